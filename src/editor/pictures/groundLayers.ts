/** The ground of a map drawn: terrain by terrain, city levels, water, roads and the grid. */
import { hexNamed, type HexId } from '../../board/hex.ts';
import type { DecorPoint, MapRoad, TerrainLetter } from '../../board/mapFile.ts';
import { everyHex } from '../sheet.ts';
import { decorPlace, outlineOf, type Plan } from './plan.ts';
import { element, layer, smoothly, through, type Point } from './svg.ts';

type Ground = TerrainLetter['terrain'] | 'city' | 'hill';

const TINTS: Readonly<Record<Ground, string>> = {
  clear: '#e9e4c9',
  city: '#ece6da',
  hill: '#d8cd9f',
  plowed: '#e0c98f',
  grove: '#b9c796',
  mountain: '#9c948a',
  crater: '#c3ab8c',
  tunnel: '#6f6a63',
};

/** Of the levels of a city, the outermost first. */
const LEVEL_TINTS = ['#cfc8bb', '#d6cfc3', '#dcd6cb', '#e3ddd4', '#e9e5dd', '#f1eee8', '#faf8f4'];

/** The hexes by their ground, a path each: whoever opens the file can take a ground and change its colour. */
export function groundLayer(plan: Plan): string {
  const { map, sheet } = plan;
  const hexes = new Map<Ground, HexId[]>();
  for (const hex of everyHex(sheet)) {
    const ground = groundOf(letterOf(plan, hex));
    hexes.set(ground, [...(hexes.get(ground) ?? []), hex]);
  }
  const tints = Object.entries(TINTS).flatMap(([ground, fill]) => {
    const here = hexes.get(ground as Ground) ?? [];
    const d = here.map((hex) => outlineOf(plan, hex)).join('');
    return here.length === 0 ? [] : [element('path', { class: ground, fill, d })];
  });
  const signs = [...hexes].flatMap(([ground, here]) => here.flatMap((hex) => signOf(plan, ground, hex)));
  const levels = LEVEL_TINTS.flatMap((fill, at) => {
    const here = everyHex(sheet).filter(
      (hex) =>
        map.levels[Math.floor(hex / map.columns)]?.[hex % map.columns] === String(at + 1) &&
        !['mountain', 'tunnel'].includes(letterOf(plan, hex).terrain) &&
        letterOf(plan, hex).city !== false,
    );
    const d = here.map((hex) => outlineOf(plan, hex)).join('');
    return here.length === 0 ? [] : [element('path', { class: `level-${at + 1}`, fill, d })];
  });
  return layer('ground', tints) + layer('levels', levels) + layer('signs', signs);
}

function letterOf({ map }: Plan, hex: HexId): TerrainLetter {
  return map.legend[map.hexes[Math.floor(hex / map.columns)]![hex % map.columns]!]!;
}

function groundOf({ terrain, city, elevation = 0 }: TerrainLetter): Ground {
  if (terrain !== 'clear') return terrain;
  if (city === true) return 'city';
  return elevation > 0 ? 'hill' : 'clear';
}

/** What tells a ground from others without its colour. */
function signOf({ middle, wide }: Plan, ground: Ground, hex: HexId): readonly string[] {
  const [x, y] = middle(hex);
  const at = (dx: number, dy: number): Point => [x + dx * wide, y + dy * wide];
  const strokes = (d: string, stroke: string, width: number): readonly string[] => [
    element('path', { fill: 'none', stroke, 'stroke-width': wide * width, 'stroke-linecap': 'round', d }),
  ];
  switch (ground) {
    case 'plowed':
      return strokes(
        [-0.24, -0.08, 0.08, 0.24].map((dy) => through([at(-0.3, dy + 0.05), at(0.3, dy - 0.05)])).join(''),
        '#a98343',
        0.025,
      );
    case 'grove':
      return [at(-0.17, 0.1), at(0.17, 0.12), at(0, -0.14)].map(([cx, cy]) =>
        element('circle', {
          cx,
          cy,
          r: wide * 0.13,
          fill: '#7d9a63',
          stroke: '#4b6336',
          'stroke-width': wide * 0.02,
        }),
      );
    case 'mountain':
      return strokes(
        through([at(-0.3, 0.2), at(-0.08, -0.2), at(0.08, 0.06)]) +
          through([at(-0.02, 0.2), at(0.14, -0.06), at(0.3, 0.2)]),
        '#4c463f',
        0.035,
      );
    case 'crater':
      return [
        element('ellipse', {
          cx: x,
          cy: y,
          rx: wide * 0.3,
          ry: wide * 0.2,
          fill: '#8f7658',
          stroke: '#5f4c36',
          'stroke-width': wide * 0.03,
        }),
      ];
    case 'hill':
      return strokes(
        through([at(-0.26, 0.16), at(-0.1, -0.1), at(0.1, -0.1), at(0.26, 0.16)]),
        '#a4935a',
        0.025,
      );
    case 'clear':
    case 'city':
    case 'tunnel':
      return [];
  }
}

/** Rivers and streams, ruined walls and ramparts. */
export function decorLayer(plan: Plan): string {
  const { anduin = [], streams = [], rammasEchor = [], ramparts = [] } = plan.map.decor;
  const drawLine = (
    kind: string,
    line: readonly DecorPoint[],
    look: Readonly<Record<string, string | number>>,
  ): string =>
    element('path', {
      class: kind,
      fill: 'none',
      d: smoothly(line.map((point) => decorPlace(plan, point))),
      ...look,
    });
  const thick = (part: number) => ({ 'stroke-width': plan.wide * part });
  return layer(
    'decor',
    [
      ...(anduin.length > 1 ? [drawLine('river', anduin, { stroke: '#7fa3b5', ...thick(0.5) })] : []),
      ...streams.map((line) => drawLine('stream', line, { stroke: '#7fa3b5', ...thick(0.14) })),
      ...ramparts.map((line) => drawLine('rampart', line, { stroke: '#8b6f47', ...thick(0.14) })),
      ...rammasEchor.map((line) =>
        drawLine('ruin', line, {
          stroke: '#8d8578',
          'stroke-dasharray': `${plan.wide * 0.25} ${plan.wide * 0.12}`,
          ...thick(0.12),
        }),
      ),
    ],
    { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  );
}

const ROADS: Readonly<Record<MapRoad['kind'], number>> = { causeway: 0.24, road: 0.15, street: 0.1 };

/** Roads, each a line with a dark border. */
export function roadLayer(plan: Plan): string {
  const lines = plan.map.roads.map((road) => ({
    ...road,
    d: smoothly(road.path.flatMap((name) => onMap(plan, name))),
  }));
  const drawRoads = (look: string, more: number) =>
    lines.map(({ name, kind, d }) =>
      element('path', {
        class: kind,
        'data-name': name,
        stroke: look,
        'stroke-width': plan.wide * (ROADS[kind] + more),
        d,
      }),
    );
  return layer('roads', [...drawRoads('#7b6a52', 0.05), ...drawRoads('#f4ecd8', 0)], {
    fill: 'none',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

function onMap({ sheet, middle }: Plan, name: string): readonly Point[] {
  const hex = hexNamed(sheet, name);
  return hex === null ? [] : [middle(hex)];
}

/** The outlines of all hexes. */
export function gridLayer(plan: Plan): string {
  const d = everyHex(plan.sheet)
    .map((hex) => outlineOf(plan, hex))
    .join('');
  return layer('grid', [
    element('path', {
      fill: 'none',
      stroke: '#6b5d45',
      'stroke-opacity': 0.45,
      'stroke-width': plan.wide * 0.02,
      d,
    }),
  ]);
}
