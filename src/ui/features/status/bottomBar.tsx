/** The foot of the table: how near each force is to demoralization, and what is in supply: on a desktop the counts of the siege, which unfold upwards. */
import type { ReadonlySignal } from '@preact/signals';
import { Icon } from '../../parts/icon.tsx';
import type { SiegeState, TrackCard } from '../../store/model.ts';
import { SiegePanel } from './siegeStateView.tsx';
import { say } from '../../words/labels.ts';
import '../../parts/badge.css';
import './foot.css';

interface BottomBarProps {
  readonly tracks: ReadonlySignal<readonly TrackCard[]>;
  readonly ladders: ReadonlySignal<number>;
  readonly siege: ReadonlySignal<SiegeState>;
}

/** The pennant stands here on every track, in hundredths of its length. */
const PENNANT = 75;

/** The bottom bar. */
export function BottomBar({ tracks, ladders, siege }: BottomBarProps) {
  return (
    <footer class="bottom" aria-label={say('tracks')}>
      {tracks.value.map((track) => (
        <Track key={track.name} track={track} />
      ))}
      <p class="ladders" title={say('ladders')}>
        <Icon name="ladder" />
        <b>{ladders.value}</b> <span>{say('laddersShort')}</span>
      </p>
      <div class="foot-siege">
        <SiegePanel siege={siege} />
      </div>
    </footer>
  );
}

function Track({ track }: Readonly<{ track: TrackCard }>) {
  const { name, look, value, threshold, demoralized } = track;
  const full = Math.min(100, Math.max(0, (PENNANT * value) / threshold));
  // A track below 0 is credit in hand (2.10.1); a minus before "/ 26" would say nothing.
  const figures = value < 0 ? `+${-value}` : `${value} / ${threshold}`;
  return (
    <div class={`track track-${look.colour}${demoralized ? ' track-broken' : ''}`} title={name}>
      <span class={`badge badge-${look.shape} worn-${look.colour}`} aria-hidden="true">
        <Icon name={look.sign} />
      </span>
      <p class="track-words" aria-hidden="true">
        <span class="track-name">
          <span class="track-force">{name} </span>
          {demoralized && <em>{say('demoralized')}</em>}
        </span>
        <span class="track-figures">
          {value < 0 ? (
            <b>{figures}</b>
          ) : (
            <>
              <b>{value}</b> / {threshold}
            </>
          )}
        </span>
      </p>
      <div
        class="track-bar"
        role="meter"
        aria-label={
          value < 0
            ? say('credit', { name, credit: -value, threshold })
            : say('losses', { name, value, threshold })
        }
        aria-valuemin={Math.min(0, value)}
        aria-valuenow={value}
        aria-valuemax={Math.max(value, threshold)}
        aria-valuetext={demoralized ? say('demoralized') : figures}
      >
        <i class="track-fill" style={{ width: `${full}%` }} />
        <i class="pennant" style={{ left: `${PENNANT}%` }} />
      </div>
    </div>
  );
}
