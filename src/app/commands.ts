/** Every command of the table with its keys: what the buttons show, the help lists and the keyboard obeys. */
import type { History } from '../game/history.ts';
import { fill, inside } from '../i18n/fill.ts';
import { COMMANDS, HANDOVER, PANEL_WORDS, PURPOSES, SEATS, TABLE } from '../i18n/words.ts';
import type { Command } from '../panels/model.ts';
import type { KeyLine, WindowId } from '../panels/tableModel.ts';
import type { Settings } from '../panels/settingsModel.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import type { Asked } from './knowing/asked.ts';
import { whyNotTogether } from './dice/agreement.ts';
import { rollsOf } from './present/chronicle.ts';
import { TWO_PLAYERS } from './seats/sheet.ts';
import { wayBack } from './seats/takeBack.ts';

type CommandId = Command['id'];

/** What a key does: a command, or something on the board. */
export type Stroke =
  | CommandId
  | 'end-step'
  | 'act'
  | 'back'
  | 'next-unit'
  | 'previous-unit'
  | 'describe'
  | 'next-target'
  | 'pan-up'
  | 'pan-down'
  | 'pan-left'
  | 'pan-right'
  | 'up'
  | 'down'
  | 'left'
  | 'right';

interface Key {
  /** `KeyboardEvent.key`; letters in lower case. */
  readonly key: string;
  readonly shift?: boolean;
  readonly ctrl?: boolean;
  readonly does: Stroke;
}

/** The keys by what they do. Space is nobody's: it presses buttons. */
export const KEYS: readonly Key[] = [
  { key: 'arrowup', does: 'up' },
  { key: 'arrowdown', does: 'down' },
  { key: 'arrowleft', does: 'left' },
  { key: 'arrowright', does: 'right' },
  { key: 'arrowup', shift: true, does: 'pan-up' },
  { key: 'arrowdown', shift: true, does: 'pan-down' },
  { key: 'arrowleft', shift: true, does: 'pan-left' },
  { key: 'arrowright', shift: true, does: 'pan-right' },
  { key: 'enter', does: 'act' },
  { key: 'escape', does: 'back' },
  { key: 'n', does: 'next-unit' },
  { key: 'n', shift: true, does: 'previous-unit' },
  { key: 's', does: 'next-target' },
  { key: 'd', does: 'describe' },
  { key: 'e', does: 'end-step' },
  { key: 'enter', ctrl: true, does: 'end-step' },
  { key: 'u', does: 'undo' },
  { key: 'z', does: 'undo' },
  { key: 'z', ctrl: true, does: 'undo' },
  { key: 'r', does: 'redo' },
  { key: 'z', ctrl: true, shift: true, does: 'redo' },
  { key: '+', does: 'zoom-in' },
  { key: '=', does: 'zoom-in' },
  { key: '-', does: 'zoom-out' },
  { key: '0', does: 'fit' },
  { key: 'm', does: 'mute' },
  { key: 'f', does: 'speed' },
  { key: 'h', does: 'hide-counters' },
  { key: 't', does: 'threat' },
  { key: 't', shift: true, does: 'threat-map' },
  { key: 'l', does: 'sight' },
  { key: 'g', does: 'record' },
  { key: 'i', does: 'dice' },
  { key: 'i', shift: true, does: 'luck' },
  { key: 'q', does: 'statistics' },
  { key: 'home', does: 'first' },
  { key: ',', does: 'earlier' },
  { key: '.', does: 'later' },
  { key: 'end', does: 'present' },
  { key: 'w', does: 'watch' },
  { key: 'a', does: 'agree' },
  { key: 'p', does: 'agree' },
  { key: 'b', does: 'recap' },
  { key: '?', does: 'help' },
  { key: 'f1', does: 'help' },
];

/** What a key press asks for, or null. The shift that a sign needs to be typed at all is no part of its key. */
export function strokeOf(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): Stroke | null {
  if (press.altKey) return null;
  const key = press.key.toLowerCase();
  const sign = key.length === 1 && key === press.key.toUpperCase();
  const ctrl = press.ctrlKey || press.metaKey;
  const found = KEYS.find(
    (one) =>
      one.key === key && (one.ctrl ?? false) === ctrl && (sign || (one.shift ?? false) === press.shiftKey),
  );
  return found?.does ?? null;
}

/** Every command has its words in the book of words. */
const LABELS: Readonly<Record<CommandId, KeyLine>> = COMMANDS;

const SPEEDS = { normal: 'speedNormal', fast: 'speedFast', instant: 'speedInstant' } as const;

/** What of the table the commands depend on. */
export interface CommandSight {
  readonly history: History | null;
  readonly sheet: TableSheet;
  /** A covered board has changed hands since the last action. */
  readonly handedOver?: boolean;
  readonly settings: Settings;
  readonly countersShown: boolean;
  /** What the board is asked beside the orders, or null. */
  readonly asked?: Asked['type'] | null;
  readonly window: WindowId | null;
  /** The moment that is looked back at, or null. */
  readonly moment: number | null;
}

/** The commands as they stand; each that cannot be used says why. */
export function commandsOf(sight: CommandSight): readonly Command[] {
  const { history, sheet, handedOver = false, settings, countersShown, window, moment } = sight;
  const atStart = (moment ?? history?.past.length ?? 0) === 0;
  const whyNot: Partial<Record<CommandId, string | null>> = {
    undo:
      history === null
        ? TABLE.undoNothing
        : (whyNotUndo(history, sheet) ?? (handedOver ? HANDOVER.undoHandOver : null)),
    redo: (history?.future.length ?? 0) > 0 ? null : TABLE.redoNothing,
    first: atStart ? TABLE.atTheStart : null,
    earlier: atStart ? TABLE.atTheStart : null,
    later: moment === null ? TABLE.atThePresent : null,
    present: moment === null ? TABLE.atThePresent : null,
    watch: history === null ? TABLE.undoNothing : null,
    agree: whyNotTogether(history, sheet),
  };
  const pressed: Partial<Record<CommandId, boolean>> = {
    mute: settings.muted,
    'hide-counters': !countersShown,
    help: window === 'help',
    settings: window === 'settings',
    games: window === 'games',
    agree: window === 'agree',
    'own-dice': settings.ownDice,
    threat: sight.asked === 'threat',
    'threat-map': sight.asked === 'threat-map',
    sight: sight.asked === 'sight',
    'new-game': window === 'new-game',
    credits: window === 'credits',
  };
  return (Object.keys(LABELS) as CommandId[]).map((id) => {
    const { label, key } = LABELS[id];
    return {
      id,
      label: id === 'speed' ? `${label}: ${PANEL_WORDS[SPEEDS[settings.speed]]}` : label,
      key,
      whyNot: whyNot[id] ?? null,
      pressed: pressed[id] ?? null,
    };
  });
}

/** Why the last action cannot be taken back: "Dice were thrown: 3+4 for Breach [16.3]." */
export function whyNotUndo(history: History, sheet: TableSheet = TWO_PLAYERS): string | null {
  const barrier = wayBack(history, sheet);
  if ('steps' in barrier) return null;
  if (barrier.why === 'nobody-here') return SEATS.watching;
  if (barrier.why === 'nothing-done') return TABLE.undoNothing;
  if (barrier.why === 'secret-shown') return TABLE.undoSecret;
  const moments = [...history.past, history.present];
  const at = moments.findIndex(({ entries }) => entries.at(-1) === barrier.entry);
  const [roll] = rollsOf(moments[at - 1]!, moments[at]!);
  const faces = barrier.entry.faces.join('+');
  return fill(TABLE.undoDice, {
    faces,
    purpose: roll === undefined ? '' : inside(PURPOSES[roll.request.purpose]),
    cite: roll?.request.cite ?? '',
  });
}
