/** Cases 7.41, 7.42 and 2.11.9: the odds of a shot, of a melee and of oil. */
import type { Action, ActionOf } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import { mayBurn } from '../../../engine/facts/flames.ts';
import { ladderOn } from '../../../engine/facts/ladders.ts';
import { defenceMorale } from '../../../engine/facts/morale.ts';
import { armourBelow, targetBelow } from '../../../engine/facts/oil.ts';
import { attackOf, type Blow } from '../../../engine/facts/strength.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ODDS } from '../../../i18n/oddsWords.ts';
import type { AttackOdds, Cited } from '../../store/model.ts';
import { OIL_STRENGTH } from '../../../rulebook/house.ts';
import { pieceName, plainName } from '../../words/names.ts';
import { modifierLines, sharesOf } from './parts.ts';

/** The card of a blow; null where none can be struck. */
export function attackCard(battle: Battle, state: GameState, action: Action, blow: Blow): AttackOdds | null {
  const attack = attackOf(battle, state, blow);
  if (attack === null) return null;
  const { strength, armour, morale, automatic } = attack;
  return {
    type: 'attack',
    attacker: pieceName(battle, state, blow.attacker),
    defender: pieceName(battle, state, blow.defender),
    manner: blow.manner,
    strength,
    armour,
    morale,
    automatic,
    modifiers: modifierLines(attack.modifiers),
    notes: [],
    shares: sharesOf(battle, state, action),
  };
}

/** The card of a pot of oil: strength A on whoever stands below, and what burns besides (2.11.9, 2.11.10). */
export function oilCard(battle: Battle, state: GameState, action: ActionOf<'Pour'>): AttackOdds | null {
  const { cauldron, hexside } = action;
  const below = targetBelow(battle, state, cauldron, hexside);
  if (below === null) return null;
  const { unit, tower } = below;
  const morale = unit === null ? null : defenceMorale(battle, state, unit);
  const armour = armourBelow(battle, state, below);
  const notes: readonly (Cited | null)[] = [
    unit === null ? { text: fill(ODDS.emptyTower, { armour }), cite: '2.11.9' } : null,
    unit !== null && tower !== null
      ? { text: fill(ODDS.towerBurns, { tower: plainName(battle, tower) }), cite: '2.11.9' }
      : null,
    ladderOn(state, hexside) === null ? null : { text: ODDS.ladderBurns, cite: '2.11.9' },
    mayBurn(state, hexside) ? { text: ODDS.lights, cite: '2.11.10' } : null,
    state.pieces[cauldron]!.oil === 1 ? { text: ODDS.lastOil, cite: '2.11.9' } : null,
  ];
  return {
    type: 'attack',
    attacker: ODDS.oil,
    defender: pieceName(battle, state, (unit ?? tower)!),
    manner: 'oil',
    strength: OIL_STRENGTH,
    armour,
    morale: morale?.morale ?? null,
    automatic: false,
    modifiers: modifierLines(morale?.modifiers ?? []),
    notes: notes.filter((note) => note !== null),
    shares: sharesOf(battle, state, action),
  };
}
