/** Where moves end: found by trying every path, and as they are offered, so that the two can be held against each other. */
import { DIRECTIONS, type HexId } from '../../src/board/hex.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import { move } from '../../src/engine/verbs/move.ts';
import type { Position } from '../kit/siege.ts';

type Situation = Pick<Position, 'battle' | 'state'>;

/** The refusals after which a longer path may still be allowed. */
const GOES_ON: ReadonlySet<string | null> = new Set([null, 'ends-on-friend', 'not-enough-movement']);
/** No unit of these sieges has points for a longer path. */
const LONGEST = 4;

/** The hexes a path may go on to: the neighbours of its end, or from off the map any hex at all. */
function onwards({ battle: { board } }: Situation, from: number): readonly HexId[] {
  return from < 0
    ? Array.from({ length: board.size }, (_, hex) => hex as HexId)
    : DIRECTIONS.map((direction) => board.beyond[from * 6 + direction] as HexId).filter((to) => to >= 0);
}

/** Every end of an allowed path that comes back to no hex, with the least it costs; found without the search. */
export function endsByTrial(situation: Situation, unit: PieceId, pushes: PieceId | null): Map<HexId, number> {
  const { battle, state } = situation;
  const ends = new Map<HexId, number>();
  const extend = (path: readonly number[]): void => {
    for (const to of onwards(situation, path.at(-1)!)) {
      if (path.includes(to)) continue;
      const longer = [...path, to];
      const action = { type: 'Move', unit, path: longer.slice(1) as HexId[], pushes, carries: [] } as const;
      const code = move.whyNot(battle, state, action)?.code ?? null;
      if (!GOES_ON.has(code)) continue;
      if (code === null) {
        const [moved] = move.resolve(battle, state, action, scripted());
        const spent = moved?.type === 'UnitMoved' ? moved.spent : Number.NaN;
        ends.set(to, Math.min(spent, ends.get(to) ?? Infinity));
      }
      if (longer.length <= LONGEST) extend(longer);
    }
  };
  extend([state.pieces[unit]!.at]);
  return ends;
}

/** The same, as the offers have it. */
export function endsOffered(
  { battle, state }: Situation,
  unit: PieceId,
  pushes: PieceId | null,
): Map<HexId, number> {
  const ends = new Map<HexId, number>();
  for (const action of move.options(battle, state)) {
    if (action.unit !== unit || action.pushes !== pushes) continue;
    const [moved] = move.resolve(battle, state, action, scripted());
    ends.set(action.path.at(-1)!, moved?.type === 'UnitMoved' ? moved.spent : Number.NaN);
  }
  return ends;
}

/** Ends in the order of the board, to be compared. */
export function sorted(ends: Map<HexId, number>): readonly (readonly [HexId, number])[] {
  return [...ends].sort(([a], [b]) => a - b);
}
