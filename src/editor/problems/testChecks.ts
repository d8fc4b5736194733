/** The tests of the author that do not hold, as problems: a battle with one of them can be played. */
import { failedTests, type FailedTest, type TestFault } from '../authorTests.ts';
import { inPart, type Check, type Finding } from './check.ts';

/** A check of one fault. */
function findsFault(fault: TestFault): Check {
  return {
    id: idOf(fault),
    severity: 'warning',
    find: ({ document }) =>
      failedTests(document)
        .filter((failed) => failed.fault === fault)
        .map(foundIn),
  };
}

export const TEST_CHECKS: readonly Check[] = (
  ['impossible', 'not-legal', 'legal', 'other-verdict'] as const
).map(findsFault);

function idOf(fault: TestFault): string {
  return `test-${fault}`;
}

function foundIn({ test, what }: FailedTest): Finding {
  return inPart(`/tests/${test}`, what);
}

/** What was found by whoever has carried the tests out. */
export function testProblems(failed: readonly FailedTest[]) {
  return failed.map((one) => ({ id: idOf(one.fault), severity: 'warning' as const, ...foundIn(one) }));
}
