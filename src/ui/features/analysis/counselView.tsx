/** The machine's advice with the button that obeys it, and what the machine wanted. */
import type { ReadonlySignal } from '@preact/signals';
import type { Action } from '../../../engine/action.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import type { Adviser } from '../../log/reasons.ts';
import type { AdviceCard, AimCard, CounselModel, WantedCard } from './analysisModel.ts';
import './analysis.css';

interface CounselProps {
  readonly counsel: ReadonlySignal<CounselModel | null>;
  readonly adviser: () => Adviser;
  /** Gives an order that was advised. */
  readonly obey: (action: Action) => void;
}

/** Advice for whoever decides, and what the machine wanted last. */
export function Counsel({ counsel, adviser, obey }: CounselProps) {
  const model = counsel.value;
  if (model === null) return null;
  const advice = model.advice.value;
  return (
    <>
      <section class="counsel" aria-label={ANSWERS.advice}>
        <h3>{ANSWERS.advice}</h3>
        {advice !== null && <Advice advice={advice} obey={obey} />}
        {!model.offered.value && <p class="empty">{ANSWERS.adviceOther}</p>}
        {model.offered.value && advice === null && (
          <button type="button" class="button" onClick={() => model.ask(adviser)}>
            {ANSWERS.adviceAsk}
          </button>
        )}
      </section>
      <Wanted wanted={model.wanted.value} />
    </>
  );
}

function Advice({ advice, obey }: Readonly<{ advice: AdviceCard; obey: CounselProps['obey'] }>) {
  if (advice.type === 'asked') return <p role="status">{ANSWERS.adviceThinks}</p>;
  if (advice.type === 'failed') return <p role="status">{advice.text}</p>;
  return (
    <>
      <p role="status">
        <b>{advice.deed}</b>
      </p>
      <Aim aim={advice.aim} />
      <button type="button" class="button button-gold" onClick={() => obey(advice.action)}>
        {ANSWERS.adviceDo}
      </button>
    </>
  );
}

/** What the machine wanted; nothing where there is nothing to tell. */
export function Wanted({ wanted }: Readonly<{ wanted: WantedCard | null }>) {
  if (wanted === null) return null;
  return (
    <section class="counsel" aria-label={ANSWERS.wanted}>
      <h3>
        {ANSWERS.wanted} <small>{wanted.when}</small>
      </h3>
      <Aim aim={wanted} />
    </section>
  );
}

function Aim({ aim: { goal, others } }: Readonly<{ aim: AimCard }>) {
  return (
    <>
      <p>{goal}</p>
      {others.length > 0 && (
        <>
          <p class="aside">{ANSWERS.aimRejected}</p>
          <ul>
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
