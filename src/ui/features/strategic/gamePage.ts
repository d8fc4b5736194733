/** What a strategic game brings to the room: its port, its sheets, and the form of its brief. */
import { h, type FunctionComponent } from 'preact';
import type { OpenGame } from '../../../strategic/open.ts';
import type { BriefJson } from './briefs.ts';
import type { Reckoned } from './messages.ts';
import type { GameSheets, OwnSheets } from './sheets.ts';
import type { FormFrame } from './strategicModel.ts';

/** What is known of the odds of a brief; null while they are counted. */
export type KnownOdds = (document: BriefJson) => Reckoned | null;

/** A game in the room; `Own` = what its sheets hand to its form. */
export interface GamePage<Own extends object> {
  readonly port: OpenGame;
  /** What can be done in the room, in the game's own words. */
  intro(): string;
  /** Lays its sheets on the table. */
  openSheets(known: KnownOdds): OwnSheets<Own>;
  /** Draws its brief around what the room says of it. */
  readonly Form: FunctionComponent<FormFrame & Readonly<{ own: Own }>>;
}

/** A game that the room can lay on the table without its types. */
export interface RoomGame {
  readonly port: OpenGame;
  lay(known: KnownOdds): LaidGame;
}

/** A game with its sheets on the table. */
export interface LaidGame extends Pick<GamePage<object>, 'port' | 'intro'> {
  readonly sheets: GameSheets;
  readonly Form: FunctionComponent<FormFrame>;
}

/** Binds a game to its own form, so that the room needs no types of it. */
export function bindPage<Own extends object>({ port, intro, openSheets, Form }: GamePage<Own>): RoomGame {
  return {
    port,
    lay: (known) => {
      const { own, ...sheets } = openSheets(known);
      return { port, intro, sheets, Form: (frame) => h(Form, { ...frame, own }) };
    },
  };
}
