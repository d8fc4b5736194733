/** The sorts of rows in the settings window: one of several, yes or no, more or less. */
import type { ComponentChild } from 'preact';
import { useId } from 'preact/hooks';
import './checkbox.css';
import './rows.css';

interface RowProps {
  readonly label: string;
  /** The control, under the id that the label names. */
  readonly control: (id: string) => ComponentChild;
}

function Row({ label, control }: RowProps) {
  const id = useId();
  return (
    <p class="setting">
      <label for={id}>{label}</label>
      {control(id)}
    </p>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, words: string])[];
  readonly set: (value: T) => void;
}

/** One of several. */
export function Choice<T extends string>({ label, value, choices, set }: ChoiceProps<T>) {
  const control = (id: string) => (
    <select
      id={id}
      value={value}
      onChange={({ currentTarget }) => set(choices[currentTarget.selectedIndex]![0])}
    >
      {choices.map(([one, words]) => (
        <option key={one} value={one} selected={one === value}>
          {words}
        </option>
      ))}
    </select>
  );
  return <Row label={label} control={control} />;
}

interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  readonly set: (value: boolean) => void;
}

/** Yes or no. */
export function Toggle({ label, value, set }: ToggleProps) {
  const control = (id: string) => (
    <input
      id={id}
      type="checkbox"
      checked={value}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
  );
  return <Row label={label} control={control} />;
}

interface AmountProps {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  readonly set: (value: number) => void;
}

/** More or less, in hundredths. */
export function Amount({ label, value, set }: AmountProps) {
  const control = (id: string) => (
    <input
      id={id}
      type="range"
      min={0}
      max={100}
      step={5}
      value={value}
      onInput={({ currentTarget }) => set(Number(currentTarget.value))}
    />
  );
  return <Row label={label} control={control} />;
}

interface TypedProps {
  readonly label: string;
  readonly value: string;
  readonly least: number;
  readonly most: number;
  readonly set: (value: string) => void;
}

/** A whole number, as it is typed. */
export function Typed({ label, value, least, most, set }: TypedProps) {
  const control = (id: string) => (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value}
      onInput={({ currentTarget }) => set(currentTarget.value)}
    />
  );
  return <Row label={label} control={control} />;
}
