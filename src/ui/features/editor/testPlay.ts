/** Whether a draft can be tried out, and why not. */
import type { DocumentProblem } from '../../../editor/problems/problems.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { problemName } from './problemWords.ts';

/** Why a battle cannot be played, in a sentence with the way out; null where it can. A side without a unit would have lost before it began. */
export function whyNotPlayed(problems: readonly DocumentProblem[]): string | null {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return fill(EDITOR_PAGE.errorsFirst, { errors });
  const empty = problems.find(({ id }) => id === 'side-without-units');
  if (empty === undefined) return null;
  return fill(EDITOR_PAGE.unitsFirst, { side: problemName(empty) });
}
