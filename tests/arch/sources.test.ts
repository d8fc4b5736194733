// The sources keep to the habits of the house, and each habit can be seen to be broken.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, filesBelow } from '../../scripts/fingerprint.mjs';
import { assertions, HABITS, offences } from './offences.ts';

const LONGEST = 250;
/** Tables may be as long as what they list. */
const TABLES = /^src\/(rulebook\/charts\/|i18n\/|editor\/problems\/(force|ground)Checks[.]ts$)/;
/** So often a property, a name or an answer is asserted to be there: the number may only fall. */
const MOST_ASSERTED = 400;
/** A line over until the rules change for another reason: proofs of hours hang on its text. */
const WAITING = 'src/game/consulted.ts';
const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b/;

const files = filesBelow(['src', 'tests', 'scripts'])
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.startsWith('tests/arch/planted/'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

describe('the habits of the house', () => {
  test('there are sources to read', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test('no source breaks one', () => {
    expect(files.flatMap(({ path, text }) => offences(path, text))).toEqual([]);
  });

  test(`no module is longer than ${LONGEST} lines, tables excepted`, () => {
    const long = files
      .filter(({ path }) => path.startsWith('src/') && !TABLES.test(path) && path !== WAITING)
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > LONGEST);
    expect(long).toEqual([]);
  });

  test('nothing is left for later', () => {
    const own = 'tests/arch/sources.test.ts';
    expect(
      files.filter(({ path, text }) => path !== own && UNFINISHED.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('what may be missing is asserted to be there no oftener than it was, lists by their index apart', () => {
    const own = files.filter(({ path }) => path.startsWith('src/'));
    const asserted = own.reduce((sum, { path, text }) => sum + assertions(path, text), 0);
    expect(asserted).toBeLessThanOrEqual(MOST_ASSERTED);
    expect(MOST_ASSERTED - asserted).toBeLessThan(40);
  });

  test('no two files of the engine have one name: mutants and readers call them by it', () => {
    const names = files
      .filter(({ path }) => path.startsWith('src/engine/'))
      .map(({ path }) => basename(path));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('no file has a vague name', () => {
    const vague = /(^|\/)(utils?|helpers?|data|misc|common|manager)\.[^/]+$/i;
    expect(files.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
  });
});

/** For each habit one piece of text that breaks it once, and one that looks alike and is allowed. */
const PLANTED: Readonly<Record<string, readonly [path: string, broken: string, kept: string]>> = {
  'for..in': ['src/ai/a.ts', 'for (const k in {}) k;', 'for (const k of []) k;'],
  'a class where nothing is opened and closed': ['src/game/a.ts', 'class A {}', 'interface A {}'],
  'the language of a machine': ['src/engine/a.ts', '(1).toLocaleString();', '(1).toString();'],
  'Math.random': ['src/ai/a.ts', 'Math.random();', '// Math.random()'],
  'a division that is not rounded': ['src/engine/a.ts', 'const a = 3 / 2;', 'const a = Math.floor(3 / 2);'],
  'a side by its name': ['src/engine/a.ts', "const a = 'Sauron';", '// Sauron'],
  'a step entered by hand': [
    'src/game/a.ts',
    "const a = { type: 'StepEntered' };",
    "type A = { type: 'StepEntered' };",
  ],
  'an action resolved beside the door': [
    'src/ai/a.ts',
    "verbOf('Fire').resolve(battle, state, action, dice);",
    'Promise.resolve(1); siege.resolve(die);',
  ],
  'a state folded beside the door': [
    'src/ui/log/a.ts',
    "import { reduceAll } from '../../engine/reduce.ts';",
    "import { retrace } from '../../game/imagine.ts'; [1].reduce((a, b) => a + b, 0);",
  ],
  'keys or focus taken a frame late': [
    'src/ui/parts/a.tsx',
    "useEffect(() => addEventListener('keydown', press), []);",
    "useLayoutEffect(() => addEventListener('keydown', press), []);",
  ],
  'an error that is caught and never looked at': [
    'src/ui/a.ts',
    'void work().catch(() => null);',
    'void work().catch((why: unknown) => { if (!(why instanceof DOMException)) throw why; });',
  ],
  'a place taken for a hex': [
    'src/ui/a.ts',
    'const hex = state.pieces[id]!.at as HexId;',
    'const hex = hexOf(state, id); const next = beyond[at * 6] as HexId;',
  ],
  'a memory of a module': [
    'src/session/a.ts',
    'const seen = new Map(); const see = (one) => seen.set(one, 1);',
    'const seen = new Map(); const see = () => { const seen = new Set(); seen.add(1); }; see();',
  ],
  'a signal handed out to be written': [
    'src/ui/a.ts',
    'interface Clock { readonly now: Signal<number>; }',
    'interface Clock { readonly now: ReadonlySignal<number>; } now.value = 1;',
  ],
  'a muted test': ['tests/a.test.ts', "test.skip('a', () => {});", "test('a', () => {});"],
  'an import without its extension': [
    'src/game/a.ts',
    "import { a } from './a';",
    "import { a } from './a.ts';",
  ],
  'an exported function without a docstring': [
    'src/game/a.ts',
    'export function a() {}',
    '/** Does a. */\nexport function a() {}',
  ],
  'a vague name': ['src/game/a.ts', 'interface DiceManager {}', 'interface Dice {}'],
};

describe('a planted offence is found', () => {
  test('each habit has one', () => {
    expect(Object.keys(PLANTED)).toEqual(HABITS.map(({ name }) => name));
  });

  test('an action resolved by a verb that is unpacked, and a fold that is fetched', () => {
    const unpacked = "const { resolve: done } = verbOf('Fire');";
    expect(offences('src/ui/a.ts', unpacked)).toEqual(['src/ui/a.ts:1: an action resolved beside the door']);
    const fetched = "const { reduce } = await import('../engine/reduce.ts');";
    expect(offences('src/ui/a.ts', fetched)).toEqual(['src/ui/a.ts:1: a state folded beside the door']);
  });

  test('a variable of a module, and a table that is written part by part', () => {
    const found = (text: string): number => offences('src/ai/a.ts', text).length;
    expect(found('let last = null;')).toBe(1);
    expect(found('const table = []; function fill() { table[3] = 1; }')).toBe(1);
    expect(found('const table = []; table.push(1);')).toBe(0);
    expect(found('function fill() { let at = 0; const table = []; table[at] = 1; }')).toBe(0);
    expect(found('const table = []; function fill(table) { table.push(1); }')).toBe(0);
  });

  test('keys that are taken a frame late by a function of another name', () => {
    const found = (text: string): number => offences('src/ui/a.tsx', text).length;
    expect(found('useEffect(() => takeTypedDice(roll), [roll]);')).toBe(1);
    expect(found('useLayoutEffect(() => takeTypedDice(roll), [roll]);')).toBe(0);
  });

  test('a signal of somebody else that is written', () => {
    const found = offences('src/ui/a.ts', 'turn.tempo.value = 2; const { value } = turn.tempo;');
    expect(found).toEqual(['src/ui/a.ts:1: a signal handed out to be written']);
  });

  test('an assertion that something is there, and one of a list by its index', () => {
    expect(assertions('src/ai/a.ts', 'const a = first!.at; const b = find()!; const c = list[0]!;')).toBe(2);
  });

  test('a clause that catches and does not look', () => {
    const found = (text: string): number => offences('src/ui/a.ts', text).length;
    expect(found('try { work(); } catch { rest(); }')).toBe(1);
    expect(found('try { work(); } catch (why) { rest(); }')).toBe(1);
    expect(found('try { work(); } catch (why) { if (!(why instanceof SyntaxError)) throw why; }')).toBe(0);
    expect(found('store.ask(work, () => null);')).toBe(1);
    expect(found('store.ask(work, (why) => ({ ok: false, why }));')).toBe(0);
  });

  test.each(Object.entries(PLANTED))('%s', (name, [path, broken, kept]) => {
    expect(offences(path, broken)).toEqual([`${path}:1: ${name}`]);
    expect(offences(path, kept)).toEqual([]);
  });
});
