// `npm run house-rules`: see tests/calibration/houseRules.ts.
import { run } from './program.mjs';

await run('tests/calibration/houseRules.ts');
