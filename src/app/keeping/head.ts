/** What is kept at the head of a game: what "Continue" says, and the sheet that lies beside it. */
import type { Match } from '../../game/match.ts';
import type { KeptGame } from '../../panels/tableModel.ts';
import type { TableSheet } from '../../saves/tableSchema.ts';
import { headOf } from '../present/outcome.ts';

/** The head of a kept game; games of earlier versions have no sheet. */
export interface Head extends KeptGame {
  readonly table?: TableSheet;
}

/** The head of a game as it stands. */
export function headBeside({ battle, state }: Pick<Match, 'battle' | 'state'>, table: TableSheet): Head {
  return { ...headOf(battle, state), table };
}
