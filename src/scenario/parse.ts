/** From a document somebody wrote to the battle that is fought, or to everything that is wrong with it. */
import type { Battle } from '../engine/battle.ts';
import { ok, type Result } from '../kernel/result.ts';
import { BY_SCHEMA } from './bySchema.ts';
import type { Library } from './library.ts';
import { openBy, type OpenScenario } from './openBy.ts';
import type { Problem } from './problems.ts';

export type { OpenScenario };

/** Reads a scenario file with the maps and rosters it may name. All problems at once; never throws. */
export function parseScenario(document: unknown, library: Library): Result<Battle, Problem> {
  const opened = openScenario(document, library);
  return opened.ok ? ok(opened.value.battle) : opened;
}

/** As `parseScenario`, and answers the document with its map and kinds as well: what a save carries. */
export function openScenario(document: unknown, library: Library): Result<OpenScenario, Problem> {
  return openBy(BY_SCHEMA, document, library);
}
