/** What a combat card does when its turn comes. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { opponent, type Seat } from '../brief/brief.ts';
import type { Nation } from '../figures.ts';
import { sumOf, unitsOf } from '../armies.ts';
import { partsOfOption, slayFigure, withoutCharacter } from './casualties.ts';
import { effectsOf, type Act } from './choices.ts';
import type { Effect } from './combatCards.ts';
import { companionsWithLeadership, heirIn } from './conditions.ts';
import { characterOf } from '../facts.ts';
import {
  companionsOf,
  extraVolley,
  leadership,
  leadershipOf,
  nazgulLeadership,
  targetOf,
} from './leadership.ts';
import {
  type BattleEvent,
  type BattleState,
  type Setting,
  type BattleSide,
  type BattleStep,
  type Sway,
} from './terms.ts';

/** What an effect does: another state, and what is to be done before anything else. */
interface Done {
  readonly state: BattleState;
  readonly first: readonly BattleStep[];
  readonly events: readonly BattleEvent[];
}

/** Lets a card act, with what its player chose. */
export function letCardAct(setting: Setting, before: BattleState, act: Act, choice: string | null): Done {
  const { seat, title } = act;
  const events: BattleEvent[] = [{ type: 'CardActed', seat, title, choice }];
  let state = before;
  const first: BattleStep[] = [];
  for (const effect of effectsOf(act)) {
    const done = apply(setting, state, seat, effect, choice);
    state = done.state;
    first.push(...done.first);
    events.push(...done.events);
  }
  return { state, first, events };
}

function apply(
  setting: Setting,
  state: BattleState,
  seat: Seat,
  effect: Effect,
  choice: string | null,
): Done {
  const enemy = opponent(seat);
  const own = state.sway[seat];
  const only = (next: BattleState): Done => ({ state: next, first: [], events: [] });
  const queue = (...first: readonly BattleStep[]): Done => ({ state, first, events: [] });
  switch (effect.type) {
    case 'sway':
      return only(swayedBy(state, seat, effect));
    case 'give up nazgul':
      return only(swaySeat(state, seat, { nazgulSpent: own.nazgulSpent + effect.leadership }));
    case 'dread': {
      const given = swaySeat(state, seat, { nazgulSpent: own.nazgulSpent + Number(choice) });
      return only(swaySeat(given, enemy, { fewer: state.sway[enemy].fewer + Number(choice) }));
    }
    case 'brave stand':
      return only(
        swaySeat(state, enemy, { fewer: state.sway[enemy].fewer + companionsOf(state, seat).length }),
      );
    case 'most dice':
      return only(swaySeat(state, enemy, { most: Math.min(state.sway[enemy].most, effect.dice) }));
    case 'turn a miss':
      if (choice === null) return only(state);
      return only(swaySeat(state, seat, { turned: own.turned + 1, spent: [...own.spent, choice] }));
    case 'turn misses of the heir':
      return only(heirTurns(state, seat));
    case 'confuse':
      return only(swaySeat(state, enemy, { confused: true }));
    case 'silence':
      if (choice === null) return only(state);
      return only(swaySeat(state, enemy, { silenced: [...state.sway[enemy].silenced, choice] }));
    case 'stench':
      if (nazgulLeadership(state, seat) < leadership(setting, state, enemy)) return only(state);
      return only(swaySeat(state, enemy, { noReroll: true }));
    case 'if any hit':
      return only(state.tally[seat].hits > 0 ? score(state, seat, effect.more) : state);
    case 'if out-hit':
      return only(state.tally[seat].hits > state.tally[enemy].hits ? score(state, seat, effect.more) : state);
    case 'cancel a hit':
      return only(state.tally[enemy].hits >= 2 ? score(state, enemy, -1) : state);
    case 'heroic death':
      return heroicDeath(state, seat, choice);
    case 'kill by re-roll':
      return kill(state, seat, effect.whom, choice);
    case 'daring': {
      const spent = companionsWithLeadership(state, seat);
      if (spent.length === 0) return only(state);
      return cancelCard(swaySeat(state, seat, { spent: [...own.spent, ...spent] }), enemy);
    }
    case 'bats':
      return state.cards[enemy] === null
        ? only(swaySeat(state, seat, { reroll: own.reroll + 1 }))
        : cancelCard(state, enemy);
    case 'scouts':
      return queue({ type: 'stand', scouts: true });
    case 'extra attack':
      return queue(extraAttack(setting, state, seat, effect));
    case 'own hits':
      return hitsTaken(state, seat, effect, Number(choice ?? 0));
    case 'two to one': {
      const enough = unitsOf(state.sides[seat].army) >= 2 * unitsOf(state.sides[enemy].army);
      return enough
        ? queue({ type: 'losses', seat: enemy, hits: 1 }, { type: 'check', card: null })
        : only(state);
    }
    default:
      return assertNever(effect);
  }
}

function extraAttack(
  setting: Setting,
  state: BattleState,
  seat: Seat,
  effect: Extract<Effect, { readonly type: 'extra attack' }>,
): BattleStep {
  const dice =
    effect.dice === 'leadership'
      ? leadership(setting, state, seat)
      : effect.dice === 'elites'
        ? sumOf(state.sides[seat].army.figures, 'elite')
        : effect.dice;
  const purpose = effect.after ? 'after-attack' : 'pre-attack';
  return {
    type: 'throw',
    purpose,
    volleys: [extraVolley(seat, dice, effect.hitsOn ?? targetOf(setting, state, seat))],
  };
}

/** Hits that a side takes of its own will, and what they buy. */
function hitsTaken(
  state: BattleState,
  seat: Seat,
  { buys }: Extract<Effect, { readonly type: 'own hits' }>,
  hits: number,
): Done {
  const losses: BattleStep = { type: 'losses', seat, hits };
  if (buys === 'roll') {
    const { roll } = state.sway[seat];
    return { state: swaySeat(state, seat, { roll: roll + hits }), first: [losses], events: [] };
  }
  if (hits === 0) return { state, first: [], events: [] };
  const volleys = [extraVolley(seat, hits, 4)];
  return { state, first: [losses, { type: 'throw', purpose: 'after-attack', volleys }], events: [] };
}

function swaySeat(state: BattleState, seat: Seat, change: Partial<Sway>): BattleState {
  return { ...state, sway: { ...state.sway, [seat]: { ...state.sway[seat], ...change } } };
}

function swayedBy(
  state: BattleState,
  seat: Seat,
  { who, roll = 0, reroll = 0 }: Extract<Effect, { readonly type: 'sway' }>,
): BattleState {
  const seats = who === 'both' ? [seat, opponent(seat)] : [who === 'own' ? seat : opponent(seat)];
  return seats.reduce((sum, one) => {
    const before = sum.sway[one];
    return swaySeat(sum, one, { roll: before.roll + roll, reroll: before.reroll + reroll });
  }, state);
}

function score(state: BattleState, seat: Seat, more: number): BattleState {
  const before = state.tally[seat];
  return {
    ...state,
    tally: { ...state.tally, [seat]: { ...before, hits: Math.max(0, before.hits + more) } },
  };
}

function heirTurns(state: BattleState, seat: Seat): BattleState {
  const id = heirIn(state, seat);
  const heir = id === null ? undefined : characterOf(id);
  if (heir === undefined || leadershipOf(state, seat, heir) === 0) return state;
  const { turned, spent } = state.sway[seat];
  return swaySeat(state, seat, {
    turned: turned + (heir.id === 'aragorn' ? 2 : 1),
    spent: [...spent, heir.id],
  });
}

function cancelCard(state: BattleState, enemy: Seat): Done {
  const title = state.cards[enemy];
  if (title === null) return { state, first: [], events: [] };
  return {
    state: { ...state, cards: { ...state.cards, [enemy]: null } },
    first: [],
    events: [{ type: 'CardCancelled', seat: enemy, title }],
  };
}

function withSide(state: BattleState, seat: Seat, side: BattleSide): BattleState {
  return { ...state, sides: { ...state.sides, [seat]: side } };
}

/** A leader or character of a side dies by a card. */
function fell(state: BattleState, seat: Seat, victim: string): Done {
  const side = state.sides[seat];
  if (!victim.includes(':')) {
    const events: readonly BattleEvent[] = [{ type: 'CharacterFell', seat, id: victim }];
    return { state: withSide(state, seat, withoutCharacter(side, victim)), first: [], events };
  }
  const [what, nation] = partsOfOption(victim) as readonly ['leader' | 'nazgul', Nation];
  return {
    state: withSide(state, seat, slayFigure(side, nation, what)),
    first: [],
    events: [{ type: 'LossTaken', seat, loss: victim }],
  };
}

/** A leader cancels one hit, a companion up to his level. */
function heroicDeath(state: BattleState, seat: Seat, choice: string | null): Done {
  if (choice === null || choice === 'none') return { state, first: [], events: [] };
  const level = characterOf(choice)?.level ?? 1;
  const { state: after, events } = fell(state, seat, choice);
  return { state: score(after, opponent(seat), level === 'flies' ? 0 : -level), first: [], events };
}

/** The hit that kills a minion is spent (Blade of Westernesse); the other cards kill besides. */
function kill(state: BattleState, seat: Seat, whom: string, choice: string | null): Done {
  if (choice === null || choice === 'none') return { state, first: [], events: [] };
  return fell(whom === 'minion' ? score(state, seat, -1) : state, opponent(seat), choice);
}
