/** What whole chapters say before their cases: 2.0, 2.2, 2.9, 2.10 and 2.20; and 2.4.4, 2.8.7 and 15.1. */
import { expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { demoralization } from '../../src/engine/checks/demoralization.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import { STEPS } from '../../src/sequence/steps.ts';
import { casualtyTotals } from '../../src/rulebook/charts/7.41-casualty.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { moveAlone } from '../../src/engine/verbs/moveAlone.ts';
import { guard, hero, minasTirith, orc, siege } from '../kit/siege.ts';
import { shippedBattle, shippedBattles } from '../kit/shipped.ts';
import { attack, blow } from './blows.ts';
import { costOf, march, whyNotMarch } from './orders.ts';

test('2.0 a word means one thing: who holds ground is ordered, whether fresh or reduced', () => {
  const holds = (lost: number, disrupted: boolean): boolean => {
    const { battle, state, hex } = siege({
      map: 'g .',
      pieces: { g: guard('D3X', { state: { lost, disrupted } }) },
    });
    return inZone(battle, state, DEFENDER, hex('0201'));
  };
  expect([holds(0, false), holds(1, false)]).toEqual([true, true]);
  expect([holds(0, true), holds(1, true)]).toEqual([false, false]);
});

test('2.0.1 every piece is a unit with a code, a personage, an engine or a cauldron', () => {
  for (const { pieces } of shippedBattles()) {
    for (const { kind } of pieces) {
      expect(['unit', 'personage', 'engine', 'cauldron']).toContain(kind.class);
      expect('faces' in kind).toBe(kind.class === 'unit');
      expect('ratings' in kind).toBe(kind.class === 'personage');
    }
  }
});

test('2.2 the sheet has the city of seven levels, mountain behind it and the field before it', () => {
  const levels = new Set(minasTirith.levels.flatMap((row) => [...row]));
  expect([...levels].toSorted()).toEqual(['.', '1', '2', '3', '4', '5', '6', '7']);
  const shut = minasTirith.hexes.map((row) => [...row].filter((letter) => letter === 'M').length);
  expect(Math.min(...shut)).toBeGreaterThan(0);
  for (const row of minasTirith.hexes) expect(row.at(-1)).not.toBe('M');
});

test('2.4.4 three leaders ride with Rohan, and four captains come with the southern column', () => {
  const { groups, pieces } = shippedBattle('the-siege-of-minas-tirith');
  const captains = (group: string): readonly string[] =>
    groups
      .find(({ id }) => id === group)!
      .pieces.filter((piece) => pieces[piece]!.kind.class === 'personage')
      .map((piece) => pieces[piece]!.kind.id);
  expect(captains('rohan')).toEqual(['theoden', 'eomer', 'eowyn']);
  expect(captains('black-sails')).toEqual(['aragorn', 'halbarad', 'legolas', 'gimli']);
});

test('2.8.7 the strength of the attacker against the armour of the defender picks the totals that hurt', () => {
  const before = siege({ map: 'o d', pieces: { o: orc('C2Y'), d: guard('D3X') } });
  expect(attack(before, 'melee', 'o', 'd')).toMatchObject({ strength: 'C', armour: 3 });
  const totals = casualtyTotals('C', 3);
  for (const total of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const first = Math.max(1, total - 6);
    const { events } = before.act(melee, blow(before, 'o', 'd'), first, total - first, 5);
    expect(events.some(({ type }) => type === 'AttackFailed')).toBe(!totals.includes(total));
  }
});

test('2.8.7 the defender does not strike back', () => {
  const before = siege({ map: 'o d', pieces: { o: orc('C2Y'), d: guard('A3X') } });
  const after = before.act(melee, blow(before, 'o', 'd'), 6, 6);
  expect(after.events.filter(({ type }) => type === 'DiceRolled')).toHaveLength(1);
  expect(after.standing('o')).toMatchObject({ lost: 0, disrupted: false });
  expect(after.standing('d').fought).toBe(false);
});

test('2.9 disrupted units come back to order at the end of the turn, and in no other phase', () => {
  const rallying = [...STEPS.keys()].filter((step) => permittedIn(step).has('RallySelf'));
  expect(rallying.length).toBeGreaterThan(0);
  for (const step of rallying) expect(step).toMatch(/rally/);
  expect([...STEPS.keys()].filter((step) => permittedIn(step).has('Rally'))).toEqual(rallying);
});

test('2.10 each force has a track of its own, and past its threshold it breaks alone', () => {
  const { battle, state } = siege({
    map: 'o . d',
    pieces: { o: orc('E3Y'), d: guard('D3X') },
    thresholds: [36, 93],
  });
  const broken = (tracks: readonly number[]): readonly boolean[] =>
    reduceAll(battle, { ...state, tracks }, demoralization(battle, { ...state, tracks })).demoralized;
  expect(broken([35, 92])).toEqual([false, false]);
  expect(broken([36, 92])).toEqual([true, false]);
  expect(broken([35, 93])).toEqual([false, true]);
});

test('2.20 a personage goes alone or with a unit, whichever his player likes', () => {
  const before = siege({
    map: '. . o . .',
    pieces: { o: orc('E3Y'), h: hero(BESIEGER, { at: '0301' }), g: guard('D3X', { at: 'off' }) },
  });
  const alone = { type: 'MoveAlone', personage: before.piece('h'), path: [before.hex('0201')] } as const;
  expect(before.act(moveAlone, alone).where('h')).toBe('0201');
  const together = { ...march(before, 'o', '0401'), carries: [before.piece('h')] };
  const after = before.act(move, together);
  expect([after.where('o'), after.where('h')]).toEqual(['0401', '0401']);
});

test.each(['wall', 'tower'])('15.1 a %s is crossed when it is breached, for 1 more', (kind) => {
  const standing = siege({
    map: 'o . .',
    levels: '. 1 1',
    sides: [`0101/0201 ${kind} up 0201 level 1`],
    pieces: { o: orc('E3Y') },
  });
  expect(whyNotMarch(standing, 'o', '0201')).not.toBeNull();
  const open = standing.with({ works: [{ breached: true, holder: DEFENDER }] });
  expect(costOf(open, 'o', '0201')).toBe(4);
});
