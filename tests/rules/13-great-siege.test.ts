/** Cases 2.6 and 2.13 as the great siege has them: what its scenario pays, and when its groups come. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Battle, type Options, type Side } from '../../src/engine/battle.ts';
import { arrivals } from '../../src/engine/checks/arrivals.ts';
import { victory } from '../../src/engine/checks/victory.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { reckoning, score } from '../../src/engine/facts/reckoning.ts';
import { initialState } from '../../src/engine/initial.ts';
import { GONE, type GameState } from '../../src/engine/state.ts';
import { shippedBattle } from '../kit/shipped.ts';

const siege = shippedBattle('the-siege-of-minas-tirith');
const start = initialState(siege, siege.placements);

function slain(...names: readonly string[]): GameState['pieces'] {
  return start.pieces.map((piece, id) =>
    names.includes(siege.pieces[id]!.name) ? { ...piece, at: GONE } : piece,
  );
}

/** The points that a change of the first position brings and costs each side. */
function worth(change: Partial<GameState>): readonly [west: number, sauron: number] {
  const [west, sauron] = score(siege, start);
  const after = score(siege, { ...start, ...change });
  return [after[0] - west, after[1] - sauron];
}

describe('2.13.3 the points of the great siege', () => {
  test('2.13.3 a city untouched is worth the levels and the gate that were never lost', () => {
    expect(score(siege, start)).toEqual([4 * 5 + 5, 0]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('2.13.3 level %i: 10 to Sauron while he holds it', (level) => {
    expect(worth({ levels: start.levels.with(level, BESIEGER) })).toEqual([0, 10]);
  });

  test.each([4, 5, 6, 7])('2.13.3 level %i once lost: 5 less to Westernesse, retaken or not', (level) => {
    expect(worth({ lostBefore: start.lostBefore.with(level, true) })).toEqual([-5, 0]);
  });

  test('2.13.3 the lower levels may be lost for nothing but themselves', () => {
    const lostBefore = start.lostBefore.map((_, level) => level > 0 && level < 4);
    expect(worth({ lostBefore })).toEqual([0, 0]);
  });

  test('2.13.3 demoralization: 15 for the garrison, 15 for the relief, 10 for the host', () => {
    const broken = (id: string): Partial<GameState> => ({
      demoralized: siege.forces.map((force) => force.id === id),
    });
    expect(worth(broken('garrison'))).toEqual([0, 15]);
    expect(worth(broken('relief'))).toEqual([0, 15]);
    expect(worth(broken('sauron'))).toEqual([10, 0]);
  });

  test.each(['gandalf', 'aragorn', 'theoden', 'imrahil'])('2.13.3 8 for %s slain', (name) => {
    expect(worth({ pieces: slain(name) })).toEqual([0, 8]);
  });

  test('2.13.3 8 for the Lord of the Nazgul slain, 6 for the King of Harad, 6 for Gothmog', () => {
    expect(worth({ pieces: slain('lord-of-the-nazgul') })).toEqual([8, 0]);
    expect(worth({ pieces: slain('king-of-harad') })).toEqual([6, 0]);
    expect(worth({ pieces: slain('gothmog') })).toEqual([6, 0]);
    expect(worth({ pieces: slain('forlong', 'legolas', 'eomer') })).toEqual([0, 0]);
  });

  test('2.13.3 5 for the Great Gate to whoever controls it', () => {
    const gate = siege.board.works.findIndex(({ kind }) => kind === 'main-gate');
    const works = start.works.with(gate, { breached: true, holder: BESIEGER });
    expect(worth({ works })).toEqual([-5, 5]);
    expect(worth({ works: start.works.with(gate, { breached: true, holder: DEFENDER }) })).toEqual([0, 0]);
  });

  test('2.13.3 no other point is to be had', () => {
    const sums = [0, 0];
    for (const { side, points } of reckoning(siege, start)) sums[side]! += points;
    expect(sums).toEqual([10 + 8 + 6 + 6 + 4 * 5 + 5, 7 * 10 + 15 + 15 + 4 * 8 + 5]);
  });

  test('2.13.3 they are reckoned at the end of turn 16', () => {
    const ends = (turn: number): boolean => victory(siege, { ...start, turn }).length > 1;
    expect([1, 15, 16].map(ends)).toEqual([false, false, true]);
  });
});

/** Shows the same face for ever. */
function always(face: number): Dice {
  return { roll: ({ dice }) => Array.from({ length: dice }, () => face) };
}

/** The least face with which each group arrives in a turn, of those that can. */
function due(
  battle: Battle,
  turn: number,
  change: Partial<GameState> = {},
): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const face of [6, 5, 4, 3, 2, 1]) {
    for (const side of [BESIEGER, DEFENDER] satisfies readonly Side[]) {
      for (const event of arrivals(battle, { ...start, turn, ...change }, side, always(face))) {
        if (event.type === 'GroupArrived') found[battle.groups[event.group]!.id] = face;
      }
    }
  }
  return found;
}

describe('2.6 the groups of the great siege', () => {
  const ramp = siege;
  const flat: Battle = {
    ...siege,
    options: { ...siege.options, rohanArrival: 'flat' } satisfies Options,
  };

  test('2.6.1 Rohan: from turn 5 on 5-6, easier from turn 7, sure on turn 9', () => {
    const faces = [4, 5, 6, 7, 8, 9, 16].map((turn) => due(ramp, turn)['rohan']);
    expect(faces).toEqual([undefined, 5, 5, 4, 3, 1, 1]);
  });

  test('2.6.1 option `flat`: 5-6 for ever', () => {
    expect([4, 5, 7, 9, 16].map((turn) => due(flat, turn)['rohan'])).toEqual([undefined, 5, 5, 5, 5]);
  });

  test('2.6.1 Aragorn: a 6 on turn 9, 3-6 on turn 10, sure on turn 11', () => {
    const faces = [8, 9, 10, 11].map((turn) => due(ramp, turn)['black-sails']);
    expect(faces).toEqual([undefined, 6, 3, 1]);
  });

  test('2.6.1 either lifts the garrison by 10', () => {
    const events = arrivals(ramp, { ...start, turn: 11 }, DEFENDER, always(1));
    const lifted = events.filter((event) => event.type === 'TrackMoved');
    expect(lifted).toMatchObject([
      { force: 0, by: -10 },
      { force: 0, by: -10 },
    ]);
  });

  test('2.6.5 the groups of Sauron come without a die: turns 6, 8, 9 and 10', () => {
    const first = (group: string): number | undefined =>
      Array.from({ length: 16 }, (_, index) => index + 1).find((turn) => due(ramp, turn)[group] === 1);
    expect(['morgul-riders', 'harad', 'easterlings', 'uruks'].map(first)).toEqual([6, 8, 9, 10]);
  });

  test('2.6.5 the Easterlings at once after the fall of the Lord of the Nazgul', () => {
    const fallen = { pieces: slain('lord-of-the-nazgul') };
    expect(due(ramp, 4, fallen)).toEqual({ easterlings: 1 });
  });
});
