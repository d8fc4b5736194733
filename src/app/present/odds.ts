/** The odds of an order before it is given: row and column, every modifier with its case, the whole distribution. */
import type { Action, ActionOf } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import { attackOf, type Blow } from '../../engine/facts/strength.ts';
import { bombardChance, breachChance } from '../../engine/facts/siegeWeapons.ts';
import { engineKind, unitKind } from '../../engine/facts/pieces.ts';
import { workOn } from '../../engine/facts/works.ts';
import type { GameState } from '../../engine/state.ts';
import { oddsOf } from '../../game/odds.ts';
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { span } from '../../kernel/span.ts';
import { weaponAt, type Work as Column } from '../../rulebook/charts/16.3-breach.ts';
import { rallyTotals } from '../../rulebook/charts/8.37-rally.ts';
import {
  BOMBARD_AT_GROND,
  BOMBARD_AT_NIGHT,
  SELF_RALLY_RATING,
  THROW_DOWN_FROM,
} from '../../rulebook/house.ts';
import { isNight } from '../../engine/facts/phase.ts';
import type { Cited, OddsCard, RollOdds, Share } from '../../panels/model.ts';
import { fill } from '../../i18n/fill.ts';
import { MODIFIERS, OUTCOMES } from '../../i18n/words.ts';
import { signed } from '../words.ts';
import { hexsideWords, pieceName, workName } from './names.ts';

/** The card of an order that rolls dice, or null. */
export function oddsCard(battle: Battle, state: GameState, action: Action): OddsCard | null {
  switch (action.type) {
    case 'Fire':
      return attackCard(battle, state, action, {
        manner: 'fire',
        attacker: action.shooter,
        defender: action.target,
      });
    case 'Melee':
      return attackCard(battle, state, action, { manner: 'melee', ...action });
    case 'Breach':
      return breachCard(battle, state, action);
    case 'Bombard':
      return bombardCard(battle, state, action);
    case 'ThrowDown':
      return {
        ...blank(battle, state, action),
        title: `Throw down the ladder at ${hexsideWords(battle, action.hexside)}`,
        cite: '2.11.4',
        totals: span(THROW_DOWN_FROM, 6),
      };
    case 'RallySelf':
      return {
        ...blank(battle, state, action),
        title: `Rally ${pieceName(battle, state, action.unit)}`,
        cite: '8.37',
        chart: '8.37',
        row: String(SELF_RALLY_RATING),
        dice: 2,
        totals: rallyTotals(SELF_RALLY_RATING),
      };
    default:
      return null;
  }
}

function sharesOf(battle: Battle, state: GameState, action: Action): readonly Share[] {
  const { of, outcomes } = oddsOf(battle, state, action);
  return outcomes.map(({ outcome, ways }) => ({ outcome, label: OUTCOMES[outcome], ways, of }));
}

/** A roll of one die without chart or modifiers, to be filled in. */
function blank(
  battle: Battle,
  state: GameState,
  action: Action,
): Omit<RollOdds, 'title' | 'cite' | 'totals'> {
  const shares = sharesOf(battle, state, action);
  return { type: 'roll', chart: null, row: null, column: null, dice: 1, modifiers: [], shares };
}

function attackCard(battle: Battle, state: GameState, action: Action, blow: Blow): OddsCard | null {
  const attack = attackOf(battle, state, blow);
  if (attack === null) return null;
  const { strength, armour, morale, automatic } = attack;
  const modifiers = attack.modifiers.map(({ what, delta, cite }): Cited => ({
    text: fill(MODIFIERS[what], { delta: signed(delta) }),
    cite,
  }));
  return {
    type: 'attack',
    attacker: pieceName(battle, state, blow.attacker),
    defender: pieceName(battle, state, blow.defender),
    manner: blow.manner,
    strength,
    armour,
    morale,
    automatic,
    modifiers,
    shares: sharesOf(battle, state, action),
  };
}

const COLUMNS = {
  wall: 'Wall',
  tower: 'Tower',
  gate: 'Gate',
  'main-gate': 'Main Gate',
} as const satisfies Record<string, Column>;

function breachCard(battle: Battle, state: GameState, action: ActionOf<'Breach'>): OddsCard | null {
  const here = workOn(battle, action.hexside);
  const kind = engineKind(battle, action.engine);
  if (here === null || kind === null) return null;
  const chance = breachChance(battle, state, action.engine, kind, here.work);
  if ('code' in chance) return null;
  const range = distance(battle.board, state.pieces[action.engine]!.at as HexId, here.work.inner);
  return {
    ...blank(battle, state, action),
    title: `${pieceName(battle, state, action.engine)} at ${workName(battle, here.id)}`,
    cite: '16.3',
    chart: '16.3',
    row: kind.weapon === 'grond' ? 'Grond' : weaponAt(range),
    column: COLUMNS[here.work.kind],
    dice: 2,
    totals: chance,
  };
}

function bombardCard(battle: Battle, state: GameState, action: ActionOf<'Bombard'>): OddsCard | null {
  const chance = bombardChance(battle, state, action.engine, action.target);
  if (typeof chance !== 'number') return null;
  const modifiers: Cited[] = [];
  if (isNight(battle, state)) modifiers.push({ text: `night -${BOMBARD_AT_NIGHT}`, cite: '2.11.6' });
  const atGrond =
    unitKind(battle, action.target) === null && engineKind(battle, action.target)?.weapon === 'grond';
  if (atGrond) modifiers.push({ text: `Grond -${BOMBARD_AT_GROND}`, cite: '2.11.6' });
  return {
    ...blank(battle, state, action),
    title: `${pieceName(battle, state, action.engine)} at ${pieceName(battle, state, action.target)}`,
    cite: '2.11.6',
    totals: span(1, chance),
    modifiers,
  };
}
