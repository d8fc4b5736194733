import { describe, expect, test } from 'vitest';
import { playSeries } from '../../src/lab/series.ts';
import { shippedBattle, shippedBattles } from '../kit/shipped.ts';
import { againstTheGate } from './coverage.ts';
import { entries, fuzz } from './proofs.ts';

const battles = shippedBattles();

/** The parts of the long proofs that every run repeats, 2 % of each: actions in each battle, and a share of the games. */
const ACTIONS = 2_860;
const SHARE = 0.02;

describe('random legal play', () => {
  test.each(battles.map(({ id }, part) => [id, part] as const))(
    '%s: every law holds after every action, replays and undo are exact',
    (_id, part) => {
      const walk = fuzz.run(battles, fuzz.seed, part, ACTIONS);
      expect(walk.broken).toEqual([]);
      expect(walk.actions).toBe(ACTIONS);
      // So short a walk may come to its end before its lot for a save is drawn.
      expect(fuzz.wrong({ ...walk, loads: walk.loads + 1 })).toEqual([]);
    },
  );

  test('random games come to an end', () => {
    expect(fuzz.run(battles.slice(0, 1), fuzz.seed, 0, ACTIONS).verdicts).toBeGreaterThan(0);
  });

  test('A few of the entries: Sauron comes in, and not by the gate alone', () => {
    const counted = entries.run(battles, entries.seed, 0, entries.count * SHARE);
    expect(entries.wrong(counted)).toEqual([]);
  });
});

test('16.3 a catapult against an inner gate is met: from the hex before it, it is aimed at the gate', () => {
  const battle = againstTheGate(shippedBattle('the-last-rampart'));
  const seats = ['greedy', 'greedy'] as const;
  const [game] = playSeries(battle, { seed: 5, games: 1, seats, cells: true }, () => true);
  expect(game!.refusals).toBe(0);
  expect(game!.tally.cells['16.3 Catapult at 1 hex Gate']).toBeGreaterThan(0);
});
