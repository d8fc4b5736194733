/** From a saved match to a game that goes on. */
import type { Action } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import { historyOf, type History } from '../game/history.ts';
import { matchFrom, newMatch, type Match } from '../game/match.ts';
import { replay, type Parting, type Replay } from '../game/replay.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import { NO_LIBRARY } from '../scenario/library.ts';
import { openScenario } from '../scenario/parse.ts';
import type { Problem } from '../scenario/problems.ts';
import type { InlineScenario } from '../scenario/schema.ts';
import { marksUpTo, NO_MARKS, type Marks } from './marks.ts';
import { inScenario } from './parseMatch.ts';
import type { SavedMatch } from './schema.ts';
import { readState } from './readState.ts';
import type { TableSheet } from './tableSheet.ts';

/** Why the game does not stand on its whole record: the rules of today do not lead where the record says. */
export interface Notice {
  /** The entry that parts from the record, and why. */
  readonly at: number;
  readonly action: Action;
  readonly why: Parting;
  /** How many of the recorded entries the game goes on after, and how many there are. */
  readonly after: number;
  readonly of: number;
  /** The rules that the match was saved under. */
  readonly rules: string;
  /** What is wrong with the kept states that were passed over, the latest first. */
  readonly refused: readonly Problem[];
}

/** A game that goes on: its moments, the scenario it is saved with again, and what had to be given up. */
export interface OpenedMatch {
  readonly history: History;
  readonly document: InlineScenario;
  readonly notice: Notice | null;
  /** Who sits where, the clocks, the match; null where the file does not say. */
  readonly table: TableSheet | null;
  readonly marks: Marks;
}

/**
 * Opens a saved match by playing its record again and comparing every checkpoint. Where they part the game goes on
 * from the latest state in the file that belongs to the battle, or from the last moment that still agreed, with a
 * notice. Refuses only a file whose scenario or first state cannot be read.
 */
export function openMatch(saved: SavedMatch): Result<OpenedMatch, Problem> {
  const scenario = openScenario(saved.scenario, NO_LIBRARY);
  if (!scenario.ok) return failed(scenario.problems.map(inScenario));
  const { battle, document } = scenario.value;
  const { table = null, marks = NO_MARKS } = saved;
  const from = firstMoment(saved, battle);
  if (!from.ok) return from;
  const replayed = replay(from.value, saved.entries);
  if (replayed.ok)
    return ok({ history: historyFrom(replayed.moments), document, notice: null, table, marks });
  const last = fallBack(saved, battle, replayed);
  return ok({ ...last, document, table, marks: marksUpTo(marks, last.history.present.entries.length) });
}

function firstMoment(saved: SavedMatch, battle: Battle): Result<Match, Problem> {
  const generator = saved.generator;
  if (saved.start === null) return ok({ ...newMatch(battle, 0), generator });
  const start = readState(battle, saved.start, ['start']);
  return start.ok ? ok(matchFrom(battle, start.value, generator)) : start;
}

function historyFrom(moments: readonly Match[]): History {
  return historyOf(moments.at(-1)!, moments.slice(0, -1));
}

function fallBack(
  saved: SavedMatch,
  battle: Battle,
  { at, entry, why, moments }: Extract<Replay, { ok: false }>,
): Readonly<{ history: History; notice: Notice }> {
  const refused: Problem[] = [];
  const notice = { at, action: entry.action, why, of: saved.entries.length, rules: saved.rules, refused };
  const latestFirst = [...saved.snapshots.entries()].toSorted(([, a], [, b]) => b.after - a.after);
  for (const [index, { after, state: written }] of latestFirst) {
    if (after <= at || after > saved.entries.length) continue;
    const state = readState(battle, written, ['snapshots', index, 'state']);
    if (!state.ok) {
      refused.push(...state.problems);
      continue;
    }
    const history = historyOf(matchFrom(battle, state.value, saved.generator));
    return { history, notice: { ...notice, after } };
  }
  return { history: historyFrom(moments), notice: { ...notice, after: at } };
}
