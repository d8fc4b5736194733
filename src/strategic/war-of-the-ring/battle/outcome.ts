/** What a battle left: who holds what, and which figures each side has (S4, S5, O1, O2). */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { Both, Seat } from '../brief/brief.ts';
import type { Army } from '../figures.ts';
import { unitsOf } from '../armies.ts';
import type { Said } from '../../said.ts';
import { ring } from '../said.ts';
import type { BattleState, Ending, Setting, BattleSide } from './terms.ts';

/** What became of the region: its settlement taken, a garrison under siege, whoever held it holding it freely, or nobody left to hold it. */
export type Fate = 'captured' | 'besieged' | 'held' | 'empty';

/** The fates as they are told. */
export const FATES: Readonly<Record<Fate, Said>> = {
  captured: ring({ say: 'ringCaptured' }),
  besieged: ring({ say: 'ringBesieged' }),
  held: ring({ say: 'ringHeld' }),
  empty: ring({ say: 'ringEmpty' }),
};

/** The end of a battle. */
export interface BattleOutcome {
  readonly ending: Ending;
  /** Rounds that were fought: not the one in which the defender left before anybody threw. */
  readonly rounds: number;
  readonly sides: Both<BattleSide>;
  /** Who went in, of the attacker. */
  readonly advanced: Army | null;
  readonly fate: Fate;
  /** Who stands in the region, outside a besieged hold; null: nobody. */
  readonly field: Seat | null;
  /** Who is besieged in the hold; null: nobody. */
  readonly inside: Seat | null;
}

/** The outcome of a battle that is over; null while it lasts. Whoever could not leave dies when the enemy comes in. */
export function outcomeOf(setting: Setting, state: BattleState): BattleOutcome | null {
  const { ending, advanced, round, leftBehind } = state;
  if (ending === null || state.agenda.length > 0) return null;
  const place = placeOf(setting, state, ending);
  const { defender } = state.sides;
  const caught = place.field === 'attacker' ? leftBehind : [];
  const sides = { ...state.sides, defender: { ...defender, fallen: [...defender.fallen, ...caught] } };
  const left = ending.type === 'withdrawn' || ending.type === 'retreated';
  return { ending, rounds: left ? round - 1 : round, sides, advanced, ...place };
}

type Place = Pick<BattleOutcome, 'fate' | 'field' | 'inside'>;

const HELD = (field: Seat): Place => ({ fate: 'held', field, inside: null });
const TAKEN = (field: Seat): Place => ({ fate: 'captured', field, inside: null });
const EMPTY: Place = { fate: 'empty', field: null, inside: null };

function placeOf(setting: Setting, state: BattleState, ending: Ending): Place {
  const { attacker, defender } = state.sides;
  const attacking = unitsOf(attacker.army) + unitsOf(attacker.rearguard);
  const defending = ending.type === 'retreated' ? 0 : unitsOf(defender.army);
  switch (setting.mode) {
    case 'assault':
      return siegePlace('attacker', attacking, 'defender', defending);
    case 'sortie':
      return siegePlace('defender', defending, 'attacker', attacking);
    // Who is relieved took no part and lives, whoever names him (O2).
    case 'relief':
      return siegePlace('defender', defending, 'attacker', Math.max(1, setting.inside));
    case 'field':
      return fieldPlace(state, ending, defending);
    default:
      return assertNever(setting.mode);
  }
}

/** A siege lasts while both live; without besiegers it is lifted and the garrison stands in the region; without a garrison the hold falls to a besieger who lives (S5). */
function siegePlace(besieger: Seat, outside: number, besieged: Seat, inside: number): Place {
  if (outside > 0 && inside > 0) return { fate: 'besieged', field: besieger, inside: besieged };
  if (outside > 0) return TAKEN(besieger);
  return inside > 0 ? HELD(besieged) : EMPTY;
}

/** A region is taken only by going in with a unit (F3); a hold withdrawn into is then besieged (S2), else its army stands before it (S3). */
function fieldPlace({ advanced }: BattleState, ending: Ending, defending: number): Place {
  if (!cameIn(advanced)) return defending > 0 ? HELD('defender') : EMPTY;
  return ending.type === 'withdrawn'
    ? { fate: 'besieged', field: 'attacker', inside: 'defender' }
    : TAKEN('attacker');
}

function cameIn(advanced: Army | null): boolean {
  return advanced !== null && unitsOf(advanced) > 0;
}
