/** A map file read for the engraver: what lies in each hex, and the lines that run through several. */
import type { Look } from '../../board/houseGround.ts';
import type { DecorPoint, HexName, MapHexside, MapRoad, TerrainLetter } from '../../board/mapFile.ts';
import { between, distance, smooth, spline, roughen, type Polyline, type Point } from './curve.ts';
import { blocksOf } from './loops.ts';
import {
  cellNamed,
  edgeBetween,
  latticeOf,
  ROOT3,
  type LatticeCell,
  type Edge,
  type Lattice,
} from './lattice.ts';
import { neatBox, type Box, type SheetMap } from './sheet.ts';

export interface RoadLine {
  readonly name: string;
  readonly kind: MapRoad['kind'];
  readonly line: Polyline;
}

/** A hexside of the file with its place on the sheet; `edge.normal` points from the upper hex to the lower. */
export interface SurveyedWork {
  readonly key: string;
  readonly side: MapHexside;
  readonly upper: LatticeCell;
  readonly lower: LatticeCell;
  readonly edge: Edge;
}

export interface Survey {
  readonly map: SheetMap;
  readonly lattice: Lattice;
  readonly neat: Box;
  /** As they are painted: ground of the map's own has a picture of its own, and stays free of grass, farms and pits. */
  readonly letters: readonly TerrainLetter[];
  /** Pits of the printed row. */
  readonly craters: readonly LatticeCell[];
  /** The looks of ground of the map's own, by cell (2.22.1); what a zone paints already is left to it. */
  readonly own: ReadonlyMap<LatticeCell, Look>;
  /** City levels as they are drawn: ground within the walls that is not built over counts as field. */
  readonly levels: readonly number[];
  readonly topLevel: number;
  readonly city: readonly LatticeCell[];
  /** Ground within the walls that is not built over. */
  readonly bailey: readonly LatticeCell[];
  readonly cityCentre: Point;
  readonly plowed: readonly (readonly LatticeCell[])[];
  readonly groves: readonly (readonly LatticeCell[])[];
  /** Roads and causeways outside the walls. */
  readonly roads: readonly RoadLine[];
  /** Streets as their hexes, for a city draws them its own way. */
  readonly streets: readonly (readonly LatticeCell[])[];
  readonly works: readonly SurveyedWork[];
  /** Hexes under water, hexes of fire, and where either can be crossed: the zones of these names are drawn as what they are. */
  readonly water: readonly LatticeCell[];
  readonly fire: readonly LatticeCell[];
  readonly fords: readonly LatticeCell[];
  /** Halls under a mountain: built over, and without roofs. */
  readonly halls: ReadonlySet<LatticeCell>;
  readonly bank: Polyline;
  readonly ruins: readonly Polyline[];
  readonly ramparts: readonly Polyline[];
  readonly streams: readonly Polyline[];
}

const CLEAR: TerrainLetter = { terrain: 'clear', name: 'Clear' };

/** Reads a map file once for all tiles. Pure geometry: nothing is painted and nothing refused. */
export function surveyOf(map: SheetMap): Survey {
  const lattice = latticeOf(map);
  const water = cellsOf(lattice, map.zones['water'] ?? []);
  const fire = cellsOf(lattice, map.zones['fire'] ?? []);
  const fords = cellsOf(lattice, map.zones['ford'] ?? []);
  const drowned = new Set([...water, ...fire, ...fords]);
  const halls = new Set(cellsOf(lattice, map.zones['halls'] ?? []));
  const written = lattice.centres.map(
    (_, cell) => map.legend[letterAt(map.hexes, map.columns, cell)] ?? CLEAR,
  );
  const own = new Map(
    written.flatMap(({ house }, cell) => {
      const look = house === undefined ? undefined : map.house?.ground?.[house]?.look;
      const zoned = drowned.has(cell) || halls.has(cell);
      return look === undefined || look === 'plain' || zoned ? [] : [[cell, look] as const];
    }),
  );
  const letters = written.map((letter, cell) =>
    drowned.has(cell) ? CLEAR : paintedAs(letter, own.get(cell)),
  );
  const rings = lattice.centres.map((_, cell) => Number(letterAt(map.levels, map.columns, cell)) || 0);
  const works = map.hexsides.map((side) => workOf(lattice, side)).filter((work) => work !== null);
  // Where nothing walls a place in, only what its map marks as city is built over: a valley stays a valley.
  const isOpen = !map.hexsides.some(carriesWall) && letters.some(({ city }) => city === true);
  const isBuilt = ({ city }: TerrainLetter): boolean => (isOpen ? city === true : city !== false);
  const levels = rings.map((level, cell) => (isBuilt(letters[cell]!) ? level : 0));
  const city = cellsWhere(lattice, (cell) => levels[cell]! > 0);
  const topLevel = Math.max(0, ...levels);
  const neat = neatBox(map);
  return {
    map,
    lattice,
    neat,
    letters,
    own,
    craters: cellsWhere(
      lattice,
      (cell) => written[cell]!.terrain === 'crater' && !own.has(cell) && !drowned.has(cell),
    ),
    levels,
    topLevel,
    city,
    bailey: cellsWhere(lattice, (cell) => rings[cell]! > levels[cell]!),
    cityCentre: meanOf(
      cellsWhere(lattice, (cell) => topLevel > 0 && levels[cell] === topLevel).map(
        (c) => lattice.centres[c]!,
      ),
    ),
    plowed: blocksFrom(
      lattice,
      map.blocks.plowed,
      cellsWhere(lattice, (cell) => letters[cell]!.terrain === 'plowed'),
    ),
    groves: blocksFrom(
      lattice,
      map.blocks.groves,
      cellsWhere(lattice, (cell) => letters[cell]!.terrain === 'grove'),
    ),
    roads: map.roads
      .filter(({ kind }) => kind !== 'street')
      .map((road, i) => roadLine(lattice, neat, road, i)),
    streets: map.roads.filter(({ kind }) => kind === 'street').map(({ path }) => cellsOf(lattice, path)),
    works,
    water,
    fire,
    fords,
    halls,
    bank: roughen(spline((map.decor.anduin ?? []).map(decorPoint), 10), 0.35, 0.45),
    ruins: (map.decor.rammasEchor ?? []).map((line) => roughen(spline(line.map(decorPoint)), 0.12, 0.7)),
    ramparts: (map.decor.ramparts ?? []).map((line) =>
      roughen(smooth(spline(line.map(decorPoint)), 30), 0.1, 0.5),
    ),
    streams: (map.decor.streams ?? []).map((line) => roughen(spline(line.map(decorPoint), 12), 0.16, 0.6)),
  };
}

/** A wood is painted as a grove; whatever else has a look of its own keeps its hex to itself. */
function paintedAs(letter: TerrainLetter, look: Look | undefined): TerrainLetter {
  if (look === undefined) return letter;
  return { ...letter, terrain: look === 'wood' ? 'grove' : 'crater' };
}

/** A decoration's place: its units are hex widths and rows. */
export function decorPoint([x, y]: DecorPoint): Point {
  return [x * ROOT3, y * 1.5];
}

/** Whether mountain lies over a hex: one of the mountain, or a cave in it. */
export function underRock({ terrain, city }: TerrainLetter): boolean {
  return terrain === 'mountain' || (terrain === 'tunnel' && city !== true);
}

/** Mean of some places; the origin for none. */
export function meanOf(points: readonly Point[]): Point {
  const count = points.length || 1;
  return [points.reduce((sum, [x]) => sum + x, 0) / count, points.reduce((sum, [, y]) => sum + y, 0) / count];
}

/** The cells of the printed numbers that are on the map. */
export function cellsOf(lattice: Lattice, names: readonly HexName[]): readonly LatticeCell[] {
  return names.map((name) => cellNamed(lattice, name)).filter((cell) => cell >= 0);
}

/** All cells that answer to a question, in order. */
export function cellsWhere(
  lattice: Lattice,
  question: (cell: LatticeCell) => boolean,
): readonly LatticeCell[] {
  return lattice.centres.map((_, cell) => cell).filter(question);
}

function letterAt(rows: readonly string[], columns: number, cell: LatticeCell): string {
  return rows[Math.floor(cell / columns)]?.[cell % columns] ?? '.';
}

/** Whether a wall runs over a hexside: gates and towers stand in walls too. */
export function carriesWall({ kind }: MapHexside): boolean {
  return kind === 'wall' || kind === 'tower' || kind === 'gate' || kind === 'main-gate';
}

function workOf(lattice: Lattice, side: MapHexside): SurveyedWork | null {
  const a = cellNamed(lattice, side.a);
  const b = cellNamed(lattice, side.b);
  if (a < 0 || b < 0) return null;
  const upper = side.up === side.b ? b : a;
  const lower = upper === a ? b : a;
  return { key: `${side.a}/${side.b}`, side, upper, lower, edge: edgeBetween(lattice, upper, lower) };
}

function blocksFrom(
  lattice: Lattice,
  named: Readonly<Record<string, readonly HexName[]>>,
  cells: readonly LatticeCell[],
): readonly (readonly LatticeCell[])[] {
  const free = new Set(cells);
  const blocks = Object.values(named).map((names) =>
    cellsOf(lattice, names).filter((cell) => free.delete(cell)),
  );
  return [...blocks.filter((block) => block.length > 0), ...blocksOf(lattice, free)];
}

function roadLine(lattice: Lattice, neat: Box, road: MapRoad, seed: number): RoadLine {
  const inner = cellsOf(lattice, road.path).map((cell) => lattice.centres[cell]!);
  const path = [
    ...beyondEdge(inner[1], inner[0], neat),
    ...inner,
    ...beyondEdge(inner.at(-2), inner.at(-1), neat),
  ];
  return {
    name: road.name,
    kind: road.kind,
    line: roughen(smooth(spline(path), 46), 0.07, 0.5, seed * 3),
  };
}

/** A road that ends at the edge of the map runs on over the neat line. */
function beyondEdge(before: Point | undefined, end: Point | undefined, neat: Box): readonly Point[] {
  if (!before || !end || distance(before, end) === 0) return [];
  const [x, y] = end;
  const inside = x - neat.x0 > 2 && neat.x1 - x > 2 && y - neat.y0 > 2 && neat.y1 - y > 4.6;
  return inside ? [] : [between(before, end, 2.1)];
}
