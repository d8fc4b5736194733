/** The book: the keys, the sequence of play, the seven charts as printed, and every case of the rules. */
import { LESSONS } from '../../../i18n/words.ts';
import { Icon } from '../../parts/icon.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import { CaseBook } from './caseBook.tsx';
import { ChartBook } from './chartBook.tsx';
import { SequenceBook } from './sequenceBook.tsx';
import './help.css';

/** All pages of the book in one scroll. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { phases } = model.status.value;
  const keys = [...model.boardKeys.value, ...model.commands.value.filter(({ key }) => key !== '')];
  return (
    <div class="book" tabIndex={0} role="region" aria-label={say('help')}>
      <p class="book-learn">
        <button type="button" class="button" onClick={() => model.ask.command('lessons')}>
          <Icon name="boot-prints" />
          {LESSONS.begin}
        </button>
      </p>
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
      {phases.length > 0 && <SequenceBook phases={phases} />}
      <ChartBook />
      <CaseBook bookmark={model.bookmark} inThisBattle={model.inThisBattle.value} />
    </div>
  );
}
