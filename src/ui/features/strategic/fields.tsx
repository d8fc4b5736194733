/** The sorts of choices in the room: one of a long list, one of few, yes or no. */
import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import type { Choice, Option } from './strategicModel.ts';
import '../../parts/checkbox.css';

interface ListProps {
  readonly label: string;
  readonly value: string;
  readonly groups: readonly Readonly<{ label: string; options: readonly Option[] }>[];
  readonly set: (id: string) => void;
  /** Holds the list itself, for whoever gives it the focus. */
  readonly field?: RefObject<HTMLElement | null>;
}

/** One of a long list, in groups; a group without a name stands for itself. */
export function ListField({ label, value, groups, set, field }: ListProps) {
  const id = useId();
  return (
    <p class="siege-pick">
      <label for={id}>{label}</label>
      <select
        id={id}
        ref={(list) => {
          if (field !== undefined) field.current = list;
        }}
        value={value}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      >
        {groups.map((group) =>
          group.label === '' ? (
            <Options key="" options={group.options} value={value} />
          ) : (
            group.options.length > 0 && (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} value={value} />
              </optgroup>
            )
          ),
        )}
      </select>
    </p>
  );
}

function Options({ options, value }: Readonly<{ options: readonly Option[]; value: string }>) {
  return (
    <>
      {options.map(({ id, name }) => (
        <option key={id} value={id} selected={id === value}>
          {name}
        </option>
      ))}
    </>
  );
}

interface FewProps {
  readonly label: string;
  readonly choice: Choice;
  readonly set: (id: string) => void;
}

/** One of few, side by side. */
export function FewField({ label, choice, set }: FewProps) {
  const group = useId();
  return (
    <fieldset class="siege-few">
      <legend>{label}</legend>
      {choice.options.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name={group} checked={id === choice.value} onChange={() => set(id)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly on: boolean;
  readonly toggle: () => void;
}

/** Yes or no. */
export function CheckField({ label, on, toggle }: CheckProps) {
  return (
    <label class="siege-check">
      <input type="checkbox" checked={on} onChange={toggle} />
      <span>{label}</span>
    </label>
  );
}
