// Whatever a file holds, it is answered with problems or with a game, never with an exception.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../src/game/legal.ts';
import { parseJson } from '../../src/scenario/parseJson.ts';
import { openMatch } from '../../src/saves/openMatch.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import { anySpoilt } from '../scenarios/spoil.ts';
import { kept, momentsOf } from './kit.ts';

const saved = kept(momentsOf(40));
const problemsOf = (document: unknown): readonly string[] => {
  const read = parseMatch(document);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

/** Opens whatever opens and asks it what can be done next. */
function tryOut(document: unknown): void {
  const read = parseMatch(document);
  if (!read.ok) return expectTold(read.problems);
  const opened = openMatch(read.value);
  if (!opened.ok) return expectTold(opened.problems);
  const { battle, state } = opened.value.history.present;
  expect(() => legalActions(battle, state)).not.toThrow();
}

function expectTold(problems: readonly Readonly<{ message: string }>[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const { message } of problems) expect(message).toMatch(/\w{2,} \w+/);
}

describe('a file that is no save', () => {
  test.each([
    ['nothing', null, ' wrong-type'],
    ['a list', [], ' wrong-type'],
    ['a scenario', saved.scenario, '/format wrong-value'],
    ['a later version', { ...saved, version: 2 }, '/version wrong-value'],
    ['a save with an unknown part', { ...saved, cheats: true }, '/cheats unknown-key'],
    [
      'a save of a spoilt scenario',
      { ...saved, scenario: { ...(saved.scenario as object), supplies: { ladders: -1 } } },
      '/scenario/supplies/ladders out-of-bounds',
    ],
    [
      'a save of another scenario',
      { ...saved, scenario: { ...(saved.scenario as object), supplies: { ladders: 12 } } },
      '/hash other-scenario',
    ],
    [
      'a die of seven',
      { ...saved, entries: [{ ...saved.entries[0], faces: [7] }] },
      '/entries/0/faces/0 out-of-bounds',
    ],
    [
      'an unknown action',
      { ...saved, entries: [{ action: { type: 'Win' }, faces: [], checkpoint: null }] },
      '/entries/0/action/type wrong-value',
    ],
    ['too short a source of dice', { ...saved, generator: [1, 2, 3] }, '/generator out-of-bounds'],
  ])('%s', (_, document, problem) => {
    expect(problemsOf(document)).toContain(problem);
  });

  test('a first state of another battle is refused', () => {
    const opened = openMatch({ ...saved, start: { ...(saved.snapshots[0]!.state as object), works: [] } });
    expect(opened).toMatchObject({ ok: false, problems: [{ path: '/start', code: 'wrong-state' }] });
  });
});

test('a text cut off anywhere is no JSON, and says where it ends', () => {
  const text = JSON.stringify(saved);
  fc.assert(
    fc.property(fc.nat(text.length - 1), (cut) => {
      const read = parseJson(text.slice(0, cut));
      expect(read).toMatchObject({ ok: false, problems: [{ code: 'not-json' }] });
    }),
    { numRuns: 50 },
  );
});

test('any JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), tryOut), { numRuns: 200 });
});

test('a save with a few places spoilt', () => {
  fc.assert(fc.property(anySpoilt(saved), tryOut), { numRuns: 100 });
});

test('a save whose record and states are spoilt', () => {
  const { entries, snapshots } = saved;
  fc.assert(
    fc.property(anySpoilt(entries), anySpoilt(snapshots), (spoiltEntries, spoiltSnapshots) => {
      tryOut({ ...saved, entries: spoiltEntries, snapshots: spoiltSnapshots });
    }),
    { numRuns: 80 },
  );
});

test('a save that begins with a spoilt state', () => {
  fc.assert(
    fc.property(anySpoilt(saved.snapshots.at(-1)!.state), (start) =>
      tryOut({ ...saved, start, entries: [] }),
    ),
    { numRuns: 150 },
  );
});
