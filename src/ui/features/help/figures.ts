/** What the book says of the battle that is played, besides its cases: the thresholds of its forces (2.10.1, 2.13.5). */
import { PANEL_WORDS } from '../../../i18n/words.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Cite } from '../../../rulebook/cases.ts';
import { canBreak } from '../../words/tracks.ts';
import { inWords } from '../../words/words.ts';

/** A sentence for each case whose figures the scenario gives; a force that fights to the last has no threshold to tell. */
export function figuresInBook({ forces }: Battle): Readonly<Partial<Record<Cite, string>>> {
  const thresholds = forces.filter(canBreak).map(({ name, threshold }) => `${inWords(name)} ${threshold}`);
  if (thresholds.length === 0) return {};
  const text = fill(PANEL_WORDS.thresholdsHere, { thresholds: thresholds.join(', ') });
  return { '2.10.1': text, '2.13.5': text };
}
