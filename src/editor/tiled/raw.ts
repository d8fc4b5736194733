/** Values of a file that nobody has looked at yet: asked for what they should be, they answer it or null. */

export type Raw = Readonly<Record<string, unknown>>;

/** An object, or an empty one. */
export function rawOf(value: unknown): Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
}

/** A list, or an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text; numbers are written out, everything else is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A finite number, also where it is written as text; null where it is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A whole number, or null. */
export function wholeOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

/** Yes and no in all the ways that Tiled has written them; null where it is neither. */
export function truthOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = textOf(value).toLowerCase();
  return text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : null;
}

/** Custom properties by their names: a list of {name, value}, or the table that Tiled wrote before 1.2. */
export function propertiesOf(value: unknown): Raw {
  if (!Array.isArray(value)) return rawOf(value);
  const pairs = value.map(rawOf).map(({ name, value: given }) => [textOf(name), given] as const);
  return Object.fromEntries(pairs);
}

/** The value of a text of JSON; null where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof RangeError) return null;
    throw problem;
  }
}
