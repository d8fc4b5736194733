/** The book: the keys, the sequence of play, the seven charts as printed, and every case of the rules. */
import type { Command, PhaseBox } from '../model.ts';
import type { KeyLine } from '../tableModel.ts';
import { say } from '../words.ts';
import { CaseBook } from './caseBook.tsx';
import { ChartBook } from './chartBook.tsx';
import { SequenceBook } from './sequenceBook.tsx';

interface HelpProps {
  readonly commands: readonly Command[];
  readonly boardKeys: readonly KeyLine[];
  readonly phases: readonly PhaseBox[];
}

/** All pages of the book in one scroll. */
export function Help({ commands, boardKeys, phases }: HelpProps) {
  const keys = [...boardKeys, ...commands.filter(({ key }) => key !== '')];
  return (
    <div class="book" tabIndex={0} role="region" aria-label={say('help')}>
      <section>
        <h3>{say('helpKeys')}</h3>
        <dl class="keys">
          {keys.map(({ label, key }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SequenceBook phases={phases} />
      <ChartBook />
      <CaseBook />
    </div>
  );
}
