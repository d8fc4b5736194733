/** Orders in words: what is asked of whoever owes a decision, and what the gold button does. */
import { hexName, type HexId } from '../../board/hex.ts';
import type { Action, ActionType } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState, Owed } from '../../engine/state.ts';
import { fill, halfPoints } from '../../i18n/fill.ts';
import { nameKeys } from '../../i18n/keyed.ts';
import { TABLE } from '../../i18n/words.ts';
import type { TableStore } from '../store/tableStore.ts';
import { pieceIn, pieceName } from '../words/names.ts';
import { WORDS } from '../words/words.ts';
import { endOfMove, type PieceReach } from '../orders/reach.ts';

/** What is asked of whoever owes a decision. */
export function decisionPrompt(battle: Battle, state: GameState, owed: Owed): string {
  const named = pieceIn('unit', battle, state, owed.unit);
  const { unit } = named;
  const next = nameKeys(TABLE.nextTarget);
  switch (owed.type) {
    case 'retreat':
      return fill(TABLE.chooseRetreat, { ...named, hexes: owed.hexes, next });
    case 'advance':
      return fill(TABLE.chooseAdvance, { unit, hex: hexName(battle.board, owed.hex) });
    case 'slip':
      return fill(TABLE.chooseSlip, { ...named, attacker: pieceName(battle, state, owed.attacker), next });
    case 'duel':
      return fill(TABLE.chooseAnswer, { unit, challenger: pieceName(battle, state, owed.challenger) });
    case 'withdraw':
      return fill(TABLE.chooseWithdrawal, { unit, next });
    case 'escape':
      return fill(TABLE.chooseEscape, { unit, next });
  }
}

/** What the gold button does: "Move to 1312: 2 of 4 points", "Attack"; null when nothing waits. */
export function confirmLabel(
  battle: Battle,
  state: GameState,
  aim: Action | null,
  reach: PieceReach | null,
): string | null {
  if (state.owed[0] !== undefined) return state.owed[0].type === 'advance' ? TABLE.advance : null;
  if (aim === null) return null;
  const end = endOfMove(aim);
  if (end !== null) return moveWords(battle, reach, end);
  const label = CONFIRM[aim.type];
  return label === undefined ? null : TABLE[label];
}

/** "Move to 1312: 2 of 4 points". */
export function moveWords(battle: Battle, reach: PieceReach | null, end: HexId): string {
  const cost = halfPoints(reach?.costTo(end) ?? 0);
  return fill(TABLE.moveFor, {
    hex: hexName(battle.board, end),
    cost,
    all: halfPoints(reach?.allowance ?? 0),
  });
}

/** The word on the gold button for each order but a move. */
const CONFIRM: Partial<Record<ActionType, keyof typeof TABLE>> = {
  Fire: 'confirmShot',
  Bombard: 'confirmShot',
  Melee: 'confirmAttack',
  Breach: 'confirmBreach',
  RaiseLadder: 'confirmRaise',
  ThrowDown: 'confirmThrowDown',
  RallySelf: 'confirmRally',
  Rally: 'confirmRally',
  RallyToBanner: 'confirmBanner',
  Challenge: 'confirmChallenge',
  Cast: 'confirmCast',
  Pour: 'confirmPour',
  Dock: 'confirmDock',
  ThrowHead: 'confirmHead',
  DigTrench: 'confirmDig',
  ClearHead: 'confirmClear',
  RemoveDummy: 'confirmRemove',
};

/** Why nothing lies ahead of the chosen piece: what is owed is answered by a button, or it has done all it can. */
export function nothingLeft({ match, chosen }: Pick<TableStore, 'match' | 'chosen'>): string {
  const { battle, state } = match.peek()!;
  const [owed] = state.owed;
  const { piece } = chosen.peek();
  if (owed !== undefined) return decisionPrompt(battle, state, owed);
  return piece === null ? '' : fill(WORDS.nothingLeft, { unit: pieceName(battle, state, piece) });
}
