/** Who stands where on the board (2.7.1). */
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../battle.ts';
import { perBattle } from '../memory.ts';
import type { GameState } from '../state.ts';
import { changedPieces } from './changes.ts';

type Pieces = GameState['pieces'];

/**
 * Where everybody stands in the state that was asked about last, index = hex, -1 = nobody. One unit and one engine or cauldron at
 * most share a hex, and any number of personages, who are not listed (2.7.1): see `personagesAt`. It is written over by the next
 * question about another state, so it never leaves this file: what does is the answer for one hex.
 */
interface Places {
  pieces: Pieces;
  readonly unit: Int16Array;
  /** Engines and cauldrons. */
  readonly engine: Int16Array;
  /** Two of a class share a hex: one of them is being displaced. */
  crowded: boolean;
}

const NOBODY = -1;

const places = perBattle(({ board }): Places => {
  const unit = new Int16Array(board.size).fill(NOBODY);
  return { pieces: [], unit, engine: unit.slice(), crowded: true };
});

/** The next state differs by few pieces: they are moved along. */
function placesIn(battle: Battle, pieces: Pieces): Places {
  const known = places(battle);
  if (known.pieces === pieces) return known;
  if (known.crowded || !moveAlong(battle, known, pieces)) countAnew(battle, known, pieces);
  known.pieces = pieces;
  return known;
}

/** Moves the pieces that have gone elsewhere; false where two of a class would share a hex: they must be counted. */
function moveAlong(battle: Battle, known: Places, pieces: Pieces): boolean {
  const before = known.pieces;
  const changed = changedPieces(battle, before, pieces);
  for (const id of changed) {
    const { at } = before[id]!;
    if (at < 0 || at === pieces[id]!.at) continue;
    const layer = layerOf(battle, known, id);
    if (layer !== null) layer[at] = NOBODY;
  }
  for (const id of changed) {
    const { at } = pieces[id]!;
    if (at < 0 || at === before[id]!.at) continue;
    const layer = layerOf(battle, known, id);
    if (layer === null) continue;
    if (layer[at] !== NOBODY) return false;
    layer[at] = id;
  }
  return true;
}

function countAnew(battle: Battle, known: Places, pieces: Pieces): void {
  known.unit.fill(NOBODY);
  known.engine.fill(NOBODY);
  known.crowded = false;
  for (const { id } of battle.pieces) {
    const { at } = pieces[id]!;
    const layer = at < 0 ? null : layerOf(battle, known, id);
    if (layer === null) continue;
    if (layer[at] !== NOBODY) known.crowded = true;
    layer[at] = id;
  }
}

function layerOf(battle: Battle, { unit, engine }: Places, id: PieceId): Int16Array | null {
  const { class: of } = battle.pieces[id]!.kind;
  return of === 'personage' ? null : of === 'unit' ? unit : engine;
}

/** The unit in a hex, or null. While a displacement is owed, the unit that must leave its hex is the one not told of (2.8.12). */
export function unitAt(battle: Battle, state: GameState, hex: HexId): PieceId | null {
  const owed = state.owed[0];
  if (owed?.type === 'retreat' && owed.source === null && state.pieces[owed.unit]!.at === hex) {
    return whoStays(battle, state, owed.unit);
  }
  const id = placesIn(battle, state.pieces).unit[hex]!;
  return id === NOBODY ? null : (id as PieceId);
}

/** Who shares the hex of a unit that is to leave it; itself where nobody does. */
function whoStays(battle: Battle, state: GameState, leaving: PieceId): PieceId {
  const hex = state.pieces[leaving]!.at;
  const staying = battle.pieces.find(
    ({ id, kind }) => id !== leaving && kind.class === 'unit' && state.pieces[id]!.at === hex,
  );
  return staying?.id ?? leaving;
}

/** The engine or cauldron in a hex, or null. */
export function engineAt(battle: Battle, state: GameState, hex: HexId): PieceId | null {
  const id = placesIn(battle, state.pieces).engine[hex]!;
  return id === NOBODY ? null : (id as PieceId);
}
