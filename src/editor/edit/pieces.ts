/** Kinds and the pieces that are of them (2.4, 2.5). */
import { hexNamed } from '../../board/hex.ts';
import { kindSchema, type KindSheet } from '../../scenario/rosterSchema.ts';
import { pieceSchema, type PieceLine } from '../../scenario/schema.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { change, isSame, refuse, readLine, type Edited, type EditRefused } from '../edited.ts';
import { changeInHints } from './hints.ts';
import { renamedIn } from './rename.ts';

/** Adds a kind, or gives the kind of this id other factors; of several of one id this one is left. */
export function putKind(document: ScenarioDocument, { kind }: CommandOf<'putKind'>): Edited {
  const read = readLine(kindSchema, kind);
  if (!read.ok) return read;
  const at = document.kinds.findIndex(({ id }) => id === kind.id);
  const others = document.kinds.filter(({ id }, index) => id !== kind.id || index === at);
  const kinds = at < 0 ? [...others, read.line] : others.with(at, read.line);
  return isSame(kinds, document.kinds) ? refuse('no-change') : change(document, { kinds });
}

/** Takes a kind out of the document; refused while a piece is of it. */
export function removeKind(document: ScenarioDocument, { id }: CommandOf<'removeKind'>): Edited {
  const kinds = document.kinds.filter((kind) => kind.id !== id);
  if (kinds.length === document.kinds.length) return refuse('no-such-name', id);
  const used = document.pieces.find(({ kind }) => kind === id);
  return used === undefined ? change(document, { kinds }) : refuse('still-used', used.id);
}

/** Places new pieces, on the map or off it, and takes their kinds up. An id stands once; a kind that is known must be the same. */
export function placePieces(document: ScenarioDocument, { pieces, kinds }: CommandOf<'placePieces'>): Edited {
  if (pieces.length === 0) return refuse('no-change');
  const known = new Map(document.kinds.map((kind) => [kind.id, kind]));
  const added: KindSheet[] = [];
  for (const kind of kinds) {
    const read = readLine(kindSchema, kind);
    if (!read.ok) return read;
    const before = known.get(kind.id);
    if (before === undefined) added.push(read.line);
    else if (!isSame(before, read.line)) return refuse('kind-differs', kind.id);
    known.set(kind.id, before ?? read.line);
  }
  const ids = new Set(document.pieces.map(({ id }) => id));
  const placed: PieceLine[] = [];
  for (const piece of pieces) {
    const read = readLine(pieceSchema, piece);
    if (!read.ok) return read;
    const wrong = wrongPiece(document, piece);
    if (wrong !== null) return wrong;
    if (!known.has(piece.kind)) return refuse('no-such-name', piece.kind);
    if (ids.has(piece.id)) return refuse('name-taken', piece.id);
    ids.add(piece.id);
    placed.push(read.line);
  }
  return change(document, {
    pieces: [...document.pieces, ...placed],
    ...(added.length > 0 ? { kinds: [...document.kinds, ...added] } : {}),
  });
}

/** Moves pieces to a hex, or off the map. */
export function movePieces(document: ScenarioDocument, { ids, at }: CommandOf<'movePieces'>): Edited {
  if (at !== 'off' && hexNamed(document.map.inline, at) === null) return refuse('off-map', at);
  const missing = missingOf(document, ids);
  if (missing !== null) return refuse('no-such-name', missing);
  const moved = new Set(ids);
  const pieces = document.pieces.map((piece) => (moved.has(piece.id) ? { ...piece, at } : piece));
  return isSame(pieces, document.pieces) ? refuse('no-change') : change(document, { pieces });
}

/**
 * Gives a piece another id, kind, force, place or state; its new id is carried to wherever the old one stood. Of two pieces of one
 * id the later is altered, and the names stay with the other.
 */
export function alterPiece(document: ScenarioDocument, { id, piece }: CommandOf<'alterPiece'>): Edited {
  const at = document.pieces.findLastIndex((one) => one.id === id);
  if (at < 0) return refuse('no-such-name', id);
  const isTwin = document.pieces.findIndex((one) => one.id === id) < at;
  const read = readLine(pieceSchema, piece);
  if (!read.ok) return read;
  const wrong = wrongPiece(document, piece);
  if (wrong !== null) return wrong;
  if (!document.kinds.some((kind) => kind.id === piece.kind)) return refuse('no-such-name', piece.kind);
  if (piece.id !== id && document.pieces.some((one) => one.id === piece.id))
    return refuse('name-taken', piece.id);
  if (isSame(document.pieces[at], read.line)) return refuse('no-change');
  const renamed = piece.id === id || isTwin ? document : renamedIn(document, 'piece', id, piece.id);
  return change(renamed, { pieces: renamed.pieces.with(at, read.line) });
}

/** Takes pieces away, from the set-up, the groups and the hints as well. A trigger that speaks of one becomes a problem. */
export function removePieces(document: ScenarioDocument, { ids }: CommandOf<'removePieces'>): Edited {
  const missing = missingOf(document, ids);
  if (missing !== null) return refuse('no-such-name', missing);
  if (ids.length === 0) return refuse('no-change');
  const gone = new Set(ids);
  const stay = (id: string): boolean => !gone.has(id);
  const told = changeInHints(document, { piece: (id) => (stay(id) ? id : null) });
  return change(told, {
    pieces: document.pieces.filter(({ id }) => stay(id)),
    setup: document.setup.map((line) =>
      line.pieces === 'all' || line.pieces.every(stay) ? line : { ...line, pieces: line.pieces.filter(stay) },
    ),
    groups: document.groups.map((group) =>
      group.pieces.every(stay) ? group : { ...group, pieces: group.pieces.filter(stay) },
    ),
  });
}

function missingOf({ pieces }: ScenarioDocument, ids: readonly string[]): string | null {
  const known = new Set(pieces.map(({ id }) => id));
  return ids.find((id) => !known.has(id)) ?? null;
}

function wrongPiece({ map, sides }: ScenarioDocument, { at, force }: PieceLine): EditRefused | null {
  if (at !== 'off' && hexNamed(map.inline, at) === null) return refuse('off-map', at);
  const isKnown = sides.some(({ forces }) => forces.some(({ id }) => id === force));
  return isKnown ? null : refuse('no-such-name', force);
}
