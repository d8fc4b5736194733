// `npm run fuzz`: see tests/fuzz/main.ts for its arguments.
import { run } from './program.mjs';

await run('tests/fuzz/main.ts');
