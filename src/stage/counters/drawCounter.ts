/** Draws a unit's counter on any 2D canvas: outline and colour name the force, the band the people, the plate the printed code. [2.4.1] */
import { drawBand } from './band.ts';
import type { Sign } from '../../engine/livery.ts';
import { drawIcon } from './icons.ts';
import type { Pencil, CounterLook, Detail } from './look.ts';
import {
  drawCrown,
  drawEmber,
  drawFlameDisc,
  drawFold,
  drawHalfLight,
  drawHalfTab,
  drawLozenge,
} from './marks.ts';
import { drawPlate } from './plate.ts';
import { INK, liveryOf, strokeRim, traceShape } from './shapes.ts';

/** No counter, crown and shadow included, reaches further from its centre than this many sides. */
export const COUNTER_REACH = 0.9;

/** Where the marks sit along the top edge: a captain's token takes the left corner for itself. */
const MARKS_AT = {
  free: { half: -0.385, flame: { alone: -0.39, beside: -0.03 } },
  led: { half: 0.1, flame: { alone: 0.08, beside: 0.4 } },
} as const;

/** Far off counters stand so close that marks must sink into their own, clear of the code in the row above. */
const DROP = 0.09;

/** A disrupted tile is turned this far, in radians. */
const TILT = (-11 * Math.PI) / 180;

/**
 * Draws the counter centred at (0, 0) with a side of `side` canvas pixels. Set the canvas scale to 1: soft shadows do not scale.
 * Everything stays within COUNTER_REACH sides of the centre.
 */
export function drawCounter(g: Pencil, look: CounterLook, side: number, detail: Detail): void {
  const turned = look.disrupted ? TILT : 0;
  g.save();
  g.rotate(turned);
  if (look.fanatic === 'crown') drawCrown(g, side);
  drawTile(g, look, side);
  g.save();
  traceShape(g, look.shape, side);
  g.clip();
  if (detail === 'near' && look.stark !== true) engrave(g, side);
  drawBand(g, look.band, side);
  if (look.reduced) drawHalfLight(g, side);
  drawEmblem(g, look, side, detail);
  if (look.device !== undefined && detail !== 'far') drawDevice(g, look.device, look, side);
  drawPlate(g, look, side, detail);
  if (look.done) drawFold(g, side, look.disrupted);
  g.restore();
  drawRim(g, look, side);
  const { half, flame } = MARKS_AT[look.led === true ? 'led' : 'free'];
  const fire = look.reduced ? flame.beside : flame.alone;
  const drop = detail === 'far' ? DROP : 0;
  if (look.reduced) drawHalfTab(g, side, [half, drop]);
  if (look.fanatic === 'ember') drawEmber(g, side, fire);
  if (look.fanatic === 'crown') drawFlameDisc(g, side, fire);
  if (look.disrupted) drawLozenge(g, side, turned, drop);
  g.restore();
}

function drawTile(g: Pencil, look: CounterLook, side: number): void {
  const livery = liveryOf(look);
  g.save();
  g.shadowColor = 'rgba(0, 0, 0, 0.6)';
  g.shadowBlur = side * 0.13;
  g.shadowOffsetX = side * 0.05;
  g.shadowOffsetY = side * 0.075;
  traceShape(g, look.shape, side);
  g.lineJoin = 'round';
  g.lineWidth = side * 0.1;
  g.strokeStyle = INK;
  g.stroke();
  g.restore();
  const body = g.createLinearGradient(0, -side / 2, 0, side / 2);
  body.addColorStop(0, livery.bodyTop);
  body.addColorStop(1, livery.bodyFoot);
  traceShape(g, look.shape, side);
  g.fillStyle = body;
  g.fill();
}

function drawEmblem(g: Pencil, look: CounterLook, side: number, detail: Detail): void {
  const size = side * 0.5 * look.bulk * (detail === 'far' ? 0.98 : 1.04);
  const y = side * (detail === 'far' ? -0.133 : -0.115);
  const at = { x: 0, y, size, mirrored: look.mirrored };
  const faint = look.disrupted ? 0.55 : 1;
  if (detail !== 'far') {
    g.globalAlpha = 0.45 * faint;
    drawIcon(g, look.icon, { ...at, x: side * 0.014, y: y + side * 0.02, colour: '#000000' });
  }
  g.globalAlpha = faint;
  drawIcon(g, look.icon, { ...at, colour: liveryOf(look).icon });
  g.globalAlpha = 1;
}

/** The sign of the force, small, beside that of the kind and above the cell of the movement. */
function drawDevice(g: Pencil, device: Sign, look: CounterLook, side: number): void {
  const at = { x: side * 0.365, y: side * 0.025, mirrored: false };
  drawIcon(g, device, { ...at, size: side * 0.25, colour: INK });
  drawIcon(g, device, { ...at, size: side * 0.21, colour: liveryOf(look).icon });
}

function drawRim(g: Pencil, look: CounterLook, side: number): void {
  traceShape(g, look.shape, side);
  g.lineJoin = 'round';
  g.lineWidth = side * (look.stark === true ? 0.06 : 0.037);
  g.strokeStyle = liveryOf(look).rim;
  strokeRim(g, side, look.demoralized === true);
}

function engrave(g: Pencil, side: number): void {
  g.strokeStyle = 'rgba(255, 255, 255, 0.055)';
  g.lineWidth = side * 0.008;
  g.beginPath();
  for (let x = -1; x < 1; x += 0.034) {
    g.moveTo(x * side, -side * 0.5);
    g.lineTo((x + 0.62) * side, side * 0.5);
  }
  g.stroke();
  const light = g.createRadialGradient(-side * 0.22, -side * 0.3, 0, -side * 0.22, -side * 0.3, side * 0.7);
  light.addColorStop(0, 'rgba(255, 255, 255, 0.16)');
  light.addColorStop(1, 'rgba(255, 255, 255, 0)');
  g.fillStyle = light;
  g.fillRect(-side, -side, side * 2, side * 2);
}
