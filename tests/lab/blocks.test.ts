// The count of the blocks: when a tally changed last, and that a block is drawn from its seed alone.
import { expect, test } from 'vitest';
import { chanceOfSame, lastChange, playBlock } from './blockPlayed.ts';
import { blockTable } from './blockTable.ts';

const NOTE = "Helm's Deep: 1R v 4R 1E, Saruman in play, published";

test.each([
  [['a', 'a', 'a'], 0],
  [['a', 'b', 'b'], 1],
  [['a', 'b', 'a'], 2],
  [['a'], 0],
])('of %j the last change is at %i', (row, at) => {
  expect(lastChange(row)).toBe(at);
});

test('a block is drawn from its seed and number alone; no step is lost after the last turn, and without one in it the block was decided', () => {
  const blocks = [0, 1, 2].map((game) => playBlock(NOTE, 1, game));
  expect(playBlock(NOTE, 1, 1)).toEqual(blocks[1]);
  expect(blocks[0]).not.toEqual(blocks[1]);
  for (const { turns, fought, lastStep, lastLead, decided, orders, ends } of blocks) {
    expect([fought <= turns, lastStep <= fought, lastLead <= lastStep]).not.toContain(false);
    expect(decided === 1).toBe(lastStep < turns);
    expect(Math.min(...orders, ...ends)).toBeGreaterThan(0);
  }
});

test.each([
  ['nothing was lost', {}, {}, 1],
  ['a first step', {}, { a: 1 }, 3 / 4],
  ['the last step of four', { a: 3 }, { a: 4 }, 3 / 4],
  ['four steps', { a: 1 }, { a: 5 }, 0],
  ['a step of each of two', { a: 1 }, { a: 2, b: 1 }, 9 / 16],
])('C2 %s: so often the dice of the roll-call say the same as before', (_, before, after, chance) => {
  const tally = (steps: Readonly<Record<string, number>>) => ({ steps: [{}, steps] as const, holds: '' });
  expect(chanceOfSame(tally(before), tally(after))).toBeCloseTo(chance);
  expect(chanceOfSame(tally(before), { ...tally(after), holds: 'the gate' })).toBe(0);
});

test('the table tells shares of blocks, and minutes as a span: an order is thought over, the end of a segment is one key', () => {
  const block = { turns: 4, fought: 4, lastStep: 4, lastLead: 1, decided: 1 } as const;
  const busy = { ...block, orders: [30, 60], ends: [10, 20] } as const;
  const open = { ...busy, decided: 0 };
  const lines = blockTable([{ region: 'moria', note: NOTE, blocks: [busy, busy, open] }], {
    games: 3,
    seed: 1,
    commit: 'abc',
  });
  expect(lines).toContain('| moria | 4.0 | 0.00 | 0.67 **!** | 1.00 | 30 / 60 | 30 | 32 to 48 | 16 to 24 |');
});
