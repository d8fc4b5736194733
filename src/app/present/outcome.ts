/** Between the players: who takes the table, and what "Continue" leads back to. */
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { fill } from '../../i18n/fill.ts';
import { TABLE } from '../../i18n/words.ts';
import type { Banner } from '../../panels/model.ts';
import type { KeptGame } from '../../panels/tableModel.ts';
import { holderOf } from '../eyes.ts';
import { inWords, WORDS } from '../words.ts';
import { sideName } from './names.ts';
import { stepHeading, stepWords } from './steps.ts';

/**
 * The hand-over when the step belongs to another side than before, or the other side is asked for a decision in it; null
 * when the same player goes on, also after such a decision.
 */
export function bannerOf(battle: Battle, before: GameState, after: GameState): Banner | null {
  const asked = holderOf(after) !== after.active;
  const same = before.active === after.active || (!asked && holderOf(before) === after.active);
  if (same || after.verdict !== null) return null;
  const name = sideName(battle, after.active);
  const { label, canDo } = stepWords(after.step);
  const words = fill(asked ? TABLE.isAsked : TABLE.takesTheTable, { side: name });
  return { side: after.active, sideName: name, text: `${words}. ${label}: ${canDo}` };
}

/** A kept game in two short lines. */
export function headOf(battle: Battle, state: GameState): KeptGame {
  const heading = stepHeading(battle, state);
  return { title: inWords(battle.title), where: fill(WORDS.where, { turn: state.turn, heading }) };
}
