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
  const unfinished = siege.broken.value ? SIEGE_ROOM.mendFirst : null;
  const whyNot = unfinished ?? siege.whyNoFight.value;
  const { minutes } = siege.odds.value;
  /** What a button does unless there is a reason against it. */
  const unless = (reason: string | null, deed: () => void) => ({
    'aria-disabled': reason !== null,
    'aria-describedby': reason === null ? undefined : why,
    onClick: () => {
      if (reason === null) deed();
    },
  });
  return (
    <section class="siege-deeds" aria-label={SIEGE_ROOM.deeds}>
      <button type="button" class="button button-gold" {...unless(unfinished, ask.roll)}>
        <Icon name="rolling-dices" />
        {siege.sheet.value === null ? SIEGE_ROOM.roll : SIEGE_ROOM.rollAgain}
      </button>
      <button type="button" class="button" {...unless(unfinished, ask.watch)}>
        <Icon name="play-button" />
        {SIEGE_ROOM.watch}
      </button>
      <button type="button" class="button" {...unless(whyNot, ask.fight)}>
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
