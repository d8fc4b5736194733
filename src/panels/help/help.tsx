/** The book: the keys, the sequence of play, the seven charts as printed, and every case of the rules. */
import type { Command } from '../model.ts';
import { say } from '../words.ts';
import { CaseBook } from './caseBook.tsx';
import { ChartBook } from './chartBook.tsx';
import { SequenceBook } from './sequenceBook.tsx';

/** All pages of the book in one scroll. */
export function Help({ commands }: Readonly<{ commands: readonly Command[] }>) {
  return (
    <div class="book" tabIndex={0} role="region" aria-label={say('help')}>
      <section>
        <h3>{say('helpKeys')}</h3>
        <dl class="keys">
          {commands.map(({ id, label, key }) => (
            <div key={id}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SequenceBook />
      <ChartBook />
      <CaseBook />
    </div>
  );
}
