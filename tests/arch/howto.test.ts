// Whoever follows a page of docs/how-to gets what it promises: each page names what is there, and some are followed for a made-up thing.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CACHE, ROOT } from '../../scripts/fingerprint.mjs';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { ScenarioFile } from '../../src/scenario/schema.ts';
import { faceOf } from '../../src/stage/counters/faces.ts';
import { MADE_UP, type Edit } from './madeUp.ts';

const FOLDER = 'docs/how-to';
const PAGES = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.md'));

/** What a reader has to make himself. */
const TO_BE_MADE = [
  'src/engine/verbs/yourVerb.ts',
  'src/rulebook/charts/NUMBER-name.ts',
  'src/ui/features/yours',
];

function textOf(page: string): string {
  return readFileSync(join(ROOT, FOLDER, page), 'utf8').replace(/\s+/g, ' ');
}

/** What stands between backticks and is a path of the repository. */
function pathsIn(text: string): readonly string[] {
  return [
    ...text.matchAll(/`((?:src|tests|scripts|docs|scenarios|schemas)(?:\/[\w.-]+)*|\.[\w-]+\.mjs)`/g),
  ].map(([, path]) => path!);
}

/** What a page names with the file in which it stands: "`SPELLS` in `src/engine/spell.ts`". */
function symbolsIn(text: string): readonly Readonly<{ symbol: string; file: string }>[] {
  const named = /((?:`\w+`(?:, | and )?)+) (?:and the row itself )?in `([\w./-]+\.(?:ts|tsx|mjs))`/g;
  return [...text.matchAll(named)].flatMap(([, names, file]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, symbol]) => ({ symbol: symbol!, file: file! })),
  );
}

/** The first file of each line under "The compiler asks for". */
function askedBy(page: string): readonly string[] {
  const [, asked = ''] = readFileSync(join(ROOT, FOLDER, page), 'utf8').split('The compiler asks for:');
  return [...asked.matchAll(/^- `([^`]+)`/gm)].map(([, file]) => file!);
}

test.each(PAGES)('%s names paths that are there', (page) => {
  const text = textOf(page);
  const gone = pathsIn(text).filter((path) => !TO_BE_MADE.includes(path) && !existsSync(join(ROOT, path)));
  expect(gone).toEqual([]);
});

test.each(PAGES)('%s names symbols that stand in their files', (page) => {
  const gone = symbolsIn(textOf(page)).filter(
    ({ symbol, file }) => !new RegExp(`\\b${symbol}\\b`).test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(gone).toEqual([]);
});

test('the first page leads to every other', () => {
  const first = readFileSync(join(ROOT, FOLDER, 'README.md'), 'utf8');
  const led = [...first.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page]) => page!);
  expect([...led, 'README.md'].toSorted()).toEqual(PAGES.toSorted());
});

test('a path and a symbol that are gone would be found', () => {
  const text = '1. `GONE` in `src/engine/spell.ts`, then `src/gone/there.ts`.';
  expect(symbolsIn(text)).toEqual([{ symbol: 'GONE', file: 'src/engine/spell.ts' }]);
  expect(pathsIn(text)).toEqual(['src/engine/spell.ts', 'src/gone/there.ts']);
});

describe('the pages are followed', () => {
  let house = '';
  beforeAll(() => {
    mkdirSync(CACHE, { recursive: true });
    house = mkdtempSync(join(CACHE, 'howto-'));
    cpSync(join(ROOT, 'src'), join(house, 'src'), { recursive: true });
    for (const name of [
      'node_modules',
      'scenarios',
      'examples',
      'assets',
      'docs',
      'package.json',
      'CREDITS.md',
    ])
      symlinkSync(join(ROOT, name), join(house, name));
    const config = { extends: join(ROOT, 'tsconfig.json'), include: ['src'], exclude: [] };
    writeFileSync(join(house, 'tsconfig.json'), JSON.stringify(config));
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  /** Does one step in the scratch sources; the place must be there. */
  function follow({ file, after, add }: Edit): void {
    const path = join(house, file);
    mkdirSync(dirname(path), { recursive: true });
    if (after === null) return writeFileSync(path, add);
    const text = readFileSync(path, 'utf8');
    expect(text.split(after).length, `${file}: ${after}`).toBeGreaterThan(1);
    writeFileSync(path, text.replaceAll(after, `${after}${add}`));
  }

  /** The files in which the compiler now misses something, by the first complaint about each. */
  function missed(): readonly string[] {
    const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
    const { stdout } = spawnSync(
      process.execPath,
      [join(dirname(compiler), 'bin/tsc'), '--noEmit', '--pretty', 'false', '-p', house],
      { cwd: house, encoding: 'utf8' },
    );
    return stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  }

  test('each step is named by its page', () => {
    for (const { page, begin, rest } of MADE_UP) {
      const named = pathsIn(textOf(page)).filter((path) => !TO_BE_MADE.includes(path));
      const made = [...begin, ...rest].filter(({ after }) => after !== null).map(({ file }) => file);
      expect(
        made.filter((file) => !named.includes(file)),
        page,
      ).toEqual([]);
    }
  });

  test(
    'the compiler asks for what the pages say, and is content when it is done',
    { timeout: 240_000 },
    () => {
      for (const { begin } of MADE_UP) for (const edit of begin) follow(edit);
      // A row or a case that is missing; whatever reads the table complains too, until the row is there.
      const lacking = missed().filter((line) =>
        /error TS(2741|2739|2366)|to parameter of type 'never'/.test(line),
      );
      const files = [...new Set(lacking.map((line) => line.replace(/\(.*$/s, '')))];
      expect(files.toSorted()).toEqual([...new Set(MADE_UP.flatMap(({ page }) => askedBy(page)))].toSorted());

      for (const { rest } of MADE_UP) for (const edit of rest) follow(edit);
      expect(missed()).toEqual([]);
    },
  );
});

test('a unit is a row of a roster and a piece of a scenario, and has a face at once', () => {
  const row = {
    class: 'unit',
    id: 'beornings',
    name: { en: 'Beornings' },
    code: 'D3W',
    gait: 'foot',
    ma: 4,
    value: 9,
    traits: [],
  };
  const roster = SHIPPED_LIBRARY.rosters['rosters/gondor.json'] as { readonly kinds: readonly unknown[] };
  const library = {
    ...SHIPPED_LIBRARY,
    rosters: {
      ...SHIPPED_LIBRARY.rosters,
      'rosters/gondor.json': { ...roster, kinds: [...roster.kinds, row] },
    },
  };
  const lesson = SHIPPED_SCENARIOS['first-steps'] as ScenarioFile;
  const [first, ...others] = lesson.pieces;
  const read = parseScenario({ ...lesson, pieces: [{ ...first!, kind: 'beornings' }, ...others] }, library);
  expect(read.ok ? read.value.pieces[0]!.kind.id : read.problems).toBe('beornings');
  expect(faceOf('beornings')).toBeDefined();
});
