/** Case 2.22: ground and hexsides of a map's own, as the rules ask for them. */
import type { Board } from '../../board/board.ts';
import { directionTo, type HexId } from '../../board/hex.ts';
import { houseGroundAt, houseSideAt, type Mover } from '../../board/houseGround.ts';
import { perBattle } from '../memory.ts';
import type { Battle, Kind } from '../battle.ts';
import type { OFF_MAP } from '../place.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Modifier } from './modifier.ts';
import type { Way } from './movement.ts';

/** As whom a way of going pays. */
export function moverOf({ gait, engine }: Way): Mover {
  return engine ? 'engine' : gait;
}

/** As whom a kind of piece stands in a hex: a personage as foot, a cauldron as an engine. */
export function standsAs(kind: Kind): Mover {
  if (kind.class === 'personage') return 'foot';
  return kind.class === 'unit' ? kind.gait : 'engine';
}

/** What a hexside of the map's own adds to the armour behind it (2.22.2): to whoever is attacked over it, or only to the upper side where it has one; `towards` = 1 if the attack goes up. */
export function houseCover(delta: number, towards: number): readonly Modifier[] {
  return delta === 0 || towards === -1 ? [] : [{ on: 'armour', what: 'hexside', delta, cite: '2.22.2' }];
}

/** Letters that the hexside between two neighbours, if it is one of the map's own, gives to the morale of whoever is struck over it, by the same rule as `houseCover` (2.22.2). */
export function houseMorale(board: Board, from: HexId | null, to: HexId): number {
  const direction = from === null ? null : directionTo(board, from, to);
  if (from === null || direction === null) return 0;
  const at = from * 6 + direction;
  return board.up[at] === -1 ? 0 : (houseSideAt(board, at)?.morale ?? 0);
}

/** The hexes in which every move ends (2.22.1). */
export const haltsOf = perBattle(({ board: { houseGround, house } }): readonly HexId[] =>
  house.ground.some(({ stops }) => stops)
    ? Array.from(houseGround.keys()).flatMap((hex) =>
        houseGround[hex]! > 0 && house.ground[houseGround[hex]! - 1]!.stops ? [hex as HexId] : [],
      )
    : [],
);

/** The same by hex, for searches. */
export function haltingHexes(battle: Battle): Uint8Array {
  const halting = new Uint8Array(battle.board.size);
  for (const hex of haltsOf(battle)) halting[hex] = 1;
  return halting;
}

/** The hexsides over which every move ends, index = hex * 6 + direction; undefined where the map has none (2.22.2). */
export function haltingSides(battle: Battle): Uint8Array | undefined {
  return battle.board.house.hexsides.some(({ stops }) => stops === true) ? haltingSidesOf(battle) : undefined;
}

const haltingSidesOf = perBattle(({ board }): Uint8Array =>
  board.houseSide.map((_, at) => Number(houseSideAt(board, at)?.stops === true)),
);

/** Why a step by which a piece came into a hex ended its move: the ground of the hex (2.22.1) or the hexside (2.22.2). From off the map no hexside is crossed. */
export function whyGroundHalts(board: Board, from: HexId | typeof OFF_MAP, to: HexId): Refusal | null {
  if (houseGroundAt(board, to)?.stops === true) return refuse('ground-ends-move', '2.22.1');
  if (board.house.hexsides.length === 0) return null;
  const direction = from < 0 ? null : directionTo(board, from as HexId, to);
  const crossed = direction === null ? null : houseSideAt(board, from * 6 + direction);
  return crossed?.stops === true ? refuse('hexside-ends-move', '2.22.2') : null;
}
