/** Between the players: who takes the table, and what "Continue" leads back to. */
import type { Battle, Side, Text } from '../../engine/battle.ts';
import type { GameState, Step } from '../../engine/state.ts';
import type { Match } from '../../game/match.ts';
import { fill } from '../../i18n/fill.ts';
import { TABLE } from '../../i18n/words.ts';
import type { Banner } from '../store/model.ts';
import type { KeptGameLine } from '../shell/tableModel.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { calledAt } from './called.ts';
import { inWords, WORDS } from './words.ts';
import { sideName } from './names.ts';
import { headingOf, stepWords } from './steps.ts';

/** The banner of the side that takes the screen; who was given a name is called by it. */
export function bannerOf({ battle, state }: Match, sheet: TableSheet, side: Side): Banner {
  const { label, canDo } = stepWords(state.step);
  const words = fill(TABLE.takesTheTable, { side: calledAt(battle, sheet, side) });
  return { side, sideName: sideName(battle, side), text: `${words}. ${label}: ${canDo}` };
}

/** What the two lines of a kept game are made of, so that they can be said in any language. */
export interface HeadTexts {
  readonly title: Text;
  readonly side: Text;
  readonly turn: number;
  readonly step: Step;
}

/** Where a game stands. */
export function headTexts({ title, sides }: Battle, { active, turn, step }: GameState): HeadTexts {
  return { title, side: sides[active].name, turn, step };
}

/** A kept game in two short lines, in the language of the page. */
export function headWords({ title, side, turn, step }: HeadTexts): KeptGameLine {
  const heading = headingOf(inWords(side), step);
  return { title: inWords(title), where: fill(WORDS.where, { turn, heading }) };
}

/** The game at hand in the same two lines. */
export function headOf(battle: Battle, state: GameState): KeptGameLine {
  return headWords(headTexts(battle, state));
}
