/** What if there were more of them, or fewer: the chance that the place is taken, as bars and as a table. */
import { useId } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { ListField } from '../fields.tsx';
import type { EditAsks } from './editAsks.ts';
import type { SweepView } from './formModel.ts';
import './sweep.css';

/** The chart with its choices. */
export function SweepCard({ sweep, ask }: Readonly<{ sweep: SweepView; ask: EditAsks }>) {
  const heading = useId();
  const { who, what, title, bars } = sweep;
  return (
    <section class="siege-sweep vellum" aria-labelledby={heading}>
      <h3 id={heading}>{SIEGE_ROOM.sweep}</h3>
      <div class="siege-fields">
        <ListField
          label={SIEGE_ROOM.sweepWho}
          value={who.value}
          groups={[{ label: '', options: who.options }]}
          set={(id) => ask.sweep('who', id)}
        />
        <ListField
          label={SIEGE_ROOM.sweepWhat}
          value={what.value}
          groups={[{ label: '', options: what.options }]}
          set={(id) => ask.sweep('what', id)}
        />
      </div>
      <p class="siege-sweep-title">
        {title}. {SIEGE_ROOM.sweepFull}
      </p>
      <div class="siege-columns" aria-hidden="true">
        {bars.map(({ label, share, figure, now }) => (
          <div key={label} data-now={now} data-none={share === null}>
            <b>{share === null ? '–' : figure}</b>
            <span>
              <span style={{ blockSize: `${(share ?? 0) * 100}%` }} />
            </span>
            <small>{label}</small>
          </div>
        ))}
      </div>
      <details>
        <summary>{SIEGE_ROOM.sweepTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{SIEGE_ROOM.sweepMore}</th>
              <th scope="col">{SIEGE_ROOM.sweepChance}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, figure }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
