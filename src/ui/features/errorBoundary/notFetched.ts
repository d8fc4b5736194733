/** What the player is told when a part of the game did not come: why, and what can be done. */
import { fill } from '../../../i18n/fill.ts';
import { MISHAPS } from '../../../i18n/frontWords.ts';
import type { Message } from '../../shell/tableModel.ts';
import { causeOf } from './causes.ts';
import { mishapOf } from './failures.ts';

/** The notice; nothing on the table has changed. */
export function notFetched(thrown: unknown): Message {
  const { title, text } = MISHAPS.causes[causeOf(thrown)];
  const { message } = mishapOf(thrown);
  return { type: 'notice', title, text: `${text}\n\n${fill(MISHAPS.whatItWas, { message })}` };
}
