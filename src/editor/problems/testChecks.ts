/** The tests of the author that do not hold, as problems: a battle with one of them can be played. */
import { failedTests, type TestFault } from '../authorTests.ts';
import { inPart, type Check } from './check.ts';

/** A check of one fault. */
function findsFault(id: string, fault: TestFault): Check {
  return {
    id,
    severity: 'warning',
    find: ({ document }) =>
      failedTests(document)
        .filter((failed) => failed.fault === fault)
        .map(({ test, what }) => inPart(`/tests/${test}`, what)),
  };
}

export const TEST_CHECKS: readonly Check[] = [
  findsFault('test-impossible', 'impossible'),
  findsFault('test-not-legal', 'not-legal'),
  findsFault('test-legal', 'legal'),
  findsFault('test-other-verdict', 'other-verdict'),
];
