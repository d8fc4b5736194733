/** Fields of the draft itself, each with its help: what is settled there is a step that can be undone. */

interface FieldProps<T> {
  readonly label: string;
  readonly help: string;
  /** Hears what stands there when the author goes on. */
  readonly settled: (value: T) => void;
}

interface TypedProps extends FieldProps<string> {
  readonly value: string;
  /** So many lines are in sight below the label; left out: one beside it. */
  readonly lines?: number;
}

/** The longest name, and the longest note, in characters. */
const MOST = 60;
const MOST_OF_NOTE = 1000;

/** A line of text, or several; what stands around it is left away. */
export function Typed({ label, help, value, lines = 0, settled }: TypedProps) {
  const settle = (text: string): void => settled(text.trim());
  return (
    <label class={lines === 0 ? 'editor-row' : 'editor-row editor-text'} title={help}>
      {label}
      {lines <= 1 ? (
        <input
          value={value}
          maxLength={lines === 0 ? MOST : MOST_OF_NOTE}
          onChange={({ currentTarget }) => settle(currentTarget.value)}
        />
      ) : (
        <textarea
          rows={lines}
          value={value}
          maxLength={MOST_OF_NOTE}
          onChange={({ currentTarget }) => settle(currentTarget.value)}
        />
      )}
    </label>
  );
}

interface TickProps extends FieldProps<boolean> {
  readonly checked: boolean;
}

/** Whether or not. */
export function Tick({ label, help, checked, settled }: TickProps) {
  return (
    <label class="editor-row" title={help}>
      {label}
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => settled(currentTarget.checked)}
      />
    </label>
  );
}

interface ChoiceProps<T extends string> extends FieldProps<T> {
  readonly value: T;
  readonly choices: readonly (readonly [value: T, said: string])[];
}

/** One of a few. */
export function Choice<T extends string>({ label, help, value, choices, settled }: ChoiceProps<T>) {
  return (
    <label class="editor-row" title={help}>
      {label}
      <select onChange={({ currentTarget }) => settled(currentTarget.value as T)}>
        {choices.map(([one, said]) => (
          <option key={one} value={one} selected={one === value}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}
