/** What is kept at the head of a game: what the list of games and "Continue" say, and the sheet that lies beside it. */
import type { Match } from '../../game/match.ts';
import type { KeptGame } from '../../panels/tableModel.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { headTexts, headWords, type HeadTexts } from '../present/outcome.ts';

/** The head of a kept game; games of earlier versions have only its words. */
export interface Head extends KeptGame {
  /** Of what its words are made. */
  readonly texts?: HeadTexts;
  readonly table?: TableSheet;
  /** The battle has its verdict. */
  readonly ended?: boolean;
  /** How many actions stand in its record. */
  readonly actions?: number;
  /** When it was on the table last, in milliseconds of the clock. */
  readonly touched?: number;
}

/** The head of a game as it stands. */
export function headBeside({ battle, state, entries }: Match, table: TableSheet): Head {
  const ended = state.verdict !== null;
  const texts = headTexts(battle, state);
  return { ...headWords(texts), texts, table, ended, actions: entries.length };
}

/** A kept game in two short lines, in the language of the page; one of an earlier version in that in which it was kept. */
export function keptWords({ title, where, texts }: Head): KeptGame {
  return texts === undefined ? { title, where } : headWords(texts);
}
