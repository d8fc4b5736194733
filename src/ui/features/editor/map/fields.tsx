/** Fields of the editor, of the draft most with their help: what is settled there is a step that can be undone. */
import { useState } from 'preact/hooks';

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
      <select value={value} onChange={({ currentTarget }) => settled(currentTarget.value as T)}>
        {choices.map(([one, said]) => (
          <option key={one} value={one} selected={one === value}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NewNameProps {
  readonly label: string;
  readonly help: string;
  /** How many characters it may have. */
  readonly most: number;
  /** What the button says. */
  readonly button: string;
  /** Makes what is named so, or takes what has the name already; answers whether it could be done. */
  readonly make: (name: string) => boolean;
}

/** A name and the button that makes something of it; what could not be made stays to be written otherwise. */
export function NewName({ label, help, most, button, make }: NewNameProps) {
  const [typed, type] = useState('');
  return (
    <form
      class="editor-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (make(typed)) type('');
      }}
    >
      <label class="editor-row" title={help}>
        {label}
        <input
          value={typed}
          maxLength={most}
          required
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button editor-wide">
        {button}
      </button>
    </form>
  );
}
