// Hints to the machine in the editor: written by commands, and kept true when what they name is renamed, moved or taken away.
import { describe, expect, test } from 'vitest';
import { enact, newHistory, undo } from '../../src/editor/history.ts';
import type { HintLine } from '../../src/scenario/hintSchema.ts';
import { KEEP } from './keep.ts';
import { after, refusalOf } from './kit.ts';

const HOLD: HintLine = { type: 'hold', side: 'west', force: 'garrison', objective: { hexes: ['0505'] } };
const TAKE: HintLine = { type: 'take', side: 'east', objective: { gate: '0605/0705' }, by: 4 };
const BACK: HintLine = {
  type: 'reserve',
  side: 'east',
  pieces: ['orcs-2', 'orcs-3'],
  hexes: 'rear',
  until: 3,
};

const TOLD = after(
  KEEP,
  { type: 'putZone', of: 'scenario', name: 'rear', hexes: ['0907', '1107'] },
  ...[HOLD, TAKE, BACK].map((hint) => ({ type: 'putHint', at: null, hint }) as const),
);

describe('commands', () => {
  test('a hint is put at the end or in the place of another, moved and taken away; without any there is no list', () => {
    expect(TOLD.hints).toEqual([HOLD, TAKE, BACK]);
    const other = after(TOLD, { type: 'putHint', at: 1, hint: HOLD });
    expect(other.hints).toEqual([HOLD, HOLD, BACK]);
    expect(after(TOLD, { type: 'moveHint', from: 2, to: 0 }).hints).toEqual([BACK, HOLD, TAKE]);
    const none = after(TOLD, ...[2, 1, 0].map((at) => ({ type: 'removeHint', at }) as const));
    expect(none).not.toHaveProperty('hints');
  });

  test('refused is a place that is not there, a hint that says nothing, and what changes nothing', () => {
    expect(refusalOf(TOLD, { type: 'putHint', at: 7, hint: HOLD })).toBe('nothing-there');
    expect(refusalOf(TOLD, { type: 'putHint', at: 0, hint: HOLD })).toBe('no-change');
    expect(refusalOf(TOLD, { type: 'putHint', at: null, hint: { type: 'hold' } as never })).toMatch(
      /^wrong-shape/,
    );
    expect(refusalOf(TOLD, { type: 'removeHint', at: 3 })).toBe('nothing-there');
    expect(refusalOf(TOLD, { type: 'moveHint', from: 0, to: 3 })).toBe('nothing-there');
    expect(refusalOf(TOLD, { type: 'moveHint', from: 1, to: 1 })).toBe('no-change');
  });

  test('each is undone', () => {
    for (const command of [
      { type: 'putHint', at: null, hint: TAKE },
      { type: 'removeHint', at: 0 },
      { type: 'moveHint', from: 0, to: 2 },
    ] as const) {
      const enacted = enact(newHistory(TOLD), command);
      if (!enacted.ok) throw new Error(enacted.refusal.code);
      expect(enacted.history.now).not.toEqual(TOLD);
      expect(undo(enacted.history).now).toEqual(TOLD);
    }
  });
});

describe('what hints name', () => {
  test.each([
    ['side', 'east', 'mordor', { side: 'mordor' }, 1],
    ['force', 'garrison', 'guards', { force: 'guards' }, 0],
    ['piece', 'orcs-2', 'orcs-9', { pieces: ['orcs-9', 'orcs-3'] }, 2],
    ['zone', 'rear', 'camp', { hexes: 'camp' }, 2],
  ] as const)('a %s with another name keeps its hints', (what, from, to, told, at) => {
    expect(after(TOLD, { type: 'rename', what, from, to }).hints![at]).toMatchObject(told);
  });

  test('a piece that is taken away is kept back no more', () => {
    expect(after(TOLD, { type: 'removePieces', ids: ['orcs-2'] }).hints![2]).toEqual({
      ...BACK,
      pieces: ['orcs-3'],
    });
  });

  test('on a larger sheet hexes and gates have other numbers, and a gate that is cut away is not spoken of', () => {
    const size = { type: 'resize', top: 0, bottom: 0, right: 0, letter: '.' } as const;
    const wider = after(TOLD, { ...size, left: 2 });
    expect(wider.hints).toMatchObject([
      { objective: { hexes: ['0705'] } },
      { objective: { gate: '0805/0905' } },
      { hexes: 'rear' },
    ]);
    const narrower = after(TOLD, { ...size, left: -6 });
    expect(narrower.hints).toEqual([{ ...HOLD, objective: { hexes: [] } }, BACK]);
  });
});
