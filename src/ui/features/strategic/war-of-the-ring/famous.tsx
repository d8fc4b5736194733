/** The famous set-ups, each laid on the table when it is chosen. */
import { useId } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import type { Option } from '../strategicModel.ts';

interface FamousProps {
  readonly setUps: readonly Option[];
  readonly lay: (id: string) => void;
}

/** The list. Nothing stays chosen in it: what was laid is changed at once. */
export function Famous({ setUps, lay }: FamousProps) {
  const famous = useId();
  return (
    <p class="siege-pick">
      <label for={famous}>{SIEGE_ROOM.famous}</label>
      <select
        id={famous}
        value=""
        onChange={({ currentTarget }) => {
          lay(currentTarget.value);
          currentTarget.value = '';
        }}
      >
        <option value="">{SIEGE_ROOM.famousNone}</option>
        {setUps.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
