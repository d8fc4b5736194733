/** Where else a piece could begin: the nearest hex that bears it and is free (2.5, 2.7.1, 4.3). */
import type { Board } from '../../board/board.ts';
import { compileBoard } from '../../board/compile.ts';
import { hexName, hexNamed, type HexId } from '../../board/hex.ts';
import type { HexName, MapFile } from '../../board/mapFile.ts';
import type { Kind } from '../../engine/battle.ts';
import { mayBegin } from '../../engine/facts/ground.ts';
import { perOwner } from '../../kernel/perOwner.ts';
import { kindOf } from '../../scenario/readKinds.ts';
import type { PieceLine } from '../../scenario/schema.ts';
import type { ScenarioDocument } from '../document.ts';
import { hexesOfRegion, setupOf } from './regions.ts';

/** The board of a map, or null where it has errors. Several pieces ask for the same one. */
const boardOf = perOwner((map: MapFile): Readonly<{ board: Board | null }> => {
  const compiled = compileBoard(map);
  return { board: compiled.ok ? compiled.value : null };
});

/** The nearest hex in which a piece could begin; null where there is none, or its kind, its force or its place cannot be read. */
type Standing = (piece: PieceLine, where: 'level' | 'outside') => HexName | null;

/**
 * Where pieces of a document could begin: within their set-up zone, or else on the level of the city on which they stand,
 * or out of the city. `board` = that of its map, if it is at hand.
 */
export function standing(document: ScenarioDocument, { board } = boardOf(document.map.inline)): Standing {
  if (board === null) return () => null;
  const kinds = new Map(document.kinds.map((kind) => [kind.id, kindOf(kind)]));
  const sides = new Map(document.sides.flatMap((side) => side.forces.map(({ id }) => [id, side] as const)));
  const there = new Map<HexName, PieceLine[]>();
  for (const piece of document.pieces) there.set(piece.at, [...(there.get(piece.at) ?? []), piece]);
  const isFree = (piece: PieceLine, kind: Kind, hex: HexId): boolean =>
    (there.get(hexName(board, hex)) ?? []).every((other) => {
      const sort = kinds.get(other.kind)?.class ?? 'personage';
      const takesPlace = sort !== 'personage' && kind.class !== 'personage';
      const isEnemy = sides.get(other.force) !== sides.get(piece.force);
      return other === piece || !(isEnemy || (takesPlace && (sort === 'unit') === (kind.class === 'unit')));
    });
  return (piece, where) => {
    const kind = kinds.get(piece.kind);
    const from = hexNamed(board, piece.at);
    if (kind === undefined || from === null || !sides.has(piece.force)) return null;
    const line = setupOf(document, piece);
    const zone = line === null ? null : new Set(hexesOfRegion(document, line.zone));
    const level = where === 'outside' ? 0 : board.level[from];
    const mayStand = (hex: HexId): boolean =>
      (zone === null ? board.level[hex] === level : zone.has(hex)) &&
      mayBegin(board, kind, hex) &&
      isFree(piece, kind, hex);
    for (const hex of outward(board, from)) if (mayStand(hex)) return hexName(board, hex);
    return null;
  };
}

/** Every hex of a board, the nearest first. */
function* outward({ beyond, size }: Board, from: HexId): Generator<HexId> {
  const seen = new Uint8Array(size);
  const ahead = [from];
  seen[from] = 1;
  for (const hex of ahead) {
    yield hex;
    for (let side = hex * 6; side < hex * 6 + 6; side += 1) {
      const next = beyond[side]! as HexId;
      if (next < 0 || seen[next] === 1) continue;
      seen[next] = 1;
      ahead.push(next);
    }
  }
}
