/** Orders that a lesson can point at: who gives them, and the hex that gives them. */
import { distance } from '../../../board/distance.ts';
import type { HexId } from '../../../board/hex.ts';
import type { ActionType } from '../../../engine/action.ts';
import { enemyOf, type Battle, type PieceId } from '../../../engine/battle.ts';
import { hexOf, unitKind } from '../../../engine/facts/pieces.ts';
import { zones } from '../../../engine/facts/zones.ts';
import type { GameState } from '../../../engine/state.ts';
import { deedsOf, hexesOfDeed, choosablePieces } from '../../orders/deeds.ts';
import { reachOf } from '../../orders/reach.ts';

/** An order as it is given by two picks on the board. */
export interface Pointer {
  readonly type: ActionType;
  readonly piece: PieceId;
  /** Where the piece stands. */
  readonly from: HexId;
  /** What is picked then. */
  readonly to: HexId;
}

/** For every unit that can move, the hex in its reach that is nearest to an enemy, the longest march first. */
export function ordersToMove(battle: Battle, state: GameState): readonly Pointer[] {
  const foes = hexesOf(battle, state, enemyOf(state.active));
  const near = (hex: HexId): number => Math.min(...foes.map((foe) => distance(battle.board, hex, foe)));
  return marches(battle, state)
    .map(({ piece, from, reached }) => {
      const best = reached.toSorted((a, b) => near(a.hex) - near(b.hex) || a.cost - b.cost)[0]!;
      return { type: 'Move', piece, from, to: best.hex, cost: best.cost } as const;
    })
    .toSorted((a, b) => b.cost - a.cost || a.piece - b.piece);
}

/** Every shot that may be tried now. */
export function ordersToShoot(battle: Battle, state: GameState): readonly Pointer[] {
  return deeds(battle, state, 'Fire');
}

/**
 * What leads to a blow: the blow itself; else a unit that goes into contact, unless one stands there already; else a ladder.
 * None = the step can only be ended.
 */
export function ordersToStrike(battle: Battle, state: GameState): readonly Pointer[] {
  const blows = deeds(battle, state, 'Melee');
  if (blows.length > 0) return blows;
  const contact = zones(battle, state, enemyOf(state.active));
  if (hexesOf(battle, state, state.active).some((hex) => contact[hex] === 1)) return [];
  const closing = marches(battle, state).flatMap(({ piece, from, reached }) => {
    const to = reached.find(({ stops }) => stops);
    const strikes = unitKind(battle, piece)?.faces[0].melee !== null;
    return to === undefined || !strikes ? [] : [{ type: 'Move', piece, from, to: to.hex } as const];
  });
  return closing.length > 0 ? closing : deeds(battle, state, 'RaiseLadder');
}

interface March {
  readonly piece: PieceId;
  readonly from: HexId;
  readonly reached: NonNullable<ReturnType<typeof reachOf>>['reached'];
}

/** Who can move on the map, and where to. */
function marches(battle: Battle, state: GameState): readonly March[] {
  return able(battle, state).flatMap(({ piece, from }) => {
    const reached = reachOf(battle, state, piece, null)?.reached ?? [];
    return reached.length === 0 ? [] : [{ piece, from, reached }];
  });
}

function deeds(battle: Battle, state: GameState, type: ActionType): readonly Pointer[] {
  return able(battle, state).flatMap(({ piece, from }) =>
    deedsOf(battle, state, piece)
      .filter((deed) => deed.type === type)
      .flatMap((deed) => {
        const to = hexesOfDeed(battle, state, deed)[0];
        return to === undefined ? [] : [{ type, piece, from, to }];
      }),
  );
}

function able(battle: Battle, state: GameState): readonly Readonly<{ piece: PieceId; from: HexId }>[] {
  return [...choosablePieces(battle, state)].flatMap((piece) => {
    const from = hexOf(state, piece);
    return from === null ? [] : [{ piece, from }];
  });
}

/** Where the pieces of a side stand. */
export function hexesOf(battle: Battle, state: GameState, side: number): readonly HexId[] {
  return battle.pieces.flatMap(({ id, side: whose }) => {
    const hex = hexOf(state, id);
    return whose === side && hex !== null ? [hex] : [];
  });
}
