/** Case 2.1: the turn record: what is due when, what happened, who fell, and everything that is counted. */
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type GroupId,
  type PieceId,
  type Side,
} from '../../../engine/battle.ts';
import { sideOf } from '../../../engine/facts/pieces.ts';
import { score } from '../../../engine/facts/reckoning.ts';
import type { GameState } from '../../../engine/state.ts';
import type { Condition, Trigger } from '../../../engine/trigger.ts';
import { isMet } from '../../../engine/facts/conditions.ts';
import { lastTurnOf } from '../../../engine/facts/phase.ts';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { CONDITIONS } from '../../../i18n/words.ts';
import type { Cited } from '../../store/model.ts';
import type { RecordCard, RecordTurn } from './analysisModel.ts';
import { conditionWords } from '../../words/conditions.ts';
import { sideName } from '../../words/names.ts';
import { siegeStateOf } from '../../words/siegeState.ts';
import { trackCards } from '../../words/tracks.ts';
import { inWords } from '../../words/words.ts';
import { SIDES, type Chapter } from './annals.ts';
import { turnName } from '../../words/steps.ts';

/** The record of a game as whoever decides may know it; `match` = what he sees of the present. */
export function recordCard({ battle, state }: Match, chapters: readonly Chapter[]): RecordCard {
  return {
    sides: [sideName(battle, DEFENDER), sideName(battle, BESIEGER)],
    turns: turnsOf(battle, state, chapters),
    tracks: trackCards(battle, state),
    siege: siegeStateOf(battle, state),
    levels: levelsOf(battle, state),
    score: scoreOf(battle, state),
  };
}

function turnsOf(battle: Battle, state: GameState, chapters: readonly Chapter[]): readonly RecordTurn[] {
  const { first, last, night } = battle.turns;
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return turns.map((turn) => {
    const chapter = chapters.find((one) => one.turn === turn);
    return {
      turn,
      hour: turnName(battle, state, turn),
      night: night.has(turn),
      when: turn < state.turn ? 'past' : turn === state.turn ? 'now' : 'ahead',
      due: turn < state.turn || state.verdict !== null ? [] : dueOn(battle, state, turn),
      happened: chapter?.notes ?? [],
      losses: [DEFENDER, BESIEGER].map((side) => fallenOf(battle, side, chapter?.lost ?? [])) as [
        string,
        string,
      ],
    };
  });
}

/** "Orc swordsmen ×2, Trolls". */
function fallenOf(battle: Battle, side: Side, lost: readonly PieceId[]): string {
  const counts = new Map<string, number>();
  for (const piece of lost) {
    if (sideOf(battle, piece) !== side) continue;
    const name = inWords(battle.pieces[piece]!.kind.name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => (count === 1 ? name : fill(ANSWERS.recordNames, { name, count })))
    .join(', ');
}

/** What may come on a turn by the triggers of the scenario: arrivals, and ends of the battle (2.6.1, 2.13). */
function dueOn(battle: Battle, state: GameState, turn: number): readonly Cited[] {
  const due = battle.triggers.flatMap((trigger) => dueBy(battle, state, trigger, turn));
  return due.filter(({ text }, at) => due.findIndex((one) => one.text === text) === at);
}

/** One trigger on one turn. What needs more than the turn is told once, on the first turn on which it may come. */
function dueBy(battle: Battle, state: GameState, trigger: Trigger, turn: number): readonly Cited[] {
  const { then, if: conditions } = trigger;
  const needs = needsOn(battle, state, conditions, turn);
  if (needs === null) return [];
  const told = turn > state.turn ? needsOn(battle, state, conditions, turn - 1) : null;
  if (needs.length > 0 && told?.length === needs.length) return [];
  if (then.type === 'arrive') {
    if (state.arrived[then.group]! || hasCome(battle, state, then.group, turn)) return [];
    return [{ text: withNeeds(arrivalWords(battle, trigger), needs), cite: '2.6.1' }];
  }
  if (then.type === 'points' || then.type === 'effects' || !asksForTurn(conditions)) return [];
  if (then.type === 'reckon') return [{ text: ANSWERS.recordLast, cite: '2.13.3' }];
  const text = fill(ANSWERS.recordVictory, { text: inWords(then.text) });
  return [{ text: withNeeds(text, needs), cite: '2.13' }];
}

function asksForTurn(conditions: readonly Condition[]): boolean {
  return conditions.some(({ type }) => type === 'turn' || type === 'lastTurn');
}

/** Whether a group will have come before a turn, by a trigger that asks neither for dice nor for anything but the turn. */
function hasCome(battle: Battle, state: GameState, group: GroupId, turn: number): boolean {
  const sure = battle.triggers.filter(
    ({ then, roll }) => then.type === 'arrive' && then.group === group && roll === null,
  );
  for (let one = state.turn; one < turn; one += 1) {
    if (sure.some(({ if: conditions }) => needsOn(battle, state, conditions, one)?.length === 0)) return true;
  }
  return false;
}

/** What conditions ask for beside the turn, in words; null where the turn or the readings that are played stand against them. */
function needsOn(
  battle: Battle,
  state: GameState,
  conditions: readonly Condition[],
  turn: number,
): readonly string[] | null {
  const needs: string[] = [];
  for (const condition of conditions) {
    const need = needOn(battle, state, condition, turn);
    if (need === false) return null;
    if (need !== true) needs.push(need);
  }
  return needs;
}

/** Whether a condition is met on a turn, or what it asks for. */
function needOn(battle: Battle, state: GameState, condition: Condition, turn: number): boolean | string {
  switch (condition.type) {
    case 'turn':
      return turn >= condition.from && turn <= condition.to;
    case 'lastTurn':
      return turn === lastTurnOf(battle, state);
    case 'option':
      return isMet(battle, state, condition);
    case 'any': {
      const each = condition.conditions.map((one) => needOn(battle, state, one, turn));
      if (each.includes(true)) return true;
      const words = each.filter((one) => typeof one === 'string');
      return words.length === 0 ? false : words.join(CONDITIONS.or);
    }
    default:
      return conditionWords(battle, state, condition);
  }
}

function arrivalWords(battle: Battle, { then, roll }: Trigger): string {
  if (then.type !== 'arrive') return '';
  const group = inWords(battle.groups[then.group]!.name);
  return roll === null
    ? fill(ANSWERS.recordSure, { group })
    : fill(ANSWERS.recordOnDie, { group, least: roll.atLeast });
}

function withNeeds(what: string, needs: readonly string[]): string {
  return needs.length === 0 ? what : fill(ANSWERS.recordIf, { what, condition: needs.join('; ') });
}

/** Who holds the levels of the city that the map has (2.10.5). */
function levelsOf({ board, sides }: Battle, state: GameState): RecordCard['levels'] {
  const there = [...new Set(board.level)].filter((level) => level > 0).sort((a, b) => a - b);
  return there.map((level) => {
    const holder = state.levels[level] ?? DEFENDER;
    const words =
      state.lostBefore[level] === true && holder === DEFENDER ? ANSWERS.recordLevelOnce : ANSWERS.recordHeld;
    return {
      level: fill(ANSWERS.recordLevel, { level }),
      holder,
      text: fill(words, { side: inWords(sides[holder].name) }),
    };
  });
}

function scoreOf(battle: Battle, state: GameState): string | null {
  if (battle.triggers.every(({ then }) => then.type !== 'reckon')) return null;
  const sums = score(battle, state);
  return fill(ANSWERS.recordSides, {
    defender: sideName(battle, SIDES[0]),
    besieger: sideName(battle, SIDES[1]),
    a: sums[DEFENDER],
    b: sums[BESIEGER],
  });
}
