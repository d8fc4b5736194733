import { lookUp } from '../kernel/lookUp.ts';

/** Texts of a file in a language, in English where it has none in that. */
export function saidIn(language: string): (text: Readonly<Record<string, string>>) => string {
  return (text) => lookUp(text, language) ?? text['en']!;
}
