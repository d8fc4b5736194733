/** Cases 17.4, 8.37 and 2.9: the odds of a spell and of a rally. */
import type { ActionOf } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import { isNear, rallyRating } from '../../../engine/facts/whoRallies.ts';
import { spellChance, spellRow } from '../../../engine/facts/spells.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ODDS } from '../../../i18n/oddsWords.ts';
import { SPELL_NAMES, SPELL_NOTES } from '../../../i18n/words.ts';
import type { RollOdds } from '../../store/model.ts';
import { rallyTotals } from '../../../rulebook/charts/8.37-rally.ts';
import { RALLY_TRIES, SELF_RALLY_RATING } from '../../../rulebook/house.ts';
import { pieceIn, pieceName, plainName } from '../../words/names.ts';
import { blank, modifierLines } from './parts.ts';

/** The card of a spell: its row, the points as its column, and what it does (2.12, 17.4). */
export function spellCard(battle: Battle, state: GameState, action: ActionOf<'Cast'>): RollOdds {
  const { caster, spell, points, target } = action;
  const words = { caster: plainName(battle, caster), spell: SPELL_NAMES[spell] };
  const title =
    target === null
      ? fill(ODDS.casts, words)
      : fill(ODDS.castsOn, { ...words, target: plainName(battle, target) });
  return {
    ...blank(battle, state, action),
    title,
    cite: '2.12.1',
    chart: '17.4',
    row: spellRow(battle, state, action),
    column: String(points),
    dice: 2,
    totals: spellChance(battle, state, action),
    notes: [
      { text: SPELL_NOTES[spell], cite: '2.12' },
      { text: fill(ODDS.spent, { points, all: state.pieces[caster]!.magic }), cite: '2.12.1' },
    ],
  };
}

/** The card of a leader who rallies a unit, on the row of his rating (2.9.1, 2.9.2). */
export function rallyCard(battle: Battle, state: GameState, action: ActionOf<'Rally'>): RollOdds {
  const { leader, unit } = action;
  const { rating, modifiers } = rallyRating(battle, state, leader);
  const near = isNear(state, leader, unit);
  return {
    ...onRow(battle, state, action, rating),
    title: fill(ODDS.rallies, {
      leader: pieceName(battle, state, leader),
      unit: pieceName(battle, state, unit),
    }),
    cite: '2.9.1',
    modifiers: modifierLines(modifiers),
    notes: [
      ...(near ? [{ text: fill(ODDS.nearTries, { all: RALLY_TRIES }), cite: '2.9.1' as const }] : []),
      { text: ODDS.onceTried, cite: '2.9.1' },
    ],
  };
}

/** The card of a unit without a leader, on the first row (2.9.3). */
export function selfRallyCard(battle: Battle, state: GameState, action: ActionOf<'RallySelf'>): RollOdds {
  return {
    ...onRow(battle, state, action, SELF_RALLY_RATING),
    title: fill(ODDS.rallySelf, pieceIn('unit', battle, state, action.unit)),
    cite: '2.9.3',
  };
}

function onRow(
  battle: Battle,
  state: GameState,
  action: ActionOf<'Rally' | 'RallySelf'>,
  rating: number,
): Omit<RollOdds, 'title' | 'cite'> {
  return {
    ...blank(battle, state, action),
    chart: '8.37',
    row: String(rating),
    dice: 2,
    totals: rallyTotals(rating),
  };
}
