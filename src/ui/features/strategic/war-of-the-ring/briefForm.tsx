/** The form of a brief: the line, famous set-ups, where and how, both armies, and what if there were more of them. */
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { Answer } from '../answer.tsx';
import type { FormFrame } from '../strategicModel.ts';
import { Ways } from '../ways.tsx';
import { ArmyCard } from './army.tsx';
import { Famous } from './famous.tsx';
import type { FormModel } from './formModel.ts';
import { NoteField } from './noteView.tsx';
import { SweepCard } from './sweep.tsx';
import { Where } from './where.tsx';
import './armies.css';
import './ends.css';

/** The form, around the answer of the room. */
export function BriefForm({ own, siege, first }: FormFrame & Readonly<{ own: FormModel }>) {
  const { ask } = own;
  const brief = own.brief.value;
  return (
    <>
      <NoteField first={first} brief={brief} write={ask.note} />
      <Answer siege={siege}>
        <SweepCard sweep={own.sweep.value} ask={ask} />
      </Answer>
      <Ways siege={siege}>
        <Famous setUps={brief.famous} lay={ask.famous} />
      </Ways>
      <section class="siege-brief" aria-label={SIEGE_ROOM.chosen}>
        <Where brief={brief} ask={ask} />
        <div class="siege-armies">
          {brief.armies.map((army) => (
            <ArmyCard key={army.post} army={army} ask={ask} />
          ))}
        </div>
      </section>
    </>
  );
}
