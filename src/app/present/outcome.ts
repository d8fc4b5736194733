/** Between the players: who takes the table, and what "Continue" leads back to. */
import type { Battle, Side } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Match } from '../../game/match.ts';
import { fill } from '../../i18n/fill.ts';
import { TABLE } from '../../i18n/words.ts';
import type { Banner } from '../../panels/model.ts';
import type { KeptGame } from '../../panels/tableModel.ts';
import type { TableSheet } from '../../saves/tableSchema.ts';
import { calledAt } from '../handover/called.ts';
import { inWords, WORDS } from '../words.ts';
import { sideName } from './names.ts';
import { stepHeading, stepWords } from './steps.ts';

/** The banner of the side that takes the screen; who was given a name is called by it. */
export function bannerOf({ battle, state }: Match, sheet: TableSheet, side: Side): Banner {
  const { label, canDo } = stepWords(state.step);
  const words = fill(TABLE.takesTheTable, { side: calledAt(battle, sheet, side) });
  return { side, sideName: sideName(battle, side), text: `${words}. ${label}: ${canDo}` };
}

/** A kept game in two short lines. */
export function headOf(battle: Battle, state: GameState): KeptGame {
  const heading = stepHeading(battle, state);
  return { title: inWords(battle.title), where: fill(WORDS.where, { turn: state.turn, heading }) };
}
