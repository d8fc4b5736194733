/** 2 % of the long proof of fights on hexes; in full by `npm run fuzz -- hexes`. */
import { expect, test } from 'vitest';
import { FIELD_SORTS, lookAtSort } from '../../fuzz/beyond.ts';
import { NO_FIGHT, sumOf } from '../../fuzz/hexCount.ts';
import { FOR_EACH, hexProof, SIEGES } from '../../fuzz/hexProof.ts';

const SHARE = 0.02;

test('4.1-4.6, C1-C5: random briefs are fought on hexes and come back, and no law of the border is broken', () => {
  const counted = hexProof.run([], hexProof.seed, 0, SIEGES * SHARE);
  expect(counted.offences).toEqual([]);
  expect(counted.fights).toBe(192);
  expect(counted.blocks).toBeGreaterThan(96);
}, 180_000);

test.each(FIELD_SORTS)(
  '4.1-4.6, C1-C5: nor is one in a field without a stronghold: %s',
  (sort) => {
    const fights = Array.from({ length: FOR_EACH * SHARE }, (_, at) => lookAtSort(sort, hexProof.seed, at));
    const { offences, kinds } = fights.reduce(sumOf, NO_FIGHT);
    expect(offences).toEqual([]);
    expect(kinds[sort]).toBe(10);
  },
  60_000,
);
