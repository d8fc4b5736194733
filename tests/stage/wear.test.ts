// What forces wear: the outline tells the side, and no force is taken for one of the other side. [2.0.3]
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Force, ForceId, Side } from '../../src/engine/battle.ts';
import { COLOURS, SIGNS } from '../../src/engine/livery.ts';
import { hasCutCorners } from '../../src/stage/counters/shapes.ts';
import { signOf, wearAt, wearOf, wearOfSide } from '../../src/stage/wear.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { shippedBattle } from '../kit/shipped.ts';

const force = (side: Side, at: number, own: Partial<Force> = {}): Force => ({
  id: `force-${side}-${at}`,
  name: { en: 'Force' },
  side,
  threshold: 10,
  holds: at === 0,
  ...own,
});

describe('the battles of the game', () => {
  const WORN: Readonly<Record<string, readonly string[]>> = {
    garrison: ['rounded', 'blue', 'white-tower'],
    host: ['rounded', 'blue', 'white-tower'],
    relief: ['shield', 'green', 'horse-head'],
    sauron: ['octagon', 'red', 'flame'],
  };
  test.each(Object.keys(SHIPPED_SCENARIOS))(
    '%s is worn as ever, and no counter of it bears a device',
    (id) => {
      const battle = shippedBattle(id);
      battle.forces.forEach((one, at) => {
        const { shape, colour, device } = wearOf(battle, at as ForceId);
        expect([shape, colour, signOf(battle, at as ForceId)]).toEqual(WORN[one.id]);
        expect(device).toBeUndefined();
      });
    },
  );
});

describe('battles of an author', () => {
  test('the second force of the defender is not dressed as the besieger, nor the besieger as the relief', () => {
    const forces = [force(0, 0), force(0, 1), force(1, 0)];
    expect([0, 1, 2].map((at) => wearOf({ forces }, at as ForceId))).toEqual([
      { shape: 'rounded', colour: 'blue' },
      { shape: 'shield', colour: 'green' },
      { shape: 'octagon', colour: 'red' },
    ]);
  });

  test('nine forces of a side all look different, and the outline always tells the side', () => {
    for (const side of [0, 1] as const) {
      const worn = Array.from({ length: 9 }, (_, at) => wearAt(side, at, {}));
      expect(new Set(worn.map(({ shape, colour }) => `${shape} ${colour}`)).size).toBe(9);
      expect(new Set(worn.slice(0, 3).map(({ shape }) => shape)).size).toBe(3);
    }
    const any = fc.record({
      side: fc.constantFrom<Side>(0, 1),
      at: fc.nat(40),
      colour: fc.option(fc.constantFrom(...COLOURS), { nil: undefined }),
      device: fc.option(fc.constantFrom(...SIGNS), { nil: undefined }),
    });
    fc.assert(
      fc.property(any, ({ side, at, colour, device }) => {
        const worn = wearAt(side, at, { colour, device });
        expect(hasCutCorners(worn.shape)).toBe(side === 1);
        expect(worn.colour).toBe(colour ?? wearAt(side, at, {}).colour);
        expect(worn.device).toBe(device);
      }),
    );
  });

  test('colour and device of the file are worn; without a device the track has the sign of the side', () => {
    const forces = [
      force(0, 0, { colour: 'violet', device: 'swan' }),
      force(1, 0),
      force(1, 1),
      force(1, 2, { device: 'moon' }),
    ];
    expect(wearOf({ forces }, 0 as ForceId)).toEqual({ shape: 'rounded', colour: 'violet', device: 'swan' });
    expect(wearOfSide({ forces }, 1)).toEqual({ shape: 'octagon', colour: 'red' });
    expect(forces.map((_, at) => signOf({ forces }, at as ForceId))).toEqual([
      'swan',
      'flame',
      'orc-head',
      'moon',
    ]);
  });
});
