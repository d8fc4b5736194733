/** Mirror and rotation: where else a stroke is painted. Both turn the lattice onto itself, around a hex. */
import type { HexId } from '../../board/hex.ts';
import type { MapHexside } from '../../board/mapFile.ts';
import { hexName, hexNamed } from '../../board/hex.ts';
import { hexAt, hexsideOfPair, type Sheet } from '../sheet.ts';
import type { AxialStep, Turn } from './region.ts';

/** How strokes are repeated. `upright` mirrors left and right, `level` top and bottom; a rotation has 2, 3 or 6 parts. */
export type Symmetry =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'mirror'; axis: 'upright' | 'level' | 'both'; centre: HexId }>
  | Readonly<{ kind: 'rotation'; parts: 2 | 3 | 6; centre: HexId }>;

/** A turn by 60 degrees clockwise. */
export const TURN_RIGHT: Turn = ([q, r]) => whole([-r, q + r]);

/** The mirror images of steps: over the upright axis, and over the level one. */
export function mirrors(orientation: Sheet['orientation']): Readonly<Record<'upright' | 'level', Turn>> {
  return orientation === 'pointy'
    ? { upright: ([q, r]) => whole([-q - r, r]), level: ([q, r]) => whole([q + r, -r]) }
    : { upright: ([q, r]) => whole([-q, q + r]), level: ([q, r]) => whole([q, -q - r]) };
}

/** Without a zero below zero. */
function whole([q, r]: AxialStep): AxialStep {
  return [q + 0, r + 0];
}

/** The turns of a symmetry, staying included. */
function turnsOf(symmetry: Symmetry, orientation: Sheet['orientation']): readonly Turn[] {
  const stay: Turn = (step) => step;
  switch (symmetry.kind) {
    case 'none':
      return [stay];
    case 'mirror': {
      const { upright, level } = mirrors(orientation);
      if (symmetry.axis === 'both') return [stay, upright, level, (step) => upright(level(step))];
      return [stay, symmetry.axis === 'upright' ? upright : level];
    }
    case 'rotation': {
      const sixths = 6 / symmetry.parts;
      return Array.from({ length: symmetry.parts }, (_, part): Turn => (step) => {
        let turned = step;
        for (let sixth = 0; sixth < part * sixths; sixth += 1) turned = TURN_RIGHT(turned);
        return turned;
      });
    }
  }
}

/** The images of a hex on the map, in the order of the turns; null beyond the edge. */
export function imagesOf(sheet: Sheet, symmetry: Symmetry, hex: HexId): readonly (HexId | null)[] {
  if (symmetry.kind === 'none') return [hex];
  const { centre } = symmetry;
  const [q, r] = [sheet.q[centre]!, sheet.r[centre]!];
  return turnsOf(symmetry, sheet.orientation).map((turn) => {
    const [dq, dr] = turn([sheet.q[hex]! - q, sheet.r[hex]! - r]);
    return hexAt(sheet, q + dq, r + dr);
  });
}

/** Hexes with all their images, each once. */
export function withImages(sheet: Sheet, symmetry: Symmetry, hexes: readonly HexId[]): readonly HexId[] {
  if (symmetry.kind === 'none') return hexes;
  return [...new Set(hexes.flatMap((hex) => imagesOf(sheet, symmetry, hex).filter((one) => one !== null)))];
}

/** Hexsides with all their images. */
export function hexsidesWithImages(
  sheet: Sheet,
  symmetry: Symmetry,
  lines: readonly MapHexside[],
): readonly MapHexside[] {
  if (symmetry.kind === 'none') return lines;
  return lines.flatMap((line) => {
    const [a, b] = [hexNamed(sheet, line.a), hexNamed(sheet, line.b)];
    if (a === null || b === null) return [];
    const images = imagesOf(sheet, symmetry, b);
    return imagesOf(sheet, symmetry, a).flatMap((first, turn): readonly MapHexside[] => {
      const second = images[turn] ?? null;
      if (first === null || second === null || hexsideOfPair(sheet, first, second) === null) return [];
      const names = { a: hexName(sheet, first), b: hexName(sheet, second) };
      const up = line.up === undefined ? {} : { up: line.up === line.a ? names.a : names.b };
      return [{ ...line, ...names, ...up }];
    });
  });
}

/** A path of neighbours with all its images; of an image that leaves the map, the parts that lie on it, each a path of its own. */
export function pathsWithImages(
  sheet: Sheet,
  symmetry: Symmetry,
  path: readonly HexId[],
): readonly (readonly HexId[])[] {
  const images = path.map((hex) => imagesOf(sheet, symmetry, hex));
  return (images[0] ?? []).flatMap((_, turn) => {
    const parts: HexId[][] = [[]];
    for (const image of images) {
      const hex = image[turn] ?? null;
      if (hex === null) parts.push([]);
      else parts.at(-1)!.push(hex);
    }
    return parts.filter(({ length }) => length > 0);
  });
}
