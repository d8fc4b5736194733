/** What every card of odds is made of. */
import type { Action } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Modifier } from '../../../engine/facts/modifier.ts';
import type { GameState } from '../../../engine/state.ts';
import { oddsOf } from '../../../game/odds.ts';
import { fill } from '../../../i18n/fill.ts';
import { MODIFIERS } from '../../../i18n/oddsWords.ts';
import { OUTCOMES } from '../../../i18n/words.ts';
import type { Cited, RollOdds, Share } from '../../store/model.ts';
import { withSign } from '../../words/words.ts';

/** What can come of an action, the best for who acts first, with the exact odds of each. */
export function sharesOf(battle: Battle, state: GameState, action: Action): readonly Share[] {
  const { of, outcomes } = oddsOf(battle, state, action);
  return outcomes.map(({ outcome, ways }) => ({ outcome, label: OUTCOMES[outcome], ways, of }));
}

/** A roll of one die without chart or modifiers, to be filled in. */
export function blank(
  battle: Battle,
  state: GameState,
  action: Action,
): Omit<RollOdds, 'title' | 'cite' | 'totals'> {
  const shares = sharesOf(battle, state, action);
  return { type: 'roll', chart: null, row: null, column: null, dice: 1, modifiers: [], notes: [], shares };
}

/** Modifiers as sentences with their cases. */
export function modifierLines(modifiers: readonly Modifier[]): readonly Cited[] {
  return modifiers.map(({ what, delta, cite }) => ({
    text: fill(MODIFIERS[what], { delta: withSign(delta), by: Math.abs(delta) }),
    cite,
  }));
}
