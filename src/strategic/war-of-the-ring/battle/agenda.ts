/** The agenda of a battle: what happens by itself between one decision and the next (B6). */
import { assertNever } from '../../../kernel/assertNever.ts';
import { opponent, type Both, type Seat } from '../brief/brief.ts';
import { letCardAct } from './acts.ts';
import { unitsOf } from '../armies.ts';
import { sweepSide } from './casualties.ts';
import { choicesOf } from './choices.ts';
import { combatCardOf } from './combatCards.ts';
import { eventActed, eventChoices, sparedBy } from './events.ts';
import { combatVolley } from './leadership.ts';
import { whyNoAttack } from './rearguard.ts';
import {
  UNSWAYED,
  type BattleState,
  type Ending,
  type Moved,
  type Setting,
  type BattleStep,
} from './terms.ts';
import { NO_TALLY } from './volley.ts';

/** The seats, the attacker first. */
export const SEATS: readonly Seat[] = ['attacker', 'defender'];

const NO_TALLIES: Both<typeof NO_TALLY> = { attacker: NO_TALLY, defender: NO_TALLY };

/** The steps of a round up to the cards; by the guide both declare before either chooses (difference 8). */
export function roundSteps({ rules, mode }: Setting): readonly BattleStep[] {
  const stand: readonly BattleStep[] = mode === 'assault' ? [] : [{ type: 'stand', scouts: false }];
  const declared = rules === 'guide';
  const declares = SEATS.map((seat): BattleStep => ({ type: 'declare', seat }));
  const cards = SEATS.map((seat): BattleStep => ({ type: 'card', seat, declared }));
  return [...stand, ...(declared ? declares : []), ...cards, { type: 'reveal' }];
}

/** The next round: what cards did is over. */
export function nextRound(setting: Setting, state: BattleState, paid: number): Moved {
  const round = state.round + 1;
  const fresh = {
    round,
    paid,
    sway: { attacker: UNSWAYED, defender: UNSWAYED },
    cards: { attacker: null, defender: null },
    tally: NO_TALLIES,
  };
  return {
    state: { ...state, ...fresh, agenda: roundSteps(setting) },
    events: [{ type: 'RoundBegun', round }],
  };
}

/** A battle that is over, and what is still to be settled after it. */
export function endBattle(setting: Setting, state: BattleState, ending: Ending): Moved {
  return {
    state: { ...state, ending, agenda: afterwards(setting, state, ending) },
    events: [{ type: 'BattleEnded', ending }],
  };
}

/** By the guide the garrison is trimmed as it withdraws; by the published rule only when the attacker has come in (difference 16). */
function afterwards({ mode, rules }: Setting, { sides }: BattleState, ending: Ending): readonly BattleStep[] {
  const fromOutside = mode === 'field' || mode === 'relief';
  const advance: readonly BattleStep[] = fromOutside ? [{ type: 'advance' }] : [];
  switch (ending.type) {
    case 'stopped':
      return [];
    case 'broken':
      return ending.who === 'defender' ? advance : [];
    case 'withdrawn':
      return rules === 'guide' ? [garrisonTrim(unitsOf(sides.defender.army)), ...advance] : advance;
    case 'retreated':
      return advance;
    default:
      return assertNever(ending);
  }
}

/** The trim of a garrison to five units (S2). */
export function garrisonTrim(units: number): BattleStep {
  return { type: 'trim', seat: 'defender', excess: Math.max(0, units - 5) };
}

/** Does what is to be done by itself; null when the step at the head is owed by somebody. */
export function doNext(setting: Setting, state: BattleState): Moved | null {
  const step = state.agenda[0];
  if (step === undefined || waits(setting, state, step)) return null;
  const rest = state.agenda.slice(1);
  const next = { ...state, agenda: rest };
  switch (step.type) {
    case 'begin':
      return nextRound(setting, next, state.paid);
    case 'reveal':
      return reveal(setting, next);
    case 'act':
      return turnOf(setting, next, step);
    case 'roll': {
      const volleys = SEATS.map((seat) => combatVolley(setting, state, seat));
      return quiet({ ...next, agenda: [{ type: 'throw', purpose: 'combat', volleys }, ...rest] });
    }
    case 'casualties': {
      const losses = SEATS.map((seat): BattleStep => ({ type: 'losses', seat, hits: hitsOn(state, seat) }));
      return quiet({ ...next, agenda: [...losses, ...rest] });
    }
    case 'losses':
    case 'throw':
    case 'trim':
      return quiet(next);
    case 'check':
      return checkCard(setting, next, step.card);
    case 'event':
      return eventChoices(setting, state, step.seat, step.card).length === 0
        ? eventActed(next, step, null)
        : null;
    case 'rearguard':
      return endBattle(setting, next, { type: 'stopped' });
    case 'white-rider':
    case 'stand':
    case 'declare':
    case 'card':
    case 'choose':
    case 'go-on':
    case 'advance':
      return null;
    default:
      return assertNever(step);
  }
}

/** Whether a step waits for a player or for dice: the rearguard only if there is still an attack (an event may have killed it), losses only while there are hits and units to bear them, a throw only with dice. */
function waits(setting: Setting, { sides }: BattleState, step: BattleStep): boolean {
  switch (step.type) {
    case 'losses':
      return step.hits > 0 && unitsOf(sides[step.seat].army) > 0;
    case 'throw':
      return step.volleys.some(({ dice }) => dice > 0);
    case 'trim':
      return step.excess > 0;
    case 'act':
    case 'begin':
    case 'reveal':
    case 'roll':
    case 'casualties':
    case 'check':
    case 'event':
      return false;
    case 'rearguard':
      return whyNoAttack(setting, sides.attacker.army) === null;
    case 'white-rider':
    case 'stand':
    case 'declare':
    case 'card':
    case 'choose':
    case 'go-on':
    case 'advance':
      return true;
    default:
      return assertNever(step);
  }
}

function quiet(state: BattleState): Moved {
  return { state, events: [] };
}

/** Hits that a side has to bear: what the enemy scored, and what its own confusion did. */
function hitsOn({ tally }: BattleState, seat: Seat): number {
  return tally[opponent(seat)].hits + tally[seat].own;
}

/**
 * The cards of both sides in the order in which they act: the lower initiative first, the defender's of two equal ones
 * (B6); by the guide the defender's first (difference 9), each before the roll, after the hits or after the casualties.
 */
function reveal({ rules }: Setting, state: BattleState): Moved {
  const played = SEATS.flatMap((seat) => {
    const title = state.cards[seat];
    const card = title === null ? undefined : combatCardOf(title);
    return title === null || card === undefined ? [] : [{ seat, title, initiatives: card.initiatives }];
  });
  const acts = played
    .flatMap(({ seat, title, initiatives }) =>
      initiatives.map((at) => ({ type: 'act' as const, seat, title, at })),
    )
    .sort(
      (a, b) =>
        (rules === 'published' ? a.at - b.at : 0) ||
        (a.seat === b.seat ? a.at - b.at : a.seat === 'defender' ? -1 : 1),
    );
  const within = (from: number, to: number): readonly BattleStep[] =>
    acts.filter(({ at }) => at >= from && at <= to);
  const agenda: readonly BattleStep[] = [
    ...within(0, 4),
    { type: 'roll' },
    ...within(5, 6),
    { type: 'casualties' },
    { type: 'check', card: null },
    ...within(7, 7),
    { type: 'go-on' },
  ];
  const events = played.map(({ seat, title }) => ({ type: 'CardRevealed' as const, seat, title }));
  return { state: { ...state, agenda }, events };
}

/** A card whose turn has come: cancelled, it does nothing; if it asks for a choice, that is owed first. */
function turnOf(
  setting: Setting,
  state: BattleState,
  act: Extract<BattleStep, { readonly type: 'act' }>,
): Moved {
  if (state.cards[act.seat] !== act.title) return quiet(state);
  if (choicesOf(state, act).length > 0) {
    return quiet({ ...state, agenda: [{ ...act, type: 'choose' }, ...state.agenda] });
  }
  const { state: after, first, events } = letCardAct(setting, state, act, null);
  return { state: { ...after, agenda: [...first, ...after.agenda] }, events };
}

/** Whether a side is broken: all its units in the battle are dead, and its leaders and characters with them (B9). */
function checkCard(setting: Setting, state: BattleState, card: string | null): Moved {
  const broken = SEATS.filter((seat) => unitsOf(state.sides[seat].army) === 0);
  const [first] = broken;
  if (first === undefined) return quiet(state);
  const whoIsSpared = (seat: Seat): readonly string[] =>
    card === null ? [] : sparedBy(card, state.sides[seat]);
  const attacker = sweepSide(state, 'attacker', whoIsSpared('attacker'));
  const defender = sweepSide(state, 'defender', whoIsSpared('defender'));
  const sides = { attacker: attacker.side, defender: defender.side };
  const over = endBattle(
    setting,
    { ...state, sides },
    { type: 'broken', who: broken.length > 1 ? 'both' : first },
  );
  return { state: over.state, events: [...attacker.events, ...defender.events, ...over.events] };
}
