/** What the replay, the list of kept games and the asking for real dice show, and what they may ask for. */
import type { ReadonlySignal } from '@preact/signals';
import type { Side } from '../../../engine/battle.ts';
import type { Cite } from '../../../rulebook/cases.ts';

/** The first moment of a turn. */
export interface TurnMark {
  readonly turn: number;
  readonly at: number;
}

/** The strip at the foot of the board while the game is watched again. */
export interface StripCard {
  /** After so many actions, of so many. */
  readonly at: number;
  readonly of: number;
  /** "Turn 3, Sauron: movement". */
  readonly where: string;
  readonly turns: readonly TurnMark[];
  readonly playing: boolean;
  /** Whether a new game may begin at this moment. */
  readonly mayGoOn: boolean;
}

/** What the buttons of the strip ask for. */
export type StripMove =
  | 'first'
  | 'turn-back'
  | 'action-back'
  | 'play'
  | 'action-on'
  | 'turn-on'
  | 'last'
  | 'leave'
  /** Begins a new game at the moment that is shown. */
  | 'go-on-here'
  | Readonly<{ go: number }>;

/** A game in the list. */
export interface SavedGameLine {
  readonly game: number;
  readonly title: string;
  /** Where it stands, or who has won it. */
  readonly where: string;
  /** Who sits there; null where that was not kept. */
  readonly players: string | null;
  readonly ended: boolean;
  /** "turn 5 of 16, 212 actions, 4 May, 20:15". */
  readonly long: string;
  /** It lies on the table now, so that it can be neither deleted nor taken there. */
  readonly onTable: boolean;
}

/** Something that was kept and cannot be read any more: a game by its number, anything else by where it was remembered. */
export interface DamagedLine {
  readonly id: number | string;
  readonly title: string;
}

/** Dice that the players are asked to throw. */
export interface RollCard {
  readonly dice: 1 | 2;
  readonly purpose: string;
  readonly cite: Cite;
  /** What was thrown earlier for the same action. */
  readonly before: readonly number[];
  /** What has been told of this throw; the first `fixed` lie since before and cannot be mended. */
  readonly faces: readonly number[];
  readonly fixed: number;
  readonly mayCancel: boolean;
}

/** What both players are asked to agree to. */
export interface AgreeCard {
  /** Why one player alone cannot do it: "Dice were rolled: 3+4 for breach [16.3]." */
  readonly why: string;
  /** Index = Side. */
  readonly sides: readonly Readonly<{ name: string; key: string; agrees: boolean }>[];
}

export interface ReplayModel {
  /** Null while nothing is watched again. */
  readonly strip: ReadonlySignal<StripCard | null>;
  /** Null until the saved games have been looked through. */
  readonly games: ReadonlySignal<readonly SavedGameLine[] | null>;
  readonly damaged: ReadonlySignal<readonly DamagedLine[]>;
  /** Why they cannot be listed; null while they can. */
  readonly unread: ReadonlySignal<string | null>;
  readonly roll: ReadonlySignal<RollCard | null>;
  /** Null while there is nothing to agree about. */
  readonly agree: ReadonlySignal<AgreeCard | null>;
  readonly ask: ReplayAsks;
}

/** Everything that may be asked for there. */
export interface ReplayAsks {
  move(move: StripMove): void;
  /** Looks through the saved games anew. */
  look(): void;
  resume(game: number): void;
  watch(game: number): void;
  remove(game: number): void;
  saveDamaged(id: DamagedLine['id']): void;
  removeDamaged(id: DamagedLine['id']): void;
  face(face: number): void;
  mend(): void;
  fell(): void;
  cancelRoll(): void;
  /** One side agrees, or no longer does. */
  agree(side: Side): void;
}
