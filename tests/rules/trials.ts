/** Where moves end: found by trying every path, and as they are offered, so that the two can be held against each other. */
import { DIRECTIONS, type HexId } from '../../src/board/hex.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import type { Dice } from '../../src/engine/dice.ts';
import type { Verb } from '../../src/engine/verb.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { moveAlone } from '../../src/engine/verbs/moveAlone.ts';
import type { Position } from '../kit/siege.ts';

type Situation = Pick<Position, 'battle' | 'state'>;
type Ends = Map<HexId, number>;
type Walking = ActionOf<'Move' | 'MoveAlone'>;

/** The refusals after which a longer path may still be allowed. */
const GOES_ON: ReadonlySet<string | null> = new Set([null, 'ends-on-friend', 'not-enough-movement']);
/** No piece of these sieges has points for a longer path. */
const LONGEST = 4;
/** Whoever is overrun is dead. */
const ONES: Dice = { roll: ({ dice }) => Array.from({ length: dice }, () => 1) };

/** The hexes a path may go on to: the neighbours of its end, or from off the map any hex at all. */
function onwards({ battle: { board } }: Situation, from: number): readonly HexId[] {
  return from < 0
    ? Array.from({ length: board.size }, (_, hex) => hex as HexId)
    : DIRECTIONS.map((direction) => board.beyond[from * 6 + direction] as HexId).filter((to) => to >= 0);
}

function spentBy<A extends Walking>({ battle, state }: Situation, verb: Verb<A>, action: A): number {
  const [moved] = verb.resolve(battle, state, action, ONES);
  return moved?.type === 'UnitMoved' || moved?.type === 'PersonageMoved' ? moved.spent : Number.NaN;
}

function tried<A extends Walking>(
  situation: Situation,
  verb: Verb<A>,
  from: number,
  along: (path: readonly HexId[]) => A,
): Ends {
  const { battle, state } = situation;
  const ends: Ends = new Map();
  const extend = (path: readonly number[]): void => {
    for (const to of onwards(situation, path.at(-1)!)) {
      if (path.slice(1).includes(to)) continue;
      const longer = [...path, to];
      const action = along(longer.slice(1) as HexId[]);
      const code = verb.whyNot(battle, state, action)?.code ?? null;
      if (!GOES_ON.has(code)) continue;
      if (code === null) {
        ends.set(to, Math.min(spentBy(situation, verb, action), ends.get(to) ?? Infinity));
      }
      if (longer.length <= LONGEST && to !== from) extend(longer);
    }
  };
  extend([from]);
  return ends;
}

/** Every end of an allowed path that enters no hex twice, with the least it costs, the hex it begins in included; found without the search. */
export function endsByTrial(
  situation: Situation,
  unit: PieceId,
  pushes: PieceId | null,
  carries: readonly PieceId[] = [],
): Ends {
  const from = situation.state.pieces[unit]!.at;
  return tried(situation, move, from, (path) => ({ type: 'Move', unit, path, pushes, carries }));
}

/** The same for a personage who goes alone. */
export function strollsByTrial(situation: Situation, personage: PieceId): Ends {
  const from = situation.state.pieces[personage]!.at;
  return tried(situation, moveAlone, from, (path) => ({ type: 'MoveAlone', personage, path }));
}

/** The ends of the moves that are offered, with their costs. */
export function endsOffered(
  situation: Situation,
  unit: PieceId,
  pushes: PieceId | null,
  carries: readonly PieceId[] = [],
): Ends {
  const ends: Ends = new Map();
  for (const action of move.options(situation.battle, situation.state)) {
    if (action.unit !== unit || action.pushes !== pushes) continue;
    if (action.carries.join() !== carries.join()) continue;
    ends.set(action.path.at(-1)!, spentBy(situation, move, action));
  }
  return ends;
}

/** The same for a personage who goes alone. */
export function strollsOffered(situation: Situation, personage: PieceId): Ends {
  const ends: Ends = new Map();
  for (const action of moveAlone.options(situation.battle, situation.state)) {
    if (action.personage !== personage) continue;
    ends.set(action.path.at(-1)!, spentBy(situation, moveAlone, action));
  }
  return ends;
}

/** Ends in the order of the board, to be compared. */
export function sorted(ends: Ends): readonly (readonly [HexId, number])[] {
  return [...ends].sort(([a], [b]) => a - b);
}
