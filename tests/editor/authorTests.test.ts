// What an author says of his battle is found out: what may be done from a position, and who wins when nobody does more.
import { describe, expect, test } from 'vitest';
import { failedTests } from '../../src/editor/authorTests.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { openText, writeDocument } from '../../src/editor/document.ts';
import { forkOf } from '../../src/editor/fork.ts';
import { previewOf } from '../../src/editor/share/link.ts';
import { problemsOf, problemsWritten, withTests } from '../../src/editor/problems/problems.ts';
import { documentHash } from '../../src/kernel/hash.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import type { TestLine } from '../../src/scenario/testSchema.ts';
import { positionOf, phaseMoments } from '../../src/editor/dryRun/position.ts';
import { enact, newHistory, undo } from '../../src/editor/history.ts';
import { hexsideName } from '../../src/board/hexside.ts';
import { newMatch } from '../../src/game/match.ts';
import { battleOf, gameOf } from './recordedGame.ts';
import { after, refusalOf, shippedDocument } from './kit.ts';
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

test('what a battle holds as it is written is told without playing it: its tests come beside, the gravest first', () => {
  const tests: TestLine[] = [{ id: 'stormed', verdict: { after: 'game', side: 'east' } }];
  const document = { ...KEEP, tests };
  expect(problemsWritten(document)).toEqual([]);
  const hint = {
    id: 'no-works',
    severity: 'hint',
    place: { at: 'part', path: '' },
    what: '',
    fix: null,
  } as const;
  const told = withTests([hint], failedTests(document));
  expect(told.map(({ id }) => id)).toEqual(['test-other-verdict', 'no-works']);
  expect(problemsOf(document)).toEqual(told.slice(0, 1));
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
  const again = forkOf(fork).forkedFrom!;
  expect([again.hash, again.before]).toEqual([documentHash(fork), [fork.forkedFrom]]);
  const [third] = forkOf(forkOf(fork)).forkedFrom!.before!;
  expect(third).toEqual({ id: again.id, title: again.title, hash: again.hash });
  // Of a line of twenty the nearest stay.
  const last = Array.from({ length: 20 }).reduce<ScenarioDocument>((battle) => forkOf(battle), gate);
  expect(last.forkedFrom!.before).toHaveLength(16);
  expect(openText(writeDocument(last), NO_LIBRARY).ok).toBe(true);
});

describe('tests are written by commands:', () => {
  const TEST: TestLine = {
    id: 'gate-holds',
    position: { phase: 'siege', pieces: { 'orcs-1': '0705' }, breached: ['0605/0705'], tracks: { host: 2 } },
    may: [{ do: 'Melee', piece: 'orcs-1', to: 'guard-2' }],
    mayNot: [{ do: 'Move', piece: 'orcs-1', to: '0605' }],
    verdict: { after: 'turn', side: 'west' },
  };
  const tested = after(KEEP, { type: 'putTest', at: null, test: TEST });

  test('one is put, altered, taken away, and all of it is undone', () => {
    const steps = [
      { type: 'putTest', at: null, test: TEST },
      { type: 'putTest', at: 0, test: { ...TEST, id: 'another' } },
      { type: 'removeTest', id: 'another' },
    ] as const;
    let history = newHistory(KEEP);
    for (const step of steps) {
      const enacted = enact(history, step);
      if (!enacted.ok) throw new Error(enacted.refusal.code);
      ({ history } = enacted);
    }
    expect(history.now).toEqual(KEEP);
    history = undo(undo(history));
    expect(history.now.tests).toEqual([TEST]);
    expect(undo(history).now).toEqual(KEEP);
  });

  test.each([
    ['a name twice', { type: 'putTest', at: null, test: TEST }, 'name-taken gate-holds'],
    ['what is not there', { type: 'removeTest', id: 'nothing' }, 'no-such-name nothing'],
    ['a place beyond the end', { type: 'putTest', at: 7, test: { ...TEST, id: 'x' } }, 'nothing-there'],
    ['the same again', { type: 'putTest', at: 0, test: TEST }, 'no-change'],
  ] as const)('%s is refused', (_, command, why) => {
    expect(refusalOf(tested, command)).toBe(why);
  });

  test('another name of a piece, a force or a side goes into them', () => {
    const renamed = after(
      tested,
      { type: 'rename', what: 'piece', from: 'orcs-1', to: 'snaga' },
      { type: 'rename', what: 'piece', from: 'guard-2', to: 'beregond' },
      { type: 'rename', what: 'force', from: 'host', to: 'horde' },
      { type: 'rename', what: 'side', from: 'west', to: 'gondor' },
    );
    expect(renamed.tests).toEqual([
      {
        id: 'gate-holds',
        position: {
          phase: 'siege',
          pieces: { snaga: '0705' },
          breached: ['0605/0705'],
          tracks: { horde: 2 },
        },
        may: [{ do: 'Melee', piece: 'snaga', to: 'beregond' }],
        mayNot: [{ do: 'Move', piece: 'snaga', to: '0605' }],
        verdict: { after: 'turn', side: 'gondor' },
      },
    ]);
  });

  test('they move with the map when columns are added, and what falls off it is left out', () => {
    const sheet = { right: 0, bottom: 0, letter: '.' };
    const wide = after(tested, { type: 'resize', left: 1, top: 0, ...sheet });
    expect(wide.tests![0]!.position).toMatchObject({ pieces: { 'orcs-1': '0805' }, breached: ['0705/0805'] });
    expect(wide.tests![0]!.mayNot).toEqual([{ do: 'Move', piece: 'orcs-1', to: '0705' }]);
    const cut = after(tested, { type: 'resize', left: 0, top: 0, ...sheet, right: -6 });
    expect(cut.tests![0]!.position).toMatchObject({ pieces: { 'orcs-1': 'off' }, breached: [] });
  });

  test('the position of a game that was played is one that they can begin with', () => {
    const field = after(KEEP, {
      type: 'clearHexsides',
      pairs: KEEP.map.inline.hexsides.map(({ a, b }) => `${a}/${b}`),
    });
    const moments = phaseMoments(field, gameOf(field));
    expect(moments.length).toBeGreaterThan(8);
    const moved = moments.filter(({ position }) => Object.keys(position.pieces ?? {}).length > 0);
    expect(moved.length).toBeGreaterThan(4);
    expect(
      moved.some(({ position }) => Object.values(position.tracks ?? {}).some((figure) => figure > 0)),
    ).toBe(true);
    for (const { position } of moments) expect(faults({ position }, field)).toEqual([]);
  });

  test('a breach and a lost level of a game are in its position', () => {
    const battle = battleOf(KEEP);
    const { state } = newMatch(battle, 1);
    const fallen = {
      ...state,
      works: state.works.map((work, at) => (at === 0 ? { ...work, breached: true } : work)),
      levels: state.levels.map((side, level) => (level === 1 ? (1 as const) : side)),
    };
    const { hexside } = battle.board.works[0]!;
    expect(positionOf(KEEP, battle, state)).toEqual({ turn: 1, phase: state.step.split('.')[0] });
    expect(positionOf(KEEP, battle, fallen)).toMatchObject({
      breached: [hexsideName(battle.board, hexside)],
      lost: [1],
    });
  });
});
