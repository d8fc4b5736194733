/**
 * Every command of the table, once: its keys, its icon, where its button stands, what it does, when it is pressed and why it cannot
 * be had. Keyboard, buttons, menu, help and settings read this list; its words stand under the same name in the catalogues.
 */
import type { CommandDoings, CommandSight } from './doings.ts';

/** A key as it is written down: "n", "shift+n", "ctrl+enter"; `KeyboardEvent.key` in lower case, modifiers in front. */
export type Combo = string;

/** Where the button of a command stands: in the bar at the head, at the edge of the board, in the menu, in the window of questions. */
type Place = 'bar' | 'board' | 'menu' | 'questions';

export interface CommandRow {
  readonly at: Place;
  readonly icon: string;
  /** The first is shown. */
  readonly keys?: readonly Combo[];
  /** It opens and shuts the window of its name. */
  readonly window?: true;
  readonly does?: (on: CommandDoings) => void;
  /** Null where it is no switch. */
  readonly pressed?: (now: CommandSight) => boolean;
  readonly whyNot?: (now: CommandSight) => string | null;
}

const ROWS = {
  undo: {
    at: 'bar',
    icon: 'anticlockwise-rotation',
    keys: ['u', 'z', 'ctrl+z'],
    does: (on) => on.undo(),
    whyNot: ({ why }) => why.noWayBack,
  },
  redo: {
    at: 'bar',
    icon: 'clockwise-rotation',
    keys: ['r', 'ctrl+shift+z'],
    does: (on) => on.redo(),
    whyNot: ({ why }) => why.nothingTakenBack,
  },
  mute: {
    at: 'bar',
    icon: 'speaker',
    keys: ['m'],
    does: (on) => on.toggleSetting('muted'),
    pressed: ({ settings }) => settings.muted,
  },
  help: { at: 'bar', icon: 'open-book', keys: ['?'], window: true },

  'zoom-in': { at: 'board', icon: 'plus', keys: ['+', '='], does: ({ view }) => view.zoomBy(1.25) },
  'zoom-out': { at: 'board', icon: 'minus', keys: ['-'], does: ({ view }) => view.zoomBy(0.8) },
  fit: { at: 'board', icon: 'expand', keys: ['0'], does: ({ view }) => view.fit() },

  'new-game': { at: 'menu', icon: 'castle', does: ({ game }) => game.anew() },
  save: { at: 'menu', icon: 'save', does: ({ game }) => game.save() },
  load: { at: 'menu', icon: 'load', does: ({ game }) => game.load() },
  games: { at: 'menu', icon: 'bookshelf', window: true },
  watch: {
    at: 'menu',
    icon: 'play-button',
    keys: ['w'],
    does: ({ replay }) => replay.watch(),
    whyNot: ({ why }) => why.noGame,
  },
  agree: {
    at: 'menu',
    icon: 'shaking-hands',
    window: true,
    does: (on) => on.agree(),
    whyNot: ({ why }) => why.notTogether,
  },
  'own-dice': {
    at: 'menu',
    icon: 'hand',
    does: (on) => on.toggleSetting('ownDice'),
    pressed: ({ settings }) => settings.ownDice,
  },
  settings: { at: 'menu', icon: 'cog', window: true },
  keys: { at: 'menu', icon: 'hand', window: true },
  ask: { at: 'menu', icon: 'info', keys: ['o'], window: true },
  speed: { at: 'menu', icon: 'hourglass', keys: ['f'], does: (on) => on.nextSpeed() },
  'hide-counters': {
    at: 'menu',
    icon: 'shield',
    keys: ['h'],
    does: (on) => on.toggleCounters(),
    pressed: ({ countersShown }) => !countersShown,
  },
  'small-map': {
    at: 'menu',
    icon: 'castle',
    keys: ['v'],
    does: (on) => on.toggleSetting('smallMap'),
    pressed: ({ settings }) => settings.smallMap,
  },
  'spread-stack': { at: 'menu', icon: 'rally-the-troops', keys: ['x'], does: ({ view }) => view.spread() },
  threat: {
    at: 'menu',
    icon: 'crossed-swords',
    keys: ['t'],
    does: (on) => on.enquire('threat'),
    pressed: ({ asked }) => asked === 'threat',
  },
  'threat-map': {
    at: 'menu',
    icon: 'spear-hook',
    keys: ['shift+t'],
    does: (on) => on.enquire('threat-map'),
    pressed: ({ asked }) => asked === 'threat-map',
  },
  sight: {
    at: 'menu',
    icon: 'magnifying-glass',
    keys: ['l'],
    does: (on) => on.enquire('sight'),
    pressed: ({ asked }) => asked === 'sight',
  },
  goals: {
    at: 'menu',
    icon: 'flying-flag',
    keys: ['shift+g'],
    does: (on) => on.enquire('goals'),
    pressed: ({ asked }) => asked === 'goals',
  },
  record: { at: 'menu', icon: 'hourglass', keys: ['g'], window: true },
  dice: { at: 'menu', icon: 'rolling-dices', keys: ['i'], window: true },
  luck: { at: 'menu', icon: 'crown', keys: ['shift+i'], window: true },
  statistics: { at: 'menu', icon: 'flying-flag', keys: ['q'], window: true },
  laboratory: { at: 'menu', icon: 'rally-the-troops', window: true },
  'copy-chronicle': { at: 'menu', icon: 'save', does: (on) => on.copyChronicle() },
  first: {
    at: 'menu',
    icon: 'hourglass',
    keys: ['home'],
    does: ({ replay }) => replay.first(),
    whyNot: ({ why }) => why.atTheStart,
  },
  earlier: {
    at: 'menu',
    icon: 'anticlockwise-rotation',
    keys: [','],
    does: ({ replay }) => replay.earlier(),
    whyNot: ({ why }) => why.atTheStart,
  },
  later: {
    at: 'menu',
    icon: 'clockwise-rotation',
    keys: ['.'],
    does: ({ replay }) => replay.later(),
    whyNot: ({ why }) => why.atThePresent,
  },
  present: {
    at: 'menu',
    icon: 'check-mark',
    keys: ['end'],
    does: ({ replay }) => replay.present(),
    whyNot: ({ why }) => why.atThePresent,
  },
  recap: { at: 'menu', icon: 'info', keys: ['b'], does: (on) => on.recap() },
  lessons: { at: 'menu', icon: 'boot-prints', does: (on) => on.learn() },
  siege: { at: 'menu', icon: 'castle', window: true },
  credits: { at: 'menu', icon: 'winged-scepter', window: true },

  'nearest-enemy': {
    at: 'questions',
    icon: 'crossed-swords',
    keys: ['1'],
    does: (on) => on.ask('nearest-enemy'),
  },
  'nearest-gate': { at: 'questions', icon: 'castle', keys: ['2'], does: (on) => on.ask('nearest-gate') },
  'nearest-breach': { at: 'questions', icon: 'castle', keys: ['3'], does: (on) => on.ask('nearest-breach') },
  'nearest-leader': { at: 'questions', icon: 'crown', keys: ['4'], does: (on) => on.ask('nearest-leader') },
  'units-here': { at: 'questions', icon: 'shield', keys: ['5'], does: (on) => on.ask('units-here') },
  'threats-here': {
    at: 'questions',
    icon: 'crossed-swords',
    keys: ['6'],
    does: (on) => on.ask('threats-here'),
  },
  'odds-now': { at: 'questions', icon: 'rolling-dices', keys: ['7'], does: (on) => on.ask('odds-now') },
  'last-event': { at: 'questions', icon: 'hourglass', keys: ['8'], does: (on) => on.ask('last-event') },
} as const satisfies Readonly<Record<string, CommandRow>>;

export type CommandId = keyof typeof ROWS;

/** The commands that open and shut a window of their name. */
export type WindowId = { [K in CommandId]: (typeof ROWS)[K] extends { window: true } ? K : never }[CommandId];

/** The commands that put a question for those who listen. */
export type QuestionId = {
  [K in CommandId]: (typeof ROWS)[K] extends { at: 'questions' } ? K : never;
}[CommandId];

/** Every command, in the order in which menus and help show them. */
export const COMMAND_TABLE: Readonly<Record<CommandId, CommandRow>> = ROWS;

/** All of them by name, in that order. */
export const COMMAND_IDS = Object.keys(ROWS) as readonly CommandId[];

/** The commands whose buttons stand in one place, in their order. */
export function commandsAt(place: Place): readonly CommandId[] {
  return COMMAND_IDS.filter((id) => COMMAND_TABLE[id].at === place);
}

/** Does what a command stands for. */
export function carryOut(id: CommandId, on: CommandDoings): void {
  const { does, window } = COMMAND_TABLE[id];
  does?.(on);
  if (window === true) on.toggle(id as WindowId);
}
