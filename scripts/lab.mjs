// `npm run lab`: see tests/lab/main.ts for its arguments.
import { run } from './program.mjs';

await run('tests/lab/main.ts');
