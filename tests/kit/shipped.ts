import type { Battle } from '../../src/engine/battle.ts';
import { openScenario, parseScenario, type OpenScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

/** Every shipped scenario, ready to be fought, in the order in which to play them. */
export function shippedBattles(): readonly Battle[] {
  return Object.keys(SHIPPED_SCENARIOS).map(shippedBattle);
}

/** A shipped scenario, ready to be fought. */
export function shippedBattle(id: string): Battle {
  const parsed = parseScenario(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** A shipped scenario with the document that a saved match carries. */
export function shippedScenario(id: string): OpenScenario {
  const opened = openScenario(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}
