// A few of the spoilt scenarios, in every run of the tests.
import { expect, test } from 'vitest';
import { scenarioProof } from './scenarioProof.ts';

/** Two in a hundred of those of the long proof. */
const SHARE = 0.02;

test('a spoilt scenario, as a file or as a link, is a list of problems or a battle that can be begun', () => {
  const count = scenarioProof.run([], scenarioProof.seed, 0, scenarioProof.count * SHARE);
  expect(scenarioProof.wrong(count)).toEqual([]);
});
