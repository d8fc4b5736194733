/** The verdict of the battle and what it rests on. */
import type { ReadonlySignal } from '@preact/signals';
import { CitedText } from './citedText.tsx';
import { Modal } from './modal.tsx';
import type { ResultCard } from './model.ts';
import type { TableAsks } from './tableModel.ts';
import { say } from './words.ts';

interface ResultProps {
  readonly result: ReadonlySignal<ResultCard | null>;
  readonly ask: TableAsks;
}

/** The verdict, until it is laid aside to look at the board. */
export function Result({ result, ask }: ResultProps) {
  const card = result.value;
  if (card === null) return null;
  return (
    <Modal kind="result" title={card.title} onLeave={() => ask.dismissResult()}>
      <p class="verdict">{card.text}</p>
      {card.lines.length > 0 && <h3 class="minor">{say('resultWhy')}</h3>}
      <ul class="sentences">
        {card.lines.map((line) => (
          <li key={line.text}>
            <CitedText {...line} />
          </li>
        ))}
      </ul>
      <div class="modal-buttons">
        <button type="button" class="button" autofocus onClick={() => ask.dismissResult()}>
          {say('resultLook')}
        </button>
        <button type="button" class="button button-gold" onClick={() => ask.command('new-game')}>
          {say('resultNew')}
        </button>
      </div>
    </Modal>
  );
}
