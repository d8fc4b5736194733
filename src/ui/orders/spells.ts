/** Cases 2.12 and 17.4: a spell, its points and its target, chosen one after the other. */
import type { ActionOf } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { deedsOf } from './deeds.ts';
import type { Selection } from './intent.ts';
import type { OfferAbout, Offered } from './offers.ts';

type Cast = ActionOf<'Cast'>;

/** One offer a spell that the chosen leader can cast; for the one he aims at, its points and whom it may strike. */
export function spellOffers(battle: Battle, state: GameState, { piece, aim }: Selection): readonly Offered[] {
  if (piece === null) return [];
  const casts = deedsOf(battle, state, piece).filter((deed) => deed.type === 'Cast');
  const aimed = aim?.type === 'Cast' ? aim : null;
  const spells = [...new Set(casts.map(({ spell }) => spell))];
  const offers = spells.map((spell) => {
    const cheapest = casts.find((cast) => cast.spell === spell)!;
    return offer(`spell-${spell}`, { type: 'spell', spell }, cheapest, aimed?.spell === spell);
  });
  return aimed === null ? offers : [...offers, ...pointOffers(casts, aimed), ...targetOffers(casts, aimed)];
}

function offer(id: string, about: OfferAbout, action: Cast, pressed: boolean): Offered {
  return { id, about, pressed, does: { type: 'aim', action } };
}

/** Each number of points that may be spent (17.4, 2.12.9). */
function pointOffers(casts: readonly Cast[], aimed: Cast): readonly Offered[] {
  return casts
    .filter(({ spell, target }) => spell === aimed.spell && target === aimed.target)
    .map((cast) =>
      offer(`points-${cast.points}`, { type: 'points', cast }, cast, cast.points === aimed.points),
    );
}

/** Whether more points bring more of a spell, and not a better chance alone (2.12.9). */
export function bringsMore(spell: Cast['spell']): boolean {
  return spell === 'activate-grond';
}

function targetOffers(casts: readonly Cast[], aimed: Cast): readonly Offered[] {
  const same = casts.filter(({ spell, points }) => spell === aimed.spell && points === aimed.points);
  return same.flatMap((cast) =>
    cast.target === null
      ? []
      : [
          offer(
            `target-${cast.target}`,
            { type: 'target', piece: cast.target },
            cast,
            cast.target === aimed.target,
          ),
        ],
  );
}
