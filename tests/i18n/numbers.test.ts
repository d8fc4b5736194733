// "Orc swordsmen move", "the Grey Company moves": in both languages the verb follows the name that it is said of.
import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, describe, expect, test } from 'vitest';
import { chronicleOf } from '../../src/ui/log/lines.ts';
import { inWords } from '../../src/ui/words/words.ts';
import { DEFENDER, type Text } from '../../src/engine/battle.ts';
import { DE } from '../../src/i18n/de/catalogue.ts';
import { SIEGE_ROOM as ROOM_DE } from '../../src/i18n/de/siege.ts';
import { EN } from '../../src/i18n/en/catalogue.ts';
import { SIEGE_ROOM as ROOM_EN } from '../../src/i18n/en/siege.ts';
import { speak } from '../../src/i18n/language.ts';
import { numberOf, type NumberOfName } from '../../src/i18n/numbers.ts';
import { SIDE_NAMES } from '../../src/strategic/war-of-the-ring/hexes/blockWords.ts';
import { unitKind } from '../../src/strategic/war-of-the-ring/hexes/kinds.ts';
import type { Nation } from '../../src/strategic/war-of-the-ring/figures.ts';
import { finishedGame } from '../kit/finishedGame.ts';
import { shippedBattles } from '../kit/shipped.ts';
import { NAMES_BY_NUMBER } from './namesByNumber.ts';

afterEach(() => speak('en'));

/** A language: all its words, two names to try them with, and what may stand beside a name whatever its number. */
interface Tried {
  readonly words: unknown;
  readonly names: Readonly<Record<'one' | 'many', string>>;
  /** Whether two forms of a verb belong together. */
  agree(one: string, many: string): boolean;
  /** Words that have one form for both, and no verbs in the present. */
  readonly unbent: ReadonlySet<string>;
}

const ENGLISH_VERBS: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does', go: 'goes' };
const GERMAN_VERBS: Readonly<Record<string, string>> = {
  sind: 'ist',
  haben: 'hat',
  werden: 'wird',
  müssen: 'muss',
  können: 'kann',
  nehmen: 'nimmt',
  halten: 'hält',
  graben: 'gräbt',
  treffen: 'trifft',
  legen: 'legt',
};

const TRIED: Readonly<Record<'en' | 'de', Tried>> = {
  en: {
    words: { ...EN, ROOM: ROOM_EN },
    names: { one: 'Grey Company', many: 'Orc swordsmen' },
    agree: (one, many) =>
      one ===
      (ENGLISH_VERBS[many] ?? many.replace(/([^aeiou])y$/, '$1ie').replace(/(ss|sh|ch)$/, '$1e') + 's'),
    unbent: new Set([
      'against',
      'alone',
      'at',
      'it',
      'of',
      'can',
      'could',
      'did',
      'from',
      'in',
      'may',
      'there',
      'to',
    ]),
  },
  de: {
    words: { ...DE, ROOM: ROOM_DE },
    names: { one: 'Graue Schar', many: 'Orkschwerter' },
    agree: (one, many) =>
      one === (GERMAN_VERBS[many] ?? many.replace(/e[ln]$|n$/, 't').replace(/tt$/, 'tet')),
    unbent: new Set([
      'im',
      'an',
      'angegriffen',
      'auf',
      'dort',
      'für',
      'gegen',
      'in',
      'mit',
      'nur',
      'von',
      'zu',
    ]),
  },
};

/** Blanks for what may be called by a plural name: units, forces, groups, sides. */
const NAMED = ['unit', 'piece', 'attacker', 'defender', 'by', 'force', 'group', 'side', 'besieger'];

/** Sentences in which these are one by their nature: an engine, a captain, a player. */
const ALWAYS_ONE =
  /TOLD\/(EngineShotAt|HexsideBreached|HexsideHeld|HeadThrown|HeadCleared|DuelFought)|CONDITIONS\/slain|SEATS|choose(Withdrawal|Escape|Answer)|ODDS\/duel/;

interface Part {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, Readonly<{ value: readonly Part[] }>>>;
}

function blanksIn(text: string): readonly string[] {
  const found = new Set<string>();
  const read = (parts: readonly Part[]): void => {
    for (const { type, value, options } of parts) {
      if (type !== 0 && value !== undefined) found.add(value);
      for (const branch of Object.values(options ?? {})) read(branch.value);
    }
  };
  read(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return [...found];
}

function textsIn(all: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof all === 'string') return [[place, all]];
  if (typeof all !== 'object' || all === null) return [];
  return Object.entries(all).flatMap(([key, inner]) => textsIn(inner, `${place}/${key}`));
}

/** The word that follows a name in a sentence with one number and with the other; every other blank is a hyphen. */
function followers(tag: string, text: string, blank: string, { names }: Tried) {
  const wordAfter = (number: 'one' | 'many', manner: string): string => {
    const fillings: Record<string, string | number> = { manner };
    for (const other of blanksIn(text)) fillings[other] ??= other.endsWith('Is') ? 'one' : 2;
    const said = new IntlMessageFormat(text, tag, undefined, { ignoreTag: true }).format({
      ...fillings,
      [blank]: names[number],
      [`${blank}Is`]: number,
    }) as string;
    return new RegExp(`(?<!${OBLIQUE})${names[number]} (\\p{L}+)`, 'u').exec(said)?.[1] ?? '';
  };
  return ['fire', 'melee'].map((manner) => [wordAfter('one', manner), wordAfter('many', manner)] as const);
}

/** After these a name is no subject. */
const OBLIQUE = '\\b(?:of|to|at|for|against|by|von|an|auf|gegen|für|bei|über) ';

/** What is wrong with the words after a name: two verbs that do not belong together, or one verb for both numbers. */
function wrongPair(language: Tried, one: string, many: string): boolean {
  return one === many ? one !== '' && !language.unbent.has(one) : !language.agree(one, many);
}

describe.each(['en', 'de'] as const)('in the sentences of %s', (tag) => {
  const language = TRIED[tag];

  test('the verb after a name is singular for one and plural for many', () => {
    const tried = textsIn(language.words).flatMap(([place, text]) =>
      ALWAYS_ONE.test(place)
        ? []
        : blanksIn(text)
            .filter((blank) => NAMED.includes(blank))
            .flatMap((blank) => followers(tag, text, blank, language).map((pair) => ({ place, pair }))),
    );
    expect(tried.filter(({ pair: [one, many] }) => one !== many).length).toBeGreaterThan(40);
    const wrong = tried.filter(({ pair: [one, many] }) => wrongPair(language, one, many));
    expect(wrong.map(({ place, pair }) => [place, ...pair])).toEqual([]);
  });

  test('every name of a shipped battle and of the sieges has its number', async () => {
    await speak(tag);
    const nations: readonly Nation[] = [
      'dwarves',
      'elves',
      'gondor',
      'north',
      'rohan',
      'isengard',
      'sauron',
      'southrons',
    ];
    const bearing = { mounted: true, at: 'open', letters: 0 } as const;
    const names = [
      ...shippedBattles().flatMap(({ pieces, sides, forces, groups }): readonly Text[] => [
        ...pieces.filter(({ kind }) => kind.class === 'unit').map(({ kind }) => kind.name),
        ...[...sides, ...forces, ...groups].map(({ name }) => name),
      ]),
      ...nations.flatMap((nation) =>
        (['regular', 'elite'] as const).map((type) => unitKind(nation, type, bearing).name as Text),
      ),
      ...Object.values(SIDE_NAMES),
    ].map(inWords);
    const { one, many } = namesOf(tag);
    expect([...new Set(names)].filter((name) => ![...one, ...many].includes(name))).toEqual([]);
    expect(one.filter((name) => numberOf(name) !== 'one')).toEqual([]);
    expect(many.filter((name) => numberOf(name) !== 'many')).toEqual([]);
  });

  test('no name is listed whose ending tells its number', async () => {
    await speak(tag);
    const listed = Object.entries(tag === 'en' ? EN.PLURAL : DE.PLURAL);
    const unlisted = ([name]: readonly [string, boolean]): NumberOfName => numberOf(`Other ${name}`);
    expect(listed.filter((line) => (unlisted(line) === 'many') === line[1])).toEqual([]);
  });

  test('no line of a whole game has a name with the verb of the other number', async () => {
    await speak(tag);
    const lines = chronicleOf(finishedGame('the-siege-of-minas-tirith'), DEFENDER);
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.map(({ text }) => text).filter((text) => disagrees(tag, text))).toEqual([]);
  });
});

function namesOf(tag: 'en' | 'de'): Readonly<Record<NumberOfName, readonly string[]>> {
  return NAMES_BY_NUMBER[tag];
}

/** The verbs that the sentences have, by the number of their subject. */
const VERBS = { en: verbsOf('en'), de: verbsOf('de') } as const;

function verbsOf(tag: 'en' | 'de'): Readonly<Record<'one' | 'many', ReadonlySet<string>>> {
  const heads = textsIn(TRIED[tag].words).flatMap(([, text]) => [
    ...text.matchAll(/Is, select, many \{ (\p{L}+)[^{}]*\} other \{ (\p{L}+)/gu),
  ]);
  return { many: new Set(heads.map(([, many]) => many!)), one: new Set(heads.map(([, , one]) => one!)) };
}

/** Whether a line has a listed name, with its code or without, before a verb of the other number. */
function disagrees(tag: 'en' | 'de', line: string): boolean {
  const verbs = VERBS[tag];
  const { one, many } = namesOf(tag);
  return [...one, ...many].some((name) => {
    const isPlural = many.includes(name);
    const after = new RegExp(`^${name}(?: [A-Za-z]*\\d[W-Z]?)? (\\p{L}+)`, 'u').exec(line)?.[1];
    const [right, wrong] = isPlural ? [verbs.many, verbs.one] : [verbs.one, verbs.many];
    return after !== undefined && wrong.has(after) && !right.has(after);
  });
}

test.each([
  ['en', 'Orc swordsmen E3Y moves from 1213 to 1312.'],
  ['en', 'Orc swordsmen E3Y is disrupted.'],
  ['en', 'Grey Company Be3W are thrown back from 1213 to 1312.'],
  ['en', 'Rohan and the South is demoralized!'],
  ['en', 'The Riders of Rohan arrives.'],
  ['en', 'Royal éored B3W attack Trolls D2Z.'],
  ['de', 'Orkschwerter E3Y zieht von 1213 nach 1312.'],
  ['de', 'Graue Schar Be3W werden vernichtet.'],
  ['de', 'Die Reiter von Rohan trifft ein.'],
  ['de', 'Heer Saurons sind demoralisiert!'],
] as const)('%s: "%s" is refused', (tag, line) => {
  expect(disagrees(tag, line)).toBe(true);
});

test('a name that no list holds goes by its ending', async () => {
  const number = (...names: readonly string[]) => names.map(numberOf);
  expect(number('Beornings of the Carrock', 'Woodmen', 'Elves and Men')).toEqual(['many', 'many', 'many']);
  expect(number('Host of Dain', 'Ent', 'Guild of Smiths', 'Watch, mounted')).toEqual([
    'one',
    'one',
    'one',
    'one',
  ]);
  await speak('de');
  expect(number('Beorninger vom Carrock', 'Elben und Menschen', 'Waldläufer')).toEqual([
    'many',
    'many',
    'many',
  ]);
  expect(number('Heer von Dain', 'Ent', 'Leibgarde des Fürsten')).toEqual(['one', 'one', 'one']);
});
