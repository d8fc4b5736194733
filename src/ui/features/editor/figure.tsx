/** Fields for whole numbers between bounds. */

interface FigureProps {
  readonly label: string;
  readonly help: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  /** Hears every key that is typed: of a form that is sent later. */
  readonly typed?: (value: number) => void;
  /** Hears what stands there when the author goes on: of the draft itself, where each is a step that can be undone. */
  readonly settled?: (value: number) => void;
}

/** A number with its name before it. */
export function Figure({ label, help, least, most, value, typed, settled }: FigureProps) {
  return (
    <label class="editor-row" title={help}>
      {label}
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onInput={typed && (({ currentTarget }) => typed(Number(currentTarget.value)))}
        onChange={settled && (({ currentTarget }) => settled(Number(currentTarget.value)))}
      />
    </label>
  );
}

interface CountProps extends Pick<FigureProps, 'label' | 'help' | 'least' | 'most'> {
  /** Null where the draft says nothing. */
  readonly value: number | null;
  /** What a blank field means. */
  readonly blank: string;
  readonly settled: (value: number | null) => void;
}

/** A number that may be left blank, of the draft itself. */
export function Count({ label, help, least, most, value, blank, settled }: CountProps) {
  return (
    <label class="editor-row" title={help}>
      {label}
      <input
        type="number"
        min={least}
        max={most}
        value={value ?? ''}
        placeholder={blank}
        onChange={({ currentTarget }) =>
          settled(currentTarget.value === '' ? null : Number(currentTarget.value))
        }
      />
    </label>
  );
}
