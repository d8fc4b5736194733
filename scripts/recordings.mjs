// `npm run recordings`: writes down anew by which inputs the maps of the strongholds are drawn.
import { run } from './program.mjs';

await run('tests/editor/recordAll.ts');
