/** All letters of a scale on one canvas, each with the place where it belongs: the board fades them where counters stand. */
import type { Canvas2D } from '../brush.ts';
import type { Point } from '../geometry/curve.ts';
import { SCALES, type Box, type Scale } from '../geometry/sheet.ts';
import {
  haloOf,
  passesOf,
  strike,
  type LetteredName,
  type Lettering,
  type Pass,
  type Struck,
} from './lettering.ts';

/** A letter on the canvas and on the sheet. */
export interface SheetLetter {
  readonly pass: Pass;
  /** Middle of the letter on the sheet, in s. */
  readonly at: Point;
  /** Its square on the canvas, in pixels. */
  readonly cut: Box;
}

/** The canvas with its letters; the halos come before all letters. */
export interface SheetOfNames {
  readonly canvas: OffscreenCanvas;
  readonly letters: readonly SheetLetter[];
}

const WIDE = 1024;
const GAP = 2;

interface Wanted {
  readonly lettering: Lettering;
  readonly struck: Struck;
  readonly pass: Pass;
  /** Side of its square, in pixels. */
  readonly side: number;
}

/** Letters the names of a scale on a canvas as large as they ask for. */
export function sheetOfNames(names: readonly LetteredName[], scale: Scale): SheetOfNames {
  const pixels = SCALES[scale];
  const wanted = (['halo', 'ink'] as const).flatMap((pass) =>
    names
      .filter(({ lettering }) => passesOf(lettering).includes(pass))
      .flatMap(({ lettering, letters }) =>
        letters
          .filter(({ letter }) => letter !== ' ')
          .map((struck): Wanted => ({ lettering, struck, pass, side: sideOf(lettering, pixels) })),
      ),
  );
  const { cuts, tall } = packNames(wanted);
  const canvas = new OffscreenCanvas(WIDE, Math.max(1, tall));
  const g = canvas.getContext('2d', { willReadFrequently: true });
  if (!g) throw new Error('this browser offers no canvas to letter the map on');
  wanted.forEach((one, i) => letter(g, one, cuts[i]!, pixels));
  const letters = wanted.map(({ pass, struck }, i) => ({ pass, at: struck.at, cut: cuts[i]! }));
  return { canvas, letters };
}

/** Room for a letter however it is turned, with its halo. */
function sideOf(lettering: Lettering, pixels: number): number {
  return Math.ceil((lettering.size * 1.5 + haloOf(lettering) * 2) * pixels);
}

function packNames(wanted: readonly Wanted[]): Readonly<{ cuts: readonly Box[]; tall: number }> {
  let [x, y, row] = [0, 0, 0];
  const cuts = wanted.map(({ side }): Box => {
    if (x + side > WIDE) [x, y, row] = [0, y + row + GAP, 0];
    const cut = { x0: x, y0: y, x1: x + side, y1: y + side };
    x += side + GAP;
    row = Math.max(row, side);
    return cut;
  });
  return { cuts, tall: y + row };
}

function letter(
  g: Canvas2D,
  { lettering, struck, pass, side }: Wanted,
  { x0, y0 }: Box,
  pixels: number,
): void {
  g.setTransform(pixels, 0, 0, pixels, x0 + side / 2, y0 + side / 2);
  strike(g, lettering, { ...struck, at: [0, 0] }, pass);
}
