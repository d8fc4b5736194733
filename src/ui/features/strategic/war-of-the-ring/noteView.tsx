/** The battle in one line: the quickest way to say it, and what is wrong with it. */
import { useId } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { Faults } from '../faults.tsx';
import type { EditAsks } from './editAsks.ts';
import type { FormFrame } from '../strategicModel.ts';
import type { BriefView } from './formModel.ts';

interface NoteProps {
  readonly first: FormFrame['first'];
  readonly brief: BriefView;
  readonly write: EditAsks['note'];
}

/** The field, with its faults below it. */
export function NoteField({ first, brief, write }: NoteProps) {
  const [id, hint, faults] = [useId(), useId(), useId()];
  const wrong = brief.noteFaults.length > 0;
  return (
    <div class="siege-note">
      <label for={id}>{SIEGE_ROOM.noteLabel}</label>
      <textarea
        ref={(line) => {
          first.current = line;
        }}
        id={id}
        rows={2}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={brief.note}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${hint} ${faults}` : hint}
        onInput={({ currentTarget }) => write(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(press) => {
          if (press.key === 'Enter') press.preventDefault();
        }}
      />
      <p class="siege-hint" id={hint}>
        {brief.unsaid === '' ? SIEGE_ROOM.noteHint : brief.unsaid}
      </p>
      <Faults faults={brief.noteFaults} id={faults} label={SIEGE_ROOM.problems} />
    </div>
  );
}
