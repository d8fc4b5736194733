/** Cases 2.13.3 and 2.13.4: points, their reckoning and the margin. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Trigger } from '../../src/engine/battle.ts';
import { victory } from '../../src/engine/checks/victory.ts';
import { marginOf, reckoning, score } from '../../src/engine/facts/reckoning.ts';
import { GONE, type GameState, type Verdict } from '../../src/engine/state.ts';
import { guard, hero, orc, siege, type Plan, type Position } from '../kit/siege.ts';
import { atLast, broken, isSlain, pays, reckons, wins } from './triggers.ts';

const PIECES: Plan['pieces'] = {
  o: orc('E3Y'),
  d: guard('D3X'),
  k: hero(BESIEGER, { at: '0101' }),
};
const KING = siege({ map: 'o . d', pieces: PIECES }).piece('k');

const POINTS: readonly Trigger[] = [
  pays('first level', BESIEGER, 10, { type: 'level', level: 1, side: BESIEGER }),
  pays('second level', BESIEGER, 10, { type: 'level', level: 2, side: BESIEGER }),
  pays('garrison broken', BESIEGER, 15, broken(0)),
  pays('host broken', DEFENDER, 10, broken(1)),
  pays('king slain', DEFENDER, 6, isSlain(KING)),
  pays('fourth level kept', DEFENDER, 5, { type: 'neverLost', level: 4 }),
];

const PLAN: Plan = {
  map: 'o . d',
  pieces: PIECES,
  turn: 16,
  last: 16,
  triggers: [...POINTS, reckons('sunset', atLast)],
};

function ending(change: Partial<GameState>, plan: Plan = PLAN): Position {
  return siege(plan).with(change);
}

function verdict({ battle, state }: Position): Verdict | null {
  const reached = victory(battle, state).find(({ type }) => type === 'VictoryReached');
  return reached?.type === 'VictoryReached' ? reached.verdict : null;
}

/** Levels taken, and lost with that. */
function fallen(...levels: readonly number[]): Partial<GameState> {
  const { state } = siege(PLAN);
  return {
    levels: state.levels.map((side, level) => (levels.includes(level) ? BESIEGER : side)),
    lostBefore: state.lostBefore.map((_, level) => levels.includes(level)),
  };
}

describe('2.13.3 points', () => {
  test('2.13.3 are counted at the end of the last turn and not before', () => {
    expect(verdict(ending({ ...fallen(1), turn: 15 }))).toBeNull();
    expect(verdict(ending(fallen(1)))).toEqual({ winner: BESIEGER, trigger: 'sunset', points: [5, 10] });
  });

  test('2.13.3 the side with more of them wins', () => {
    expect(verdict(ending({ demoralized: [false, true] }))).toEqual({
      winner: DEFENDER,
      trigger: 'sunset',
      points: [15, 0],
    });
  });

  test('2.13.3 every line that is met counts', () => {
    const gone = siege(PLAN).state.pieces.map((piece, id) => (id === KING ? { ...piece, at: GONE } : piece));
    const { battle, state } = ending({
      ...fallen(1, 2, 4),
      demoralized: [true, true],
      pieces: gone as GameState['pieces'],
    });
    expect(score(battle, state)).toEqual([16, 35]);
  });

  test('2.13.3 the reckoning names every point, earned or missed, in the order of the scenario', () => {
    const { battle, state } = ending({ ...fallen(1), demoralized: [false, true] });
    const lines = reckoning(battle, state).map(({ side, points, text, earned }) => [
      side,
      points,
      text.en,
      earned,
    ]);
    expect(lines).toEqual([
      [BESIEGER, 10, 'first level', true],
      [BESIEGER, 10, 'second level', false],
      [BESIEGER, 15, 'garrison broken', false],
      [DEFENDER, 10, 'host broken', true],
      [DEFENDER, 6, 'king slain', false],
      [DEFENDER, 5, 'fourth level kept', true],
    ]);
    expect(verdict(ending({ ...fallen(1), demoralized: [false, true] }))?.points).toEqual([15, 10]);
  });

  test('2.13.1 an outright victory comes before all points', () => {
    const triggers = [wins('rout', BESIEGER, broken(0)), ...PLAN.triggers!];
    const at = ending({ demoralized: [true, false] }, { ...PLAN, triggers });
    expect(verdict(at)).toEqual({ winner: BESIEGER, trigger: 'rout', points: null });
  });
});

describe('2.13.4 the margin', () => {
  const byPoints = (defender: number, besieger: number): Verdict => ({
    winner: defender === besieger ? 'draw' : defender > besieger ? DEFENDER : BESIEGER,
    trigger: 'sunset',
    points: [defender, besieger],
  });

  test('2.13.4 only an even score is a draw', () => {
    const even = ending({ ...fallen(1, 4), demoralized: [false, true] });
    expect(verdict(even)).toEqual(byPoints(10, 10));
    expect(marginOf(byPoints(10, 10))).toBe('draw');
    expect(marginOf(byPoints(11, 10))).toBe('marginal');
  });

  test('2.13.4 a difference of 1 to 24 is marginal, of 25 and more decisive, for either side', () => {
    const wide = [1, 24, 25, 60];
    expect(wide.map((points) => marginOf(byPoints(points, 0)))).toEqual([
      'marginal',
      'marginal',
      'decisive',
      'decisive',
    ]);
    expect(wide.map((points) => marginOf(byPoints(5, points + 5)))).toEqual([
      'marginal',
      'marginal',
      'decisive',
      'decisive',
    ]);
  });

  test('2.13.1 a victory without points is outright', () => {
    expect(marginOf({ winner: DEFENDER, trigger: 'rout', points: null })).toBe('outright');
    expect(marginOf({ winner: 'draw', trigger: 'nobody', points: null })).toBe('draw');
  });
});

describe('2.13.3 the option `victory`', () => {
  const attested = { type: 'option', option: 'victory', is: 'attested' } as const;
  const triggers = [
    ...POINTS,
    wins('attested-sauron', BESIEGER, attested, atLast, broken(0)),
    wins('attested-west', DEFENDER, attested, atLast),
    reckons('sunset', { type: 'not', condition: attested }, atLast),
  ];

  test('2.13.3 `points`: the reckoning decides', () => {
    const at = ending(fallen(1, 2), { ...PLAN, triggers, options: { victory: 'points' } });
    expect(verdict(at)).toEqual({ winner: BESIEGER, trigger: 'sunset', points: [5, 20] });
  });

  test('2.13.3 `attested`: Sauron wins at the end if his enemies are broken, otherwise the West', () => {
    const plan: Plan = { ...PLAN, triggers, options: { victory: 'attested' } };
    expect(verdict(ending(fallen(1, 2), plan))).toEqual({
      winner: DEFENDER,
      trigger: 'attested-west',
      points: null,
    });
    expect(verdict(ending({ demoralized: [true, false] }, plan))).toEqual({
      winner: BESIEGER,
      trigger: 'attested-sauron',
      points: null,
    });
  });
});
