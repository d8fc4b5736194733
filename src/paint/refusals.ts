/** What a browser or a network may refuse a picture, and a game goes on without: told apart from mistakes of ours by its name. */

/** The painter said that it cannot paint something, or broke. */
export class NotPainted extends Error {}

/** Whether something was given up by whoever asked for it. */
function isGivenUp(why: unknown): boolean {
  return why instanceof DOMException && why.name === 'AbortError';
}

/** No picture, where it was given up or cannot be painted: what stood there before stays. Anything else is a mistake and goes on as one. */
export function noPicture(why: unknown): null {
  if (isGivenUp(why) || why instanceof NotPainted) return null;
  throw why;
}

/** Nothing, where the browser refused (no room, no access, damaged bytes). Anything else is a mistake and goes on as one. */
export function noneIfRefused(why: unknown): undefined {
  if (why instanceof DOMException) return undefined;
  throw why;
}

/** What browsers say when a fetch, a part of the program or its style does not come (Chromium, Firefox, Safari). */
export const UNREACHABLE =
  /failed to fetch|networkerror when attempting|load failed|dynamically imported module|importing a module script failed|unable to preload/i;
/** What they say when a part of the program comes as something else. */
export const DAMAGED = /mime type|is not a valid javascript|unexpected token '<'/i;

/** Null, where a part of the program could not be fetched. Anything else is a mistake and goes on as one. */
export function nullIfNotFetched(why: unknown): null {
  if (why instanceof Error && (UNREACHABLE.test(why.message) || DAMAGED.test(why.message))) return null;
  throw why;
}
