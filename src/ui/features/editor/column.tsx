/** A column of fields, with the help of each for those who do not point: by touch, by the keys, read aloud. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface ColumnProps {
  readonly class: string;
  readonly children: ComponentChildren;
}

/** The column. What is said of the field that was tapped or has the focus stands at its foot, wherever the column was scrolled to. */
export function Column({ children, ...column }: ColumnProps) {
  const [help, setHelp] = useState('');
  const tell = ({ target }: Event): void => setHelp(helpOf(target as Element));
  return (
    <div class={column.class} onFocusIn={tell} onClick={tell}>
      {children}
      <p class="editor-help" aria-live="polite">
        {help}
      </p>
    </div>
  );
}

/** The help of a field: the title of its row. A title that begins with what stands there already tells nothing but a key. */
function helpOf(field: Element): string {
  const row = field.closest('[title]');
  const help = row?.getAttribute('title') ?? '';
  return help.startsWith(row?.textContent?.trim() || ' ') ? '' : help;
}
