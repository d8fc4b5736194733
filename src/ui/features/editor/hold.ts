/** Several signals of one maker that change together. */
import { batch, type Signal } from '@preact/signals';

/** What some signals hold, by their names. */
export type HeldBy<Signals> = {
  readonly [Part in keyof Signals]: Signals[Part] extends Signal<infer Held> ? Held : never;
};

/** Puts what is named into the signals of these names, all at once; the others stay as they are. */
export function hold<Signals extends object>(signals: Signals, parts: Partial<HeldBy<Signals>>): void {
  batch(() => {
    for (const part of Object.keys(parts) as (keyof Signals)[])
      (signals[part] as Signal<unknown>).value = parts[part];
  });
}
