/** Sentences with blanks, in the ICU syntax: "{unit} goes to {hex}", "{count, plural, one {# hex} other {# hexes}}". */
import { IntlMessageFormat } from 'intl-messageformat';
import { locale } from './language.ts';

/**
 * The blanks of a sentence: "{unit} moves to {hex}" asks for unit and hex, "{count, plural, ...}" for count. What stands in a
 * branch has a space or a "#", so that it is not taken for a blank.
 */
export type Blanks<S extends string> = S extends `${string}{${infer Rest}`
  ? Name<Rest> | Blanks<Rest>
  : never;

type Name<R extends string> = R extends `${infer Inside}}${string}`
  ? Inside extends `${infer Before},${string}`
    ? Word<Before>
    : Word<Inside>
  : never;

type Word<W extends string> = W extends '' | `${string}${' ' | '#' | '{'}${string}` ? never : W;

/** What has to be given for the blanks of a sentence. */
export type Fillings<S extends string> = Readonly<Record<Blanks<S>, string | number>>;

/** Puts the fillings into the blanks of a sentence by the grammar of the spoken language; the compiler asks for every blank. */
export function fill<S extends string>(sentence: S, fillings: Fillings<S>): string {
  return formatOf(sentence).format(fillings) as string;
}

const formats = new Map<string, Map<string, IntlMessageFormat>>();

/** A sentence is read once in a language. */
function formatOf(sentence: string): IntlMessageFormat {
  const tag = locale();
  const known = formats.get(tag) ?? new Map<string, IntlMessageFormat>();
  formats.set(tag, known);
  const found = known.get(sentence) ?? new IntlMessageFormat(sentence, tag, undefined, { ignoreTag: true });
  known.set(sentence, found);
  return found;
}

/** Half points as printed: 7 is "3½", 1 is "½". */
export function halfPoints(halves: number): string {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}

/** A heading as it stands inside a sentence: English writes it small, German leaves its nouns as they are. */
export function lowerInside(words: string): string {
  return locale() === 'de' ? words : words.toLowerCase();
}
