/** A message that wants to be read: every problem of a broken file, a question, a notice. */
import type { ReadonlySignal } from '@preact/signals';
import { Modal } from '../parts/modal.tsx';
import type { Message, TableAsks } from './tableModel.ts';
import { say } from '../words/labels.ts';
import './messageDialog.css';

interface MessageDialogProps {
  readonly message: ReadonlySignal<Message | null>;
  readonly ask: TableAsks;
}

/** The dialog of the message; nothing while there is none. */
export function MessageDialog({ message, ask }: MessageDialogProps) {
  const card = message.value;
  if (card === null) return null;
  return (
    <Modal key={card.title} kind={card.type} title={card.title} onLeave={() => ask.answer(false)}>
      <p>{card.text}</p>
      {card.type === 'problems' && (
        <ul class="problems" tabIndex={0}>
          {card.problems.map(({ path, message: sentence }) => (
            <li key={`${path} ${sentence}`}>
              <code>{path === '' ? '/' : path}</code> {sentence}
            </li>
          ))}
        </ul>
      )}
      <div class="modal-buttons">
        {card.type === 'question' ? (
          <>
            <button type="button" class="button" autofocus onClick={() => ask.answer(false)}>
              {card.no}
            </button>
            <button type="button" class="button button-gold" onClick={() => ask.answer(true)}>
              {card.yes}
            </button>
          </>
        ) : (
          <button type="button" class="button button-gold" autofocus onClick={() => ask.answer(true)}>
            {say('understood')}
          </button>
        )}
      </div>
    </Modal>
  );
}
