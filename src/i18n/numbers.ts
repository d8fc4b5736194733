/** Singular and plural: the verb of a sentence follows the name that it is said of. "{unit}{unitIs, select, many { move} other { moves}}". */
import { locale } from './language.ts';
import { PLURAL } from './words.ts';

/** The number of a name, as a sentence selects by it. */
export type NumberOfName = 'one' | 'many';

interface Endings {
  /** What follows the head of a name: "of the Citadel", ", mailed". */
  readonly rest: RegExp;
  readonly both: RegExp;
  readonly many: RegExp;
  readonly one: RegExp;
}

/** How names end, ours and those of a player’s own scenario; the few that end otherwise are listed. */
const ENGLISH: Endings = {
  rest: /,.*| (?:of|from|in|on|with|under|at) .*/,
  both: / and /,
  many: /(?:s|men|folk|hai)$/i,
  one: /(?:ss|us)$/i,
};
const GERMAN: Endings = {
  rest: /,.*| (?:von|vom|der|des|aus|im|in|mit|auf|unter) .*/,
  both: / und /,
  many: /(?:e|en|er|s|hai)$/i,
  one: /(?:heer|meute|garde|wache|truppe|rotte|horde|lanze|kompanie)$/i,
};

/** Whether a name in the spoken language is singular or plural: as it is listed, else by its ending. */
export function numberOf(name: string): NumberOfName {
  return (PLURAL[name] ?? endsInPlural(name, locale() === 'de' ? GERMAN : ENGLISH)) ? 'many' : 'one';
}

function endsInPlural(name: string, { rest, both, many, one }: Endings): boolean {
  const head = name.replace(rest, '');
  return both.test(name) || (many.test(head) && !one.test(head));
}
