// `npm run look -- <url path> <out.png>`: a picture of the built game; see tests/look/main.ts for its arguments.
import { run } from './program.mjs';

await run('tests/look/main.ts');
