/** Case 2.2.0: the map of a scenario, its own or one of the library. */
import type { Board } from '../board/board.ts';
import { compileBoard } from '../board/compile.ts';
import type { MapFile } from '../board/mapFile.ts';
import type { Library } from './library.ts';
import { mapSchema } from './mapSchema.ts';
import { boardSentence, noteProblems, type ReportProblem } from './problems.ts';
import type { ScenarioDraft } from './draft.ts';
import { readShape } from './shape.ts';

/** The map as written and as compiled. */
export interface ReadMap {
  readonly map: MapFile;
  readonly board: Board;
}

/** Compiles the map, or reads that of the library first; null after its problems were reported, or silently where its shape is the problem. */
export function readGround(
  named: ScenarioDraft['map'],
  library: Library,
  report: ReportProblem,
): ReadMap | null {
  if (named === null) return null;
  if ('inline' in named) return compileMap(named.inline, '/map/inline', report);
  const { file } = named;
  if (!Object.hasOwn(library.maps, file)) {
    report('/map/file', 'no-such-file', `there is no map ${file}`);
    return null;
  }
  const { problems, report: note } = noteProblems();
  const map = readShape(mapSchema, library.maps[file], [], note);
  const ground = map === null ? null : compileMap(map, '', note);
  for (const { path, code, message } of problems) report('/map/file', code, `${file}${path}: ${message}`);
  return ground;
}

function compileMap(map: MapFile, path: string, report: ReportProblem): ReadMap | null {
  const board = compileBoard(map);
  if (board.ok) return { map, board: board.value };
  for (const problem of board.problems) {
    report(`${path}${problem.path}`, problem.code, boardSentence(problem, map.columns, map.rows));
  }
  return null;
}
