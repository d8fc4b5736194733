/** Where else a piece could begin: the nearest hex that bears it and is free (2.5, 2.7.1, 4.3). */
import type { Board } from '../../board/board.ts';
import { compileBoard } from '../../board/compile.ts';
import { distance } from '../../board/distance.ts';
import { hexName, hexNamed, type HexId } from '../../board/hex.ts';
import type { HexName, MapFile } from '../../board/mapFile.ts';
import { perOwner } from '../../kernel/perOwner.ts';
import { bears, besideWork } from '../../engine/facts/ground.ts';
import { kindOf } from '../../scenario/readKinds.ts';
import type { PieceLine, SideLine } from '../../scenario/schema.ts';
import type { ScenarioDocument } from '../document.ts';
import { hexesOfRegion, setupOf } from './regions.ts';

/** The board of a map; null where it has errors. Several pieces ask for the same one. */
const boardOf = perOwner((map: MapFile): Board | null => {
  const compiled = compileBoard(map);
  return compiled.ok ? compiled.value : null;
});

/**
 * The nearest hex in which a piece of the document could begin; null where there is none, or the map, its kind or its force cannot be
 * read. It lies within the piece's set-up zone, on the level of the city on which the piece stands; `outside` = out of the city instead.
 */
export function nearestStand(document: ScenarioDocument, piece: PieceLine, outside = false): HexName | null {
  const board = boardOf(document.map.inline);
  const sheet = document.kinds.findLast(({ id }) => id === piece.kind);
  const from = hexNamed(document.map.inline, piece.at);
  const side = sideOf(document, piece);
  if (board === null || sheet === undefined || from === null || side === null) return null;
  const kind = kindOf(sheet);
  const line = setupOf(document, piece);
  const zone = line === null ? null : new Set(hexesOfRegion(document, line.zone));
  const taken = takenBy(document, piece, side);
  const level = outside ? 0 : board.level[from];
  let best: HexId | null = null;
  for (let at = 0; at < board.size; at += 1) {
    const hex = at as HexId;
    if (taken.has(hex) || zone?.has(hex) === false || !bears(board, kind, hex)) continue;
    if (zone === null && board.level[hex] !== level) continue;
    if (kind.class === 'cauldron' && !besideWork(board, hex)) continue;
    if (best === null || distance(board, from, hex) < distance(board, from, best)) best = hex;
  }
  return best === null ? null : hexName(board, best);
}

/** The hexes where a piece cannot stand for those who stand there: the other side, or one that takes its place. */
function takenBy(document: ScenarioDocument, piece: PieceLine, side: SideLine): ReadonlySet<HexId> {
  const classOf = new Map(document.kinds.map((kind) => [kind.id, kind.class]));
  const alone = classOf.get(piece.kind) === 'personage';
  const isUnit = classOf.get(piece.kind) === 'unit';
  return new Set(
    document.pieces.flatMap((other) => {
      const hex = hexNamed(document.map.inline, other.at);
      if (hex === null || other === piece) return [];
      const sort = classOf.get(other.kind);
      const takesPlace = !alone && sort !== 'personage' && (sort === 'unit') === isUnit;
      return takesPlace || sideOf(document, other) !== side ? [hex] : [];
    }),
  );
}

/** The side of a piece by its force; null where the force is unknown. */
function sideOf({ sides }: ScenarioDocument, { force }: PieceLine): SideLine | null {
  return sides.find(({ forces }) => forces.some(({ id }) => id === force)) ?? null;
}
