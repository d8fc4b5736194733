/** The long proof of the readers of scenarios: spoilt files and links. */
import type { Proof } from './proofs.ts';
import { addedScenarios, lookAtScenarios, NO_SCENARIOS, type ScenarioCount } from './scenarioLaws.ts';

/** 100,000 spoilt scenarios, 2 in 100 of them in every run of the tests: problems or a battle, never an exception, none longer than 200 ms. */
export const scenarioProof: Proof<ScenarioCount> = {
  name: 'scenarios',
  seed: 1937,
  count: 100_000,
  part: 2_000,
  nothing: NO_SCENARIOS,
  run: (_, seed, part, size) => lookAtScenarios(seed, part * 2_000, size),
  add: addedScenarios,
  wrong: ({ scenarios, played, opened, refused, offences }) => [
    ...offences,
    ...(Math.min(played, opened, refused) * 20 < scenarios
      ? [`too few of a kind in ${scenarios} scenarios: ${played}, ${opened}, ${refused}`]
      : []),
  ],
};
