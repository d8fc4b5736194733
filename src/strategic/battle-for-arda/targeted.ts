/** The seven targeted attacks: who may fire when, at whom, and with what effect. Both sides fire before anybody falls. */
import type { Die } from '../siege.ts';
import type { Falls } from './casualties.ts';
import { afterHits, standing, vulnerable, type ArdaForce } from './force.ts';
import type { Role } from './terrain.ts';
import { isFortification, TARGETED_ATTACKS, type TargetedAttack, type UnitClass } from './units.ts';

/** How one kind of targeted attack is fired. */
interface TargetedRule {
  readonly at: UnitClass;
  /** In the first round of battle only. */
  readonly once: boolean;
  /** Kills outright, whatever hit points are left. */
  readonly outright: boolean;
  /** At most one shot a target. */
  readonly single: boolean;
  /** Kept off by fortifications, while the option is on. */
  readonly keptOff: boolean;
}

const RULES: Readonly<Record<TargetedAttack, TargetedRule>> = {
  antiair: { at: 'antiair', once: false, outright: false, single: false, keptOff: false },
  siege: { at: 'siege', once: true, outright: true, single: false, keptOff: false },
  duel: { at: 'duel', once: false, outright: true, single: true, keptOff: false },
  formation: { at: 'formation', once: true, outright: false, single: true, keptOff: false },
  charge: { at: 'infantry', once: true, outright: false, single: false, keptOff: true },
  flank: { at: 'flank', once: false, outright: false, single: false, keptOff: true },
  trample: { at: 'trample', once: true, outright: false, single: false, keptOff: true },
};

/** The sides of a battle, by role. */
export type Sides = Readonly<Record<Role, ArdaForce>>;

/** What the targeted attacks of a round depend on besides the sides: who falls of each, and the option of the map. */
export interface Fire {
  readonly round: number;
  readonly fortificationProtects: boolean;
  readonly falls: Readonly<Record<Role, Falls>>;
}

/** The sides after the targeted attacks of a round. */
export function afterTargeted(sides: Sides, fire: Fire, die: Die): Sides {
  return {
    attack: afterFire(sides.attack, sides.defence, 'defence', { ...fire, falls: fire.falls.attack }, die),
    defence: afterFire(sides.defence, sides.attack, 'attack', { ...fire, falls: fire.falls.defence }, die),
  };
}

/** A force after everything that the shooters, in their role, fire at it. */
function afterFire(
  force: ArdaForce,
  shooters: ArdaForce,
  role: Role,
  { round, fortificationProtects, falls }: Omit<Fire, 'falls'> & { readonly falls: Falls },
  die: Die,
): ArdaForce {
  const walled = fortificationProtects && standing(force, isFortification) > 0;
  return TARGETED_ATTACKS.reduce((left, type) => {
    const { at, once, outright, single, keptOff } = RULES[type];
    if ((once && round > 1) || (keptOff && walled)) return left;
    if (!shooters.some(({ unit }) => (unit.targeted?.type === type ? unit.targeted[role] : 0) > 0))
      return left;
    const targets = standing(left, (unit) => vulnerable(unit) && unit.classes.includes(at));
    if (targets === 0) return left;
    const shots = shotsOf(shooters, type, role);
    const fired = single ? shots.slice(0, targets) : shots;
    const hits = fired.filter((value) => die(12) <= value).length;
    return afterHits(left, hits, (unit) => unit.classes.includes(at), falls, outright);
  }, force);
}

/** The value of every shot of one kind, the best first; a value of nothing is no shot. */
function shotsOf(shooters: ArdaForce, type: TargetedAttack, role: Role): readonly number[] {
  return shooters
    .flatMap(({ unit: { targeted }, count }) => {
      if (targeted?.type !== type || targeted[role] === 0) return [];
      return Array.from({ length: count * targeted.shots }, () => targeted[role]);
    })
    .toSorted((a, b) => b - a);
}
