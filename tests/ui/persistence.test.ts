import { expect, test } from 'vitest';
import { resumeGame, type ResumedGame } from '../../src/session/resume.ts';
import { logOf, reopen, type LogRecord, type Snapshot } from '../../src/session/log.ts';
import type { Action } from '../../src/engine/action.ts';
import { historyOf, onwards, redo, undo, type History } from '../../src/game/history.ts';
import { matchHash, type Match } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { after, battle, END, fresh, piece, siegePhase } from './small-siege.ts';

const shot: Action = { type: 'Bombard', engine: piece('K'), target: piece('e') };
const strike: Action = {
  type: 'Breach',
  engine: piece('G'),
  hexside: battle.board.works.find(({ kind }) => kind === 'main-gate')!.hexside,
};

/** A game with its log as the table keeps it: two set-ups, a shot with dice, an end of step taken back and done again. */
function evening(): { history: History; log: LogRecord[]; first: Match } {
  const first = fresh();
  const log: LogRecord[] = [];
  let history = historyOf(first);
  for (const action of [END, END, shot, END]) {
    const played = playOn(history.present, action);
    if (!played.ok) throw new Error(played.refusal.code);
    history = onwards(history, played.match);
    log.push({ type: 'did', entry: played.match.entries.at(-1)!, generator: played.match.generator });
  }
  history = undo(history);
  log.push({ type: 'undid' });
  return { history, log, first };
}

/** The game of a log that was read back whole. */
function again(first: Match, records: readonly LogRecord[], snapshot: Snapshot | null = null): ResumedGame {
  return resumeGame({ first, records, holed: false, snapshot, takenBack: [], sheet: null });
}

test('a log played again gives the same game, with all that can be taken back and done again', () => {
  const { history, log, first } = evening();
  const { game, partsAt } = again(first, JSON.parse(JSON.stringify(log)) as LogRecord[]);
  expect(partsAt).toBeNull();
  expect(game?.history).toEqual(history);
  expect(matchHash(redo(game!.history).present)).toBe(matchHash(redo(history).present));
});

test('the dice after it are the dice that would have come', () => {
  const { history, log, first } = evening();
  const { present } = again(first, log).game!.history;
  const next = (match: Match): readonly number[] => after(match, strike).entries.at(-1)!.faces;
  expect(next(present)).toEqual(next(history.present));
});

test('a log that parts from the rules goes on from the last snapshot', () => {
  const { log, first } = evening();
  const wrong = log.map((record, at): LogRecord =>
    at === 1 && record.type === 'did'
      ? { ...record, entry: { ...record.entry, checkpoint: '0'.repeat(16) } }
      : record,
  );
  const { state, generator } = siegePhase;
  expect(reopen(first, wrong)).toMatchObject({ ok: false, at: 1, why: { type: 'checkpoint' } });
  const { game, partsAt } = again(first, wrong, { state, generator });
  expect(partsAt).toBe(1);
  expect(game?.history.present.state).toEqual(state);
  expect(again(first, wrong).game).toBeNull();
});

test('the log of a game from a file holds each of its actions', () => {
  const { history, log } = evening();
  expect(logOf({ ...history, future: [] })).toEqual(log.slice(0, 3));
  expect(logOf(historyOf(fresh()))).toEqual([]);
});
