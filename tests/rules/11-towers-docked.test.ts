/** Case 2.11.3: docking siege towers. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { bombard } from '../../src/engine/verbs/bombard.ts';
import { dock } from '../../src/engine/verbs/dock.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, orc, siege, types } from '../kit/siege.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import type { Step } from '../../src/engine/state.ts';
import { march, push, whyNotMarch } from './orders.ts';
import { allBreached, AT, docked, docking, quarter } from './towers.ts';

describe('2.11.3 docking', () => {
  test('2.11.3 a tower with an ordered foot unit in its hex docks at an unbreached wall', () => {
    const position = quarter('wall');
    const after = position.act(dock, docking(position));
    expect(types(after.events)).toEqual(['TowerDocked']);
    expect(after.state.docks).toEqual([
      { tower: position.piece('T'), hexside: position.side(...AT), foot: position.hex('0301') },
    ]);
  });

  test('2.11.3 it docks at a tower hexside too', () => {
    expect(quarter('tower').whyNot(dock, docking(quarter('tower')))).toBeNull();
  });

  test('2.11.3 it docks in the besieger’s movement phase and in no other', () => {
    const steps = [
      'siege.choosing',
      'besieger-movement.choosing',
      'besieger-combat.melee.choosing',
    ] as Step[];
    expect(steps.map((step) => permittedIn(step).has('Dock'))).toEqual([false, true, false]);
  });

  test('2.11.3 crew and tower may have moved in the same phase', () => {
    const position = quarter(
      'wall',
      { pieces: { T: engine('siege-tower', BESIEGER, { at: '0401' }) } },
      orc('E3Y', { at: '0401' }),
    );
    const pushed = position.act(move, push(position, 'o', 'T', '0301'));
    expect(pushed.whyNot(dock, docking(pushed))).toBeNull();
  });

  test('2.11.3 not without a unit in its hex', () => {
    const position = quarter('wall', {}, orc('E3Y', { at: '0401' }));
    expect(position.whyNot(dock, docking(position))).toBe('nobody-to-dock');
  });

  test('2.11.3 not with a disrupted unit', () => {
    const position = quarter('wall', {}, orc('E3Y', { at: '0301', state: { disrupted: true } }));
    expect(position.whyNot(dock, docking(position))).toBe('nobody-to-dock');
  });

  test('2.11.3 not with a unit that could not climb', () => {
    const position = quarter('wall', {}, orc('E3Y', { at: '0301', traits: ['pushes'] }));
    expect(position.whyNot(dock, docking(position))).toBe('nobody-to-dock');
  });

  test.each([
    ['gate', 'not-dockable'],
    ['slope', 'not-dockable'],
  ])('2.11.3 not at a %s', (kind, why) => {
    const sides = kind === 'slope' ? ['0201/0301 slope up 0201'] : ['0201/0301 gate up 0201 level 2'];
    const position = quarter('wall', { sides });
    expect(position.whyNot(dock, docking(position))).toBe(why);
  });

  test('2.2.3 not at the side of a tunnel', () => {
    const position = quarter('wall', { map: '. t . . . .' });
    expect(position.whyNot(dock, docking(position))).toBe('not-dockable');
  });

  test('2.11.3 not at a breached hexside', () => {
    const position = allBreached(quarter('wall'));
    expect(position.whyNot(dock, docking(position))).toBe('already-breached');
  });

  test('2.11.3 only from outside and only at a hexside of its own hex', () => {
    const inside = quarter(
      'wall',
      { pieces: { T: engine('siege-tower', BESIEGER, { at: '0201' }) } },
      orc('E3Y', { at: '0201' }),
    );
    expect(inside.whyNot(dock, docking(inside))).toBe('not-from-outside');
    const afar = quarter(
      'wall',
      { pieces: { T: engine('siege-tower', BESIEGER, { at: '0401' }) } },
      orc('E3Y', { at: '0401' }),
    );
    expect(afar.whyNot(dock, docking(afar))).toBe('not-adjacent');
  });

  test('2.11.3 only siege towers dock, and only those of the besieger', () => {
    const catapult = quarter('wall', { pieces: { T: engine('catapult', BESIEGER, { at: '0301' }) } });
    expect(catapult.whyNot(dock, docking(catapult))).toBe('not-a-siege-tower');
    const turned = quarter(
      'wall',
      { active: DEFENDER, pieces: { T: engine('siege-tower', DEFENDER, { at: '0301' }) } },
      guard('D3X', { at: '0301' }),
    );
    expect(turned.whyNot(dock, docking(turned))).toBe('only-the-besieger');
  });

  test('2.11.3 a docked tower neither moves nor docks again', () => {
    const position = docked(quarter('wall'));
    expect(position.whyNot(dock, docking(position))).toBe('docked-already');
    expect(position.whyNot(move, push(position, 'o', 'T', '0401'))).toBe('docked-already');
    expect(whyNotMarch(position, 'o', '0401')).toBeNull();
  });

  test('2.11.3 nor does it when its hexside has been breached', () => {
    const position = allBreached(docked(quarter('wall')));
    expect(position.whyNot(move, push(position, 'o', 'T', '0401'))).toBe('docked-already');
  });

  test('2.7.1 where a tower has docked, no second engine comes: one engine to a hex', () => {
    const position = docked(
      quarter('main-gate', {
        pieces: {
          x: engine('grond', BESIEGER, { at: '0401' }),
          p: orc('B3Z', { at: '0401' }),
        },
      }),
    );
    const free = position.act(move, march(position, 'o', '0401', '0501'));
    expect(free.whyNot(move, push(free, 'p', 'x', '0301'))).toBe('ends-on-friend');
  });
});

describe('2.11.3, 16.3 option outerWallTowers', () => {
  const field = (kind: string, outerWallTowers: 'printed' | 'scale') =>
    siege({
      map: '. . . .',
      levels: '1 1 . .',
      sides: [`0201/0301 ${kind} up 0201 level 1`],
      options: { outerWallTowers },
      pieces: { T: engine('siege-tower', BESIEGER, { at: '0301' }), o: orc('E3Y', { at: '0301' }) },
    });

  test.each([['wall'], ['tower']])('16.3 printed: never at an outer %s hexside', (kind) => {
    const position = field(kind, 'printed');
    expect(position.whyNot(dock, docking(position))).toBe('outer-wall-no-docking');
    expect(dock.options(position.battle, position.state)).toEqual([]);
  });

  test.each([['wall'], ['tower']])('2.11.3 scale: at an outer %s hexside as well', (kind) => {
    const position = field(kind, 'scale');
    expect(dock.options(position.battle, position.state)).toEqual([docking(position)]);
  });

  test.each([['printed' as const], ['scale' as const]])('2.11.3 %s: at the Great Gate', (option) => {
    const position = field('main-gate', option);
    expect(position.whyNot(dock, docking(position))).toBeNull();
  });

  test.each([['wall'], ['tower']])('2.11.3 printed: at an inner %s hexside', (kind) => {
    expect(quarter(kind).whyNot(dock, docking(quarter(kind)))).toBeNull();
  });
});

describe('2.11.6 towers as targets', () => {
  test.each([[false], [true]])('2.11.6 a hit destroys a tower, docked (%s) or not', (isDocked) => {
    const plain = quarter('wall', {
      active: DEFENDER,
      pieces: { x: engine('catapult', DEFENDER, { at: '0101' }) },
    });
    const position = isDocked ? docked(plain) : plain;
    const shot = { type: 'Bombard', engine: position.piece('x'), target: position.piece('T') } as const;
    const hit = position.act(bombard, shot, 3, 6);
    expect([hit.where('T'), hit.state.docks, hit.state.tracks]).toEqual(['gone', [], [0, 1]]);
    expect(position.act(bombard, shot, 4).where('T')).toBe('0301');
  });

  test('2.7.8 a defender who enters its hex destroys a docked tower', () => {
    const position = docked(
      quarter(
        'wall',
        { active: DEFENDER, pieces: { g: guard('D3X', { at: '0401' }) } },
        orc('E3Y', { at: '0601' }),
      ),
    );
    const after = position.act(move, march(position, 'g', '0301'));
    expect([after.where('T'), after.state.docks]).toEqual(['gone', []]);
  });
});
