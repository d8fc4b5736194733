// The mutants of the rules: that they are what they should be.
import { describe, expect, test } from 'vitest';
import {
  activate,
  allowRounds,
  counted,
  either,
  judged,
  less,
  memory,
  plus,
  recordReached,
  round,
  runs,
} from './active.ts';
import { allPlaces } from './bundle.ts';
import { EQUIVALENT } from './equivalent.ts';
import { instrumented, withCountedLoops, withForgetfulTables } from './instrument.ts';
import { mutantsOf, shareOf } from './mutants.ts';
import { placesIn } from './places.ts';
import { reportOf } from './report.ts';

/** "change: text" of everything found in a text. */
function found(text: string): readonly string[] {
  return placesIn('src/engine/x.ts', text).flatMap((one) =>
    one.changes.map((change) => `${change}: ${one.text}`),
  );
}

/** The text with its mutants in it. */
function written(text: string): string {
  return instrumented(text, placesIn('src/engine/x.ts', text), 7);
}

describe('a place', () => {
  test('is each part of what is joined, what decides between two ways, every other comparison and negation', () => {
    expect(found('if (a === b && !c) return d ? x : y; while (e) {} return (i || j !== k) ?? l;')).toEqual([
      'always: a === b',
      'inverted: a === b',
      'always: !c',
      'inverted: !c',
      'always: d',
      'never: d',
      'inverted: e',
      'never: i',
      'inverted: i',
      'never: j !== k',
      'inverted: j !== k',
    ]);
  });

  test('is a bound, a sum, a number, a truth, a statement, a method with an opposite', () => {
    expect(found('const x = a <= b - c')).toEqual([
      'inverted: a <= b - c',
      'boundary: a <= b - c',
      'arithmetic: b - c',
    ]);
    expect(found('const x = [2, 0, -1, true]').map((one) => one.replace(/ in .*/s, ''))).toEqual([
      'one more: 2`',
      'zero: 2`',
      'one more: 0`',
      'one more: -1`',
      'inverted: true`',
    ]);
    expect(found('log.push(a)')).toEqual(['removed: log.push(a)']);
    expect(found('sum += -a')).toEqual(['removed: sum += -a', 'arithmetic: sum += -a', 'arithmetic: -a']);
    expect(found('const x = all?.every(f)')).toEqual(['swapped: all?.every(f)']);
  });

  test('is neither a type nor a step of a loop, nor a text that is put together', () => {
    expect(found('type A = 1 | true; let x: readonly [0, 1]; for (; x; x += 1) {}')).toEqual(['inverted: x']);
    expect(found("const x = 'a' + b")).toEqual([]);
  });
});

describe('the source of the bundle', () => {
  test('hands every place to the switch and changes nothing else', () => {
    expect(written('if (a && b < c + 1) d();')).toBe(
      'if (__m.judged(7, a) && __m.judged(8, __m.less(9, b , __m.plus(10, c , __m.counted(11, 1))))) __m.runs(12) && (d());',
    );
    expect(written('x = all?.some(f);')).toBe(
      "__m.runs(7) && (x = all?.[__m.either(8, 'some', 'every')](f));",
    );
  });

  test('counts the rounds of its loops', () => {
    expect(withCountedLoops('x.ts', 'for (const a of all) b(); while (c) { d(); }')).toBe(
      'for (const a of all) { __m.round(); b(); } while (c) { __m.round(); { d(); } }',
    );
    allowRounds(1);
    round();
    expect(round).toThrow('never end');
    allowRounds(Number.POSITIVE_INFINITY);
  });
});

test('the switch answers as written until a mutant is awake, and then otherwise', () => {
  const reached = recordReached();
  const all = (): readonly unknown[] => [
    judged(1, ''),
    counted(2, 5),
    less(3, 4, 4),
    plus(4, 2, 1),
    either(5, 'max', 'min'),
    runs(6),
  ];
  const asWritten = ['', 5, false, 3, 'max', true];
  expect(all()).toEqual(asWritten);
  expect([...reached]).toEqual([1, 2, 3, 4, 5, 6]);
  const otherwise = [true, 6, true, 1, 'min', false];
  for (const place of otherwise.keys()) {
    activate(place + 1, 'inverted');
    expect(all()).toEqual(asWritten.with(place, otherwise[place]!));
  }
  activate(1, 'never');
  expect(judged(1, 'yes')).toBe(false);
  activate(2, 'zero');
  expect(counted(2, 5)).toBe(0);
  activate(-1, 'inverted');
});

test('what is remembered by an object or a text is forgotten when another mutant awakes', () => {
  const text = withForgetfulTables('const known = new Map<string, number>();');
  expect(text).toBe('const known = __m.memory();');
  const [kept, one] = [memory<object | string, number>(), {}];
  kept.set(one, 1);
  kept.set('two', 2);
  expect([kept.get(one), kept.has('two')]).toEqual([1, true]);
  activate(1, 'never');
  expect([kept.get(one), kept.has('two')]).toEqual([undefined, false]);
  activate(-1, 'inverted');
});

describe('the mutants', () => {
  const mutants = mutantsOf(allPlaces());

  test('have each a name of their own', () => {
    expect(mutants.length).toBeGreaterThan(5_000);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  test('keep their names when a file is moved to another room or written in other lines', () => {
    const names = (file: string, text: string): readonly string[] =>
      mutantsOf(placesIn(file, text)).map(({ name }) => name);
    expect(names('src/engine/room/x.ts', 'const f = () =>\n  a ===\n b;')).toEqual(
      names('src/engine/x.ts', 'const f = () => a === b;'),
    );
  });

  test('can be tried in part, the same part for the same seed', () => {
    const tenth = shareOf(mutants, 0.1, 5);
    expect(Math.abs(tenth.length / mutants.length - 0.1)).toBeLessThan(0.03);
    expect(shareOf(mutants, 0.1, 5)).toEqual(tenth);
    expect(shareOf(mutants, 1, 5)).toEqual(mutants);
  });

  test('that change nothing exist, and each has its reason', () => {
    const names = new Set(mutants.map(({ name }) => name));
    expect(Object.keys(EQUIVALENT).filter((name) => !names.has(name))).toEqual([]);
    for (const reason of Object.values(EQUIVALENT)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('are summed up: who survived is named, and who changes nothing is left out of the share', () => {
    const [a, b, c] = mutants;
    const outcomes = {
      [a!.name]: { killer: 'x' },
      [b!.name]: 'survived',
      [c!.name]: 'never reached',
    } as const;
    const reasons = { [c!.name]: 'It is the same.', [a!.name]: 'It was thought to be the same.' };
    expect(reportOf([a!, b!, c!], outcomes, reasons)).toMatchObject({
      mutants: 3,
      killed: 1,
      equivalent: 1,
      survived: 1,
      percent: 50,
      survivors: [`${b!.name}, line ${b!.line}`],
      equivalents: { [c!.name]: 'It is the same.' },
    });
  });
});
