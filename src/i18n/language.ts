/** Which language the page speaks. English is the source and always at hand; every other one is fetched when it is chosen. */
import { signal } from '@preact/signals-core';
import type { Catalogue, Groups, Translated } from './en/catalogue.ts';
import { FRONT } from './en/front.ts';

/** The languages, by the code of their tag. `pseudo` is English in disguise: it shows what was forgotten and what does not fit. */
export type Language = 'en' | 'de' | 'pseudo';

export const LANGUAGES: readonly Language[] = ['en', 'de', 'pseudo'];

/** The languages that a player may choose, each by its own name. */
export const OFFERED = [
  ['en', 'English'],
  ['de', 'Deutsch'],
] as const satisfies readonly (readonly [Language, string])[];

/** The words of the title page in any language. */
export type FrontWords = Pick<Catalogue, keyof typeof FRONT>;

/** Words as far as they are at hand. */
type Words = FrontWords & Partial<Translated<Groups>>;

/** Where the words of every other language come from. */
type Source = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Partial<Translated<Groups>>>>>;

/** English as far as it is at hand: the words of the title page, and whatever came with what was fetched since. */
let english: Words = FRONT;
let sources: readonly Source[] = [
  {
    de: () => import('./de/front.ts').then((de) => de.FRONT),
    pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
  },
];

const spoken = signal<Language>('en');
/** The words of the spoken language as far as they are at hand. More of them are no change: whoever reads them came with them. */
let words: Words = FRONT;
let wanted: Language = 'en';

/**
 * More words: the English ones are at hand at once, and those of the other languages are fetched from now on where `others` says
 * so; `speakFully` waits for them.
 */
export function learn(more: Partial<Translated<Groups>>, others?: Source): void {
  english = { ...english, ...more };
  if (others !== undefined) sources = [...sources, others];
  if (spoken.peek() === 'en') words = english;
}

/** The language that is spoken. Whoever works something out from it, or from any words, works it out anew when it changes. */
export function language(): Language {
  return spoken.value;
}

/** The tag of the spoken language for grammar and for the page: English in disguise keeps the grammar of English. */
export function locale(): string {
  const now = language();
  return now === 'pseudo' ? 'en' : now;
}

/** The first of the wished tags ("de-AT", "en-GB") that is offered; English if none is. */
export function offeredOf(tags: readonly string[]): Language {
  const wished = tags.map((tag) => OFFERED.find(([known]) => known === tag.toLowerCase().split('-')[0]));
  return wished.find((found) => found !== undefined)?.[0] ?? 'en';
}

/** Speaks a language from now on. What was wanted last counts, whichever comes first; what cannot be fetched changes nothing. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  if (spoken.peek() !== next) await hear(next);
}

/** Waits until every word of the language that is spoken is at hand. */
export async function speakFully(): Promise<void> {
  await hear(wanted);
}

async function hear(next: Language): Promise<void> {
  const from = sources;
  const found = next === 'en' ? [] : await Promise.all(from.map((source) => source[next]()));
  if (wanted !== next) return;
  // More words may have been learnt in the meantime.
  if (from !== sources) return await hear(next);
  words = next === 'en' ? english : Object.assign({}, FRONT, ...found);
  spoken.value = next;
}

/** A group of words, each in the language that is spoken when it is read; for the compiler they are the English ones. */
export function wordsOf<G extends keyof Groups>(group: G): Groups[G] {
  return new Proxy(english[group] as Groups[G], {
    get: (_, word) => {
      language();
      return Reflect.get(words[group]!, word) as unknown;
    },
  });
}
