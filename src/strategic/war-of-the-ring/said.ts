/** Everything the War of the Ring says, with its figures. The sentences stand in `i18n`. */
import type { Said } from '../said.ts';
import type { OfBattle, OfBlocks, OfChoices, OfTelling, OfTurns } from './said/ofBattles.ts';
import type { OfBrief, OfEvents, OfOdds } from './said/ofBriefs.ts';
import type { OfReport, OfResult } from './said/ofResults.ts';

/** Everything this game says. */
export type RingSaid =
  OfBrief | OfEvents | OfOdds | OfBattle | OfTelling | OfTurns | OfBlocks | OfChoices | OfResult | OfReport;

/** Something that this game says. */
export function ring(said: RingSaid): Said {
  return said;
}
