/** H3: what the works of a battle are on the map. Two hexsides for each wall, the gate and the towers for a fortress; ancient works are all of them, and stand for ever. */
import { hexName, type HexId } from '../../../board/hex.ts';
import type { Work } from '../../../board/board.ts';
import { distanceTo } from '../../shippedMaps.ts';
import type { Figure } from '../figures.ts';
import { vulnerable, type ArdaForce } from '../force.ts';
import { isFortification } from '../units.ts';
import type { ArdaField } from './ground.ts';

/** Hit points of works that stand. */
export interface WorksLeft {
  readonly ancient: boolean;
  readonly walls: number;
  readonly fortress: number;
}

/** A hexside for each hit point of a wall: two of them. */
const DICE_FACES = 12;

/** Whether a side has ancient works. */
export function hasAncient(force: ArdaForce): boolean {
  return force.some(({ unit }) => isFortification(unit) && !vulnerable(unit));
}

/** The outer works that are down while only these stand, as "OUTSIDE/INSIDE": of the walls those nearest to the assault stand longest. */
export function worksDown(field: ArdaField, { ancient, walls, fortress }: WorksLeft): readonly string[] {
  if (ancient) return [];
  const outer = outerWorks(field);
  const sides = outer.filter(({ kind }) => kind === 'wall').map((work) => pairOf(field, work));
  const others = outer.filter(({ kind }) => kind !== 'wall').map((work) => pairOf(field, work));
  return [...(fortress > 0 ? [] : others), ...sides.slice(walls)];
}

/** The sides where ladders lean, "FOOT/HEAD", nearest to the assault first: walls that stand. */
export function ladderSides(field: ArdaField, down: readonly string[]): readonly string[] {
  return outerWorks(field)
    .filter(({ kind }) => kind === 'wall')
    .map((work) => pairOf(field, work))
    .filter((pair) => !down.includes(pair));
}

/** Whether a hexside is one of the outer works, which stand and fall with the works of the battle. */
export function isOuterWork(field: ArdaField, pair: string): boolean {
  return outerWorks(field).some((work) => pairOf(field, work) === pair);
}

/** Hexsides that the siege attacks of the first round bring down in the mean of their dice: shots by value in twelve, two for each wall that falls. */
export function siegeHexsides(figures: readonly Figure[]): number {
  return figures.reduce((sum, { unit: { targeted } }) => {
    if (targeted?.type !== 'siege') return sum;
    return sum + Math.floor((2 * targeted.shots * targeted.attack) / DICE_FACES);
  }, 0);
}

function outerWorks(field: ArdaField): readonly Work[] {
  const { board, against } = field;
  const off = ({ inner }: Work): number => distanceTo(board, hexName(board, inner), against);
  return board.works
    .filter(({ outer }) => board.level[outer] === 0)
    .toSorted((a, b) => off(a) - off(b) || a.hexside - b.hexside);
}

function pairOf({ board }: ArdaField, { outer, inner }: Work): string {
  const nameOf = (hex: HexId): string => hexName(board, hex);
  return `${nameOf(outer)}/${nameOf(inner)}`;
}
