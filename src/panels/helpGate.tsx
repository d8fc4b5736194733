/** Opens the book of rules; its pages are fetched when it is first opened. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Help as HelpBook } from './help/help.tsx';
import { Modal } from './modal.tsx';
import type { Command } from './model.ts';
import type { TableAsks } from './tableModel.ts';
import { say } from './words.ts';

interface HelpGateProps {
  readonly open: ReadonlySignal<boolean>;
  readonly commands: ReadonlySignal<readonly Command[]>;
  readonly ask: TableAsks;
}

/** A component is a function, so the signal keeps it in a box. */
const book = signal<Readonly<{ Help: typeof HelpBook }> | null>(null);

/** The book while it is open. */
export function HelpGate({ open, commands, ask }: HelpGateProps) {
  const wanted = open.value;
  useEffect(() => {
    if (wanted && book.value === null) void import('./help/help.tsx').then((pages) => (book.value = pages));
  }, [wanted]);
  if (!wanted) return null;
  const close = () => ask.command('help');
  const pages = book.value;
  return (
    <Modal kind="help" title={say('help')} onLeave={close}>
      <button type="button" class="button modal-close" onClick={close}>
        {say('close')}
      </button>
      {pages === null ? <p>{say('helpWait')}</p> : <pages.Help commands={commands.value} />}
    </Modal>
  );
}
