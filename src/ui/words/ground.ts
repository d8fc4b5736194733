/** Ground and hexsides in words: the printed rows (4.3), and those that a map brings itself (2.22). */
import { TERRAINS, type Board } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import {
  houseGroundAt,
  MOVERS,
  type HouseGround,
  type HouseHexside,
  type MoverCosts,
} from '../../board/houseGround.ts';
import { fill } from '../../i18n/fill.ts';
import { HOUSE_NOTES, TERRAIN_NAMES, TERRAIN_NOTES } from '../../i18n/words.ts';
import { inWords } from './texts.ts';

/** What the ground of a hex is called. */
export function groundName(board: Board, hex: HexId): string {
  const own = houseGroundAt(board, hex);
  return own === null ? TERRAIN_NAMES[TERRAINS[board.terrain[hex]!]!] : inWords(own.name);
}

/** What entering a hex costs and what it does for a defender. */
export function groundNote(board: Board, hex: HexId): string {
  const own = houseGroundAt(board, hex);
  return own === null ? TERRAIN_NOTES[TERRAINS[board.terrain[hex]!]!] : houseGroundNote(own);
}

/** Ground of the map's own, figure by figure; costs in half points (2.22.1). */
export function houseGroundNote({ cost, armour, strength, morale, opaque, stops }: HouseGround): string {
  return [
    fill(HOUSE_NOTES.ground, { costs: costWords(cost) }),
    ...figure(HOUSE_NOTES.armour, armour),
    ...figure(HOUSE_NOTES.strength, strength),
    ...figure(HOUSE_NOTES.morale, morale),
    ...(opaque ? [HOUSE_NOTES.opaque] : []),
    ...(stops ? [HOUSE_NOTES.stops] : []),
  ].join(' ');
}

/** A hexside of the map's own, figure by figure; costs in half points (2.22.2). */
export function houseHexsideNote(row: HouseHexside): string {
  const { cost, armour, cover, contact, morale = 0, opaque = false, stops = false } = row;
  return [
    fill(HOUSE_NOTES.hexside, { costs: costWords(cost) }),
    ...figure(HOUSE_NOTES.armour, armour),
    ...figure(HOUSE_NOTES.cover, cover),
    ...figure(HOUSE_NOTES.morale, morale),
    ...(opaque ? [HOUSE_NOTES.opaque] : []),
    ...(stops ? [HOUSE_NOTES.stops] : []),
    ...(contact ? [] : [HOUSE_NOTES.parted]),
  ].join(' ');
}

function costWords(cost: MoverCosts): string {
  return MOVERS.map((mover) => {
    const half = cost[mover];
    const who = HOUSE_NOTES.movers[mover];
    return half === null
      ? fill(HOUSE_NOTES.never, { mover: who })
      : fill(HOUSE_NOTES.costs, { mover: who, points: half / 2 });
  }).join(', ');
}

function figure(
  sentence: (typeof HOUSE_NOTES)['armour' | 'cover' | 'strength' | 'morale'],
  delta: number,
): readonly string[] {
  return delta === 0 ? [] : [fill(sentence, { delta: delta > 0 ? `+${delta}` : String(delta) })];
}
