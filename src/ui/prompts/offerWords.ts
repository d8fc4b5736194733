/** What stands on the button of an offer. */
import { assertNever } from '../../kernel/assertNever.ts';
import type { ActionOf } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { spellChance } from '../../engine/facts/spells.ts';
import type { GameState } from '../../engine/state.ts';
import { fill } from '../../i18n/fill.ts';
import { SPELL_NAMES, TABLE } from '../../i18n/words.ts';
import { waysOf36 } from '../../lab/waysOf36.ts';
import type { Totals } from '../../rulebook/charts/chart.ts';
import type { AimedAction } from '../orders/deeds.ts';
import type { OfferAbout, Offered } from '../orders/offers.ts';
import { bringsMore } from '../orders/spells.ts';
import { hexsideWords, pieceName } from '../words/names.ts';
import { pointWords } from '../words/words.ts';
import { confirmLabel } from './orderWords.ts';

/** A choice offered with the selected unit: push the engine, show the range of its bows. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly pressed: boolean;
}

/** Offers as buttons; those that would be called the same, as two Nazgûl in one hex, are numbered. */
export function labelOffers(battle: Battle, state: GameState, offers: readonly Offered[]): readonly Offer[] {
  const labels = offers.map(({ about }) => offerLabel(battle, state, about));
  return offers.map(({ id, pressed }, at) => {
    const label = labels[at]!;
    const same = (one: string): boolean => one === label;
    const number = labels.slice(0, at + 1).filter(same).length;
    return { id, label: labels.filter(same).length > 1 ? `${label} (${number})` : label, pressed };
  });
}

/** An offer in words. */
export function offerLabel(battle: Battle, state: GameState, about: OfferAbout): string {
  const nameOf = (piece: PieceId): string => pieceName(battle, state, piece);
  switch (about.type) {
    case 'hold':
      return TABLE.holdGround;
    case 'stand':
      return TABLE.standFast;
    case 'accept':
    case 'decline':
      return TABLE[about.type];
    case 'along':
      return fill(TABLE.along, { who: nameOf(about.piece) });
    case 'push':
      return fill(TABLE.push, { engine: nameOf(about.piece) });
    case 'target':
      return fill(TABLE.onTarget, { who: nameOf(about.piece) });
    case 'place':
    case 'bring':
      return waitingLabel(nameOf(about.piece), about);
    case 'aim':
      return aimLabel(battle, state, about.action);
    case 'spell':
      return SPELL_NAMES[about.spell];
    case 'points':
      return pointsLabel(battle, state, about.cast);
    default:
      return assertNever(about);
  }
}

function waitingLabel(who: string, { type, count }: Extract<OfferAbout, { readonly count: number }>): string {
  const [one, several] =
    type === 'place' ? [TABLE.place, TABLE.placeSeveral] : [TABLE.bringIn, TABLE.bringInSeveral];
  return fill(count === 1 ? one : several, { who, count });
}

/** Points with their chance on the chart, and with what they bring where more points bring more (17.4, 2.12.9). */
function pointsLabel(battle: Battle, state: GameState, cast: ActionOf<'Cast'>): string {
  const { spell, points } = cast;
  const more = bringsMore(spell) ? [fill(TABLE.grondPhases, { points })] : [];
  return [pointWords(points), chanceWords(spellChance(battle, state, cast)), ...more].join(' · ');
}

function chanceWords(totals: Totals | 'A'): string {
  if (totals === 'A') return TABLE.certain;
  return fill(TABLE.chance, { percent: Math.round((100 * waysOf36(totals, 2)) / 36) });
}

/** "Strike: wall 1213/1312". */
function aimLabel(battle: Battle, state: GameState, deed: AimedAction): string {
  const verb = confirmLabel(battle, state, deed, null) ?? '';
  if ('hexside' in deed) return `${verb}: ${hexsideWords(battle, deed.hexside)}`;
  const target = targetOf(deed);
  return target === null ? verb : `${verb}: ${pieceName(battle, state, target)}`;
}

function targetOf(deed: AimedAction): PieceId | null {
  if ('target' in deed) return deed.target;
  if (deed.type === 'Melee') return deed.defender;
  return deed.type === 'Rally' ? deed.unit : null;
}
