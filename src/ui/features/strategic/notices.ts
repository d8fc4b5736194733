/** What the room says beside its sheets: what became of a copy or a text that was brought, and the faults in it. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { Fault } from './strategicModel.ts';

/** The notices of the room. */
export interface Notices {
  readonly said: ReadonlySignal<string>;
  /** What the browser did not copy, to be copied by hand. */
  readonly byHand: ReadonlySignal<string | null>;
  readonly refused: ReadonlySignal<readonly Fault[]>;
  say(text: string): void;
  /** What was brought is wrong, or, without faults, right. */
  refuse(faults: readonly Fault[]): void;
  /** Copies a text, and says whether it was copied. */
  copyOut(text: string): Promise<void>;
}

/** Nothing is said yet; `copy` answers whether it was copied. */
export function openNotices(copy: (text: string) => Promise<boolean>): Notices {
  const said = signal('');
  const byHand = signal<string | null>(null);
  const refused = signal<readonly Fault[]>([]);
  return {
    said,
    byHand,
    refused,
    say: (text) => {
      said.value = text;
    },
    refuse: (faults) => {
      refused.value = faults;
    },
    copyOut: async (text) => {
      const done = await copy(text);
      byHand.value = done ? null : text;
      said.value = done ? SIEGE_ROOM.copied : SIEGE_ROOM.notCopied;
    },
  };
}
