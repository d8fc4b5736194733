/** The suite of positions is a fair question: enough of them, each with an answer, and none that is answered by any move. */
import { expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { isSolved, plausibleEnds } from './positions/position.ts';
import { SUITE } from './positions/suite.ts';

test('the suite has sixty positions, each by a name of its own', () => {
  expect(new Set(SUITE.map(({ name }) => name)).size).toBe(60);
});

test.each(SUITE)('$name: some plausible move is accepted, and at most every third', (position) => {
  const ends = plausibleEnds(position);
  const accepted = ends.filter((end) => position.accepts(end)).length;
  expect(accepted, 'accepted').toBeGreaterThan(0);
  expect(accepted / ends.length, `${accepted} of ${ends.length}`).toBeLessThanOrEqual(1 / 3);
});

test('a soldier, who plans nothing, solves all but a few of them, and more than the yardstick', () => {
  const solved = (name: string): number =>
    SUITE.filter((position) => isSolved(position, () => makeAgent(name))).length;
  expect(solved('soldier')).toBeGreaterThanOrEqual(57);
  expect(solved('greedy')).toBeLessThanOrEqual(40);
});
