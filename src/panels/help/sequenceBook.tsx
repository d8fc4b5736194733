/** The sequence of play, from the cases of its chapter. */
import { CASES, type Case } from '../../rulebook/cases.ts';
import { SEQUENCE } from '../../rulebook/cases/sequence.ts';
import { CaseBadge } from '../caseBadge.tsx';
import { say } from '../words.ts';

/** The steps of a turn in order, each with its case. */
export function SequenceBook() {
  return (
    <section>
      <h3>{say('helpSequence')}</h3>
      <ol class="sequence">
        {(Object.keys(SEQUENCE) as readonly (keyof typeof SEQUENCE)[]).map((cite) => {
          const { title, summary }: Case = CASES[cite];
          return (
            <li key={cite}>
              <CaseBadge cite={cite} /> <b>{title}.</b> {summary}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
