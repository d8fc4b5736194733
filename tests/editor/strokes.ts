/** Where a recorded hand goes: strokes that cover hexes, and ways over everything that hangs together. */
import { directionTo, hexNamed } from '../../src/board/hex.ts';
import type { HexName, MapFile } from '../../src/board/mapFile.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import type { Input } from './author.ts';

/** A stroke over every run of hexes in a row, a click on one that stands alone. */
export function strokesOver({ columns, rows }: MapFile, hexes: ReadonlySet<HexName>): readonly Input[] {
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const strokes: Input[] = [];
    for (let from = 0; from < columns; from += 1) {
      if (!hexes.has(printed(from, row))) continue;
      let to = from;
      while (hexes.has(printed(to + 1, row))) to += 1;
      strokes.push(
        to === from ? ['click', printed(from, row)] : ['drag', printed(from, row), printed(to, row)],
      );
      from = to;
    }
    return strokes;
  });
}

/** A hex by its printed number, from column and row counted from 0. */
export function printed(column: number, row: number): HexName {
  return [column + 1, row + 1].map((one) => String(one).padStart(2, '0')).join('');
}

/** Ways from hex to neighbouring hex, there and back, over everything that hangs together. */
export function partsOf(map: MapFile, hexes: readonly HexName[]): readonly (readonly HexName[])[] {
  const sheet = sheetOf(map);
  const left = new Set(hexes);
  const isNear = (a: HexName, b: HexName): boolean =>
    directionTo(sheet, hexNamed(sheet, a)!, hexNamed(sheet, b)!) !== null;
  const walk = (from: HexName): readonly HexName[] => {
    left.delete(from);
    const way = [from];
    for (const next of hexes) if (left.has(next) && isNear(from, next)) way.push(...walk(next), from);
    return way;
  };
  return hexes.flatMap((hex) => (left.has(hex) ? [walk(hex)] : []));
}
