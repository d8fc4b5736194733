/** Rule 12: who storms a fort and who holds it, or why nobody does. */
import { armiesOf, defenderOf, strongestArmy } from '../assault.ts';
import type { AssaultBrief } from '../brief.ts';
import { isFort } from '../facts.ts';
import type { IxSaid } from '../said.ts';
import type { MovingArmy } from '../supports.ts';

/** A contest that is fought out at a wall. */
export interface Storm {
  readonly brief: AssaultBrief;
  readonly garrison: MovingArmy;
  /** The strongest that comes, and where it comes from. */
  readonly army: MovingArmy;
  readonly from: string;
}

/** The storm of a contest: an army holds or supports in a fort, and one of another power comes against it stronger than all others. */
export function stormOf(brief: AssaultBrief): Storm | IxSaid {
  const { province, defender } = brief;
  const garrison = defenderOf(brief);
  if (!isFort(province)) return { say: 'ixNoFort', province };
  if (garrison === null || defender === null || defender.kind === 'N')
    return { say: 'ixNobodyWithin', province };
  if (defender.order === 'move') return { say: 'ixGoesOut', province };
  if (armiesOf(brief).length === 0) return { say: 'ixNobodyComes', province };
  const army = strongestArmy(brief);
  if (army === null) return { say: 'ixStandOff', province };
  if (army.power === garrison.power) return { say: 'ixOwnComes', province };
  return { brief, garrison, army, from: army.from };
}
