/** Sentences that name a key name it as the player has laid it; the app tells which key stands for what, as it tells the language. */
import { signal } from '@preact/signals-core';
import { fill } from './fill.ts';

/** The keys that sentences name, as they stand on the keyboard; "none" where none is laid: then the sentence does without. */
export type KeyNames = Readonly<Record<'nextTarget' | 'undo' | 'peek' | 'bookHere', string>>;

/** What they name where there is no keyboard. */
export const NO_KEYS: KeyNames = { nextTarget: 'none', undo: 'none', peek: 'none', bookHere: 'none' };

const laid = signal<KeyNames>(NO_KEYS);

/** From now on sentences name these keys. */
export function tellKeys(names: KeyNames): void {
  laid.value = names;
}

/** The name of a key, or null. */
export function keyFor(deed: keyof KeyNames): string | null {
  const name = laid.value[deed];
  return name === 'none' ? null : name;
}

/** A sentence with the keys that it names: "{undo, select, none {} other { ({undo})}}". */
export function nameKeys(sentence: string): string {
  return fill<string>(sentence, laid.value);
}
