/** Cases 16.3, 2.11.4, 2.11.6 and 2.11.8: the odds of what engines do, and of a ladder that is thrown down. */
import type { ActionOf } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import { engineKind, standingAt, unitKind } from '../../../engine/facts/pieces.ts';
import { isNight } from '../../../engine/facts/phase.ts';
import { bombardChance, breachChance } from '../../../engine/facts/siegeWeapons.ts';
import { workOn } from '../../../engine/facts/works.ts';
import type { GameState } from '../../../engine/state.ts';
import { distance } from '../../../board/distance.ts';
import { hexName } from '../../../board/hex.ts';
import { fill } from '../../../i18n/fill.ts';
import { ODDS } from '../../../i18n/oddsWords.ts';
import { span } from '../../../kernel/span.ts';
import type { Cited, RollOdds } from '../../store/model.ts';
import { weaponAt, type BreachColumn as Column } from '../../../rulebook/charts/16.3-breach.ts';
import { BOMBARD_AT_GROND, BOMBARD_AT_NIGHT, THROW_DOWN_FROM } from '../../../rulebook/house.ts';
import { hexsideWords, pieceName, workName, plainName } from '../../words/names.ts';
import { blank } from './parts.ts';

const COLUMNS = {
  wall: 'Wall',
  tower: 'Tower',
  gate: 'Gate',
  'main-gate': 'Main Gate',
} as const satisfies Record<string, Column>;

/** The card of an engine that strikes a wall or gate; null where it may not (16.3). */
export function breachCard(battle: Battle, state: GameState, action: ActionOf<'Breach'>): RollOdds | null {
  const here = workOn(battle, action.hexside);
  const kind = engineKind(battle, action.engine);
  if (here === null || kind === null) return null;
  const chance = breachChance(battle, state, action.engine, kind, here.work);
  if ('code' in chance) return null;
  const range = distance(battle.board, standingAt(state, action.engine), here.work.inner);
  return {
    ...blank(battle, state, action),
    title: fill(ODDS.attack, {
      attacker: pieceName(battle, state, action.engine),
      defender: workName(battle, here.id),
    }),
    cite: '16.3',
    chart: '16.3',
    row: kind.weapon === 'grond' ? 'Grond' : weaponAt(range),
    column: COLUMNS[here.work.kind],
    dice: 2,
    totals: chance,
  };
}

/** The card of a catapult that shoots at an engine; null where it may not (2.11.6). */
export function bombardCard(battle: Battle, state: GameState, action: ActionOf<'Bombard'>): RollOdds | null {
  const chance = bombardChance(battle, state, action.engine, action.target);
  if (typeof chance !== 'number') return null;
  const modifiers: Cited[] = [];
  if (isNight(battle, state)) {
    modifiers.push({ text: fill(ODDS.night, { figure: BOMBARD_AT_NIGHT }), cite: '2.11.6' });
  }
  const atGrond =
    unitKind(battle, action.target) === null && engineKind(battle, action.target)?.weapon === 'grond';
  if (atGrond) modifiers.push({ text: fill(ODDS.grond, { figure: BOMBARD_AT_GROND }), cite: '2.11.6' });
  return {
    ...blank(battle, state, action),
    title: fill(ODDS.attack, {
      attacker: pieceName(battle, state, action.engine),
      defender: pieceName(battle, state, action.target),
    }),
    cite: '2.11.6',
    totals: span(1, chance),
    modifiers,
  };
}

/** The card of a ladder that is thrown down (2.11.4). */
export function throwDownCard(battle: Battle, state: GameState, action: ActionOf<'ThrowDown'>): RollOdds {
  return {
    ...blank(battle, state, action),
    title: fill(ODDS.throwDown, { hexside: hexsideWords(battle, action.hexside) }),
    cite: '2.11.4',
    totals: span(THROW_DOWN_FROM, 6),
  };
}

/** The card of a head that is thrown: one die above the distance (2.11.8). */
export function headCard(battle: Battle, state: GameState, action: ActionOf<'ThrowHead'>): RollOdds {
  const far = distance(battle.board, standingAt(state, action.engine), action.hex);
  return {
    ...blank(battle, state, action),
    title: fill(ODDS.head, {
      engine: plainName(battle, action.engine),
      hex: hexName(battle.board, action.hex),
    }),
    cite: '2.11.8',
    totals: span(far + 1, 6),
    modifiers: [{ text: fill(ODDS.headDistance, { distance: far }), cite: '2.11.8' }],
    notes: [
      { text: ODDS.headLands, cite: '2.11.8' },
      { text: fill(ODDS.headGone, { all: state.headSupply }), cite: '2.11.8' },
    ],
  };
}
