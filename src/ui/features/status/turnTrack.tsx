/** The track of turns: night with a moon, day with a sun, the current one ringed with gold. */
import { Icon } from '../../parts/icon.tsx';
import type { TurnBox } from '../../store/model.ts';
import { say } from '../../words/labels.ts';

/** All turns of the battle in order. */
export function TurnTrack({ turns }: Readonly<{ turns: readonly TurnBox[] }>) {
  return (
    <ol class="turns" aria-label={say('turns')}>
      {turns.map(({ turn, night, name, when }) => (
        <li
          key={turn}
          class={`turn turn-${night ? 'night' : 'day'} turn-${when}`}
          aria-current={when === 'now' ? 'step' : undefined}
          title={name}
        >
          <b>{turn}</b>
          <Icon name={night ? 'moon' : 'sun'} />
          <span class="unseen">
            , {name}, {say(night ? 'night' : 'day')}, {say(when)}
          </span>
        </li>
      ))}
    </ol>
  );
}
