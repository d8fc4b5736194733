/** What the player is told when a part of the game did not come: why, and what can be done. */
import { fill } from '../../i18n/fill.ts';
import { FAILURES } from '../../i18n/frontWords.ts';
import type { Message } from '../shell/tableModel.ts';
import { causeOf, failureOf } from './causes.ts';

/** The notice; nothing on the table has changed. */
export function notFetched(thrown: unknown): Message {
  const { title, text } = FAILURES.causes[causeOf(thrown)];
  const { message } = failureOf(thrown);
  return { type: 'notice', title, text: `${text}\n\n${fill(FAILURES.whatItWas, { message })}` };
}
