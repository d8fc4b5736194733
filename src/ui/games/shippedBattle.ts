/** How a battle that comes with the game is opened: nothing is fetched that only strangers' files need. */
import type { Result } from '../../kernel/result.ts';
import { AS_SHIPPED } from '../../scenario/asShipped.ts';
import { withHouseRules, type HouseRuleChoice } from '../../scenario/houseRules.ts';
import { NO_LIBRARY, type Library } from '../../scenario/library.ts';
import { openBy } from '../../scenario/openBy.ts';
import type { Problem } from '../../scenario/problems.ts';
import { brought, type OpenBattle } from '../store/openBattle.ts';
import { withThreshold } from '../../session/matchPlay.ts';

/** Opens a shipped scenario with the files it names, the threshold that was bid for the besieger, null = as it is, and the house rules that were chosen. */
export function openBidden(
  scenario: unknown,
  library: Library,
  threshold: number | null,
  rules: HouseRuleChoice = {},
): Result<OpenBattle, Problem> {
  const usual = brought(openBy(AS_SHIPPED, scenario, library));
  if (!usual.ok || (threshold === null && Object.keys(rules).length === 0)) return usual;
  const { document } = usual.value;
  const bidden = threshold === null ? document : withThreshold(document, threshold);
  return brought(openBy(AS_SHIPPED, withHouseRules(bidden, rules), NO_LIBRARY));
}
