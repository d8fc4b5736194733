/** What the seats read of a battle that is not opened yet. */
import { BESIEGER } from '../../../engine/battle.ts';
import { sideNames, UNOPENED, type Unopened } from '../../games/scenarioCards.ts';
import { inWords } from '../../words/words.ts';
import { thresholdOf } from '../../../session/matchPlay.ts';

/** A battle as it stands in the choice. */
export interface BattleLine {
  readonly id: string;
  /** Index = Side. */
  readonly sides: readonly [string, string];
  /** The force of the besieger that the battle hangs on, and its threshold (2.10.1). */
  readonly force: string;
  readonly usual: number;
}

/** A battle of the choice; the first of them for a name that is none of theirs. */
export function unopenedBattle(battle: string): Unopened {
  return UNOPENED.find(({ id }) => id === battle) ?? UNOPENED[0]!;
}

/** A battle in the words of the page. */
export function battleLine({ id, sides }: Unopened): BattleLine {
  const besieger = sides.find(({ role }) => role === 'besieger');
  const force = besieger?.forces.find(({ holds }) => holds);
  return {
    id,
    sides: sideNames(sides),
    force: inWords(force?.name ?? { en: '' }),
    usual: thresholdOf({ sides }, BESIEGER),
  };
}
