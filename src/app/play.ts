/** What is done at the table: actions go through the door, are kept, told, shown and heard; or are taken back. */
import { batch } from '@preact/signals';
import type { Action } from '../engine/action.ts';
import type { Battle, PieceId } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import { actorOf } from '../game/legal.ts';
import { onwards, redo, undo, undoBarrier, type History } from '../game/history.ts';
import type { Match } from '../game/match.ts';
import { playOn } from '../game/play.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { TableSheet } from '../saves/tableSchema.ts';
import type { SoundName } from '../stage/sound.ts';
import type { Desk } from './desk.ts';
import { eyesAt, seenHappening } from './eyes.ts';
import { headBeside } from './keeping/head.ts';
import type { Keeper } from './keeping/keeper.ts';
import type { LogRecord } from './keeping/log.ts';
import { ready } from './orders/deeds.ts';
import type { Beats } from './playback.chart.ts';
import { diceCard, linesOf, remember } from './present/chronicle.ts';
import { bannerOf } from './present/outcome.ts';
import { refusalSentence, WORDS } from './words.ts';

/** Where the doings of the table are shown and heard. */
export interface Showing {
  show(beats: Beats): void;
  snap(): void;
  sound(name: SoundName): void;
  ended(): void;
}

export interface Play {
  /** Does an action; answers the piece that stays chosen, or null. */
  submit(action: Action): PieceId | null;
  refuse(refusal: Refusal): void;
  undo(): void;
  redo(): void;
}

/** The doings at a desk. */
export function playAt(desk: Desk, keeper: Keeper, showing: Showing): Play {
  const refuse = (refusal: Refusal): void => {
    const { text, cite } = refusalSentence(refusal);
    desk.refusal.value = refusal;
    desk.announcement.value = `${text} [${cite ?? ''}]`;
  };

  const step = (before: History, after: History, record: LogRecord, told: string): void => {
    if (after === before) return;
    batch(() => {
      desk.history.value = after;
      desk.dice.value = null;
      desk.refusal.value = null;
      desk.banner.value = bannerOf(before.present.battle, before.present.state, after.present.state);
      desk.announcement.value = told;
    });
    keeper.append(record, null, headBeside(after.present, desk.sheet.peek()));
    showing.snap();
  };

  return {
    refuse,
    submit: (action) => {
      const history = desk.history.peek();
      if (history === null) return null;
      const before = history.present;
      const played = playOn(before, action);
      if (!played.ok) {
        refuse(played.refusal);
        return actorOf(action);
      }
      const { match, events, state } = played;
      const eyes = eyesAt(desk.sheet.peek(), state);
      const shown = seenHappening(match.battle, before.state, events, state, eyes);
      remember(match, events);
      batch(() => {
        desk.history.value = onwards(history, match);
        desk.dice.value = diceCard(match.battle, shown.before, shown.events);
        desk.refusal.value = null;
        desk.banner.value = bannerOf(match.battle, before.state, state);
        desk.announcement.value = toldOf(match.battle, shown.before, shown.events);
      });
      keep(keeper, match, events, desk.sheet.peek());
      showing.show(shown);
      for (const name of soundsOf(events)) showing.sound(name);
      if (state.verdict !== null) showing.ended();
      return staysChosen(match, action, events);
    },
    undo: () => {
      const history = desk.history.peek();
      if (history === null || undoBarrier(history) !== null) return;
      step(history, undo(history), { type: 'undid' }, WORDS.undone);
    },
    redo: () => {
      const history = desk.history.peek();
      if (history !== null) step(history, redo(history), { type: 'redid' }, WORDS.redone);
    },
  };
}

function keep(keeper: Keeper, match: Match, events: readonly GameEvent[], table: TableSheet): void {
  const { state, generator } = match;
  const record: LogRecord = { type: 'did', entry: match.entries.at(-1)!, generator };
  const stepped = events.some(({ type }) => type === 'StepEntered');
  keeper.append(record, stepped ? { state, generator } : null, headBeside(match, table));
}

/** What a screen reader is told of an action: its lines in the chronicle. */
function toldOf(battle: Battle, before: GameState, events: readonly GameEvent[]): string {
  return linesOf(battle, before, events)
    .map(({ text, dice }) => (dice.length > 0 ? `${dice.join('+')}: ${text}` : text))
    .join(' ');
}

/** The piece stays chosen while the step goes on and it can still do something. */
function staysChosen(match: Match, action: Action, events: readonly GameEvent[]): PieceId | null {
  const actor = actorOf(action);
  const stepped = events.some(({ type }) => type === 'StepEntered');
  if (actor === null || stepped || action.type === 'Deploy') return null;
  return ready(match.battle, match.state).has(actor) ? actor : null;
}

const SOUNDS: Partial<Record<GameEvent['type'], SoundName>> = {
  DiceRolled: 'dice',
  UnitMoved: 'step',
  UnitAdvanced: 'step',
  UnitRetreated: 'step',
  HexsideBreached: 'stone',
  HexsideHeld: 'stone',
  EngineDestroyed: 'stone',
  PieceDeployed: 'hit',
};

/** What is heard of an action: each sound once. */
export function soundsOf(events: readonly GameEvent[]): ReadonlySet<SoundName> {
  const heard = events.map(({ type }) => SOUNDS[type]).filter((name) => name !== undefined);
  return new Set(heard);
}
