/** What the cards of odds show before an order is given: rows, columns, modifiers, and what may come of it. */
import type { Cite } from '../../../rulebook/cases.ts';
import type { Column } from '../../../rulebook/charts/7.26-leaders.ts';
import type { Armour, Strength } from '../../../rulebook/charts/7.41-casualty.ts';
import type { Morale } from '../../../rulebook/charts/7.42-results.ts';
import type { Cited, DiceThrow } from '../../store/model.ts';

export interface Share {
  readonly outcome:
    | 'dead'
    | 'halved'
    | 'thrown-back'
    | 'breached'
    | 'destroyed'
    | 'thrown-down'
    | 'lands'
    | 'rallied'
    | 'works'
    | 'slain'
    | 'wounded'
    | 'escapes'
    | 'challenged-slain'
    | 'challenged-wounded'
    | 'challenged-back'
    | 'nothing'
    | 'disrupted'
    | 'fails'
    | 'challenger-back'
    | 'challenger-wounded'
    | 'challenger-slain';
  readonly label: string;
  readonly ways: number;
  readonly of: number;
}

/** What was thrown for it, once it was, and what came of it in a word. */
export interface OddsThrown {
  readonly dice: readonly DiceThrow[];
  readonly outcome: string;
}

/** Attack preview: the whole 7.41 with row and column, 7.42 for the defender's morale, every modifier with its case. */
export interface AttackOdds {
  readonly type: 'attack';
  readonly attacker: string;
  readonly defender: string;
  readonly manner: 'fire' | 'melee' | 'oil';
  readonly strength: Strength;
  readonly armour: Armour;
  /** Null where no unit would suffer: a docked tower alone (2.11.9). */
  readonly morale: Morale | null;
  /** Fanatics and the like skip 7.41 (2.8.16). */
  readonly automatic: boolean;
  readonly modifiers: readonly Cited[];
  /** What else follows. */
  readonly notes: readonly Cited[];
  readonly shares: readonly Share[];
  readonly thrown?: OddsThrown;
}

/**
 * Any other roll: breach 16.3, rally 8.37, spell 17.4, engine shot 2.11.6, ladder 2.11.4, head 2.11.8. `totals` are the
 * sums that succeed; 'A' = no dice are thrown.
 */
export interface RollOdds {
  readonly type: 'roll';
  readonly title: string;
  readonly cite: Cite;
  readonly chart: '16.3' | '8.37' | '17.4' | null;
  readonly row: string | null;
  readonly column: string | null;
  readonly dice: 1 | 2;
  readonly totals: readonly number[] | 'A';
  readonly modifiers: readonly Cited[];
  readonly notes: readonly Cited[];
  readonly shares: readonly Share[];
  readonly thrown?: OddsThrown;
}

/** One of the two in a duel: his printed rating, what changes it, and what comes of it (2.19.5). */
export interface Duellist {
  readonly name: string;
  readonly printed: number;
  readonly modifiers: readonly Cited[];
  readonly rating: number;
}

/** A duel before it is fought: the column of 7.26 and its six faces. */
export interface DuelOdds {
  readonly type: 'duel';
  readonly attacker: Duellist;
  readonly defender: Duellist;
  /** Attacker minus defender, before the chart limits it. */
  readonly difference: number;
  readonly column: Column;
  readonly notes: readonly Cited[];
  readonly shares: readonly Share[];
  readonly thrown?: OddsThrown;
}

export type OddsCard = AttackOdds | RollOdds | DuelOdds;
