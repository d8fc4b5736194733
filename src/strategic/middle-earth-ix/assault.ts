/** The adjudication of a contest for one province by the 1971 rules of Diplomacy and rules 3, 4 and 6. No dice. */
import type { AssaultBrief, Attacker } from './brief.ts';
import { fortValue, standingOf, strengthOf, type MovingArmy, type SupportFate } from './supports.ts';

/** What became of the Nazgûl, where it had a part. */
export type NazgulFate = 'with its army' | 'arrives alone' | 'stays' | 'retreats with its army' | 'destroyed';

/** The outcome of a contest. */
export interface AssaultOutcome {
  readonly province: string;
  /** `holds`: the defender stays. `falls`: an attacker enters. `nobody`: the province stays without an army. */
  readonly verdict: 'holds' | 'falls' | 'nobody';
  /** What stood against the attackers; null where no army stood. */
  readonly defence: number | null;
  readonly attacks: readonly Readonly<{ from: string; strength: number }>[];
  readonly supports: readonly Readonly<{ at: string; to: string; standing: SupportFate }>[];
  /** Where the army came from that entered. */
  readonly entered: string | null;
  /** The strength with which the dislodged defender retreats: of a single army always (rule 3). */
  readonly retreat: Readonly<{ double: boolean }> | null;
  readonly nazgul: NazgulFate | null;
}

type ArmyAttack = Extract<Attacker, { nazgul: boolean }>;

/** Decides a contest: strengths with the supports that stand, the one strongest attack, and the fate of the Nazgûl. */
export function adjudicate(brief: AssaultBrief): AssaultOutcome {
  const supportFor = supportGiven(brief);
  const attacks = attacksOf(brief);
  const winner = strongest(attacks);
  const defender = defenderOf(brief);
  const defence = defender === null ? null : defenceOf(brief, defender, winner?.from ?? null, supportFor);
  const enters =
    winner !== null &&
    (defender === null ||
      defence === null ||
      (winner.army.power !== defender.power &&
        strengthOf(winner.army) + supportFor(winner.from, defender.power) > defence));
  return settleOutcome(brief, {
    defence,
    attacks: attacks.map(({ from, strength }) => ({ from, strength })),
    supports: brief.supports.map((one) => ({ at: one.at, to: one.to, standing: standingOf(one, brief) })),
    entered: enters ? winner.from : null,
  });
}

/** The outcome, once it is known whether an army enters and from where. */
export function settleOutcome(
  brief: AssaultBrief,
  found: Pick<AssaultOutcome, 'defence' | 'attacks' | 'supports' | 'entered'>,
): AssaultOutcome {
  const defender = defenderOf(brief);
  const fallen = found.entered !== null;
  return {
    province: brief.province,
    ...found,
    verdict: fallen ? 'falls' : defender === null ? 'nobody' : 'holds',
    retreat: fallen && defender !== null ? { double: strengthOf(defender) === 2 } : null,
    nazgul: nazgulFate(brief, found.entered),
  };
}

/** The army that stands in the province, if one does: the Nazgûl alone is none. */
export function defenderOf({ defender }: AssaultBrief): MovingArmy | null {
  return defender === null || defender.kind === 'N' ? null : defender;
}

/** The armies that attack. */
export function armiesOf({ attackers }: AssaultBrief): readonly ArmyAttack[] {
  return attackers.filter((one) => one.kind !== 'N');
}

/**
 * A unit that holds or supports has the fort's value and its supports; one whose move failed has neither, but head to head
 * with an army that comes from where it wanted to go the supports of its move count.
 */
function defenceOf(
  { defender, province }: AssaultBrief,
  army: MovingArmy,
  comer: string | null,
  supportFor: (to: string, except: string | null) => number,
): number {
  if (defender === null || defender.kind === 'N') return strengthOf(army);
  if (defender.order === 'move') {
    const meets = comer !== null && defender.into === comer;
    return strengthOf(army) + (meets ? supportFor(province, null) : 0);
  }
  return strengthOf(army) + fortValue(province) + supportFor(province, null);
}

/** The one army whose attack is stronger than every other; null where two stand each other off, or nobody comes. */
export function strongestArmy(brief: AssaultBrief): ArmyAttack | null {
  return strongest(attacksOf(brief))?.army ?? null;
}

function attacksOf(brief: AssaultBrief) {
  const supportFor = supportGiven(brief);
  return armiesOf(brief).map((army) => ({
    army,
    from: army.from,
    strength: strengthOf(army) + supportFor(army.from, null),
  }));
}

/** What the supports that stand give to whoever is named, those of a power left out. */
function supportGiven(brief: AssaultBrief): (to: string, except: string | null) => number {
  const standing = brief.supports.filter((one) => standingOf(one, brief) === 'stands');
  return (to, except) =>
    standing
      .filter((one) => one.to === to && one.power !== except)
      .reduce((sum, one) => sum + strengthOf(one), 0);
}

function strongest<T extends { strength: number }>(attacks: readonly T[]): T | null {
  const [best, second] = attacks.toSorted((a, b) => b.strength - a.strength);
  return best === undefined || best.strength === second?.strength ? null : best;
}

/**
 * Rule 4: alone it yields to an army of another nation that comes, but for a stand-off, and is destroyed where it goes
 * to one; with its army it shares the army's fate.
 */
function nazgulFate(brief: AssaultBrief, entered: string | null): NazgulFate | null {
  const comer = armiesOf(brief).find(({ from }) => from === entered) ?? null;
  const { defender } = brief;
  if (defender !== null && defender.kind === 'N') {
    return comer === null || comer.power === 'Angmar' ? 'stays' : 'destroyed';
  }
  if (defender !== null && defender.nazgul) return comer === null ? 'stays' : 'retreats with its army';
  if (brief.attackers.some(({ kind }) => kind === 'N')) {
    const occupant = comer ?? defender;
    return occupant === null || occupant.power === 'Angmar' ? 'arrives alone' : 'destroyed';
  }
  return armiesOf(brief).some(({ nazgul }) => nazgul) ? 'with its army' : null;
}
