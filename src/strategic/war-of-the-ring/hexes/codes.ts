/** Printed codes with a better or worse melee letter (2.4.1). */

const CODE = /^([A-E]-?)?((?:[a-e]-?)?[1-4][W-Z])$/;
/** Melee letters, the best first; "E-" is one past E (2.19.1). */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'E-'];

/** A code whose melee letter is so many letters better, or worse below 0; A and E- are the ends, and who has none gains none. */
export function betterCode(code: string, by: number): string {
  const [, melee, rest] = CODE.exec(code) ?? [];
  if (melee === undefined || rest === undefined) return code;
  const at = Math.max(0, Math.min(LETTERS.length - 1, LETTERS.indexOf(melee) - by));
  return `${LETTERS[at]}${rest}`;
}

/** Whether a code has a missile letter. */
export function shoots(code: string): boolean {
  return /[a-e]/.test(code);
}

const MISSILE = /^([A-E]-?)?([a-e]-?)?([1-4][W-Z])$/;
/** Missile letters, the best first (2.19.1). */
const BOWS = ['a', 'b', 'c', 'd', 'e', 'e-'];

/** A code with a bow that is so many letters worse; past the worst it shoots no more. */
export function weakerBow(code: string, by: number): string {
  const [, melee = '', bow, rest = ''] = MISSILE.exec(code) ?? [];
  if (bow === undefined) return code;
  return `${melee}${BOWS[BOWS.indexOf(bow) + by] ?? ''}${rest}`;
}

/** A code with this bow, where it has none of its own. */
export function withBow(code: string, bow: string): string {
  const [, melee = '', own, rest = ''] = MISSILE.exec(code) ?? [];
  return own === undefined ? `${melee}${bow}${rest}` : code;
}
