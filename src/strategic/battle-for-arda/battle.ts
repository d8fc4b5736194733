/** A battle of the Battle for Arda: air combat, then up to ten rounds of targeted attacks and regular combat on dice of twelve. */
import { perOwner } from '../../kernel/perOwner.ts';
import type { Said } from '../said.ts';
import type { Die } from '../siege.ts';
import { fallsBy, type Falls } from './casualties.ts';
import { afterHits, forceOf, mendFortresses, standing, vulnerable, type ArdaForce } from './force.ts';
import { arda } from './said.ts';
import { strengthsOf } from './supports.ts';
import { afterTargeted, type Sides } from './targeted.ts';
import type { Role } from './terrain.ts';
import type { ArdaBrief } from './brief.ts';
import type { Unit } from './units.ts';

/** After so many rounds the battle is over. */
export const ROUNDS = 10;
const SIDES = 12;

/** How a battle ended. */
export type ArdaVerdict = 'taken' | 'cleared' | 'held' | 'undecided';

/** What is said of each end. */
export const VERDICTS = {
  taken: arda({ say: 'ardaTaken' }),
  cleared: arda({ say: 'ardaCleared' }),
  held: arda({ say: 'ardaHeld' }),
  undecided: arda({ say: 'ardaUndecided' }),
} as const satisfies Readonly<Record<ArdaVerdict, Said>>;

/** What is left of a battle. */
export interface ArdaOutcome {
  readonly verdict: ArdaVerdict;
  readonly rounds: number;
  readonly left: Sides;
}

/** What became of a battle, with its brief and the units that came. */
export interface ArdaReport extends ArdaOutcome {
  readonly brief: ArdaBrief;
  readonly start: Sides;
}

/** The sides as they enter the battle. */
export function musterSides({ attacker, defender, terrain }: ArdaBrief): Sides {
  return {
    attack: forceOf(attacker, terrain, 'attack'),
    defence: forceOf(defender, terrain, 'defence'),
  };
}

/** Who is told how the sides stand when a round is over; 0 is the round in the air. */
type Watcher = (round: number, sides: Sides) => void;

/** Fights a battle to its end; nobody retreats. Of one that was begun on the hexes so many rounds are over, and with the first of them the fight in the air. */
export function fight(
  brief: ArdaBrief,
  start: Sides,
  die: Die,
  watch: Watcher = () => undefined,
  over = 0,
): ArdaOutcome {
  const falls = (sides: Sides): FallsOf => fallsIn(brief, sides);
  let sides = over === 0 ? airCombat(start, falls(start), die) : start;
  let rounds = over;
  watch(rounds, sides);
  while (rounds < ROUNDS && !isDecided(sides)) {
    rounds += 1;
    const { fortificationProtects } = brief;
    sides = afterTargeted(sides, { round: rounds, fortificationProtects, falls: falls(sides) }, die);
    sides = each(sides, (force) => force.filter(({ unit }) => !unit.traits.includes('spent')));
    if (!isDecided(sides)) sides = afterRegular(sides, falls(sides), die);
    sides = each(sides, mendFortresses);
    watch(rounds, sides);
  }
  return { verdict: verdictFor(sides), rounds, left: sides };
}

/** Who falls of each side. */
type FallsOf = Readonly<Record<Role, Falls>>;

/** What was found in the battles of a brief: a series of games meets the same sides again and again. */
const bookOf = perOwner((_brief: ArdaBrief) => new Map<string, string>());

/** Who falls of each side as they stand: nobody's casualties depend on what the other loses at the same time. */
function fallsIn(brief: ArdaBrief, { attack, defence }: Sides): FallsOf {
  const book = bookOf(brief);
  return {
    attack: fallsBy(brief.casualties, 'attack', defence, book),
    defence: fallsBy(brief.casualties, 'defence', attack, book),
  };
}

/** How a battle with these units left ends: only who goes on foot takes a territory. */
export function verdictFor(sides: Sides): ArdaVerdict {
  if (!isDecided(sides)) return 'undecided';
  if (fighters(sides.defence) > 0) return 'held';
  return standing(sides.attack, (unit) => unit.air === undefined) > 0 ? 'taken' : 'cleared';
}

/** Whether a side has nobody left who can be beaten. */
function isDecided(sides: Sides): boolean {
  return fighters(sides.attack) === 0 || fighters(sides.defence) === 0;
}

function fighters(force: ArdaForce): number {
  return standing(force, vulnerable);
}

/** One round in the air before the first, where both sides have units there; it hits nobody on the ground. */
function airCombat(sides: Sides, falls: FallsOf, die: Die): Sides {
  const flying = (unit: Unit): boolean => unit.air !== undefined;
  if (standing(sides.attack, flying) === 0 || standing(sides.defence, flying) === 0) return sides;
  const hits = (force: ArdaForce, at: 0 | 1): number =>
    force.reduce((sum, { unit, count }) => sum + countHits(count, unit.air?.[at] ?? 0, die), 0);
  const byAttack = hits(sides.attack, 0);
  const byDefence = hits(sides.defence, 1);
  return {
    attack: afterHits(sides.attack, byDefence, flying, falls.attack),
    defence: afterHits(sides.defence, byAttack, flying, falls.defence),
  };
}

/** Both sides roll with the strengths they have, then casualties fall on both. */
function afterRegular(sides: Sides, falls: FallsOf, die: Die): Sides {
  const byAttack = regularHits(sides, 'attack', die);
  const byDefence = regularHits(sides, 'defence', die);
  return {
    attack: afterHits(sides.attack, byDefence, vulnerable, falls.attack),
    defence: afterHits(sides.defence, byAttack, vulnerable, falls.defence),
  };
}

function regularHits(sides: Sides, role: Role, die: Die): number {
  const force = sides[role];
  const enemy = sides[role === 'attack' ? 'defence' : 'attack'];
  return strengthsOf(force, enemy, role).reduce(
    (sum, strengths, at) =>
      strengths.reduce((hits, strength) => hits + countHits(force[at]!.rolls, strength, die), sum),
    0,
  );
}

/** How many of some dice show the strength or less. */
function countHits(dice: number, strength: number, die: Die): number {
  if (strength <= 0) return 0;
  let hits = 0;
  for (let at = 0; at < dice; at++) if (die(SIDES) <= strength) hits += 1;
  return hits;
}

function each(sides: Sides, change: (force: ArdaForce) => ArdaForce): Sides {
  return { attack: change(sides.attack), defence: change(sides.defence) };
}
