/** Cases 2.12 and 17.4: a spell, its points and its target, chosen one after the other. */
import type { ActionOf } from '../../engine/action.ts';
import { spellChance } from '../../engine/facts/spells.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { fill } from '../../i18n/fill.ts';
import { SPELL_NAMES, TABLE } from '../../i18n/words.ts';
import { pieceName } from '../words/names.ts';
import type { Totals } from '../../rulebook/charts/chart.ts';
import { waysOf36 } from '../../lab/waysOf36.ts';
import { pointWords } from '../words/words.ts';
import { deedsOf } from './deeds.ts';
import type { Selection } from './intent.ts';
import type { Offered } from './offers.ts';

type Cast = ActionOf<'Cast'>;

/** One offer a spell that the chosen leader can cast; for the one he aims at, its points and whom it may strike. */
export function spellOffers(battle: Battle, state: GameState, { piece, aim }: Selection): readonly Offered[] {
  if (piece === null) return [];
  const casts = deedsOf(battle, state, piece).filter((deed) => deed.type === 'Cast');
  const aimed = aim?.type === 'Cast' ? aim : null;
  const spells = [...new Set(casts.map(({ spell }) => spell))];
  const offers = spells.map((spell) => {
    const cheapest = casts.find((cast) => cast.spell === spell)!;
    return offer(`spell-${spell}`, SPELL_NAMES[spell], cheapest, aimed?.spell === spell);
  });
  return aimed === null
    ? offers
    : [...offers, ...pointOffers(battle, state, casts, aimed), ...targetOffers(battle, state, casts, aimed)];
}

function offer(id: string, label: string, action: Cast, pressed: boolean): Offered {
  return { id, label, pressed, does: { type: 'aim', action } };
}

/** Each number of points with its chance on the chart, and with what it brings where more points bring more (17.4, 2.12.9). */
function pointOffers(
  battle: Battle,
  state: GameState,
  casts: readonly Cast[],
  aimed: Cast,
): readonly Offered[] {
  return casts
    .filter(({ spell, target }) => spell === aimed.spell && target === aimed.target)
    .map((cast) =>
      offer(
        `points-${cast.points}`,
        [pointWords(cast.points), chanceWords(spellChance(battle, state, cast)), ...effectWords(cast)].join(
          ' · ',
        ),
        cast,
        cast.points === aimed.points,
      ),
    );
}

function chanceWords(totals: Totals | 'A'): string {
  if (totals === 'A') return TABLE.certain;
  return fill(TABLE.chance, { percent: Math.round((100 * waysOf36(totals, 2)) / 36) });
}

function effectWords({ spell, points }: Cast): readonly string[] {
  return bringsMore(spell) ? [fill(TABLE.grondPhases, { points })] : [];
}

/** Whether more points bring more of a spell, and not a better chance alone (2.12.9). */
export function bringsMore(spell: Cast['spell']): boolean {
  return spell === 'activate-grond';
}

function targetOffers(
  battle: Battle,
  state: GameState,
  casts: readonly Cast[],
  aimed: Cast,
): readonly Offered[] {
  const same = casts.filter(({ spell, points }) => spell === aimed.spell && points === aimed.points);
  return same.flatMap((cast) =>
    cast.target === null
      ? []
      : [
          offer(
            `target-${cast.target}`,
            fill(TABLE.onTarget, { who: pieceName(battle, state, cast.target) }),
            cast,
            cast.target === aimed.target,
          ),
        ],
  );
}
