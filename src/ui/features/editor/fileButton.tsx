/** A button by which a file comes in. */

interface FileProps {
  readonly label: string;
  /** Hears the file that was chosen; the same one may be chosen again. */
  readonly opened: (file: File) => void;
}

/** The button; it takes files of JSON. */
export function FileButton({ label, opened }: FileProps) {
  return (
    <label class="button editor-wide">
      {label}
      <input
        type="file"
        class="unseen"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) opened(file);
        }}
      />
    </label>
  );
}
