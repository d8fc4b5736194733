/** 2 % of the long proof of fights on hexes; in full by `npm run fuzz -- hexes`. */
import { expect, test } from 'vitest';
import { hexProof } from '../../fuzz/hexProof.ts';

test('4.1-4.6, C1-C5: random briefs are fought on hexes and come back, and no law of the border is broken', () => {
  const counted = hexProof.run([], hexProof.seed, 0, hexProof.count * 0.02);
  expect(counted.offences).toEqual([]);
  expect(counted.fights).toBe(192);
  expect(counted.blocks).toBeGreaterThan(96);
}, 180_000);
