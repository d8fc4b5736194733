/** Case 2.4.7: a unit of two counters has four steps, and each shows a face of its own. */
import { describe, expect, test } from 'vitest';
import { isLastStep } from '../../src/engine/facts/pieces.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { guard, orc, siege, types, type Position } from '../kit/siege.ts';
import { attack, blow, causes } from './blows.ts';

/** Hurts at strength B and armour 1 or 2; then the result of the one die at a morale of Z. */
const HIT = [3, 4] as const;

/** An orc that strikes at a guard `C2W`, second counter `D2Y`, with so many of its four steps lost. */
function field(lost: number): Position {
  return siege({
    map: `
      . . . . .
       . . . . .
      . o d . .
       . . . . .
      . . . . .`,
    pieces: { o: orc('B3Z'), d: guard('C2W', { second: 'D2Y', state: { lost } }) },
  });
}

describe('2.4.7 counters of two', () => {
  test('2.4.7 the faces follow one another: full, half, then the second counter full and half', () => {
    const struck = [0, 1, 2, 3].map((lost) => attack(field(lost), 'melee', 'd', 'o').strength);
    expect(struck).toEqual(['C', 'D', 'D', 'E']);
    const morale = [0, 1, 2, 3].map((lost) => attack(field(lost), 'melee', 'o', 'd').morale);
    expect(morale).toEqual(['W', 'X', 'Y', 'Z']);
  });

  test('2.4.6 what is short of the first face is one modifier of reduction', () => {
    expect(causes(attack(field(0), 'melee', 'd', 'o'))).toEqual([]);
    expect(causes(attack(field(3), 'melee', 'd', 'o'))).toEqual(['reduced']);
  });

  test('7.42 a half elimination takes one step, and only the last step is the end of the unit', () => {
    const halved = [6, 5, 4, 3, 2, 1].find((die) =>
      types(struckBy(field(0), die).events).includes('UnitReduced'),
    )!;
    for (const lost of [0, 1, 2]) {
      const fallen = [1, 2, 3, 4, 5, 6].map((die) => struckBy(field(lost), die));
      const stepped = fallen.filter(({ events }) => types(events).includes('UnitReduced'));
      expect(stepped.length).toBeGreaterThan(0);
      for (const after of stepped) expect(after.standing('d').lost).toBe(lost + 1);
    }
    expect(types(struckBy(field(3), halved).events)).not.toContain('UnitReduced');
    const ends = [1, 2, 3, 4, 5, 6].filter((die) => struckBy(field(3), die).where('d') === 'gone');
    expect(ends.length).toBeGreaterThan(0);
  });

  test('2.4.7 the last step is the fourth; of a single counter it is the second', () => {
    const last = [0, 1, 2, 3].map((lost) =>
      isLastStep(field(lost).battle, field(lost).state, field(lost).piece('d')),
    );
    expect(last).toEqual([false, false, false, true]);
    const single = siege({ map: 'd', pieces: { d: guard('C2W', { state: { lost: 1 } }) } });
    expect(isLastStep(single.battle, single.state, single.piece('d'))).toBe(true);
  });
});

function struckBy(before: Position, die: number): ReturnType<Position['act']> {
  return before.act(melee, blow(before, 'o', 'd'), ...HIT, die);
}
