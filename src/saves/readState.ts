/** From a state in a file to one that can have come about in its battle, or to everything that is wrong with it. */
import type { Battle } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import { lawsBrokenBy } from '../game/laws/stateLaws.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import { noteProblems, pointer, type Problem } from '../scenario/problems.ts';
import { readShape } from '../scenario/shape.ts';
import { belongsTo, stateSchema } from './stateSchema.ts';

/** Reads a state that stands in a file under `path`: its shape, that it belongs to the battle, and that it breaks no law of the game. Never throws. */
export function readState(
  battle: Battle,
  written: unknown,
  path: readonly (string | number)[],
): Result<GameState, Problem> {
  const { problems, report } = noteProblems();
  const state = readShape(stateSchema, written, path, report);
  if (state === null) return failed(problems);
  const at = pointer(path);
  if (!belongsTo(battle, state)) {
    report(at, 'wrong-state', 'this state does not belong to the scenario of its match');
    return failed(problems);
  }
  for (const breach of lawsBrokenBy(battle, state)) {
    report(`${at}${breach.at}`, 'law-broken', `no game comes to this; it breaks a law: ${breach.law}`);
  }
  return problems.length > 0 ? failed(problems) : ok(state);
}
