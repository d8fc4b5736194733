/** Every command of the table with its keys: what the buttons show, the help lists and the keyboard obeys. */
import type { History } from '../../game/history.ts';
import { fill, lowerInside } from '../../i18n/fill.ts';
import { COMMANDS, HANDOVER, PANEL_WORDS, PURPOSES, SEATS, TABLE } from '../../i18n/words.ts';
import type { Command } from '../store/model.ts';
import type { WindowId } from './tableModel.ts';
import type { Settings } from '../store/settingsModel.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import type { BoardQuestion } from '../store/asked.ts';
import { bindingsOf, shownKey } from '../input/bindings.ts';
import { whyNotTogether } from '../features/takeBack/agreement.ts';
import { rollsOf } from '../../session/rolls.ts';
import { TWO_PLAYERS } from '../../session/seats.ts';
import { wayBack } from '../../session/wayBack.ts';

type CommandId = Command['id'];

/** Every command has its words in the book of words. */
const LABELS: Readonly<Record<CommandId, Readonly<{ label: string }>>> = COMMANDS;

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
  readonly asked?: BoardQuestion['type'] | null;
  readonly window: WindowId | null;
  /** The moment that is looked back at, or null. */
  readonly moment: number | null;
}

/** The commands as they stand; each that cannot be used says why. */
export function commandsOf(sight: CommandSight): readonly Command[] {
  const { history, sheet, handedOver = false, settings, countersShown, window, moment } = sight;
  const bindings = bindingsOf(settings.keys);
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
    'small-map': settings.smallMap,
    help: window === 'help',
    settings: window === 'settings',
    ask: window === 'ask',
    keys: window === 'keys',
    games: window === 'games',
    agree: window === 'agree',
    'own-dice': settings.ownDice,
    threat: sight.asked === 'threat',
    'threat-map': sight.asked === 'threat-map',
    sight: sight.asked === 'sight',
    credits: window === 'credits',
  };
  return (Object.keys(LABELS) as CommandId[]).map((id) => {
    const { label } = LABELS[id];
    return {
      id,
      label: id === 'speed' ? `${label}: ${PANEL_WORDS[SPEEDS[settings.speed]]}` : label,
      key: shownKey(id, bindings) ?? '',
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
    purpose: roll === undefined ? '' : lowerInside(PURPOSES[roll.request.purpose]),
    cite: roll?.request.cite ?? '',
  });
}
