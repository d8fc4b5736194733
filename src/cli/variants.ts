/** The variants of a battle that `simulate` lays side by side: another scenario, or the same with other house rules. */
import type { Battle } from '../engine/battle.ts';
import { HOUSE_RULES, withHouseRules, type HouseRuleChoice } from '../scenario/houseRules.ts';
import { NO_LIBRARY } from '../scenario/library.ts';
import { openScenario, type OpenScenario } from '../scenario/parse.ts';
import { scenarioNamed } from './files.ts';
import { UsageError } from './output.ts';

/** A scenario that can be played; refuses one that cannot, with the command that tells why. */
export function openNamed(name: string): OpenScenario {
  const read = scenarioNamed(name);
  const opened = openScenario(read.document, read.library);
  if (!opened.ok) throw new UsageError(`${name} is not a valid scenario; see: pelennor validate ${name}`);
  return opened.value;
}

/**
 * Variant B of a battle: the scenario that is named beside it, or itself, with the house rules that are asked for; null where neither is.
 * Refuses a battle of other sides, whose wins could not be compared.
 */
export function variantBeside(
  one: OpenScenario,
  name: string | undefined,
  rules: HouseRuleChoice | undefined,
): Battle | null {
  if (name === undefined && rules === undefined) return null;
  const other = name === undefined ? one : openNamed(name);
  const sides = ({ battle }: OpenScenario): string => battle.sides.map(({ id }) => id).join(' and ');
  if (sides(one) !== sides(other))
    throw new UsageError(
      `${name} is a battle of ${sides(other)}, and cannot be compared with one of ${sides(one)}; name a battle of the same sides`,
    );
  if (rules === undefined) return other.battle;
  const ruled = openScenario(withHouseRules(other.document, rules), NO_LIBRARY);
  if (!ruled.ok) throw new UsageError(`the battle cannot be played with these house rules`);
  return ruled.value.battle;
}

/** House rules as they are typed, "rohanArrival=flat,grond=always-active"; refuses what is no rule or no reading of it. */
export function houseRulesIn(text: string): HouseRuleChoice {
  return Object.fromEntries(text.split(',').map(ruleIn));
}

function ruleIn(text: string): readonly [string, string | boolean] {
  const [id, value] = text.split('=');
  const rule = HOUSE_RULES.find((row) => row.id === id);
  if (rule === undefined)
    throw new UsageError(
      `"${id}" is no house rule; there are ${HOUSE_RULES.map((row) => row.id).join(', ')}`,
    );
  const chosen = rule.values.find((one) => String(one) === value);
  if (chosen === undefined)
    throw new UsageError(`${rule.id} is not "${value ?? ''}"; it is ${rule.values.join(' or ')}`);
  return [rule.id, chosen];
}
