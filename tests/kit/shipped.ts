import type { Battle } from '../../src/engine/battle.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

/** A shipped scenario, ready to be fought. */
export function shippedBattle(id: string): Battle {
  const parsed = parseScenario(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
