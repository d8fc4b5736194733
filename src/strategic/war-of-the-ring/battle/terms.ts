/** The terms of a strategic battle: what is fixed when it begins, how it stands, and what is owed next. */
import type { Both, Mode, NationCounts, Seat } from '../brief/brief.ts';
import type { Alliance, Army, Nation, RuleSet } from '../figures.ts';
import type { RingSaid } from '../said.ts';
import type { Policy } from '../brief/policy.ts';
import type { Tally, Volley } from './volley.ts';

/** Where a defeated defender may go: a free region next to the battle, and the friendly units that stand there (B1, F2). */
export interface Haven {
  readonly region: string;
  readonly units: number;
}

/** What does not change while a battle lasts. */
export interface Setting {
  readonly rules: RuleSet;
  readonly region: string;
  readonly mode: Mode;
  readonly alliances: Both<Alliance>;
  /** What stands in the region; `city` also for a fortification, `stronghold` also where the battle is in the open before it (B5). */
  readonly ground: 'open' | 'city' | 'stronghold';
  /** Whose stronghold it is, if anybody's here. */
  readonly hold: Seat | null;
  /** What gave the attack: an action die, or a card (B10). */
  readonly by: 'army' | 'character' | 'card';
  readonly atWar: readonly Nation[];
  readonly players: 2 | 3 | 4;
  /** Whether Saruman is in play anywhere (difference 13). */
  readonly saruman: boolean;
  /** Whether the Fellowship is in the region. */
  readonly fellowship: boolean;
  /** Rounds of an assault that the action pays for (A1). */
  readonly roundsPaid: number;
  /** The Free Peoples have no combat card in the first round without a companion (Grond, The Fighting Uruk-hai). */
  readonly firstRoundLocked: boolean;
  /** The Free Peoples have no combat cards at all (Denethor's Folly). */
  readonly freeCardsBarred: boolean;
  /** Dice less for either side in every round, never below one (Help Unlooked For). */
  readonly fewer: Both<number>;
  readonly havens: readonly Haven[];
  /** How each side decides where no player does. */
  readonly policies: Both<Policy>;
  /** Event cards that act before the first round, by the seat that plays them (4.5). */
  readonly events: Both<readonly string[]>;
  /** Units inside the hold that take no part: the garrison that is relieved, or none. */
  readonly inside: number;
}

/** One side of a battle as it stands. */
export interface BattleSide {
  /** Who fights. */
  readonly army: Army;
  /** Who was left behind by the attacker (B10). */
  readonly rearguard: Army;
  /** Figures in reinforcements. */
  readonly pool: NationCounts;
  /** Figures out of the game. */
  readonly dead: NationCounts;
  /** Figures driven out of this battle to other regions, alive. */
  readonly away: NationCounts;
  /** Characters who died in this battle. */
  readonly fallen: readonly string[];
  /** Titles of the combat cards that may still be played. */
  readonly hand: readonly string[];
  /** Leadership of the Nazgûl is cancelled for the battle (Gandalf the White). */
  readonly cowed: boolean;
  /** Characters whose leadership was given up for the battle. */
  readonly spent: readonly string[];
}

/** What cards do to one side in this round. */
export interface Sway {
  readonly roll: number;
  readonly reroll: number;
  /** Dice less, and most dice. */
  readonly fewer: number;
  readonly most: number;
  /** Misses of the roll that become hits. */
  readonly turned: number;
  readonly noReroll: boolean;
  /** Natural ones of the roll hit the own army and are not rolled again. */
  readonly confused: boolean;
  /** Leadership of Nazgûl given up, and characters whose leadership was. */
  readonly nazgulSpent: number;
  readonly spent: readonly string[];
  /** Characters whose leadership and abilities are off. */
  readonly silenced: readonly string[];
}

/** No card sways anything. */
export const UNSWAYED: Sway = {
  roll: 0,
  reroll: 0,
  fewer: 0,
  most: 5,
  turned: 0,
  noReroll: false,
  confused: false,
  nazgulSpent: 0,
  spent: [],
  silenced: [],
};

/** What a throw is for. */
export type Throw = 'combat' | 'pre-attack' | 'after-attack' | 'event' | 'eagles';

/** One thing to be done next; the first of the agenda is done, or owed by a player or by the dice. */
export type BattleStep =
  | { readonly type: 'event'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'rearguard' }
  | { readonly type: 'white-rider'; readonly seat: Seat }
  | { readonly type: 'begin' }
  | { readonly type: 'stand'; readonly scouts: boolean }
  | { readonly type: 'declare'; readonly seat: Seat }
  | { readonly type: 'card'; readonly seat: Seat; readonly declared: boolean }
  | { readonly type: 'reveal' }
  | { readonly type: 'act'; readonly seat: Seat; readonly title: string; readonly at: number }
  | { readonly type: 'choose'; readonly seat: Seat; readonly title: string; readonly at: number }
  | { readonly type: 'roll' }
  | { readonly type: 'throw'; readonly purpose: Throw; readonly volleys: readonly Volley[] }
  | { readonly type: 'casualties' }
  | { readonly type: 'losses'; readonly seat: Seat; readonly hits: number }
  /** Whether a side is broken, by the fighting or by this event card. */
  | { readonly type: 'check'; readonly card: string | null }
  | { readonly type: 'go-on' }
  | { readonly type: 'advance' }
  | { readonly type: 'trim'; readonly seat: Seat; readonly excess: number };

/** Steps at which a part of the attacker's army is named. */
export type PartStep = Extract<BattleStep, { readonly type: 'rearguard' | 'advance' }>;

/** Steps that nobody is asked about: they happen, or the dice are thrown. */
export type SilentStep = Extract<
  BattleStep,
  { readonly type: 'begin' | 'reveal' | 'act' | 'roll' | 'throw' | 'casualties' | 'check' }
>;

/** Steps at which one of several options is chosen. */
export type ChoiceStep = Exclude<BattleStep, PartStep | SilentStep>;

/** How a battle ended. */
export type Ending =
  | { readonly type: 'stopped' }
  | { readonly type: 'broken'; readonly who: Seat | 'both' }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'retreated'; readonly to: string };

/** How a battle stands. */
export interface BattleState {
  /** The round that is being fought; 0 while events and the rearguard come before the first. */
  readonly round: number;
  /** Rounds still paid for, this one included; only an assault counts them (A1). */
  readonly paid: number;
  readonly agenda: readonly BattleStep[];
  readonly sides: Both<BattleSide>;
  readonly sway: Both<Sway>;
  /** Combat cards chosen for this round. */
  readonly cards: Both<string | null>;
  /** Hits that each side scored in this round, and how many of them by rolling again. */
  readonly tally: Both<Tally>;
  readonly ending: Ending | null;
  /** Who of the attacker went into the region; null while that is open. */
  readonly advanced: Army | null;
  /** Who could not go with his army (level 0). */
  readonly leftBehind: readonly string[];
}

/** What a player answers: one of the offered options, or a part of an army (rearguard, advance). */
export type Decision =
  { readonly type: 'choose'; readonly option: string } | { readonly type: 'part'; readonly army: Army };

/** What is owed: a decision of one side, a throw of the dice, or nothing any more. */
export type BattleOwed =
  | {
      readonly type: 'choice';
      readonly seat: Seat;
      readonly about: ChoiceStep;
      readonly options: readonly string[];
      readonly rule: string;
    }
  | { readonly type: 'part'; readonly seat: Seat; readonly about: PartStep; readonly rule: string }
  | { readonly type: 'dice'; readonly purpose: Throw; readonly volleys: readonly Volley[] }
  | { readonly type: 'nothing' };

/** Why a decision is refused, and by which rule. */
export interface DecisionRefusal {
  readonly rule: string;
  readonly reason: RingSaid;
}

/** What happened, for a log. */
export type BattleEvent =
  | {
      readonly type: 'EventPlayed';
      readonly seat: Seat;
      readonly card: string;
      readonly choice: string | null;
    }
  | { readonly type: 'RearguardLeft'; readonly army: Army }
  | { readonly type: 'NazgulCowed' }
  | { readonly type: 'RoundBegun'; readonly round: number }
  | { readonly type: 'Stood' }
  | { readonly type: 'CardDeclared'; readonly seat: Seat; readonly plays: boolean }
  | { readonly type: 'CardRevealed'; readonly seat: Seat; readonly title: string }
  | { readonly type: 'CardCancelled'; readonly seat: Seat; readonly title: string }
  | {
      readonly type: 'CardActed';
      readonly seat: Seat;
      readonly title: string;
      readonly choice: string | null;
    }
  | {
      readonly type: 'DiceThrown';
      readonly purpose: Throw;
      readonly volley: Volley;
      readonly faces: readonly number[];
      readonly again: readonly number[];
      readonly tally: Tally;
    }
  | { readonly type: 'HitsScored'; readonly seat: Seat; readonly hits: number }
  | { readonly type: 'LossTaken'; readonly seat: Seat; readonly loss: string }
  | { readonly type: 'CharacterFell'; readonly seat: Seat; readonly id: string }
  | { readonly type: 'Pressed'; readonly nation: Nation }
  | { readonly type: 'Trimmed'; readonly seat: Seat; readonly figure: string }
  | { readonly type: 'LeftBehind'; readonly id: string }
  | { readonly type: 'BattleEnded'; readonly ending: Ending }
  | { readonly type: 'Advanced'; readonly army: Army };

/** A state, and what led to it. */
export interface Moved {
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
}
