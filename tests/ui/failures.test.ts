/** What breaks is caught once, told in words, and reported without more of the game than a saved game holds. */
import { describe, expect, test, vi } from 'vitest';
import { causeOf, causeError } from '../../src/ui/loading/causes.ts';
import { lastActions } from '../../src/ui/features/errorBoundary/lastActions.ts';
import { openFailures, reportOf, TOLD } from '../../src/ui/features/errorBoundary/failures.ts';
import { notFetched } from '../../src/ui/loading/notFetched.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { isCauldron } from '../../src/engine/facts/pieces.ts';
import { historyOf } from '../../src/game/history.ts';
import { legalOf } from '../../src/game/legal.ts';
import { newMatch } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { viewOfMatch } from '../../src/game/viewed.ts';
import { withCauldrons } from '../kit/cauldrons.ts';
import { shippedBattle } from '../kit/shipped.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

test('the first failure stands until it is read', () => {
  const failures = openFailures();
  failures.catch(new TypeError('torn'));
  failures.catch(new Error('later'));
  expect(failures.now.peek()).toMatchObject({ message: 'TypeError: torn' });
  failures.goOn();
  failures.catch('a word');
  expect(failures.now.peek()).toEqual({ cause: 'program', message: 'a word', stack: '' });
});

test('what breaks nothing of ours is no failure', () => {
  const failures = openFailures();
  failures.catch(new DOMException('no sound before a touch', 'NotAllowedError'));
  failures.catch('ResizeObserver loop completed with undelivered notifications.');
  expect(failures.now.peek()).toBeNull();
});

describe('a report', () => {
  const page = { version: '1.2.3', browser: 'a browser', when: 'now' };
  const failure = { cause: 'program', message: 'torn', stack: 'at' } as const;

  /** A game with hidden cauldrons, of which the defender places every one. */
  function placed() {
    const battle = withCauldrons(shippedBattle('the-great-gate'));
    let match = newMatch({ ...battle, options: { ...battle.options, hiddenCauldrons: true } }, 3);
    let history = historyOf(match);
    for (let done = 0; done < 24; done += 1) {
      const { battle: played, state } = match;
      const ways = legalOf(played, state, 'Deploy').filter(({ piece }) => isCauldron(played, piece));
      // The last first, so that their order on the board says nothing of their ids.
      const kettles = [...new Set(ways.map(({ piece }) => piece))].toReversed();
      const cauldron = ways.find(({ piece }) => piece === kettles[done % kettles.length]);
      const next = playOn(match, cauldron ?? { type: 'EndStep' });
      if (!next.ok) break;
      history = { past: [...history.past, match], present: next.match, future: [] };
      match = next.match;
    }
    return history;
  }

  test('tells the last twenty actions and where the game stands, and no more of it', () => {
    const history = placed();
    const { entries, battle } = history.present;
    const last = lastActions(history, DEFENDER, TOLD);
    const report = JSON.parse(reportOf(failure, history, last, page)) as { game: object };
    expect(report).toMatchObject({ version: '1.2.3', message: 'torn', game: { battle: battle.id } });
    expect(Object.keys(report.game)).toEqual(['battle', 'hash', 'turn', 'step', 'actions', 'last']);
    expect(report.game).toMatchObject({ actions: entries.length });
    expect(last).toHaveLength(Math.min(TOLD, entries.length));
    expect(JSON.parse(reportOf(failure, null, [], page))).toMatchObject({ game: null });
  });

  test('tells whoever sends it what he saw: the defender which cauldron he placed, the besieger not, and nobody a checkpoint', () => {
    const history = placed();
    const { entries } = history.present;
    const deployed = entries.filter(({ action }) => action.type === 'Deploy').length;
    expect(deployed).toBeGreaterThan(1);
    const own = lastActions(history, DEFENDER, TOLD);
    const other = lastActions(history, BESIEGER, TOLD);
    expect(own.map(({ action }) => action)).toEqual(entries.slice(-TOLD).map(({ action }) => action));
    expect(other).not.toEqual(own);
    expect(other).toEqual(viewOfMatch(history, BESIEGER).log.slice(-TOLD));
    const text = reportOf(failure, history, other, page);
    expect(text).not.toContain('checkpoint');
    const checkpoints = entries.flatMap(({ checkpoint }) => checkpoint ?? []);
    expect(checkpoints.filter((checkpoint) => text.includes(checkpoint))).toEqual([]);
  });
});

test('each cause is told apart: not reachable, damaged, or a fault of the program', () => {
  const causes = [
    new TypeError('Failed to fetch dynamically imported module: http://here/assets/stage-1.js'),
    new TypeError('error loading dynamically imported module: http://here/assets/stage-1.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError('Load failed'),
    new Error('Unable to preload CSS for /assets/table-1.css'),
    causeError('unreachable', 'the server answers 404 for map.json'),
    causeError('damaged', 'map.json is damaged'),
    new SyntaxError('Unexpected token \'<\', "<!doctype " is not valid JSON'),
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    new TypeError('x is undefined'),
    new Error('no more room'),
    'a word',
  ].map(causeOf);
  expect(causes).toEqual([
    ...Array.from({ length: 6 }, () => 'unreachable'),
    ...Array.from({ length: 3 }, () => 'damaged'),
    ...Array.from({ length: 3 }, () => 'program'),
  ]);
});

test('what did not come is told with its cause, its remedy and what it was', () => {
  const told = (thrown: unknown) => {
    const message = notFetched(thrown);
    return message.type === 'notice' ? `${message.title}. ${message.text}` : '';
  };
  expect(told(causeError('unreachable', 'the server answers 503 for map.json'))).toMatch(
    /cannot be reached.*connection, then try again.*the server answers 503 for map\.json/s,
  );
  expect(told(causeError('damaged', 'map.json is damaged'))).toMatch(
    /came damaged.*Reload the page.*map\.json/s,
  );
  expect(told(new TypeError('x is undefined'))).toMatch(/fault of the program.*x is undefined/s);
});
