// The trial of the conditions: that it finds and changes what it should, and how the last full one ended.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { conditionsIn, judged } from './conditions.ts';
import { triedConditions } from './court.ts';
import { EQUIVALENT } from './equivalent.ts';
import { accuse, judge, listen } from './judge.ts';
import { mutantsOf, shareOf } from './mutants.ts';
import { summary, type Summary } from './verdict.ts';

const SOURCE = `
  if (a > b && !c) return d ? 1 : 2;
  while (e) f(g === h);
  return (i || (j !== k)) ?? l;`;

/** "change: condition" of everything found in a text. */
function found(text: string): readonly string[] {
  return conditionsIn('src/engine/facts/x.ts', text).flatMap((one) =>
    one.changes.map((change) => `${change}: ${one.text}`),
  );
}

describe('a condition', () => {
  test('is each part of what is joined, what decides between two ways, every other comparison and negation', () => {
    expect(found(SOURCE)).toEqual([
      'always: a > b',
      'inverted: a > b',
      'always: !c',
      'inverted: !c',
      'always: d',
      'never: d',
      'inverted: e',
      'inverted: g === h',
      'never: i',
      'inverted: i',
      'never: j !== k',
      'inverted: j !== k',
    ]);
  });

  test('is put to the judge and nothing else is changed', () => {
    const text = 'if (a && (b || !c)) d();';
    const written = judged(text, conditionsIn('x.ts', text), 7, 'judge');
    expect(written.split('\n')[1]).toBe('if (__judge(7, a) && (__judge(8, b) || __judge(9, !c))) d();');
  });

  test('answers for itself until it is accused, and then otherwise', () => {
    const heard = listen();
    expect(judge(3, 'yes')).toBe('yes');
    accuse(3, 'inverted');
    expect([judge(3, 'yes'), judge(3, ''), judge(4, 'yes')]).toEqual([false, true, 'yes']);
    accuse(3, 'never');
    expect(judge(3, true)).toBe(false);
    accuse(3, 'always');
    expect(judge(3, false)).toBe(true);
    expect([...heard]).toEqual([3, 4]);
  });
});

describe('the mutants', () => {
  const mutants = mutantsOf(triedConditions());

  test('have each a name of their own', () => {
    expect(mutants.length).toBeGreaterThan(1_000);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  test('can be tried in part, the same part for the same seed', () => {
    const tenth = shareOf(mutants, 0.1, 5);
    expect(Math.abs(tenth.length / mutants.length - 0.1)).toBeLessThan(0.03);
    expect(shareOf(mutants, 0.1, 5)).toEqual(tenth);
    expect(shareOf(mutants, 1, 5)).toEqual(mutants);
  });

  test('that nobody can notice exist, and each has its reason', () => {
    const names = new Set(mutants.map(({ name }) => name));
    expect(Object.keys(EQUIVALENT).filter((name) => !names.has(name))).toEqual([]);
    for (const reason of Object.values(EQUIVALENT)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('are summed up: who survived is named, and who cannot be noticed is left out of the share', () => {
    const [a, b, c, d] = mutants;
    const outcomes = { [a!.name]: { killer: 'x' }, [b!.name]: 'survived', [c!.name]: 'never asked' } as const;
    const reasons = { [c!.name]: 'It is the same.' };
    expect(summary([a!, b!, c!], outcomes, reasons)).toEqual({
      mutants: 2,
      killed: 1,
      percent: 50,
      survivors: [`${b!.name}, line ${b!.line}`],
      equivalent: reasons,
    });
    expect(summary([a!, d!], { ...outcomes, [d!.name]: 'endless' }, {})).toMatchObject({ percent: 0 });
  });
});

test('the last full trial: at most one in ten survived, and every one of them is listed', () => {
  const proof = JSON.parse(readFileSync(join(ROOT, 'docs/proof/mutants.json'), 'utf8')) as {
    count: number;
    result: Summary;
  };
  const { mutants, killed, survivors, percent, equivalent } = proof.result;
  expect(mutants + Object.keys(equivalent).length).toBe(proof.count);
  expect(killed + survivors.length).toBe(mutants);
  expect(percent).toBeLessThanOrEqual(10);
  expect(survivors.length / mutants).toBeLessThanOrEqual(0.1);
});
