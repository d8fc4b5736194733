/** The battle told step by step, round after round. */
import { useEffect, useId, useRef } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { Die } from '../../parts/die.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { StrategicAsks } from './strategicAsks.ts';
import type { TellingView } from './strategicModel.ts';

/** What has been told so far, and the ways to hear more. */
export function TellingCard({ telling, ask }: Readonly<{ telling: TellingView; ask: StrategicAsks }>) {
  const heading = useId();
  const { steps, told, playing } = telling;
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => last.current?.scrollIntoView({ block: 'nearest' }), [told]);
  const heard = steps.slice(0, told);
  const over = told === steps.length;
  return (
    <section class="siege-telling" aria-labelledby={heading}>
      <h3 id={heading}>
        {SIEGE_ROOM.telling} <small>{fill(SIEGE_ROOM.toldSoFar, { told, all: steps.length })}</small>
      </h3>
      <ol aria-live="polite" tabIndex={0} aria-label={SIEGE_ROOM.telling}>
        {heard.map(({ round, line, faces }, at) => (
          <li key={at} ref={at === told - 1 ? last : null} data-now={at === told - 1}>
            {round !== heard[at - 1]?.round && <b>{round}</b>}
            <span>{line}</span>
            {faces.length > 0 && (
              <span class="siege-dice" aria-hidden="true">
                {faces.map((face, die) => (
                  <Die key={die} face={face} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {!over && (
        <p class="siege-buttons">
          <button type="button" class="button button-gold" onClick={ask.next}>
            <Icon name="next-button" />
            {SIEGE_ROOM.tellNext}
          </button>
          <button type="button" class="button" onClick={ask.play}>
            <Icon name={playing ? 'pause-button' : 'play-button'} />
            {playing ? SIEGE_ROOM.tellPause : SIEGE_ROOM.tellPlay}
          </button>
          <button type="button" class="button" onClick={ask.toldAll}>
            {SIEGE_ROOM.tellAll}
          </button>
        </p>
      )}
    </section>
  );
}
