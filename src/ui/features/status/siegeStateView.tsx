/** State of the siege: what is in supply, which magic is at work, and who is expected. */
import type { ReadonlySignal } from '@preact/signals';
import { CitedText } from '../../parts/citedText.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Holding, SiegeState } from '../../store/model.ts';
import { say, type PlainLabel } from '../../words/labels.ts';
import './siegeState.css';

/** The panel; nothing where there is nothing to tell. It folds away to its heading. */
export function SiegePanel({ siege }: Readonly<{ siege: ReadonlySignal<SiegeState> }>) {
  const { supplies, magic, expected } = siege.value;
  if (supplies.length + magic.length + expected.length === 0) return null;
  return (
    <details class="panel siege-standing">
      <summary class="panel-head">
        <h2>{say('siegeState')}</h2>
        <span class="aside siege-short" aria-hidden="true">
          {[...supplies, ...magic]
            .filter(({ figure }) => figure !== null)
            .map(({ icon, figure, text }) => (
              <span key={text} title={text}>
                <Icon name={icon} />
                {figure}
              </span>
            ))}
        </span>
      </summary>
      <div class="siege-holdings">
        <Holdings head="supplies" lines={supplies} />
        <Holdings head="magic" lines={magic} />
        <Holdings head="expected" lines={expected} />
      </div>
    </details>
  );
}

function Holdings({ head, lines }: Readonly<{ head: PlainLabel; lines: readonly Holding[] }>) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 class="minor">{say(head)}</h3>
      <ul class="holdings">
        {lines.map(({ icon, figure, text, cite }) => (
          <li key={text}>
            <Icon name={icon} />
            {figure !== null && <b>{figure}</b>}
            <CitedText text={text} cite={cite} />
          </li>
        ))}
      </ul>
    </>
  );
}
