/** The page of figures, docs/sound.md. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow } from '../../fingerprint.mjs';
import { RECIPES } from './recipes.mjs';

/**
 * A sound that was made.
 * @typedef {{ name: keyof typeof RECIPES, figures: ReturnType<typeof import('./measure.mjs').measure>, bytes: number }} Row
 */

/** Names the recipes that the sounds were made of: whoever changes one has to make them again. */
export function recipesHash() {
  const hash = createHash('sha256');
  for (const file of filesBelow(['scripts/assets/sounds', 'scripts/assets/sounds.mjs'])) {
    hash.update(`${file}\0${readFileSync(join(ROOT, file), 'utf8').replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {number} figure @param {number} digits */
const rounded = (figure, digits) => figure.toFixed(digits);

/** The page in markdown. @param {readonly Row[]} rows @param {string} hash */
export function pageOf(rows, hash) {
  const whole = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  return `# Sound

Every sound of the game is made by \`node scripts/assets/sounds.mjs\` out of sines and seeded noise; nothing was recorded
and nothing was taken from anywhere. The recipes stand in \`scripts/assets/sounds\`; what is heard of which event, and
which events are silent on purpose and why, stands in \`src/stage/sound/score.ts\`.

**These sounds were checked by figures and by nobody's ears.** A test makes each of them anew and asks for its length, its
peak of -6 dB, no shift to one side, silence at both ends, and a spectrum that lies where the recipe says; a browser reads
every file back; a bed begins again without a hole and without a bump. A battle was recorded as it is heard and measured as well
([a battle as it is heard](sound-of-a-battle.md)). Whether they are pleasant, nobody has heard yet.

Centroid = the middle of the spectrum by power; strongest = its strongest partial; level = the effective value over the
whole length. All of it is mono, 32 kHz, MPEG layer III: ${rows.length} files, ${Math.round(whole / 1000)} kB together, each fetched when it is
first heard and none before the first click, tap or key.

| sound | heard when | length (s) | peak (dB) | level (dB) | centroid (Hz) | strongest (Hz) | bytes |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map(rowOf).join('\n')}

## Levels

Effects, alerts, ambience and the theme have a slider each. Ambience is off until a player turns it on, and even at full
slider it lies near -28 dB. One limiter stands behind everything. Of the sounds of one action each begins with its beat on
the board; skipping ends the effects and lets only the gravest alert ring out; with speed "at once" an action has one sound
at most.

Made of the recipes \`${hash}\`.
`;
}

/** @param {Row} row */
function rowOf({ name, figures, bytes }) {
  const { seconds, peak, level, centroid, strongest } = figures;
  const cells = [
    name,
    RECIPES[name].when,
    rounded(seconds, 2),
    rounded(peak, 1),
    rounded(level, 1),
    rounded(centroid, 0),
    rounded(strongest, 0),
    String(bytes),
  ];
  return `| ${cells.join(' | ')} |`;
}
