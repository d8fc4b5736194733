// `npm run fixtures`: plays the games of tests/replays anew.
import { run } from './program.mjs';

await run('tests/replays/main.ts');
