/** Whether a combat card may be played now (the conditions of the cards, and what bars them). */
import { allianceOf, regionOf } from '../facts.ts';
import type { Seat } from '../brief/brief.ts';
import { assertNever } from '../../../kernel/assertNever.ts';
import { countOf, sumOf } from '../armies.ts';
import { CARD_RULES, combatCardOf, type CardCondition } from './combatCards.ts';
import { companionsOf, fightersOf, hasElite, leadershipOf, nazgulLeadership } from './leadership.ts';
import { asKey } from '../../said.ts';
import type { RingSaid } from '../said.ts';
import { combatCardName } from '../wording.ts';
import type { BattleState, Setting } from './terms.ts';

const HOBBITS = ['meriadoc', 'peregrin'];
const GANDALF = ['gandalf-grey', 'gandalf-white'];
const HEIR = ['strider', 'aragorn'];
const ENT_LANDS = ['fangorn', 'orthanc'];

/** Strider or Aragorn, if he fights. */
export function heirIn(state: BattleState, seat: Seat): string | null {
  return fightersOf(state, seat).find(({ id }) => HEIR.includes(id))?.id ?? null;
}

/** Why a side may not play this card now; null when it may. */
export function whyNotPlayable(
  setting: Setting,
  state: BattleState,
  seat: Seat,
  title: string,
): RingSaid | null {
  const named = combatCardName(title);
  const card = combatCardOf(title);
  const held = CARD_RULES[title];
  if (card === undefined || held === undefined || !state.sides[seat].hand.includes(title))
    return { say: 'notInHand', card: named };
  if (card.side !== setting.alliances[seat]) return { say: 'cardAcross', card: named };
  const locked = whyNoCards(setting, state, seat);
  if (locked !== null) return locked;
  const { condition } = held;
  return holds(setting, state, seat, condition)
    ? null
    : { say: 'cardNeeds', card: named, condition: asKey(condition) };
}

/** Why a side has no card at all in this round: Grond and The Fighting Uruk-hai bar the first, Denethor's Folly all. */
export function whyNoCards(setting: Setting, state: BattleState, seat: Seat): RingSaid | null {
  if (setting.alliances[seat] !== 'free') return null;
  if (setting.freeCardsBarred) return { say: 'cardsBarred' };
  const locked = setting.firstRoundLocked && state.round === 1 && companionsOf(state, seat).length === 0;
  return locked ? { say: 'firstRoundBarred' } : null;
}

/** The cards a side may play now. */
export function playableCards(setting: Setting, state: BattleState, seat: Seat): readonly string[] {
  const titles = new Set(state.sides[seat].hand);
  return [...titles].filter((title) => whyNotPlayable(setting, state, seat, title) === null);
}

function holds(setting: Setting, state: BattleState, seat: Seat, condition: CardCondition): boolean {
  const { figures } = state.sides[seat].army;
  const region = regionOf(setting.region);
  const fights = (ids: readonly string[]): boolean =>
    fightersOf(state, seat).some(({ id }) => ids.includes(id));
  switch (condition) {
    case 'none':
      return true;
    case 'fellowship':
      return setting.fellowship;
    case 'hobbit':
      return fights(HOBBITS);
    case 'companion':
      return companionsOf(state, seat).length > 0;
    case 'gandalf':
      return fights(GANDALF);
    case 'strider or aragorn':
      return heirIn(state, seat) !== null;
    case 'leader or companion':
      return sumOf(figures, 'leader') > 0 || companionsOf(state, seat).length > 0;
    case 'defence of rohan':
      return seat === 'defender' && (region?.nation === 'rohan' || ENT_LANDS.includes(setting.region));
    case 'defence of a free nation':
      return seat === 'defender' && isFree(setting.region);
    case 'defence in the field':
      return seat === 'defender' && setting.mode !== 'assault';
    case 'elite':
      return hasElite(state, seat);
    case 'southron elite':
      return hasElite(state, seat, ['southrons']);
    case 'nazgul':
      return sumOf(figures, 'nazgul') > 0 || fights(['witch-king']);
    case 'nazgul leadership':
      return nazgulLeadership(state, seat) >= 1;
    case 'nazgul leadership 2':
      return nazgulLeadership(state, seat) >= 2;
    case 'defence near moria':
      return seat === 'defender' && isNear(setting.region, 'moria');
    case 'isengard against a hold':
      return (
        seat === 'attacker' &&
        setting.mode === 'assault' &&
        countOf(figures, 'isengard', 'regular') + countOf(figures, 'isengard', 'elite') > 0
      );
    default:
      return assertNever(condition);
  }
}

function isFree(region: string): boolean {
  const nation = regionOf(region)?.nation ?? null;
  return nation !== null && allianceOf(nation) === 'free';
}

/** Within two regions, by borders an army may cross. */
function isNear(region: string, goal: string): boolean {
  const next = regionOf(region)?.adjacent ?? [];
  return (
    region === goal ||
    next.includes(goal) ||
    next.some((one) => regionOf(one)?.adjacent.includes(goal) === true)
  );
}

/** Companions of a side whose leadership is still to be given up: never of one that is cancelled already (ruling 3). */
export function companionsWithLeadership(state: BattleState, seat: Seat): readonly string[] {
  return companionsOf(state, seat)
    .filter((one) => leadershipOf(state, seat, one) > 0)
    .map(({ id }) => id);
}
