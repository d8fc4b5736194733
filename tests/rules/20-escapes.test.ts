/** Cases 2.7.8, 2.20.6 and 2.20.7: personages who are caught, or whose unit is gone. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { advance } from '../../src/engine/verbs/advance.ts';
import { escape } from '../../src/engine/verbs/escape.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, hero, orc, siege, types, type HeroSpec, type Position } from '../kit/siege.ts';
import { besiegerDecides, blow, defenderDecides, mustGoBack, owed, shot } from './blows.ts';
import { advanceWith, escapeTo } from './company.ts';
import { march } from './orders.ts';
import { settle } from '../../src/engine/consequences/decisions.ts';
import { scripted } from '../../src/engine/dice.ts';
import { reduceAll } from '../../src/engine/reduce.ts';

/** Hurts at strength B and armour 1. */
const HIT = [3, 3] as const;
/** Kills at morale Y and Z. */
const DEAD = 1;

/** An orc beside a personage without a unit, who has one friend near. */
function alone(spec: HeroSpec = {}, friend = '0501'): Position {
  return siege({
    map: 'o . . . . . . . . .',
    pieces: {
      o: orc('E3Y'),
      a: hero(DEFENDER, { at: '0201', ...spec }),
      u: guard('D3X', { at: friend }),
    },
  });
}

describe('2.20.6 caught', () => {
  test.each([1, 2])('2.20.6 a %i kills, and his full rating goes on the track of his force', (face) => {
    const before = alone({ ratings: [6, 3], state: { lost: 1 } });
    const after = before.act(move, march(before, 'o', '0201'), face);
    expect(after.where('a')).toBe('gone');
    expect(after.state.tracks).toEqual([6, 0]);
  });

  test.each([3, 4, 5, 6])('2.20.6 with a %i he escapes', (face) => {
    const before = alone();
    const after = before.act(move, march(before, 'o', '0201'), face);
    expect([after.where('o'), after.where('a')]).toEqual(['0201', '0501']);
    expect(after.state.tracks).toEqual([0, 0]);
    expect(types(after.events)).toEqual(['UnitMoved', 'DiceRolled', 'PersonageEscaped']);
  });

  test('2.7.8 the move ends where loose pieces are overrun', () => {
    const before = alone();
    expect(before.whyNot(move, march(before, 'o', '0201', '0301'))).toBe('overrun-ends-move');
  });

  test('2.7.8 a disrupted unit may not enter such a hex', () => {
    const before = siege({
      map: 'o a .',
      pieces: { o: orc('E3Y', { state: { disrupted: true } }), a: hero(DEFENDER) },
    });
    expect(before.whyNot(move, march(before, 'o', '0201'))).toBe('disrupted');
    const ends = move.options(before.battle, before.state).map(({ path }) => path.at(-1));
    expect(ends).not.toContain(before.hex('0201'));
  });

  test('2.7.8 engines are destroyed and personages caught in one hex', () => {
    const before = siege({
      map: 'o a . u',
      pieces: {
        o: orc('E3Y'),
        a: hero(DEFENDER),
        b: hero(DEFENDER, { at: '0201' }),
        e: engine('catapult', DEFENDER, { at: '0201' }),
        u: guard('D3X'),
      },
    });
    const after = before.act(move, march(before, 'o', '0201'), 1, 6);
    expect([after.where('e'), after.where('a'), after.where('b')]).toEqual(['gone', 'gone', '0401']);
    expect(after.state.tracks).toEqual([7, 0]);
  });

  test('2.7.8 nobody is caught beside a unit of his own: its hex is not entered', () => {
    const before = siege({
      map: 'o u .',
      pieces: { o: orc('E3Y'), u: guard('D3X'), a: hero(DEFENDER, { at: '0201' }) },
    });
    expect(before.whyNot(move, march(before, 'o', '0201'))).toBe('enemy-in-the-way');
  });

  test('2.8.9 an advance catches personages whom their unit has left behind', () => {
    const position = siege({
      map: 'o a . u',
      pieces: { o: orc('E3Y'), a: hero(DEFENDER), u: guard('D3X') },
    });
    const at = position.with({
      owed: [{ type: 'advance', unit: position.piece('o'), hex: position.hex('0201') }],
    });
    const after = at.act(advance, advanceWith(at, 'o'), 5);
    expect([after.where('o'), after.where('a')]).toEqual(['0201', '0401']);
  });

  test('2.20.9 a wraith who would die is wounded and gets away', () => {
    const wraith = (lost: number): Position =>
      siege({
        map: 'u n . o',
        pieces: {
          u: guard('D3X'),
          n: hero(BESIEGER, { gifts: ['wraith', 'flies'], state: { lost } }),
          o: orc('E3Y'),
        },
        active: DEFENDER,
      });
    for (const lost of [0, 1]) {
      const before = wraith(lost);
      const after = before.act(move, march(before, 'u', '0201'), 1);
      expect(after.where('n')).toBe('0401');
      expect(after.standing('n').lost).toBe(1);
      expect(types(after.events).includes('PersonageWounded')).toBe(lost === 0);
    }
    const lucky = wraith(0);
    expect(lucky.act(move, march(lucky, 'u', '0201'), 3).standing('n').lost).toBe(0);
  });
});

/** A fight in which the defender falls to the first blow, with personages in his hex. */
function fight(pieces: Parameters<typeof siege>[0]['pieces'], map = 'o d . . .'): Position {
  return siege({ map, pieces: { o: orc('B3Z'), d: guard('D1Z'), ...pieces } });
}

describe('2.20.7 his unit eliminated', () => {
  const a = hero(DEFENDER, { at: '0201', ratings: [4, 2] });
  const u = guard('D3X', { at: '0401' });

  test('2.20.7 a 1 kills', () => {
    const before = fight({ a, u });
    const after = before.act(melee, blow(before, 'o', 'd'), ...HIT, DEAD, 1);
    expect(after.where('a')).toBe('gone');
    expect(after.state.tracks).toEqual([5 + 4, 0]);
  });

  test.each([2, 3, 4, 5, 6])('2.20.7 with a %i he escapes', (face) => {
    const before = fight({ a, u });
    const after = before.act(melee, blow(before, 'o', 'd'), ...HIT, DEAD, face);
    expect(after.where('a')).toBe('0401');
    expect(owed(after)).toEqual(['advance o']);
  });

  test('2.20.7 each personage in the hex rolls', () => {
    const before = fight({ a, b: hero(DEFENDER, { at: '0201' }), u });
    const after = before.act(melee, blow(before, 'o', 'd'), ...HIT, DEAD, 1, 2);
    expect([after.where('a'), after.where('b')]).toEqual(['gone', '0401']);
  });

  test('2.20.7 also where the unit falls to a shot, or finds no way back', () => {
    const before = siege({
      map: 'o . d u',
      pieces: { o: orc('b3Z'), d: guard('D1Z'), u: guard('D3X'), a: hero(DEFENDER, { at: '0301' }) },
    });
    expect(before.act(fire, shot(before, 'o', 'd'), ...HIT, DEAD, 1).where('a')).toBe('gone');
    const corner = mustGoBack(
      siege({
        map: 'd o . u',
        pieces: { d: guard('D3X'), o: orc('E3Y'), u: guard('D3X'), a: hero(DEFENDER, { at: '0101' }) },
      }),
      'd',
      1,
      '0201',
    );
    const lost = corner.with(
      reduceAll(corner.battle, corner.state, settle(corner.battle, corner.state, scripted(6))),
    );
    expect([lost.where('d'), lost.where('a')]).toEqual(['gone', '0401']);
  });

  test('2.20.7 a wraith needs no roll', () => {
    const before = siege({
      map: 'd n o',
      pieces: {
        d: guard('B3Z'),
        o: orc('E1Z'),
        n: orc('E1Z', { at: '0201' }),
        w: hero(BESIEGER, { at: '0201', gifts: ['wraith'] }),
      },
      active: DEFENDER,
    });
    const after = before.act(melee, blow(before, 'd', 'n'), ...HIT, DEAD);
    expect([after.where('n'), after.where('w')]).toEqual(['gone', '0301']);
  });

  test('2.20.7 a wraith whose unit is shot leaves its hex, though he could land there', () => {
    const before = siege({
      map: 'd . n . .',
      pieces: {
        d: guard('Be3X'),
        n: orc('E1Z'),
        w: hero(BESIEGER, { at: '0301', gifts: ['wraith', 'flies'] }),
      },
      active: DEFENDER,
    });
    const after = before.act(fire, shot(before, 'd', 'n'), 2, 3, DEAD);
    expect([after.where('n'), owed(after)]).toEqual(['gone', ['escape w']]);
    const places = escape.options(after.battle, after.with({ active: BESIEGER }).state);
    expect(places.map(({ hex }) => hex)).toEqual([after.hex('0201'), after.hex('0401')]);
  });

  test('2.20.7 his place is chosen before anybody advances', () => {
    const before = fight(
      {
        a,
        u,
        v: guard('D3X', { at: '0303' }),
      },
      `
      o d . . .
       . . . . .
      . . . . .`,
    );
    const after = before.act(melee, blow(before, 'o', 'd'), ...HIT, DEAD, 6);
    expect(owed(after)).toEqual(['escape a', 'advance o']);
    const away = defenderDecides(after).act(escape, escapeTo(after, 'a', '0401'));
    expect(away.where('a')).toBe('0401');
    expect(owed(away)).toEqual(['advance o']);
    const on = besiegerDecides(away);
    expect(on.act(advance, advanceWith(on, 'o')).where('o')).toBe('0201');
  });
});

describe('2.20.7 the escape', () => {
  test('2.20.7 to the nearest hex with a friendly unit, walls ignored', () => {
    const before = siege({
      map: 'o . . . .',
      levels: '. . 1 . .',
      sides: ['0201/0301 wall up 0301 level 1'],
      pieces: {
        o: orc('E3Y'),
        a: hero(DEFENDER, { at: '0201' }),
        u: guard('D3X', { at: '0301', state: { disrupted: true } }),
        v: guard('D3X', { at: '0401' }),
      },
    });
    expect(before.act(move, march(before, 'o', '0201'), 6).where('a')).toBe('0301');
  });

  test('2.20.7 within 6 hexes; with none so near he is lost', () => {
    const near = alone({}, '0801');
    expect(near.act(move, march(near, 'o', '0201'), 6).where('a')).toBe('0801');
    const far = alone({ ratings: [3, 1] }, '0901');
    const lost = far.act(move, march(far, 'o', '0201'), 6);
    expect(lost.where('a')).toBe('gone');
    expect(lost.state.tracks).toEqual([3, 0]);
  });

  test('2.20.7 not to personages or engines alone, nor to units off the map', () => {
    const before = siege({
      map: 'o a b e',
      pieces: {
        o: orc('E3Y'),
        a: hero(DEFENDER),
        b: hero(DEFENDER),
        e: engine('catapult', DEFENDER),
        u: guard('D3X', { at: 'off' }),
      },
    });
    expect(before.act(move, march(before, 'o', '0201'), 6).where('a')).toBe('gone');
  });

  test('2.20.7 the owner chooses among equals', () => {
    const before = siege({
      map: `
        o . . . .
         . . . . .
        . . . . .`,
      pieces: {
        o: orc('E3Y'),
        a: hero(DEFENDER, { at: '0201' }),
        u: guard('D3X', { at: '0401' }),
        v: guard('D3X', { at: '0303' }),
        w: guard('D3X', { at: '0501' }),
      },
    });
    const asked = before.act(move, march(before, 'o', '0201'), 6);
    expect(owed(asked)).toEqual(['escape a']);
    expect(asked.whyNot(escape, escapeTo(asked, 'a', '0401'))).toBe('not-your-piece');
    const choosing = defenderDecides(asked);
    const offered = escape.options(choosing.battle, choosing.state).map(({ hex }) => hex);
    expect(offered).toEqual([choosing.hex('0401'), choosing.hex('0303')]);
    expect(choosing.whyNot(escape, escapeTo(choosing, 'a', '0501'))).toBe('not-the-nearest');
    const after = choosing.act(escape, escapeTo(choosing, 'a', '0303'));
    expect([after.where('a'), owed(after)]).toEqual(['0303', []]);
  });

  test('2.20.7 an escape is not asked of anybody else', () => {
    const before = alone();
    expect(before.whyNot(escape, escapeTo(before, 'a', '0501'))).toBe('not-the-decision-owed');
    expect(escape.options(before.battle, before.state)).toEqual([]);
  });

  test('2.20.7 a wraith with no unit within 6 goes to the nearest field hex he could end a flight on', () => {
    const before = siege({
      map: 'u n M c .',
      levels: '. . . 1 .',
      pieces: {
        u: guard('D3X'),
        n: hero(BESIEGER, { gifts: ['wraith', 'flies'] }),
      },
      active: DEFENDER,
    });
    const after = before.act(move, march(before, 'u', '0201'), 6);
    expect(after.where('n')).toBe('0101');
    const closed = siege({
      map: 'u n M c .',
      levels: '. . . 1 .',
      pieces: {
        u: guard('D3X'),
        v: guard('D3X', { at: '0401' }),
        e: engine('catapult', DEFENDER, { at: '0101' }),
        n: hero(BESIEGER, { gifts: ['wraith', 'flies'] }),
      },
      active: DEFENDER,
    });
    expect(closed.act(move, march(closed, 'u', '0201'), 6).where('n')).toBe('0501');
  });
});
