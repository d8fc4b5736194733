/** Draws engines of war and ladders: flat hexagons of planks, iron for the great ram. [2.11] */
import { ENGINES } from './faces.ts';
import { drawIcon } from './icons.ts';
import type { Pencil, Detail, EngineLook } from './look.ts';
import { FACTOR_FONT } from './plate.ts';
import { INK, liveryOf, traceEngine } from './shapes.ts';

/** Draws the engine centred at (0, 0), `side` canvas pixels high. Set the canvas scale to 1: soft shadows do not scale. */
export function drawEngine(g: Pencil, look: EngineLook, side: number, detail: Detail): void {
  const iron = look.engine === 'grond';
  const { heat = 0 } = look;
  g.save();
  if (heat > 0) drawGlow(g, side);
  drawBlock(g, side, iron);
  g.save();
  traceEngine(g, side);
  g.clip();
  if (iron) drawIron(g, side, heat > 0);
  else drawPlanks(g, side, detail);
  drawEmblem(g, look, side, iron);
  if (look.label !== '') drawLabel(g, look.label, side);
  if (look.done) drawFold(g, side);
  g.restore();
  traceEngine(g, side);
  g.lineJoin = 'round';
  g.lineWidth = side * 0.042;
  g.strokeStyle = heat > 0 ? '#ffb02e' : liveryOf(look).rim;
  g.stroke();
  if (heat > 0) drawCoals(g, side, Number.isFinite(heat) ? heat : 0);
  g.restore();
}

/** Draws a ladder of this length centred at (0, 0) along the vertical, `width` across. [2.11.2] */
export function drawLadder(g: Pencil, length: number, width: number): void {
  const rail = width * 0.17;
  const half = length / 2;
  const rungs = Math.max(4, Math.round(length / (width * 0.52)));
  g.save();
  g.lineCap = 'round';
  for (const [colour, thick] of [
    ['#120a04', rail * 2.5],
    ['#d9a863', rail * 1.35],
  ] as const) {
    g.strokeStyle = colour;
    g.lineWidth = thick;
    g.beginPath();
    for (const x of [-width * 0.36, width * 0.36]) {
      g.moveTo(x, -half);
      g.lineTo(x, half);
    }
    for (let i = 0; i < rungs; i++) {
      const y = -half + (length * (i + 0.5)) / rungs;
      g.moveTo(-width * 0.36, y);
      g.lineTo(width * 0.36, y);
    }
    g.stroke();
  }
  g.restore();
}

function drawBlock(g: Pencil, side: number, iron: boolean): void {
  g.save();
  g.shadowColor = 'rgba(0, 0, 0, 0.6)';
  g.shadowBlur = side * 0.14;
  g.shadowOffsetX = side * 0.05;
  g.shadowOffsetY = side * 0.075;
  traceEngine(g, side);
  g.lineJoin = 'round';
  g.lineWidth = side * 0.1;
  g.strokeStyle = INK;
  g.stroke();
  g.restore();
  const body = g.createLinearGradient(0, -side / 2, 0, side / 2);
  body.addColorStop(0, iron ? '#454245' : '#8b6237');
  body.addColorStop(1, iron ? '#151315' : '#452c14');
  traceEngine(g, side);
  g.fillStyle = body;
  g.fill();
}

function drawPlanks(g: Pencil, side: number, detail: Detail): void {
  for (let i = -2; i <= 2; i++) {
    const y = side * i * 0.2;
    g.strokeStyle = 'rgba(28, 15, 5, 0.62)';
    g.lineWidth = side * 0.02;
    g.beginPath();
    g.moveTo(-side * 0.6, y);
    g.bezierCurveTo(-side * 0.2, y + side * 0.03, side * 0.2, y - side * 0.03, side * 0.6, y + side * 0.01);
    g.stroke();
    g.strokeStyle = 'rgba(255, 222, 168, 0.14)';
    g.lineWidth = side * 0.012;
    g.beginPath();
    g.moveTo(-side * 0.6, y + side * 0.018);
    g.bezierCurveTo(
      -side * 0.2,
      y + side * 0.048,
      side * 0.2,
      y - side * 0.012,
      side * 0.6,
      y + side * 0.028,
    );
    g.stroke();
  }
  if (detail !== 'near') return;
  g.strokeStyle = 'rgba(28, 15, 5, 0.3)';
  g.lineWidth = side * 0.007;
  g.beginPath();
  for (let i = 0; i < 22; i++) {
    const y = (-0.48 + i * 0.045) * side;
    const from = (-0.55 + ((i * 37) % 17) * 0.05) * side;
    g.moveTo(from, y);
    g.quadraticCurveTo(from + side * 0.16, y + side * 0.012 * (((i * 5) % 3) - 1), from + side * 0.34, y);
  }
  g.stroke();
}

/** Embers run round the rim of the great ram while it is alight. [2.12.9] */
function drawGlow(g: Pencil, side: number): void {
  g.save();
  g.shadowColor = '#ff6a14';
  g.shadowBlur = side * 0.3;
  traceEngine(g, side * 1.06);
  g.lineJoin = 'round';
  g.lineWidth = side * 0.12;
  g.strokeStyle = '#e2500f';
  g.stroke();
  g.stroke();
  g.restore();
}

/** A coal on the head for every siege phase in which it still burns. [2.12.9] */
function drawCoals(g: Pencil, side: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * Math.min(0.2, 0.9 / count) * side;
    g.beginPath();
    g.arc(x, -side * 0.5, side * 0.075, 0, Math.PI * 2);
    g.fillStyle = '#ffe08a';
    g.fill();
    g.lineWidth = side * 0.045;
    g.strokeStyle = '#3a1104';
    g.stroke();
  }
}

function drawIron(g: Pencil, side: number, alight: boolean): void {
  const ember = g.createRadialGradient(0, side * 0.16, 0, 0, side * 0.16, side * 0.52);
  ember.addColorStop(0, `rgba(255, 110, 30, ${alight ? 0.85 : 0.28})`);
  ember.addColorStop(1, 'rgba(255, 90, 20, 0)');
  g.fillStyle = ember;
  g.fillRect(-side, -side, side * 2, side * 2);
  for (let i = 0; i < 12; i++) {
    const along = (i + 0.5) / 12;
    const angle = along * Math.PI * 2;
    g.beginPath();
    g.arc(Math.cos(angle) * side * 0.445, Math.sin(angle) * side * 0.425, side * 0.018, 0, Math.PI * 2);
    g.fillStyle = '#8d8688';
    g.fill();
  }
}

function drawEmblem(g: Pencil, look: EngineLook, side: number, iron: boolean): void {
  const { icon, bulk } = ENGINES[look.engine];
  const y = look.label === '' ? 0 : side * 0.085;
  const size = side * bulk * (look.label === '' ? 0.66 : 0.6);
  drawIcon(g, icon, {
    x: side * 0.016,
    y: y + side * 0.024,
    size,
    colour: 'rgba(0, 0, 0, 0.5)',
    mirrored: false,
  });
  drawIcon(g, icon, { x: 0, y, size, colour: iron ? '#ffb066' : '#f8ead0', mirrored: false });
}

function drawLabel(g: Pencil, label: string, side: number): void {
  g.fillStyle = 'rgba(12, 8, 5, 0.88)';
  g.fillRect(-side * 0.4, -side * 0.455, side * 0.8, side * 0.205);
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.font = `700 ${side * 0.175}px ${FACTOR_FONT}`;
  const size = Math.min(0.175, (0.175 * side * 0.74) / g.measureText(label).width);
  g.font = `700 ${side * size}px ${FACTOR_FONT}`;
  g.fillStyle = '#ffe0b4';
  g.fillText(label, 0, -side * 0.352 + side * size * 0.35);
}

function drawFold(g: Pencil, side: number): void {
  g.fillStyle = 'rgba(5, 4, 3, 0.75)';
  g.beginPath();
  g.moveTo(side * 0.14, -side * 0.5);
  g.lineTo(side * 0.6, -side * 0.5);
  g.lineTo(side * 0.6, side * 0.06);
  g.fill();
  g.strokeStyle = '#cfc4ac';
  g.lineWidth = side * 0.03;
  g.beginPath();
  g.moveTo(side * 0.14, -side * 0.5);
  g.lineTo(side * 0.6, side * 0.06);
  g.stroke();
}
