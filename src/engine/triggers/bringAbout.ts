/** Case 2.21.3: what the effects of an event do to the state, as events. Nobody is asked for a decision by them. */
import { assertNever } from '../../kernel/assertNever.ts';
import { byPoints } from '../facts/reckoning.ts';
import { reliefArrived, trackMoved } from '../consequences/tallies.ts';
import type { Battle } from '../battle.ts';
import { total, type Dice, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import type { GameState } from '../state.ts';
import { atMostTaken } from './atMostTaken.ts';
import { changePieces, isPieceEffect } from './changePieces.ts';
import { changeGround, isGroundEffect } from './changeGround.ts';
import type { Effect } from './effect.ts';
import type { TriggerId, VariableId } from './terms.ts';

/** The bounds of every figure that an event may change: beyond them it stays where it is (2.21.2). */
export const MOST = 9999;

/** What one effect of a trigger does now. */
export function bringAbout(
  battle: Battle,
  state: GameState,
  trigger: TriggerId,
  effect: Effect,
  dice: Dice,
): readonly GameEvent[] {
  if (isPieceEffect(effect)) return changePieces(battle, state, effect);
  if (isGroundEffect(effect)) return changeGround(battle, state, effect);
  const story = state.story!;
  switch (effect.type) {
    case 'message':
      return [{ type: 'MessageTold', trigger, text: effect.text, cite: '2.21.3' }];
    case 'setVariable':
      return setVariable(state, effect.variable, effect.to);
    case 'addVariable':
      return setVariable(state, effect.variable, story.variables[effect.variable]! + effect.by);
    case 'rollVariable': {
      const request: DiceRequest = { purpose: 'event', dice: effect.dice, cite: '2.21.3' };
      const faces = dice.roll(request);
      return [{ type: 'DiceRolled', request, faces }, ...setVariable(state, effect.variable, total(faces))];
    }
    case 'moveTrack':
      return trackMoved(effect.force, effect.by, 'event');
    case 'giveSupply':
      return giveSupply(state, effect);
    case 'giveTries': {
      const left = state.triesLeft[effect.side]!;
      const by = atMostTaken(left, effect.by);
      return left < 0 || by === 0 ? [] : [{ type: 'TriesChanged', side: effect.side, by, cite: '2.21.3' }];
    }
    case 'changeNight':
      return [{ type: 'NightChanged', first: effect.from, last: effect.to, is: effect.is, cite: '2.21.3' }];
    case 'moveLastTurn':
      return [{ type: 'LastTurnSet', turn: Math.max(state.turn, effect.turn), cite: '2.21.3' }];
    case 'arrive':
      return state.arrived[effect.group]!
        ? []
        : [
            { type: 'GroupArrived', group: effect.group, cite: '2.21.3' },
            ...reliefArrived(battle, effect.credit),
          ];
    case 'callOff':
      return state.arrived[effect.group]!
        ? []
        : [
            {
              type: 'GroupCalledOff',
              group: effect.group,
              pieces: battle.groups[effect.group]!.pieces,
              cite: '2.21.3',
            },
          ];
    case 'switchOn':
      return switchTrigger(state, effect.trigger, true);
    case 'switchOff':
      return switchTrigger(state, effect.trigger, false);
    case 'win': {
      const winner = effect.side;
      const verdict = { winner, trigger: battle.triggers[trigger]!.id, points: null };
      return state.verdict === null ? [{ type: 'VictoryReached', verdict, cite: '2.21.3' }] : [];
    }
    case 'reckon': {
      const verdict = byPoints(battle, state, battle.triggers[trigger]!.id);
      return state.verdict === null ? [{ type: 'VictoryReached', verdict, cite: '2.21.3' }] : [];
    }
    default:
      return assertNever(effect);
  }
}

function setVariable(state: GameState, variable: VariableId, to: number): readonly GameEvent[] {
  const within = Math.max(-MOST, Math.min(MOST, to));
  return state.story!.variables[variable] === within
    ? []
    : [{ type: 'VariableSet', variable, figure: within, cite: '2.21.2' }];
}

function giveSupply(
  state: GameState,
  { supply, by }: Extract<Effect, { type: 'giveSupply' }>,
): readonly GameEvent[] {
  const there = { ladders: state.ladderSupply, heads: state.headSupply, trenches: state.trenchSupply };
  const given = atMostTaken(there[supply], by);
  return given === 0 ? [] : [{ type: 'SupplyChanged', supply, by: given, cite: '2.21.3' }];
}

function switchTrigger(state: GameState, trigger: TriggerId, on: boolean): readonly GameEvent[] {
  const is = !state.story!.off.includes(trigger);
  return is === on ? [] : [{ type: 'TriggerSwitched', trigger, on, cite: '2.21.3' }];
}
