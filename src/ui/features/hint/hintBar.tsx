/** What the overlays mean, what to press, and why something cannot be done. */
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { PHONE } from '../../../i18n/words.ts';
import { CitedText } from '../../parts/citedText.tsx';
import { Icon } from '../../parts/icon.tsx';
import { fetchedPart } from '../../parts/fetchedPart.tsx';
import type { Drawer } from '../../parts/drawer.ts';
import type { ChosenCard } from '../../store/chosenCard.ts';
import type { Hint, OddsCard } from '../../store/model.ts';
import { Outcome } from '../../parts/outcome.tsx';
import type { TableAsks } from '../../shell/tableModel.ts';
import type { Offer } from '../../prompts/offerWords.ts';
import { say } from '../../words/labels.ts';
import './hint.css';

/** Only small screens show it. */
const UnitStrip = fetchedPart(
  () => import('./unitStrip.tsx').then((part) => part.UnitStrip),
  ({ unit }) => unit.value !== null,
);

interface HintBarProps {
  readonly hint: ReadonlySignal<Hint>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly odds: ReadonlySignal<OddsCard | null>;
  readonly unit: ReadonlySignal<ChosenCard | null>;
  readonly drawer: Drawer;
  readonly ask: TableAsks;
}

/** The hint bar. Where the side column is folded away the odds stand in it too, and on a small screen the chosen unit. */
export function HintBar({ hint, offers, odds, unit, drawer, ask }: HintBarProps) {
  const { legend, prompt, refusal, confirm, cancel } = hint.value;
  const ways = useSignal(false);
  const offered = offers.value;
  /** A picture is held until what was done is kept: what is pressed once more in it was done already. */
  const once = (act: () => void): void => {
    if (offers.peek() === offered) act();
  };
  return (
    <section class="hint" aria-label={say('hints')} data-ways={ways.value ? 'open' : 'shut'}>
      {odds.value !== null && (
        <button
          type="button"
          class="hint-pull"
          aria-label={PHONE.details}
          onClick={() => {
            drawer.value = 'full';
          }}
        />
      )}
      <UnitStrip unit={unit} cancel={() => ask.cancel()} />
      {prompt !== '' && <p class="prompt">{prompt}</p>}
      {refusal !== null && (
        <p class="refusal">
          <Icon name="cancel" />
          <CitedText {...refusal} />
        </p>
      )}
      {odds.value !== null && (
        <div class="hint-odds">
          {odds.value.type === 'attack' && (
            <p class="hint-versus">
              <b>{odds.value.attacker}</b> {say('against')} <b>{odds.value.defender}</b>
            </p>
          )}
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
        <Offers
          offers={offered}
          ways={ways}
          showWays={(shown) => (ways.value = shown)}
          offer={(id) => once(() => ask.offer(id))}
        />
        {confirm !== null && (
          <button type="button" class="button button-gold" onClick={() => once(ask.confirm)}>
            {confirm}
            <Icon name="check-mark" />
          </button>
        )}
        {cancel && (
          <button type="button" class="button hint-cancel" onClick={() => ask.cancel()}>
            {say('cancel')}
          </button>
        )}
      </div>
    </section>
  );
}

interface OffersProps {
  readonly offers: readonly Offer[];
  /** Whether they are shown where there is no room for them beside the rest. */
  readonly ways: ReadonlySignal<boolean>;
  readonly showWays: (shown: boolean) => void;
  readonly offer: (id: string) => void;
}

/** Choices that no hex stands for; on a small screen they lie behind one button. */
function Offers({ offers, ways, showWays, offer }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <>
      <div class="offers" role="group" aria-label={say('offers')}>
        {offers.map(({ id, label, pressed }) => (
          <button key={id} type="button" class="button" aria-pressed={pressed} onClick={() => offer(id)}>
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="button hint-ways"
        aria-expanded={ways.value}
        onClick={() => showWays(!ways.value)}
      >
        {PHONE.otherWays} <b>{offers.length}</b>
      </button>
    </>
  );
}
