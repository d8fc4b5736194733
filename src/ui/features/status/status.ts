/** Whose turn it is, what can be done now, how many still can, and what ends the step. */
import type { Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { refuse } from '../../../engine/refusal.ts';
import { OFF_MAP } from '../../../engine/state.ts';
import { isNightTurn, isSetupPhase, lastTurnOf } from '../../../engine/facts/phase.ts';
import { whyNot } from '../../../game/apply.ts';
import type { Cited, Status, TurnBox } from '../../store/model.ts';
import { choosablePieces } from '../../orders/deeds.ts';
import { fill } from '../../../i18n/fill.ts';
import { RECKONING, TABLE } from '../../../i18n/words.ts';
import { inWords, refusalSentence, WORDS } from '../../words/words.ts';
import { sideName } from '../../words/names.ts';
import { phaseBoxes, stepWords, turnName } from '../../words/steps.ts';

/** The top bar (2.1, 2.18). */
export function statusOf(battle: Battle, state: GameState): Status {
  const over = state.verdict !== null;
  const count = over ? 0 : countReady(battle, state);
  return {
    turn: state.turn,
    id: `${state.turn} ${state.step}`,
    hour: turnName(battle, state, state.turn),
    turns: turnBoxes(battle, state),
    phases: phaseBoxes(battle, state),
    side: over ? null : state.active,
    sideName: over ? '' : sideName(battle, state.active),
    step: stepWords(state.step).label,
    canDo: stepWords(state.step).canDo,
    ready: count,
    end: {
      label: endLabel(state, count),
      short: stepWords(state.step).end,
      whyNot: whyNotEnd(battle, state),
    },
  };
}

/** The status of a battle that is over, where it was a block of a strategic siege: what comes next is the siege, not a new game. */
export function blockStatus(status: Status): Status {
  return status.side === null ? { ...status, canDo: RECKONING.blockNext } : status;
}

/** Who still can: in the set-up the pieces that wait for a hex. */
function countReady(battle: Battle, state: GameState): number {
  const able = choosablePieces(battle, state);
  if (!isSetupPhase(state)) return able.size;
  return [...able].filter((piece) => state.pieces[piece]!.at === OFF_MAP).length;
}

/** Why the step cannot be ended: the battle is over, somebody owes a decision (2.18.4), or the rules say so. */
function whyNotEnd(battle: Battle, state: GameState): Cited | null {
  if (state.verdict !== null) return { text: stepWords(state.step).label, cite: null };
  if (state.owed.length > 0) return refusalSentence(refuse('not-the-decision-owed', '2.18.4'));
  const refusal = whyNot(battle, state, { type: 'EndStep' });
  return refusal === null ? null : refusalSentence(refusal);
}

/** "End movement (12 can still act)". */
function endLabel({ step, owed }: GameState, count: number): string {
  const { end } = stepWords(step);
  return count === 0 || owed.length > 0 ? end : `${end} (${fill(TABLE.ready, { count })})`;
}

function turnBoxes(battle: Battle, state: GameState): readonly TurnBox[] {
  const { turns } = battle;
  const { turn: now } = state;
  const boxes: TurnBox[] = [];
  for (let turn = turns.first; turn <= lastTurnOf(battle, state); turn += 1) {
    const name = turns.names[turn];
    boxes.push({
      turn,
      night: isNightTurn(battle, state, turn),
      name: name === undefined ? fill(WORDS.turn, { turn }) : inWords(name),
      when: turn < now ? 'past' : turn === now ? 'now' : 'ahead',
    });
  }
  return boxes;
}
