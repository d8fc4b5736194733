/** Cases 2.0.3, 2.9 and 2.10: a side of two forces, each with a track and a spirit of its own. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Battle, type ForceId, type PieceId } from '../../src/engine/battle.ts';
import { demoralization } from '../../src/engine/checks/demoralization.ts';
import { eliminate } from '../../src/engine/consequences/decisions.ts';
import { scripted } from '../../src/engine/dice.ts';
import { slay } from '../../src/engine/consequences/escapes.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { defenceMorale } from '../../src/engine/facts/morale.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import type { GameState } from '../../src/engine/state.ts';
import {
  engineLost,
  enemyBroken,
  headLanded,
  levelChanged,
  reliefArrived,
} from '../../src/engine/consequences/tallies.ts';
import { advance } from '../../src/engine/verbs/advance.ts';
import { cast } from '../../src/engine/verbs/cast.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { guard, engine, hero, orc, siege, type Position } from '../kit/siege.ts';
import { advanceWith, carry } from './company.ts';
import { march } from './orders.ts';
import { magic } from './spells.ts';

const [GARRISON, RELIEF, HOST] = [0, 1, 2] as unknown as readonly [ForceId, ForceId, ForceId];

/** The same position with a garrison, a relief to which these pieces belong, and the host; nobody is demoralized. */
function withRelief(
  at: Position,
  ...relief: readonly string[]
): Readonly<{ battle: Battle; state: GameState }> {
  const [garrison, host] = at.battle.forces;
  const battle: Battle = {
    ...at.battle,
    forces: [
      { ...garrison! },
      { ...garrison!, id: 'relief', threshold: 76, holds: false },
      { ...host!, threshold: 93 },
    ],
    pieces: at.battle.pieces.map((piece) => ({
      ...piece,
      force: piece.side === BESIEGER ? HOST : relief.includes(piece.name) ? RELIEF : GARRISON,
    })),
  };
  const three = <T>(value: T): readonly T[] => [value, value, value];
  const state = { ...at.state, tracks: three(0), demoralized: three(false), brokenBefore: three(false) };
  return { battle, state };
}

/** What events add to the three tracks. */
function moved(events: readonly GameEvent[]): readonly number[] {
  const sums = [0, 0, 0];
  for (const event of events) if (event.type === 'TrackMoved') sums[event.force]! += event.by;
  return sums;
}

const FIELD = siege({
  map: 'g . . r . o',
  pieces: {
    g: guard('D3X', { value: 5 }),
    r: guard('B3X', { value: 7 }),
    o: orc('E3Y', { value: 3 }),
    i: hero(DEFENDER, { ratings: [6, 3], at: '0101' }),
    a: hero(DEFENDER, { ratings: [8, 5], at: '0401', state: { lost: 1 } }),
    l: hero(DEFENDER, { ratings: [4, 2], rank: 'individual', at: '0401' }),
    n: hero(BESIEGER, { ratings: [5, 2], at: '0601' }),
    x: engine('catapult', DEFENDER, { at: '0201' }),
    G: engine('grond', BESIEGER, { at: '0601' }),
  },
});
const { battle, state } = withRelief(FIELD, 'r', 'a', 'l');
const id = (name: string): PieceId => FIELD.piece(name);

describe('2.10.2 whose track it moves', () => {
  test('2.10.2 a unit: that of its own force, by its value', () => {
    const lost = (unit: string): readonly number[] =>
      moved(eliminate(battle, { ...state, pieces: alone(unit) }, id(unit), '7.42', scripted()));
    expect([lost('g'), lost('r'), lost('o')]).toEqual([
      [5, 0, 0],
      [0, 7, 0],
      [0, 0, 3],
    ]);
  });

  test('2.10.2 a leader or individual: that of his own force, by his printed full rating, wounded or not', () => {
    const fallen = (name: string): readonly number[] => moved(slay(battle, id(name), '2.20.7'));
    expect([fallen('i'), fallen('a'), fallen('l'), fallen('n')]).toEqual([
      [6, 0, 0],
      [0, 8, 0],
      [0, 4, 0],
      [0, 0, 5],
    ]);
  });

  test('2.10.2 an engine: 1 to its force, Grond no more than another', () => {
    expect(moved(engineLost(battle, id('x')))).toEqual([1, 0, 0]);
    expect(moved(engineLost(battle, id('G')))).toEqual([0, 0, 1]);
  });

  test('2.10.2 heads, levels and the coming of a relief: the garrison, never the relief', () => {
    expect(moved(headLanded(battle))).toEqual([1, 0, 0]);
    expect(moved(levelChanged(battle, BESIEGER))).toEqual([10, 0, -5]);
    expect(moved(levelChanged(battle, DEFENDER))).toEqual([-10, 0, 5]);
    expect(moved(reliefArrived(battle, 10))).toEqual([-10, 0, 0]);
    expect(moved(enemyBroken(battle))).toEqual([0, 0, -20]);
  });
});

/** The pieces with every personage but those of the enemy off the map, so that nobody rolls. */
function alone(unit: string): GameState['pieces'] {
  return state.pieces.map((piece, one) =>
    battle.pieces[one]!.kind.class === 'personage' && one !== id(unit)
      ? { ...piece, at: -1 as const }
      : piece,
  );
}

describe('2.10.3 three forces checked', () => {
  const checked = (
    tracks: readonly number[],
  ): Readonly<{ after: GameState; found: readonly GameEvent[] }> => {
    const before = { ...state, tracks };
    const found = demoralization(battle, before);
    return { after: reduceAll(battle, before, found), found };
  };

  test('2.10.1 each against its own threshold', () => {
    expect(checked([36, 75, 92]).after.demoralized).toEqual([true, false, false]);
    expect(checked([35, 76, 92]).after.demoralized).toEqual([false, true, false]);
    expect(checked([35, 75, 93]).after.demoralized).toEqual([false, false, true]);
  });

  test('2.10.3 garrison, relief, Sauron, in this order', () => {
    const { found } = checked([36, 76, 120]);
    const fallen = found.flatMap((event) => (event.type === 'ForceDemoralized' ? [event.force] : []));
    expect(fallen).toEqual([GARRISON, RELIEF, HOST]);
  });

  test('2.10.2 the relief that breaks gives Sauron nothing, before the garrison or after it', () => {
    expect(checked([0, 80, 100]).after.tracks).toEqual([0, 80, 100]);
    expect(checked([36, 80, 100]).after).toMatchObject({
      tracks: [36, 80, 80],
      demoralized: [true, true, false],
    });
  });
});

describe('2.10.4 only the force that has lost heart', () => {
  const broken = { ...state, demoralized: [false, true, false] };

  test('2.10.4 its units defend a letter worse, those of the other force of the side do not', () => {
    expect(defenceMorale(battle, broken, id('r')).morale).toBe('Y');
    expect(defenceMorale(battle, broken, id('g')).morale).toBe('X');
    expect(defenceMorale(battle, broken, id('o')).morale).toBe('Y');
  });

  const side = siege({
    map: 'g . o\n . . .\n. r .',
    active: DEFENDER,
    step: 'defender-movement.moving.choosing',
    pieces: {
      g: guard('D3X'),
      r: guard('B3X'),
      o: orc('E3Y'),
      i: hero(DEFENDER, { at: '0203' }),
    },
  });
  const apart = withRelief(side, 'r');
  const shaken = { ...apart.state, demoralized: [false, true, false] };

  test('2.10.4 its units keep out of enemy zones, those of the other force do not', () => {
    expect(move.whyNot(apart.battle, shaken, march(side, 'r', '0202'))?.code).toBe('demoralized-into-zone');
    expect(move.whyNot(apart.battle, shaken, march(side, 'g', '0201'))).toBeNull();
  });

  test('2.10.4 any friendly personage leads them, of whichever force', () => {
    expect(move.whyNot(apart.battle, shaken, carry(side, 'r', ['i'], '0202'))).toBeNull();
  });

  test('2.10.4 its units do not advance, those of the other force do', () => {
    const offered = (unit: string) => {
      const owed = [{ type: 'advance', unit: side.piece(unit), hex: side.hex('0102') }] as const;
      return advance.whyNot(apart.battle, { ...shaken, owed }, advanceWith(side, unit))?.code ?? null;
    };
    expect([offered('g'), offered('r')]).toEqual([null, 'demoralized-into-zone']);
  });

  test('2.10.4 they may still cast', () => {
    const before = magic();
    const spell = {
      type: 'Cast',
      caster: before.piece('w'),
      spell: 'break-darkness',
      points: 1,
      target: null,
    } as const;
    const desperate = before.with({ demoralized: [true, true] });
    expect(desperate.whyNot(cast, spell)).toBeNull();
  });
});
