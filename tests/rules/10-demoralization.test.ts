/** Cases 2.10.1-2.10.3: the tracks and what they do to a force. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type PieceId } from '../../src/engine/battle.ts';
import { demoralization } from '../../src/engine/checks/demoralization.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import {
  engineLost,
  innerGateBreached,
  levelChanged,
  mainGateFell,
  unitLost,
  wallBreached,
} from '../../src/engine/consequences/tallies.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { engine, guard, orc, siege, types, type Position } from '../kit/siege.ts';
import { blow, shot } from './blows.ts';

function armies(tracks: readonly [number, number] = [0, 0]): Position {
  const pieces = {
    d: guard('D3W', { value: 9 }),
    o: orc('B3Z', { value: 6 }),
    x: engine('catapult'),
    y: engine('catapult', DEFENDER),
  };
  return siege({ map: 'd . o x y', pieces, thresholds: [36, 93] }).with({ tracks });
}

function counted(at: Position, events: readonly GameEvent[]): readonly number[] {
  return reduceAll(at.battle, at.state, events).tracks;
}

function checked(at: Position): Position & { readonly found: readonly GameEvent[] } {
  const found = demoralization(at.battle, at.state);
  return { ...at.with(reduceAll(at.battle, at.state, found)), found };
}

describe('2.10.2 what moves the tracks', () => {
  const at = armies();

  test('2.10.2 an eliminated unit scores its value to its own force', () => {
    expect(counted(at, unitLost(at.battle, at.piece('d')))).toEqual([9, 0]);
    expect(counted(at, unitLost(at.battle, at.piece('o')))).toEqual([0, 6]);
  });

  test('2.10.2 a destroyed engine scores 1 to its own force', () => {
    expect(counted(at, engineLost(at.battle, at.piece('x')))).toEqual([0, 1]);
    expect(counted(at, engineLost(at.battle, at.piece('y')))).toEqual([1, 0]);
  });

  test('2.10.2 the main gate counts 5, once a game', () => {
    const fallen = at.with(reduceAll(at.battle, at.state, mainGateFell(at.battle, at.state)));
    expect(fallen.state.tracks).toEqual([5, 0]);
    expect(mainGateFell(fallen.battle, fallen.state)).toEqual([]);
  });

  test('2.10.2 an inner gate breached counts 5, a wall or tower 3', () => {
    expect(counted(at, innerGateBreached(at.battle))).toEqual([5, 0]);
    expect(counted(at, wallBreached(at.battle))).toEqual([3, 0]);
  });

  test('2.10.2 a level taken counts 10 within and gives 5 back without; retaken, the other way', () => {
    expect(counted(at, levelChanged(at.battle, BESIEGER))).toEqual([10, -5]);
    expect(counted(at, levelChanged(at.battle, DEFENDER))).toEqual([-10, 5]);
  });

  test('2.0.3 only the force that holds the fortress feels the blows to it', () => {
    const [garrison, host] = at.battle.forces;
    const relief = { ...garrison!, id: 'relief', holds: false };
    const battle = { ...at.battle, forces: [relief, host!, garrison!] };
    expect(wallBreached(battle)).toMatchObject([{ type: 'TrackMoved', force: 2, by: 3 }]);
    expect(unitLost({ ...battle, pieces: at.battle.pieces }, 0 as PieceId)).toMatchObject([
      { force: 0, by: 9 },
    ]);
  });
});

describe('2.10.3 the check at the end of a phase', () => {
  test.each([
    [35, false],
    [36, true],
    [40, true],
  ])('2.10.1 a force is demoralized at or above its threshold: %i of 36', (track, broken) => {
    expect(checked(armies([track, 0])).state.demoralized).toEqual([broken, false]);
  });

  test('2.10.3 the state holds till the next check, and recovering below the threshold lifts it', () => {
    const broken = checked(armies([36, 0]));
    const better = broken.with({ tracks: [26, 0] });
    expect(better.state.demoralized).toEqual([true, false]);
    const lifted = checked(better);
    expect(lifted.state.demoralized).toEqual([false, false]);
    expect(types(lifted.found)).toEqual(['ForceRecovered']);
  });

  test('2.10.3 a second check finds nothing new', () => {
    expect(checked(checked(armies([36, 95]))).found).toEqual([]);
  });

  test('2.10.2 when the garrison breaks for the first time, its besieger loses 20 points', () => {
    expect(checked(armies([36, 50])).state.tracks).toEqual([36, 30]);
  });

  test('2.10.1 the tracks have no floor', () => {
    expect(checked(armies([36, 3])).state.tracks).toEqual([36, -17]);
  });

  test('2.10.3 the garrison is checked first, so that the 20 can save the besieger in the same check', () => {
    const after = checked(armies([36, 100]));
    expect(after.state.demoralized).toEqual([true, false]);
    expect(types(after.found)).toEqual(['ForceDemoralized', 'TrackMoved']);
  });

  test('2.10.2 once a game', () => {
    const again = checked(
      checked(checked(armies([36, 50])).with({ tracks: [10, 30] })).with({ tracks: [36, 30] }),
    );
    expect(again.state.demoralized).toEqual([true, false]);
    expect(again.state.tracks).toEqual([36, 30]);
  });

  test('2.10.2 a relief force that breaks gives nothing', () => {
    const at = armies([36, 50]);
    const [garrison, host] = at.battle.forces;
    const battle = { ...at.battle, forces: [{ ...garrison!, holds: false }, host!] };
    expect(types(demoralization(battle, at.state))).toEqual(['ForceDemoralized']);
  });

  test('2.10.3 the besieger breaks and recovers likewise, without a gift', () => {
    const after = checked(armies([0, 93]));
    expect(after.state.demoralized).toEqual([false, true]);
    expect(after.state.tracks).toEqual([0, 93]);
  });
  test('2.10.4 the units of a demoralized force may still attack and shoot', () => {
    const position = siege({
      map: 'd o',
      pieces: { o: orc('Ee3X', { range: 3 }), d: guard('D3W') },
    }).with({ demoralized: [false, true] });
    expect(position.whyNot(melee, blow(position, 'o', 'd'))).toBeNull();
    expect(position.whyNot(fire, shot(position, 'o', 'd'))).toBeNull();
  });
});
