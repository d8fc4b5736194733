/** Cases 2.5.1, 2.5.3 and 2.18: the first state, the end of a step and of a turn. */
import { describe, expect, test } from 'vitest';
import { DEFENDER } from '../../src/engine/battle.ts';
import { turnBegins } from '../../src/engine/checks/turn.ts';
import { initialState } from '../../src/engine/initial.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { FRESH_MARKS } from '../../src/engine/reduceCourse.ts';
import { OFF_MAP } from '../../src/engine/state.ts';
import { endStep } from '../../src/engine/verbs/endStep.ts';
import { cauldron, engine, guard, hero, orc, siege, type Plan } from '../kit/siege.ts';

const PLAN: Plan = {
  map: 'd . o x',
  levels: '2 1 . .',
  sides: ['0101/0201 gate up 0101 level 2', '0201/0301 main-gate up 0201 level 1'],
  pieces: { d: guard('D3X'), o: orc('E3Y'), x: engine('catapult') },
  ladders: 12,
  turn: 2,
};

describe('2.5 the first state', () => {
  const { battle } = siege(PLAN);
  const first = initialState(battle, [OFF_MAP, siege(PLAN).hex('0301'), siege(PLAN).hex('0401')]);

  test('2.5.1 the defender sets up first', () => {
    expect([first.step, first.active, first.turn]).toEqual(['setup.defender', DEFENDER, 2]);
  });

  test('2.5.3 all gates and levels are the defender’s, nothing is breached, the tracks stand at 0', () => {
    expect(first.works.map(({ breached, holder }) => [breached, holder])).toEqual([
      [false, DEFENDER],
      [false, DEFENDER],
    ]);
    expect(first.levels).toEqual([DEFENDER, DEFENDER, DEFENDER]);
    expect([first.tracks, first.ladderSupply, first.ladders]).toEqual([[0, 0], 12, []]);
  });

  test('2.5 every piece is fresh and ordered where it is put, or waits off the map', () => {
    expect(first.pieces.map(({ at }) => at)).toEqual([
      OFF_MAP,
      siege(PLAN).hex('0301'),
      siege(PLAN).hex('0401'),
    ]);
    const fresh = { lost: 0, disrupted: false, ...FRESH_MARKS, frozen: 0 };
    for (const piece of first.pieces) expect(piece).toMatchObject(fresh);
  });

  test('2.5.3 magic leaders have their points, cauldrons their oil, dummies none', () => {
    const pieces = {
      ...PLAN.pieces,
      g: hero(DEFENDER, { at: '0101', magic: 10 }),
      c: cauldron(3, { at: '0101' }),
      m: cauldron(0, { at: '0201' }),
    };
    const { battle } = siege({ ...PLAN, pieces });
    const { pieces: states } = initialState(battle, battle.placements);
    expect(battle.pieces.map(({ id, name }) => [name, states[id]!.magic, states[id]!.oil])).toEqual([
      ['d', 0, 0],
      ['o', 0, 0],
      ['x', 0, 0],
      ['g', 10, 0],
      ['c', 0, 3],
      ['m', 0, 0],
    ]);
  });

  test('2.5.3 heads and trenches lie in supply, no group has arrived, no level was ever lost', () => {
    const groups = [{ id: 'riders', side: DEFENDER, pieces: [], zone: [] }];
    const { battle } = siege({ ...PLAN, heads: 9, trenches: 6, groups });
    const start = initialState(battle, battle.placements);
    expect([start.headSupply, start.heads, start.trenchSupply, start.trenches]).toEqual([9, [], 6, []]);
    expect([start.arrived, start.lostBefore, start.brokenTurns]).toEqual([
      [false],
      [false, false, false],
      [0, 0],
    ]);
  });

  test('2.0.9 the state is plain data: JSON gives it back unchanged', () => {
    expect(JSON.parse(JSON.stringify(first))).toEqual(first);
  });
});

describe('2.0.7 the end of a step', () => {
  test('2.0.7 a side may be done at any time', () => {
    const position = siege(PLAN);
    expect(position.whyNot(endStep, { type: 'EndStep' })).toBeNull();
    expect(endStep.options(position.battle, position.state)).toEqual([{ type: 'EndStep' }]);
  });

  test('2.5.1 but not while one of its own pieces waits for its set-up hex', () => {
    const pieces = { ...PLAN.pieces, f: guard('D3X', { at: 'off' }) };
    const plan = { ...PLAN, pieces, zones: { defender: ['0101', '0201'] } };
    const defender = siege({ ...plan, step: 'setup.defender', active: DEFENDER });
    expect(defender.whyNot(endStep, { type: 'EndStep' })).toBe('pieces-unplaced');
    expect(endStep.options(defender.battle, defender.state)).toEqual([]);
    expect(siege({ ...plan, step: 'setup.besieger' }).whyNot(endStep, { type: 'EndStep' })).toBeNull();
  });

  test('2.6.4 a piece that comes later holds up no set-up', () => {
    const pieces = { ...PLAN.pieces, f: guard('D3X', { at: 'off' }) };
    const groups = [{ id: 'riders', side: DEFENDER, pieces: ['f'], zone: ['0301'] }];
    const zones = { defender: ['0101', '0201'] };
    const defender = siege({ ...PLAN, pieces, groups, zones, step: 'setup.defender', active: DEFENDER });
    expect(defender.whyNot(endStep, { type: 'EndStep' })).toBeNull();
  });

  test('2.0.7 ending a step does nothing of itself', () => {
    expect(siege(PLAN).act(endStep, { type: 'EndStep' }).events).toEqual([]);
  });
});

describe('2.18 the next turn', () => {
  test('2.18.3 the turn is counted on and what pieces did is over', () => {
    const tired = {
      moved: true,
      spent: 4,
      worked: true,
      fired: true,
      fought: true,
      slipped: true,
      rallied: true,
    };
    const o = orc('E3Y', { state: { ...tired, disrupted: true, lost: 1 } });
    const position = siege({ ...PLAN, pieces: { ...PLAN.pieces, o } });
    const next = reduceAll(position.battle, position.state, turnBegins(position.battle, position.state));
    expect(next.turn).toBe(3);
    expect(next.pieces[position.piece('o')]).toEqual({
      ...position.standing('o'),
      at: position.hex('0301'),
      disrupted: true,
      lost: 1,
      ...FRESH_MARKS,
    });
  });
});
