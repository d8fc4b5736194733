/** The sequence of play: the phases of a turn in order, and what can be done in the steps of each (2.18). */
import { STEPS } from '../../../i18n/words.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { PhaseBox } from '../../store/model.ts';
import { say } from '../../words/labels.ts';

/** The phases of the turn as the bar names them, the current one marked. */
export function SequenceBook({ phases }: Readonly<{ phases: readonly PhaseBox[] }>) {
  return (
    <section>
      <h3>
        {say('helpSequence')} <CaseBadge cite="2.18" />
      </h3>
      <ol class="sequence">
        {phases.map(({ id, label, icon, when }) => (
          <li
            key={id}
            class={when === 'now' ? 'sequence-now' : undefined}
            aria-current={when === 'now' ? 'step' : undefined}
          >
            <h4>
              <Icon name={icon} />
              {label}
            </h4>
            <ul>
              {stepsOf(id).map(([step, canDo]) => (
                <li key={step}>
                  <b>{step}</b> {canDo}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The steps of a phase in order, each once. */
function stepsOf(phase: string): readonly (readonly [label: string, canDo: string])[] {
  const steps = Object.entries(STEPS).filter(([step]) => step === phase || step.startsWith(`${phase}.`));
  return [...new Map(steps.map(([, { label, canDo }]) => [label, canDo]))];
}
