/** Everything that is wrong with a document, or worth a look: the errors first, then warnings, then hints. */
import type { Text } from '../../engine/battle.ts';
import type { ProblemCode } from '../../scenario/problems.ts';
import { failedTests, type FailedTest } from '../authorTests.ts';
import type { Command } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { MOST_OF_A_CHECK, surveyOf, type Check, type ProblemPlace, type Severity } from './check.ts';
import { FORCE_CHECKS } from './forceChecks.ts';
import { GROUND_CHECKS } from './groundChecks.ts';
import { HINT_CHECKS } from './hintChecks.ts';
import { readDocument } from './readerErrors.ts';
import { RULE_CHECKS } from './ruleChecks.ts';
import { SHEET_CHECKS } from './sheetChecks.ts';
import { SETUP_CHECKS } from './setupChecks.ts';
import { TEST_CHECKS, testProblems } from './testChecks.ts';

/** One problem: its id is the key of its words, `what` the name in them. */
export interface DocumentProblem {
  /** Of an error the code of the reader, of all else the id of a check. */
  readonly id: ProblemCode | (string & {});
  readonly severity: Severity;
  readonly place: ProblemPlace;
  readonly what: string | Text;
  readonly fix: Command | null;
}

const GRAVEST_FIRST: readonly Severity[] = ['error', 'warning', 'hint'];

/** The checks of a document as it is written, beyond those of the reader. */
const WRITTEN_CHECKS: readonly Check[] = inOrder([
  ...GROUND_CHECKS,
  ...FORCE_CHECKS,
  ...SETUP_CHECKS,
  ...HINT_CHECKS,
  ...RULE_CHECKS,
  ...SHEET_CHECKS,
]);

/** All checks beyond those of the reader, warnings before hints; the last are the author's tests, which play. */
export const CHECKS: readonly Check[] = inOrder([...WRITTEN_CHECKS, ...TEST_CHECKS]);

/** The problems of a document. Without an error among them it can be played. */
export function problemsOf(document: ScenarioDocument): readonly DocumentProblem[] {
  return withTests(problemsWritten(document), failedTests(document));
}

/** The problems of a document as it is written: nothing is played to find them, and the tests of its author are not asked. */
export function problemsWritten(document: ScenarioDocument): readonly DocumentProblem[] {
  const { battle, errors: told } = readDocument(document);
  const errors = told.map(({ code, ...error }) => ({ id: code, severity: 'error' as const, ...error }));
  const survey = surveyOf(document, battle);
  const findings = WRITTEN_CHECKS.flatMap(({ id, severity, find }) =>
    find(survey)
      .slice(0, MOST_OF_A_CHECK)
      .map((finding) => ({ id, severity, ...finding })),
  );
  return [...errors, ...findings];
}

/** The problems as written, and the tests that do not hold. */
export function withTests(
  written: readonly DocumentProblem[],
  failed: readonly FailedTest[],
): readonly DocumentProblem[] {
  return inOrder([...written, ...testProblems(failed)]);
}

function inOrder<T extends { readonly severity: Severity }>(all: readonly T[]): readonly T[] {
  return all.toSorted((a, b) => GRAVEST_FIRST.indexOf(a.severity) - GRAVEST_FIRST.indexOf(b.severity));
}
