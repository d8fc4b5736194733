/** Who leads, and with how many dice an army fights (B2, B3, B5). */
import { characterOf, type Character } from '../facts.ts';
import type { Both, NationCounts, Seat } from '../brief/brief.ts';
import type { Nation } from '../figures.ts';
import { countOf, nationsIn, sumOf, unitsOf } from '../armies.ts';
import type { BattleState, Setting, BattleSide, Sway } from './terms.ts';
import { lowestHit, type Volley } from './volley.ts';

/** The most dice of a roll, and of a re-roll (B2, B3). */
const MOST_DICE = 5;
const WITCH_KING = 'witch-king';

/** What of a battle decides who leads: its armies, and what was given up or silenced. */
export interface Led {
  readonly sides: Both<Pick<BattleSide, 'army' | 'cowed' | 'spent'>>;
  readonly sway: Both<Pick<Sway, 'nazgulSpent' | 'silenced' | 'spent'>>;
}

/** The characters of a side who fight and are not silenced. */
export function fightersOf(state: Led, seat: Seat): readonly Character[] {
  const { army } = state.sides[seat];
  return army.characters
    .filter((id) => !state.sway[seat].silenced.includes(id))
    .flatMap((id) => characterOf(id) ?? []);
}

/** The companions who fight; Gandalf the White and Aragorn are of them, Gollum and the Ring-bearers are not. */
export function companionsOf(state: Led, seat: Seat): readonly Character[] {
  return fightersOf(state, seat).filter(
    (one) => one.side === 'free' && one.level !== 0 && one.leadership > 0,
  );
}

/** The minions who fight. */
export function minionsOf(state: BattleState, seat: Seat): readonly Character[] {
  return fightersOf(state, seat).filter(({ side }) => side === 'shadow');
}

/** Leadership of a character that is still to be had this round. */
export function leadershipOf(state: Led, seat: Seat, { id, leadership }: Character): number {
  const given = state.sides[seat].spent.includes(id) || state.sway[seat].spent.includes(id);
  return given || (id === WITCH_KING && state.sides[seat].cowed) ? 0 : leadership;
}

/** Leadership of the Nazgûl that is still to be had this round; the Witch-king counts as one of them. */
export function nazgulLeadership(state: Led, seat: Seat): number {
  const { army, cowed } = state.sides[seat];
  if (cowed) return 0;
  const king = fightersOf(state, seat).find(({ id }) => id === WITCH_KING);
  const led = king === undefined ? 0 : leadershipOf(state, seat, king);
  return Math.max(0, sumOf(army.figures, 'nazgul') + led - state.sway[seat].nazgulSpent);
}

/** Elites that lead while Saruman is in play: of Isengard; of the Southrons too by the guide, or with three or four players (difference 13). */
export function leadingElites(
  { saruman, rules, players }: Pick<Setting, 'saruman' | 'rules' | 'players'>,
  figures: NationCounts,
): number {
  if (!saruman) return 0;
  const nations: readonly Nation[] =
    rules === 'guide' || players > 2 ? ['isengard', 'southrons'] : ['isengard'];
  return nations.reduce((sum, nation) => sum + countOf(figures, nation, 'elite'), 0);
}

/** L: the leadership of a side in this round (B3). */
export function leadership(
  setting: Pick<Setting, 'saruman' | 'rules' | 'players'>,
  state: Led,
  seat: Seat,
): number {
  const led = fightersOf(state, seat)
    .filter(({ id }) => id !== WITCH_KING)
    .reduce((sum, one) => sum + leadershipOf(state, seat, one), 0);
  const { figures } = state.sides[seat].army;
  const leaders = sumOf(figures, 'leader') + leadingElites(setting, figures);
  return leaders + led + nazgulLeadership(state, seat);
}

/** The face a side needs before modifiers (B5): 6 against a hold, and against a city or fortification in round 1; else 5. */
export function targetOf(
  { mode, ground }: Setting,
  { round }: Pick<BattleState, 'round'>,
  seat: Seat,
): number {
  if (seat === 'defender') return 5;
  return mode === 'assault' || (mode === 'field' && ground === 'city' && round === 1) ? 6 : 5;
}

/** The dice of a combat roll (B2): one for each unit and each character who adds one, at most five; cards take some away, never the last. */
function diceOf({ fewer }: Setting, state: BattleState, seat: Seat): number {
  const bonus = fightersOf(state, seat).reduce((sum, one) => sum + one.combatStrengthBonus, 0);
  const full = Math.min(MOST_DICE, unitsOf(state.sides[seat].army) + bonus);
  const sway = state.sway[seat];
  return Math.min(full, sway.most, Math.max(1, full - sway.fewer - fewer[seat]));
}

/** The combat roll of a side with everything that sways it. */
export function combatVolley(setting: Setting, state: BattleState, seat: Seat): Volley {
  const target = targetOf(setting, state, seat);
  const { roll, reroll, noReroll, turned, confused } = state.sway[seat];
  return {
    seat,
    dice: diceOf(setting, state, seat),
    hitsOn: lowestHit(target, roll),
    rerolls: noReroll ? 0 : Math.min(MOST_DICE, leadership(setting, state, seat)),
    rerollHitsOn: lowestHit(target, reroll),
    turned,
    confused,
  };
}

/** An extra attack from a card (B11): no re-roll and no modifier. */
export function extraVolley(seat: Seat, dice: number, hitsOn: number): Volley {
  const most = Math.min(MOST_DICE, dice);
  return { seat, dice: most, hitsOn, rerolls: 0, rerollHitsOn: hitsOn, turned: 0, confused: false };
}

/** Whether an army has an elite of one of these nations, or of any. */
export function hasElite(state: BattleState, seat: Seat, nations?: readonly Nation[]): boolean {
  const { figures } = state.sides[seat].army;
  return (nations ?? nationsIn(figures)).some((nation) => countOf(figures, nation, 'elite') > 0);
}
