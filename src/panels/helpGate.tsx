/** Opens the book of rules; its pages are fetched when it is first opened. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Help as HelpBook } from './help/help.tsx';
import { Modal } from './modal.tsx';
import type { TableModel } from './tableModel.ts';
import { say } from './words.ts';

/** A component is a function, so the signal keeps it in a box. */
const book = signal<Readonly<{ Help: typeof HelpBook }> | null>(null);

/** The book while it is open. */
export function HelpGate({ model }: Readonly<{ model: TableModel }>) {
  const wanted = model.helpOpen.value;
  useEffect(() => {
    if (wanted && book.value === null) void import('./help/help.tsx').then((pages) => (book.value = pages));
  }, [wanted]);
  if (!wanted) return null;
  const close = () => model.ask.command('help');
  const pages = book.value;
  return (
    <Modal kind="help" title={say('help')} onLeave={close}>
      <button type="button" class="button modal-close" onClick={close}>
        {say('close')}
      </button>
      {pages === null ? (
        <p>{say('helpWait')}</p>
      ) : (
        <pages.Help
          commands={model.commands.value}
          boardKeys={model.boardKeys}
          phases={model.status.value.phases}
        />
      )}
    </Modal>
  );
}
