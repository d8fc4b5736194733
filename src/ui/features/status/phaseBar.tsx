/** The phases of the turn in order as chevrons: the current one gold, those done dimmed. */
import { Icon } from '../../parts/icon.tsx';
import type { PhaseBox } from '../../store/model.ts';
import { say } from '../../words/labels.ts';

/** All phases of the turn. */
export function PhaseBar({ phases }: Readonly<{ phases: readonly PhaseBox[] }>) {
  return (
    <ol class="phases" aria-label={say('phases')}>
      {phases.map(({ id, label, icon, when }) => (
        <li
          key={id}
          class={`phase phase-${when}`}
          aria-current={when === 'now' ? 'step' : undefined}
          title={label}
        >
          <span class="phase-inner">
            <Icon name={icon} />
            <span class="phase-label">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
