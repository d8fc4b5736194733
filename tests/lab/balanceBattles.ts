/** The battles of the balance: those that are shipped, and the siege under the verdict that is attested. */
import type { Battle } from '../../src/engine/battle.ts';
import { withHouseRules } from '../../src/scenario/houseRules.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { shippedBattle, shippedScenario } from '../kit/shipped.ts';

/** The siege where the verdict is asked as it is attested. */
export const ATTESTED = 'the-siege-of-minas-tirith victory=attested';

const opened = new Map<string, Battle>();

/** A battle of the balance by its name. */
export function battleOf(name: string): Battle {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const battle = name === ATTESTED ? attestedSiege() : shippedBattle(name);
  opened.set(name, battle);
  return battle;
}

function attestedSiege(): Battle {
  const { document } = shippedScenario('the-siege-of-minas-tirith');
  const ruled = openScenario(withHouseRules(document, { victory: 'attested' }), NO_LIBRARY);
  if (!ruled.ok) throw new Error('the siege cannot be played under the attested verdict');
  return ruled.value.battle;
}
