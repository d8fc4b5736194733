/** A button by which files come in. */

interface FileProps {
  readonly label: string;
  /** What is offered: endings of names, and types. JSON where nothing is said. */
  readonly accept?: string;
  /** Whether more than one may be chosen together. */
  readonly several?: boolean;
  /** Hears what was chosen, at least one; the same may be chosen again. */
  readonly opened: (files: readonly [File, ...(readonly File[])]) => void;
}

/** The button. */
export function FileButton({ label, accept = '.json,application/json', several = false, opened }: FileProps) {
  return (
    <label class="button editor-wide">
      {label}
      <input
        type="file"
        class="unseen"
        accept={accept}
        multiple={several}
        onChange={({ currentTarget }) => {
          const [first, ...others] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (first !== undefined) opened([first, ...others]);
        }}
      />
    </label>
  );
}
