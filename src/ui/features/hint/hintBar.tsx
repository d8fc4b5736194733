/** What the overlays mean, what to press, and why something cannot be done. */
import type { ReadonlySignal } from '@preact/signals';
import { CitedText } from '../../parts/citedText.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Hint, OddsCard } from '../../store/model.ts';
import { Outcome } from '../../parts/outcome.tsx';
import type { Offer, TableAsks } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';

interface HintBarProps {
  readonly hint: ReadonlySignal<Hint>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly odds: ReadonlySignal<OddsCard | null>;
  readonly ask: TableAsks;
}

/** The hint bar. The odds stand in it too where the side column is folded away. */
export function HintBar({ hint, offers, odds, ask }: HintBarProps) {
  const { legend, prompt, refusal, confirm, cancel } = hint.value;
  return (
    <section class="hint" aria-label={say('hints')}>
      {prompt !== '' && <p class="prompt">{prompt}</p>}
      {refusal !== null && (
        <p class="refusal">
          <Icon name="cancel" />
          <CitedText {...refusal} />
        </p>
      )}
      {odds.value !== null && (
        <div class="hint-odds">
          <Outcome shares={odds.value.shares} />
        </div>
      )}
      <div class="hint-row">
        {legend.length > 0 && (
          <ul class="legend">
            {legend.map(({ overlay, text }) => (
              <li key={overlay}>
                <i class={`key key-${overlay}`} aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        )}
        {offers.value.length > 0 && (
          <div class="offers" role="group" aria-label={say('offers')}>
            {offers.value.map(({ id, label, pressed }) => (
              <button
                key={id}
                type="button"
                class="button"
                aria-pressed={pressed}
                onClick={() => ask.offer(id)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        {confirm !== null && (
          <button type="button" class="button button-gold" onClick={() => ask.confirm()}>
            {confirm}
            <Icon name="check-mark" />
          </button>
        )}
        {cancel && (
          <button type="button" class="button" onClick={() => ask.cancel()}>
            {say('cancel')}
          </button>
        )}
      </div>
    </section>
  );
}
