/** How a battle is opened. Reading scenarios takes much of the program, so this comes with the first one that is read. */
import type { MapFile } from '../board/mapFile.ts';
import type { Battle } from '../engine/battle.ts';
import type { Result } from '../kernel/result.ts';
import { failed, ok } from '../kernel/result.ts';
import { NO_LIBRARY, type Library } from '../scenario/library.ts';
import { openScenario } from '../scenario/parse.ts';
import type { Problem } from '../scenario/problems.ts';
import type { InlineScenario } from '../scenario/schema.ts';
import { withThreshold } from './seats/match.ts';

/** A battle with everything that showing and keeping it needs. */
export interface OpenBattle {
  readonly battle: Battle;
  readonly map: MapFile;
  /** The scenario with its map and kinds: what a kept game carries. */
  readonly document: InlineScenario;
}

/** Opens a scenario with the files it names and the threshold that was bid for the besieger; null = as it is. */
export function openBidden(
  scenario: unknown,
  library: Library,
  threshold: number | null,
): Result<OpenBattle, Problem> {
  const usual = opened(openScenario(scenario, library));
  if (!usual.ok || threshold === null) return usual;
  return openDocument(withThreshold(usual.value.document, threshold));
}

/** Opens a scenario that carries its map and kinds with it, as kept games do. */
export function openDocument(document: unknown): Result<OpenBattle, Problem> {
  return opened(openScenario(document, NO_LIBRARY));
}

function opened(scenario: ReturnType<typeof openScenario>): Result<OpenBattle, Problem> {
  if (!scenario.ok) return failed(scenario.problems);
  const { battle, document } = scenario.value;
  return ok({ battle, map: document.map.inline, document });
}
