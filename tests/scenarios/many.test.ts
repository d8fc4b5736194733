// A file with thousands of mistakes shows the first fifty and the number of the rest.
import { expect, test } from 'vitest';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { newMatch } from '../../src/game/match.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { MOST_TOLD, noteProblems, type Problem } from '../../src/scenario/problems.ts';
import { shippedScenario } from '../kit/shipped.ts';

const MANY = 20_000;
const { document, battle } = shippedScenario('the-great-gate');

function expectFirstFifty(read: Readonly<{ ok: boolean; problems?: readonly Problem[] }>, least: number): void {
  const problems = read.problems ?? [];
  expect(problems).toHaveLength(MOST_TOLD + 1);
  expect(problems.slice(0, MOST_TOLD).every(({ path }) => path !== '')).toBe(true);
  expect(problems.at(-1)).toMatchObject({ code: 'many-more' });
  expect(Number(/^\d+/.exec(problems.at(-1)!.message)![0])).toBeGreaterThanOrEqual(least - MOST_TOLD);
}

test('a scenario in which a piece stands twenty thousand times', () => {
  const pieces = Array.from({ length: MANY }, () => document.pieces[0]!);
  expectFirstFifty(openScenario({ ...document, pieces }, NO_LIBRARY), MANY);
});

test('a saved game with twenty thousand entries that are none', () => {
  const saved = writeMatch(newMatch(battle, 1), document);
  expectFirstFifty(parseMatch({ ...saved, entries: Array.from({ length: MANY }, () => 7) }), MANY);
});

test('fifty problems are told without a word about others, of fifty-one one is counted', () => {
  const told = (count: number): readonly Problem[] => {
    const { problems, report } = noteProblems();
    for (let at = 0; at < count; at += 1) report(`/${at}`, 'missing', 'this is missing');
    return problems;
  };
  expect(told(MOST_TOLD).map(({ code }) => code)).not.toContain('many-more');
  expect(told(MOST_TOLD + 1).at(-1)!.message).toMatch(/^one more problem is/);
  expect(told(MOST_TOLD + 7).at(-1)!.message).toMatch(/^7 more problems are/);
});
