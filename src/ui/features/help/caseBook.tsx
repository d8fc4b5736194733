/** Every case of the rules with its provenance and the rulings under it, to be found by number or by word. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CASE_WORDS } from '../../../i18n/bookWords.ts';
import { CASES, type Cite } from '../../../rulebook/cases.ts';
import type { Source } from '../../../rulebook/cases/case.ts';
import type { Bookmark } from '../../shell/tableModel.ts';
import { say, type PlainLabel } from '../../words/labels.ts';
import { rulingsUnder, type Ruling } from './rulings.ts';

const SOURCES = {
  print: ['sourcePrint', 'sourcePrintLong'],
  attested: ['sourceAttested', 'sourceAttestedLong'],
  ours: ['sourceOurs', 'sourceOursLong'],
} as const satisfies Record<Source, readonly [PlainLabel, PlainLabel]>;

const ALL = Object.keys(CASES) as readonly Cite[];

interface CaseBookProps {
  readonly bookmark: ReadonlySignal<Bookmark | null>;
  /** What the battle that is played adds to a case. */
  readonly inThisBattle: Readonly<Partial<Record<Cite, string>>>;
}

/** The cases and the field that searches them. The case of the bookmark is shown and marked, whatever was searched for. */
export function CaseBook({ bookmark, inThisBattle }: CaseBookProps) {
  const [wanted, setWanted] = useState('');
  const mark = bookmark.value;
  useEffect(() => {
    if (mark !== null) setWanted('');
  }, [mark]);
  const found = ALL.filter((cite) => matches(cite, wanted));
  return (
    <section>
      <h3>{say('helpCases')}</h3>
      <label class="find">
        {say('findCase')}
        <input type="search" value={wanted} onInput={({ currentTarget }) => setWanted(currentTarget.value)} />
      </label>
      <p role="status" class="found">
        {say('casesFound', { n: found.length })}, {say('rulingsFound', { n: rulingsIn(found) })}
      </p>
      <ul class="cases">
        {found.map((cite) => (
          <CaseLine
            key={cite}
            cite={cite}
            here={inThisBattle[cite] ?? null}
            mark={mark?.cite === cite && wanted === '' ? mark : null}
          />
        ))}
      </ul>
    </section>
  );
}

function CaseLine({
  cite,
  here,
  mark,
}: Readonly<{ cite: Cite; here: string | null; mark: Bookmark | null }>) {
  const line = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (mark === null) return;
    line.current?.scrollIntoView({ block: 'start' });
    line.current?.focus({ preventScroll: true });
  }, [mark]);
  const { title, summary } = CASE_WORDS[cite];
  const { source } = CASES[cite];
  return (
    <li ref={line} tabIndex={-1} class={mark === null ? undefined : 'case-open'}>
      <b class="cite">{cite}</b>
      <span>
        <b>{title}.</b> {summary}
        {here !== null && <em> {here}</em>}
        <Rulings lines={rulingsUnder(cite)} />
      </span>
      <span class={`source source-${source}`} title={say(SOURCES[source][1])}>
        {say(SOURCES[source][0])}
      </span>
    </li>
  );
}

/** What was decided under a case, each with its reason. */
function Rulings({ lines }: Readonly<{ lines: readonly Ruling[] }>) {
  return lines.map(({ ruling, reason }) => (
    <span key={ruling} class="ruling">
      <b>{say('ruling')}:</b> {ruling} <i>{say('because', { reason })}</i>
    </span>
  ));
}

/** How many rulings stand under some cases; one that stands under two of them counts once. */
function rulingsIn(cases: typeof ALL): number {
  return new Set(cases.flatMap(rulingsUnder)).size;
}

/** Whether the number begins as wanted, or every word wanted stands in the case or in a ruling under it. */
function matches(cite: Cite, wanted: string): boolean {
  const { title, summary } = CASE_WORDS[cite];
  const words = wanted.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const rulings = rulingsUnder(cite).map(({ ruling }) => ruling);
  const text = [title, summary, ...rulings].join(' ').toLowerCase();
  return words.every((word) => cite.startsWith(word) || text.includes(word));
}
