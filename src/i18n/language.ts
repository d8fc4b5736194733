/** Which language the page speaks. English is the source and always at hand; every other one is fetched when it is chosen. */
import { signal } from '@preact/signals-core';
import { EN, type Catalogue } from './en/catalogue.ts';

/** The languages, by the code of their tag. `pseudo` is English in disguise: it shows what was forgotten and what does not fit. */
export type Language = 'en' | 'de' | 'pseudo';

export const LANGUAGES: readonly Language[] = ['en', 'de', 'pseudo'];

/** The languages that a player may choose, each by its own name. */
export const OFFERED = [
  ['en', 'English'],
  ['de', 'Deutsch'],
] as const satisfies readonly (readonly [Language, string])[];

interface Spoken {
  readonly language: Language;
  readonly words: Catalogue;
}

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue> | Catalogue>> = {
  en: () => EN,
  de: () => import('./de/catalogue.ts').then(({ DE }) => DE),
  pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
};

const spoken = signal<Spoken>({ language: 'en', words: EN });
let wanted: Language = 'en';

/** The language that is spoken. Whoever works something out from it, or from any words, works it out anew when it changes. */
export function language(): Language {
  return spoken.value.language;
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
  if (spoken.peek().language === next) return;
  const words = await CATALOGUES[next]();
  if (wanted === next) spoken.value = { language: next, words };
}

/** A group of words, each in the language that is spoken when it is read; for the compiler they are the English ones. */
export function wordsOf<G extends keyof typeof EN>(group: G): (typeof EN)[G] {
  return new Proxy<(typeof EN)[G]>(EN[group], {
    get: (_, word) => Reflect.get(spoken.value.words[group], word) as unknown,
  });
}
