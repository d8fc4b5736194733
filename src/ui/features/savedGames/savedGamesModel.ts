/** What the list of the games kept in this browser shows, and what may be asked of it. */
import type { ReadonlySignal } from '@preact/signals';

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

/** What is in the list. */
export interface SavedGamesShown {
  /** Null until the saved games have been looked through. */
  readonly lines: ReadonlySignal<readonly SavedGameLine[] | null>;
  readonly damaged: ReadonlySignal<readonly DamagedLine[]>;
  /** Why the saved games cannot be listed; null while they can. */
  readonly unread: ReadonlySignal<string | null>;
}

export interface SavedGamesModel extends SavedGamesShown {
  /** Looks through the saved games anew. */
  look(): void;
  resume(game: number): void;
  watch(game: number): void;
  remove(game: number): void;
  /** Hands out what is damaged as it was found. */
  save(id: DamagedLine['id']): void;
  removeDamaged(id: DamagedLine['id']): void;
}
