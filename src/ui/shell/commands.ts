/** The commands of the table as they stand: what the buttons show, the help lists and the keyboard obeys. */
import type { History } from '../../game/history.ts';
import { fill, lowerInside } from '../../i18n/fill.ts';
import { COMMANDS, HANDOVER, PANEL_WORDS, PURPOSES, SEATS, TABLE } from '../../i18n/words.ts';
import { COMMAND_IDS, COMMAND_TABLE, type CommandId } from '../commands/commandTable.ts';
import type { CommandSight } from '../commands/doings.ts';
import type { CommandCard } from '../store/model.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { bindingsOf } from '../input/bindings.ts';
import { shownKey } from '../prompts/keyWords.ts';
import { whyNotTogether } from '../features/takeBack/agreement.ts';
import { rollsOf } from '../../session/rolls.ts';
import { TWO_PLAYERS } from '../../session/seats.ts';
import { wayBack } from '../../session/wayBack.ts';

/** Every command has its words in the book of words. */
const LABELS: Readonly<Record<CommandId, Readonly<{ label: string }>>> = COMMANDS;

const SPEEDS = { normal: 'speedNormal', fast: 'speedFast', instant: 'speedInstant' } as const;

/** The commands as they stand; each that cannot be used says why. */
export function commandsOf(now: CommandSight): readonly CommandCard[] {
  const { speed, keys } = now.settings;
  const bindings = bindingsOf(keys);
  return COMMAND_IDS.map((id) => {
    const { label } = LABELS[id];
    const { window, pressed, whyNot } = COMMAND_TABLE[id];
    return {
      id,
      label: id === 'speed' ? `${label}: ${PANEL_WORDS[SPEEDS[speed]]}` : label,
      key: shownKey(id, bindings) ?? '',
      whyNot: whyNot?.(now) ?? null,
      pressed: window === true ? now.window === id : (pressed?.(now) ?? null),
    };
  });
}

/** What of a game the commands hang on. */
interface GameSight {
  readonly history: History | null;
  readonly sheet: TableSheet;
  /** A covered board has changed hands since the last action. */
  readonly handedOver: boolean;
  /** The moment that is looked back at, or null. */
  readonly moment: number | null;
}

/** Why commands that hang on the game cannot be had now; null where they can. */
export function whyNotNow({ history, sheet, handedOver, moment }: GameSight): CommandSight['why'] {
  const noGame = history === null ? TABLE.undoNothing : null;
  const atStart = (moment ?? history?.past.length ?? 0) === 0;
  return {
    noGame,
    noWayBack:
      history === null ? noGame : (whyNotUndo(history, sheet) ?? (handedOver ? HANDOVER.undoHandOver : null)),
    nothingTakenBack: (history?.future.length ?? 0) > 0 ? null : TABLE.redoNothing,
    notTogether: whyNotTogether(history, sheet),
    atTheStart: atStart ? TABLE.atTheStart : null,
    atThePresent: moment === null ? TABLE.atThePresent : null,
  };
}

/** Why the last action cannot be taken back: "Dice were rolled: 3+4 for Breach [16.3]." */
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
