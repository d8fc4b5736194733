/** A battle decided by dice: the machine, two policies, and a die. */
import type { Both } from '../brief/brief.ts';
import { decide, owedNext, rollDice } from './machine.ts';
import { outcomeOf, type BattleOutcome } from './outcome.ts';
import { decisionOf } from './policies.ts';
import type { Policy } from '../brief/policy.ts';
import type { BattleEvent, BattleState, Moved, Setting } from './terms.ts';
import type { Faces } from './volley.ts';

/** Goes on by policy until dice are owed, the battle is over, or it has come as far as it should: `isThere`. */
export function playByPolicy(
  setting: Setting,
  before: BattleState,
  policies: Both<Policy>,
  isThere: (state: BattleState) => boolean = () => false,
): Moved {
  const events: BattleEvent[] = [];
  let state = before;
  for (;;) {
    const asked = owedNext(setting, state);
    if (isThere(state) || asked.type === 'dice' || asked.type === 'nothing') return { state, events };
    const answer = decide(setting, state, decisionOf(setting, state, asked, policies));
    if (!answer.ok) throw new Error(`a policy may not: ${JSON.stringify(answer.problems)}`);
    state = answer.value.state;
    events.push(...answer.value.events);
  }
}

/** What a battle came to, and all that happened in it. */
export interface Resolved {
  readonly outcome: BattleOutcome;
  readonly events: readonly BattleEvent[];
}

/** Fights a battle to its end by policies and dice. */
export function resolveBattle(
  setting: Setting,
  begun: Moved,
  policies: Both<Policy>,
  source: Faces,
): Resolved {
  const events: BattleEvent[] = [...begun.events];
  let { state } = begun;
  for (;;) {
    const on = playByPolicy(setting, state, policies);
    events.push(...on.events);
    const outcome = outcomeOf(setting, on.state);
    if (outcome !== null) return { outcome, events };
    const thrown = rollDice(setting, on.state, source);
    events.push(...thrown.events);
    state = thrown.state;
  }
}
