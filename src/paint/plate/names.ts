/** The names of a map file on the sheet: where each stands. */
import type { MapName } from '../../board/mapFile.ts';
import type { Canvas2D } from '../brush.ts';
import { distance, distanceToLine, lengthOf, offset, type Polyline, type Point } from '../geometry/curve.ts';
import { cellNamed } from '../geometry/lattice.ts';
import type { Box, Palette, Scale } from '../geometry/sheet.ts';
import { cellsOf, meanOf, type Survey } from '../geometry/survey.ts';
import type { TerrainFields } from '../land/terrainFields.ts';
import { inTheClear } from './clearing.ts';
import { letterAlong, measure, letterStraight, type LetteredName, type Lettering } from './lettering.ts';
import { takenBy, type Ornaments } from './ornaments.ts';
import { isShownAt, letteringOf } from './nameLooks.ts';
import { loudness, quietPlace } from './quiet.ts';
import { numeralsOf, type Roundel } from './roundels.ts';

/** Where a name is lettered: what the canvas measures, what the sheet shows, and what is taken already. */
interface Page {
  readonly g: Canvas2D;
  readonly scale: Scale;
  readonly survey: Survey;
  readonly fields: TerrainFields;
  readonly taken: readonly Box[];
}

/** The names that this scale shows, each in its place and clear of numerals and of those before it. The canvas only measures. */
export function namesOf(
  g: Canvas2D,
  {
    survey,
    fields,
    ornaments,
    roundels,
  }: Readonly<{
    survey: Survey;
    fields: TerrainFields;
    ornaments: Ornaments;
    roundels: readonly Roundel[];
  }>,
  scale: Scale,
  palette: Palette,
): readonly LetteredName[] {
  const page: Page = { g, scale, survey, fields, taken: takenBy(ornaments) };
  const numerals = numeralsOf(roundels, scale);
  return survey.map.names.reduce<readonly LetteredName[]>((before, name) => {
    const cell = cellNamed(survey.lattice, name.at);
    if (cell < 0 || !isShownAt(scale, name)) return before;
    const lettering = letteringOf(name, scale, palette);
    const at = survey.lattice.centres[cell]!;
    const place = (wish: Point) => placeName(page, name, wish, lettering);
    return [...before, inTheClear(place, at, survey.neat, [...numerals, ...before])];
  }, []);
}

function placeName(page: Page, name: MapName, at: Point, lettering: Lettering): LetteredName {
  const { g, survey, fields, taken } = page;
  const turn = ((name.angle ?? 0) * Math.PI) / 180;
  const quietly = (wish: Point) => quietPlace(survey, fields, wish, measure(g, lettering));
  const through = (where: Point, text = lettering): LetteredName => ({
    lettering: text,
    letters: letterStraight(g, text, where, turn),
  });
  const along = (line: Polyline, aside: number): LetteredName => ({
    lettering,
    letters: letterAlong(g, lettering, line, at, aside),
  });
  switch (name.kind) {
    case 'road': {
      const road = nearestLine(
        survey.roads.map(({ line }) => line),
        at,
      );
      if (!road || lengthOf(road) < 6) return through(at);
      return along(road, quieterSide(survey, fields, road, at, 0.36 + lettering.size * 0.36));
    }
    case 'ruin': {
      const ruin = nearestLine(survey.ruins, at);
      const room = measure(g, lettering);
      if (!ruin || lengthOf(ruin) < room * 0.5 || distanceToLine(...at, ruin) > 2.4) {
        return through(quietly([at[0] - room / 2, at[1]]));
      }
      return along(prolong(ruin, room), -0.75);
    }
    case 'river':
      return survey.bank.length > 1 ? along(survey.bank, -1.15) : through(at);
    case 'rampart': {
      const rampart = nearestLine(survey.ramparts, at);
      return rampart ? along(rampart, 0.55 + lettering.size * 0.4) : through(at);
    }
    case 'stream': {
      const stream = nearestLine(survey.streams, at);
      return stream ? along(stream, 0.22 + lettering.size * 0.4) : through(at);
    }
    case 'region':
      return through(asideOf(survey, name, at, spanMiddle(survey, name)), spanLetters(page, name, lettering));
    case 'grove':
      return through(quietly(asideOf(survey, name, at, below(survey, name, lettering.size))));
    case 'field':
    case 'landing':
      return through(quietly(at));
    case 'hill':
      return through(asideOf(survey, name, at, blockMiddle(survey, name)));
    case 'gate':
      return through([at[0] + 0.9, at[1] + 1.02]);
    case 'city':
      return through(name.place === 'title' ? quietly(titlePlace(survey, at)) : [at[0], at[1] + 0.62]);
    case 'street':
      return through([at[0], at[1] + 0.3]);
    default:
      return through(turn === 0 ? clearOf(taken, at, measure(g, lettering)) : at);
  }
}

/** The place itself or, where an ornament covers it, beside that and a line lower, clear of the names along the edge. */
export function clearOf(taken: readonly Box[], [x, y]: Point, room: number): Point {
  const covers = taken.find(
    (box) => y > box.y0 && y < box.y1 && x + room / 2 > box.x0 && x - room / 2 < box.x1,
  );
  if (covers === undefined) return [x, y];
  const right = x > (covers.x0 + covers.x1) / 2 || covers.x0 < room;
  return [right ? covers.x1 + room / 2 + 0.4 : covers.x0 - room / 2 - 0.4, y + 1.1];
}

/** Above the line or below it, whichever crosses less. */
function quieterSide(
  survey: Survey,
  fields: TerrainFields,
  line: Polyline,
  at: Point,
  aside: number,
): number {
  const near = line.filter((point) => distance(point, at) < 5);
  const noise = (side: number) =>
    offset(near, side * (aside + 0.4)).reduce((sum, point) => sum + loudness(survey, fields, point), 0);
  const eastward = (near.at(-1)?.[0] ?? 0) >= (near[0]?.[0] ?? 0) ? 1 : -1;
  return noise(-eastward) < noise(eastward) * 0.8 ? -aside : aside;
}

/** The city's great name is wished for on the field north of its northern wall. */
function titlePlace({ lattice, city }: Survey, at: Point): Point {
  if (city.length === 0) return at;
  const top = Math.min(...city.map((cell) => lattice.centres[cell]![1]));
  const [x] = meanOf(city.map((cell) => lattice.centres[cell]!).filter(([, y]) => y - top < 1));
  return [x + 1.5, top - 2.95];
}

function nearestLine(lines: readonly Polyline[], at: Point): Polyline | undefined {
  return lines.reduce<Polyline | undefined>((best, line) => {
    return best && distanceToLine(...at, best) <= distanceToLine(...at, line) ? best : line;
  }, undefined);
}

function prolong(line: Polyline, room: number): Polyline {
  const [first, last] = [line[0]!, line.at(-1)!];
  const length = distance(first, last) || 1;
  const more = (room * 0.6) / length;
  const [dx, dy] = [(last[0] - first[0]) * more, (last[1] - first[1]) * more];
  return [[first[0] - dx, first[1] - dy], ...line, [last[0] + dx, last[1] + dy]];
}

function spanLetters({ g, scale, survey }: Page, { span }: MapName, lettering: Lettering): Lettering {
  const ends = cellsOf(survey.lattice, span ?? []).map((cell) => survey.lattice.centres[cell]!);
  if (ends.length < 2 || scale !== 'far') return lettering;
  const tight = measure(g, { ...lettering, spacing: 0 });
  const spacing = (distance(ends[0]!, ends.at(-1)!) - tight) / Math.max(1, lettering.text.length - 1);
  return { ...lettering, spacing: Math.max(0.1, Math.min(0.9, spacing)) };
}

/** A place that a name has of itself, as far beside it as the wish is beside the hex of the name; the wish where it has none. */
function asideOf({ lattice }: Survey, name: MapName, [x, y]: Point, own: Point | null): Point {
  if (own === null) return [x, y];
  const [hexX, hexY] = lattice.centres[cellNamed(lattice, name.at)]!;
  return [own[0] + x - hexX, own[1] + y - hexY];
}

function spanMiddle({ lattice }: Survey, { span }: MapName): Point | null {
  const ends = cellsOf(lattice, span ?? []).map((cell) => lattice.centres[cell]!);
  return ends.length < 2 ? null : meanOf([ends[0]!, ends.at(-1)!]);
}

function blockMiddle({ map, lattice }: Survey, { text }: MapName): Point | null {
  const cells = cellsOf(lattice, map.blocks.hills[text] ?? []);
  return cells.length === 0 ? null : meanOf(cells.map((cell) => lattice.centres[cell]!));
}

function below({ map, lattice }: Survey, { text }: MapName, size: number): Point | null {
  const centres = cellsOf(lattice, map.blocks.groves[text] ?? []).map((cell) => lattice.centres[cell]!);
  if (centres.length === 0) return null;
  const bottom = Math.max(...centres.map(([, y]) => y));
  const [x] = meanOf(centres.filter(([, y]) => y > bottom - 1));
  return [x, bottom + 0.98 + size * 0.5];
}
