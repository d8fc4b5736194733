import { HEXSIDE_KINDS, TERRAINS, type HexsideKind, type Terrain, type WorkId } from '../../board/board.ts';
import { houseSideAt } from '../../board/houseGround.ts';
import { directionTo, DIRECTIONS, opposite, type Direction, type HexId } from '../../board/hex.ts';
import { hexesOf, hexsideOf, type HexsideId } from '../../board/hexside.ts';
import type { Battle } from '../battle.ts';
import { perBattle, remembering } from '../memory.ts';
import type { GameState } from '../state.ts';
import { barriersOf, sameClosings, type Barriers } from './barriers.ts';
import { closedHexes } from './closed.ts';

/** The terrain of a hex. */
export function terrainOf(battle: Battle, hex: HexId): Terrain {
  return TERRAINS[battle.board.terrain[hex]!]!;
}

/** What lies on the hexside of a hex in a direction. */
export function kindOfSide(battle: Battle, hex: HexId, direction: Direction): HexsideKind {
  return HEXSIDE_KINDS[battle.board.side[hex * 6 + direction]!]!;
}

/** The work on a hexside, or null. */
export function workAt(battle: Battle, hex: HexId, direction: Direction): WorkId | null {
  const work = battle.board.work[hex * 6 + direction]!;
  return work < 0 ? null : (work as WorkId);
}

/**
 * Closed whatever is breached or raised there: map edge, rock, any side of a Mountain or Crater hex (2.0.4), and any
 * side of a tunnel hex that is not one of its mouths (2.2.3), and a hexside of the map's own over which there is no contact (2.22.2).
 */
export function closedByNature(battle: Battle, hex: HexId, direction: Direction): boolean {
  const kind = kindOfSide(battle, hex, direction);
  if (kind === 'edge' || kind === 'rock') return true;
  if (houseSideAt(battle.board, hex * 6 + direction)?.contact === false) return true;
  const impassable = (at: HexId): boolean => {
    const terrain = terrainOf(battle, at);
    return terrain === 'mountain' || terrain === 'crater' || (terrain === 'tunnel' && kind !== 'tunnel');
  };
  return impassable(hex) || impassable(battle.board.beyond[hex * 6 + direction] as HexId);
}

type Before = Readonly<{ b: Barriers; value: Uint8Array }> | null;

const openSidesOf = remembering((battle: Battle, barriers: Barriers, before: Before): Uint8Array =>
  before !== null && openAlike(before.b, barriers) ? before.value : openUp(battle, barriers),
);

/** Whether only the holders of gates differ: the usual change. */
function openAlike(a: Barriers, b: Barriers): boolean {
  if (a.flames !== b.flames || !sameClosings(a, b)) return false;
  return a.works.every(({ breached }, work) => breached === b.works[work]!.breached);
}

/** What never changes: the sides that nature leaves open, and those of them on which a work stands. */
const groundOf = perBattle((battle) => {
  const { size, work } = battle.board;
  const passable = Uint8Array.from({ length: size * 6 }, (_, at) =>
    closedByNature(battle, Math.floor(at / 6) as HexId, (at % 6) as Direction) ? 0 : 1,
  );
  const worked = Array.from(passable.keys()).filter((at) => passable[at] === 1 && work[at]! >= 0);
  return { passable, worked };
});

function openUp(battle: Battle, barriers: Barriers): Uint8Array {
  const { passable, worked } = groundOf(battle);
  const open = passable.slice();
  const { works, flames } = barriers;
  for (const at of worked) {
    if (!works[battle.board.work[at]!]!.breached) open[at] = 0;
  }
  for (const { hexside, burning } of flames) if (burning) close(battle, open, hexside);
  for (const hex of closedHexes(barriers)) {
    for (const direction of DIRECTIONS) close(battle, open, hexsideOf(battle.board, hex, direction));
  }
  return open;
}

/** Closes a hexside seen from both its hexes. */
function close({ board }: Battle, open: Uint8Array, hexside: HexsideId): void {
  const [near, far] = hexesOf(board, hexside);
  const direction = (hexside % 6) as Direction;
  open[near * 6 + direction] = 0;
  if (far >= 0) open[far * 6 + opposite(direction)] = 0;
}

/**
 * Which hexsides are open (2.0.4), index = hex * 6 + direction: not the map edge, rock, a side of a Mountain or Crater
 * or a hex that has become one (2.2.10, 2.21.3), a side of a tunnel that is no mouth of it, an unbreached wall, tower or gate, or Flames. Zones of control, melee and
 * advance use open hexsides only.
 */
export function openSides(battle: Battle, state: GameState): Uint8Array {
  return openSidesOf(battle, barriersOf(battle, state));
}

/** Whether two hexes are in contact: adjacent across an open hexside (2.0.5). */
export function inContact(battle: Battle, state: GameState, a: HexId, b: HexId): boolean {
  const direction = directionTo(battle.board, a, b);
  return direction !== null && openSides(battle, state)[a * 6 + direction] === 1;
}

/** Whether crossing from a hex in a direction goes up-slope or inward: the hex beyond is the higher or inner one. */
export function goesUp(battle: Battle, hex: HexId, direction: Direction): boolean {
  return battle.board.up[hex * 6 + direction] === 1;
}
