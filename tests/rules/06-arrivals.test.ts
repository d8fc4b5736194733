/** Case 2.6.1: when the groups of a scenario arrive. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Condition, type Options, type Trigger } from '../../src/engine/battle.ts';
import { arrivals } from '../../src/engine/checks/arrivals.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { GONE, type Step } from '../../src/engine/state.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { apply } from '../../src/game/apply.ts';
import { guard, hero, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';
import { arrives, inTurns, isSlain } from './triggers.ts';

const ramp: Condition = { type: 'option', option: 'rohanArrival', is: 'ramp' };
const flat: Condition = { type: 'option', option: 'rohanArrival', is: 'flat' };

/** The relief of the great siege, as its scenario has it: Rohan is group 0, the column from the south group 1. */
const RELIEF: readonly Trigger[] = [
  arrives('defenderMoves', { credit: 10, atLeast: 5 }, ramp, inTurns(5, 6)),
  arrives('defenderMoves', { credit: 10, atLeast: 4 }, ramp, inTurns(7, 7)),
  arrives('defenderMoves', { credit: 10, atLeast: 3 }, ramp, inTurns(8, 8)),
  arrives('defenderMoves', { credit: 10 }, ramp, inTurns(9)),
  arrives('defenderMoves', { credit: 10, atLeast: 5 }, flat, inTurns(5)),
  arrives('defenderMoves', { group: 1, credit: 10, atLeast: 6 }, inTurns(9, 9)),
  arrives('defenderMoves', { group: 1, credit: 10, atLeast: 3 }, inTurns(10, 10)),
  arrives('defenderMoves', { group: 1, credit: 10 }, inTurns(11)),
];

const PLAN: Plan = {
  map: '. . . d\n. . . .\no . . .',
  pieces: {
    d: guard('D3X'),
    o: orc('E3Y'),
    r: guard('B3W', { gait: 'horse', at: 'off' }),
    s: guard('D3X', { at: 'off' }),
    e: orc('D3Y', { at: 'off' }),
    w: hero(BESIEGER, { at: '0103', gifts: ['wraith'] }),
  },
  groups: [
    { id: 'rohan', side: DEFENDER, pieces: ['r'], zone: ['0101', '0201'] },
    { id: 'south', side: DEFENDER, pieces: ['s'], zone: ['0403'] },
    { id: 'east', side: BESIEGER, pieces: ['e'], zone: ['0103'] },
  ],
  triggers: RELIEF,
  turn: 5,
  last: 16,
};

function at(turn: number, options: Partial<Options> = {}): Position {
  return siege({ ...PLAN, options }).with({ turn });
}

function arriving({ battle, state }: Position, ...faces: number[]): readonly GameEvent[] {
  return arrivals(battle, state, DEFENDER, scripted(...faces));
}

/** Which faces of a die bring group 0 in a turn; no die: all of them. */
function good(turn: number, options: Partial<Options> = {}): readonly number[] {
  return [1, 2, 3, 4, 5, 6].filter((face) =>
    arriving(at(turn, options).with({ arrived: [false, true, false] }), face).some(
      ({ type }) => type === 'GroupArrived',
    ),
  );
}

describe('2.6 the rolls of the relief', () => {
  test('2.6.1 `ramp`: nothing before turn 5, then easier and easier, and sure on turn 9', () => {
    const wanted = [4, 5, 6, 7, 8, 9].map((turn) => good(turn, { rohanArrival: 'ramp' }));
    expect(wanted).toEqual([[], [5, 6], [5, 6], [4, 5, 6], [3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]);
  });

  test('2.6.1 `flat`: 5 or 6 every turn, never sure', () => {
    const wanted = [4, 5, 7, 9, 16].map((turn) => good(turn, { rohanArrival: 'flat' }));
    expect(wanted).toEqual([[], [5, 6], [5, 6], [5, 6], [5, 6]]);
  });

  test('2.6.1 one die for each group still expected, in the order of the file', () => {
    const events = arriving(at(9, { rohanArrival: 'flat' }), 5, 6);
    expect(types(events)).toEqual([
      'DiceRolled',
      'GroupArrived',
      'TrackMoved',
      'DiceRolled',
      'GroupArrived',
      'TrackMoved',
    ]);
    expect(events.filter(({ type }) => type === 'GroupArrived')).toMatchObject([{ group: 0 }, { group: 1 }]);
  });

  test('2.6.1 a group whose die fails is delayed and keeps waiting', () => {
    const position = at(5);
    const events = arriving(position, 4);
    expect(types(events)).toEqual(['DiceRolled', 'GroupDelayed']);
    const after = position.with(reduceAll(position.battle, position.state, events));
    expect(after.state.arrived).toEqual([false, false, false]);
    expect(after.state.tracks).toEqual([0, 0]);
  });

  test('2.6.1 a group throws one die a phase, even where two of its triggers would', () => {
    const triggers = [
      arrives('defenderMoves', { atLeast: 5 }, inTurns(5)),
      arrives('defenderMoves', { atLeast: 2 }, inTurns(5)),
    ];
    const { battle, state } = siege({ ...PLAN, triggers });
    expect(types(arrivals(battle, state, DEFENDER, scripted(4, 6)))).toEqual(['DiceRolled', 'GroupDelayed']);
  });

  test('2.6.1 an arrival that is due without a die needs none', () => {
    expect(types(arriving(at(9).with({ arrived: [false, true, false] })))).toEqual([
      'GroupArrived',
      'TrackMoved',
    ]);
  });

  test('2.6.1 no group arrives a second time', () => {
    const all = at(12).with({ arrived: [true, true, false] });
    expect(arriving(all)).toEqual([]);
  });
});

describe('2.6.1 the credit', () => {
  test('2.6.1 the garrison takes heart by 10, below 0 if need be', () => {
    const position = at(9).with({ arrived: [false, true, false] });
    const after = reduceAll(position.battle, position.state, arriving(position));
    expect(after.tracks).toEqual([-10, 0]);
  });

  test('2.6.1 even if every entry hex is barred', () => {
    const pieces = {
      ...PLAN.pieces,
      x: orc('E3Y', { at: '0101' }),
      y: orc('E3Y', { at: '0201' }),
    };
    const barred = siege({ ...PLAN, pieces }).with({ turn: 9, arrived: [false, true, false] });
    const came = barred.with({
      ...reduceAll(barred.battle, barred.state, arriving(barred)),
      active: DEFENDER,
    });
    expect(came.state.tracks).toEqual([-10, 0]);
    const rider = came.piece('r');
    expect(move.options(came.battle, came.state).filter(({ unit }) => unit === rider)).toEqual([]);
  });

  test('2.6.1 reinforcements of the host bring no credit', () => {
    const triggers = [arrives('besiegerMoves', { group: 2 }, inTurns(5))];
    const { battle, state } = siege({ ...PLAN, triggers });
    expect(arrivals(battle, state, BESIEGER, scripted())).toEqual([
      { type: 'GroupArrived', group: 2, cite: '2.6.1' },
    ]);
  });
});

describe('2.6.5 the groups of the host', () => {
  const wraith = siege(PLAN).piece('w');
  const triggers = [
    arrives('besiegerMoves', { group: 2 }, { type: 'any', conditions: [inTurns(9), isSlain(wraith)] }),
  ];

  function due(turn: number, slain = false): boolean {
    const { battle, state } = siege({ ...PLAN, triggers }).with({ turn });
    const pieces = slain ? state.pieces.with(wraith, { ...state.pieces[wraith]!, at: GONE }) : state.pieces;
    return arrivals(battle, { ...state, pieces }, BESIEGER, scripted()).length > 0;
  }

  test('2.6.5 the Easterlings come on turn 9', () => {
    expect([7, 8, 9, 10].map((turn) => due(turn))).toEqual([false, false, true, true]);
  });

  test('2.6.5 or earlier, once the Lord of the Nazgul is slain', () => {
    expect([6, 8].map((turn) => due(turn, true))).toEqual([true, true]);
  });

  test('2.6.5 they are asked for when the besieger moves, the relief when the defender does', () => {
    const { battle, state } = siege({ ...PLAN, triggers: [...triggers, ...RELIEF] }).with({ turn: 11 });
    const groups = (side: typeof DEFENDER | typeof BESIEGER): readonly unknown[] =>
      arrivals(battle, state, side, scripted()).flatMap((event) =>
        event.type === 'GroupArrived' ? [event.group] : [],
      );
    expect(groups(BESIEGER)).toEqual([2]);
    expect(groups(DEFENDER)).toEqual([0, 1]);
  });

  test('2.6.5 a group may wait for another to have come', () => {
    const second = arrives('besiegerMoves', { group: 2 }, { type: 'arrived', group: 0 as never });
    const first = arrives('besiegerMoves', { group: 0 });
    const order = (list: readonly Trigger[]): number => {
      const { battle, state } = siege({ ...PLAN, triggers: list });
      return arrivals(battle, state, BESIEGER, scripted()).length;
    };
    expect(order([first, second])).toBe(2);
    expect(order([second, first])).toBe(1);
  });

  test('2.18 they are there when the movement phase begins, and the phase waits for them', () => {
    const host = siege({
      ...PLAN,
      pieces: { ...PLAN.pieces, o: orc('E3Y', { state: { moved: true } }) },
      triggers,
      step: 'siege.choosing',
    }).with({ turn: 9 });
    const applied = apply(host.battle, host.state, { type: 'EndStep' }, scripted());
    if (!applied.ok) throw new Error(applied.refusal.code);
    expect(types(applied.events)).toContain('GroupArrived');
    expect(applied.state.step).toBe('besieger-movement.choosing' as Step);
    expect(applied.state.arrived[2]).toBe(true);
  });
});
