/** Every case of the rules, to be found by number or by word, with its provenance. */
import { useState } from 'preact/hooks';
import { CASES, type Case, type Cite } from '../../rulebook/cases.ts';
import type { Source } from '../../rulebook/cases/case.ts';
import { say, type PlainLabel } from '../words.ts';

const SOURCES = {
  print: ['sourcePrint', 'sourcePrintLong'],
  attested: ['sourceAttested', 'sourceAttestedLong'],
  ours: ['sourceOurs', 'sourceOursLong'],
} as const satisfies Record<Source, readonly [PlainLabel, PlainLabel]>;

const ALL = Object.entries(CASES) as readonly (readonly [Cite, Case])[];

/** The cases and the field that searches them. */
export function CaseBook() {
  const [wanted, setWanted] = useState('');
  const found = ALL.filter(([cite, known]) => matches(cite, known, wanted));
  return (
    <section>
      <h3>{say('helpCases')}</h3>
      <label class="find">
        {say('findCase')}
        <input type="search" value={wanted} onInput={({ currentTarget }) => setWanted(currentTarget.value)} />
      </label>
      <p role="status" class="found">
        {say('casesFound', { n: found.length })}
      </p>
      <ul class="cases">
        {found.map(([cite, { title, summary, source }]) => (
          <li key={cite}>
            <b class="cite">{cite}</b>
            <span>
              <b>{title}.</b> {summary}
            </span>
            <span class={`source source-${source}`} title={say(SOURCES[source][1])}>
              {say(SOURCES[source][0])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the number begins as wanted, or every word wanted stands in the case. */
function matches(cite: Cite, { title, summary }: Case, wanted: string): boolean {
  const words = wanted.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${title} ${summary}`.toLowerCase();
  return words.every((word) => cite.startsWith(word) || text.includes(word));
}
