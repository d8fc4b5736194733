/** A battle that comes with the game, played otherwise than it is written: it is read as a file of anybody, and what reads those is fetched for it. */
import type { Result } from '../../kernel/result.ts';
import { withHouseRules, type HouseRuleChoice } from '../../scenario/houseRules.ts';
import { NO_LIBRARY } from '../../scenario/library.ts';
import { openScenario } from '../../scenario/parse.ts';
import type { Problem } from '../../scenario/problems.ts';
import type { InlineScenario } from '../../scenario/schema.ts';
import { openBattleOf, type OpenBattle } from '../store/openBattle.ts';
import { withThreshold } from '../../session/matchPlay.ts';

/** Opens a scenario with the threshold that was bid for the besieger, null = as it is, and the house rules that were chosen. */
export function openBidden(
  document: InlineScenario,
  threshold: number | null,
  rules: HouseRuleChoice,
): Result<OpenBattle, Problem> {
  const bidden = threshold === null ? document : withThreshold(document, threshold);
  return openBattleOf(openScenario(withHouseRules(bidden, rules), NO_LIBRARY));
}
