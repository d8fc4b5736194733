/** The answer to a question put to the board: who could strike here, how many where, what is seen along a line. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { ANALYSIS } from '../../../i18n/words.ts';
import { fill } from '../../../i18n/fill.ts';
import { Outcome } from '../../parts/outcome.tsx';
import { Sentences } from '../../parts/sentences.tsx';
import type { TableAsks } from '../../shell/tableModel.ts';
import type { EnquiryCard, AnalysisAsks, ThreatLine } from './analysisModel.ts';
import './analysis.css';

interface EnquiryProps {
  readonly enquiry: ReadonlySignal<EnquiryCard | null>;
  readonly analysis: AnalysisAsks;
  readonly ask: TableAsks;
}

/** The panel of the question; nothing while none is asked. */
export function Enquiry({ enquiry, analysis, ask }: EnquiryProps) {
  const card = enquiry.value;
  const panel = useRef<HTMLElement>(null);
  const title = card?.title;
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [title]);
  if (card === null) return null;
  return (
    <section ref={panel} class="panel enquiry" aria-label={headOf(card)}>
      <header class="panel-head">
        <h2>{card.title}</h2>
        {card.type === 'sight' && (
          <span class={card.clear ? 'aside sight-clear' : 'aside sight-blocked'}>{card.verdict}</span>
        )}
        <button type="button" class="button enquiry-leave" onClick={() => analysis.leave()}>
          {ANSWERS.leave}
        </button>
      </header>
      <Body card={card} ask={ask} />
    </section>
  );
}

function headOf(card: EnquiryCard): string {
  switch (card.type) {
    case 'threat':
      return ANALYSIS.threat;
    case 'map':
      return ANSWERS.threatMap;
    case 'sight':
      return ANSWERS.sight;
    case 'goals':
      return ANSWERS.goals;
  }
}

function Body({ card, ask }: Readonly<{ card: EnquiryCard; ask: TableAsks }>) {
  switch (card.type) {
    case 'sight':
    case 'goals':
      return <Sentences lines={card.lines} />;
    case 'map':
      return (
        <>
          <p class="enquiry-words">{card.text}</p>
          <ol class="heat-key" aria-label={ANSWERS.threatMany}>
            {Array.from({ length: card.most }, (_, at) => (
              <li key={at} class={`heat heat-${at + 1}`}>
                {at + 1 < card.most ? at + 1 : fill(ANSWERS.threatMost, { n: card.most })}
              </li>
            ))}
          </ol>
        </>
      );
    case 'threat':
      return (
        <>
          <p class="enquiry-words">{card.text}</p>
          {card.lines.length === 0 && (
            <p class="empty">{card.done ? ANSWERS.threatNobody : ANSWERS.threatWorking}</p>
          )}
          <ul class="threats">
            {card.lines.map((line) => (
              <Line key={line.id} line={line} ask={ask} />
            ))}
          </ul>
          {card.note !== '' && <p class="enquiry-note">{card.note}</p>}
        </>
      );
  }
}

function Line({ line, ask }: Readonly<{ line: ThreatLine; ask: TableAsks }>) {
  const { name, how, at, shares } = line;
  return (
    <li class="threat">
      <button
        type="button"
        class="threat-who"
        title={fill(ANSWERS.show, { who: name })}
        onClick={() => ask.show(at)}
      >
        <b>{name}</b> <span>{how}</span>
      </button>
      {shares.length > 0 && <Outcome shares={shares} />}
    </li>
  );
}
