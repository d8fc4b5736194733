/** The table for everybody: questions for those who listen, keys as the player lays them, size and contrast as he needs them. */
import { computed, effect } from '@preact/signals';
import type { QuestionId } from '../commands/commandTable.ts';
import type { SettingsModel } from '../store/settingsModel.ts';
import type { TableModel } from './tableModel.ts';
import { askingAt } from '../features/screenReader/questions.ts';
import type { BoardPort } from '../board/boardPort.ts';
import type { TableStore } from '../store/tableStore.ts';
import { NO_KEYS, tellKeys } from '../../i18n/keyed.ts';
import { boardKeyLines, keyNames, keysAt } from '../features/keyBindings/choosing.ts';
import { followKeyboard } from '../input/anyKeyboard.ts';

interface Parts {
  readonly store: TableStore;
  readonly settings: SettingsModel;
  readonly page: Pick<TableModel, 'odds' | 'chronicle'>;
  readonly board: Pick<BoardPort, 'reveal'>;
}

/** What of the page belongs to it. */
export interface Access {
  readonly model: Pick<TableModel, 'asking' | 'keys' | 'boardKeys'>;
  /** Puts a question. */
  ask(question: QuestionId): void;
}

/** Laid beside the table. */
export function accessAtTable({ store, settings: { now, set }, page, board }: Parts): Access {
  const kept = computed(() => now.value.keys);
  const keyboard = followKeyboard();
  effect(() => tellKeys(keyboard.value ? keyNames(kept.value) : NO_KEYS));
  const asking = askingAt(store, {
    ...page,
    go: (hex) => {
      store.putCursor(hex);
      store.lookAt(hex);
      board.reveal(hex);
    },
  });
  return {
    model: {
      asking: asking.model,
      keys: keysAt(kept, (laid) => set('keys', laid)),
      boardKeys: computed(() => boardKeyLines(kept.value)),
    },
    ask: asking.put,
  };
}
