/** The compass rose, north up. */
import { fill, inView, stroke, type Brush, type Canvas2D } from '../brush.ts';
import type { Palette } from '../geometry/sheet.ts';
import { FACES } from './lettering.ts';
import { COMPASS, type OrnamentPlace } from './ornaments.ts';

const BROWN = '#2b2316';
const PAPERS = {
  day: { solid: '#efe4c6', wash: 'rgba(238,228,196,.55)' },
  night: { solid: '#a09b8c', wash: 'rgba(142,140,132,.5)' },
  stark: { solid: '#ffffff', wash: '#ffffff' },
} as const satisfies Record<Palette, Record<'solid' | 'wash', string>>;
const FULL = Math.PI * 2;

/** Draws the rose round its middle. */
export function paintCompass(brush: Brush, { at, size }: OrnamentPlace, palette: Palette): void {
  const { solid, wash } = PAPERS[palette];
  const { g } = brush;
  const { radius } = COMPASS;
  if (!inView(brush, ...at, radius * 2)) return;
  g.save();
  g.translate(...at);
  g.scale(size, size);
  g.beginPath();
  g.arc(0, 0, radius, 0, FULL);
  fill(g, wash);
  stroke(g, BROWN, 0.05);
  ring(g, radius * 0.86);
  ring(g, radius * 0.5);
  g.beginPath();
  for (let i = 0; i < 32; i++) {
    const angle = (i / 32) * FULL;
    const reach = radius * (i % 2 === 1 ? 0.92 : 1);
    g.moveTo(Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.86);
    g.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  stroke(g, BROWN, 0.03);
  paintPoints(g, radius, Math.PI / 4, 0.66, 0.14, solid);
  paintPoints(g, radius, 0, 1.18, 0.2, solid);
  g.translate(0, -radius * 1.46);
  g.scale(0.01, 0.01);
  g.font = `400 92px ${FACES.capitals}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineJoin = 'round';
  g.strokeStyle = wash;
  g.lineWidth = 18;
  g.strokeText('N', 0, 0);
  g.fillStyle = BROWN;
  g.fillText('N', 0, 0);
  g.restore();
}

function ring(g: Canvas2D, radius: number): void {
  g.beginPath();
  g.arc(0, 0, radius, 0, FULL);
  stroke(g, BROWN, 0.03);
}

/** Four points, each half ink and half paper. */
function paintPoints(
  g: Canvas2D,
  radius: number,
  turn: number,
  reach: number,
  waist: number,
  paper: string,
): void {
  for (let i = 0; i < 4; i++) {
    const angle = (i * Math.PI) / 2 + turn - Math.PI / 2;
    for (const side of [-1, 1]) {
      const flank = angle + (side * Math.PI) / 4;
      g.beginPath();
      g.moveTo(0, 0);
      g.lineTo(Math.cos(flank) * radius * waist, Math.sin(flank) * radius * waist);
      g.lineTo(Math.cos(angle) * radius * reach, Math.sin(angle) * radius * reach);
      g.closePath();
      fill(g, side > 0 ? BROWN : paper);
      stroke(g, BROWN, 0.03);
    }
  }
}
