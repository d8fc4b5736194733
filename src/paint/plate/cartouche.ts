/** The cartouche: the title of the map and its scale in hexes. */
import { fill, inView, stroke, type Brush, type Canvas2D } from '../brush.ts';
import { pacesOf, plateOf, type Palette, type SheetMap } from '../geometry/sheet.ts';
import type { Point } from '../geometry/curve.ts';
import { ROOT3 } from '../geometry/lattice.ts';
import { letterAt, measure, type Lettering } from './lettering.ts';
import { CARTOUCHE, type OrnamentPlace } from './ornaments.ts';

const BROWN = '#2b2316';
const PAPERS = { day: '#efe4c4', night: '#8f8a7c', stark: '#ffffff' } as const satisfies Record<
  Palette,
  string
>;
const VERMILION = '#8a2f1c';
const NOTCH = 0.4;
/** The scale bar is at most so many hexes long, and so wide. */
const BARS = { most: 4, room: 7.4 } as const;

/** Draws the cartouche; its scale bar measures the map whatever its size. */
export function paintCartouche(
  brush: Brush,
  { at, size }: OrnamentPlace,
  map: SheetMap,
  palette: Palette,
): void {
  const { g } = brush;
  const { wide, tall } = CARTOUCHE;
  if (!inView(brush, at[0] + (wide * size) / 2, at[1] + (tall * size) / 2, wide)) return;
  g.save();
  g.translate(...at);
  g.scale(size, size);
  paintPlate(g, map, PAPERS[palette], ROOT3 / size);
  g.restore();
}

/** `hex` = width of a hex in units of the plate. */
function paintPlate(g: Canvas2D, map: SheetMap, paper: string, hex: number): void {
  const { wide, tall } = CARTOUCHE;
  for (const [away, alpha] of [
    [0.3, 0.1],
    [0.22, 0.14],
    [0.13, 0.2],
  ] as const) {
    plate(g, away * 0.5, away * 0.8, away * 0.5);
    fill(g, `rgba(20,14,8,${alpha})`);
  }
  plate(g, 0, 0, 0);
  fill(g, paper);
  stroke(g, BROWN, 0.09);
  g.beginPath();
  g.rect(0.42, 0.42, wide - 0.84, tall - 0.84);
  stroke(g, BROWN, 0.035);
  const middle = wide / 2;
  const { over, title, under } = plateOf(map);
  line(g, over, [middle, 1.0], 0.62, 'roman', 0.02);
  line(g, title, [middle, 1.95], 1.28, 'capitals', 0.05);
  line(g, under, [middle, 2.92], 0.56, 'roman', 0.02);
  paintRule(g, middle, 3.5);
  paintScale(g, [middle, 4.32], hex, map, paper);
}

function line(
  g: Canvas2D,
  text: string,
  at: Point,
  size: number,
  face: Lettering['face'],
  spacing: number,
): void {
  if (text === '') return;
  const full: Lettering = { text, size, spacing, face, italic: face === 'roman', ink: BROWN, halo: null };
  const shrink = Math.min(1, (CARTOUCHE.wide - 1.4) / measure(g, full));
  letterAt(g, { ...full, size: size * shrink, spacing: spacing * shrink }, at);
}

function plate(g: Canvas2D, x: number, y: number, spread: number): void {
  const [x0, y0] = [x - spread, y - spread];
  const [x1, y1] = [x + CARTOUCHE.wide + spread, y + CARTOUCHE.tall + spread];
  const dent = NOTCH * 0.9;
  g.beginPath();
  g.moveTo(x0 + NOTCH, y0);
  g.lineTo(x1 - NOTCH, y0);
  g.quadraticCurveTo(x1 - dent, y0 + dent, x1, y0 + NOTCH);
  g.lineTo(x1, y1 - NOTCH);
  g.quadraticCurveTo(x1 - dent, y1 - dent, x1 - NOTCH, y1);
  g.lineTo(x0 + NOTCH, y1);
  g.quadraticCurveTo(x0 + dent, y1 - dent, x0, y1 - NOTCH);
  g.lineTo(x0, y0 + NOTCH);
  g.quadraticCurveTo(x0 + dent, y0 + dent, x0 + NOTCH, y0);
  g.closePath();
}

function paintRule(g: Canvas2D, x: number, y: number): void {
  g.beginPath();
  for (const side of [-1, 1]) {
    g.moveTo(x + side * 0.3, y);
    g.lineTo(x + side * 3.2, y);
  }
  stroke(g, VERMILION, 0.05);
  g.beginPath();
  g.moveTo(x, y - 0.14);
  g.lineTo(x + 0.16, y);
  g.lineTo(x, y + 0.14);
  g.lineTo(x - 0.16, y);
  g.closePath();
  fill(g, VERMILION);
}

/** A bar of a few hexes about its middle, in paces where the file tells how many a hex has. */
function paintScale(g: Canvas2D, [middle, y]: Point, hex: number, map: SheetMap, paper: string): void {
  const bars = Math.min(BARS.most, Math.floor(BARS.room / hex));
  const x = middle - (bars / 2) * hex;
  const paces = pacesOf(map);
  for (let i = 0; i < bars; i++) {
    g.beginPath();
    g.rect(x + i * hex, y, hex, 0.2);
    fill(g, i % 2 === 1 ? paper : BROWN);
    stroke(g, BROWN, 0.04);
  }
  const small = { size: 0.46, spacing: 0, face: 'roman', italic: true, ink: BROWN, halo: null } as const;
  for (let i = 0; i <= bars; i++) {
    letterAt(g, { ...small, text: String(paces > 0 ? i * paces : i) }, [x + i * hex, y - 0.3]);
  }
  letterAt(g, { ...small, text: plateOf(map).bar }, [middle, y + 0.56]);
}
