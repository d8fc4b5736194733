/** What breaks is caught once, told in words, and reported without more of the game than a saved game holds. */
import { expect, test, vi } from 'vitest';
import { openMishaps, reportOf } from '../../src/app/mishaps/mishaps.ts';
import { historyOf } from '../../src/game/history.ts';
import { newMatch } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { shippedBattle } from '../kit/shipped.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

test('the first mishap stands until it is read', () => {
  const mishaps = openMishaps();
  mishaps.catch(new TypeError('torn'));
  mishaps.catch(new Error('later'));
  expect(mishaps.now.peek()).toMatchObject({ message: 'TypeError: torn' });
  mishaps.goOn();
  mishaps.catch('a word');
  expect(mishaps.now.peek()).toEqual({ message: 'a word', stack: '' });
});

test('what breaks nothing of ours is no mishap', () => {
  const mishaps = openMishaps();
  mishaps.catch(new DOMException('no sound before a touch', 'NotAllowedError'));
  mishaps.catch('ResizeObserver loop completed with undelivered notifications.');
  expect(mishaps.now.peek()).toBeNull();
});

test('a report tells the last twenty actions and where the game stands, and no more of it', () => {
  let match = newMatch(shippedBattle('first-steps'), 3);
  for (let done = 0; done < 12; done += 1) {
    const played = playOn(match, { type: 'EndStep' });
    if (played.ok) match = played.match;
  }
  const page = { version: '1.2.3', browser: 'a browser', when: 'now' };
  const report = JSON.parse(reportOf({ message: 'torn', stack: 'at' }, historyOf(match), page)) as {
    readonly game: { readonly last: readonly object[]; readonly actions: number };
  };
  expect(report).toMatchObject({ version: '1.2.3', message: 'torn', game: { battle: 'first-steps' } });
  expect(Object.keys(report.game)).toEqual(['battle', 'hash', 'turn', 'step', 'actions', 'last']);
  expect(report.game.actions).toBe(match.entries.length);
  expect(report.game.last).toEqual(match.entries.slice(-20));
  expect(JSON.parse(reportOf({ message: 'torn', stack: '' }, null, page))).toMatchObject({ game: null });
});
