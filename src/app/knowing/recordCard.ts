/** Case 2.1: the turn record: what is due when, what happened, who fell, and everything that is counted. */
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type GroupId,
  type PieceId,
  type Side,
} from '../../engine/battle.ts';
import { sideOf } from '../../engine/facts/pieces.ts';
import { score } from '../../engine/facts/reckoning.ts';
import type { GameState } from '../../engine/state.ts';
import type { Condition, Trigger } from '../../engine/trigger.ts';
import { isMet } from '../../engine/triggers/conditions.ts';
import type { Match } from '../../game/match.ts';
import { fill } from '../../i18n/fill.ts';
import { KNOWING } from '../../i18n/words.ts';
import type { Cited } from '../../panels/model.ts';
import type { RecordCard, RecordTurn } from '../../panels/knowing/knowingModel.ts';
import { conditionWords } from '../present/conditions.ts';
import { sideName } from '../present/names.ts';
import { siegeStateOf } from '../present/siegeState.ts';
import { turnName } from '../present/status.ts';
import { trackCards } from '../present/tracks.ts';
import { inWords } from '../words.ts';
import { SIDES, type Chapter } from './annals.ts';

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
      hour: turnName(battle, turn),
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
    .map(([name, count]) => (count === 1 ? name : fill(KNOWING.recordNames, { name, count })))
    .join(', ');
}

/** What may come on a turn by the triggers of the scenario: arrivals, and ends of the battle (2.6.1, 2.13). */
function dueOn(battle: Battle, state: GameState, turn: number): readonly Cited[] {
  const due = battle.triggers.flatMap((trigger): readonly Cited[] => {
    const { then, if: conditions } = trigger;
    const asked = conditions.some(({ type }) => type === 'turn' || type === 'lastTurn');
    if (!mayBe(battle, state, conditions, turn)) return [];
    if (then.type === 'arrive') {
      return state.arrived[then.group]! || hasCome(battle, state, then.group, turn)
        ? []
        : [{ text: withRest(battle, state, arrivalWords(battle, trigger), conditions), cite: '2.6.1' }];
    }
    if (!asked || then.type === 'points') return [];
    if (then.type === 'reckon') return [{ text: KNOWING.recordLast, cite: '2.13.3' }];
    const text = fill(KNOWING.recordVictory, { text: inWords(then.text) });
    return [{ text: withRest(battle, state, text, conditions), cite: '2.13' }];
  });
  return due.filter(({ text }, at) => due.findIndex((one) => one.text === text) === at);
}

/** Whether a group will have come before a turn, by a trigger that asks neither for dice nor for anything but the turn. */
function hasCome(battle: Battle, state: GameState, group: GroupId, turn: number): boolean {
  return battle.triggers.some(({ then, roll, if: conditions }) => {
    if (then.type !== 'arrive' || then.group !== group || roll !== null) return false;
    if (!conditions.every(({ type }) => type === 'turn' || type === 'option')) return false;
    for (let one = state.turn; one < turn; one += 1) {
      if (mayBe(battle, state, conditions, one)) return true;
    }
    return false;
  });
}

/** Whether nothing about the turn or the readings that are played stands against a trigger. */
function mayBe(battle: Battle, state: GameState, conditions: readonly Condition[], turn: number): boolean {
  return conditions.every((condition) => {
    if (condition.type === 'turn') return turn >= condition.from && turn <= condition.to;
    if (condition.type === 'lastTurn') return turn === battle.turns.last;
    return condition.type !== 'option' || isMet(battle, state, condition);
  });
}

function arrivalWords(battle: Battle, { then, roll }: Trigger): string {
  if (then.type !== 'arrive') return '';
  const group = inWords(battle.groups[then.group]!.name);
  return roll === null
    ? fill(KNOWING.recordSure, { group })
    : fill(KNOWING.recordOnDie, { group, least: roll.atLeast });
}

/** A sentence with what must be true besides the turn. */
function withRest(battle: Battle, state: GameState, what: string, conditions: readonly Condition[]): string {
  const rest = conditions
    .filter(({ type }) => type !== 'turn' && type !== 'lastTurn' && type !== 'option')
    .map((condition) => conditionWords(battle, state, condition));
  return rest.length === 0 ? what : fill(KNOWING.recordIf, { what, condition: rest.join('; ') });
}

/** Who holds the levels of the city that the map has (2.10.5). */
function levelsOf({ board, sides }: Battle, state: GameState): RecordCard['levels'] {
  const there = [...new Set(board.level)].filter((level) => level > 0).sort((a, b) => a - b);
  return there.map((level) => {
    const holder = state.levels[level] ?? DEFENDER;
    const words =
      state.lostBefore[level] === true && holder === DEFENDER ? KNOWING.recordLevelOnce : KNOWING.recordHeld;
    return {
      level: fill(KNOWING.recordLevel, { level }),
      holder,
      text: fill(words, { side: inWords(sides[holder].name) }),
    };
  });
}

function scoreOf(battle: Battle, state: GameState): string | null {
  if (battle.triggers.every(({ then }) => then.type !== 'reckon')) return null;
  const sums = score(battle, state);
  return fill(KNOWING.recordSides, {
    defender: sideName(battle, SIDES[0]),
    besieger: sideName(battle, SIDES[1]),
    a: sums[DEFENDER],
    b: sums[BESIEGER],
  });
}
