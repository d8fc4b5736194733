/** The form of a brief for Arda: where, over what ground, who stands there; and the same as a document, with what is wrong with it. */
import { useId } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { Answer } from '../answer.tsx';
import { Faults } from '../faults.tsx';
import { CheckField, ListField } from '../fields.tsx';
import type { FormFrame } from '../strategicModel.ts';
import { Ways } from '../ways.tsx';
import type { ArdaForm } from './ardaSheets.ts';
import { SideFields } from './sideFields.tsx';
import './arda.css';

/** Lines of the document that are seen at once. */
const ROWS = 12;

/** The form, around the answer of the room. */
export function BriefForm({ own, siege, first }: FormFrame & Readonly<{ own: ArdaForm }>) {
  const faults = useId();
  const { ask } = own;
  const { territory, from, terrains, sides } = own.view.value;
  return (
    <>
      <section class="arda-where" aria-label={SIEGE_ROOM.where}>
        <ListField
          label={SIEGE_ROOM.region}
          value={territory.value}
          groups={[{ label: '', options: territory.options }]}
          set={ask.territory}
          field={first}
        />
        <ListField
          label={SIEGE_ROOM.from}
          value={from.value}
          groups={[{ label: '', options: from.options }]}
          set={ask.from}
        />
        <fieldset class="arda-terrains">
          <legend>{SIEGE_ROOM.ardaTerrain}</legend>
          {terrains.map(({ id, name, on }) => (
            <CheckField key={id} label={name} on={on} toggle={() => ask.terrain(id)} />
          ))}
        </fieldset>
        <Faults faults={own.faults.value} id={faults} label={SIEGE_ROOM.problems} />
      </section>
      <Answer siege={siege} />
      <Ways siege={siege} />
      <section class="siege-brief" aria-label={SIEGE_ROOM.chosen}>
        <div class="arda-sides">
          {sides.map((side) => (
            <SideFields key={side.seat} side={side} ask={ask} />
          ))}
        </div>
        <DocumentField own={own} faults={faults} />
      </section>
    </>
  );
}

/** The same as a document: whatever the fields do not ask is written there. */
function DocumentField({ own, faults }: Readonly<{ own: ArdaForm; faults: string }>) {
  const hint = useId();
  const wrong = own.faults.value.length > 0;
  return (
    <details class="arda-document">
      <summary>{SIEGE_ROOM.ardaLabel}</summary>
      <textarea
        aria-label={SIEGE_ROOM.ardaLabel}
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
    </details>
  );
}
