/** The cream plate of a counter: melee, missile (italic, blue), armour, morale, and the movement in its dark cell. [2.4.1] */
import type { Pencil, CounterLook, Detail } from './look.ts';
import { hasCutCorners, liveryOf } from './shapes.ts';

/** The face of every figure that counts. */
export const FACTOR_FONT = '"Fira Sans Condensed", "Arial Narrow", sans-serif';

const MISSILE_BLUE = '#0b4f8f';

type Layout = Readonly<{
  top: number;
  height: number;
  middle: number;
  letters: number;
  from: number;
  to: number;
}>;

const FULL: Layout = { top: 0.153, height: 0.277, middle: 0.3, letters: 0.292, from: -0.455, to: 0.205 };
const CODE_ONLY: Layout = { top: 0.12, height: 0.31, middle: 0.287, letters: 0.35, from: -0.46, to: 0.46 };

/** Draws the plate of a counter of this side; the caller has clipped to the counter's outline. Far off the movement is left out. */
export function drawPlate(g: Pencil, look: CounterLook, side: number, detail: Detail): void {
  const livery = liveryOf(look);
  const layout = detail === 'far' ? CODE_ONLY : FULL;
  const top = layout.top * side;
  const height = layout.height * side;
  g.fillStyle = 'rgba(8, 6, 4, 0.72)';
  g.fillRect(-side, top - side * 0.024, side * 2, height + side * 0.024);
  g.fillStyle = livery.plate;
  g.fillRect(-side * 0.485, top, side * 0.97, height);
  if (look.disrupted) hatch(g, side, top, height);
  drawCode(g, look, side, layout);
  if (detail === 'far') return;
  g.fillStyle = livery.bodyFoot;
  g.fillRect(side * 0.222, top, side, height);
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.font = `700 ${side * 0.28}px ${FACTOR_FONT}`;
  g.fillStyle = '#ffffff';
  g.fillText(
    String(look.move),
    side * (hasCutCorners(look.shape) ? 0.336 : 0.346),
    side * (layout.middle + 0.092),
  );
}

type Letter = Readonly<{ text: string; colour: string; slant: '' | 'italic ' }>;

function drawCode(g: Pencil, look: CounterLook, side: number, layout: Layout): void {
  const ink = liveryOf(look).factor;
  const { melee, missile, armour, morale } = look.code;
  const letters: Letter[] = [];
  if (melee) letters.push({ text: melee, colour: ink, slant: '' });
  if (missile) letters.push({ text: missile, colour: MISSILE_BLUE, slant: 'italic ' });
  letters.push({ text: `${armour}`, colour: ink, slant: '' }, { text: morale, colour: ink, slant: '' });

  const room = (layout.to - layout.from) * side;
  const full = layout.letters * side;
  const stems = letters.map((letter) => stemOf(g, letter, full) / full);
  const wide = letters.reduce((sum, letter, i) => sum + advance(stems[i]!, letter), 0);
  const size = Math.min(full, (room * 0.97) / wide);
  let x = ((layout.from + layout.to) / 2) * side - (wide * size) / 2;
  g.textAlign = 'left';
  g.textBaseline = 'alphabetic';
  letters.forEach((letter, i) => {
    const stem = stems[i]!;
    g.font = fontOf(letter, size);
    g.fillStyle = letter.colour;
    g.fillText(letter.text.charAt(0), x, layout.middle * side + size * 0.325);
    if (letter.text.endsWith('-')) {
      g.fillRect(x + (stem + 0.02) * size, layout.middle * side - size * 0.06, size * MINUS, size * 0.11);
    }
    x += advance(stem, letter) * size;
  });
}

/** Length of the minus behind a reduced E, in parts of the letter's size. */
const MINUS = 0.2;

const fontOf = (letter: Letter, size: number): string => `${letter.slant}700 ${size}px ${FACTOR_FONT}`;

/** Width of the letter itself in pixels. */
function stemOf(g: Pencil, letter: Letter, size: number): number {
  g.font = fontOf(letter, size);
  return g.measureText(letter.text.charAt(0)).width;
}

/** From one letter to the next, in parts of their size. */
const advance = (stem: number, letter: Letter): number =>
  stem + (letter.text.endsWith('-') ? MINUS + 0.07 : 0.035);

function hatch(g: Pencil, side: number, top: number, height: number): void {
  g.save();
  g.beginPath();
  g.rect(-side * 0.485, top, side * 0.97, height);
  g.clip();
  g.strokeStyle = '#e9b820';
  g.lineWidth = side * 0.055;
  g.beginPath();
  for (let x = -0.9; x < 0.7; x += 0.13) {
    g.moveTo(x * side, top + height);
    g.lineTo((x + 0.2) * side, top);
  }
  g.stroke();
  g.fillStyle = 'rgba(255, 247, 218, 0.55)';
  g.fillRect(-side, top, side * 2, height);
  g.restore();
}
