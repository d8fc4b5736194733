/** The form of a brief for Arda: its document as text, with what is wrong with it. */
import { useId } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { Answer } from '../answer.tsx';
import { Faults } from '../faults.tsx';
import type { FormFrame } from '../strategicModel.ts';
import { Ways } from '../ways.tsx';
import type { ArdaForm } from './ardaSheets.ts';

/** Lines of the document that are seen at once. */
const ROWS = 12;

/** The form, around the answer of the room. */
export function BriefForm({ own, siege, first }: FormFrame & Readonly<{ own: ArdaForm }>) {
  const [id, hint, faults] = [useId(), useId(), useId()];
  const wrong = own.faults.value.length > 0;
  return (
    <>
      <div class="siege-note">
        <label for={id}>{SIEGE_ROOM.ardaLabel}</label>
        <textarea
          ref={(field) => {
            first.current = field;
          }}
          id={id}
          rows={ROWS}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={own.text.value}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${hint} ${faults}` : hint}
          onInput={({ currentTarget }) => own.write(currentTarget.value)}
        />
        <p class="siege-hint" id={hint}>
          {SIEGE_ROOM.ardaHint}
        </p>
        <Faults faults={own.faults.value} id={faults} label={SIEGE_ROOM.problems} />
      </div>
      <Answer siege={siege} />
      <Ways siege={siege} />
    </>
  );
}
