/**
 * What the editor works on: the scenario file itself, with its map and its kinds in it. It is a value; whoever changes it gets
 * another one (`edit.ts`), and what is written is read again as it was.
 */
import type { MapFile } from '../board/mapFile.ts';
import { lookUp } from '../kernel/lookUp.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import type { Library } from '../scenario/library.ts';
import { mapSchema } from '../scenario/mapSchema.ts';
import { parseJson } from '../scenario/parseJson.ts';
import { noteProblems, quote, type Problem, type ReportProblem } from '../scenario/problems.ts';
import { rosterSchema, type KindSheet } from '../scenario/rosterSchema.ts';
import { scenarioSchema, type InlineScenario, type ScenarioFile } from '../scenario/schema.ts';
import { readShape } from '../scenario/shape.ts';
import { writeScenario } from '../scenario/write.ts';
import { blankOn } from './blank.ts';
import { listOf, rawOf } from './tiled/raw.ts';

/** A scenario that needs no other file. Its shape is always right; what it means may have problems. */
export type ScenarioDocument = InlineScenario;

/** The widest and the highest map that is opened for editing; the longest text, in characters. */
export const MOST_COLUMNS = 200;
export const MOST_TEXT = 4_000_000;

/**
 * Opens the text of a scenario, or of a map, on which a blank scenario is laid. Mistakes of meaning are let in, to be mended in the
 * editor; refused is what has not the shape of a scenario, or no sheet of hexes to work on.
 */
export function openText(text: string, library: Library): Result<ScenarioDocument, Problem> {
  const read = readText(text);
  return read.ok ? openDocument(read.value, library) : read;
}

/** The value of a text, before anybody looks at it; refuses what is no JSON, and what is longer than any battle. */
export function readText(text: string): Result<unknown, Problem> {
  if (text.length <= MOST_TEXT) return parseJson(text);
  const message = `the text has ${text.length} characters; at most ${MOST_TEXT} are read`;
  return failed([{ path: '', code: 'out-of-bounds', message }]);
}

/** The files that a scenario names: its map, and its rosters. Whatever is not shaped like one names none. */
export function filesNamedIn(
  value: unknown,
): Readonly<{ maps: readonly string[]; rosters: readonly string[] }> {
  const { map, kinds } = rawOf(value);
  const { file } = rawOf(map);
  const named = listOf(kinds).filter((kind) => typeof kind === 'string');
  return { maps: typeof file === 'string' ? [file] : [], rosters: named };
}

/** Opens a document that is JSON already: as `openText`. */
export function openDocument(value: unknown, library: Library): Result<ScenarioDocument, Problem> {
  const { problems, report } = noteProblems();
  const document = isMap(value) ? onMap(value, report) : inlineFiles(value, library, report);
  return document === null || problems.length > 0 ? failed(problems) : ok(document);
}

/** The document as the text of its file: reading it gives the same document. */
export function writeDocument(document: ScenarioDocument): string {
  return writeScenario(document);
}

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'legend' in value && !('format' in value);
}

function onMap(value: unknown, report: ReportProblem): ScenarioDocument | null {
  const map = readShape(mapSchema, value, [], report);
  return map === null || !isSheet(map, '', report) ? null : blankOn(map);
}

function inlineFiles(value: unknown, library: Library, report: ReportProblem): ScenarioDocument | null {
  const file = readShape(scenarioSchema, value, [], report);
  if (file === null) return null;
  const map = mapOf(file, library, report);
  const kinds = kindsOf(file, library, report);
  if (map === null || !isSheet(map, '/map/inline', report)) return null;
  return { ...file, map: { inline: map }, kinds };
}

function mapOf({ map }: ScenarioFile, library: Library, report: ReportProblem): MapFile | null {
  if ('inline' in map) return map.inline;
  const named = lookUp(library.maps, map.file);
  if (named === undefined) report('/map/file', 'no-such-file', `there is no map ${map.file}`);
  return named === undefined ? null : readShape(mapSchema, named, ['map', 'file'], report);
}

/** The scenario's own kinds, and of each roster those that its pieces are of. */
function kindsOf(
  { kinds, pieces }: ScenarioFile,
  library: Library,
  report: ReportProblem,
): readonly KindSheet[] {
  const used = new Set(pieces.map(({ kind }) => kind));
  return kinds.flatMap((line, index): readonly KindSheet[] => {
    if (typeof line !== 'string') return [line];
    const path = ['kinds', index];
    const roster = lookUp(library.rosters, line);
    if (roster === undefined) report(`/kinds/${index}`, 'no-such-file', `there is no roster ${line}`);
    const read = roster === undefined ? null : readShape(rosterSchema, roster, path, report);
    return read?.kinds.filter(({ id }) => used.has(id)) ?? [];
  });
}

/** Whether every hex of a map has a letter of its legend and a level: without that there is nothing to paint on. */
function isSheet(map: MapFile, path: string, report: ReportProblem): boolean {
  const { columns, rows, orientation, offset, legend } = map;
  const say = (field: string, message: string): false => {
    report(`${path}/${field}`, 'out-of-bounds', message);
    return false;
  };
  if (columns > MOST_COLUMNS) return say('columns', `a map of up to ${MOST_COLUMNS} columns can be edited`);
  if (rows > MOST_COLUMNS) return say('rows', `a map of up to ${MOST_COLUMNS} rows can be edited`);
  if ((orientation === 'pointy') !== offset.endsWith('r'))
    return say('offset', `${offset} does not go with ${orientation} hexes`);
  for (const field of ['hexes', 'levels'] as const) {
    const lines = map[field];
    if (lines.length !== rows) return say(field, `there are ${lines.length} rows of letters; write ${rows}`);
    const allowed = field === 'hexes' ? legend : LEVEL_LETTERS;
    for (const [row, line] of lines.entries()) {
      const letters = [...line];
      if (letters.length !== columns || line.length !== columns)
        return say(`${field}/${row}`, `the row has ${letters.length} letters; write ${columns}`);
      const unknown = letters.find((letter) => !Object.hasOwn(allowed, letter));
      if (unknown !== undefined)
        return say(`${field}/${row}`, `the letter ${quote(unknown)} has no meaning here`);
    }
  }
  return true;
}

const LEVEL_LETTERS: Readonly<Record<string, true>> = Object.fromEntries(
  [...'.1234567'].map((letter) => [letter, true]),
);
