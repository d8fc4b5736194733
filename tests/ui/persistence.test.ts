import { expect, test } from 'vitest';
import { logOf, reopen, type LogRecord } from '../../src/session/log.ts';
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

test('a log played again gives the same game, with all that can be taken back and done again', () => {
  const { history, log, first } = evening();
  const again = reopen(first, JSON.parse(JSON.stringify(log)) as LogRecord[], null);
  expect(again.ok).toBe(true);
  expect(again.history).toEqual(history);
  expect(matchHash(redo(again.history!).present)).toBe(matchHash(redo(history).present));
});

test('the dice after it are the dice that would have come', () => {
  const { history, log, first } = evening();
  const again = reopen(first, log, null).history!;
  const next = (match: Match): readonly number[] => after(match, strike).entries.at(-1)!.faces;
  expect(next(again.present)).toEqual(next(history.present));
});

test('a log that parts from the rules goes on from the last snapshot', () => {
  const { log, first } = evening();
  const wrong = log.map((record, at): LogRecord =>
    at === 1 && record.type === 'did'
      ? { ...record, entry: { ...record.entry, checkpoint: '0'.repeat(16) } }
      : record,
  );
  const { state, generator } = siegePhase;
  const again = reopen(first, wrong, { state, generator });
  expect(again).toMatchObject({ ok: false, at: 1, why: { type: 'checkpoint' } });
  expect(again.history?.present.state).toEqual(state);
  expect(reopen(first, wrong, null).history).toBeNull();
});

test('the log of a game from a file holds each of its actions', () => {
  const { history, log } = evening();
  expect(logOf({ ...history, future: [] })).toEqual(log.slice(0, 3));
  expect(logOf(historyOf(fresh()))).toEqual([]);
});
