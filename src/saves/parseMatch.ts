/** From a file somebody kept to a saved match, or to everything that is wrong with it. */
import { documentHash } from '../kernel/hash.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import { NO_LIBRARY } from '../scenario/library.ts';
import { openScenario } from '../scenario/parse.ts';
import { noteProblems, type Problem } from '../scenario/problems.ts';
import { readShape } from '../scenario/shape.ts';
import { matchSchema, type SavedMatch } from './schema.ts';

/**
 * Reads a saved match: its shape, its scenario and that the two belong together. All problems at once; never throws.
 * Whether the record can be played is asked by `openMatch`.
 */
export function parseMatch(document: unknown): Result<SavedMatch, Problem> {
  const { problems, report } = noteProblems();
  const saved = readShape(matchSchema, document, [], report);
  if (saved === null) return failed(problems.map(withRemedy));
  for (const [at, number] of saved.marks?.byHand.entries() ?? []) {
    if ((saved.entries[number]?.faces.length ?? 0) > 0) continue;
    report(`/marks/byHand/${at}`, 'out-of-bounds', `entry ${number} of this match has no dice`);
  }
  if (problems.length > 0) return failed(problems.map(withRemedy));
  const scenario = openScenario(saved.scenario, NO_LIBRARY);
  if (!scenario.ok) return failed(scenario.problems.map(inScenario));
  if (documentHash(saved.scenario) !== saved.hash) {
    report('/hash', 'other-scenario', 'the scenario in this file is not the one the match was played with');
    return failed(problems);
  }
  return ok(saved);
}

/** What stands beside the game can be spared, and a problem of it says so. */
function withRemedy(problem: Problem): Problem {
  const section = /^\/(table|marks)(\/|$)/.exec(problem.path)?.[1];
  if (section === undefined) return problem;
  const remedy = `or take the whole section "${section}" out: the game does not need it`;
  return { ...problem, message: `${problem.message}; ${remedy}` };
}

/** A problem of the scenario as one of the file that carries it. */
export function inScenario({ path, code, message }: Problem): Problem {
  return { path: `/scenario${path}`, code, message };
}
