/** Files from outside: chosen by a button or dropped on the page. */
import { useLayoutEffect } from 'preact/hooks';
import type { TableAsks } from '../shell/tableModel.ts';
import { say } from '../words/labels.ts';

const INPUT = 'open-file';

/** Lets the player choose a file, which is then asked to be opened; only while the page is shown. */
export function chooseFile(): void {
  document.getElementById(INPUT)?.click();
}

/** The unseen place where files come in. */
export function OpenFile({ ask }: Readonly<{ ask: Pick<TableAsks, 'open'> }>) {
  useLayoutEffect(() => {
    const over = (drag: DragEvent) => drag.preventDefault();
    const drop = (drag: DragEvent) => {
      drag.preventDefault();
      const file = drag.dataTransfer?.files[0];
      if (file) ask.open(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [ask]);
  return (
    <input
      id={INPUT}
      hidden
      type="file"
      accept=".json,application/json"
      aria-label={say('loadFileInput')}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) ask.open(file);
        currentTarget.value = '';
      }}
    />
  );
}
