/** How the battle of a game from a file is opened. What reads the files of strangers takes much, so this comes with the first of them. */
import type { Result } from '../../kernel/result.ts';
import { NO_LIBRARY } from '../../scenario/library.ts';
import { openScenario } from '../../scenario/parse.ts';
import type { Problem } from '../../scenario/problems.ts';
import { openBattleOf, type OpenBattle } from '../store/openBattle.ts';

/** Opens a scenario that carries its map and kinds with it, as kept games do. */
export function openDocument(document: unknown): Result<OpenBattle, Problem> {
  return openBattleOf(openScenario(document, NO_LIBRARY));
}
