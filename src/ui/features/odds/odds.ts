/** The odds of an order before it is given: row and column, every modifier with its case, the whole distribution. */
import type { Action, ActionOf, ActionType } from '../../../engine/action.ts';
import type { Battle } from '../../../engine/battle.ts';
import { owedNow } from '../../../engine/facts/owed.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ODDS } from '../../../i18n/oddsWords.ts';
import { span } from '../../../kernel/span.ts';
import type { OddsCard } from '../../store/model.ts';
import { CAUGHT_DIES_TO, SLIP_DISRUPTS_TO } from '../../../rulebook/house.ts';
import { pieceIn } from '../../words/names.ts';
import { attackCard, oilCard } from './attack.ts';
import { duelCard } from './duel.ts';
import { rallyCard, selfRallyCard, spellCard } from './leaders.ts';
import { blank } from './parts.ts';
import { bombardCard, breachCard, headCard, throwDownCard } from './works.ts';

type Card<T extends ActionType> = (battle: Battle, state: GameState, action: ActionOf<T>) => OddsCard | null;

/** The kinds of orders that roll dice, or may. */
const CARDS: { readonly [T in ActionType]?: Card<T> } = {
  Fire: (battle, state, action) =>
    attackCard(battle, state, action, {
      manner: 'fire',
      attacker: action.shooter,
      defender: action.target,
    }),
  Melee: (battle, state, action) => attackCard(battle, state, action, { manner: 'melee', ...action }),
  StandFast: (battle, state, action) => {
    const owed = owedNow(state, 'slip');
    if (owed === null) return null;
    const blow = { manner: 'melee', attacker: owed.attacker, defender: action.unit } as const;
    return attackCard(battle, state, action, blow);
  },
  Pour: oilCard,
  Challenge: (battle, state, action) => duelCard(battle, state, action, action.personage, action.target),
  AcceptDuel: (battle, state, action) => {
    const owed = owedNow(state, 'duel');
    return owed === null ? null : duelCard(battle, state, action, owed.challenger, action.personage);
  },
  Cast: spellCard,
  Rally: rallyCard,
  RallySelf: selfRallyCard,
  Breach: breachCard,
  Bombard: bombardCard,
  ThrowDown: throwDownCard,
  ThrowHead: headCard,
  Move: catchCard,
  Advance: catchCard,
  SlipAway: (battle, state, action) => ({
    ...blank(battle, state, action),
    title: fill(ODDS.slips, pieceIn('unit', battle, state, action.unit)),
    cite: '2.8.6',
    totals: span(SLIP_DISRUPTS_TO + 1, 6),
    notes: [{ text: ODDS.slipNote, cite: '2.8.6' }],
  }),
};

/** The card of an order that rolls dice, or null. The cast: the compiler cannot correlate the two unions. */
export function oddsCard(battle: Battle, state: GameState, action: Action): OddsCard | null {
  const card = CARDS[action.type] as Card<ActionType> | undefined;
  return card?.(battle, state, action) ?? null;
}

/** The card of the decision that is owed, where an answer rolls dice: a duel to accept, an attack to stand (2.18.4). */
export function owedCard(battle: Battle, state: GameState): OddsCard | null {
  const owed = state.owed[0];
  if (owed?.type === 'duel') return oddsCard(battle, state, { type: 'AcceptDuel', personage: owed.unit });
  return owed?.type === 'slip' ? oddsCard(battle, state, { type: 'StandFast', unit: owed.unit }) : null;
}

/** Who enters a hex may catch personages who are alone there (2.20.6); null where nobody is. */
function catchCard(battle: Battle, state: GameState, action: ActionOf<'Move' | 'Advance'>): OddsCard | null {
  const card = blank(battle, state, action);
  if (card.shares.every(({ outcome }) => outcome === 'nothing')) return null;
  return {
    ...card,
    title: fill(ODDS.caught, pieceIn('unit', battle, state, action.unit)),
    cite: '2.20.6',
    totals: span(1, CAUGHT_DIES_TO),
    notes: [{ text: ODDS.caughtNote, cite: '2.20.6' }],
  };
}
