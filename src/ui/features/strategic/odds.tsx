/** What may come of the brief: every end with its chance as a bar and as a figure. */
import { useId } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { OddsView } from './strategicModel.ts';
import { Bars } from './bars.tsx';
import { Means } from './means.tsx';

interface OddsProps {
  readonly odds: OddsView;
  /** The brief is not whole; what is shown is of an earlier one. */
  readonly broken: boolean;
}

/** The chances and the means. They have their place before they are counted: what stands below is not moved under a hand that presses it. */
export function OddsCard({ odds, broken }: OddsProps) {
  const heading = useId();
  const { title, bars, means, failed } = odds;
  return (
    <section class="siege-odds vellum" aria-labelledby={heading} data-old={broken}>
      <h3 id={heading}>{SIEGE_ROOM.oddsTitle}</h3>
      <p class="siege-odds-title">{title}</p>
      {broken && <p class="siege-broken">{SIEGE_ROOM.broken}</p>}
      <div class="siege-counted">
        {bars === null ? (
          <p class="siege-counting" role="status">
            {failed ?? SIEGE_ROOM.counting}
          </p>
        ) : (
          <Bars bars={bars} />
        )}
        {means.length > 0 && <Means figures={means} />}
      </div>
    </section>
  );
}

/** What the odds stand on: how they grow over several actions, what was understood, and by what they were counted. */
export function OddsNotes({ odds: { fallen, read, under } }: Pick<OddsProps, 'odds'>) {
  if (fallen.length + read.length + under.length === 0) return null;
  return (
    <section class="siege-notes vellum" aria-label={SIEGE_ROOM.oddsNotes}>
      {fallen.length > 0 && (
        <>
          <p class="siege-under">{SIEGE_ROOM.fallen}</p>
          <Means figures={fallen} />
        </>
      )}
      {read.length > 0 && (
        <>
          <p class="siege-under">{SIEGE_ROOM.understood}</p>
          <ul class="siege-under">
            {read.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p class="siege-under">{under.join(' · ')}</p>
    </section>
  );
}
