/** The sheet in high contrast: flat tints, black lines on white, nothing drawn that no rule asks for. The same by day and by night. */
import { addTo, fill, lineInView, stroke, trace, traceLoops, type Brush, type Canvas2D } from './brush.ts';
import { paintBreaches } from './city/breaches.ts';
import { standingLines } from './city/chains.ts';
import { paintGates } from './city/gates.ts';
import { paintMouths } from './city/pier.ts';
import { paintTunnels } from './city/street.ts';
import { towerRadius } from './city/towers.ts';
import type { WorksState } from './city/works.ts';
import type { Polyline, Point } from './geometry/curve.ts';
import { loopsOf } from './geometry/loops.ts';
import { cellsWhere, type Survey } from './geometry/survey.ts';
import { paintCraters } from './land/craters.ts';
import { paintOwnGround, paintOwnInCity } from './land/ownGround.ts';
import { paintWedges } from './land/slopes.ts';
import type { Painter } from './painter.ts';
import { paintCityGrid, paintFieldGrid } from './plate/grid.ts';

/** The tints of the plan; every one stands out from its neighbours by lightness alone. */
const STARK = {
  field: '#f6f1e4',
  rock: '#55524d',
  fire: '#a3300f',
  water: '#2c5f78',
  cave: '#c5c5c5',
  plowed: '#d8bf86',
  furrow: '#4a3414',
  leaf: '#24401c',
  road: '#ffffff',
  ink: '#000000',
  wall: '#ffffff',
  terraces: ['#a8a8a8', '#b6b6b6', '#c5c5c5', '#d3d3d3', '#e2e2e2', '#f0f0f0', '#ffffff'],
} as const;

const FULL = Math.PI * 2;

/** Paints land and city as a plan, the lowest first. The canvas is clipped to the neat line. */
export function paintStark(painter: Painter, brush: Brush, state: WorksState): void {
  const { survey } = painter;
  const { g } = brush;
  const { x0, y0, x1, y1 } = survey.neat;
  g.fillStyle = STARK.field;
  g.fillRect(x0, y0, x1 - x0, y1 - y0);
  g.lineJoin = 'round';
  paintRiver(g, survey);
  traceLoops(g, loopsOf(survey.lattice, survey.water));
  fill(g, STARK.water);
  traceLoops(g, loopsOf(survey.lattice, survey.fire));
  fill(g, STARK.fire);
  for (const cell of survey.fords) {
    traceLoops(g, loopsOf(survey.lattice, [cell]));
    stroke(g, survey.fire.length > 0 ? STARK.fire : STARK.water, 0.2);
  }
  fillCells(g, survey, 'mountain', STARK.rock);
  paintFields(painter, brush);
  paintCraters(brush, painter.craters);
  paintOwnGround(brush, painter.own);
  for (const stream of survey.streams) {
    trace(g, stream);
    stroke(g, STARK.water, 0.24);
  }
  for (const { kind, line } of survey.roads) strokeCased(g, line, kind === 'causeway' ? 0.46 : 0.36);
  paintWedges(brush, painter.wedges);
  for (const floor of painter.woodland.floors) {
    traceLoops(g, floor);
    fill(g, STARK.leaf);
    stroke(g, STARK.leaf, 0.24);
    stroke(g, STARK.road, 0.09);
  }
  for (const { rim } of painter.caves) {
    traceLoops(g, rim);
    fill(g, STARK.cave);
    stroke(g, STARK.ink, 0.12);
  }
  paintFieldGrid(brush, survey, 'stark');
  paintCity(painter, brush, state);
}

/** Water lies between the bank and the edge of the sheet nearest to it. */
function paintRiver(g: Canvas2D, { bank, neat }: Survey): void {
  if (bank.length < 2) return;
  const [first, last] = [bank[0]!, bank.at(-1)!];
  const middle = bank[bank.length >> 1]!;
  const edges: readonly (readonly [away: number, ends: Polyline])[] = [
    [neat.y1 - middle[1], [[last[0], neat.y1 + 9] as Point, [first[0], neat.y1 + 9] as Point]],
    [middle[1] - neat.y0, [[last[0], neat.y0 - 9] as Point, [first[0], neat.y0 - 9] as Point]],
    [neat.x1 - middle[0], [[neat.x1 + 9, last[1]] as Point, [neat.x1 + 9, first[1]] as Point]],
    [middle[0] - neat.x0, [[neat.x0 - 9, last[1]] as Point, [neat.x0 - 9, first[1]] as Point]],
  ];
  const [, ends] = edges.reduce((best, edge) => (edge[0] < best[0] ? edge : best));
  trace(g, [...bank, ...ends], true);
  fill(g, STARK.water);
  trace(g, bank);
  stroke(g, STARK.ink, 0.12);
}

function fillCells(g: Canvas2D, { lattice, letters }: Survey, terrain: string, tint: string): void {
  traceLoops(
    g,
    loopsOf(
      lattice,
      cellsWhere(lattice, (cell) => letters[cell]!.terrain === terrain),
    ),
  );
  fill(g, tint);
  stroke(g, STARK.ink, 0.06);
}

function paintFields({ tilth }: Painter, brush: Brush): void {
  const { g } = brush;
  for (const { hedges, parcels } of tilth) {
    if (!hedges.some((hedge) => lineInView(brush, hedge, 0.4))) continue;
    g.save();
    traceLoops(g, hedges);
    g.clip('evenodd');
    for (const { centre, outline, angle } of parcels) {
      g.save();
      trace(g, outline, true);
      g.clip();
      fill(g, STARK.plowed);
      g.translate(...centre);
      g.rotate(angle);
      g.beginPath();
      for (let across = -1.3; across < 1.3; across += 0.3) {
        g.moveTo(-1.3, across);
        g.lineTo(1.3, across);
      }
      stroke(g, STARK.furrow, 0.06);
      g.restore();
    }
    g.restore();
    traceLoops(g, hedges);
    stroke(g, STARK.leaf, 0.16);
  }
}

function strokeCased(g: Canvas2D, line: Polyline, width: number, casing = 0.14): void {
  trace(g, line);
  stroke(g, STARK.ink, width + casing);
  stroke(g, STARK.road, width);
}

function paintCity(painter: Painter, brush: Brush, { breached, gates }: WorksState): void {
  const { g } = brush;
  const { survey, terraces, streets, piers } = painter;
  terraces.forEach(({ loops }, i) => {
    traceLoops(g, loops);
    fill(g, STARK.terraces[Math.min(i, STARK.terraces.length - 1)]!);
    stroke(g, STARK.ink, 0.06);
  });
  for (const line of streets.lines) strokeCased(g, line, 0.2, 0.06);
  paintCityGrid(brush, survey, 'stark');
  paintOwnInCity(brush, painter.own);
  for (const { left, right } of piers) {
    g.beginPath();
    addTo(g, [...left, ...right.toReversed()], true);
    fill(g, STARK.rock);
    stroke(g, STARK.ink, 0.08);
  }
  for (const chain of painter.chains) {
    for (const line of standingLines(chain, breached)) {
      trace(g, line);
      stroke(g, STARK.ink, chain.level === 1 ? 0.62 : 0.5);
      stroke(g, STARK.wall, 0.22);
    }
  }
  paintTunnels(brush, streets);
  paintMouths(brush, survey);
  paintBreaches(brush, survey, breached);
  for (const work of survey.works) {
    const radius = towerRadius(work);
    if (radius === 0) continue;
    g.beginPath();
    g.arc(...work.edge.middle, radius, 0, FULL);
    fill(g, STARK.wall);
    stroke(g, STARK.ink, 0.12);
  }
  paintGates(brush, survey, gates, 'stark');
}
