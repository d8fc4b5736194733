/** The margin of the sheet: paper and stains, neat line, graduated bar and the numbers of columns and rows. */
import { fill, inView, stroke, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { ROOT3 } from '../geometry/lattice.ts';
import type { Box } from '../geometry/sheet.ts';
import type { Survey } from '../geometry/survey.ts';
import { growBox } from '../land/terrainFields.ts';
import { FACES } from './lettering.ts';

const PAPER = '#e4d6b0';
const BROWN = '#2b2316';
const STAINS = 1400;

/** Lays the paper under everything, spotted mostly near its edges. */
export function paintPaper(brush: Brush, sheet: Box): void {
  const { g, view } = brush;
  g.fillStyle = PAPER;
  g.fillRect(view.x0, view.y0, view.x1 - view.x0, view.y1 - view.y0);
  const chance = randomFrom(3);
  const [wide, tall] = [sheet.x1 - sheet.x0, sheet.y1 - sheet.y0];
  for (let i = 0; i < STAINS; i++) {
    const dark = chance() < 0.5;
    const edge = Math.floor(chance() * 4);
    const [u, v, size] = [chance(), chance(), 0.05 + 0.2 * chance()];
    const x = sheet.x0 + (edge < 2 ? u * wide : edge === 2 ? u * 1.2 : wide - u * 1.2);
    const y = sheet.y0 + (edge === 0 ? v * 1.2 : edge === 1 ? tall - v * 1.2 : v * tall);
    if (!inView(brush, x, y, 0.3)) continue;
    g.beginPath();
    g.arc(x, y, size, 0, Math.PI * 2);
    fill(g, dark ? 'rgba(120,90,40,.05)' : 'rgba(255,250,230,.07)');
  }
}

/** Draws the frame and its numbers. */
export function paintFrame(brush: Brush, survey: Survey): void {
  const { g } = brush;
  const { neat } = survey;
  outline(brush, neat, 0.07);
  outline(brush, growBox(neat, 0.42), 0.035);
  outline(brush, growBox(neat, 0.58), 0.14);
  g.fillStyle = BROWN;
  paintBars(brush, survey);
  paintNumerals(brush, survey);
}

function outline({ g }: Brush, { x0, y0, x1, y1 }: Box, width: number): void {
  g.beginPath();
  g.rect(x0, y0, x1 - x0, y1 - y0);
  stroke(g, BROWN, width);
}

/** Bars alternate every hex, so that a column can be followed from edge to edge. */
function paintBars({ g }: Brush, { neat, lattice }: Survey): void {
  const { flat, columns, rows } = lattice;
  const [wide, tall] = flat ? [1.5, ROOT3] : [ROOT3, 1.5];
  const [shiftX, shiftY] = flat ? [0, ROOT3 / 4] : [ROOT3 / 4, 0];
  for (let column = 0; column < columns; column += 2) {
    const x = Math.max(neat.x0, wide * (column - 0.5) + shiftX);
    const width = Math.min(neat.x1, wide * (column + 0.5) + shiftX) - x;
    g.fillRect(x, neat.y0 - 0.28, width, 0.14);
    g.fillRect(x, neat.y1 + 0.14, width, 0.14);
  }
  for (let row = 0; row < rows; row += 2) {
    const y = Math.max(neat.y0, tall * (row - 0.5) + shiftY);
    const height = Math.min(neat.y1, tall * (row + 0.5) + shiftY) - y;
    g.fillRect(neat.x0 - 0.28, y, 0.14, height);
    g.fillRect(neat.x1 + 0.14, y, 0.14, height);
  }
}

function paintNumerals(brush: Brush, { neat, lattice }: Survey): void {
  const { flat, columns, rows, digits } = lattice;
  const [wide, tall] = flat ? [1.5, ROOT3] : [ROOT3, 1.5];
  const [shiftX, shiftY] = flat ? [0, ROOT3 / 4] : [ROOT3 / 4, 0];
  const numeral = (n: number) => String(n + 1).padStart(digits, '0');
  for (let column = 0; column < columns; column++) {
    for (const y of [neat.y0 - 0.84, neat.y1 + 0.86])
      print(brush, numeral(column), wide * column + shiftX, y);
  }
  for (let row = 0; row < rows; row++) {
    for (const x of [neat.x0 - 0.84, neat.x1 + 0.84]) print(brush, numeral(row), x, tall * row + shiftY);
  }
}

function print(brush: Brush, text: string, x: number, y: number): void {
  const { g } = brush;
  if (!inView(brush, x, y, 0.6)) return;
  g.save();
  g.translate(x, y);
  g.scale(0.01, 0.01);
  g.font = `400 40px ${FACES.roman}`;
  g.fillStyle = '#4a3a20';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(text, 0, 0);
  g.restore();
}
