/** The sheet behind the title: what of it is seen, and where it burns. The picture and what moves over it are drawn to these. */

/** The window of the sheet in hex sides. */
export const WINDOW = { x0: 6, y0: 5.5, x1: 34, y1: 31.5 };

/** The hexes that burn. */
const BURNING = ['1113', '1010', '1015', '1212', '1310', '1514', '0911', '1117'];

/** The centre of the hex of a number, in hex sides. */
export function centreOf(number: string): readonly [x: number, y: number] {
  const [column, row] = [Number(number.slice(0, 2)) - 1, Number(number.slice(2)) - 1];
  return [Math.sqrt(3) * (column + (row % 2) / 2), 1.5 * row];
}

/** Where it burns, as parts of the window. */
export const FIRES: readonly (readonly [x: number, y: number])[] = BURNING.map((number) => {
  const [x, y] = centreOf(number);
  return [(x - WINDOW.x0) / (WINDOW.x1 - WINDOW.x0), (y - WINDOW.y0) / (WINDOW.y1 - WINDOW.y0)];
});
