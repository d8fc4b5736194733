/** Case 2.21: events of a scenario are met as things happen, and take effect as soon as nobody owes a decision. */
import { gateTaken } from '../consequences/gates.ts';
import type { Battle } from '../battle.ts';
import type { Dice, DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';
import { bringAbout } from './bringAbout.ts';
import { isMet } from '../facts/conditions.ts';
import { isMoment } from './isMoment.ts';
import { rulesOf } from './rules.ts';
import type { TriggerId } from './terms.ts';

const ROLL: DiceRequest = { purpose: 'event', dice: 1, cite: '2.21.1' };

/** What is remembered while one action is followed: a trigger fires once for each, so that no circle of them goes on for ever. */
export type FiredNow = Set<TriggerId>;

/**
 * The triggers that are met by what happened, as events: each at its moment, when all its conditions are met in the state
 * that the moment left. `before` = the state that the first of the events met.
 */
export function triggersMet(
  battle: Battle,
  before: GameState,
  events: readonly GameEvent[],
  firedNow: FiredNow,
): readonly GameEvent[] {
  const found: GameEvent[] = [];
  let now = before;
  for (const event of events) {
    const after = reduceAll(battle, now, [event]);
    const happening = { before: now, event, after };
    for (const { id, when, trigger, once } of rulesOf(battle)) {
      if (firedNow.has(id) || !isMoment(battle, happening, when)) continue;
      const { off, fired } = after.story!;
      if (off.includes(id) || (once && fired[id]! > 0)) continue;
      if (!trigger.if.every((condition) => isMet(battle, after, condition))) continue;
      firedNow.add(id);
      found.push({ type: 'TriggerMet', trigger: id, cite: '2.21.1' });
    }
    now = after;
  }
  return found;
}

/**
 * The first trigger that waits takes effect: its die is thrown, if it asks for one, and its effects follow in their order. Asked when
 * nobody owes a decision; the events end with the gates that change hands by it (2.3.1).
 */
export function fireFirst(battle: Battle, state: GameState, dice: Dice): readonly GameEvent[] {
  const [id] = state.story!.waiting;
  if (id === undefined) return [];
  const { roll, then } = battle.triggers[id]!;
  const events: GameEvent[] = [];
  if (roll !== null) {
    const faces = dice.roll(ROLL);
    events.push({ type: 'DiceRolled', request: ROLL, faces });
    if (faces[0]! < roll.atLeast) return [...events, { type: 'TriggerPassed', trigger: id, cite: '2.21.1' }];
  }
  events.push({ type: 'TriggerFired', trigger: id, cite: '2.21.1' });
  let now = reduceAll(battle, state, events);
  for (const effect of then.type === 'effects' ? then.effects : []) {
    const found = bringAbout(battle, now, id, effect, dice);
    events.push(...found);
    now = reduceAll(battle, now, found);
  }
  return [...events, ...gateTaken(battle, now)];
}
