// The marks beside a record go into the file and come back; wrong ones are refused with place and remedy.
import { describe, expect, test } from 'vitest';
import type { Marks } from '../../src/saves/marks.ts';
import { openMatch } from '../../src/saves/openMatch.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { GREAT_GATE, momentsOf } from './kit.ts';

const moments = momentsOf(60);
const { entries } = moments.at(-1)!;
const [thrown] = entries.flatMap(({ faces }, number) => (faces.length > 0 ? [number] : []));
const free = entries.findIndex(({ faces }) => faces.length === 0);
const { action, faces } = entries[thrown!]!;

const MARKS: Marks = {
  byHand: [thrown!],
  takenBack: [
    {
      at: thrown!,
      turn: 2,
      step: 'siege.choosing',
      action,
      faces,
      purpose: 'breach',
      byHand: false,
      waits: true,
    },
  ],
};

function withMarks(marks: unknown): unknown {
  const saved = writeMatch(moments.at(-1)!, GREAT_GATE.document, moments.slice(0, -1), null, MARKS);
  return JSON.parse(JSON.stringify({ ...saved, marks }));
}

describe('the marks in a file', () => {
  test('come back as they were', () => {
    const read = parseMatch(withMarks(MARKS));
    const opened = read.ok ? openMatch(read.value) : read;
    expect(opened).toMatchObject({ ok: true, value: { marks: MARKS } });
  });

  test('are not asked of files without any, and an unmarked game writes none', () => {
    const plain = writeMatch(moments.at(-1)!, GREAT_GATE.document);
    expect(plain).not.toHaveProperty('marks');
    const read = parseMatch(JSON.parse(JSON.stringify(plain)));
    expect(read.ok ? openMatch(read.value) : read).toMatchObject({
      ok: true,
      value: { marks: { byHand: [], takenBack: [] } },
    });
  });

  test.each([
    ['an entry that there is not', { ...MARKS, byHand: [9999] }, '/marks/byHand/0'],
    ['an entry without dice', { ...MARKS, byHand: [free] }, '/marks/byHand/0'],
    [
      'a die of seven',
      { ...MARKS, takenBack: [{ ...MARKS.takenBack[0], faces: [7] }] },
      '/marks/takenBack/0/faces/0',
    ],
    ['no marks at all', 3, '/marks'],
  ])('%s is refused with its place and a remedy', (_, marks, path) => {
    const read = parseMatch(withMarks(marks));
    const message = expect.stringContaining('section "marks"') as string;
    expect(read).toMatchObject({ ok: false, problems: [{ path, message }] });
  });

  test('where the game goes on from an earlier moment, they go as far as it does', () => {
    const last = entries.findLastIndex(({ checkpoint }) => checkpoint !== null);
    const saved = withMarks({ byHand: [thrown], takenBack: [] }) as { entries: typeof entries };
    const spoilt = saved.entries.map((entry, at) =>
      at === Math.min(thrown!, last) ? { ...entry, checkpoint: '0'.repeat(16) } : entry,
    );
    const read = parseMatch({ ...saved, entries: spoilt, snapshots: [] });
    const opened = read.ok ? openMatch(read.value) : read;
    expect(opened).toMatchObject({ ok: true, value: { marks: { byHand: [] } } });
  });
});
