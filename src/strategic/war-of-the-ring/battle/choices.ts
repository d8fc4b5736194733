/** What the player of a combat card is asked before it acts. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { opponent, type Seat } from '../brief/brief.ts';
import { countOf, nationsIn, sumOf, unitsOf } from '../armies.ts';
import { CARD_RULES, combatCardOf, type Effect } from './combatCards.ts';
import { companionsWithLeadership } from './conditions.ts';
import { companionsOf, minionsOf, nazgulLeadership } from './leadership.ts';
import type { BattleState, BattleStep } from './terms.ts';

/** A card that acts: who plays it, and at which of its initiatives. */
export type Act = Extract<BattleStep, { readonly type: 'act' }>;

/** The effects of a card at one of its initiatives. */
export function effectsOf({ title, at }: Pick<Act, 'title' | 'at'>): readonly Effect[] {
  const index = combatCardOf(title)?.initiatives.indexOf(at) ?? -1;
  return CARD_RULES[title]?.effects[index] ?? [];
}

/** What the player of a card may choose from before it acts; nothing when it asks for no choice. */
export function choicesOf(state: BattleState, act: Pick<Act, 'seat' | 'title' | 'at'>): readonly string[] {
  return effectsOf(act).flatMap((effect) => choices(state, act.seat, effect));
}

function choices(state: BattleState, seat: Seat, effect: Effect): readonly string[] {
  const enemy = opponent(seat);
  const { again } = state.tally[seat];
  switch (effect.type) {
    case 'dread':
      return numbers(1, nazgulLeadership(state, seat));
    case 'turn a miss':
      return companionsWithLeadership(state, seat);
    case 'silence':
      return companionsOf(state, enemy).map(({ id }) => id);
    case 'own hits':
      return numbers(0, Math.min(effect.most, unitsOf(state.sides[seat].army) - 1));
    case 'heroic death':
      if (state.tally[enemy].hits === 0) return [];
      return ['none', ...leadersOf(state, seat), ...companionsOf(state, seat).map(({ id }) => id)];
    case 'kill by re-roll':
      return again === 0 ? [] : victims(state, enemy, effect.whom, again);
    default:
      return [];
  }
}

function numbers(from: number, to: number): readonly string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index));
}

function leadersOf(state: BattleState, seat: Seat): readonly string[] {
  const { figures } = state.sides[seat].army;
  return nationsIn(figures)
    .filter((nation) => countOf(figures, nation, 'leader') > 0)
    .map((nation) => `leader:${nation}`);
}

/** Whom hits scored by rolling again may kill besides: a minion and a companion only by enough of them. */
function victims(
  state: BattleState,
  enemy: Seat,
  whom: 'minion' | 'nazgul or minion' | 'leader or companion',
  again: number,
): readonly string[] {
  const minions = minionsOf(state, enemy).map(({ id }) => id);
  switch (whom) {
    case 'minion':
      return minions.length === 0 ? [] : ['none', ...minions];
    case 'nazgul or minion': {
      const nazgul = sumOf(state.sides[enemy].army.figures, 'nazgul') > 0 ? ['nazgul:sauron'] : [];
      return [...nazgul, ...(again >= 2 ? minions : [])];
    }
    case 'leader or companion': {
      const within = companionsOf(state, enemy).filter(({ level }) => level !== 'flies' && level <= again);
      return [...leadersOf(state, enemy), ...within.map(({ id }) => id)];
    }
    default:
      return assertNever(whom);
  }
}
