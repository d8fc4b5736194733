/** Rules 3 and 6: the strength of an army, and which supports stand against what comes at them. */
import { goalOf, type AssaultBrief, type Support } from './brief.ts';
import { isFort, type Power } from './facts.ts';

/** An army on the move or at rest. */
export interface MovingArmy {
  readonly power: Power;
  readonly kind: 'A' | '2A';
  readonly nazgul: boolean;
}

/** A double army counts two, and an army with the Nazgûl may be regarded as one (rules 3 and 4); more than two it never is. */
export function strengthOf({ kind, nazgul }: MovingArmy): 1 | 2 {
  return kind === '2A' || nazgul ? 2 : 1;
}

/** What a fort adds to the unit that holds or supports in it (rule 6); purely defensive. */
export function fortValue(province: string): 0 | 1 {
  return isFort(province) ? 1 : 0;
}

/** What became of a support: it stands, it was cut, or its unit was dislodged. */
export type SupportFate = 'stands' | 'cut' | 'dislodged';

/**
 * What becomes of a support. Any attack by another power cuts it, one single army that of a double army too (rule 3),
 * but not the attack that comes from the province it is given against. In a fort the unit supports on until it is
 * dislodged (rule 6).
 */
export function standingOf(support: Support, brief: AssaultBrief): SupportFate {
  const attacks = support.attackedBy.filter(({ power }) => power !== support.power);
  if (isDislodged(support)) return 'dislodged';
  if (isFort(support.at)) return 'stands';
  return attacks.some(({ from }) => from !== goalOf(support, brief)) ? 'cut' : 'stands';
}

/** The strongest attack alone dislodges, if it is of another power and stronger than what holds the unit. */
function isDislodged(support: Support): boolean {
  const attacks = support.attackedBy
    .map((attack) => ({ power: attack.power, strength: strengthOf(attack) + attack.supports }))
    .toSorted((a, b) => b.strength - a.strength);
  const [best, second] = attacks;
  if (best === undefined || best.power === support.power || best.strength === second?.strength) return false;
  return best.strength > strengthOf(support) + fortValue(support.at) + support.backed;
}
