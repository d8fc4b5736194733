// 2.21 where an event strikes whoever stands in number, a commander sends one at a time, and nobody takes the place for a goal.
import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { objectives } from '../../src/ai/greedy/goals.ts';
import { freshMemory, mindOf, NO_PLAN } from '../../src/ai/greedy/mind.ts';
import { TUNED } from '../../src/ai/greedy/weights.ts';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type PieceId, type Side, type Trigger } from '../../src/engine/battle.ts';
import { drawing } from '../../src/game/generator.ts';
import { guard, orc, type Position } from '../kit/siege.ts';
import { afterMoving, field } from './field.ts';

/** The fourth and the fifth column of eight, seven rows of them. */
const WATER = Array.from({ length: 7 }, (_, row) => [row * 8 + 3, row * 8 + 4]).flat() as HexId[];
const [GUARD, ...ORCS] = [0, 1, 2] as PieceId[];

/** The water rises once over these pieces where two units of the host stand in it. */
function rising(...pieces: readonly PieceId[]): Trigger {
  return {
    id: 'flood',
    when: { type: 'phaseEnds', phase: 'besieger-movement' },
    if: [{ type: 'holds', side: BESIEGER, hexes: WATER, atLeast: 2 }],
    roll: null,
    then: {
      type: 'effects',
      once: true,
      effects: [{ type: 'disrupt', who: { pieces, hexes: WATER, most: null } }],
    },
  };
}

/** Two orcs a little way from the water, and a guard beyond it. */
function atTheWater(...triggers: readonly Trigger[]): Position {
  return field({
    map: `. . . . . . . .
           . . . . . . . .
          . . . . . . . .
           g . . . . . . o
          . . . . . . . p
           . . . . . . . .
          . . . . . . . .`,
    pieces: { g: guard('e1Z', { value: 8 }), o: orc('B3Z'), p: orc('B3Z') },
    triggers,
  });
}

/** How many of the orcs an agent leads into the water. */
function inTheWater(position: Position, name: string): number {
  const stands = afterMoving(position, makeAgent(name));
  return ['o', 'p'].filter((key) => /^0[45]/.test(stands(key))).length;
}

/** The hexes that a side takes for its goals. */
function goalsOf({ battle, state }: Position, side: Side): readonly HexId[] {
  const mind = mindOf(battle, state, drawing(1), freshMemory('', '', null), TUNED, NO_PLAN, {
    hints: [],
    tempers: false,
  });
  return objectives(mind, side);
}

describe('a river that rises over two', () => {
  test('one goes in and the other waits; both go where nothing rises', () => {
    expect(inTheWater(atTheWater(rising(...ORCS)), 'soldier')).toBe(1);
    expect(inTheWater(atTheWater(), 'soldier')).toBe(2);
  });

  test('greedy has none of the craft of a commander, and leads both in', () => {
    expect(inTheWater(atTheWater(rising(...ORCS)), 'greedy')).toBe(2);
  });

  test('once it has risen it threatens nobody: both go', () => {
    const { state, ...position } = atTheWater(rising(...ORCS));
    const story = { ...state.story!, fired: [1] };
    expect(inTheWater({ ...position, state: { ...state, story } }, 'soldier')).toBe(2);
  });

  test('no side takes the place for a goal where it comes to harm, and none is denied it', () => {
    const harmed = atTheWater(rising(...ORCS));
    expect([DEFENDER, BESIEGER].map((side) => goalsOf(harmed, side))).toEqual([[], []]);
  });

  test('where it strikes the others, or everybody, whoever may call it up has a goal there', () => {
    for (const struck of [[GUARD!], [GUARD!, ...ORCS]])
      expect(goalsOf(atTheWater(rising(...struck)), BESIEGER)).toEqual(WATER);
  });
});
