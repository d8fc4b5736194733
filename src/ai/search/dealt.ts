/** A state that a view may stand for: what the side may not know is dealt at random (2.5.1). */
import type { Battle, PieceId } from '../../engine/battle.ts';
import { isCauldron } from '../../engine/facts/pieces.ts';
import { UNKNOWN_OIL, type GameState, type PieceState } from '../../engine/state.ts';
import type { Draw } from '../agent.ts';

/** The view itself where nothing is hidden in it; else one of the states that look so, each as likely as the next. */
export function dealt(battle: Battle, view: GameState, draw: Draw): GameState {
  const veiled = battle.pieces
    .filter(({ id }) => isCauldron(battle, id) && view.pieces[id]!.oil === UNKNOWN_OIL)
    .map(({ id }) => id);
  if (veiled.length === 0) return view;
  const pieces: PieceState[] = [...view.pieces];
  const secret = veiled.filter((id) => !view.pieces[id]!.revealed);
  const places = shuffled(secret, draw);
  for (const id of veiled) {
    const at = secret.indexOf(id);
    const looks = view.pieces[at < 0 ? id : places[at]!]!;
    pieces[id] = { ...looks, oil: battle.oil[id]! };
  }
  return { ...view, pieces };
}

function shuffled(ids: readonly PieceId[], draw: Draw): readonly PieceId[] {
  const left = [...ids];
  return ids.map(() => left.splice(draw(left.length), 1)[0]!);
}
