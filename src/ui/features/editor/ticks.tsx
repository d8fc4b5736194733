/** Several of a few things, each ticked or not. */

interface TicksProps<T extends string> {
  readonly title: string;
  readonly help: string;
  /** What there is to tick: whatever has words. */
  readonly names: Readonly<Partial<Record<NoInfer<T>, string>>>;
  readonly chosen: readonly T[];
  readonly set: (chosen: readonly T[]) => void;
}

/** The ticks, in the order of the names. */
export function Ticks<T extends string>({ title, help, names, chosen, set }: TicksProps<T>) {
  const all = Object.keys(names) as T[];
  return (
    <fieldset class="editor-own" title={help}>
      <legend>{title}</legend>
      {all.map((one) => (
        <label key={one} class="editor-row">
          {names[one]}
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              set(all.filter((other) => (other === one ? checked : chosen.includes(other))))
            }
          />
        </label>
      ))}
    </fieldset>
  );
}
