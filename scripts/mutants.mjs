// `npm run mutants`: see tests/mutants/main.ts for its arguments.
import { run } from './program.mjs';

await run('tests/mutants/main.ts');
