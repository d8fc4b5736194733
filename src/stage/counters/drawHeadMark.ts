/** Draws the mark of a thrown head: a bone skull on a dark disc. [2.11.8] */
import { drawIcon } from './icons.ts';
import type { Pencil } from './look.ts';
import { INK } from './shapes.ts';

/** Draws the mark centred at (0, 0), `width` canvas pixels wide; its shadow reaches a little further. */
export function drawHeadMark(g: Pencil, width: number): void {
  const radius = width * 0.46;
  g.save();
  g.shadowColor = 'rgba(0, 0, 0, 0.6)';
  g.shadowBlur = width * 0.1;
  g.shadowOffsetX = width * 0.04;
  g.shadowOffsetY = width * 0.06;
  g.beginPath();
  g.arc(0, 0, radius, 0, Math.PI * 2);
  g.fillStyle = INK;
  g.fill();
  g.restore();
  const dark = g.createRadialGradient(-radius * 0.3, -radius * 0.4, 0, 0, 0, radius);
  dark.addColorStop(0, '#4a2a26');
  dark.addColorStop(1, '#1a0d0c');
  g.beginPath();
  g.arc(0, 0, radius, 0, Math.PI * 2);
  g.fillStyle = dark;
  g.fill();
  g.lineWidth = width * 0.06;
  g.strokeStyle = '#d8c9a8';
  g.stroke();
  drawIcon(g, 'death-skull', { x: 0, y: 0, size: width * 0.66, colour: '#f3ead6', mirrored: false });
}
