/** What a stroke of the pointer does: from the tool, what is laid with it, and where it went, to a command. */
import { hexName, type HexId } from '../../../board/hex.ts';
import type { MapFile, MapHexside, MapRoad } from '../../../board/mapFile.ts';
import type { Command } from '../../../editor/command.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { isWork, pairOfLine } from '../../../editor/edit/hexsides.ts';
import { sheetOf } from '../../../editor/sheet.ts';
import { rimOf } from '../../../editor/tools/corners.ts';
import { regionOn } from '../../../editor/tools/region.ts';
import { pathOfDrag, roadOfDrag } from '../../../editor/tools/roads.ts';
import {
  allLike,
  fillFrom,
  lassoAround,
  lineBetween,
  rectangleBetween,
  strokeAlong,
} from '../../../editor/tools/shapes.ts';
import { hexsidesWithImages, pathsWithImages, withImages } from '../../../editor/tools/symmetry.ts';
import {
  heightOf,
  levelOf,
  levelsFrom,
  worksAlong,
  worksAround,
  type HexsideBrush,
} from '../../../editor/tools/works.ts';
import { EDITOR_ROADS } from '../../../i18n/editorWords.ts';
import { isAlongCorners, type BrushInk, type Drag, type Grip } from './grip.ts';
import { hasLevel } from './map/legendEdits.ts';
import { fieldOfStroke, freshName, withStroke } from './map/fieldStroke.ts';
import { pairOf } from './places.ts';
import { pieceCommand } from './pieceStroke.ts';

/** The hexes that a stroke covers, images included. */
export function hexesOfDrag(map: MapFile, grip: Grip, { hexes }: Drag): readonly HexId[] {
  const sheet = sheetOf(map);
  const [from, to] = [hexes[0], hexes.at(-1)];
  if (from === undefined || to === undefined) return [];
  if (grip.ink.type === 'paste') return regionOn(sheet, grip.ink.region, to);
  const hexesOfStroke = (): readonly HexId[] => {
    switch (grip.tool) {
      case 'select':
        return [from];
      case 'brush':
        return strokeAlong(sheet, hexes, grip.size);
      case 'line':
        return strokeAlong(sheet, lineBetween(sheet, from, to), grip.size);
      case 'fill':
        return wallsLevels(grip.ink) && levelOf(map, from) > 0
          ? levelsFrom(map, from)
          : fillFrom(map, from, 'letter', true);
      case 'rectangle':
        return rectangleBetween(sheet, from, to);
      case 'lasso':
        return lassoAround(sheet, hexes);
      case 'replace':
        return allLike(map, from, 'letter');
    }
  };
  return withImages(sheet, grip.symmetry, hexesOfStroke());
}

/** Whether what is laid stands around a level of the city, whatever ground is within: rock and slopes go around ground. */
function wallsLevels(ink: BrushInk): boolean {
  if (ink.type !== 'hexside' || ink.rock === true) return false;
  return ink.kind !== 'slope' && ink.kind !== 'tunnel' && ink.kind !== 'house';
}

/** What a stroke lays that only asks which hexsides it touches. */
const WALL: Pick<Extract<BrushInk, { type: 'hexside' }>, 'kind' | 'house' | 'rock'> = { kind: 'wall' };

/** The hexsides that a stroke lays; with an area, a wall around it. */
export function worksOfDrag(map: MapFile, grip: Grip, drag: Drag): readonly MapHexside[] {
  const { kind, house, rock } = grip.ink.type === 'hexside' ? grip.ink : WALL;
  const sheet = sheetOf(map);
  const brush = { kind, house, rock, inside: grip.inside };
  const lines = (): readonly MapHexside[] => {
    if (!isAlongCorners(grip.tool))
      return worksAround(map, hexesOfDrag(map, { ...grip, symmetry: { kind: 'none' } }, drag), brush);
    const [first, last] = [drag.corners[0], drag.corners.at(-1)];
    const corners = grip.tool === 'line' ? [first, last].filter((one) => one !== undefined) : drag.corners;
    const along = worksAlong(map, corners, brush);
    if (along.length > 0 || drag.side === null) return along;
    return worksBetween(map, drag.side, brush);
  };
  return hexsidesWithImages(sheet, grip.symmetry, lines());
}

/** A single hexside: the higher hex is the inner one, and the first where both are of one height. */
function worksBetween(
  map: MapFile,
  [hex, other]: readonly [HexId, HexId],
  work: Omit<HexsideBrush, 'inside'>,
): readonly MapHexside[] {
  const pair = pairOf(sheetOf(map), hex, other);
  const inner = heightOf(map, other) > heightOf(map, hex) ? other : hex;
  return worksAround(map, [inner], work).filter((line) => pairOfLine(line) === pair);
}

/** What a stroke does, or null where it does nothing. */
export function commandOfDrag(document: ScenarioDocument, grip: Grip, drag: Drag): Command | null {
  const map = document.map.inline;
  const sheet = sheetOf(map);
  const { ink } = grip;
  const namesOf = (hexes: readonly HexId[]) => hexes.map((hex) => hexName(sheet, hex));
  const [from] = drag.hexes;
  if (from === undefined || grip.tool === 'select') return null;
  switch (ink.type) {
    case 'terrain':
      return paintWith(map, grip, ink.letter, hexesOfDrag(map, grip, drag));
    case 'hexside': {
      const lines = worksOfDrag(map, grip, drag);
      return lines.length === 0 ? null : { type: 'hexsides', lines };
    }
    case 'bare': {
      const pairs = linesUnder(map, grip, drag).map(pairOfLine);
      return pairs.length === 0 ? null : { type: 'clearHexsides', pairs };
    }
    case 'breach':
      return breachCommand(document, linesUnder(map, grip, drag));
    case 'road':
      return roadCommand(map, grip, ink.kind, drag.hexes);
    case 'zone': {
      const zones = ink.of === 'map' ? map.zones : document.zones;
      const covered = namesOf(hexesOfDrag(map, grip, drag));
      const hexes = withStroke(zones[ink.name] ?? [], covered, grip.lift).toSorted();
      return { type: 'putZone', of: ink.of, name: ink.name, hexes };
    }
    case 'block':
      return fieldOfStroke(map, ink, namesOf(hexesOfDrag(map, grip, drag)), grip.lift);
    case 'piece':
      return pieceCommand(document, ink, namesOf(withImages(sheet, grip.symmetry, [drag.hexes.at(-1)!])));
    case 'copy':
      return null;
    case 'paste':
      return { type: 'paste', region: ink.region, at: drag.hexes.at(-1)! };
  }
}

/** A road with its images, each as far as it lies on the sheet; one that would lie on another is laid once. */
function roadCommand(
  map: MapFile,
  { symmetry }: Grip,
  kind: MapRoad['kind'],
  hexes: readonly HexId[],
): Command | null {
  const sheet = sheetOf(map);
  const laid = new Set<string>();
  const commands: Command[] = [];
  let roads = map.roads;
  for (const image of pathsWithImages(sheet, symmetry, pathOfDrag(sheet, hexes))) {
    const way = [image.join(), image.toReversed().join()];
    if (way.some((one) => laid.has(one))) continue;
    laid.add(image.join());
    const name = freshName(
      EDITOR_ROADS.road,
      roads.map((road) => road.name),
    );
    const road = roadOfDrag({ ...map, roads }, image, { name, kind });
    if (road === null) continue;
    commands.push({ type: 'putRoad', ...road });
    roads = road.at === null ? [...roads, road.road] : roads.with(road.at, road.road);
  }
  const [only] = commands;
  return commands.length > 1 ? { type: 'all', commands, label: 'putRoad' } : (only ?? null);
}

/** Ground of a city carries its level, built over or not; all other ground lies outside. */
function paintWith(map: MapFile, grip: Grip, letter: string, hexes: readonly HexId[]): Command | null {
  if (hexes.length === 0) return null;
  const level = hasLevel(map.legend[letter]) ? grip.level : 0;
  const commands: readonly Command[] = [
    { type: 'paint', hexes, letter },
    { type: 'level', hexes, level },
  ];
  return { type: 'all', commands, label: 'paint' };
}

/** What lies on the hexsides that are touched: along a drag, or in and around an area. */
function linesUnder(map: MapFile, grip: Grip, drag: Drag): readonly MapHexside[] {
  const sheet = sheetOf(map);
  const touched = isAlongCorners(grip.tool)
    ? worksOfDrag(map, grip, drag).map(pairOfLine)
    : hexesOfDrag(map, grip, drag).flatMap((hex) =>
        rimOf(sheet, [hex]).flatMap(({ left, right }) =>
          left < 0 || right < 0 ? [] : [pairOf(sheet, left as HexId, right as HexId)],
        ),
      );
  const pairs = new Set(touched);
  return map.hexsides.filter((line) => pairs.has(pairOfLine(line)));
}

/** Lays works in ruins; where all of them lie in ruins already, they stand again. */
function breachCommand({ opening }: ScenarioDocument, lines: readonly MapHexside[]): Command | null {
  const pairs = lines.filter(isWork).map(pairOfLine);
  const down = !pairs.every((pair) => opening?.breached.includes(pair) === true);
  return pairs.length === 0 ? null : { type: 'breach', pairs, down };
}
