/** What the players here ask of the game on the table: an order, a step back or on. */
import type { ReadonlySignal } from '@preact/signals';
import type { Action } from '../../engine/action.ts';
import type { PieceId, Side } from '../../engine/battle.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { actorOf } from '../../game/legal.ts';
import type { Match } from '../../game/match.ts';
import type { Session } from '../../session/session.ts';
import { choosablePieces } from '../orders/deeds.ts';
import type { TableStore } from '../store/tableStore.ts';
import { tellRefusal } from './present.ts';

/** How an action is given. */
export interface Given {
  /** Whose eyes it was meant by: those of the screen if none are named. */
  readonly viewer?: Side;
  /** Every face of its dice, where real hands threw them. */
  readonly thrown?: readonly number[];
}

export interface Play {
  /** Does an action; answers the piece that stays chosen, or null. */
  submit(action: Action, given?: Given): PieceId | null;
  refuse(refusal: Refusal): void;
  undo(): void;
  redo(): void;
  /** Both players take the last action back, past a die or a secret. */
  agree(): void;
  /** Whoever was called by the banner has come. */
  passOn(): void;
}

/** What the doings need of the table. */
export interface PlayPlace {
  readonly session: ReadonlySignal<Session | null>;
  /** Another tab plays the game: nothing is done here. */
  readonly watching: ReadonlySignal<boolean>;
  /** Somebody who only watches wants to do something. */
  askWhoPlays(): void;
}

/** The doings at a table. */
export function playAt(store: TableStore, { session, watching, askWhoPlays }: PlayPlace): Play {
  /** The session, where something may be done in it; whoever only watches is asked whether he plays. */
  const free = (): Session | null => {
    const now = session.peek();
    if (now === null || store.game.peek() === null || now.busy()) return null;
    if (watching.peek()) askWhoPlays();
    return watching.peek() ? null : now;
  };
  return {
    refuse: (refusal) => tellRefusal(store, refusal),
    submit: (action, { viewer = store.viewer.peek(), thrown } = {}) => {
      const now = free();
      if (now === null) return null;
      const { active } = now.now().history.present.state;
      const done = now.submit(active, { action, thrown }, viewer);
      if (!done.ok) return actorOf(action);
      return staysChosen(done.history.present, done.events);
    },
    undo: () => free()?.takeBack(),
    redo: () => free()?.doAgain(),
    agree: () => free()?.takeBackTogether(),
    passOn: () => session.peek()?.answer(),
  };
}

/** The piece stays chosen while the step goes on and it can still do something. */
function staysChosen(match: Match, events: readonly GameEvent[]): PieceId | null {
  const { action } = match.entries.at(-1)!;
  const actor = actorOf(action);
  const stepped = events.some(({ type }) => type === 'StepEntered');
  if (actor === null || stepped || action.type === 'Deploy') return null;
  return choosablePieces(match.battle, match.state).has(actor) ? actor : null;
}
