/** A game that was played, and whether it can be played again on a draft: on the same sheet, with the same pieces, from the start. */
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { newMatch, type Entry } from '../../game/match.ts';

/** A game with the battle it was played on, its first state and everything that was done. */
export interface RecordedGame {
  readonly battle: Battle;
  readonly start: GameState;
  readonly entries: readonly Entry[];
}

/** Why a game is not one of this battle; `was` and `is` are what the sentence names. */
export interface Foreign {
  readonly code: 'other-size' | 'other-hexes' | 'other-battle' | 'other-start';
  readonly was: string;
  readonly is: string;
}

/** Why a game cannot be played again on a draft at all; null where it can be tried. */
export function whyForeign(draft: Battle, { battle, start }: RecordedGame): Foreign | null {
  const [was, is] = [battle.board, draft.board];
  if (was.columns !== is.columns || was.rows !== is.rows)
    return { code: 'other-size', was: sizeOf(was), is: sizeOf(is) };
  if (was.offset !== is.offset) return { code: 'other-hexes', was: was.offset, is: is.offset };
  const known = new Set(draft.pieces.map(({ name }) => name));
  const stranger = battle.pieces.find(({ name }) => !known.has(name));
  if (battle.id !== draft.id && stranger !== undefined)
    return { code: 'other-battle', was: battle.title.en, is: stranger.name };
  return isItsStart(battle, start) ? null : { code: 'other-start', was: String(start.turn), is: '' };
}

function sizeOf({ columns, rows }: Battle['board']): string {
  return `${columns} × ${rows}`;
}

/** Whether a game begins where its battle does: the same turn, and everybody where he is first. */
function isItsStart(battle: Battle, start: GameState): boolean {
  const { state } = newMatch(battle, 0);
  return state.turn === start.turn && state.pieces.every(({ at }, piece) => at === start.pieces[piece]?.at);
}
