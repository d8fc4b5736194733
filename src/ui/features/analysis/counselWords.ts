/** Plans and orders of the machine in words. */
import { aimedAt } from '../../orders/deeds.ts';
import type { Reason, Weighed } from '../../../ai/agent.ts';
import { hexName, type HexId } from '../../../board/hex.ts';
import type { Action } from '../../../engine/action.ts';
import type { Battle, PieceId } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { actorOf } from '../../../game/legal.ts';
import { ADVISED, ANSWERS } from '../../../i18n/answerWords.ts';
import { fill } from '../../../i18n/fill.ts';
import { SPELL_NAMES } from '../../../i18n/words.ts';
import { hexsideWords, pieceName } from '../../words/names.ts';
import type { AimCard } from './analysisModel.ts';

/** So many of the rejected plans are told. */
const TOLD = 3;

/** A reason: its goal with what it promises, and the best of what was rejected. */
export function aimCard(battle: Battle, { chosen, rejected }: Reason): AimCard {
  const aim = aimWords(battle, chosen);
  const tried = chosen.trials > 0;
  return {
    goal: fill(tried ? ANSWERS.aimGoal : ANSWERS.aimGoalUntried, { aim, share: percent(chosen.promise) }),
    others: rejected
      .slice(0, TOLD)
      .map((one) => fill(ANSWERS.aimPromise, { aim: aimWords(battle, one), share: percent(one.promise) })),
  };
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function aimWords({ board }: Battle, { hexes, effort, stance }: Weighed): string {
  const where = hexes.map((hex) => hexName(board, hex)).join(', ');
  const together = effort === 'all' ? ANSWERS.aimPlaces : ANSWERS.aimSpare;
  const aim = hexes.length === 0 ? ANSWERS.aimNone : fill(together, { where });
  if (stance === 'usual') return aim;
  return fill(stance === 'bold' ? ANSWERS.aimBold : ANSWERS.aimCareful, { aim });
}

/** "Orc swordsmen E3Y: move to 1213". */
export function deedWords(battle: Battle, state: GameState, action: Action): string {
  const name = (piece: PieceId | null): string => (piece === null ? '' : pieceName(battle, state, piece));
  return fill<string>(ADVISED[action.type], {
    who: name(actorOf(action)),
    whom: name(aimedAt(action)),
    where: whereOf(battle, action),
    spell: action.type === 'Cast' ? SPELL_NAMES[action.spell] : '',
  });
}

function whereOf(battle: Battle, action: Action): string {
  if ('hexside' in action) return hexsideWords(battle, action.hexside);
  const hex = hexOf(action);
  return hex === undefined ? '' : hexName(battle.board, hex);
}

function hexOf(action: Action): HexId | undefined {
  if ('hex' in action) return action.hex;
  if ('path' in action) return action.path.at(-1);
  return 'to' in action ? action.to : undefined;
}
