/** Who sits where, with the clocks, in the head of the table. */
import type { ReadonlySignal } from '@preact/signals';
import { SEATS } from '../../i18n/words.ts';
import { Seal } from '../seal.tsx';
import type { SeatLine } from './seatsModel.ts';
import './seats.css';

/** The two seats; nothing where there is neither a name nor a machine nor a clock. */
export function SeatsBar({ seats }: Readonly<{ seats: ReadonlySignal<readonly SeatLine[]> }>) {
  if (seats.value.length === 0) return null;
  return (
    <ul class="seats-bar" aria-label={SEATS.seats}>
      {seats.value.map(({ side, name, decides, clock }) => (
        <li key={side} class="seats-seat" aria-current={decides ? 'true' : undefined}>
          <Seal side={side} />
          <span class="seats-name">{name}</span>
          {clock !== null && (
            <span class={clock.over ? 'seats-clock seats-over' : 'seats-clock'} role="timer" aria-live="off">
              <span aria-hidden="true">{clock.figures}</span>
              <span class="unseen">{clock.words}</span>
              {clock.over && <small>{SEATS.overShort}</small>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
