/** What the sheet of a new game reads of a battle that is not opened yet. */
import { BESIEGER, DEFENDER, type Side } from '../../engine/battle.ts';
import { UNOPENED, type Unopened } from '../scenarioCards.ts';
import { inWords } from '../words.ts';
import { thresholdOf } from './match.ts';

/** A battle as it stands in the choice. */
export interface BattleLine {
  readonly id: string;
  readonly title: string;
  /** Index = Side. */
  readonly sides: readonly [string, string];
  /** The force of the besieger that the battle hangs on, and its threshold (2.10.1). */
  readonly force: string;
  readonly usual: number;
  readonly expected: number | null;
}

/** The battles that can be begun. */
export function battleLines(): readonly BattleLine[] {
  return UNOPENED.map(lineOf);
}

function lineOf({ id, title, sides, minutes }: Unopened): BattleLine {
  const sideOf = (side: Side): Unopened['sides'][number] | undefined =>
    sides.find(({ role }) => role === (side === DEFENDER ? 'defender' : 'besieger'));
  const nameOf = (side: Side): string => inWords(sideOf(side)?.name ?? { en: '' });
  const force = sideOf(BESIEGER)?.forces.find(({ holds }) => holds);
  return {
    id,
    title: inWords(title),
    sides: [nameOf(DEFENDER), nameOf(BESIEGER)],
    force: inWords(force?.name ?? { en: '' }),
    usual: thresholdOf({ sides }, BESIEGER),
    expected: minutes ?? null,
  };
}
