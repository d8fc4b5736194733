/** The plan of several attacks on one target: what has become of it after each, the whole in the first line. */
import type { ReadonlySignal } from '@preact/signals';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { ANALYSIS } from '../../../i18n/words.ts';
import { fill } from '../../../i18n/fill.ts';
import { Outcome } from '../../parts/outcome.tsx';
import type { AnalysisAsks, PlanCard } from './analysisModel.ts';
import './analysis.css';

interface PlanProps {
  readonly plan: ReadonlySignal<PlanCard | null>;
  readonly analysis: AnalysisAsks;
}

/** The panel of the plan; nothing while there is none. */
export function Plan({ plan, analysis }: PlanProps) {
  const card = plan.value;
  if (card === null) return null;
  const all = card.steps.at(-1);
  return (
    <section class="panel odds plan" aria-label={ANSWERS.plan}>
      <header class="panel-head">
        <h2>{card.title}</h2>
        <button type="button" class="button enquiry-leave" onClick={() => analysis.dropPlan()}>
          {ANALYSIS.planClear}
        </button>
      </header>
      {all !== undefined && <Outcome shares={all.shares} />}
      <p class="enquiry-words">{ANSWERS.planJoint}</p>
      <ol class="plan-steps">
        {card.steps.map(({ id, text, shares }) => (
          <li key={id}>
            <p>{fill(ANSWERS.planStep, { n: id, attacker: text })}</p>
            <Outcome shares={shares} />
          </li>
        ))}
      </ol>
      {card.full !== null && <p class="enquiry-note">{card.full}</p>}
    </section>
  );
}
