/** The 38 combat cards: when each may be played, and what it does; titles, sides and initiatives are facts. */
import { COMBAT_CARDS, type CombatCard } from '../facts.ts';

/** What must hold for a card to be played. */
export type CardCondition =
  | 'none'
  | 'fellowship'
  | 'hobbit'
  | 'companion'
  | 'gandalf'
  | 'strider or aragorn'
  | 'leader or companion'
  | 'defence of rohan'
  | 'defence of a free nation'
  | 'defence in the field'
  | 'elite'
  | 'southron elite'
  | 'nazgul'
  | 'nazgul leadership'
  | 'nazgul leadership 2'
  | 'defence near moria'
  | 'isengard against a hold';

/** What a card does when it acts. */
export type Effect =
  | {
      readonly type: 'sway';
      readonly who: 'own' | 'enemy' | 'both';
      readonly roll?: number;
      readonly reroll?: number;
    }
  | { readonly type: 'give up nazgul'; readonly leadership: number }
  | { readonly type: 'dread' }
  | { readonly type: 'brave stand' }
  | { readonly type: 'most dice'; readonly dice: number }
  | { readonly type: 'turn a miss' }
  | { readonly type: 'turn misses of the heir' }
  | { readonly type: 'confuse' }
  | { readonly type: 'if any hit'; readonly more: number }
  | { readonly type: 'if out-hit'; readonly more: number }
  | { readonly type: 'cancel a hit' }
  | { readonly type: 'heroic death' }
  | { readonly type: 'kill by re-roll'; readonly whom: 'minion' | 'nazgul or minion' | 'leader or companion' }
  | {
      readonly type: 'extra attack';
      readonly after: boolean;
      readonly dice: 'leadership' | 'elites' | number;
      readonly hitsOn: number | null;
    }
  | { readonly type: 'own hits'; readonly most: number; readonly buys: 'roll' | 'dice on 4' }
  | { readonly type: 'two to one' }
  | { readonly type: 'daring' }
  | { readonly type: 'bats' }
  | { readonly type: 'scouts' }
  | { readonly type: 'stench' }
  | { readonly type: 'silence' };

/** A card: its condition, and what it does at each of its initiatives. */
export interface CardRule {
  readonly condition: CardCondition;
  readonly effects: readonly (readonly Effect[])[];
}

const own = (roll: number, reroll = 0): Effect => ({ type: 'sway', who: 'own', roll, reroll });
const rule = (condition: CardCondition, ...effects: readonly Effect[]): CardRule => ({
  condition,
  effects: [effects],
});

/** What every title does, in the order of its initiatives. */
export const CARD_RULES: Readonly<Record<string, CardRule>> = {
  'It Is a Gift': rule('fellowship', own(1, 1)),
  'Blade of Westernesse': rule('hobbit', { type: 'kill by re-roll', whom: 'minion' }),
  'Mighty Attack': rule('companion', { type: 'turn a miss' }),
  'Servant of the Secret Fire': rule('gandalf', own(1)),
  Andúril: rule('strider or aragorn', { type: 'turn misses of the heir' }),
  'Heroic Death': rule('leader or companion', { type: 'heroic death' }),
  'Daring Defiance': rule('companion', { type: 'daring' }),
  'Fateful Strike': rule('leader or companion', { type: 'kill by re-roll', whom: 'nazgul or minion' }),
  'Sudden Strike': rule('leader or companion', {
    type: 'extra attack',
    after: false,
    dice: 'leadership',
    hitsOn: null,
  }),
  'Brave Stand': rule('companion', { type: 'brave stand' }),
  "Ents' Rage": rule('defence of rohan', own(2)),
  'Huorn-dark': rule('defence of rohan', { type: 'most dice', dice: 2 }),
  'Nameless Wood': rule('defence of rohan', { type: 'if any hit', more: 2 }),
  Daylight: rule('none', { type: 'most dice', dice: 3 }),
  'No Quarter': rule('none', { type: 'if any hit', more: 1 }),
  'Advantageous Position': rule('defence of a free nation', { type: 'sway', who: 'enemy', roll: -1 }),
  Scouts: rule('defence in the field', { type: 'scouts' }),
  'Shield-wall': rule('none', { type: 'cancel a hit' }),
  Confusion: rule('none', { type: 'confuse' }),
  Charge: rule('elite', { type: 'extra attack', after: false, dice: 'elites', hitsOn: null }),
  Valour: rule('elite', own(1)),
  'One for the Dark Lord': rule('fellowship', own(1, 1)),
  'Cruel as Death': rule('nazgul leadership 2', { type: 'give up nazgul', leadership: 2 }, own(1)),
  'They Are Terrible': rule('nazgul leadership', { type: 'give up nazgul', leadership: 1 }, own(0, 1)),
  'Dread and Despair': rule('nazgul leadership', { type: 'dread' }),
  'Black Breath': rule('nazgul', { type: 'kill by re-roll', whom: 'leader or companion' }),
  'Foul Stench': rule('nazgul leadership', { type: 'stench' }),
  'Words of Power': rule('nazgul', { type: 'silence' }),
  "Durin's Bane": rule('defence near moria', { type: 'extra attack', after: false, dice: 3, hitsOn: 4 }),
  'Devilry of Orthanc': rule('isengard against a hold', own(1)),
  'Deadly Strife': rule('none', { type: 'sway', who: 'both', roll: 2, reroll: 2 }),
  Onslaught: rule('none', { type: 'own hits', most: 4, buys: 'dice on 4' }),
  'Relentless Assault': rule('none', { type: 'own hits', most: 2, buys: 'roll' }),
  'Great Host': rule('none', { type: 'two to one' }),
  Mûmakil: { condition: 'southron elite', effects: [[own(1)], [{ type: 'if out-hit', more: 1 }]] },
  'Swarm of Bats': rule('none', { type: 'bats' }),
  'We Come to Kill': rule('elite', { type: 'extra attack', after: true, dice: 'elites', hitsOn: 5 }),
  'Desperate Battle': rule('none', { type: 'sway', who: 'both', roll: 1, reroll: 1 }),
};

const facts = new Map(COMBAT_CARDS.map((card) => [card.title, card]));

/** The facts of a title. */
export function combatCardOf(title: string): CombatCard | undefined {
  return facts.get(title);
}
