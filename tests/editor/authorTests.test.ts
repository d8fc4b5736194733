// What an author says of his battle is found out: what may be done from a position, and who wins when nobody does more.
import { describe, expect, test } from 'vitest';
import { failedTests } from '../../src/editor/authorTests.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { openText, writeDocument } from '../../src/editor/document.ts';
import { forkOf } from '../../src/editor/fork.ts';
import { previewOf } from '../../src/editor/share/link.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { documentHash } from '../../src/kernel/hash.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import type { TestLine } from '../../src/scenario/testSchema.ts';
import { after, shippedDocument } from './kit.ts';
import { KEEP } from './keep.ts';

/** What is wrong with a test of the keep, as "fault: what". */
function faults(line: Omit<TestLine, 'id'>, document: ScenarioDocument = KEEP): readonly string[] {
  return failedTests({ ...document, tests: [{ id: 'one', ...line }] }).map(
    ({ fault, what }) => `${fault}: ${what}`,
  );
}

describe('2.7 what may be done', () => {
  test('orcs reach the foot of the wall in their movement phase, and not in the siege phase', () => {
    const reach = { do: 'Move', piece: 'orcs-1', to: '0805' } as const;
    expect(faults({ position: { phase: 'besieger-movement' }, may: [reach] })).toEqual([]);
    expect(faults({ position: { phase: 'siege' }, may: [reach] })).toEqual([
      'not-legal: one: Move orcs-1 0805',
    ]);
    expect(faults({ position: { phase: 'siege' }, mayNot: [reach] })).toEqual([]);
    expect(faults({ mayNot: [reach] })).toEqual(['legal: one: Move orcs-1 0805']);
  });

  test('a piece that is moved in the position acts from there; a breach in it opens the way', () => {
    const position = { pieces: { 'orcs-1': '0705', 'guard-2': '0405', 'guard-3': '0404' } } as const;
    const enter = { do: 'Move', piece: 'orcs-1', to: '0605' } as const;
    expect(faults({ position, mayNot: [enter] })).toEqual([]);
    expect(faults({ position: { ...position, breached: ['0605/0705'] }, may: [enter] })).toEqual([]);
  });

  test('a hexside is named from either of its hexes', () => {
    const position = { pieces: { 'orcs-1': '0504' } } as const;
    const [wall] = KEEP.map.inline.hexsides.filter(({ kind }) => kind === 'wall');
    const outer = wall!.up === wall!.a ? wall!.b : wall!.a;
    const at = { pieces: { ...position.pieces, 'orcs-1': outer } };
    for (const to of [`${wall!.a}/${wall!.b}`, `${wall!.b}/${wall!.a}`])
      expect(
        faults({ position: at, may: [{ do: 'RaiseLadder', piece: 'orcs-1', to }] }, withLadders()),
      ).toEqual([]);
  });
});

function withLadders(): ScenarioDocument {
  return { ...KEEP, supplies: { ...KEEP.supplies, ladders: 3 } };
}

describe('2.13 who wins', () => {
  test('when nobody does anything, the walls are held to the last turn', () => {
    expect(faults({ verdict: { after: 'game', side: 'west' } })).toEqual([]);
    expect(faults({ verdict: { after: 'game', side: 'east' } })).toEqual(['other-verdict: one: west']);
  });

  test('a garrison at the end of its track has lost when the turn is over', () => {
    const position = { tracks: { garrison: 10 } };
    expect(faults({ position, verdict: { after: 'turn', side: 'east' } })).toEqual([]);
    expect(faults({ verdict: { after: 'turn', side: null } })).toEqual([]);
  });
});

test('a position that cannot be is told with its place', () => {
  expect(faults({ position: { pieces: { 'orcs-1': '9999' } } })[0]).toMatch(
    /^impossible: one: \/pieces\/4\/at /,
  );
  expect(faults({ position: { turn: 50 } })[0]).toMatch(/^impossible: one: \/turns/);
});

test('nothing is wrong with a battle whose tests hold, and they are written and read', () => {
  const tests: readonly TestLine[] = [
    { id: 'gate-holds', position: { phase: 'siege' }, mayNot: [{ do: 'Move', piece: 'orcs-1' }] },
  ];
  const document = { ...KEEP, tests: [...tests] };
  expect(problemsOf(document)).toEqual([]);
  const again = openText(writeDocument(document), NO_LIBRARY);
  expect(again.ok && again.value.tests).toEqual(tests);
});

test('a battle made of another says of which, and a preview tells it', () => {
  const gate = shippedDocument('the-great-gate');
  const fork = after(forkOf(gate), { type: 'identify', id: 'my-gate' });
  expect(fork.forkedFrom).toEqual({ id: 'the-great-gate', title: gate.title, hash: documentHash(gate) });
  expect(fork.balance).toBeUndefined();
  const { madeFrom } = previewOf(fork, 'en');
  expect(madeFrom).toEqual({ title: 'The Great Gate', mark: documentHash(gate).slice(0, 12) });
  expect(previewOf(gate, 'en').madeFrom).toBeNull();
  expect(forkOf(fork).forkedFrom!.hash).toBe(documentHash(fork));
});
