/** What has befallen a unit, as marks on its counter: half strength, disruption, fanatics, the move made. */
import { drawIcon } from './icons.ts';
import type { Pencil } from './look.ts';
import { FACTOR_FONT } from './plate.ts';
import { INK } from './shapes.ts';

/** A reduced unit: the lower right of the tile lies in a paler light, parted by a bright line. [2.0.8] */
export function drawHalfLight(g: Pencil, side: number): void {
  g.fillStyle = 'rgba(255, 255, 255, 0.17)';
  g.beginPath();
  g.moveTo(side * 0.5, -side * 0.37);
  g.lineTo(side * 0.5, side * 0.14);
  g.lineTo(-side * 0.34, side * 0.14);
  g.fill();
  g.strokeStyle = 'rgba(255, 255, 255, 0.8)';
  g.lineWidth = side * 0.026;
  g.beginPath();
  g.moveTo(side * 0.5, -side * 0.37);
  g.lineTo(-side * 0.34, side * 0.14);
  g.stroke();
}

/** The white tab of a reduced unit on the top edge: `x` sides from the middle, sunk by `drop` sides. [2.0.8] */
export function drawHalfTab(g: Pencil, side: number, [x, drop]: readonly [x: number, drop: number]): void {
  g.fillStyle = '#fffdf4';
  g.strokeStyle = INK;
  g.lineWidth = side * 0.04;
  g.beginPath();
  g.roundRect((x - 0.185) * side, (drop - 0.58) * side, side * 0.37, side * 0.33, side * 0.06);
  g.fill();
  g.stroke();
  g.fillStyle = INK;
  g.font = `700 ${side * 0.29}px ${FACTOR_FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText('½', x * side, (drop - 0.312) * side);
}

/** The yellow lozenge of a disrupted unit at the top right, upright although the tile is turned by `turned` radians, sunk by `drop` sides. [2.8.14] */
export function drawLozenge(g: Pencil, side: number, turned: number, drop: number): void {
  const half = side * 0.225;
  g.save();
  g.translate(side * 0.4, (drop - 0.4) * side);
  g.rotate(-turned);
  g.beginPath();
  g.moveTo(0, -half);
  g.lineTo(half, 0);
  g.lineTo(0, half);
  g.lineTo(-half, 0);
  g.closePath();
  g.lineJoin = 'round';
  g.lineWidth = side * 0.09;
  g.strokeStyle = INK;
  g.stroke();
  g.fillStyle = '#ffd84a';
  g.fill();
  g.fillStyle = INK;
  g.font = `700 ${side * 0.27}px ${FACTOR_FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText('D', 0, side * 0.093);
  g.restore();
}

/** A unit that has acted: the top right corner of the tile is folded over, wider where the lozenge covers it. */
export function drawFold(g: Pencil, side: number, underLozenge: boolean): void {
  const far = side * 0.5;
  const reach = side * (underLozenge ? 0.5 : 0.3);
  g.fillStyle = 'rgba(5, 4, 3, 0.78)';
  g.beginPath();
  g.moveTo(far, -far);
  g.lineTo(far - reach, -far);
  g.lineTo(far, -far + reach);
  g.fill();
  g.fillStyle = '#cfc4ac';
  g.beginPath();
  g.moveTo(far - reach, -far);
  g.lineTo(far - reach * 0.92, -far + reach * 0.92);
  g.lineTo(far, -far + reach);
  g.closePath();
  g.fill();
  g.strokeStyle = INK;
  g.lineJoin = 'round';
  g.lineWidth = side * 0.026;
  g.stroke();
}

/** A fanatic who cannot strike anybody from here: a glowing ember on the top edge, `along` sides from the middle. [2.8.16] */
export function drawEmber(g: Pencil, side: number, along: number): void {
  const x = side * along;
  const y = -side * 0.4;
  const glow = g.createRadialGradient(x, y, 0, x, y, side * 0.115);
  glow.addColorStop(0, '#fff0a8');
  glow.addColorStop(0.45, '#ffb02e');
  glow.addColorStop(1, '#e8560f');
  g.beginPath();
  g.arc(x, y, side * 0.115, 0, Math.PI * 2);
  g.fillStyle = glow;
  g.fill();
  g.lineWidth = side * 0.04;
  g.strokeStyle = '#2a0d03';
  g.stroke();
}

/** The disc with a flame that goes with the crown of a fanatic, on the top edge, `along` sides from the middle. */
export function drawFlameDisc(g: Pencil, side: number, along: number): void {
  const x = side * along;
  const y = -side * 0.41;
  g.beginPath();
  g.arc(x, y, side * 0.165, 0, Math.PI * 2);
  g.fillStyle = '#ffd24a';
  g.fill();
  g.lineWidth = side * 0.04;
  g.strokeStyle = '#3a1104';
  g.stroke();
  drawIcon(g, 'flame', { x, y: y - side * 0.005, size: side * 0.265, colour: '#8a1604', mirrored: false });
}

/** The crown of flames round a fanatic's tile, taller upward, in three flat colours. [2.8.16] */
export function drawCrown(g: Pencil, side: number): void {
  g.lineJoin = 'round';
  for (const [colour, reach] of CROWN) {
    g.beginPath();
    TONGUES.forEach(({ from, tip, to, height }, i) => {
      const rise = height * reach;
      const foot = onRing(from, FOOT * side);
      const point = onRing(tip, (FOOT + rise) * side);
      const end = onRing(to, FOOT * side);
      const belly = onRing(from + (tip - from) * 0.1, (FOOT + rise * 0.62) * side);
      const hollow = onRing(to + (tip - to) * 0.55, (FOOT + rise * 0.3) * side);
      if (i === 0) g.moveTo(foot.x, foot.y);
      g.quadraticCurveTo(belly.x, belly.y, point.x, point.y);
      g.quadraticCurveTo(hollow.x, hollow.y, end.x, end.y);
    });
    g.closePath();
    g.fillStyle = colour;
    g.fill();
  }
}

/** Flames spring from this far outside the centre of the tile, in sides. */
const FOOT = 0.53;

const CROWN = [
  ['#3a1104', 1.22],
  ['#ff8a1e', 1],
  ['#ffd24a', 0.62],
] as const;

/** Tongues of flame round the tile: each springs between two angles, leans upward and burns higher the higher it stands. */
const TONGUES = Array.from({ length: 17 }, (_, i) => {
  const step = (Math.PI * 2) / 17;
  const from = i * step - Math.PI;
  const middle = from + step / 2;
  const upward = (1 - Math.sin(middle)) / 2;
  const uneven = ((i * 7) % 5) / 4 - 0.5;
  return {
    from,
    to: from + step,
    tip: middle - Math.cos(middle) * 0.22,
    height: 0.1 + 0.14 * upward ** 1.5 + 0.07 * uneven * (0.5 + upward),
  };
});

/** A point of the ring round a tile: between a circle and a square, so that flames spring from the edge all round. */
function onRing(angle: number, reach: number): Readonly<{ x: number; y: number }> {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const squared = (Math.abs(cos) ** 4 + Math.abs(sin) ** 4) ** (-1 / 4);
  return { x: cos * squared * reach, y: sin * squared * reach };
}
