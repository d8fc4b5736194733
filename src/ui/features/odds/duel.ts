/** Cases 7.26, 2.19.5 and 2.20.5: the odds of a duel. */
import type { Action } from '../../../engine/action.ts';
import type { Battle, PieceId } from '../../../engine/battle.ts';
import { duelOf, whyNotDecline } from '../../../engine/facts/duels.ts';
import { hasGift } from '../../../engine/facts/pieces.ts';
import type { Rating } from '../../../engine/facts/ratings.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ODDS } from '../../../i18n/oddsWords.ts';
import type { Cited, DuelOdds, Duellist } from '../../store/model.ts';
import { modifierLines, sharesOf } from './parts.ts';
import { plainName } from '../../words/names.ts';

/** The card of a duel between two personages, for the challenge as for the answer to it. */
export function duelCard(
  battle: Battle,
  state: GameState,
  action: Action,
  attacker: PieceId,
  defender: PieceId,
): DuelOdds {
  const duel = duelOf(battle, state, attacker, defender);
  const personage = plainName(battle, defender);
  const refused = whyNotDecline(battle, state, defender);
  const answer: Cited =
    refused === null
      ? { text: fill(ODDS.mayDecline, { personage }), cite: '2.20.5' }
      : { text: fill(ODDS.mustFight, { personage }), cite: refused.cite };
  return {
    type: 'duel',
    attacker: duellist(battle, duel.attacker),
    defender: duellist(battle, duel.defender),
    difference: duel.difference,
    column: duel.column,
    notes: [
      answer,
      ...prophecy(battle, attacker, defender),
      ...prophecy(battle, defender, attacker),
      { text: ODDS.goesBack, cite: '2.20.8' },
    ],
    shares: sharesOf(battle, state, action),
  };
}

function duellist(battle: Battle, { personage, printed, modifiers, rating }: Rating): Duellist {
  return { name: plainName(battle, personage), printed, modifiers: modifierLines(modifiers), rating };
}

/** A wraith falls to few hands only (2.20.9). */
function prophecy(battle: Battle, wraith: PieceId, foe: PieceId): readonly Cited[] {
  if (!hasGift(battle, wraith, 'wraith') || hasGift(battle, foe, 'slays-wraith')) return [];
  return [{ text: fill(ODDS.wraith, { personage: plainName(battle, wraith) }), cite: '2.20.9' }];
}
