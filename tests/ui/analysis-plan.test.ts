// Several attacks on one target: the joint distribution agrees with every throw that there is.
import { describe, expect, test } from 'vitest';
import { scripted } from '../../src/engine/dice.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import type { GameState } from '../../src/engine/state.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { oddsOf } from '../../src/game/odds.ts';
import { outcomeOf } from '../../src/game/outcome.ts';
import { FATES, jointOf, type PlannedAttack } from '../../src/ui/features/analysis/plan.ts';
import { guard, orc, siege, type Position } from '../kit/siege.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every throw of two dice and one more, as if all three were always thrown. */
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));

/** The fates by throwing everything, one blow after the other. */
function bruteForce({ battle, state }: Position, blows: readonly PlannedAttack[]): number[] {
  const counts = [0, 0, 0, 0];
  const go = (now: GameState, at: number, ways: number): void => {
    const blow = blows[at];
    if (blow === undefined) {
      counts[3]! += ways;
      return;
    }
    for (const faces of THROWS) {
      const events =
        blow.type === 'Fire'
          ? fire.resolve(battle, now, blow, scripted(...faces))
          : melee.resolve(battle, now, blow, scripted(...faces));
      const fate = FATES.indexOf(outcomeOf(blow, events) as never);
      const rest = ways * 216 ** (blows.length - at - 1);
      if (fate < 3) counts[fate]! += rest;
      else go(reduceAll(battle, now, events), at + 1, ways);
    }
  };
  go(state, 0, 1);
  return counts;
}

const fight = siege({
  map: `
    . . . . . .
     . a g b . .
    . . c . . .`,
  pieces: {
    g: guard('D2X'),
    a: orc('B2Y'),
    b: orc('D1Z'),
    c: orc('Ce2Y'),
  },
  step: 'besieger-combat.melee.choosing',
});
const blow = (attacker: string): PlannedAttack => ({
  type: 'Melee',
  attacker: fight.piece(attacker),
  defender: fight.piece('g'),
});

describe('a plan of attacks', () => {
  test('one attack is the odds of that attack', () => {
    const [joint] = jointOf(fight.battle, fight.state, [blow('a')]);
    const { of, outcomes } = oddsOf(fight.battle, fight.state, blow('a'));
    const wanted = FATES.map((fate) => outcomes.find(({ outcome }) => outcome === fate)?.ways ?? 0);
    expect(joint!.ways.map((ways) => ways / joint!.of)).toEqual(wanted.map((ways) => ways / of));
  });

  test('two attacks, against all 46,656 throws', () => {
    const blows = [blow('a'), blow('b')];
    const [, joint] = jointOf(fight.battle, fight.state, blows);
    expect(joint!.of).toBe(216 ** 2);
    expect(joint!.ways).toEqual(bruteForce(fight, blows));
  });

  test('a bow and a sword, in the order of the plan', () => {
    const shot: PlannedAttack = { type: 'Fire', shooter: fight.piece('c'), target: fight.piece('g') };
    const blows = [shot, blow('b')];
    expect(jointOf(fight.battle, fight.state, blows)[1]!.ways).toEqual(bruteForce(fight, blows));
  });

  test('the ways always add up to all throws, and every attack leaves less to nothing', () => {
    const joints = jointOf(fight.battle, fight.state, [blow('a'), blow('b'), blow('c')]);
    for (const { of, ways } of joints) expect(ways.reduce((sum, one) => sum + one, 0)).toBe(of);
    const nothing = joints.map(({ of, ways }) => ways[3]! / of);
    expect(nothing).toEqual(nothing.toSorted((x, y) => y - x));
    expect(nothing[2]).toBeLessThan(nothing[0]!);
  });
});
