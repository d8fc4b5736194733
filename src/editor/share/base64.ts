/** Bytes as letters: base64 as files write it, and in the letters that an address may carry. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** Base64 with padding (RFC 4648, 4). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b, c] = [bytes[at]!, bytes[at + 1], bytes[at + 2]];
    text += LETTERS[a >> 2]! + LETTERS[((a & 3) << 4) | ((b ?? 0) >> 4)]!;
    text += b === undefined ? '=' : LETTERS[((b & 15) << 2) | ((c ?? 0) >> 6)]!;
    text += c === undefined ? '=' : LETTERS[c & 63]!;
  }
  return text;
}

/** The bytes of base64, padded or not, spaces left out; null where it is none. */
export function fromBase64(text: string): Uint8Array | null {
  const letters = text.replaceAll(/\s/g, '').replace(/={0,2}$/, '');
  if (letters.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of letters) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
  }
  return bytes;
}

/** Base64 for addresses, without padding (RFC 4648, 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of base64 for addresses; null where it is none. */
export function fromBase64Url(text: string): Uint8Array | null {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}
