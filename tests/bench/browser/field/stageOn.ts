/** Our side: the board of the game on a land of any size, with the range of whoever is chosen. */
import type { HexId } from '../../../../src/board/hex.ts';
import type { PieceId } from '../../../../src/engine/battle.ts';
import { unitAt } from '../../../../src/engine/facts/occupancy.ts';
import { destinations, range, spentTo } from '../../../../src/engine/facts/range.ts';
import { OFF_MAP, type GameState, type Place } from '../../../../src/engine/state.ts';
import { NO_OVERLAYS, type CounterHints, type ReachedHex } from '../../../../src/stage/contract.ts';
import { createStage } from '../../../../src/stage/stage.ts';
import type { Contender } from './contender.ts';
import { NEARNESS, wayOf, wholeSheet, type Land } from './land.ts';

const HINTS: CounterHints = { ready: new Set(), fanatic: new Map() };

/** Opens the board of the game on a land. */
export async function stageOn({ battle, state, plan }: Land, place: HTMLElement): Promise<Contender> {
  const stage = await createStage(place, {
    gone: () => {},
    hover: () => {},
    inspect: () => {},
    beat: () => {},
    pick: ({ hex }) => {
      const unit = unitAt(battle, state, hex);
      stage.overlay(unit === null ? NO_OVERLAYS : chosen(unit, hex));
    },
  });
  const chosen = (unit: PieceId, hex: HexId) => ({
    ...NO_OVERLAYS,
    selected: hex,
    range: rangeOf(unit),
  });
  const rangeOf = (unit: PieceId): readonly ReachedHex[] => {
    const found = range(battle, state, unit);
    return destinations(found).map((hex) => ({ hex, cost: spentTo(found, hex)!, stops: false }));
  };
  stage.open(battle, plan.map);
  stage.show(state, HINTS);
  stage.fit();
  stage.zoomBy(NEARNESS / wholeSheet({ width: place.clientWidth, height: place.clientHeight }, plan).scale);

  const home = (turn: number): Place => state.pieces[turn % state.pieces.length]!.at;
  return {
    acts: {
      look: (turn) => {
        const { dx, dy, zoom } = wayOf(turn);
        stage.panBy(dx, dy);
        if (zoom !== 1) stage.zoomBy(zoom);
      },
      move: (turn) => stage.show(withPiece(state, turn, ((home(turn) as number) + 1) as Place), HINTS),
      hide: (turn) => stage.show(turn % 2 === 0 ? withPiece(state, turn, OFF_MAP) : state, HINTS),
    },
    letGo: () => stage.overlay(NO_OVERLAYS),
    units: () =>
      battle.placements.flatMap((hex, unit) => {
        if (rangeOf(unit as PieceId).length < 10) return [];
        const at = stage.pointOf(hex as HexId);
        return at === null ? [] : [{ x: at[0], y: at[1] }];
      }),
  };
}

/** The state with one piece elsewhere. */
function withPiece(state: GameState, turn: number, at: Place): GameState {
  const id = turn % state.pieces.length;
  return { ...state, pieces: state.pieces.with(id, { ...state.pieces[id]!, at }) };
}
