/** A siege that is fought on hexes: the block that comes or goes on, or the question between two blocks. */
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { StrategicAsks } from './strategicAsks.ts';
import { BlockList } from './blocks.tsx';
import type { FightView } from './strategicModel.ts';

/** Where the fight stands, and what can be done. Its heading is read when the card comes. */
export function FightCard({ fight, ask }: Readonly<{ fight: FightView; ask: StrategicAsks }>) {
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => head.current?.focus(), []);
  const { title, where, stage, last, seats } = fight;
  const running = stage.type === 'block' && stage.running;
  return (
    <section class="siege-fight vellum" aria-labelledby={heading}>
      <h3 id={heading} ref={head} tabIndex={-1}>
        {SIEGE_ROOM.fightTitle}
      </h3>
      <p class="siege-odds-title">{title}</p>
      {last !== null && (
        <details class="siege-blocks" open={!running}>
          <summary>{fill(SIEGE_ROOM.blockOver, { block: last.title })}</summary>
          <BlockList block={last} />
        </details>
      )}
      <p>{where}</p>
      {stage.type === 'block' ? (
        <p>{stage.words}</p>
      ) : (
        <fieldset class="siege-question">
          <legend>
            <b>{stage.who}</b> {stage.question}
          </legend>
          {stage.options.map(({ id, name }) => (
            <button key={id} type="button" class="button" onClick={() => ask.choose(id)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div class="siege-seats">
        {seats.map(({ seat, name, machine }) => (
          <label key={seat} class="siege-check">
            <input type="checkbox" checked={machine} onChange={() => ask.seat(seat, !machine)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p class="siege-buttons">
        {stage.type === 'block' && (
          <button type="button" class="button button-gold" onClick={ask.begin}>
            {running ? SIEGE_ROOM.fightGoOn : SIEGE_ROOM.fightBegin}
          </button>
        )}
        {!running && (
          <button type="button" class="button" onClick={ask.rollRest}>
            {SIEGE_ROOM.fightRollRest}
          </button>
        )}
        <button type="button" class="button" onClick={ask.giveUpFight}>
          {SIEGE_ROOM.fightGiveUp}
        </button>
      </p>
    </section>
  );
}

/** The siege that was fought last: its sheet is not lost when it was put away, or the page was closed. */
export function FoughtCard({ title, show }: Readonly<{ title: string; show: () => void }>) {
  return (
    <p class="siege-fought">
      <span>{fill(SIEGE_ROOM.fought, { title })}</span>
      <button type="button" class="button" onClick={show}>
        {SIEGE_ROOM.foughtShow}
      </button>
    </p>
  );
}
