/** What is kept at the head of a game: what the list of games and "Continue" say, and the sheet that lies beside it. */
import type { Match } from '../../game/match.ts';
import type { KeptGame } from '../../panels/tableModel.ts';
import type { TableSheet } from '../../saves/tableSchema.ts';
import { headOf } from '../present/outcome.ts';

/** The head of a kept game; games of earlier versions have only its words. */
export interface Head extends KeptGame {
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
  return { ...headOf(battle, state), table, ended, actions: entries.length };
}
