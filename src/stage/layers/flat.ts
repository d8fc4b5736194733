/** The board in flat tints: playable from the first frame, until the painted tiles are there. */
import { Container, Mesh, MeshGeometry, type Texture } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import { spline, type Point } from '../../paint/geometry/curve.ts';
import { cellNamed, edgeBetween } from '../../paint/geometry/lattice.ts';
import { neatBox, type Box } from '../../paint/geometry/sheet.ts';
import { centreOf, edgeOf, type Plan } from '../plan.ts';
import type { Light } from '../theme.ts';
import { flatGround } from './flatGround.ts';
import { inkStrip } from './inks.ts';
import { area, band, box, disc, noShapes, type Shapes } from './tessellate.ts';

/** The stand-in for the painted sheet. */
export interface FlatBoard {
  readonly layer: Container;
  /** Shows what is in sight, in s. */
  look(sight: Box): void;
  light(light: Light): void;
  close(): void;
}

/** Builds the stand-in: the sheet, its ground as far as one sees, and what was built upon it. */
export function flatBoard(plan: Plan, light: Light): FlatBoard {
  const inks = inkStrip(light);
  const sheet = meshOf(inks, (shapes) => paper(shapes, plan));
  const ground = flatGround(plan, inks);
  const built = meshOf(inks, (shapes) => {
    roads(shapes, plan);
    walls(shapes, plan);
  });
  const layer = new Container();
  layer.addChild(sheet, ground.layer, built);
  return {
    layer,
    look: (sight) => ground.look(sight),
    light(now) {
      const strip = inkStrip(now);
      sheet.texture = strip;
      ground.paint(strip);
      built.texture = strip;
    },
    close() {
      ground.close();
      for (const { geometry } of [sheet, built]) geometry.destroy(true);
      layer.destroy({ children: true });
    },
  };
}

function meshOf(texture: Texture, draw: (shapes: Shapes) => void): Mesh {
  const shapes = noShapes();
  draw(shapes);
  const geometry = new MeshGeometry({
    positions: new Float32Array(shapes.positions),
    uvs: new Float32Array(shapes.uvs),
    indices: new Uint32Array(shapes.indices),
  });
  return new Mesh({ geometry, texture });
}

function paper(shapes: Shapes, { sheet, map }: Plan): void {
  for (const reach of [0.75, 0.6, 0.46, 0.33, 0.21, 0.1]) {
    box(
      shapes,
      [sheet.x0 - reach * 0.6, sheet.y0 - reach * 0.5],
      [sheet.x1 + reach, sheet.y1 + reach * 1.1],
      'shadow',
    );
  }
  box(shapes, [sheet.x0, sheet.y0], [sheet.x1, sheet.y1], 'margin');
  const neat = neatBox(map);
  for (const [out, ink] of [
    [0.58, 'frame'],
    [0.46, 'margin'],
    [0.16, 'frame'],
    [0.1, 'straw'],
  ] as const) {
    box(shapes, [neat.x0 - out, neat.y0 - out], [neat.x1 + out, neat.y1 + out], ink);
  }
}

function roads(shapes: Shapes, plan: Plan): void {
  const lines = plan.map.roads.map(({ kind, path }) => ({
    wide: kind === 'street' ? 0.2 : kind === 'causeway' ? 0.42 : 0.34,
    line: spline(
      path
        .map((name) => cellNamed(plan.lattice, name))
        .filter((cell) => cell >= 0)
        .map((cell) => plan.lattice.centres[cell]!),
    ),
  }));
  for (const { line, wide } of lines) band(shapes, line, wide + 0.12, 'roadCasing');
  for (const { line, wide } of lines) band(shapes, line, wide, 'road');
}

function walls(shapes: Shapes, plan: Plan): void {
  slopes(shapes, plan);
  ownHexsides(shapes, plan);
  const works = plan.board.works.map((work) => ({ ...work, edge: edgeOf(plan, work.hexside) }));
  for (const { edge, level } of works) {
    band(shapes, stretch(edge.p, edge.q, 0.12), level === 1 ? 0.42 : 0.34, 'wallInk');
  }
  for (const { edge, level } of works) {
    band(
      shapes,
      stretch(edge.p, edge.q, 0.08),
      level === 1 ? 0.3 : 0.22,
      level === 1 ? 'blackStone' : 'wall',
    );
    if (level === 1) band(shapes, stretch(edge.p, edge.q, 0.08), 0.13, 'wall');
  }
  for (const { edge, kind, level } of works) {
    if (kind === 'tower') {
      disc(shapes, edge.middle, level === 1 ? 0.42 : 0.34, 'wallInk', 18);
      disc(shapes, edge.middle, level === 1 ? 0.34 : 0.27, 'wall', 18);
    } else if (kind !== 'wall') {
      gate(shapes, edge, kind === 'main-gate' ? 1.4 : 1);
    }
  }
}

function gate(shapes: Shapes, { p, q, middle }: ReturnType<typeof edgeOf>, size: number): void {
  const part = 0.42 * size;
  const along = (t: number): Point => [middle[0] + (q[0] - p[0]) * t, middle[1] + (q[1] - p[1]) * t];
  band(shapes, [along(-part), along(part)], 0.46 * size, 'wallInk');
  band(shapes, [along(-part * 0.94), along(part * 0.94)], 0.38 * size, size > 1 ? 'greatGate' : 'gate');
  band(shapes, [along(-part * 0.6), along(part * 0.6)], 0.07 * size, 'gateStrap');
  for (const end of [-part, part]) disc(shapes, along(end), 0.2 * size, 'wallInk', 12);
  for (const end of [-part, part]) disc(shapes, along(end), 0.15 * size, 'wall', 12);
}

/** Hexsides of the map's own (2.22.2): water, or a fence. */
function ownHexsides(shapes: Shapes, plan: Plan): void {
  for (const { a, b, kind, house } of plan.map.hexsides) {
    if (kind !== 'house') continue;
    const { p, q } = edgeBetween(plan.lattice, cellNamed(plan.lattice, a), cellNamed(plan.lattice, b));
    const look = plan.map.house?.hexsides?.[house ?? '']?.look;
    band(shapes, stretch(p, q, 0.06), 0.24, 'wallInk');
    band(shapes, stretch(p, q, 0.04), 0.14, look === 'stream' || look === 'water' ? 'water' : 'gate');
  }
}

/** Wedges that point down the slope, on the hexside itself. */
function slopes(shapes: Shapes, plan: Plan): void {
  for (const side of plan.map.hexsides) {
    if (side.kind !== 'slope' || side.up === undefined) continue;
    const up = cellNamed(plan.lattice, side.up) as HexId;
    const down = cellNamed(plan.lattice, side.up === side.a ? side.b : side.a) as HexId;
    if (up < 0 || down < 0) continue;
    const [ux, uy] = centreOf(plan, up);
    const [dx, dy] = centreOf(plan, down);
    const away: Point = [(dx - ux) / Math.sqrt(3), (dy - uy) / Math.sqrt(3)];
    for (let i = -3; i <= 3; i++) {
      const [x, y] = [(ux + dx) / 2 - away[1] * i * 0.14, (uy + dy) / 2 + away[0] * i * 0.14];
      area(
        shapes,
        [
          [x - away[1] * 0.04, y + away[0] * 0.04],
          [x + away[1] * 0.04, y - away[0] * 0.04],
          [x + away[0] * 0.32, y + away[1] * 0.32],
        ],
        'slope',
      );
    }
  }
}

function stretch(p: Point, q: Point, by: number): readonly Point[] {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const [dx, dy] = [((q[0] - p[0]) / length) * by, ((q[1] - p[1]) / length) * by];
  return [
    [p[0] - dx, p[1] - dy],
    [q[0] + dx, q[1] + dy],
  ];
}
