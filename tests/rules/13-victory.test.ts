/** Case 2.13: victory by the scenario's conditions. */
import { describe, expect, test } from 'vitest';
import {
  BESIEGER,
  DEFENDER,
  type Condition,
  type ForceId,
  type Side,
  type Trigger,
} from '../../src/engine/battle.ts';
import { NOBODY_WON, victory } from '../../src/engine/checks/victory.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { GONE, OFF_MAP, type Place, type Verdict } from '../../src/engine/state.ts';
import { isMet } from '../../src/engine/facts/conditions.ts';
import { engine, guard, hero, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';
import { atLast, broken, isSlain, wins } from './triggers.ts';

const PLAN: Plan = { map: 'o . d', pieces: { o: orc('E3Y'), d: guard('D3X') }, turn: 3, last: 5 };

function verdict(at: Position): Verdict | null {
  const reached = victory(at.battle, at.state).find(({ type }) => type === 'VictoryReached');
  return reached?.type === 'VictoryReached' ? reached.verdict : null;
}

/** An outright victory. */
function won(winner: Side, trigger: string): Verdict {
  return { winner, trigger, points: null };
}

function holding(state: Partial<Position['state']['pieces'][number]> = {}): Verdict | null {
  const empty = siege(PLAN);
  const hexes = [empty.hex('0101'), empty.hex('0201')];
  const pieces = { o: orc('E3Y', { state }), d: guard('D3X') };
  const triggers = [wins('storm', BESIEGER, { type: 'holds', side: BESIEGER, hexes, atLeast: 1 })];
  return verdict(siege({ ...PLAN, pieces, triggers }));
}

describe('2.13 the conditions of a scenario', () => {
  test('2.13 a trigger wins when every condition is met', () => {
    const triggers = [wins('both', BESIEGER, broken(0), broken(1))];
    const at = siege({ ...PLAN, triggers });
    expect(verdict(at.with({ demoralized: [true, false] }))).toBeNull();
    expect(verdict(at.with({ demoralized: [true, true] }))).toEqual(won(BESIEGER, 'both'));
  });

  test('2.13.2 only the first condition met counts', () => {
    const triggers = [wins('host', DEFENDER, broken(1)), wins('garrison', BESIEGER, broken(0))];
    const at = siege({ ...PLAN, triggers }).with({ demoralized: [true, true] });
    expect(verdict(at)).toEqual(won(DEFENDER, 'host'));
  });

  test('2.13 a hex is held by an ordered unit in it', () => {
    expect(holding()).toEqual(won(BESIEGER, 'storm'));
  });

  test('2.8.14 a disrupted unit holds nothing', () => {
    expect(holding({ disrupted: true })).toBeNull();
  });

  test('2.20.1 a personage holds nothing', () => {
    const empty = siege(PLAN);
    const hexes = [empty.hex('0201')];
    const triggers = [wins('storm', BESIEGER, { type: 'holds', side: BESIEGER, hexes, atLeast: 1 })];
    const pieces = { o: orc('E3Y'), d: guard('D3X'), k: hero(BESIEGER, { at: '0201' }) };
    expect(verdict(siege({ ...PLAN, pieces, triggers }))).toBeNull();
  });

  test('2.13 so many hexes at least', () => {
    const empty = siege(PLAN);
    const hexes = [empty.hex('0101'), empty.hex('0201')];
    const triggers = [wins('two', BESIEGER, { type: 'holds', side: BESIEGER, hexes, atLeast: 2 })];
    expect(verdict(siege({ ...PLAN, triggers }))).toBeNull();
    const pieces = { o: orc('E3Y'), u: orc('E3Y', { at: '0201' }), d: guard('D3X') };
    expect(verdict(siege({ ...PLAN, pieces, triggers }))).toEqual(won(BESIEGER, 'two'));
  });

  test('2.13.3 some conditions wait for the end of the last turn', () => {
    const triggers = [wins('held', DEFENDER, atLast)];
    expect(verdict(siege({ ...PLAN, triggers }))).toBeNull();
    expect(verdict(siege({ ...PLAN, triggers }).with({ turn: 5 }))).toEqual(won(DEFENDER, 'held'));
  });

  test('2.13.4 a battle that nobody has won by the end of the last turn is a draw', () => {
    expect(verdict(siege(PLAN))).toBeNull();
    expect(verdict(siege(PLAN).with({ turn: 5 }))).toEqual({
      winner: 'draw',
      trigger: NOBODY_WON,
      points: null,
    });
  });
});

/** Whether one condition is met in a state. */
function met(condition: Condition, change: Partial<Position['state']>, plan: Partial<Plan> = {}): boolean {
  const triggers = [wins('it', BESIEGER, condition)];
  return verdict(siege({ ...PLAN, ...plan, triggers }).with(change)) !== null;
}

describe('2.13 each condition', () => {
  test('2.13 game-turns, the first and the last included', () => {
    const turns: Condition = { type: 'turn', from: 2, to: 4 };
    expect([1, 2, 3, 4, 5].map((turn) => met(turns, { turn }, { last: 9 }))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('2.13.1 who holds a level', () => {
    const high: Condition = { type: 'level', level: 2, side: BESIEGER };
    const levels = siege(PLAN).state.levels;
    expect(met(high, { levels })).toBe(false);
    expect(met(high, { levels: levels.with(1, BESIEGER) })).toBe(false);
    expect(met(high, { levels: levels.with(2, BESIEGER) })).toBe(true);
  });

  test('2.13.3 a level that was lost once has been lost, retaken or not', () => {
    const kept: Condition = { type: 'neverLost', level: 1 };
    const at = siege({ ...PLAN, triggers: [wins('it', DEFENDER, kept)] });
    const taken = reduceAll(at.battle, at.state, [
      { type: 'LevelTaken', level: 1, by: BESIEGER, cite: '2.10.5' },
    ]);
    const retaken = reduceAll(at.battle, taken, [
      { type: 'LevelTaken', level: 1, by: DEFENDER, cite: '2.10.5' },
    ]);
    expect(verdict(at)).toEqual(won(DEFENDER, 'it'));
    expect(verdict(at.with(taken))).toBeNull();
    expect(retaken.levels[1]).toBe(DEFENDER);
    expect(verdict(at.with(retaken))).toBeNull();
  });

  test('2.13.3 who controls a gate', () => {
    const plan: Partial<Plan> = {
      levels: '. . 1',
      sides: ['0201/0301 main-gate up 0301 level 1'],
    };
    const work = 0 as Extract<Condition, { type: 'gate' }>['work'];
    const gate: Condition = { type: 'gate', work, side: BESIEGER };
    expect(met(gate, {}, plan)).toBe(false);
    expect(met(gate, { works: [{ breached: true, holder: DEFENDER }] }, plan)).toBe(false);
    expect(met(gate, { works: [{ breached: false, holder: BESIEGER }] }, plan)).toBe(true);
  });

  test('2.13.4 a personage off the map is not slain', () => {
    const pieces = { ...PLAN.pieces, k: hero(DEFENDER, { at: 'off' }) };
    const plan = { pieces };
    const at = siege({ ...PLAN, ...plan });
    const slain = isSlain(at.piece('k'));
    expect(met(slain, {}, plan)).toBe(false);
    const gone = at.state.pieces.with(at.piece('k'), { ...at.standing('k'), at: GONE });
    expect(met(slain, { pieces: gone }, plan)).toBe(true);
  });

  test('2.6 whether a group has arrived', () => {
    const plan: Partial<Plan> = { groups: [{ id: 'riders', side: DEFENDER, pieces: [], zone: [] }] };
    const group = 0 as Extract<Condition, { type: 'arrived' }>['group'];
    expect(met({ type: 'arrived', group }, {}, plan)).toBe(false);
    expect(met({ type: 'arrived', group }, { arrived: [true] }, plan)).toBe(true);
  });

  test('2.13 an option of the scenario, yes or no or one of several', () => {
    const flat: Condition = { type: 'option', option: 'rohanArrival', is: 'flat' };
    const trenches: Condition = { type: 'option', option: 'fireTrenches', is: true };
    expect(met(flat, {}, { options: { rohanArrival: 'ramp' } })).toBe(false);
    expect(met(flat, {}, { options: { rohanArrival: 'flat' } })).toBe(true);
    expect(met(trenches, {}, { options: { fireTrenches: false } })).toBe(false);
    expect(met(trenches, {}, { options: { fireTrenches: true } })).toBe(true);
  });

  test('2.13 a side is wiped out when no unit of it is left on the map or on its way', () => {
    const wiped = (guardAt: Place, side: Side): boolean => {
      const two = siege({
        map: 'd . o',
        pieces: { d: guard('D3X'), o: orc('E3Y'), x: engine('catapult', DEFENDER, { at: '0101' }) },
      });
      const pieces = two.state.pieces.with(two.piece('d'), { ...two.standing('d'), at: guardAt });
      return isMet(two.battle, { ...two.state, pieces }, { type: 'wiped', side });
    };
    expect([wiped(0 as Place, DEFENDER), wiped(OFF_MAP, DEFENDER), wiped(GONE, DEFENDER)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(wiped(GONE, BESIEGER)).toBe(false);
  });

  test('2.13 not, and one of several', () => {
    const hasBroken: Partial<Position['state']> = { demoralized: [true, false] };
    expect(met({ type: 'not', condition: broken(0) }, hasBroken)).toBe(false);
    expect(met({ type: 'not', condition: broken(1) }, hasBroken)).toBe(true);
    expect(met({ type: 'any', conditions: [broken(0), broken(1)] }, hasBroken)).toBe(true);
    expect(met({ type: 'any', conditions: [atLast, broken(1)] }, hasBroken)).toBe(false);
    expect(met({ type: 'any', conditions: [] }, hasBroken)).toBe(false);
  });
});

describe('2.13.2 the end of a game-turn', () => {
  const twice: Condition = { type: 'demoralizedFor', force: 1 as ForceId, turns: 2 };
  const at = siege({ ...PLAN, triggers: [wins('west', DEFENDER, twice)], last: 9 });

  /** What the end of one turn makes of a state. */
  function ended(now: Position, ...demoralized: readonly boolean[]): Position {
    const then = now.with({ demoralized });
    return then.with(reduceAll(then.battle, then.state, victory(then.battle, then.state)));
  }

  test('2.13.2 the count of the turns comes before the question who has won', () => {
    const end = at.with({ demoralized: [false, true], brokenTurns: [0, 1] });
    expect(types(victory(end.battle, end.state))).toEqual(['TurnReckoned', 'VictoryReached']);
    expect(types(victory(at.battle, at.state))).toEqual(['TurnReckoned']);
  });

  test('2.13.2 one turn of demoralization is forgiven, the second in a row decides', () => {
    const once = ended(at, false, true);
    expect(once.state.verdict).toBeNull();
    expect(ended(once, false, true).state.verdict).toEqual(won(DEFENDER, 'west'));
  });

  test('2.13.2 a recovery between them begins the count anew', () => {
    const between = ended(ended(at, false, true), false, false);
    expect(between.state.brokenTurns).toEqual([0, 0]);
    expect(ended(between, false, true).state.verdict).toBeNull();
  });

  test('2.13.2 each force has its own count', () => {
    expect(ended(ended(at, true, false), true, true).state.brokenTurns).toEqual([2, 1]);
  });
});

describe('2.13.1 and 2.13.2 the great siege', () => {
  const citadel: Condition = { type: 'level', level: 7, side: BESIEGER };
  const triggers: readonly Trigger[] = [
    wins('citadel', BESIEGER, citadel),
    wins('broken-city', BESIEGER, broken(0), { type: 'not', condition: broken(1) }),
    wins('broken-host', DEFENDER, { type: 'demoralizedFor', force: 1 as ForceId, turns: 2 }),
  ];
  const at = siege({ ...PLAN, triggers });

  test('2.13.1 Sauron wins by the seventh level', () => {
    expect(verdict(at.with({ levels: at.state.levels.with(7, BESIEGER) }))).toEqual(won(BESIEGER, 'citadel'));
    expect(verdict(at.with({ levels: at.state.levels.with(6, BESIEGER) }))).toBeNull();
  });

  test('2.13.1 by breaking his enemies, while he is not broken himself', () => {
    expect(verdict(at.with({ demoralized: [true, false] }))).toEqual(won(BESIEGER, 'broken-city'));
    expect(verdict(at.with({ demoralized: [true, true] }))).toBeNull();
  });

  test('2.13.2 Sauron is asked first: with the Citadel his own rout comes too late', () => {
    const levels = at.state.levels.with(7, BESIEGER);
    const rout = { demoralized: [false, true], brokenTurns: [0, 5] };
    expect(verdict(at.with({ ...rout, levels }))).toEqual(won(BESIEGER, 'citadel'));
    expect(verdict(at.with(rout))).toEqual(won(DEFENDER, 'broken-host'));
  });
});
