/** Where dice come from: the same seed throws the same dice for ever, and every face is as likely as the others. */
import { describe, expect, test } from 'vitest';
import { drawing, generatorFrom, mixedSeed, seeded } from '../../src/game/generator.ts';

const CASUALTY = { purpose: 'casualty', dice: 2, cite: '7.41' } as const;

/** The last three steps of MurmurHash3's 32-bit finalizer, as published by Austin Appleby, on 64-bit integers. */
function finalized(before: bigint): bigint {
  const low = (value: bigint): bigint => value & 0xffff_ffffn;
  let hash = low(before * 0x85eb_ca6bn);
  hash ^= hash >> 13n;
  hash = low(hash * 0xc2b2_ae35n);
  return hash ^ (hash >> 16n);
}

const GOLDEN_RATIO = 0x9e37_79b9n;

describe('a seed mixed from several numbers', () => {
  test('begins with the golden ratio and goes through the finalizer of MurmurHash3 once a number', () => {
    for (const parts of [[0], [1], [1977], [1977, 3], [3, 1977], [7, 0, 2_147_483_647], [-1, 5]]) {
      const mixed = parts.reduce(
        (seed, part) => finalized(seed ^ BigInt.asUintN(32, BigInt(part))),
        GOLDEN_RATIO,
      );
      expect(mixedSeed(...parts)).toBe(Number(BigInt.asIntN(32, mixed)));
    }
  });

  test('tells the numbers and their order apart', () => {
    const seeds = Array.from({ length: 400 }, (_, game) => mixedSeed(1977, game));
    expect(new Set(seeds).size).toBe(400);
    expect(mixedSeed(1, 2)).not.toBe(mixedSeed(2, 1));
    expect(seeds.some((seed) => seed % 2 === 0)).toBe(true);
  });
});

describe('seeded dice', () => {
  test('throw what they threw before: a kept game has their seed', () => {
    const dice = seeded(generatorFrom(1977));
    const faces = Array.from({ length: 10 }, () => dice.roll(CASUALTY)).flat();
    expect(faces.join('')).toBe('55451353443521165534');
  });

  test('go on from where they were kept', () => {
    const dice = seeded(generatorFrom(1977));
    dice.roll(CASUALTY);
    const kept = JSON.parse(JSON.stringify(dice.generator())) as readonly number[];
    expect(seeded(kept).roll(CASUALTY)).toEqual(dice.roll(CASUALTY));
  });

  test('show every face from 1 to 6, each about as often as the others', () => {
    const dice = seeded(generatorFrom(3));
    const counts = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 3_000; roll += 1) {
      for (const face of dice.roll(CASUALTY)) counts[face]! += 1;
    }
    expect([counts[0], counts[7]]).toEqual([0, 0]);
    for (const count of counts.slice(1, 7)) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });

  test('are as many as asked for', () => {
    const dice = seeded(generatorFrom(3));
    expect(dice.roll(CASUALTY)).toHaveLength(2);
    expect(dice.roll({ ...CASUALTY, dice: 1 })).toHaveLength(1);
  });
});

test('an agent draws from nothing to one below, each as likely', () => {
  const draw = drawing(5);
  const drawn = Array.from({ length: 200 }, () => draw(3));
  expect([...new Set(drawn)].toSorted()).toEqual([0, 1, 2]);
  expect(draw(1)).toBe(0);
});
