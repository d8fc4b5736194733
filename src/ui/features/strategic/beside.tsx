/** What would have happened by dice: losses in their distribution, every end with its chance, and the campaign from here. */
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { Bars } from './bars.tsx';
import { Means } from './means.tsx';
import type { BesideView, LossView } from './besideModel.ts';

/** The card. Its heading is read as soon as it lies there, and the page goes up as far as there is more of it to see. */
export function BesideCard({ beside }: Readonly<{ beside: BesideView }>) {
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const { waiting, intro, losses, chances, onward } = beside;
  useLayoutEffect(() => head.current?.focus(), []);
  useLayoutEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [waiting]);
  return (
    <section class="siege-beside vellum" aria-labelledby={heading} ref={card}>
      <h3 id={heading} ref={head} tabIndex={-1}>
        {SIEGE_ROOM.beside.title}
      </h3>
      {waiting === null ? (
        <>
          <p>{intro}</p>
          {losses.map((loss) => (
            <Losses key={loss.title} loss={loss} />
          ))}
          <h4>{SIEGE_ROOM.beside.ends}</h4>
          <Means figures={chances} />
          <h4>{SIEGE_ROOM.beside.onward}</h4>
          {onward.length === 0 ? <p>{SIEGE_ROOM.beside.nothingOnward}</p> : <Means figures={onward} />}
        </>
      ) : (
        <p role="status">{waiting}</p>
      )}
    </section>
  );
}

function Losses({ loss }: Readonly<{ loss: LossView }>) {
  const { title, words, rank, bars } = loss;
  return (
    <>
      <h4>{title}</h4>
      <p>
        {words} {rank}
      </p>
      <Bars bars={bars} />
    </>
  );
}
