/** "What would have happened": a fight on hexes beside the exact dice of the same battle, and the campaign that goes on from it. */
import { describe, expect, test } from 'vitest';
import type { TacticalResult, WouldHave } from '../../src/strategic/siege.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { openGame } from '../../src/strategic/open.ts';
import { MIDDLE_EARTH_IX } from '../../src/strategic/middle-earth-ix/game.ts';

const BRIEF = {
  schema: 'war-of-the-ring/siege-brief/1',
  battle: 'the-neck',
  region: 'dol-amroth',
  mode: 'assault',
  attacker: { figures: { southrons: { regular: 6, elite: 1 } }, characters: [] },
  defender: { figures: { gondor: { regular: 3 } }, characters: [] },
};

/** The battle fought on hexes to these steps, whoever is not named being whole. */
function fought(steps: Readonly<Record<string, number>>, change: object = {}): WouldHave {
  const brief = GAME.parse({ ...BRIEF, ...change });
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  const whole = GAME.figures(brief.value, BRIEF.battle);
  const result: TacticalResult = {
    battle: BRIEF.battle,
    rounds: 1,
    steps: { ...whole, ...steps },
    after: {},
  };
  const outcome = GAME.fromResult(brief.value, BRIEF.battle, result);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return GAME.wouldHave!(outcome.value);
}

const ONE_FELL = { 'gondor-R-01': 0 };

describe('4.7: the hexes beside the exact dice', () => {
  test('the chances of all losses sum to one, and so do those of the verdicts', () => {
    const { losses, chances } = fought(ONE_FELL);
    for (const { shares } of Object.values(losses)) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('the mean is that of the shares, and the chance of a fall that of the exact odds', () => {
    const { losses, chances } = fought(ONE_FELL);
    const { shares, mean } = losses.defender;
    expect(mean).toBeCloseTo(
      shares.reduce((sum, share, hits) => sum + share * hits, 0),
      12,
    );
    const brief = GAME.parse(BRIEF);
    if (!brief.ok) throw new Error('the brief is not read');
    const odds = GAME.odds(brief.value, BRIEF.battle, { games: 1, seed: 1 });
    expect(chances['captured']).toBeCloseTo(odds.chances['captured']!.value, 12);
    expect(shares[3]).toBeGreaterThanOrEqual(chances['captured']! - 1e-12);
  });

  test('who was recruited before the battle is not recruited again, and counts as one of the army', () => {
    const recruited = fought({}, { cards: { attacker: [], defender: ['fp-str-18'] } });
    expect(recruited.losses.defender.fought).toBe(0);
    expect(recruited.losses.defender.shares).toHaveLength(fought({}).losses.defender.shares.length + 1);
  });

  test('a fight in which nobody fell is mild, one in which all fell is as bloody as can be', () => {
    const mild = fought({}).losses.defender;
    const one = fought(ONE_FELL).losses.defender;
    const all = fought({ 'gondor-R-01': 0, 'gondor-R-02': 0, 'gondor-R-03': 0 }).losses.defender;
    expect([mild.fought, one.fought, all.fought]).toEqual([0, 1, 3]);
    expect(mild.fewer).toBe(0);
    expect(mild.percentile).toBeLessThan(one.percentile);
    expect(one.percentile).toBeLessThan(all.percentile);
    expect(all.fewer + all.asMany).toBeCloseTo(1, 9);
  });

  test('parts of a hit count: two steps lost are half of one', () => {
    const half = fought({ 'gondor-R-01': 2 }).losses.defender;
    expect(half.fought).toBe(0.5);
    expect(half.asMany).toBe(0);
    expect(half.fewer).toBeCloseTo(fought({}).losses.defender.asMany, 12);
  });

  test('while the siege goes on a campaign of four more assaults is reckoned from whoever is left', () => {
    const { onward, verdict } = fought(ONE_FELL);
    expect(verdict).toBe('besieged');
    expect(onward).toHaveLength(4);
    expect(onward!.toSorted((a, b) => a - b)).toEqual(onward);
    expect(fought({}).onward![3]!).toBeLessThan(onward![3]!);
  });

  test('a hold that has fallen is stormed no more', () => {
    const all = fought({ 'gondor-R-01': 0, 'gondor-R-02': 0, 'gondor-R-03': 0 });
    expect([all.verdict, all.onward]).toEqual(['captured', null]);
    expect(all.chances['captured']).toBeGreaterThan(0.1);
  });

  test('the game whose document was carried back tells it; one without documents does not', () => {
    expect(openGame(GAME).wouldHave).not.toBeNull();
    expect(openGame(MIDDLE_EARTH_IX).wouldHave).toBeNull();
  });
});
