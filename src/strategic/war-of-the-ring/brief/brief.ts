/** A siege brief: one battle of the strategic game, with everything that bears on it. Read by `parseBrief`, never built by hand. */
import type { Policy } from './policy.ts';
import type { Alliance, Army, Figures, Nation, RuleSet } from '../figures.ts';

/** What is fought: an assault on a hold, a sortie out of one, the relief of one (3.5), or a battle in the open (3.2). */
export type Mode = 'assault' | 'sortie' | 'relief' | 'field';

/** Who gave battle, and who received it. */
export type Seat = 'attacker' | 'defender';

/** The seats, the attacker first. */
export const SEATS: readonly Seat[] = ['attacker', 'defender'];

/** Both sides of a battle, by seat. */
export type Both<T> = Readonly<Record<Seat, T>>;

/** The seat across. */
export function opponent(seat: Seat): Seat {
  return seat === 'attacker' ? 'defender' : 'attacker';
}

/** The players of a game of two, three or four: who moves first for each alliance this turn. */
export interface Players {
  readonly number: 2 | 3 | 4;
  readonly leading: Readonly<Record<Alliance, Player>>;
}

/** A player, by the nations he moves: the guide seats four, fewer players hold more than one seat. */
export type Player = 'gondor' | 'rohan' | 'witch-king' | 'saruman';

/** Figures by nation; a nation without any is not named. */
export type NationCounts = Readonly<Partial<Record<Nation, Figures>>>;

/** A brief that was read and found whole. */
export interface SiegeBrief {
  /** The name of the battle: one result is taken for it. */
  readonly battle: string;
  readonly title: string;
  readonly rules: RuleSet;
  readonly region: string;
  readonly mode: Mode;
  /** Where an army came from, when it matters: the relieving army, the army that attacks a region, or the besieger of a stronghold of several sides. */
  readonly from: string | null;
  readonly attacker: Army;
  readonly defender: Army;
  /** Who is in the hold and takes no part: the garrison of a relief, or the rearguard of a sortie (O1, O2). */
  readonly inside: Army;
  /** What gave the attack: an action die, or a card (B10). */
  readonly by: 'army' | 'character' | 'card';
  /** Whether the Fellowship is in the region. */
  readonly fellowship: boolean;
  /** Event cards in force, by their ids. */
  readonly cards: Both<readonly string[]>;
  /** Cards each side holds, to be played for their lower halves, by their ids. */
  readonly hands: Both<readonly string[]>;
  /** Nations at war (B10). */
  readonly atWar: readonly Nation[];
  /** Figures out of the game. */
  readonly dead: NationCounts;
  /** Figures in reinforcements. */
  readonly pool: NationCounts;
  /** Figures that stand in other regions. */
  readonly elsewhere: NationCounts;
  /** Characters in play in other regions: Saruman makes leaders of elites from Orthanc. */
  readonly inPlay: readonly string[];
  /** Rounds the action pays for: 1, or 3 with Grond or The Fighting Uruk-hai (A1); 0 without end. */
  readonly roundsPaid: number;
  /** Steps short of a hit that figures already lost, by figure (C2). */
  readonly wear: Readonly<Record<string, number>>;
  /** How each side decides where no player does. */
  readonly policies: Both<Policy>;
  readonly players: Players;
  readonly seed: number;
}
