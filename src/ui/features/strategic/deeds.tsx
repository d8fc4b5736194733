/** How the siege is decided: by dice at once, by dice step by step, or on hexes. */
import { useId } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { Icon } from '../../parts/icon.tsx';
import type { StrategicModel } from './strategicModel.ts';

/** The three ways, the seed of the dice, and a link to the brief. */
export function Deeds({ siege }: Readonly<{ siege: StrategicModel }>) {
  const { ask } = siege;
  const [seed, why] = [useId(), useId()];
  const whyNot = siege.whyNoFight.value;
  const { minutes } = siege.odds.value;
  return (
    <section class="siege-deeds" aria-label={SIEGE_ROOM.deeds}>
      <button type="button" class="button button-gold" onClick={ask.roll}>
        <Icon name="rolling-dices" />
        {siege.sheet.value === null ? SIEGE_ROOM.roll : SIEGE_ROOM.rollAgain}
      </button>
      <button type="button" class="button" onClick={ask.watch}>
        <Icon name="play-button" />
        {SIEGE_ROOM.watch}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={whyNot !== null}
        aria-describedby={whyNot === null ? undefined : why}
        onClick={() => {
          if (whyNot === null) ask.fight();
        }}
      >
        <Icon name="crossed-swords" />
        {minutes === null ? SIEGE_ROOM.fight : fill(SIEGE_ROOM.fightTakes, { minutes })}
      </button>
      <button type="button" class="button" onClick={() => ask.copyLink('brief')}>
        {SIEGE_ROOM.copyLink}
      </button>
      <p class="siege-pick siege-seed">
        <label for={seed}>{SIEGE_ROOM.seed}</label>
        <input
          id={seed}
          type="number"
          min={0}
          max={2147483647}
          value={siege.seed.value}
          onChange={({ currentTarget }) =>
            ask.seed(Math.max(0, Math.trunc(currentTarget.valueAsNumber || 0)))
          }
        />
      </p>
      {whyNot !== null && (
        <p class="siege-hint" id={why}>
          {whyNot}
        </p>
      )}
    </section>
  );
}
