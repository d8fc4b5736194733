/** A siege in an address: `#siege=` and a text in the letters that any address carries as they are. */

const HEAD = '#siege=';

/** The longest text that is put into an address; a longer one goes by file. */
const LONGEST = 16_000;

/** The end of an address that carries a text. */
export function linkEnd(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return HEAD + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text in the end of an address; null where there is no siege in it; undefined where there is one that cannot be read. */
export function textInLink(end: string): string | null | undefined {
  if (!end.startsWith(HEAD)) return null;
  const letters = end.slice(HEAD.length).replaceAll('-', '+').replaceAll('_', '/');
  if (letters.length > LONGEST) return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (why) {
    // No base 64 (InvalidCharacterError), or no text in it (TypeError).
    if (why instanceof DOMException || why instanceof TypeError) return undefined;
    throw why;
  }
}
