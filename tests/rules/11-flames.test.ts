/** Case 2.11.10: flames on a hexside. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { flamesOut } from '../../src/engine/checks/lapses.ts';
import { turnBegins } from '../../src/engine/checks/turn.ts';
import { inContact } from '../../src/engine/facts/hexsides.ts';
import { couldCross } from '../../src/engine/facts/advances.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { pour } from '../../src/engine/verbs/pour.ts';
import { CHECKS } from '../../src/sequence/checks.ts';
import { follow } from '../../src/sequence/steps.ts';
import type { Step } from '../../src/engine/state.ts';
import { cauldron, engine, guard, orc, siege, type Plan, type Position } from '../kit/siege.ts';
import { blow, ends, mustGoBack, shot, whyNotBackTo } from './blows.ts';
import { goals, push, whyNotMarch } from './orders.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { allBreached, AT, burning } from './towers.ts';

const MISS = [6, 6] as const;

/** A guard in 0201 and an orc in 0301, and between them a wall, tower or gate. */
function face(kind: string, plan: Partial<Plan> = {}): Position {
  return siege({
    map: '. . . . . .',
    levels: '2 2 1 1 . .',
    sides: [`0201/0301 ${kind} up 0201 level 2`],
    ...plan,
    pieces: { g: guard('D3X', { at: '0201' }), o: orc('E3Y', { at: '0301' }), ...plan.pieces },
  });
}

const breached = allBreached(face('wall'));

describe('2.11.10 a burning hexside is closed to both sides', () => {
  test('2.0.4 there is no contact and no zone of control across it', () => {
    const at = (position: Position) => {
      const { battle, state, hex } = position;
      return [
        inContact(battle, state, hex('0201'), hex('0301')),
        inContact(battle, state, hex('0301'), hex('0201')),
        inZone(battle, state, DEFENDER, hex('0301')),
        inZone(battle, state, BESIEGER, hex('0201')),
      ];
    };
    expect(at(breached)).toEqual([true, true, true, true]);
    expect(at(burning(breached))).toEqual([false, false, false, false]);
  });

  test('2.11.10 nobody attacks through it', () => {
    expect(breached.whyNot(melee, blow(breached, 'o', 'g'))).toBeNull();
    expect(burning(breached).whyNot(melee, blow(breached, 'o', 'g'))).toBe('not-in-contact');
    const turned = burning(breached).with({ active: DEFENDER });
    expect(turned.whyNot(melee, blow(turned, 'g', 'o'))).toBe('not-in-contact');
  });

  test.each([['wall'], ['main-gate']])('2.11.10 nobody moves through a breached %s that burns', (kind) => {
    const open = allBreached(face(kind, { pieces: { g: guard('D3X', { at: '0601' }) } }));
    expect(whyNotMarch(open, 'o', '0201')).toBeNull();
    expect(whyNotMarch(burning(open), 'o', '0201')).toBe('in-flames');
    expect(goals(open, 'o')).toContain('0201');
    expect(goals(burning(open), 'o')).not.toContain('0201');
  });

  test('2.11.10 nor the defender through his own gate', () => {
    const gate = face('gate', { active: DEFENDER, pieces: { o: orc('E3Y', { at: '0601' }) } });
    expect(whyNotMarch(gate, 'g', '0301')).toBeNull();
    expect(whyNotMarch(burning(gate), 'g', '0301')).toBe('in-flames');
  });

  test('2.11.10 nor Grond', () => {
    const gate = allBreached(
      face('main-gate', {
        pieces: { g: guard('D3X', { at: '0601' }), x: engine('grond', BESIEGER, { at: '0301' }) },
      }),
    );
    expect(gate.whyNot(move, push(gate, 'o', 'x', '0201'))).toBeNull();
    expect(burning(gate).whyNot(move, push(gate, 'o', 'x', '0201'))).toBe('in-flames');
  });

  test('2.11.10 nobody climbs through it', () => {
    const plain = face('wall', {
      pieces: { g: guard('D3X', { at: '0601' }) },
      raised: [{ inner: '0201', outer: '0301' }],
    });
    expect(whyNotMarch(plain, 'o', '0201')).toBeNull();
    expect(whyNotMarch(burning(plain), 'o', '0201')).toBe('in-flames');
    expect(goals(burning(plain), 'o')).not.toContain('0201');
  });

  test('2.11.10 nobody goes back or advances through it', () => {
    const plan = {
      levels: '2 2 1 1 . .',
      pieces: { g: guard('D3X', { at: '0101' }), o: orc('E3Y', { at: '0201' }) },
    };
    const open = allBreached(face('wall', plan));
    expect(ends(mustGoBack(open, 'o', 1, '0101'))).toEqual(['0301']);
    expect(whyNotBackTo(mustGoBack(burning(open), 'o', 1, '0101'), '0301')).toBe('in-flames');
    const { battle, state, hex, piece } = breached;
    expect(couldCross(battle, state, piece('o'), hex('0201'))).toBe(true);
    expect(couldCross(battle, burning(breached).state, piece('o'), hex('0201'))).toBe(false);
  });

  test('2.11.10 missiles ignore it', () => {
    const bows = burning(face('wall', { pieces: { o: orc('e1Y', { at: '0301' }) } }));
    expect(bows.whyNot(fire, shot(bows, 'o', 'g'))).toBeNull();
  });

  test('2.11.10 Grond strikes through it', () => {
    const plan: Partial<Plan> = {
      step: 'siege.choosing',
      pieces: { x: engine('grond', BESIEGER, { at: '0301' }) },
    };
    const position = burning(face('main-gate', plan));
    const strike = { type: 'Breach', engine: position.piece('x'), hexside: position.side(...AT) } as const;
    expect(position.whyNot(breach, strike)).toBeNull();
  });

  test('2.11.10 other hexsides of the same hexes stay open', () => {
    expect(inZone(breached.battle, burning(breached).state, BESIEGER, breached.hex('0401'))).toBe(true);
  });
});

describe('2.11.10 when it burns', () => {
  const rim = (turn = 2): Position =>
    face('wall', {
      turn,
      active: DEFENDER,
      step: 'besieger-combat.oil.choosing',
      pieces: { k: cauldron(3, { at: '0201' }) },
    });
  const oil = (position: Position) =>
    ({ type: 'Pour', cauldron: position.piece('k'), hexside: position.side(...AT) }) as const;
  const lit = rim().act(pour, oil(rim()), ...MISS);
  const nextTurn = (position: Position): Position =>
    position.with(reduceAll(position.battle, position.state, turnBegins(position.battle, position.state)));
  const phase4Ends = (position: Position): Position =>
    position.with(reduceAll(position.battle, position.state, flamesOut(position.battle, position.state)));

  test('2.11.10 each pour sets its hexside in flames, and so closes it at once', () => {
    expect(lit.state.flames).toEqual([{ hexside: lit.side(...AT), turn: 2, burning: true }]);
    const open = allBreached(rim());
    const after = open.act(pour, oil(open), ...MISS);
    expect(inContact(after.battle, open.state, after.hex('0201'), after.hex('0301'))).toBe(true);
    expect(inContact(after.battle, after.state, after.hex('0201'), after.hex('0301'))).toBe(false);
  });

  test('2.11.10 it goes out at the end of phase 4, and at the end of no other phase', () => {
    const checks = (step: string): readonly string[] =>
      follow(step as Step, 'StepEnded').flatMap((deed) => (deed.type === 'check' ? [deed.check] : []));
    expect(checks('besieger-combat.melee.choosing')).toContain('flamesOut');
    expect(checks('defender-combat.melee.choosing')).not.toContain('flamesOut');
    const after = lit.with(
      reduceAll(lit.battle, lit.state, CHECKS.flamesOut(lit.battle, lit.state, { roll: () => [] })),
    );
    expect(after.state.flames.map(({ burning: on }) => on)).toEqual([false]);
    expect(whyNotMarch(allBreached(after).with({ active: BESIEGER }), 'o', '0201')).toBe('enemy-in-the-way');
  });

  test('2.11.10 lit in phase 7 it burns until the end of the next turn’s phase 4', () => {
    const night = nextTurn(lit.with({ step: 'defender-combat.oil.choosing' as Step }));
    expect(night.state.flames).toEqual([{ hexside: lit.side(...AT), turn: 2, burning: true }]);
    expect(phase4Ends(night).state.flames[0]!.burning).toBe(false);
  });

  test('2.11.10 lit on turn t, the hexside does not burn again before turn t + 2', () => {
    const next = nextTurn(phase4Ends(lit));
    const again = next.act(pour, oil(next), ...MISS);
    expect(again.state.flames.filter(({ burning: on }) => on)).toEqual([]);
    const later = nextTurn(again);
    expect(later.state.flames).toEqual([]);
    expect(later.act(pour, oil(later), ...MISS).state.flames).toEqual([
      { hexside: later.side(...AT), turn: 4, burning: true },
    ]);
  });
});
