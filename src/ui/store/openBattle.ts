/** A battle as it comes to the table. */
import type { MapFile } from '../../board/mapFile.ts';
import type { Battle } from '../../engine/battle.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { OpenScenario } from '../../scenario/parse.ts';
import type { Problem } from '../../scenario/problems.ts';
import type { InlineScenario } from '../../scenario/schema.ts';

/** A battle with everything that showing and keeping it needs. */
export interface OpenBattle {
  readonly battle: Battle;
  readonly map: MapFile;
  /** The scenario with its map and kinds: what a kept game carries. */
  readonly document: InlineScenario;
}

/** A scenario that has been read, for the table. */
export function openBattleOf(scenario: Result<OpenScenario, Problem>): Result<OpenBattle, Problem> {
  if (!scenario.ok) return failed(scenario.problems);
  const { battle, document } = scenario.value;
  return ok({ battle, map: document.map.inline, document });
}
