/** Draws a block, the picture of a hex from far off. Every edge and pip lies on whole pixels: nothing is wider than a few of them. */
import { assertNever } from '../../kernel/assertNever.ts';
import type { BlockLook } from './block.ts';
import { ENGINES } from './faces.ts';
import { drawIcon } from './icons.ts';
import type { Pencil } from './look.ts';
import { FACTOR_FONT } from './plate.ts';
import { INK, liveryOf } from './shapes.ts';

/** No block, second edge and shadow included, reaches further from its centre than this many sides. */
export const BLOCK_REACH = 0.62;

type Point = readonly [x: number, y: number];

interface Paint {
  readonly body: string;
  readonly rim: string;
  readonly sign: string;
}

const SIDES = [
  { body: '#1d4a96', rim: '#dfe8fb', sign: '#ffffff' },
  { body: '#8a2117', rim: '#ff9a5c', sign: '#fff3e6' },
] as const satisfies readonly Paint[];
const STARK_SIDES = [
  { body: '#1c2960', rim: '#ffffff', sign: '#ffffff' },
  { body: '#7a0000', rim: '#f4965b', sign: '#ffffff' },
] as const satisfies readonly Paint[];
const TIMBER: Paint = { body: '#4a3216', rim: '#e0c48a', sign: '#f8ead0' };
const DONE: Paint = { body: '#3a3430', rim: '#8d8377', sign: '#c3b9ab' };
const STARK_DONE: Paint = { body: '#444444', rim: '#ffffff', sign: '#ffffff' };
const GOLD = '#f2d98c';

/** Corner of a block as a part of its side: the two sides are told apart by it. */
const CORNER = [0.08, 0.34] as const;

/** Draws the block centred at (0, 0) with a side of `side` canvas pixels, an even number. */
export function drawBlock(g: Pencil, look: BlockLook, side: number): void {
  const paint = paintOf(look);
  const line = Math.max(1, Math.round(side * 0.075));
  g.save();
  if (look.behind !== null) drawBehind(g, look, side, line);
  trace(g, look, side + line * 2, 0);
  g.fillStyle = INK;
  g.fill();
  trace(g, look, side, 0);
  g.fillStyle = paint.rim;
  g.fill();
  trace(g, look, side - line * 2, 0);
  g.fillStyle = paint.body;
  g.fill();
  drawSign(g, look, side, paint);
  if (look.captain !== null) drawDisc(g, look, side, look.captain);
  g.restore();
}

function paintOf({ side, colour, sign, done, stark }: BlockLook): Paint {
  if (done) return stark ? STARK_DONE : DONE;
  if (sign.type === 'engine') return TIMBER;
  if (colour === undefined) return (stark ? STARK_SIDES : SIDES)[side];
  const { bodyTop, rim, icon } = liveryOf({ colour, stark });
  return { body: bodyTop, rim, sign: icon };
}

/** The edge of whatever stands behind, below and to the right. */
function drawBehind(g: Pencil, look: BlockLook, side: number, line: number): void {
  const off = Math.max(2, Math.round(side * 0.1));
  const paint = look.behind === 'engine' ? TIMBER : paintOf(look);
  trace(g, look, side, off);
  g.fillStyle = INK;
  g.fill();
  trace(g, look, side - Math.min(line, 1) * 2, off);
  g.fillStyle = paint.rim;
  g.fill();
}

/** Begins the outline; an engine is a disc. */
function trace(g: Pencil, { side: owner, sign }: BlockLook, side: number, off: number): void {
  const half = side / 2;
  g.beginPath();
  if (sign.type === 'engine') g.arc(off, off, half, 0, Math.PI * 2);
  else g.roundRect(off - half, off - half, side, side, side * CORNER[owner]);
  g.closePath();
}

function drawSign(g: Pencil, look: BlockLook, side: number, paint: Paint): void {
  const { sign } = look;
  switch (sign.type) {
    case 'pips':
      return drawPips(g, pipsOf(sign.count, side, look.captain !== null), sign.filled, paint);
    case 'engine':
      return drawIcon(g, ENGINES[sign.engine].icon, {
        x: 0,
        y: 0,
        size: side * 0.66,
        colour: paint.sign,
        mirrored: false,
      });
    case 'captain':
      return;
    default:
      assertNever(sign);
  }
}

/** Diameter of a pip in whole pixels, and the upper left corner of the square about each. */
export interface Pips {
  readonly across: number;
  readonly at: readonly Point[];
}

/** Where so many pips lie on a block of `side` pixels. A captain's disc takes the upper right corner: they go round it. */
export function pipsOf(count: number, side: number, besideDisc: boolean): Pips {
  const across = Math.max(2, Math.round(side * 0.19));
  const places = besideDisc ? ROUND_DISC.slice(0, count) : (FACE_OF_DIE[count] ?? []);
  const at = places.map(([x, y]): Point => [
    Math.round(x * side - across / 2),
    Math.round(y * side - across / 2),
  ]);
  return { across, at };
}

const NEAR = 0.24;
const FACE_OF_DIE: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-NEAR, 0],
    [NEAR, 0],
  ],
  [
    [-NEAR, NEAR],
    [0, -NEAR],
    [NEAR, NEAR],
  ],
  [
    [-NEAR, -NEAR],
    [NEAR, -NEAR],
    [-NEAR, NEAR],
    [NEAR, NEAR],
  ],
  [
    [-NEAR, -NEAR],
    [NEAR, -NEAR],
    [0, 0],
    [-NEAR, NEAR],
    [NEAR, NEAR],
  ],
];
/** Along the foot, then up the left edge. */
const ROUND_DISC: readonly Point[] = [
  [-0.28, 0.28],
  [0, 0.28],
  [0.28, 0.28],
  [-0.28, 0],
  [-0.28, -0.28],
];

function drawPips(g: Pencil, { across, at }: Pips, filled: boolean, paint: Paint): void {
  const thin = Math.max(1, Math.round(across * 0.3));
  for (const [x, y] of at) {
    g.beginPath();
    g.arc(x + across / 2, y + across / 2, filled ? across / 2 : (across - thin) / 2, 0, Math.PI * 2);
    g.fillStyle = paint.sign;
    g.strokeStyle = paint.sign;
    g.lineWidth = thin;
    if (filled) g.fill();
    else g.stroke();
  }
}

/** The gold disc with a captain's rating: inset, so that it touches no neighbour; alone it fills his block. */
function drawDisc(g: Pencil, { sign, done }: BlockLook, side: number, rating: number): void {
  const alone = sign.type === 'captain';
  const radius = Math.round(side * (alone ? 0.36 : 0.27));
  const [x, y] = alone ? [0, 0] : [Math.round(side * 0.19), -Math.round(side * 0.19)];
  g.beginPath();
  g.arc(x, y, radius, 0, Math.PI * 2);
  g.fillStyle = INK;
  g.fill();
  g.beginPath();
  g.arc(x, y, radius - Math.max(1, Math.round(side * 0.03)), 0, Math.PI * 2);
  g.fillStyle = done ? '#b0a48a' : GOLD;
  g.fill();
  g.font = `700 ${Math.round(radius * 1.6)}px ${FACTOR_FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillStyle = INK;
  g.fillText(String(rating), x, y + radius * 0.56);
}
