/** Case 2.6.3: engines and personages that come in, and everything that is offered. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HexId } from '../../src/board/hex.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { DEFENDER } from '../../src/engine/battle.ts';
import { waitingWith } from '../../src/engine/facts/entry.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { moveAlone } from '../../src/engine/verbs/moveAlone.ts';
import { reachOf, whyNotThere } from '../../src/ui/orders/reach.ts';
import { engine, guard, hero, orc, type Plan, type Position, type Soldier } from '../kit/siege.ts';
import { goals, march, push } from './orders.ts';
import { OFF, plain } from './plain.ts';
import { randomSiege } from './randomSiege.ts';
import { endsByTrial, endsOffered, sorted } from './trials.ts';
import { waiting } from './waiting.ts';

describe('2.6.3 engines and personages that come in', () => {
  const train = (): Position =>
    plain({
      d: guard('D3X', OFF),
      x: engine('catapult', DEFENDER, OFF),
      k: hero(DEFENDER, OFF),
    });

  test('2.7.9 an engine comes in with a pusher of its group, both with 2 MP', () => {
    const position = train();
    expect(position.whyNot(move, push(position, 'd', 'x', '0102', '0202'))).toBeNull();
    expect(position.whyNot(move, push(position, 'd', 'x', '0102', '0202', '0302'))).toBe(
      'not-enough-movement',
    );
    const inside = position.act(move, push(position, 'd', 'x', '0102', '0202'));
    expect([inside.where('d'), inside.where('x')]).toEqual(['0202', '0202']);
  });

  test('2.7.9 and not with riders', () => {
    const position = train();
    expect(position.whyNot(move, push(position, 'r', 'x', '0102'))).toBe('cannot-push');
  });

  test('2.7.9 nor into fields, which bar engines', () => {
    const fields = plain(
      { d: guard('D3X', OFF), x: engine('catapult', DEFENDER, OFF) },
      { map: '. . . .\np . . .\n. . . .\n. . . .' },
    );
    expect(fields.whyNot(move, push(fields, 'd', 'x', '0102'))).toBe('terrain-bars-piece');
    expect(goals(fields, 'd', true)).not.toContain('0102');
    expect(goals(fields, 'd')).toContain('0102');
  });

  test('2.7.9 the engine of another group is not there to be pushed', () => {
    const position = plain(
      { d: guard('D3X', OFF), x: engine('catapult', DEFENDER, OFF) },
      {
        groups: [
          { id: 'foot', side: DEFENDER, pieces: ['d'], zone: ['0101', '0102'] },
          { id: 'train', side: DEFENDER, pieces: ['x'], zone: ['0101', '0102'] },
        ],
      },
    ).with({ arrived: [true, true] });
    expect(position.whyNot(move, push(position, 'd', 'x', '0102'))).toBe('nothing-to-push');
  });

  test('2.7.9 an engine on the map is not pushed from off it', () => {
    const position = plain({ d: guard('D3X', OFF), x: engine('catapult', DEFENDER, { at: '0102' }) });
    expect(position.whyNot(move, push(position, 'd', 'x', '0102'))).toBe('nothing-to-push');
  });

  test('2.6.3 a personage is carried in by a unit of his force that waits with him', () => {
    const position = train();
    const { battle, state, piece } = position;
    expect(waitingWith(battle, state, piece('r'))).toEqual([piece('d'), piece('x'), piece('k')]);
    const carried = { ...march(position, 'r', '0102', '0202'), carries: [piece('k')] };
    const inside = position.act(move, carried);
    expect([inside.where('r'), inside.where('k')]).toEqual(['0202', '0202']);
  });

  test('2.6.3 but not by one of another force', () => {
    const position = train();
    const { battle, state, piece } = position;
    const pieces = battle.pieces.map((one) =>
      one.id === piece('k') ? { ...one, force: 1 as typeof one.force } : one,
    );
    expect(waitingWith({ ...battle, pieces }, state, piece('r'))).toEqual([piece('d'), piece('x')]);
  });

  test('2.6.3 each piece that waits is offered its moves once', () => {
    const position = train();
    const offers = move.options(position.battle, position.state);
    expect(offers.length).toBeGreaterThan(0);
    expect(new Set(offers.map((offer) => JSON.stringify(offer))).size).toBe(offers.length);
    for (const offer of offers) expect(position.whyNot(move, offer)).toBeNull();
    const ways = new Set(offers.map(({ unit, pushes, carries }) => `${unit} ${pushes} ${carries.join()}`));
    const [r, d, x, k] = ['r', 'd', 'x', 'k'].map(position.piece);
    expect([...ways].sort()).toEqual(
      [`${r} null `, `${r} null ${k}`, `${d} null `, `${d} null ${k}`, `${d} ${x} `, `${d} ${x} ${k}`].sort(),
    );
  });
});

describe('2.6.3 personages alone', () => {
  const lone = (pieces: Readonly<Record<string, Soldier>> = {}, plan: Partial<Plan> = {}): Position =>
    plain({ k: hero(DEFENDER, { ma: 3, ...OFF }), ...pieces }, plan);
  const stroll = (position: Position, ...path: readonly string[]): ActionOf<'MoveAlone'> => ({
    type: 'MoveAlone',
    personage: position.piece('k'),
    path: path.map(position.hex),
  });

  test('2.6.3 a personage comes in by the entry hexes of his group, at their cost', () => {
    const position = lone({}, { map: '. . . .\np . . .\n. . . .\n. . . .' });
    expect(position.whyNot(moveAlone, stroll(position, '0101', '0201', '0301'))).toBeNull();
    expect(position.whyNot(moveAlone, stroll(position, '0102', '0202', '0302'))).toBe('not-enough-movement');
    expect(position.whyNot(moveAlone, stroll(position, '0201'))).toBe('not-an-entry-hex');
    const inside = position.act(moveAlone, stroll(position, '0102', '0202'));
    expect([inside.where('k'), inside.standing('k').spent]).toEqual(['0202', 6]);
  });

  test('2.6.3 or into the hex of a friend', () => {
    const position = lone({ d: guard('D3X', { at: '0102' }) });
    expect(position.act(moveAlone, stroll(position, '0102')).where('k')).toBe('0102');
  });

  test('2.6.3 never into a hex with an enemy piece, but past zones of control', () => {
    const position = lone({ o: orc('E3Y', { at: '0102' }) });
    expect(position.whyNot(moveAlone, stroll(position, '0102'))).toBe('enemy-in-the-way');
    expect(position.whyNot(moveAlone, stroll(position, '0101', '0201'))).toBeNull();
  });

  test('2.6.1 not before his group has arrived', () => {
    const position = lone().with({ arrived: [false] });
    expect(position.whyNot(moveAlone, stroll(position, '0101'))).toBe('not-arrived');
    expect(moveAlone.options(position.battle, position.state)).toEqual([]);
  });

  test('2.6.3 offered is what is allowed', () => {
    const position = lone({ o: orc('E3Y', { at: '0102' }) });
    const offers = moveAlone.options(position.battle, position.state);
    expect(offers.length).toBeGreaterThan(3);
    for (const offer of offers) expect(position.whyNot(moveAlone, offer)).toBeNull();
  });

  test('2.7.10 a magic leader comes in when he may cast, not when units move', () => {
    const wizard = { k: hero(DEFENDER, { magic: 5, ...OFF }) };
    const moving = lone(wizard);
    expect(moving.whyNot(moveAlone, stroll(moving, '0101'))).toBe('moves-in-magic-phases');
    expect(moving.whyNot(move, { ...march(moving, 'r', '0101'), carries: [moving.piece('k')] })).toBe(
      'moves-in-magic-phases',
    );
    const casting = lone(wizard, { step: 'second-magic.defender' });
    expect(casting.whyNot(moveAlone, stroll(casting, '0101'))).toBeNull();
  });
});

const zone = fc.subarray(
  Array.from({ length: 20 }, (_, hex) => hex as HexId),
  { minLength: 1, maxLength: 5 },
);

describe('2.6.3 offers', () => {
  test('2.6.3 offered are exactly the hexes that some allowed way in ends in, at the least cost', () => {
    let offers = 0;
    fc.assert(
      fc.property(randomSiege, zone, (position, hexes) => {
        const { battle, state, outside } = waiting(position, hexes);
        const units = outside.filter(({ kind }) => kind.class === 'unit');
        const engines = outside.filter(({ kind }) => kind.class === 'engine');
        for (const { id: unit } of units) {
          for (const pushes of [null, ...engines.map(({ id }) => id)]) {
            const offered = endsOffered({ battle, state }, unit, pushes);
            offers += offered.size;
            expect(sorted(offered)).toEqual(sorted(endsByTrial({ battle, state }, unit, pushes)));
          }
        }
      }),
      { numRuns: 100, seed: 1 },
    );
    expect(offers).toBeGreaterThan(0);
  });
});

describe('2.6.3 orders for a piece that waits', () => {
  test('2.6.3 its reach is shown from the entry hexes on', () => {
    const { battle, state, hex, piece } = plain();
    const reach = reachOf(battle, state, piece('r'), null)!;
    expect(reach.reached).toContainEqual({ hex: hex('0101'), cost: 2, stops: false, left: 4 });
    expect(reach.wayTo(hex('0302'))?.length).toBe(3);
    expect(reach.wayTo(hex('0602'))).toBeNull();
  });

  test('2.6.3 where it cannot go it says why', () => {
    const { battle, state, hex, piece } = plain({
      o: orc('E3Y', { at: '0101', state: { disrupted: true } }),
    });
    expect(whyNotThere(battle, state, piece('r'), null, hex('0602')).code).toBe('not-enough-movement');
    expect(whyNotThere(battle, state, piece('r'), null, hex('0101')).code).toBe('enemy-in-the-way');
  });
});
