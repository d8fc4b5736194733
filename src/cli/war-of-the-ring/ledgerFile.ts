/** The ledger of a war in a file: the ledger itself and the check sum of its text, read whole or refused. */
import { documentHash } from '../../kernel/hash.ts';
import { parseJson } from '../../scenario/parseJson.ts';
import { CHARACTERS, regionOf } from '../../strategic/war-of-the-ring/facts.ts';
import { brokenBalances, ELSEWHERE, type Ledger } from '../../strategic/war-of-the-ring/ledger/ledger.ts';
import { ALL_FIGURES } from '../../strategic/war-of-the-ring/roster.ts';
import { UsageError } from '../output.ts';

const FORMAT = 'war-of-the-ring/ledger/1';

/** What stands in the file of a ledger. */
export function ledgerText(ledger: Ledger): string {
  return `${JSON.stringify({ schema: FORMAT, ledger, seal: documentHash(ledger) }, null, 2)}\n`;
}

/** The ledger in a text of `file`; refuses what is no ledger, what is damaged, and what loses or doubles a figure. */
export function ledgerIn(file: string, text: string): Ledger {
  const json = parseJson(text);
  if (!json.ok) throw damagedError(file, json.problems[0]!.message);
  const { schema, ledger, seal } = recordOf(json.value);
  if (schema !== FORMAT) throw damagedError(file, `"schema" must be "${FORMAT}"`);
  const fields = recordOf(ledger);
  if (documentHash(fields) !== seal)
    throw damagedError(file, 'it was changed since it was written, for it does not fit its check sum');
  const [wrong] = [...wrongFields(fields), ...wrongAccounts(fields)];
  if (wrong !== undefined) throw damagedError(file, wrong);
  const read = fields as unknown as Ledger;
  const [broken] = brokenBalances(read);
  if (broken !== undefined) throw damagedError(file, broken);
  return read;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none where it has none. */
function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** What else a ledger is made of: what somebody wrote who made a check sum of his own. */
function wrongFields({ rules, wear, taken, open, closed }: Fields): readonly string[] {
  const every = (what: unknown, is: (one: unknown) => boolean): boolean =>
    typeof what === 'object' && what !== null && Object.values(what).every(is);
  return [
    ...(rules === 'guide' || rules === 'published' ? [] : ['its rules are neither guide nor published']),
    ...(every(wear, Number.isSafeInteger) ? [] : ['its wear is not in whole steps']),
    ...(every(taken, (by) => by === 'free' || by === 'shadow') ? [] : ['nobody knows who took what']),
    // A result comes with its brief: it goes out and comes back at once.
    ...(every(open, () => false) ? [] : ['a battle of it is still being fought']),
    ...(every(closed, (seal) => typeof seal === 'string') ? [] : ['its results have no check sums']),
  ];
}

function wrongAccounts(fields: Fields): readonly string[] {
  const names = CHARACTERS.map(({ id }) => id);
  return [
    ...notOnce('figure', recordOf(fields['figures']), ALL_FIGURES, ['pool', 'dead']),
    ...notOnce('character', recordOf(fields['characters']), names, ['dead', 'fellowship', 'not-yet']),
  ];
}

/** What is wrong with where everybody is: who is missing, foreign, or nowhere that there is. */
function notOnce(
  what: string,
  accounts: Fields,
  known: readonly string[],
  off: readonly string[],
): readonly string[] {
  const missing = known.filter((id) => !Object.hasOwn(accounts, id));
  const foreign = Object.keys(accounts).filter((id) => !known.includes(id));
  const nowhere = Object.keys(accounts).filter((id) => !isSomewhere(recordOf(accounts[id]), off));
  return [
    ...missing.map((id) => `the ${what} ${id} is missing`),
    ...foreign.map((id) => `there is no ${what} ${id} in the game`),
    ...nowhere.map((id) => `the ${what} ${id} is nowhere that there is`),
  ];
}

function isSomewhere({ at, region, inside }: Fields, off: readonly string[]): boolean {
  if (at !== 'board') return off.some((place) => place === at);
  const place = typeof region === 'string' && (region === ELSEWHERE || regionOf(region) !== undefined);
  return place && typeof inside === 'boolean';
}

function damagedError(file: string, why: string): UsageError {
  return new UsageError(
    `${file} is no ledger that can be used: ${why}; take a copy that is whole, or name a file that does not exist yet to begin a ledger`,
  );
}
