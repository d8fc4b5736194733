/** Cases 2.6.1, 2.6.5 and 2.18 (3a, 6b): groups that become available when the movement of their side begins. */
import { BESIEGER, type Battle, type GroupId, type Side, type Trigger } from '../battle.ts';
import type { Dice } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';
import { reliefArrived } from '../consequences/tallies.ts';
import { isMet } from '../facts/conditions.ts';

type Arrival = Extract<Trigger['then'], { type: 'arrive' }>;

/**
 * The arrivals of a side's movement phase, in file order. A group that is still expected arrives when the conditions of
 * one of its triggers are met and its die, if there is one, is good enough: one die a group a phase. It becomes available
 * as a whole, and its credit counts even if no piece can enter.
 */
export function arrivals(battle: Battle, state: GameState, side: Side, dice: Dice): readonly GameEvent[] {
  const moment: Trigger['when'] = side === BESIEGER ? 'besiegerMoves' : 'defenderMoves';
  const rolled = new Set<GroupId>();
  const events: GameEvent[] = [];
  let now = state;
  for (const { when, if: conditions, roll, then } of battle.triggers) {
    if (when !== moment || then.type !== 'arrive' || now.arrived[then.group]!) continue;
    if (!conditions.every((condition) => isMet(battle, now, condition))) continue;
    if (roll !== null && rolled.has(then.group)) continue;
    const found = roll === null ? arrival(battle, then) : tryArrival(battle, then, roll.atLeast, dice);
    if (roll !== null) rolled.add(then.group);
    events.push(...found);
    now = reduceAll(battle, now, found);
  }
  return events;
}

/** One die for a group: it arrives on that figure or more. */
function tryArrival(battle: Battle, then: Arrival, atLeast: number, dice: Dice): readonly GameEvent[] {
  const request = { purpose: 'arrival', dice: 1, cite: '2.6.1' } as const;
  const faces = dice.roll(request);
  const rolled: GameEvent = { type: 'DiceRolled', request, faces };
  return faces[0]! >= atLeast
    ? [rolled, ...arrival(battle, then)]
    : [rolled, { type: 'GroupDelayed', group: then.group, cite: '2.6.1' }];
}

function arrival(battle: Battle, { group, credit }: Arrival): readonly GameEvent[] {
  return [{ type: 'GroupArrived', group, cite: '2.6.1' }, ...reliefArrived(battle, credit)];
}
