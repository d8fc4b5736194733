// Dice of real hands, and dice that both players let lie: whatever throws them, the game is the same game.
import { describe, expect, test } from 'vitest';
import { takeBackBoth, whyNotAgreed, type Marked } from '../../src/session/takeBackTogether.ts';
import { attempt, castOn } from '../../src/session/throwDice.ts';
import { marksAfter, waitingFor } from '../../src/session/marks.ts';
import { logOf, reopen, type LogRecord } from '../../src/session/log.ts';
import { rollsOf } from '../../src/session/rolls.ts';
import type { Action } from '../../src/engine/action.ts';
import type { Purpose } from '../../src/engine/dice.ts';
import { historyOf, onwards } from '../../src/game/history.ts';
import { legalActions } from '../../src/game/legal.ts';
import { matchHash, newMatch, type Match } from '../../src/game/match.ts';
import { revealsSecret } from '../../src/game/view.ts';
import { replay } from '../../src/game/replay.ts';
import { marksUpTo, NO_MARKS } from '../../src/saves/marks.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures } from '../replays/fixtures.ts';

/** The moments of a kept game. */
function momentsOf(id: string, number: number): readonly Match[] {
  const { seed, match } = readFixtures(id)[number]!;
  return replay(newMatch(shippedScenario(id).battle, seed), match.entries).moments;
}

/** Each entry with dice, and the moment before it. */
function throwsIn(moments: readonly Match[]): readonly (readonly [before: Match, after: Match])[] {
  return moments
    .slice(1)
    .map((after, at) => [moments[at]!, after] as const)
    .filter(([, after]) => after.entries.at(-1)!.faces.length > 0);
}

describe('dice of real hands', () => {
  const met = new Set<Purpose>();

  test.each([
    ['the-great-gate', 0],
    ['the-great-gate', 3],
    ['the-last-rampart', 0],
    ['the-ride-of-the-rohirrim', 3],
    ['black-sails', 0],
    ['first-steps', 0],
    ['first-steps', 3],
  ])('%s %i: each request is asked in turn, and the same faces lead to the same game', (id, number) => {
    for (const [before, after] of throwsIn(momentsOf(id, number))) {
      const { action, faces } = after.entries.at(-1)!;
      const asked: Purpose[] = [];
      let thrown: readonly number[] = [];
      let now = attempt(before, action, thrown);
      while (now.type === 'asks') {
        asked.push(now.request.purpose);
        expect(now.used).toBe(thrown.length);
        thrown = faces.slice(0, thrown.length + now.request.dice);
        now = attempt(before, action, thrown);
      }
      expect(thrown).toEqual(faces);
      expect(asked).toEqual(rollsOf(before, after).map(({ request }) => request.purpose));
      if (!now.played.ok) throw new Error(now.played.refusal.code);
      expect(matchHash(now.played.match)).toBe(matchHash(after));
      expect(now.played.match.entries.at(-1)).toEqual(after.entries.at(-1));
      expect(now.played.match.generator).toBe(before.generator);
      for (const purpose of asked) met.add(purpose);
    }
  });

  test('every sort of throw was asked for', () => {
    expect([...met].sort()).toEqual([
      'arrival',
      'bereft',
      'bombard',
      'breach',
      'casualty',
      'caught',
      'duel',
      'head',
      'rally',
      'result',
      'slip',
      'spell',
      'throw-down',
    ]);
  });

  test('half a throw is no throw: both dice are asked for', () => {
    const [before, after] = throwsIn(momentsOf('the-great-gate', 0))[0]!;
    const { action, faces } = after.entries.at(-1)!;
    expect(attempt(before, action, faces.slice(0, 1))).toMatchObject({ type: 'asks', used: 0 });
  });

  test('an action that is refused asks for nothing', () => {
    const [first] = momentsOf('the-great-gate', 0);
    const shot = throwsIn(momentsOf('the-great-gate', 0)).at(-1)![1].entries.at(-1)!.action;
    const now = attempt(first!, shot, []);
    expect(now).toMatchObject({ type: 'played', played: { ok: false } });
  });
});

/** Does an action as the table does: with the dice that wait for it, and its marks kept. */
function doing({ history, marks }: Marked, action: Action, byHand = false): Marked & { match: Match } {
  const { present } = history;
  const played = castOn(present, action, waitingFor(marks, present, action)?.faces ?? []);
  if (!played.ok) throw new Error(played.refusal.code);
  const { match } = played;
  return { history: onwards(history, match), marks: marksAfter(marks, present, action, byHand), match };
}

describe('an agreed step back', () => {
  const moments = momentsOf('the-great-gate', 0);
  const thrown = throwsIn(moments).filter(([, after]) => after.state.verdict === null);
  /** The game as it stood when an action with dice had just been done. */
  const standing = ([before, after]: readonly [Match, Match]): Marked => ({
    history: historyOf(after, moments.slice(0, moments.indexOf(before) + 1)),
    marks: NO_MARKS,
  });

  test('leads to the moment before, and the same action finds its dice as they fell', () => {
    for (const pair of thrown) {
      const [before, after] = pair;
      const { action, faces } = after.entries.at(-1)!;
      const back = takeBackBoth(standing(pair));
      expect(back.history.present.state).toBe(before.state);
      expect(back.history.past).toHaveLength(before.entries.length);
      const again = doing(back, action);
      expect(again.match.entries).toEqual(after.entries);
      expect(again.match.state).toEqual(after.state);
      expect(again.match.generator).toEqual(after.generator);
      expect(back.marks.takenBack).toMatchObject([{ action, faces, waits: true, at: before.entries.length }]);
      expect(again.marks.takenBack).toMatchObject([{ action, faces, waits: false }]);
    }
  });

  test('another action gets fresh dice: the ones after those that fell', () => {
    const others = thrown.flatMap((pair) => {
      const [before, after] = pair;
      const { action } = after.entries.at(-1)!;
      const other = [...legalActions(before.battle, before.state).values()].flat().find((one) => {
        const there = attempt(before, one, []);
        return there.type === 'asks' && JSON.stringify(one) !== JSON.stringify(action);
      });
      return other === undefined ? [] : [[pair, other] as const];
    });
    expect(others.length).toBeGreaterThan(3);
    for (const [pair, other] of others) {
      const [, after] = pair;
      const fresh = castOn({ ...pair[0], generator: after.generator }, other, []);
      const done = doing(takeBackBoth(standing(pair)), other);
      expect(fresh.ok && fresh.match.entries.at(-1)!.faces).toEqual(done.match.entries.at(-1)!.faces);
      expect(done.marks.takenBack).toMatchObject([{ waits: true }]);
    }
  });

  test('dice wait for their action in its own step of its own turn only', () => {
    const [pair] = thrown;
    const [before, after] = pair!;
    const { action } = after.entries.at(-1)!;
    const { marks } = takeBackBoth(standing(pair!));
    expect(waitingFor(marks, before, action)).not.toBeNull();
    const later = { ...before, state: { ...before.state, turn: before.state.turn + 1 } };
    expect(waitingFor(marks, later, action)).toBeNull();
    expect(waitingFor(marks, before, { type: 'EndStep' })).toBeNull();
  });

  test('two steps back one after the other give two throws, each to its action again', () => {
    const at = thrown.findIndex(([, after], index) => thrown[index + 1]?.[0] === after);
    const [one, two] = [thrown[at]!, thrown[at + 1]!];
    const back = takeBackBoth(takeBackBoth(standing(two)));
    expect(back.history.present.state).toBe(one[0].state);
    const again = doing(doing(back, one[1].entries.at(-1)!.action), two[1].entries.at(-1)!.action);
    expect(again.match.entries).toEqual(two[1].entries);
    expect(again.marks.takenBack.map(({ waits }) => waits)).toEqual([false, false]);
  });

  test('takes back as well what was done freely since, which the machine may have done', () => {
    const faces = (at: number): number => moments[at]!.entries.at(-1)!.faces.length;
    const open = (at: number): boolean =>
      faces(at) === 0 && !revealsSecret(moments[at]!.battle, moments[at - 1]!.state, moments[at]!.state);
    const at = moments.findIndex((_, index) => index > 1 && faces(index - 1) > 0 && open(index));
    const history = historyOf(moments[at]!, moments.slice(0, at));
    expect(whyNotAgreed(history)).toBe('free');
    expect(whyNotAgreed(history, false)).toBeNull();
    const back = takeBackBoth({ history, marks: NO_MARKS });
    expect(back.history.present.state).toBe(moments[at - 2]!.state);
    expect(back.marks.takenBack).toMatchObject([{ at: at - 2 }]);
  });

  test('is refused where nothing was done, where it needs no agreement, and after the verdict', () => {
    const free = moments.findIndex((moment, at) => at > 0 && moment.entries.at(-1)!.faces.length === 0);
    expect(whyNotAgreed(historyOf(moments[0]!))).toBe('nothing-done');
    expect(whyNotAgreed(historyOf(moments[free]!, moments.slice(0, free)))).toBe('free');
    expect(whyNotAgreed(historyOf(moments.at(-1)!, moments.slice(0, -1)))).toBe('over');
    const over = { history: historyOf(moments.at(-1)!, moments.slice(0, -1)), marks: NO_MARKS };
    expect(takeBackBoth(over)).toBe(over);
  });

  test('a hand-thrown entry that is taken back is marked no more, and done again with its dice it is', () => {
    const [pair] = thrown;
    const [before, after] = pair!;
    const byHand = { ...standing(pair!), marks: { ...NO_MARKS, byHand: [before.entries.length] } };
    const back = takeBackBoth(byHand);
    expect(back.marks.byHand).toEqual([]);
    expect(back.marks.takenBack[0]!.byHand).toBe(true);
    const again = marksAfter(back.marks, before, after.entries.at(-1)!.action, true);
    expect(again.byHand).toEqual([before.entries.length]);
  });
});

describe('the log', () => {
  const moments = momentsOf('the-great-gate', 0);
  const [before, after] = throwsIn(moments)[0]!;
  const { action } = after.entries.at(-1)!;
  const first = moments[0]!;
  const upTo = moments.slice(0, moments.indexOf(after) + 1);
  const number = before.entries.length;

  test('played again it gives the same game with the same marks', () => {
    const did = logOf(historyOf(after, upTo.slice(0, -1)), { ...NO_MARKS, byHand: [number] });
    const log: readonly LogRecord[] = [...did, { type: 'agreed' }, did.at(-1)!];
    const again = reopen(first, JSON.parse(JSON.stringify(log)) as LogRecord[]);
    if (!again.ok) throw new Error(again.why.type);
    expect(matchHash(again.history.present)).toBe(matchHash(after));
    expect(again.marks.byHand).toEqual([number]);
    expect(again.marks.takenBack).toMatchObject([{ action, waits: false, byHand: true, at: number }]);
  });

  test('what was taken back before it began still waits', () => {
    const back = takeBackBoth({ history: historyOf(after, upTo.slice(0, -1)), marks: NO_MARKS });
    const again = reopen(first, logOf(back.history), back.marks.takenBack);
    if (!again.ok) throw new Error(again.why.type);
    expect(again.marks).toEqual(back.marks);
    expect(again.history.present.state).toEqual(before.state);
  });

  test('a game that goes on from an earlier moment has the marks up to there, and no dice wait in it', () => {
    const marks = {
      byHand: [2, 5],
      takenBack: takeBackBoth({ history: historyOf(after, upTo.slice(0, -1)), marks: NO_MARKS }).marks
        .takenBack,
    };
    expect(marksUpTo(marks, 3).byHand).toEqual([2]);
    expect(marksUpTo(marks, number).takenBack).toEqual([]);
    expect(marksUpTo(marks, number + 1).takenBack).toMatchObject([{ waits: false }]);
  });
});
