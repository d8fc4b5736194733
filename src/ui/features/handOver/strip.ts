/** What is asked of a side in front of both, while the board stays as it is. */
import type { Side } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { HANDOVER, TABLE } from '../../../i18n/words.ts';
import type { Strip } from './handoverModel.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import { holderOf } from '../../../session/viewer.ts';
import { sideName } from '../../words/names.ts';
import { playersAt } from '../../../session/seats.ts';
import { calledAt } from '../../words/called.ts';
import { decisionPrompt } from '../../prompts/orderWords.ts';

/**
 * The strip of a moment, or null while nobody is asked whom the step does not belong to. `match` = as the screen sees it;
 * `held` = what is hidden is looked at by holding a key, so that nobody has to come to the screen for it.
 */
export function stripOf(
  { battle, state }: Match,
  sheet: TableSheet,
  viewer: Side,
  held: boolean,
): Strip | null {
  const { active } = state;
  if (state.verdict !== null || !playersAt(sheet).includes(active)) return null;
  const name = calledAt(battle, sheet, active);
  const card = { side: active, sideName: sideName(battle, active) };
  const owed = state.owed[0];
  if (owed !== undefined) {
    if (holderOf(state) === active) return null;
    const head = fill(TABLE.isAsked, { side: name });
    return { ...card, head, text: decisionPrompt(battle, state, owed), answers: [] };
  }
  if (!asksForOil(state) || viewer === active) return null;
  return {
    ...card,
    head: fill(HANDOVER.oil, { side: name }),
    text: HANDOVER.oilText,
    answers: [
      { id: 'no-oil', label: HANDOVER.noOil },
      ...(held ? [] : [{ id: 'look', label: HANDOVER.lookAtOil } as const]),
    ],
  };
}

/** Whether this is the segment in which oil may be poured, and nobody owes anything (2.11.9). */
export function asksForOil({ step, owed }: GameState): boolean {
  return step.endsWith('.oil.choosing') && owed.length === 0;
}
