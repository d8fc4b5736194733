/** Case 2.21: the triggers of a battle that are events. */
import type { Battle, Trigger } from '../battle.ts';
import { perBattle } from '../memory.ts';
import type { TriggerMoment } from './moment.ts';
import type { TriggerId } from './terms.ts';

/** A trigger with effects, and its number. */
export interface Rule {
  readonly id: TriggerId;
  readonly when: TriggerMoment;
  readonly trigger: Trigger;
  readonly once: boolean;
}

/** The triggers of a battle that have effects, in file order. */
export const rulesOf = perBattle(({ triggers }): readonly Rule[] =>
  triggers.flatMap((trigger, id): readonly Rule[] =>
    trigger.then.type === 'effects' && typeof trigger.when !== 'string'
      ? [{ id: id as TriggerId, when: trigger.when, trigger, once: trigger.then.once }]
      : [],
  ),
);

/** Whether a battle has events, so that its states tell their story. */
export function hasEvents(battle: Battle): boolean {
  return rulesOf(battle).length > 0;
}
