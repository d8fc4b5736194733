/** Which key stands for what: as it comes, or as the player has laid it. No key ever stands for two things. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { KeptKeys } from './keptKeys.ts';
import { FIXED } from './strokes.ts';
import { ALSO, USUAL, type Combo, type Stroke } from './usualKeys.ts';

/** The keys of everything that can be laid. */
export type Bindings = Readonly<Partial<Record<Stroke, readonly Combo[]>>>;

const ONLY_MODIFIER = /^(shift|control|alt|altgraph|meta)$/;

/** The usual keys with those that the player has laid; a key that he has laid is taken from whatever had it. */
export function bindingsOf(kept: KeptKeys): Bindings {
  const strokes = Object.keys(USUAL) as Stroke[];
  const laid = new Set(strokes.flatMap((stroke) => kept[stroke] ?? []));
  return Object.fromEntries(
    strokes.map((stroke) => [
      stroke,
      kept[stroke] ?? (USUAL[stroke] ?? []).filter((combo) => !laid.has(combo)),
    ]),
  );
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** All keys as they are laid now. */
export function laidKeys(settings: ReadonlySignal<{ readonly keys: KeptKeys }>): ReadonlySignal<Bindings> {
  return computed(() => bindingsOf(settings.value.keys));
}

/** A key press as it is written down, or null. The shift that a sign needs to be typed at all is no part of its key. */
export function comboOf(press: Press): Combo | null {
  const key = press.key.toLowerCase();
  if (press.altKey || ONLY_MODIFIER.test(key)) return null;
  const sign = key.length === 1 && key === press.key.toUpperCase();
  const ctrl = press.ctrlKey || press.metaKey ? 'ctrl+' : '';
  return `${ctrl}${press.shiftKey && !sign ? 'shift+' : ''}${key}`;
}

/** What a key press asks for, or null. */
export function strokeOf(press: Press, bindings: Bindings = USUAL): Stroke | null {
  const combo = comboOf(press);
  return combo === null ? null : (FIXED[combo] ?? holderOf(combo, bindings));
}

/** What a key stands for among those that can be laid. */
export function holderOf(combo: Combo, bindings: Bindings): Stroke | null {
  const found = Object.entries(bindings).find(([, combos]) => combos?.includes(combo));
  return (found?.[0] as Stroke | undefined) ?? null;
}

/** The key that is shown for something: its own, or that of what asks for it besides; null where there is none. */
export function comboShown(stroke: Stroke, bindings: Bindings): Combo | null {
  const also = ALSO[stroke];
  return bindings[stroke]?.[0] ?? (also === undefined ? null : (bindings[also]?.[0] ?? null));
}

/** The kept keys after one is laid: `old` gives way to it, or it stands beside the others; whoever had it loses it. */
export function lay(kept: KeptKeys, stroke: Stroke, old: Combo | null, combo: Combo): KeptKeys {
  const now = bindingsOf(kept);
  const before = holderOf(combo, now);
  const without = (of: Stroke): readonly Combo[] => now[of]!.filter((one) => one !== combo && one !== old);
  const taken =
    before === null || before === stroke ? {} : { [before]: now[before]!.filter((one) => one !== combo) };
  const at = old === null ? -1 : now[stroke]!.indexOf(old);
  const mine = at < 0 ? [...without(stroke), combo] : without(stroke).toSpliced(at, 0, combo);
  return { ...kept, ...taken, [stroke]: mine };
}
