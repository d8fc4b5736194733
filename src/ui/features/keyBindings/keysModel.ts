/** The keys as the window of keys shows and changes them. */
import type { ReadonlySignal } from '@preact/signals';

/** Something that keys stand for. */
export interface KeyRow {
  readonly id: string;
  readonly label: string;
  /** As they are written down, and as they stand on the keyboard. */
  readonly keys: readonly Readonly<{ combo: string; words: string }>[];
}

export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

/** Which key is being chosen: of which row, and in place of which key; null = beside the others. */
export interface Choosing {
  readonly id: string;
  readonly old: string | null;
}

export interface KeysModel {
  readonly groups: ReadonlySignal<readonly KeyGroup[]>;
  readonly choosing: ReadonlySignal<Choosing | null>;
  /** What came of the last key: laid, taken already, not to be had. */
  readonly told: ReadonlySignal<string>;
  /** Begins to choose, or stops. */
  choose(choosing: Choosing | null): void;
  /** A key is pressed while one is being chosen; false where nobody waits for it. */
  press(event: KeyboardEvent): boolean;
  reset(): void;
}
