/** While the machine has to decide: what it does, and the ways to stop it, to hurry it or to take its seat. */
import { SEATS } from '../../i18n/words.ts';
import { Seal } from '../seal.tsx';
import type { SeatingModel } from './seatsModel.ts';
import './seats.css';

/** The strip at the foot of the board; nothing while a player decides. */
export function MachineStrip({ seating }: Readonly<{ seating: SeatingModel }>) {
  const card = seating.machine.value;
  if (card === null) return null;
  const { side, text, state, hurried } = card;
  return (
    <section class="machine" data-side={side} data-state={state} aria-label={SEATS.machineName}>
      <Seal side={side} />
      <p>
        <b>{text}</b>
        {state === 'thinks' && <span class="machine-dots" aria-hidden="true" />}
      </p>
      <div class="machine-buttons">
        {state === 'thinks' ? (
          <button type="button" class="button" onClick={() => seating.pause()}>
            {SEATS.pause}
          </button>
        ) : (
          <button type="button" class="button button-gold" onClick={() => seating.goOn()}>
            {state === 'failed' ? SEATS.again : SEATS.goOn}
          </button>
        )}
        {state !== 'failed' && !hurried && (
          <button type="button" class="button" onClick={() => seating.hurry()}>
            {SEATS.hurry}
          </button>
        )}
        {state !== 'thinks' && (
          <button type="button" class="button" onClick={() => seating.takeSeat()}>
            {SEATS.take}
          </button>
        )}
      </div>
    </section>
  );
}
