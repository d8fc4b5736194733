/** An action at the table: meant by somebody's eyes, cast with the dice that are due to it, and what is written of it. */
import type { Side } from '../engine/battle.ts';
import { scripted } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import type { Refusal } from '../engine/refusal.ts';
import { onwards, type History } from '../game/history.ts';
import { play } from '../game/play.ts';
import type { Marks } from '../saves/marks.ts';
import type { LogRecord, Snapshot } from './log.ts';
import { marksAfter, waitingFor } from './marks.ts';
import { ownOrder } from './ownOrder.ts';
import type { Decision, DiceSource } from './ports.ts';
import type { Game } from './standing.ts';
import { castOn } from './throwDice.ts';

/** An action that was done: the game after it, and what is written. */
export interface Done extends Omit<Game, 'sheet'> {
  readonly ok: true;
  readonly history: History;
  readonly marks: Marks;
  readonly events: readonly GameEvent[];
  /** Real hands threw its dice. */
  readonly byHand: boolean;
  readonly record: LogRecord;
  readonly snapshot: Snapshot | null;
}

/** What came of an action that was asked for. */
export type Submitted =
  | Done
  | Readonly<{ ok: false; why: 'refused'; refusal: Refusal }>
  /** A cover is on its way; it is another's turn, or he decides elsewhere; its owner must look first (2.11.11). */
  | Readonly<{ ok: false; why: 'busy' | 'not-yours' | 'look-first' }>;

/** Does an action in a game, meant by the eyes of a side. Nothing but this plays an action of a session. */
export function actOn(
  { history, marks }: Game,
  { action, thrown }: Decision,
  viewer: Side,
  dice: DiceSource,
): Submitted {
  const before = history.present;
  const own = ownOrder(before, viewer, action);
  if (own === null) return { ok: false, why: 'look-first' };
  const waiting = waitingFor(marks, before, own);
  const played =
    thrown === undefined
      ? castOn(before, own, waiting?.faces ?? [], dice)
      : play(before, own, scripted(...thrown));
  if (!played.ok) return { ok: false, why: 'refused', refusal: played.refusal };
  const { match, events } = played;
  const { state, generator } = match;
  const entry = match.entries.at(-1)!;
  const byHand = entry.faces.length > 0 && (thrown !== undefined || waiting?.byHand === true);
  const did = { type: 'did', entry, generator } as const;
  return {
    ok: true,
    history: onwards(history, match),
    marks: marksAfter(marks, before, own, byHand),
    events,
    byHand,
    record: byHand ? { ...did, byHand } : did,
    snapshot: events.some(({ type }) => type === 'StepEntered') ? { state, generator } : null,
  };
}
