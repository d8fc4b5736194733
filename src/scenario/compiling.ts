/** What the build does with the files of scenarios and maps: they are read as anybody's, and written as a page fetches them. */
import { failed, ok, type Result } from '../kernel/result.ts';
import { writeCompiledMap, writeCompiledScenario } from './compiled.ts';
import { NO_LIBRARY } from './library.ts';
import { openScenario } from './parse.ts';
import { mapSchema } from './mapSchema.ts';
import { noteProblems, type Problem } from './problems.ts';
import { readGround } from './readMap.ts';
import { readShape } from './shape.ts';
import { SHIPPED_LIBRARY } from './shipped.ts';

/** A map file compiled, or everything that is wrong with it. */
export function compiledMap(document: unknown): Result<string, Problem> {
  const { problems, report } = noteProblems();
  const map = readShape(mapSchema, document, [], report);
  const ground = map === null ? null : readGround({ inline: map }, NO_LIBRARY, report);
  return ground === null ? failed(problems) : ok(writeCompiledMap(ground));
}

/** A scenario file that names one of the shipped maps, compiled, or everything that is wrong with it. */
export function compiledScenario(document: unknown): Result<string, Problem> {
  const opened = openScenario(document, SHIPPED_LIBRARY);
  if (!opened.ok) return opened;
  const { map } = document as Readonly<{ map: Readonly<{ file?: string }> }>;
  if (map.file === undefined)
    return failed([{ path: '/map', code: 'missing', message: 'a shipped scenario names its map' }]);
  return ok(writeCompiledScenario(opened.value, map.file));
}
