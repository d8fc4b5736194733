// `npm run calibration`: see tests/calibration/main.ts.
import { run } from './program.mjs';

await run('tests/calibration/main.ts');
