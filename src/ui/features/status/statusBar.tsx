/** Who and what now: the side, the step, what can be done, and the button that ends the step with the count of units that still can. */
import type { ReadonlySignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { PHONE } from '../../../i18n/words.ts';
import { CitedText } from '../../parts/citedText.tsx';
import { EndQuestion } from './endQuestionView.tsx';
import type { Status } from '../../store/model.ts';
import { Seal } from '../../parts/seal.tsx';
import type { SeatLine } from '../seats/seatsModel.ts';
import { Clock } from './seatsBar.tsx';
import type { TableAsks } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import './statusBar.css';

interface StatusBarProps {
  readonly status: ReadonlySignal<Status>;
  readonly seats: ReadonlySignal<readonly SeatLine[]>;
  /** What is asked before the step is ended. */
  readonly question: ReadonlySignal<string | null>;
  readonly ask: TableAsks;
}

/** The status panel. While the step cannot be ended the button stays in reach and the reason stands under it. */
export function StatusBar({ status, seats, question, ask }: StatusBarProps) {
  const { side, sideName, phases, turn, hour, step, id, canDo, ready, end } = status.value;
  const seat = seats.value.find((one) => one.side === side);
  const sitter = seat?.name ?? sideName;
  const reason = useId();
  // When the battle is over its one sentence stands there already.
  const whyNot = end.whyNot?.text === step ? null : end.whyNot;
  return (
    <section class="status" aria-label={say('statusNow')} data-side={side ?? 'nobody'}>
      <div class="status-words">
        <h2>
          {side !== null && <Seal side={side} />}
          <span class="status-side">{sideName}</span>
          <span class="status-phase" aria-hidden="true">
            {phases.find(({ when }) => when === 'now')?.label ?? sideName}
          </span>
          {sitter !== sideName && <span class="sitter">{sitter}</span>}
          {seat?.clock && <Clock clock={seat.clock} class="sitter-clock" />}
        </h2>
        <p class="status-when" aria-hidden="true">
          {fill(PHONE.when, { turn, hour })}
        </p>
        <p class="step">{step}</p>
        <p class="can-do">{canDo}</p>
      </div>
      <div class="status-end">
        <button
          type="button"
          class="button button-gold"
          aria-disabled={end.whyNot !== null}
          aria-describedby={whyNot === null ? undefined : reason}
          onClick={() => {
            // A picture is held until what was done is kept: pressed once more in it, the step has been ended already.
            if (end.whyNot === null && status.peek().id === id) ask.endStep();
          }}
        >
          <span class="end-long">{end.label}</span>
          <span class="end-short" aria-hidden="true">
            {end.short}
            {ready > 0 && <b>{ready}</b>}
          </span>
        </button>
        <EndQuestion question={question} />
        {whyNot !== null && (
          <p id={reason} class="why-not">
            <CitedText {...whyNot} />
          </p>
        )}
      </div>
    </section>
  );
}
