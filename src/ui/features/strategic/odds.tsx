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

/** The chances, the means, and by what they were counted. */
export function OddsCard({ odds, broken }: OddsProps) {
  const heading = useId();
  const { title, bars, means, fallen, read, under, failed } = odds;
  return (
    <section class="siege-odds vellum" aria-labelledby={heading} data-old={broken}>
      <h3 id={heading}>{SIEGE_ROOM.oddsTitle}</h3>
      <p class="siege-odds-title">{title}</p>
      {broken && <p class="siege-broken">{SIEGE_ROOM.broken}</p>}
      {bars === null ? (
        <p class="siege-counting" role="status">
          {failed ?? SIEGE_ROOM.counting}
        </p>
      ) : (
        <Bars bars={bars} />
      )}
      {means.length > 0 && <Means figures={means} />}
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
