/** Printed codes with a better or worse letter (2.4.1). */

/** What is printed before armour and morale: a melee letter and a missile letter, either of them ''. */
interface Code {
  readonly melee: string;
  readonly bow: string;
  readonly rest: string;
}

const CODE = /^([A-E]-?)?([a-e]-?)?([1-4][W-Z])$/;
/** Letters of either kind, the best first; "E-" is one past E (2.19.1). */
const MELEE = ['A', 'B', 'C', 'D', 'E', 'E-'];
const BOWS = ['a', 'b', 'c', 'd', 'e', 'e-'];

/** The parts of a code; null where it is none. */
function partsOf(code: string): Code | null {
  const [, melee = '', bow = '', rest] = CODE.exec(code) ?? [];
  return rest === undefined ? null : { melee, bow, rest };
}

/** A code whose melee letter is so many letters better, or worse below 0; A and E- are the ends, and who has none gains none. */
export function betterCode(code: string, by: number): string {
  const parts = partsOf(code);
  if (parts === null || parts.melee === '') return code;
  const at = Math.max(0, Math.min(MELEE.length - 1, MELEE.indexOf(parts.melee) - by));
  return `${MELEE[at]}${parts.bow}${parts.rest}`;
}

/** Whether a code has a missile letter. */
export function shoots(code: string): boolean {
  return (partsOf(code)?.bow ?? '') !== '';
}

/** A code with a bow that is so many letters worse; past the worst it shoots no more. */
export function weakerBow(code: string, by: number): string {
  const parts = partsOf(code);
  if (parts === null || parts.bow === '') return code;
  return `${parts.melee}${BOWS[BOWS.indexOf(parts.bow) + by] ?? ''}${parts.rest}`;
}

/** A code with this bow, where it has none of its own. */
export function withBow(code: string, bow: string): string {
  const parts = partsOf(code);
  return parts === null || parts.bow !== '' ? code : `${parts.melee}${bow}${parts.rest}`;
}
