/** `npm run recordings`: keeps the inputs that draw the map of each stronghold in tests/editor/recordings. The great city has its own, by hand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { DRAWN_GROUNDS, mapNamed } from './drawnGrounds.ts';
import { inputsOf } from './recorder.ts';

for (const region of DRAWN_GROUNDS) {
  const lines = inputsOf(mapNamed(region)).map((input) => `  ${JSON.stringify(input)}`);
  writeFileSync(join(ROOT, `tests/editor/recordings/${region}.json`), `[\n${lines.join(',\n')}\n]\n`);
}
