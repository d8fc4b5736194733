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
import type { Verdict } from '../../src/engine/state.ts';
import { guard, orc, siege, type Plan, type Position } from '../kit/siege.ts';

function trigger(id: string, side: Side, ...conditions: readonly Condition[]): Trigger {
  return { id, when: 'turnEnds', if: conditions, roll: null, then: { type: 'win', side, text: { en: id } } };
}

const broken = (force: number): Condition => ({ type: 'demoralized', force: force as ForceId });
const atLast: Condition = { type: 'lastTurn' };

const PLAN: Plan = { map: 'o . d', pieces: { o: orc('E3Y'), d: guard('D3X') }, turn: 3, last: 5 };

function verdict(at: Position): Verdict | null {
  const [reached] = victory(at.battle, at.state);
  return reached?.type === 'VictoryReached' ? reached.verdict : null;
}

function holding(state: Partial<Position['state']['pieces'][number]> = {}): Verdict | null {
  const empty = siege(PLAN);
  const hexes = [empty.hex('0101'), empty.hex('0201')];
  const pieces = { o: orc('E3Y', { state }), d: guard('D3X') };
  const triggers = [trigger('storm', BESIEGER, { type: 'holds', side: BESIEGER, hexes, atLeast: 1 })];
  return verdict(siege({ ...PLAN, pieces, triggers }));
}

describe('2.13 the conditions of a scenario', () => {
  test('2.13 a trigger wins when every condition is met', () => {
    const triggers = [trigger('both', BESIEGER, broken(0), broken(1))];
    const at = siege({ ...PLAN, triggers });
    expect(verdict(at.with({ demoralized: [true, false] }))).toBeNull();
    expect(verdict(at.with({ demoralized: [true, true] }))).toEqual({ winner: BESIEGER, trigger: 'both' });
  });

  test('2.13.2 only the first condition met counts', () => {
    const triggers = [trigger('host', DEFENDER, broken(1)), trigger('garrison', BESIEGER, broken(0))];
    const at = siege({ ...PLAN, triggers }).with({ demoralized: [true, true] });
    expect(verdict(at)).toEqual({ winner: DEFENDER, trigger: 'host' });
  });

  test('2.13 a hex is held by an ordered unit in it', () => {
    expect(holding()).toEqual({ winner: BESIEGER, trigger: 'storm' });
  });

  test('2.8.14 a disrupted unit holds nothing', () => {
    expect(holding({ disrupted: true })).toBeNull();
  });

  test('2.13 so many hexes at least', () => {
    const empty = siege(PLAN);
    const hexes = [empty.hex('0101'), empty.hex('0201')];
    const triggers = [trigger('two', BESIEGER, { type: 'holds', side: BESIEGER, hexes, atLeast: 2 })];
    expect(verdict(siege({ ...PLAN, triggers }))).toBeNull();
    const pieces = { o: orc('E3Y'), u: orc('E3Y', { at: '0201' }), d: guard('D3X') };
    expect(verdict(siege({ ...PLAN, pieces, triggers }))).toEqual({ winner: BESIEGER, trigger: 'two' });
  });

  test('2.13.3 some conditions wait for the end of the last turn', () => {
    const triggers = [trigger('held', DEFENDER, atLast)];
    expect(verdict(siege({ ...PLAN, triggers }))).toBeNull();
    expect(verdict(siege({ ...PLAN, triggers }).with({ turn: 5 }))).toEqual({
      winner: DEFENDER,
      trigger: 'held',
    });
  });

  test('2.13.4 a battle that nobody has won by the end of the last turn is a draw', () => {
    expect(verdict(siege(PLAN))).toBeNull();
    expect(verdict(siege(PLAN).with({ turn: 5 }))).toEqual({ winner: 'draw', trigger: NOBODY_WON });
  });
});
