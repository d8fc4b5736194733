/** The house rules of the battle that is laid out: what each changes, what was measured, and what was chosen. */
import { fill } from '../../../i18n/fill.ts';
import { HOUSE_RULES_SAID, HOUSE_RULE_WORDS } from '../../../i18n/houseRuleWords.ts';
import type { HouseRuleRow, SheetDraft } from './seatsModel.ts';
import { isWithinChance, MEASURED, wonOfThousand } from '../../../scenario/houseRuleBalance.ts';
import { HOUSE_RULES, type HouseRule, type HouseRuleLine } from '../../../scenario/houseRules.ts';
import type { Unopened } from '../../games/scenarioCards.ts';
import { sideNames } from '../../games/scenarioCards.ts';

/** The rules that matter in a battle, in the order of the rulebook's options. */
export function houseRuleRows(
  battle: Pick<Unopened, 'id' | 'houseRules' | 'sides'>,
  chosen: SheetDraft['rules'],
): readonly HouseRuleRow[] {
  return HOUSE_RULES.filter(({ id }) => id in battle.houseRules).map((line) => {
    const words = HOUSE_RULE_WORDS[line.id];
    const printed = isUsual(line, battle);
    return {
      id: line.id,
      name: words.name,
      change: words.change,
      cite: line.cite,
      readings: printed ? [words.usual, words.other] : [words.other, words.usual],
      chosen: line.id in chosen,
      balance: balanceOf(battle, line.id, printed),
    };
  });
}

/** The choice with a rule on its second reading, or on that of the battle again. */
export function withRule(
  battle: Pick<Unopened, 'houseRules'>,
  rules: SheetDraft['rules'],
  id: string,
  chosen: boolean,
): SheetDraft['rules'] {
  const line = HOUSE_RULES.find((rule) => rule.id === id);
  if (line === undefined) return rules;
  const others = Object.fromEntries(Object.entries(rules).filter(([rule]) => rule !== id));
  if (!chosen) return others;
  return { ...others, [line.id]: line.values[isUsual(line, battle) ? 1 : 0] };
}

/** Whether the battle reads it as the rulebook does. */
function isUsual({ id, values }: HouseRuleLine, { houseRules }: Pick<Unopened, 'houseRules'>): boolean {
  return houseRules[id] === values[0];
}

function balanceOf(
  { id, sides }: Pick<Unopened, 'id' | 'sides'>,
  rule: HouseRule,
  printed: boolean,
): readonly string[] {
  const measured = MEASURED[id];
  const changed = measured?.rules[rule];
  if (measured === undefined || changed === undefined) return [HOUSE_RULES_SAID.notMeasured];
  const { games, usual } = measured;
  const [on, off] = printed ? [changed, usual] : [usual, changed];
  const told = fill(HOUSE_RULES_SAID.measured, {
    games,
    defender: sideNames(sides)[0],
    on: wonOfThousand(on) / 10,
    off: wonOfThousand(off) / 10,
  });
  return isWithinChance(usual, changed) ? [told, HOUSE_RULES_SAID.withinChance] : [told];
}
