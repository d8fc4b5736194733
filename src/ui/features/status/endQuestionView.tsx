/** The question beside the button that ends a step in which something useful is left. */
import type { ReadonlySignal } from '@preact/signals';
import { HANDOVER } from '../../../i18n/words.ts';

/** "4 can still shoot. End anyway?"; nothing while nothing is asked. */
export function EndQuestion({ question }: Readonly<{ question: ReadonlySignal<string | null> }>) {
  const text = question.value;
  if (text === null) return null;
  return (
    <p class="end-question">
      <b>{text}</b> {HANDOVER.endAgain}
    </p>
  );
}
