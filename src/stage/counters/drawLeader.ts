/** Draws personages: a round token, eight-sided for the besieging host, with the rating in a cream disc. [2.4, 2.20] */
import { drawIcon } from './icons.ts';
import type { Pencil, LeaderLook } from './look.ts';
import { FACTOR_FONT } from './plate.ts';
import { hasCutCorners, INK, liveryOf, strokeRim, traceShape } from './shapes.ts';

/** Draws the token centred at (0, 0), `side` canvas pixels across. */
export function drawLeader(g: Pencil, look: LeaderLook, side: number): void {
  g.save();
  if (look.banner === true) drawBanner(g, side);
  drawBody(g, look, side);
  g.save();
  trace(g, look, side);
  g.clip();
  if (look.wounded) drawWound(g, side);
  drawEmblem(g, look, side);
  if (look.done) drawShade(g, side);
  g.restore();
  drawRim(g, look, side);
  if (look.frozen) drawFrost(g, side);
  drawRating(g, look, side);
  g.restore();
}

function trace(g: Pencil, look: LeaderLook, side: number): void {
  if (hasCutCorners(look.shape)) return traceShape(g, 'octagon', side * 0.98);
  g.beginPath();
  g.arc(0, 0, side * 0.5, 0, Math.PI * 2);
  g.closePath();
}

function drawBody(g: Pencil, look: LeaderLook, side: number): void {
  const livery = liveryOf(look);
  g.save();
  g.shadowColor = 'rgba(0, 0, 0, 0.65)';
  g.shadowBlur = side * 0.14;
  g.shadowOffsetX = side * 0.05;
  g.shadowOffsetY = side * 0.075;
  trace(g, look, side);
  g.lineJoin = 'round';
  g.lineWidth = side * 0.12;
  g.strokeStyle = INK;
  g.stroke();
  g.restore();
  const body = g.createRadialGradient(-side * 0.15, -side * 0.2, 0, 0, 0, side * 0.62);
  body.addColorStop(0, livery.bodyTop);
  body.addColorStop(1, livery.bodyFoot);
  trace(g, look, side);
  g.fillStyle = body;
  g.fill();
}

function drawEmblem(g: Pencil, look: LeaderLook, side: number): void {
  const at = { x: -side * 0.02, y: -side * 0.05, size: side * 0.62, mirrored: false };
  drawIcon(g, look.icon, {
    ...at,
    x: at.x + side * 0.02,
    y: at.y + side * 0.03,
    colour: 'rgba(0, 0, 0, 0.5)',
  });
  drawIcon(g, look.icon, { ...at, colour: liveryOf(look).icon });
}

function drawRim(g: Pencil, look: LeaderLook, side: number): void {
  trace(g, look, side);
  g.lineWidth = side * 0.065;
  g.strokeStyle = look.ring ?? liveryOf(look).rim;
  strokeRim(g, side, look.demoralized === true);
}

/** A wounded personage: half of the token lies in a paler light, as a reduced unit's. [2.20.8] */
function drawWound(g: Pencil, side: number): void {
  g.fillStyle = 'rgba(255, 255, 255, 0.22)';
  g.beginPath();
  g.moveTo(side * 0.5, -side * 0.5);
  g.lineTo(side * 0.5, side * 0.5);
  g.lineTo(-side * 0.5, side * 0.5);
  g.fill();
  g.strokeStyle = 'rgba(255, 255, 255, 0.85)';
  g.lineWidth = side * 0.04;
  g.beginPath();
  g.moveTo(side * 0.5, -side * 0.5);
  g.lineTo(-side * 0.5, side * 0.5);
  g.stroke();
}

function drawShade(g: Pencil, side: number): void {
  g.fillStyle = 'rgba(5, 4, 3, 0.42)';
  g.fillRect(-side, -side, side * 2, side * 2);
}

/** Frost round a frozen leader. [2.12] */
function drawFrost(g: Pencil, side: number): void {
  g.lineCap = 'round';
  for (const [colour, width] of [
    ['#0d2b44', 0.1],
    ['#bfe9ff', 0.055],
  ] as const) {
    g.strokeStyle = colour;
    g.lineWidth = side * width;
    g.beginPath();
    for (let i = 0; i < 12; i += 1) {
      const angle = (i * Math.PI) / 6;
      const reach = i % 2 === 0 ? 0.63 : 0.57;
      g.moveTo(Math.cos(angle) * side * 0.47, Math.sin(angle) * side * 0.47);
      g.lineTo(Math.cos(angle) * side * reach, Math.sin(angle) * side * reach);
    }
    g.stroke();
  }
  drawIcon(g, 'ice-bolt', {
    x: -side * 0.34,
    y: -side * 0.34,
    size: side * 0.34,
    colour: '#dff5ff',
    mirrored: false,
  });
}

function drawRating(g: Pencil, look: LeaderLook, side: number): void {
  const x = side * 0.31;
  const y = side * 0.31;
  g.beginPath();
  g.arc(x, y, side * 0.235, 0, Math.PI * 2);
  g.fillStyle = look.wounded ? '#ffffff' : '#f6ecce';
  g.fill();
  g.lineWidth = side * 0.05;
  g.strokeStyle = INK;
  g.stroke();
  g.fillStyle = look.individual ? '#0b4f8f' : '#26090b';
  g.font = `700 ${side * 0.4}px ${FACTOR_FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(String(look.rating), x, y + side * 0.135);
}

/** The royal standard behind him: a white tree on black under a crown of stars. [2.12.7] */
function drawBanner(g: Pencil, side: number): void {
  const [x, top] = [side * 0.27, -side * 0.8];
  g.lineCap = 'round';
  for (const [colour, width] of [
    [INK, 0.13],
    ['#d9a863', 0.06],
  ] as const) {
    g.strokeStyle = colour;
    g.lineWidth = side * width;
    g.beginPath();
    g.moveTo(x, side * 0.2);
    g.lineTo(x, top);
    g.stroke();
  }
  g.beginPath();
  g.moveTo(x, top + side * 0.03);
  g.quadraticCurveTo(x + side * 0.22, top - side * 0.05, x + side * 0.55, top + side * 0.05);
  g.lineTo(x + side * 0.49, top + side * 0.27);
  g.lineTo(x + side * 0.56, top + side * 0.47);
  g.quadraticCurveTo(x + side * 0.22, top + side * 0.36, x, top + side * 0.45);
  g.closePath();
  g.lineJoin = 'round';
  g.lineWidth = side * 0.1;
  g.strokeStyle = INK;
  g.stroke();
  g.fillStyle = '#14161c';
  g.fill();
  g.lineWidth = side * 0.04;
  g.strokeStyle = '#e8eef4';
  g.stroke();
  drawTree(g, x + side * 0.25, top + side * 0.36, side * 0.26);
}

function drawTree(g: Pencil, x: number, foot: number, tall: number): void {
  g.strokeStyle = '#ffffff';
  g.fillStyle = '#ffffff';
  g.lineWidth = tall * 0.2;
  g.beginPath();
  g.moveTo(x, foot);
  g.lineTo(x, foot - tall * 0.7);
  g.stroke();
  for (let i = 0; i < 7; i += 1) {
    const angle = Math.PI * (1 + i / 6);
    g.beginPath();
    g.arc(
      x + Math.cos(angle) * tall * 0.6,
      foot - tall * 0.45 + Math.sin(angle) * tall * 0.5,
      tall * 0.13,
      0,
      Math.PI * 2,
    );
    g.fill();
  }
}
