// `node scripts/assets/title.mjs`: paints the ground of the title page anew; see tests/ui/plate/main.ts.
import { run } from '../program.mjs';

await run('tests/ui/plate/main.ts');
