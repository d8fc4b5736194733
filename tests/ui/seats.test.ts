// The sheet beside the game: who sits where, the clocks, two games and their sum, the bid, and the way back against the machine.
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { GameState, Verdict } from '../../src/engine/state.ts';
import { score } from '../../src/engine/facts/reckoning.ts';
import { historyOf, onwards, undo, type History } from '../../src/game/history.ts';
import { newMatch } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import type { Action } from '../../src/engine/action.ts';
import { viewerAt } from '../../src/session/viewer.ts';
import { openDocument } from '../../src/ui/games/opening.ts';
import { clockSet, leftOn, tickClock } from '../../src/session/clock.ts';
import { clockFigures } from '../../src/ui/features/seats/lines.ts';
import {
  afterBid,
  matchPoints,
  matchSum,
  matchWinner,
  OUTRIGHT_BONUS,
  secondSheet,
  thresholdOf,
  withThreshold,
} from '../../src/session/matchPlay.ts';
import { handsOver, machineDecides, playersAt, reseat, TWO_PLAYERS } from '../../src/session/seats.ts';
import { wayBack, wayOn } from '../../src/session/wayBack.ts';
import { PLAYER, type TableSheet } from '../../src/saves/tableSheet.ts';
import { shippedBattles, shippedScenario } from '../kit/shipped.ts';
import { END, fresh, piece } from './small-siege.ts';

const ANNA = { name: 'Anna', taken: { kind: 'player' } } as const;
const BEN = { name: 'Ben', taken: { kind: 'player' } } as const;
const MACHINE = { name: '', taken: { kind: 'agent', name: 'greedy' } } as const;
/** How two players share the screen: of no weight where the machine sits. */
const SHARING = { handOver: 'open', sitting: DEFENDER, peeking: false } as const;
const sheetOf = (...seats: [TableSheet['seats'][0], TableSheet['seats'][1]]): TableSheet => ({
  ...TWO_PLAYERS,
  seats,
});
const [first] = shippedBattles();
const { state } = newMatch(first!, 1);
const endedBy = (verdict: Verdict): GameState => ({ ...state, verdict });

describe('whose screen', () => {
  test('two players hand it over, one player keeps it, and watchers see everything', () => {
    const besieging = { ...state, active: BESIEGER };
    const defending = { ...state, active: DEFENDER };
    expect(handsOver(TWO_PLAYERS)).toBe(true);
    expect(viewerAt(sheetOf(MACHINE, ANNA), defending, SHARING)).toBe(BESIEGER);
    expect(viewerAt(sheetOf(ANNA, MACHINE), besieging, SHARING)).toBe(DEFENDER);
    expect(viewerAt(sheetOf(MACHINE, MACHINE), besieging, SHARING)).toBe(DEFENDER);
    expect(handsOver(sheetOf(ANNA, MACHINE))).toBe(false);
  });

  test('the machine decides for its side and no longer than the battle lasts; its seat can be taken', () => {
    const sheet = sheetOf(ANNA, MACHINE);
    expect(machineDecides(sheet, { ...state, active: BESIEGER })).toBe(true);
    expect(machineDecides(sheet, { ...state, active: DEFENDER })).toBe(false);
    const over = endedBy({ winner: BESIEGER, trigger: 'x', points: null });
    expect(machineDecides(sheet, { ...over, active: BESIEGER })).toBe(false);
    expect(playersAt(reseat(sheet, BESIEGER, PLAYER))).toEqual([DEFENDER, BESIEGER]);
    expect(reseat(sheet, BESIEGER, PLAYER).seats[DEFENDER]).toEqual(ANNA);
  });
});

describe('clocks', () => {
  test('count for the side that decides, over the whole battle or a turn at a time', () => {
    const whole = tickClock(tickClock(clockSet('side', 30), BESIEGER, 1, 60_000), BESIEGER, 2, 500);
    expect(leftOn(whole, BESIEGER, 3)).toBe(30 * 60_000 - 60_500);
    expect(leftOn(whole, DEFENDER, 3)).toBe(30 * 60_000);
    const turn = tickClock(clockSet('turn', 2), DEFENDER, 1, 119_000);
    expect(leftOn(turn, DEFENDER, 1)).toBe(1000);
    expect(leftOn(turn, DEFENDER, 2)).toBe(120_000);
    expect(leftOn(tickClock(turn, BESIEGER, 2, 5000), DEFENDER, 2)).toBe(120_000);
  });

  test('run out without harm, and never run backwards', () => {
    const late = tickClock(clockSet('turn', 1), DEFENDER, 1, 100_000);
    expect(leftOn(late, DEFENDER, 1)).toBe(-40_000);
    expect(tickClock(late, DEFENDER, 1, -5)).toEqual(late);
    expect(leftOn(clockSet('none', 9), DEFENDER, 1)).toBeNull();
  });

  test.each([
    [725_000, '12:05'],
    [59_400, '1:00'],
    [0, '0:00'],
    [-40_000, '+0:40'],
  ])('%i ms are read as %s', (left, words) => {
    expect(clockFigures(left)).toBe(words);
  });
});

describe('a match of two games', () => {
  const two: TableSheet = { ...sheetOf(ANNA, BEN), match: { type: 'two', game: 1, carried: [0, 0] } };

  test('counts the points of the reckoning', () => {
    expect(matchPoints(first!, state)).toBeNull();
    expect(matchPoints(first!, endedBy({ winner: BESIEGER, trigger: 'x', points: [20, 31] }))).toEqual([
      20, 31,
    ]);
    expect(matchPoints(first!, endedBy({ winner: 'draw', trigger: 'x', points: null }))).toEqual(
      score(first!, state),
    );
  });

  test('an outright victory is ahead by the bonus at least, whatever the loser has earned', () => {
    for (const battle of shippedBattles()) {
      const { state: begun } = newMatch(battle, 1);
      for (const winner of [DEFENDER, BESIEGER]) {
        const loser = winner === DEFENDER ? BESIEGER : DEFENDER;
        const points = matchPoints(battle, { ...begun, verdict: { winner, trigger: 'x', points: null } })!;
        expect(points[winner] - points[loser]).toBeGreaterThanOrEqual(OUTRIGHT_BONUS);
        expect(points[loser]).toBe(score(battle, begun)[loser]);
      }
    }
  });

  test('the players change sides, take their points along, and the clock begins anew', () => {
    const timed = { ...two, clock: tickClock(clockSet('side', 45), BESIEGER, 3, 9000) };
    const second = secondSheet(timed, [20, 31])!;
    expect(second.seats).toEqual([BEN, ANNA]);
    expect(second.clock).toEqual(clockSet('side', 45));
    expect(second.match).toEqual({ type: 'two', game: 2, carried: [31, 20] });
    // Ben, who now defends, loses by 5 to Anna, and still has the match by 6.
    expect(matchSum(second, [40, 45])).toEqual([71, 65]);
    expect(matchWinner([71, 65])).toBe(DEFENDER);
    expect(matchWinner([65, 71])).toBe(BESIEGER);
    expect(matchWinner([65, 65])).toBe('draw');
  });

  test('has no third game, and a single battle has no second', () => {
    expect(secondSheet(secondSheet(two, [1, 2])!, [3, 4])).toBeNull();
    expect(secondSheet(TWO_PLAYERS, [1, 2])).toBeNull();
    expect(matchSum(TWO_PLAYERS, [1, 2])).toBeNull();
    expect(secondSheet(two, null)).toBeNull();
  });
});

describe('a bid for the threshold', () => {
  const sheet = sheetOf(ANNA, BEN);

  test.each([
    ['who asks for less takes the besieger', [20, 26], [BEN, ANNA], [26, 20]],
    ['who sits there already stays', [26, 20], [ANNA, BEN], [26, 20]],
    ['at even bids both stay', [22, 22], [ANNA, BEN], [22, 22]],
  ] as const)('%s', (_, bids, seats, kept) => {
    const after = afterBid(sheet, bids);
    expect(after.seats).toEqual(seats);
    expect(after.match).toEqual({ type: 'bid', bids: kept });
    expect(kept[BESIEGER]).toBe(Math.min(...bids));
  });

  test.each(shippedBattles().map(({ id }) => [id]))('changes one threshold of %s and nothing else', (id) => {
    const { battle, document } = shippedScenario(id);
    const opened = openDocument(JSON.parse(JSON.stringify(withThreshold(document, 77))));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    const forces = battle.forces.map((force) =>
      force.side === BESIEGER && force.holds ? { ...force, threshold: 77 } : force,
    );
    expect(opened.value.battle.forces).toEqual(forces);
    expect(forces.filter(({ threshold }) => threshold === 77)).toHaveLength(1);
    expect(opened.value.battle.pieces).toEqual(battle.pieces);
    expect(thresholdOf(opened.value.document, BESIEGER)).toBe(77);
    expect(thresholdOf(document, BESIEGER)).not.toBe(77);
  });
});

describe('the way back against the machine', () => {
  /** Set-up of both, then the siege phase: END ends each set-up. */
  const played = (...actions: readonly Action[]): History => {
    let history = historyOf(fresh());
    for (const action of actions) {
      const done = playOn(history.present, action);
      if (!done.ok) throw new Error(done.refusal.code);
      history = onwards(history, done.match);
    }
    return history;
  };
  const deciders = (history: History): readonly number[] =>
    [...history.past, history.present].map(({ state: { active } }) => active);

  test('goes over all that the machine did', () => {
    const history = played(END, END);
    expect(deciders(history)).toEqual([DEFENDER, BESIEGER, BESIEGER]);
    expect(wayBack(history, sheetOf(ANNA, MACHINE))).toEqual({ steps: 2 });
    expect(wayBack(history, TWO_PLAYERS)).toEqual({ steps: 1 });
    expect(wayBack(history, sheetOf(MACHINE, MACHINE))).toEqual({ why: 'nobody-here' });
    const back = undo(undo(history));
    expect(wayOn(back, TWO_PLAYERS)).toBe(1);
    expect(wayOn(back, sheetOf(ANNA, MACHINE))).toBe(2);
  });

  test('stops at dice, whoever threw them', () => {
    const shot: Action = { type: 'Bombard', engine: piece('K'), target: piece('e') };
    const history = played(END, END, shot, END);
    const shooter = history.past[2]!.state.active;
    const sheet = shooter === DEFENDER ? sheetOf(MACHINE, ANNA) : sheetOf(ANNA, MACHINE);
    expect(wayBack(history, sheet)).toMatchObject({ why: 'dice-thrown' });
    expect(wayBack(historyOf(fresh()), TWO_PLAYERS)).toEqual({ why: 'nothing-done' });
  });
});
