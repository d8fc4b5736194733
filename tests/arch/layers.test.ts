// The layer table holds, and the check that says so can fail.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { LAYERS } from '../../.dependency-cruiser.mjs';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { layersOf } from '../../scripts/layers.mjs';

/** Inside the repository, so that packages are found as they are from `src`; git and all other checks ignore it. */
const GROUND = join(ROOT, 'tests/arch/planted');

const planted: string[] = [];
afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

/** A small house with the given files, cruised with the rules of this one. */
async function violationsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  mkdirSync(GROUND, { recursive: true });
  const folder = mkdtempSync(join(GROUND, 'house-'));
  planted.push(folder);
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return (await layersOf(folder)).violations;
}

test('the sources keep to the layer table', { timeout: 240_000 }, async () => {
  const { modules, violations } = await layersOf(ROOT);
  expect(violations).toEqual([]);
  expect(modules).toBeGreaterThan(20);
});

test('each layer of the table uses only layers of the table', () => {
  const named = Object.values(LAYERS).flatMap(({ uses, types = [] }) => [...uses, ...types]);
  expect(named.filter((name) => !Object.hasOwn(LAYERS, name))).toEqual([]);
});

describe('a planted violation is found', () => {
  const THING = 'export const thing = 1;\n';
  const USE = (path: string) => `import { thing } from '${path}';\nexport const other = thing;\n`;

  test('nothing to look at', async () => {
    expect(await violationsOf({})).toEqual(['no module was seen']);
  });

  test('a clean house passes', async () => {
    const clean = { 'src/kernel/a.ts': THING, 'src/board/b.ts': USE('../kernel/a.ts') };
    expect(await violationsOf(clean)).toEqual([]);
  });

  test('a lower layer that imports a higher one', async () => {
    const found = await violationsOf({ 'src/game/a.ts': THING, 'src/engine/b.ts': USE('../game/a.ts') });
    expect(found).toEqual(['engine-layers: src/engine/b.ts -> src/game/a.ts']);
  });

  test('a type from a higher layer', async () => {
    const found = await violationsOf({
      'src/engine/a.ts': 'export type Thing = 1;\n',
      'src/board/b.ts': "import type { Thing } from '../engine/a.ts';\nexport type Other = Thing;\n",
    });
    expect(found).toEqual(['board-layers: src/board/b.ts -> src/engine/a.ts']);
  });

  test('a value where only types are lent', async () => {
    const found = await violationsOf({ 'src/engine/a.ts': THING, 'src/stage/b.ts': USE('../engine/a.ts') });
    expect(found).toEqual(['stage-types-only: src/stage/b.ts -> src/engine/a.ts']);
  });

  test('a page or a command that reaches into a strategic game past the port, and a game that knows another', async () => {
    const found = await violationsOf({
      'src/strategic/war-of-the-ring/a.ts': THING,
      'src/strategic/battle-for-arda/b.ts': USE('../war-of-the-ring/a.ts'),
      'src/strategic/open.ts': USE('./war-of-the-ring/a.ts'),
      'src/strategic/games.ts': USE('./war-of-the-ring/a.ts'),
      'src/cli/c.ts': USE('../strategic/war-of-the-ring/a.ts'),
      'src/ui/features/strategic/d.ts': USE('../../../strategic/war-of-the-ring/a.ts'),
      'src/ui/features/strategic/war-of-the-ring/e.ts': USE('../../../../strategic/war-of-the-ring/a.ts'),
      'src/ui/features/strategic/arda/f.ts': USE('../../../../strategic/war-of-the-ring/a.ts'),
    });
    const into = 'src/strategic/war-of-the-ring/a.ts';
    expect(found.toSorted()).toEqual([
      `games-by-the-port: src/cli/c.ts -> ${into}`,
      `games-by-the-port: src/strategic/open.ts -> ${into}`,
      `games-by-the-port: src/ui/features/strategic/d.ts -> ${into}`,
      `one-game-alone: src/strategic/battle-for-arda/b.ts -> ${into}`,
      `one-game-alone: src/ui/features/strategic/arda/f.ts -> ${into}`,
    ]);
  });

  test('a room that knows the sheets of one game past its registry, by value or by type, and sheets that know those of another', async () => {
    const room = 'src/ui/features/strategic';
    const found = await violationsOf({
      [`${room}/war-of-the-ring/a.ts`]: `${THING}export type Own = 1;\n`,
      [`${room}/games.ts`]: USE('./war-of-the-ring/a.ts'),
      [`${room}/opened.ts`]: USE('./war-of-the-ring/a.ts'),
      [`${room}/sheets.ts`]: "import type { Own } from './war-of-the-ring/a.ts';\nexport type Any = Own;\n",
      [`${room}/arda/b.ts`]: USE('../war-of-the-ring/a.ts'),
      'src/ui/shell/c.ts': USE('../features/strategic/war-of-the-ring/a.ts'),
    });
    const into = `${room}/war-of-the-ring/a.ts`;
    expect(found.toSorted()).toEqual([
      `one-game-alone: ${room}/arda/b.ts -> ${into}`,
      `sheets-by-the-registry: ${room}/opened.ts -> ${into}`,
      `sheets-by-the-registry: ${room}/sheets.ts -> ${into}`,
      `sheets-by-the-registry: src/ui/shell/c.ts -> ${into}`,
    ]);
  });

  test('a view that asks a rule', async () => {
    const found = await violationsOf({
      'src/engine/a.ts': THING,
      'src/ui/features/odds/b.tsx': USE('../../../engine/a.ts'),
    });
    expect(found).toEqual(['views-ask-no-rule: src/ui/features/odds/b.tsx -> src/engine/a.ts']);
  });

  test('an order or a key that asks for words', async () => {
    const found = await violationsOf({
      'src/i18n/a.ts': THING,
      'src/ui/words/b.ts': THING,
      'src/ui/orders/c.ts': USE('../words/b.ts'),
      'src/ui/input/d.ts': USE('../../i18n/a.ts'),
      'src/ui/prompts/e.ts': USE('../words/b.ts'),
    });
    expect(found.toSorted()).toEqual([
      'orders-without-words: src/ui/input/d.ts -> src/i18n/a.ts',
      'orders-without-words: src/ui/orders/c.ts -> src/ui/words/b.ts',
    ]);
  });

  test('a room of the page that asks one above it', async () => {
    const found = await violationsOf({
      'src/ui/store/a.ts': USE('../games/b.ts'),
      'src/ui/games/b.ts': THING,
    });
    expect(found).toEqual(['ui-store: src/ui/store/a.ts -> src/ui/games/b.ts']);
  });

  test('a feature that reaches into another', async () => {
    const found = await violationsOf({
      'src/ui/features/odds/a.ts': USE('../hint/b.ts'),
      'src/ui/features/hint/b.ts': THING,
    });
    expect(found).toEqual(['features-apart: src/ui/features/odds/a.ts -> src/ui/features/hint/b.ts']);
  });

  test('a feature that knows more of another than what it shows', async () => {
    const type = (from: string): string =>
      `import type { Thing } from '${from}';\nexport type Own = Thing;\n`;
    const found = await violationsOf({
      'src/ui/features/odds/a.ts': type('../hint/b.ts'),
      'src/ui/features/odds/c.ts': type('../hint/hintModel.ts'),
      'src/ui/features/hint/b.ts': 'export type Thing = string;\n',
      'src/ui/features/hint/hintModel.ts': 'export type Thing = string;\n',
    });
    expect(found).toEqual([
      'features-by-their-models: src/ui/features/odds/a.ts -> src/ui/features/hint/b.ts',
    ]);
  });

  test('a package in the wrong layer', async () => {
    const files = { 'src/engine/a.ts': "import { setup } from 'xstate';\nexport const chart = setup({});\n" };
    expect(await violationsOf(files)).toEqual([expect.stringMatching(/^engine-packages: .*xstate/)]);
  });

  test('the search that writes over its own answer, asked by whoever likes', async () => {
    const found = await violationsOf({
      'src/board/search.ts': THING,
      'src/board/path.ts': USE('./search.ts'),
      'src/engine/facts/searches.ts': USE('../../board/search.ts'),
      'src/engine/facts/range.ts': USE('./searches.ts'),
      'src/engine/verbs/a.ts': USE('../facts/searches.ts'),
      'src/ai/b.ts': USE('../board/search.ts'),
    });
    expect([...found].sort()).toEqual([
      'search-private: src/ai/b.ts -> src/board/search.ts',
      'searches-private: src/engine/verbs/a.ts -> src/engine/facts/searches.ts',
    ]);
  });

  test('an action that is played beside the session', async () => {
    const found = await violationsOf({
      'src/game/play.ts': THING,
      'src/session/submit.ts': USE('../game/play.ts'),
      'src/editor/authorTests.ts': USE('../game/play.ts'),
      'src/cli/a.ts': USE('../game/play.ts'),
    });
    expect(found).toEqual(['played-by-the-session: src/cli/a.ts -> src/game/play.ts']);
  });

  test('honeycomb outside the compiler of maps', async () => {
    const text = "import { Grid } from 'honeycomb-grid';\nexport const grid = Grid;\n";
    const found = await violationsOf({ 'src/board/path.ts': text, 'src/board/compile.ts': text });
    expect(found).toEqual([expect.stringMatching(/^honeycomb-compiles: src\/board\/path.ts/)]);
  });

  test('the machine in a pure layer', async () => {
    const text = "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n";
    expect(await violationsOf({ 'src/game/a.ts': text, 'src/cli/b.ts': text })).toEqual([
      'game-node: src/game/a.ts -> fs',
    ]);
  });

  test('two modules that wait for each other', async () => {
    const found = await violationsOf({
      'src/kernel/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/kernel/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    });
    expect(found).toContain('no-cycles: src/kernel/a.ts -> src/kernel/b.ts');
  });

  test('two folders of which each asks the other, or asks who asks it', async () => {
    const found = await violationsOf({
      'src/engine/facts/a.ts': USE('../triggers/b.ts'),
      'src/engine/triggers/b.ts': THING,
      'src/engine/triggers/deep/c.ts': USE('../../checks/d.ts'),
      'src/engine/checks/d.ts': USE('../facts/e.ts'),
      'src/engine/facts/e.ts': THING,
    });
    expect(found.toSorted()).toEqual([
      'folders-in-a-circle: src/engine/checks -> src/engine/facts (src/engine/checks/d.ts -> src/engine/facts/e.ts)',
      'folders-in-a-circle: src/engine/facts -> src/engine/triggers (src/engine/facts/a.ts -> src/engine/triggers/b.ts)',
      'folders-in-a-circle: src/engine/triggers -> src/engine/checks (src/engine/triggers/deep/c.ts -> src/engine/checks/d.ts)',
    ]);
  });

  test('two folders that only name the types of each other', async () => {
    const found = await violationsOf({
      'src/engine/facts/a.ts':
        "import type { B } from '../triggers/b.ts';\nexport type A = B;\nexport const a = 1;\n",
      'src/engine/triggers/b.ts':
        "import { a } from '../facts/a.ts';\nexport type B = 1;\nexport const b = a;\n",
    });
    expect(found).toEqual([]);
  });

  test('an import that leads nowhere', async () => {
    const found = await violationsOf({ 'src/kernel/a.ts': USE('./gone.ts') });
    expect(found).toEqual(['no-unresolvable: src/kernel/a.ts -> ./gone.ts']);
  });

  test('a folder that no row of the table speaks of', async () => {
    const found = await violationsOf({ 'src/kernel/a.ts': THING, 'src/manners/b.ts': THING });
    expect(found).toEqual(['no layer: src/manners']);
  });

  test('a room of the page that the list does not name', async () => {
    const found = await violationsOf({ 'src/ui/parlour/a.ts': THING });
    expect(found).toEqual(['no room: src/ui/parlour']);
  });

  test('a scenario read by a pure layer', async () => {
    const found = await violationsOf({
      'scenarios/a.json': '{}',
      'src/board/b.ts': "import map from '../../scenarios/a.json';\nexport const b = map;\n",
    });
    expect(found).toEqual(['board-folders: src/board/b.ts -> scenarios/a.json']);
  });
});
