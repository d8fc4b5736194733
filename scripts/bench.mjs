// `npm run bench`: see tests/bench/main.ts for its arguments.
import { run } from './program.mjs';

await run('tests/bench/main.ts');
