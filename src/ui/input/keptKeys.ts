/** The keys that a player has laid, as the settings keep them. */
import { FIXED } from './strokes.ts';
import { USUAL, type Combo, type Stroke } from './usualKeys.ts';

/** The keys of everything that has been changed, as the settings keep them. */
export type KeptKeys = Readonly<Partial<Record<string, readonly Combo[]>>>;

/** What browsers and screens need for themselves; they would never reach the table, or the page could not be left. */
const RESERVED =
  /^(tab|shift\+tab| |shift\+ |ctrl\+(shift\+)?[tnwqrlpsf]|f5|f11|f12|capslock|dead|unidentified|contextmenu)$/;

/** What was called otherwise when its keys were kept. */
const CALLED_ONCE: Readonly<Record<string, Stroke>> = { fan: 'spread-stack' };

/** Whether a key cannot be laid at all. */
export function isReserved(combo: Combo): boolean {
  return combo in FIXED || RESERVED.test(combo);
}

/** What a kept value is worth as keys; null where it is none. Nothing that is no key of the table is taken. */
export function readKeys(kept: unknown): KeptKeys | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  const named = Object.entries(kept).map(([name, combos]) => [CALLED_ONCE[name] ?? name, combos] as const);
  const rows = named.filter(
    (row): row is readonly [Stroke, Combo[]] =>
      row[0] in USUAL &&
      Array.isArray(row[1]) &&
      row[1].every((one) => typeof one === 'string' && !isReserved(one)),
  );
  const seen = new Set<Combo>();
  return Object.fromEntries(
    rows.map(([stroke, combos]) => [stroke, combos.filter((combo) => !seen.has(combo) && seen.add(combo))]),
  );
}
