/** What is done at the table: actions go through the door, are kept, told and shown; or are taken back. */
import { batch } from '@preact/signals';
import type { Action } from '../../engine/action.ts';
import type { Battle, PieceId, Side } from '../../engine/battle.ts';
import { scripted } from '../../engine/dice.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { GameState } from '../../engine/state.ts';
import { actorOf } from '../../game/legal.ts';
import { onwards, redo, undo, type History } from '../../game/history.ts';
import type { Match } from '../../game/match.ts';
import { play } from '../../game/play.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { nameKeys } from '../../i18n/keyed.ts';
import { HANDOVER, REPLAY } from '../../i18n/words.ts';
import type { TableStore } from '../store/tableStore.ts';
import { takeBackBoth } from '../../session/takeBackTogether.ts';
import { castOn } from '../../session/throwDice.ts';
import { marksAfter, waitingFor } from '../../session/marks.ts';
import { viewHappening } from '../../session/viewer.ts';
import type { Passing } from '../features/handOver/handover.ts';
import { ownOrder } from '../../session/ownOrder.ts';
import { headBeside } from '../persistence/head.ts';
import type { Autosave } from '../persistence/autosave.ts';
import type { LogRecord } from '../../session/log.ts';
import { choosablePieces } from '../orders/deeds.ts';
import type { ReadingDetail } from '../features/screenReader/spoken.ts';
import type { Beats } from './playback.chart.ts';
import { diceCard, linesOf, remember } from '../log/lines.ts';
import { wayBack, wayOn } from '../../session/wayBack.ts';
import { refusalSentence, WORDS } from '../words/words.ts';

/** Where the doings of the table are shown. */
export interface Showing {
  show(beats: Beats): void;
  snap(): void;
  ended(): void;
  /** Somebody who only watches wants to do something. */
  askWhoPlays(): void;
}

/** How an action is given. */
export interface Given {
  /** Whose eyes it was meant by: those of the screen if none are named. */
  readonly viewer?: Side;
  /** Every face of its dice, where real hands threw them. */
  readonly thrown?: readonly number[];
  /** How much faster than usual it is shown; null = not at all. */
  readonly haste?: number | null;
}

export interface Play {
  /** Does an action; answers the piece that stays chosen, or null. */
  submit(action: Action, given?: Given): PieceId | null;
  refuse(refusal: Refusal): void;
  undo(): void;
  redo(): void;
  /** Both players take the last action back, past a die or a secret. */
  agree(): void;
}

/** The doings at a table. */
export function playAt(
  store: TableStore,
  autosave: Pick<Autosave, 'append' | 'watching'>,
  showing: Showing,
  passing: Passing,
): Play {
  const refuse = (refusal: Refusal): void => {
    const { text, cite } = refusalSentence(refusal);
    store.refusal.value = refusal;
    store.announcement.value = `${text} [${cite ?? ''}]`;
  };

  /** Another tab plays the game: nothing is done here. */
  const watches = (): boolean => {
    if (autosave.watching.peek()) showing.askWhoPlays();
    return autosave.watching.peek();
  };

  /** So many steps back or on at once: each is kept, the last is shown. */
  const step = (
    history: History,
    steps: number,
    once: (from: History) => History,
    record: LogRecord,
    told: string,
    marks = store.marks.peek(),
  ): void => {
    let after = history;
    for (let taken = 0; taken < steps; taken += 1) {
      after = once(after);
      autosave.append(record, null, headBeside(after.present, store.sheet.peek()));
    }
    if (after === history) return;
    passing.on(after, () => {
      batch(() => {
        store.history.value = after;
        store.marks.value = marks;
        store.dice.value = null;
        store.refusal.value = null;
        store.announcement.value = told;
      });
      showing.snap();
    });
  };

  return {
    refuse,
    submit: (order, { viewer = store.viewer.peek(), thrown, haste = 1 } = {}) => {
      const history = store.history.peek();
      if (history === null || passing.busy() || watches()) return null;
      const before = history.present;
      const own = ownOrder(before, viewer, order);
      if (own === null) {
        store.announcement.value = nameKeys(HANDOVER.lookFirst);
        passing.lookFirst();
        return actorOf(order);
      }
      const waiting = waitingFor(store.marks.peek(), before, own);
      const played =
        thrown === undefined
          ? castOn(before, own, waiting?.faces ?? [])
          : play(before, own, scripted(...thrown));
      if (!played.ok) {
        refuse(played.refusal);
        return actorOf(order);
      }
      const { match, events, state } = played;
      remember(match, events);
      const byHand =
        match.entries.at(-1)!.faces.length > 0 && (thrown !== undefined || waiting?.byHand === true);
      const marks = marksAfter(store.marks.peek(), before, own, byHand);
      keep(autosave, match, events, store.sheet.peek(), byHand);
      const next = onwards(history, match);
      passing.on(next, (covered) => {
        store.history.value = next;
        store.marks.value = marks;
        store.refusal.value = null;
        const shown = viewHappening(match.battle, before.state, events, state, store.viewer.peek());
        store.dice.value = covered ? null : diceCard(match.battle, shown.before, shown.events, byHand);
        store.announcement.value = covered
          ? ''
          : toldOf(match.battle, shown.before, shown.events, store.settings.peek().reading);
        if (covered) return showing.snap();
        showing.show({ ...shown, haste });
        if (state.verdict !== null) showing.ended();
      });
      return staysChosen(match, own, events);
    },
    undo: () => {
      const history = store.history.peek();
      if (history === null || passing.busy() || watches() || passing.barsUndo(history)) return;
      const way = wayBack(history, store.sheet.peek());
      if ('steps' in way) step(history, way.steps, undo, { type: 'undid' }, WORDS.undone);
    },
    redo: () => {
      const history = store.history.peek();
      if (history === null || passing.busy() || watches()) return;
      step(history, wayOn(history, store.sheet.peek()), redo, { type: 'redid' }, WORDS.redone);
    },
    agree: () => {
      const history = store.history.peek();
      if (history === null || passing.busy() || watches()) return;
      const { marks, ...back } = takeBackBoth({ history, marks: store.marks.peek() });
      step(history, 1, () => back.history, { type: 'agreed' }, REPLAY.agreed, marks);
    },
  };
}

function keep(
  autosave: Pick<Autosave, 'append'>,
  match: Match,
  events: readonly GameEvent[],
  table: TableSheet,
  byHand: boolean,
): void {
  const { state, generator } = match;
  const did = { type: 'did', entry: match.entries.at(-1)!, generator } as const;
  const record: LogRecord = byHand ? { ...did, byHand } : did;
  const stepped = events.some(({ type }) => type === 'StepEntered');
  autosave.append(record, stepped ? { state, generator } : null, headBeside(match, table));
}

/** What a screen reader is told of an action: its lines in the chronicle. */
function toldOf(
  battle: Battle,
  before: GameState,
  events: readonly GameEvent[],
  reading: ReadingDetail,
): string {
  return linesOf(battle, before, events)
    .map(({ text, dice }) => (reading === 'full' && dice.length > 0 ? `${dice.join('+')}: ${text}` : text))
    .join(' ');
}

/** The piece stays chosen while the step goes on and it can still do something. */
function staysChosen(match: Match, action: Action, events: readonly GameEvent[]): PieceId | null {
  const actor = actorOf(action);
  const stepped = events.some(({ type }) => type === 'StepEntered');
  if (actor === null || stepped || action.type === 'Deploy') return null;
  return choosablePieces(match.battle, match.state).has(actor) ? actor : null;
}
