/** What the mirror of the board says of a hex beyond its name: what choosing it would do. */
import { hexesOf } from '../../board/hexside.ts';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { halfPoints } from '../../i18n/fill.ts';
import { TABLE } from '../../i18n/words.ts';
import type { Overlays } from '../../stage/contract.ts';
import { WORDS } from '../words/words.ts';
import { hexsideWords } from '../words/names.ts';

/** Words by hex for who can act and for everything the overlays offer: "may reach, 2½", "target", "choose wall 1213/1312". */
export function offeredWords(
  battle: Battle,
  state: GameState,
  able: ReadonlySet<PieceId>,
  shown: Overlays,
): ReadonlyMap<HexId, string> {
  const words = new Map<HexId, string>();
  const add = (hex: HexId, text: string): void => {
    const known = words.get(hex);
    words.set(hex, known === undefined ? text : `${known}, ${text}`);
  };
  for (const hex of new Set([...able].map((piece) => state.pieces[piece]!.at))) {
    if (hex >= 0) add(hex as HexId, WORDS.canAct);
  }
  for (const { hex, cost, stops } of shown.range) {
    add(hex, `${TABLE.legendRange}, ${halfPoints(cost)}${stops ? `, ${TABLE.legendStop}` : ''}`);
  }
  for (const hex of shown.targets) add(hex, TABLE.legendTarget);
  for (const hex of shown.choices) add(hex, TABLE.legendChoice);
  for (const hex of shown.forbidden) add(hex, TABLE.legendForbidden);
  for (const hexside of shown.hexsides) {
    const name = `${TABLE.legendChoice} ${hexsideWords(battle, hexside)}`;
    for (const hex of hexesOf(battle.board, hexside))
      if (hex >= 0 && hex !== shown.selected) add(hex as HexId, name);
  }
  return words;
}

/** The hexes whose names may differ between two states of one battle. */
export function changedHexes(battle: Battle, before: GameState, after: GameState): ReadonlySet<HexId> {
  const changed = new Set<number>();
  for (const [id, piece] of after.pieces.entries()) {
    const was = before.pieces[id as PieceId]!;
    if (was !== piece) changed.add(was.at).add(piece.at);
  }
  for (const [id, work] of after.works.entries()) {
    const { inner, outer } = battle.board.works[id]!;
    if (before.works[id] !== work) changed.add(inner).add(outer);
  }
  for (const kind of ['ladders', 'docks', 'flames'] as const) {
    if (before[kind] === after[kind]) continue;
    for (const { hexside } of [...before[kind], ...after[kind]]) {
      for (const hex of hexesOf(battle.board, hexside)) changed.add(hex);
    }
  }
  for (const kind of ['heads', 'trenches'] as const) {
    if (before[kind] !== after[kind]) for (const hex of [...before[kind], ...after[kind]]) changed.add(hex);
  }
  return new Set([...changed].filter((hex): hex is HexId => hex >= 0));
}
