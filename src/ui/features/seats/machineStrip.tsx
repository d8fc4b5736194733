/** While the machine has to decide: what it does, and the ways to stop it, to hurry it or to take its seat. */
import { fill } from '../../../i18n/fill.ts';
import { AT_TABLE, SEATS } from '../../../i18n/words.ts';
import { Seal } from '../../parts/seal.tsx';
import type { SeatingModel } from './seatsModel.ts';
import './seats.css';
import './machineLine.css';

/** The slim line at the head of the board: how far it is, pause, speed and skip; nothing while a player decides. */
export function MachineStrip({ seating }: Readonly<{ seating: SeatingModel }>) {
  const card = seating.machine.value;
  if (card === null) return null;
  const { side, text, state, hurried, progress, tempo } = card;
  return (
    <section class="machine" data-side={side} data-state={state} aria-label={SEATS.machineName}>
      <Seal side={side} />
      <p>
        <b>{text}</b>
        {progress !== null && <span class="machine-count">{progress.words}</span>}
      </p>
      {progress !== null && (
        <progress class="machine-ticks" max={progress.of} value={progress.done} aria-label={progress.words} />
      )}
      <div class="machine-buttons">
        {state === 'thinks' ? (
          <button type="button" class="button" onClick={() => seating.pause()}>
            {SEATS.pause}
          </button>
        ) : (
          <button
            type="button"
            class={state === 'failed' ? 'button button-gold' : 'button'}
            onClick={() => seating.goOn()}
          >
            {state === 'failed' ? SEATS.again : SEATS.goOn}
          </button>
        )}
        {state !== 'failed' && !hurried && (
          <div class="machine-tempo" role="group" aria-label={AT_TABLE.tempo}>
            {([1, 2, 4] as const).map((times) => (
              <button
                key={times}
                type="button"
                class="button"
                aria-pressed={times === tempo}
                onClick={() => seating.setTempo(times)}
              >
                {fill(AT_TABLE.times, { times })}
              </button>
            ))}
          </div>
        )}
        {state !== 'failed' && !hurried && (
          <button type="button" class="button button-gold" onClick={() => seating.hurry()}>
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
