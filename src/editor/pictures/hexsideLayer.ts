/** What lies on hexsides drawn: one element a hexside, with its two hexes, its kind and its level, under an id of its own. */
import { hexNamed } from '../../board/hex.ts';
import type { MapHexside } from '../../board/mapFile.ts';
import { hexsideBetween, type Plan } from './plan.ts';
import { between, element, escapeMarkup, layer, through, type Point } from './svg.ts';

const INK = '#2f2a24';
const STONE = '#f3efe6';

/** Every hexside of the file that lies between two hexes of the map. Slopes come first, so that walls stand on them. */
export function hexsideLayer(plan: Plan): string {
  const sides = plan.map.hexsides.toSorted((one, other) => rank(one) - rank(other));
  return layer(
    'hexsides',
    sides.flatMap((side) => drawSide(plan, side)),
    { 'stroke-linecap': 'round', fill: 'none' },
  );
}

function rank({ kind }: MapHexside): number {
  return ['slope', 'tunnel', 'wall', 'tower', 'gate', 'main-gate'].indexOf(kind);
}

function drawSide(plan: Plan, side: MapHexside): readonly string[] {
  const [a, b] = [hexNamed(plan.sheet, side.a), hexNamed(plan.sheet, side.b)];
  const ends = a === null || b === null ? null : hexsideBetween(plan, a, b);
  if (ends === null) return [];
  const upper = side.up === undefined ? null : hexNamed(plan.sheet, side.up);
  const marks = {
    id: `hexside-${side.a}-${side.b}`,
    class: side.rock === true ? 'rock' : side.kind,
    'data-up': side.up,
    'data-level': side.level,
  };
  const title = side.name === undefined ? [] : [element('title', {}, escapeMarkup(side.name))];
  const inward = upper === null ? null : towards(ends, plan.middle(upper));
  return [element('g', marks, ...title, ...look(plan, side, ends, inward))];
}

/** Of length 1, from the middle of a hexside towards a point. */
function towards(ends: readonly [Point, Point], [x, y]: Point): Point {
  const [mx, my] = between(...ends, 0.5);
  const far = Math.hypot(x - mx, y - my);
  return [(x - mx) / far, (y - my) / far];
}

function look(
  { wide }: Plan,
  side: MapHexside,
  ends: readonly [Point, Point],
  inward: Point | null,
): readonly string[] {
  const line = (
    stroke: string,
    width: number,
    part: readonly [number, number] = [0, 1],
    dash?: string,
  ): string =>
    element('path', {
      stroke,
      'stroke-width': wide * width,
      'stroke-dasharray': dash,
      d: through([between(...ends, part[0]), between(...ends, part[1])]),
    });
  const post = (part: number, size: number, fill: string): string => {
    const [x, y] = between(...ends, part);
    const half = (wide * size) / 2;
    return element('rect', {
      x: x - half,
      y: y - half,
      width: half * 2,
      height: half * 2,
      fill,
      stroke: INK,
      'stroke-width': wide * 0.025,
    });
  };
  const wall = [line(INK, 0.15), line(STONE, 0.085)];
  switch (side.kind) {
    case 'wall':
      return side.rock === true
        ? [line(INK, 0.2), line('#8d8378', 0.13)]
        : [...wall, ...teeth(wide, ends, inward)];
    case 'tower':
      return [...wall, post(0.5, 0.27, STONE)];
    case 'gate':
      return [
        line(INK, 0.15),
        line('#a9763b', 0.09, [0.28, 0.72]),
        post(0.2, 0.17, STONE),
        post(0.8, 0.17, STONE),
      ];
    case 'main-gate':
      return [
        line(INK, 0.18),
        line('#c8963c', 0.11, [0.25, 0.75]),
        post(0.14, 0.24, STONE),
        post(0.86, 0.24, STONE),
      ];
    case 'tunnel':
      return [line(INK, 0.1, [0.2, 0.8]), line(STONE, 0.05, [0.2, 0.8], `${wide * 0.06} ${wide * 0.06}`)];
    case 'slope':
      return wedges(wide, ends, inward);
    case 'house':
      return [line(INK, 0.12), line('#9db8cf', 0.07)];
  }
}

/** Short strokes on the outer side of a wall: they say which side is inside. */
function teeth(wide: number, ends: readonly [Point, Point], inward: Point | null): readonly string[] {
  if (inward === null) return [];
  const d = [0.2, 0.4, 0.6, 0.8]
    .map((part) => {
      const [x, y] = between(...ends, part);
      const out = (far: number): Point => [x - inward[0] * wide * far, y - inward[1] * wide * far];
      return through([out(0.07), out(0.12)]);
    })
    .join('');
  return [element('path', { stroke: INK, 'stroke-width': wide * 0.05, 'stroke-linecap': 'butt', d })];
}

/** Wedges that point down the slope. */
function wedges(wide: number, ends: readonly [Point, Point], inward: Point | null): readonly string[] {
  if (inward === null) return [];
  const d = [0.2, 0.5, 0.8]
    .map((part) => {
      const tip = between(...ends, part);
      const foot: Point = [tip[0] - inward[0] * wide * 0.14, tip[1] - inward[1] * wide * 0.14];
      return through([between(...ends, part - 0.09), foot, between(...ends, part + 0.09)], true);
    })
    .join('');
  return [element('path', { fill: '#7a5c2e', stroke: 'none', d })];
}
