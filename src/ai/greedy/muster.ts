/** Case 2.5: set-up. Pieces that wait get a hex; the rest stand where the scenario put them, but for the secrets. */
import { standingAt } from '../../engine/facts/pieces.ts';
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import type { Action } from '../../engine/action.ts';
import { DEFENDER, type PieceId } from '../../engine/battle.ts';
import { OFF_MAP } from '../../engine/state.ts';
import { verbOf } from '../../engine/verbs.ts';
import { hintedStart } from './hints.ts';
import { onceIn, type Mind } from './mind.ts';

/** Places whoever has no hex yet, then shuffles the cauldrons, so that nobody learns them by heart (2.5.1). */
export function muster(mind: Mind): Action | null {
  return place(mind) ?? shuffle(mind);
}

function place(mind: Mind): Action | null {
  const { battle, state, side } = mind;
  const waitingIn = battle.setup.flatMap(({ pieces, hexes, side: whose }) =>
    whose === side
      ? pieces.filter((id) => state.pieces[id]!.at === OFF_MAP).map((id) => [id, hexes] as const)
      : [],
  );
  for (const [waiting, hexes] of waitingIn) {
    const hint = hintedStart(mind, waiting);
    const worth = (hex: HexId): number => standing(mind, hex) + (hint?.(hex) ?? 0);
    const wanted = [...hexes].toSorted((a, b) => worth(b) - worth(a));
    const start = hint === null ? mind.draw(Math.min(6, wanted.length)) : 0;
    for (const hex of [...wanted.slice(start), ...wanted.slice(0, start)]) {
      const action = { type: 'Deploy', piece: waiting, hex } as const;
      if (verbOf('Deploy').whyNot(battle, state, action) === null) return action;
    }
  }
  return null;
}

/** The besieger near the city, the defender inside it, and both near where the enemy stands or will stand. */
function standing({ battle, side }: Mind, hex: HexId): number {
  const { board } = battle;
  if (side === DEFENDER) return board.level[hex]!;
  const gate = board.works.find(({ kind }) => kind === 'main-gate') ?? board.works[0];
  return gate === undefined ? 0 : -distance(board, hex, gate.inner);
}

function shuffle(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  const pots = battle.pieces.filter(
    ({ id, kind, side: whose }) => whose === side && kind.class === 'cauldron' && state.pieces[id]!.at >= 0,
  );
  for (const { id: piece } of pots) {
    if (memory.passed.has(piece)) continue;
    memory.passed.add(piece);
    const other: PieceId = pots[mind.draw(pots.length)]!.id;
    const action = { type: 'Deploy', piece, hex: standingAt(state, other) } as const;
    if (!onceIn(mind, 2) || verbOf('Deploy').whyNot(battle, state, action) !== null) continue;
    return action;
  }
  return null;
}
