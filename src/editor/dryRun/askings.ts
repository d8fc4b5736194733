/** When the triggers of a battle are asked while a game goes on, what they come to, and which of their conditions fail. */
import type { Battle, Condition, Trigger } from '../../engine/battle.ts';
import { isMet } from '../../engine/facts/conditions.ts';
import { isMoment } from '../../engine/triggers/isMoment.ts';
import type { Moment } from '../../game/imagine.ts';
import type { GameState } from '../../engine/state.ts';

/** What came of asking a trigger: it comes about, its die is too low, or these conditions, by their numbers, do not hold. */
export type TriggerAsking =
  | Readonly<{ trigger: number; came: 'fired' }>
  | Readonly<{ trigger: number; came: 'low-die' }>
  | Readonly<{ trigger: number; came: 'failed'; conditions: readonly number[] }>;

/** Whoever asks the triggers while one action is carried out: each event fires at most once for it (2.21.1). */
export function askingsOf(battle: Battle): (moment: Moment) => readonly TriggerAsking[] {
  const metNow = new Set<number>();
  let thrown = false;
  return (moment) => {
    const { event } = moment;
    const rolled = thrown;
    thrown = event.type === 'DiceRolled' && event.request.purpose === 'arrival';
    switch (event.type) {
      case 'TriggerFired':
        return [{ trigger: event.trigger, came: 'fired' }, ...effectsAsked(battle, moment, metNow)];
      case 'TriggerPassed':
        return [{ trigger: event.trigger, came: 'low-die' }];
      case 'TriggerMet':
        metNow.add(event.trigger);
        return [];
      case 'GroupArrived':
      case 'GroupDelayed':
        return [...arrival(battle, moment, rolled), ...effectsAsked(battle, moment, metNow)];
      case 'TurnReckoned':
        return verdictsAsked(battle, moment);
      case 'VictoryReached':
        return askingsDecided(battle, moment);
      default:
        return [...arrivalsAsked(battle, moment), ...effectsAsked(battle, moment, metNow)];
    }
  };
}

/** Events that are asked at this moment and do not come about (2.21.1). */
function effectsAsked(battle: Battle, moment: Moment, metNow: ReadonlySet<number>): readonly TriggerAsking[] {
  const { after } = moment;
  if (after.story === null) return [];
  const { off, fired } = after.story;
  return battle.triggers.flatMap(({ when, then, if: conditions }, trigger): readonly TriggerAsking[] => {
    if (then.type !== 'effects' || typeof when === 'string' || metNow.has(trigger)) return [];
    if (!isMoment(battle, moment, when)) return [];
    if (off.some((one) => one === trigger) || (then.once && fired[trigger]! > 0)) return [];
    return failing(battle, after, trigger, conditions);
  });
}

/** The groups that a movement phase brings: the trigger whose conditions hold, and whose die it was (2.6.1). */
function arrival(battle: Battle, { before, event }: Moment, rolled: boolean): readonly TriggerAsking[] {
  if ((event.type !== 'GroupArrived' && event.type !== 'GroupDelayed') || event.cite !== '2.6.1') return [];
  const found = battle.triggers.findIndex(
    ({ then, roll, if: conditions }) =>
      then.type === 'arrive' &&
      then.group === event.group &&
      (roll !== null) === rolled &&
      conditions.every((condition) => isMet(battle, before, condition)),
  );
  if (found < 0) return [];
  return [{ trigger: found, came: event.type === 'GroupArrived' ? 'fired' : 'low-die' }];
}

/** The groups that are still expected when their side begins to move. */
function arrivalsAsked(battle: Battle, { before, event }: Moment): readonly TriggerAsking[] {
  if (event.type !== 'StepEntered' || event.step === before.step) return [];
  const moment = MOVES.find(({ into, from }) => event.step.startsWith(into) && !before.step.startsWith(from));
  if (moment === undefined) return [];
  return battle.triggers.flatMap(({ when, then, if: conditions }, trigger): readonly TriggerAsking[] =>
    when === moment.when && then.type === 'arrive' && !before.arrived[then.group]!
      ? failing(battle, before, trigger, conditions)
      : [],
  );
}

const MOVES = [
  { into: 'besieger-movement', from: 'besieger-movement', when: 'besiegerMoves' },
  { into: 'defender-movement.moving', from: 'defender-movement.moving', when: 'defenderMoves' },
] as const satisfies readonly Readonly<{ into: string; from: string; when: Trigger['when'] }>[];

/** The verdicts that a turn asks for, down to the first that is met (2.13.2). */
function verdictsAsked(battle: Battle, { after }: Moment): readonly TriggerAsking[] {
  const asked: TriggerAsking[] = [];
  for (const [trigger, { when, then, if: conditions }] of battle.triggers.entries()) {
    if (when !== 'turnEnds' || (then.type !== 'win' && then.type !== 'reckon')) continue;
    const failed = failing(battle, after, trigger, conditions);
    if (failed.length === 0) break;
    asked.push(...failed);
  }
  return asked;
}

/** The trigger that ends the battle, and where points decide it those that give some (2.13.3). */
function askingsDecided(battle: Battle, { before, event }: Moment): readonly TriggerAsking[] {
  if (event.type !== 'VictoryReached') return [];
  const { verdict } = event;
  const winner = battle.triggers.findIndex(
    ({ id, then }) => id === verdict.trigger && then.type !== 'effects',
  );
  const points = verdict.points === null ? [] : pointsAsked(battle, before);
  return winner < 0 ? points : [{ trigger: winner, came: 'fired' }, ...points];
}

function pointsAsked(battle: Battle, state: GameState): readonly TriggerAsking[] {
  return battle.triggers.flatMap(({ then, if: conditions }, trigger): readonly TriggerAsking[] => {
    if (then.type !== 'points') return [];
    const failed = failing(battle, state, trigger, conditions);
    return failed.length > 0 ? failed : [{ trigger, came: 'fired' }];
  });
}

function failing(
  battle: Battle,
  state: GameState,
  trigger: number,
  conditions: readonly Condition[],
): readonly TriggerAsking[] {
  const failed = conditions.flatMap((condition, number) => (isMet(battle, state, condition) ? [] : [number]));
  return failed.length === 0 ? [] : [{ trigger, came: 'failed', conditions: failed }];
}
