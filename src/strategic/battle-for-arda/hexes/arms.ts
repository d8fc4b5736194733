/** H4: what the units are on the hexes: fourteen types by their classes, and the codes that their strengths come to. */
import { diceOf, isFortification, type SupportKind, type Unit } from '../units.ts';

/** A type of counter. Flyers have none: nobody flies on the hexes but a captain. */
export type ArmType =
  | 'heavy-foot'
  | 'foot'
  | 'levy'
  | 'pike'
  | 'archer'
  | 'skirmisher'
  | 'heavy-horse'
  | 'light-horse'
  | 'beast-rider'
  | 'great-beast'
  | 'flyer'
  | 'engine'
  | 'captain'
  | 'work';

/** They fight like horse, and their mounts are none. */
const WARGS: readonly string[] = ['warg_rider', 'warg_scout'];
/** The formation of a wall of pikes; spears have less. */
const PIKES = 6;
/** The armour of those who wear mail. */
const MAIL = -2;

/** The type of a unit that goes on land. */
export function armOf(unit: Unit): ArmType {
  const { classes, targeted, category } = unit;
  if (isFortification(unit)) return 'work';
  if (classes.includes('duel')) return 'captain';
  if (unit.air !== undefined) return 'flyer';
  if (unit.attack[0] === 0) return 'engine';
  if (unit.hitPoints > 1) return 'great-beast';
  if (WARGS.includes(unit.id)) return 'beast-rider';
  if (targeted?.type === 'charge') return 'heavy-horse';
  if (targeted?.type === 'flank') return 'light-horse';
  if (classes.includes('ranged'))
    return category === 'Ambusher' || category === 'Wilderness' ? 'skirmisher' : 'archer';
  if (targeted?.type === 'formation' && targeted.defence >= PIKES) return 'pike';
  if (category === 'Levy') return 'levy';
  return bonusOf(unit, 'armor') <= MAIL ? 'heavy-foot' : 'foot';
}

/** Melee letters by strength, the worst first: up to 2, 3, 4 and 5, 6, more. */
const MELEE: readonly (readonly [most: number, letter: string])[] = [
  [2, 'E'],
  [3, 'D'],
  [5, 'C'],
  [6, 'B'],
  [Infinity, 'A'],
];
/** Missile letters by the support that archers give, from 1 to 3. */
const MISSILES = ['e', 'd', 'c'];
const STOUT = 5;
const STEADY = 3;

/** The code of a unit (2.4.1): melee by half of what it attacks and defends with, the land left out; shots of the ranged; armour of those in mail; the stronger the better its heart. */
export function codeOf(unit: Unit): string {
  const strength = strengthOf(unit);
  const [, melee = 'A'] = MELEE.find(([most]) => strength <= most) ?? [];
  const missiles = unit.classes.includes('ranged') ? (MISSILES[bonusOf(unit, 'ranged') - 1] ?? 'e') : '';
  const armour = unit.hitPoints > 1 || bonusOf(unit, 'armor') <= MAIL ? 3 : 2;
  return `${melee}${missiles}${armour}${moraleOf(unit, strength)}`;
}

/** The dead and the dreadful do not run. */
function moraleOf(unit: Unit, strength: number): string {
  if (strength >= STOUT || bonusOf(unit, 'terror') < 0) return 'X';
  return strength >= STEADY ? 'Y' : 'Z';
}

function strengthOf(unit: Unit): number {
  const [attack, defence] = [diceOf(unit, 'attack'), diceOf(unit, 'defence')];
  return Math.floor((attack.strength * attack.rolls + defence.strength * defence.rolls) / 2);
}

/** The greatest support of a kind that a unit gives, for good or ill; 0 where it gives none. */
function bonusOf({ supports }: Unit, kind: SupportKind): number {
  const given = supports.filter(({ type }) => type === kind).map(({ bonus }) => bonus);
  return given.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
}
