// The count of the blocks: when a tally changed last, and that a block is drawn from its seed alone.
import { expect, test } from 'vitest';
import { lastChange, playBlock } from './blockPlayed.ts';
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

test('a block is drawn from its seed and number alone; a hit is never completed after the last step, nor a step lost after the last turn', () => {
  const blocks = [0, 1, 2].map((game) => playBlock(NOTE, 1, game));
  expect(playBlock(NOTE, 1, 1)).toEqual(blocks[1]);
  expect(blocks[0]).not.toEqual(blocks[1]);
  for (const { turns, fought, lastStep, lastHit, lastLead, actions } of blocks) {
    expect([fought <= turns, lastStep <= fought, lastHit <= lastStep, lastLead <= lastStep]).not.toContain(
      false,
    );
    expect(Math.min(...actions)).toBeGreaterThan(0);
  }
});

test('the table tells shares of blocks, and minutes as a span', () => {
  const block = { turns: 4, fought: 4, lastStep: 4, lastHit: 3, lastLead: 1, actions: [30, 60] } as const;
  const open = { ...block, lastHit: 4 };
  const lines = blockTable([{ region: 'moria', note: NOTE, blocks: [block, block, open] }], {
    games: 3,
    seed: 1,
    commit: 'abc',
  });
  expect(lines).toContain('| moria | 4.0 | 0.00 | 0.67 **!** | 1.00 | 30 / 60 | 30 to 45 |');
});
