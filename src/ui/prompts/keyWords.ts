/** Keys in words. */
import { KEY_NAMES } from '../../i18n/words.ts';
import { comboShown, type Bindings } from '../input/bindings.ts';
import type { Combo, Stroke } from '../input/usualKeys.ts';

/** The key that is shown for something, in words; null where there is none. */
export function shownKey(stroke: Stroke, bindings: Bindings): string | null {
  const combo = comboShown(stroke, bindings);
  return combo === null ? null : keyWords(combo);
}

/** A key as it stands on the keyboard: "Shift+N", "Home". */
export function keyWords(combo: Combo): string {
  const [, ctrl = '', shift = '', key = ''] = /^(ctrl\+)?(shift\+)?(.+)$/.exec(combo) ?? [];
  const names: Readonly<Record<string, string>> = KEY_NAMES;
  return [
    ...(ctrl === '' ? [] : [KEY_NAMES.ctrl]),
    ...(shift === '' ? [] : [KEY_NAMES.shift]),
    names[key] ?? key.toUpperCase(),
  ].join('+');
}
