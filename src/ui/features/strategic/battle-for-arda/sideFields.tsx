/** The units of one side of a battle for Arda: a number for each, and more of them from a list. */
import { useId } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { ListField } from '../fields.tsx';
import type { ArdaAsks } from './ardaSheets.ts';
import type { SideView } from './formView.ts';

/** Units a side can bring. */
const MOST = 500;

/** One side. A unit that is given the number nothing goes from the list. */
export function SideFields({ side, ask }: Readonly<{ side: SideView; ask: ArdaAsks }>) {
  const heading = useId();
  const { seat, title, units, others } = side;
  return (
    <section class="arda-side" data-seat={seat} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <div class="arda-units">
        {units.map(({ id, name, count }) => (
          <label key={id} class="arda-unit">
            <span>{name}</span>
            <input
              type="number"
              min={0}
              max={MOST}
              value={count}
              aria-label={fill(SIEGE_ROOM.ardaCount, { unit: name, side: title })}
              onChange={({ currentTarget }) =>
                ask.count(seat, id, Math.max(0, Math.trunc(currentTarget.valueAsNumber || 0)))
              }
            />
          </label>
        ))}
      </div>
      <ListField
        label={SIEGE_ROOM.ardaAdd}
        value=""
        groups={[{ label: '', options: [{ id: '', name: SIEGE_ROOM.famousNone }, ...others] }]}
        set={(id) => {
          if (id !== '') ask.count(seat, id, 1);
        }}
      />
    </section>
  );
}
