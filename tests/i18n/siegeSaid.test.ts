// What the strategic games say has words in every language, shared by page and command line, with a blank for every figure.
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, describe, expect, test } from 'vitest';
import * as GERMAN from '../../src/i18n/de/siegeSaid.ts';
import * as ENGLISH from '../../src/i18n/en/siegeSaid.ts';
import { speak } from '../../src/i18n/language.ts';
import { sentence, wordSaid } from '../../src/i18n/siegeSaid.ts';
import { territoryNamed, troops } from '../../src/strategic/battle-for-arda/hexes/names.ts';
import { arda } from '../../src/strategic/battle-for-arda/said.ts';
import { STRATEGIC_GAMES } from '../../src/strategic/games.ts';
import type { OpenSiege } from '../../src/strategic/open.ts';
import type { Said } from '../../src/strategic/said.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import { COMBAT_CARDS, NATIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { FAMOUS } from '../../src/strategic/war-of-the-ring/famous.ts';
import { battleName } from '../../src/ui/features/strategic/war-of-the-ring/names.ts';

afterEach(() => speak('en'));

const [RING, ARDA, IX] = STRATEGIC_GAMES;

/** Every sentence of the games by its name, with the names of its figures, as the types have them. */
const FIGURES: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'said.ts',
    'war-of-the-ring/said/ofBattles.ts',
    'war-of-the-ring/said/ofBriefs.ts',
    'war-of-the-ring/said/ofResults.ts',
    'battle-for-arda/said.ts',
    'middle-earth-ix/said.ts',
  ].flatMap((file) => {
    const text = readFileSync(`src/strategic/${file}`, 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '');
    return [...text.matchAll(/\{\s*readonly say: '(\w+)';?([^}]*)\}/g)].map(
      ([, say, rest]) => [say!, [...rest!.matchAll(/readonly (\w+):/g)].map(([, name]) => name!)] as const,
    );
  }),
);

interface Part {
  /** 0 = plain text, 7 = the "#" of a plural. */
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, Readonly<{ value: readonly Part[] }>>>;
}

function blanksIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const read = (parts: readonly Part[]): void => {
    for (const { type, value, options } of parts) {
      if (type !== 0 && value !== undefined) found.add(value);
      for (const branch of Object.values(options ?? {})) read(branch.value);
    }
  };
  read(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return found;
}

test.each([
  ['English', ENGLISH.SIEGE_SAID],
  ['German', GERMAN.SIEGE_SAID],
] as const)('every sentence in %s takes its blanks from the figures that the game gives', (_, said) => {
  expect(Object.keys(said).toSorted()).toEqual([...FIGURES.keys()].toSorted());
  const wrong = Object.entries(said).flatMap(([say, text]) => {
    const unknown = [...blanksIn(text)].filter((blank) => !FIGURES.get(say)!.includes(blank));
    return unknown.length === 0 ? [] : [[say, unknown]];
  });
  expect(wrong).toEqual([]);
});

test('no sentence of the German page is the English one', () => {
  const alike = Object.entries(ENGLISH.SIEGE_SAID).filter(
    ([say, text]) =>
      /[a-z]{3}/.test(text.replaceAll(/\{[^{}]*\}/g, '')) && GERMAN.SIEGE_SAID[say as 'stop'] === text,
  );
  expect(alike.map(([say]) => say)).toEqual([]);
});

test('every combat card has its effect in words', () => {
  const titles = COMBAT_CARDS.map(({ title }) => title).toSorted();
  expect(Object.keys(ENGLISH.SIEGE_EFFECTS).toSorted()).toEqual(titles);
  expect(Object.keys(GERMAN.SIEGE_EFFECTS).toSorted()).toEqual(titles);
  for (const { title, effect } of COMBAT_CARDS)
    expect(ENGLISH.SIEGE_EFFECTS[title as 'Scouts'].toLowerCase()).toContain(
      effect.slice(0, 2).toLowerCase(),
    );
});

test('nations, means and ways of writing are named in every language, and no others', () => {
  expect(Object.keys(GERMAN.SIEGE_NAMES.nations)).toEqual(NATIONS.map(({ id }) => id));
  const [siege] = openedBy(RING, 'Minas Tirith: 1R v 2R');
  for (const mean of Object.keys(siege!.odds({ games: 1, seed: 1 }).means))
    expect(GERMAN.SIEGE_MEANS).toHaveProperty([mean]);
  const sources = [
    'src/scenario/parts.ts',
    'src/strategic/war-of-the-ring/ledger/result.ts',
    'src/strategic/middle-earth-ix/brief.ts',
  ].map((file) => readFileSync(file, 'utf8'));
  for (const rule of Object.keys(GERMAN.SIEGE_SPELLINGS))
    expect(sources.some((text) => text.includes(rule))).toBe(true);
});

function openedBy(game: typeof RING, document: unknown): readonly OpenSiege[] {
  const opened = game!.open(document);
  return opened.ok ? opened.value : [];
}

/** Everything that a brief has said of it: what was read, its odds, battles told, what came of them. */
function saidOf(siege: OpenSiege): readonly Said[] {
  const ground = siege.ground();
  const over = siege.overActions?.(2);
  const battles = [0, 1, 2, 3].flatMap((index) => [
    ...siege.tell(dieOf(5, index)).map(({ line }) => line),
    ...siege.resolve(dieOf(5, index)).lines,
  ]);
  return [
    ...siege.understood,
    ...siege.odds({ games: 5, seed: 1 }).under,
    ...(ground.ok ? [] : [ground.why]),
    ...(over === undefined ? [] : over.ok ? over.under : [over.why]),
    ...battles,
  ];
}

const CARDS_IN_HAND =
  'Minas Tirith: 3R 2E 1L +GW v 8R 2E 2N +WK, Grond, in hand Deadly Strife, in hand Black Breath, in hand Valour, in hand Mighty Attack';
const BRIEFS: readonly (readonly [string, typeof RING, unknown])[] = [
  ...FAMOUS.map((document) => [document.battle, RING, document] as const),
  ['with cards', RING, CARDS_IN_HAND],
  ['a relief', RING, 'relief of Minas Tirith: 8R 1N v 3R 1L Rohan, Stormcrow'],
  [
    'in Eriador',
    IX,
    {
      format: 'middle-earth-ix-assault/1',
      province: 'Frn',
      defender: { power: 'Arthedain', kind: 'A', order: 'hold' },
      attackers: [{ power: 'Cardolan', kind: '2A', from: 'TGo' }],
    },
  ],
  [
    'in Arda',
    ARDA,
    {
      format: 'battle-for-arda/1',
      terrain: ['settlement'],
      attacker: { units: { uruk_warrior: 4, eagle: 1 }, order: ['uruk_warrior'] },
      defender: { units: { tower_guard: 2, wall: 1 } },
    },
  ],
];

describe.each(BRIEFS)('of %s', (_, game, document) => {
  const opened = game!.open(document);
  const said = opened.ok ? opened.value.flatMap(saidOf) : [];

  test('everything is said in English and in German, each its own, with every blank filled', async () => {
    expect(opened.ok).toBe(true);
    const english = said.map(sentence);
    await speak('de');
    const german = said.map(sentence);
    for (const text of [...english, ...german]) expect(text).not.toMatch(/[{}]|undefined|\[object/);
    const alike = german.filter(
      (text, at) => text === english[at] && /\p{L}{3}/u.test(withoutFigures(said[at]!)),
    );
    expect(alike).toEqual([]);
  });
});

/** The English sentence without what the game put into it. */
function withoutFigures(said: Said): string {
  const text = (ENGLISH.SIEGE_SAID as Readonly<Record<string, string>>)[said.say]!;
  return text.replaceAll(/\{[^{}]*\}/g, '');
}

describe('problems', () => {
  const wrong: readonly (readonly [string, RegExp, RegExp])[] = [
    [
      'Minas Tirth: 3R v 8R',
      /no region is called "Minas Tirth"/,
      /keine Region heißt "Minas Tirth"; ist „Minas Tirith“ gemeint\?/,
    ],
    ['Minas Tirith: 3R v 80R', /80 regulars of Sauron are named/, /80 Reguläre sind genannt \(Sauron\)/],
    [
      'Minas Tirith: 3R v 8R, Grond',
      /the Witch-king must be with that army/,
      /der Hexenkönig muss bei dieser Armee sein/,
    ],
    ['Minas Tirith 3R', /write the place and a colon/, /zuerst der Ort und ein Doppelpunkt/],
  ];

  test.each(wrong)('of the note %s are told in both languages', async (note, english, german) => {
    const read = RING!.open(note);
    const told = (): string => (read.ok ? '' : read.problems.map(({ said }) => wordSaid(said)).join('\n'));
    expect(told()).toMatch(english);
    await speak('de');
    expect(told()).toMatch(german);
  });

  test('of the shape of a document are told in both languages', async () => {
    const read = RING!.open({ schema: 'war-of-the-ring/siege-brief/1', battle: 'NO', region: 7, extra: 1 });
    const told = (): string => (read.ok ? '' : read.problems.map(({ said }) => wordSaid(said)).join('\n'));
    expect(told()).toContain('there is no place for "extra" here');
    expect(told()).toContain('this is the number 7; it must be a text in quotes');
    expect(told()).toContain('an id is written in small letters');
    await speak('de');
    expect(told()).toContain('"extra" hat hier keinen Platz');
    expect(told()).toContain('hier steht die Zahl 7; nötig ist ein Text in Anführungszeichen');
    expect(told()).toContain('eine Kennung besteht aus Kleinbuchstaben');
  });
});

test('names with an article read well in the middle of a sentence', async () => {
  const told = (): readonly string[] => {
    const opened = RING!.open('Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK +MoS, Grond');
    return opened.ok ? opened.value[0]!.understood.map(sentence) : [];
  };
  expect(told()[0]).toContain('8R 2E 1N Sauron + the Witch-king + the Mouth of Sauron;');
  await speak('de');
  expect(told()[0]).toContain('8R 2E 1N Sauron + der Hexenkönig + Saurons Mund;');
});

test('the seal of a result is called what it is: a check sum, in the last of its lines as where it does not fit', async () => {
  const [one] = openedBy(RING, FAMOUS[0]);
  const { lines, document } = one!.resolve(dieOf(1, 0));
  const { result, ...brief } = document as { result: { seal: string; rounds: number } };
  const damaged = { ...brief, result: { ...result, rounds: result.rounds + 1 } };
  const told = (): readonly string[] => {
    const read = RING!.readResult!(damaged);
    return [sentence(lines.at(-1)!), ...(read.ok ? [] : read.problems.map(({ said }) => wordSaid(said)))];
  };
  // Whoever carries a result can count its sum anew: nothing may promise that it is genuine.
  for (const [language, name] of [
    ['en', /check sum/i],
    ['de', /Prüfsumme/],
  ] as const) {
    await speak(language);
    expect(told()).toHaveLength(2);
    for (const line of told()) {
      expect(line).toMatch(name);
      expect(line).not.toMatch(
        /seal|siegel|sign|unterschr|genuin|echtheit|proof|beweis|trust|secure|sicher/i,
      );
    }
    expect(told()[0]).toContain(result.seal.slice(0, 12));
  }
});

test('a place is called as the sentence bends it: its name stands alone, or the title knows its case', async () => {
  const bent = Object.values(GERMAN.SIEGE_SAID).filter((said) =>
    /\b(?:von|nach|in|an|aus|bei|um|für|auf) \{(?:region|place)\}/i.test(JSON.stringify(said)),
  );
  expect(bent).toEqual([]);
  const titles = (): readonly string[] =>
    (['assault', 'sortie', 'relief', 'field'] as const).map((mode) =>
      battleName({ mode, region: 'grey-havens' }),
    );
  expect(titles()).toEqual([
    'Assault on the Grey Havens',
    'Sortie from the Grey Havens',
    'Relief of the Grey Havens',
    'Battle at the Grey Havens',
  ]);
  await speak('de');
  expect(titles()).toEqual([
    'Sturm auf die Grauen Anfurten',
    'Ausfall aus den Grauen Anfurten',
    'Entsatz der Grauen Anfurten',
    'Schlacht bei den Grauen Anfurten',
  ]);
  expect(battleName({ mode: 'relief', region: 'minas-tirith' })).toBe('Entsatz von Minas Tirith');
});

test('troops of Arda are called in every language as on their counters, never by the ids of the file', async () => {
  const stack = (): string =>
    wordSaid({ say: 'ardaStack', count: 20, unit: troops('orc_marauder'), strength: 1 });
  expect(stack()).toBe('Orc marauders × 20 (1)');
  await speak('de');
  expect(stack()).toBe('Plündernde Orks × 20 (1)');
  expect(wordSaid({ say: 'ardaFlyers', units: ['eagle', 'crebain'].map(troops) })).toContain(
    'Adler, Crebain',
  );
});

test('terrain of Arda, and who is to fall first, are called in every language as on the page', async () => {
  const ground = (): string => wordSaid(arda({ say: 'ardaTerrain', terrain: ['river', 'settlement'] }));
  const first = (ids: readonly string[]): string => {
    const named = ids.length === 0 ? 'nobody' : ids.map(troops);
    return wordSaid(arda({ say: 'ardaCasualties', side: 'attacker', first: named, then: 'cheapest' }));
  };
  expect(ground()).toMatch(/^terrain: River, Settlement;/);
  expect(first(['spearman'])).toBe('casualties of the attacker: Spearmen, then the cheapest');
  await speak('de');
  expect(ground()).toMatch(/^Gelände: Fluss, Siedlung;/);
  expect(first(['spearman', 'wall'])).toBe(
    'Verluste des Angreifers: Speerträger, Mauern, dann die billigsten',
  );
  expect(first([])).toBe('Verluste des Angreifers: die billigsten');
});

test('a territory of Arda is called as on the page, and one that nobody knows as it is written', async () => {
  const from = (name: string): string => wordSaid(arda({ say: 'ardaFrom', from: territoryNamed(name) }));
  expect(from('Pelennor Fields')).toBe('the attacker comes from Pelennor Fields');
  await speak('de');
  expect(['Pelennor Fields', 'Lossarnach', 'constructor'].map(from)).toEqual([
    'Anmarsch des Angreifers: Felder des Pelennor',
    'Anmarsch des Angreifers: Lossarnach',
    'Anmarsch des Angreifers: constructor',
  ]);
});
