/** Who sits where, with the clocks, in the head of the table. */
import type { ReadonlySignal } from '@preact/signals';
import { SEATS } from '../../../i18n/words.ts';
import { Seal } from '../../parts/seal.tsx';
import type { SeatLine } from '../seats/seatsModel.ts';
import './seatsBar.css';

interface ClockProps {
  readonly clock: NonNullable<SeatLine['clock']>;
  /** A further class. */
  readonly class?: string;
}

/** A clock: its figures for the eye, its words for the ear. */
export function Clock({ clock, class: further = '' }: ClockProps) {
  const { figures, words, over } = clock;
  return (
    <span class={`seats-clock ${over ? 'seats-over' : ''} ${further}`} role="timer" aria-live="off">
      <span aria-hidden="true">{figures}</span>
      <span class="unseen">{words}</span>
      {over && <small>{SEATS.overShort}</small>}
    </span>
  );
}

/** The two seats; nothing where there is neither a name nor a machine nor a clock. */
export function SeatsBar({ seats }: Readonly<{ seats: ReadonlySignal<readonly SeatLine[]> }>) {
  if (seats.value.length === 0) return null;
  return (
    <ul class="seats-bar" aria-label={SEATS.seats}>
      {seats.value.map(({ side, name, decides, clock }) => (
        <li key={side} class="seats-seat" aria-current={decides ? 'true' : undefined}>
          <Seal side={side} />
          <span class="seats-name">{name}</span>
          {clock !== null && <Clock clock={clock} />}
        </li>
      ))}
    </ul>
  );
}
