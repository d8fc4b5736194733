/** What the book says of the battle that is played, besides its cases: thresholds (2.10.1, 2.13.5) and what levels count (2.10.2). */
import { PANEL_WORDS } from '../../../i18n/words.ts';
import { fill } from '../../../i18n/fill.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../../engine/battle.ts';
import { holdingForce, levelValuesOf } from '../../../engine/consequences/tallies.ts';
import type { Cite } from '../../../rulebook/cases.ts';
import { canBreak } from '../../words/tracks.ts';
import { inWords } from '../../words/words.ts';

type Figures = Readonly<Partial<Record<Cite, string>>>;

/** A sentence for each case whose figures the scenario gives. */
export function figuresInBook(battle: Battle): Figures {
  return { ...thresholdsIn(battle), ...levelsIn(battle) };
}

/** A force that fights to the last has no threshold to tell. */
function thresholdsIn({ forces }: Battle): Figures {
  const thresholds = forces.filter(canBreak).map(({ name, threshold }) => `${inWords(name)} ${threshold}`);
  if (thresholds.length === 0) return {};
  const text = fill(PANEL_WORDS.thresholdsHere, { thresholds: thresholds.join(', ') });
  return { '2.10.1': text, '2.13.5': text };
}

/** Nothing where there is no city, or where no track tells of it. */
function levelsIn(battle: Battle): Figures {
  const [within, without] = [DEFENDER, BESIEGER].map((side) => {
    const force = battle.forces[holdingForce(battle, side) ?? -1];
    return force !== undefined && canBreak(force) ? force : null;
  });
  const hasCity = battle.board.level.some((level) => level > 0);
  if (!hasCity || (within === null && without === null)) return {};
  const { lost, gained } = levelValuesOf(battle);
  const parts = [
    ...(within ? [`${inWords(within.name)} ${lost === 0 ? '' : '+'}${lost}`] : []),
    ...(without ? [`${inWords(without.name)} ${gained === 0 ? '' : '-'}${gained}`] : []),
  ];
  return { '2.10.2': fill(PANEL_WORDS.levelsHere, { values: parts.join(', ') }) };
}
