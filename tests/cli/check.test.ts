// `pelennor check`: what the editor would tell of a file, the tests of its author among it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDocument } from '../../src/editor/document.ts';
import type { TestLine } from '../../src/scenario/testSchema.ts';
import { KEEP } from '../editor/keep.ts';
import { answerTo } from '../kit/answers.ts';
import { scratchFolder } from '../kit/scratch.ts';

function checked(tests: TestLine[]): ReturnType<typeof answerTo> {
  const file = join(scratchFolder(), 'keep.json');
  writeFileSync(file, writeDocument({ ...KEEP, tests }));
  return answerTo('check', file);
}

test('of a battle whose tests hold there is nothing to tell', () => {
  const { exit, lines } = checked([{ id: 'held', verdict: { after: 'game', side: 'west' } }]);
  expect([exit, lines[0]]).toEqual([0, expect.stringMatching(/keep\.json: nothing to tell$/)]);
});

test('a test that does not hold is told with its place, and is a negative finding', () => {
  const { exit, lines } = checked([{ id: 'stormed', verdict: { after: 'game', side: 'east' } }]);
  expect(exit).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /keep\.json\/tests\/0 warning: .*another end.*stormed: west \(test-other-verdict\)$/,
    ),
  ]);
});

test('a side, a force or a kind with names in two languages is named in one', () => {
  const file = join(scratchFolder(), 'empty.json');
  const nobody = { en: 'The Nobodies', de: 'Die Niemande' };
  const [west, east] = KEEP.sides;
  const forces = [...west!.forces, { ...west!.forces[0]!, id: 'nobody', name: nobody, holds: false }];
  writeFileSync(file, writeDocument({ ...KEEP, sides: [{ ...west!, forces }, east!] }));
  const { lines } = answerTo('check', file);
  expect(lines).toContainEqual(expect.stringMatching(/“The Nobodies”.*\(force-without-pieces\)$/));
  expect(lines.join('\n')).not.toContain('[object');
});

test('hints alone are no negative finding; what the game does not read is', () => {
  expect(answerTo('check', 'the-great-gate').exit).toBe(0);
  const file = join(scratchFolder(), 'broken.json');
  writeFileSync(file, '{"format":"pelennor/scenario"}');
  const { exit, lines } = answerTo('check', file);
  expect(exit).toBe(1);
  expect(lines.every((line) => line.includes('error:'))).toBe(true);
});
