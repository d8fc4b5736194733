/** Differences 1-5 and 19-32 between the guide and the published rules, each asked of both. */
import { describe, expect, test } from 'vitest';
import * as campaign from '../../src/strategic/war-of-the-ring/campaignRules.ts';
import {
  reinforcementsOf,
  setupOf,
  startBoxOf,
  stepsToWar,
} from '../../src/strategic/war-of-the-ring/dataDifferences.ts';
import { DIFFERENCES } from '../../src/strategic/war-of-the-ring/differences.ts';
import { brokenBalances, standing } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { openingLedger } from '../../src/strategic/war-of-the-ring/ledger/opening.ts';
import type { Nation, RuleSet } from '../../src/strategic/war-of-the-ring/figures.ts';

/** What the guide says, and what the print says. */
function both<T>(ask: (rules: RuleSet) => T): readonly [guide: T, published: T] {
  return [ask('guide'), ask('published')];
}

const FREE: readonly Nation[] = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];
const QUIET = { shadowPoints: 0, atWar: [] as readonly Nation[], mordorTrack: false };

test('there are 32 differences, in order', () => {
  expect(DIFFERENCES.map(({ number }) => number)).toEqual(
    Array.from({ length: 32 }, (_, index) => index + 1),
  );
});

describe('guide and published', () => {
  test('1: the guide leaves out the three regulars of Gorgoroth', () => {
    expect(both((rules) => setupOf(rules).length)).toEqual([34, 35]);
    expect(both((rules) => standing(openingLedger(rules), 'gorgoroth', false, 'shadow').length)).toEqual([
      0, 3,
    ]);
  });

  test('2: Isengard begins two steps from war in the guide, one in print', () => {
    expect(both((rules) => [startBoxOf(rules, 'isengard'), stepsToWar(rules, 'isengard')])).toEqual([
      [2, 2],
      [3, 1],
    ]);
    expect(both((rules) => startBoxOf(rules, 'gondor'))).toEqual([2, 2]);
  });

  test('3: the other 34 armies are the same', () => {
    const others = (rules: RuleSet) => setupOf(rules).filter(({ region }) => region !== 'gorgoroth');
    expect(others('guide')).toEqual(others('published'));
    expect(others('guide').find(({ region }) => region === 'nurn')!.regular).toBe(2);
  });

  test('4: the four "leaders" of Mordor at set-up are Nazgûl, and eight are kept count of', () => {
    expect(both((rules) => setupOf(rules).reduce((sum, { nazgul }) => sum + nazgul, 0))).toEqual([4, 4]);
    const shadow = (rules: RuleSet) => setupOf(rules).filter(({ nation }) => nation === 'sauron');
    expect(both((rules) => shadow(rules).every(({ leader }) => leader === 0))).toEqual([true, true]);
  });

  test('5: whoever is not set up is in reinforcements, by both, and nobody is lost', () => {
    expect(both((rules) => reinforcementsOf(rules, 'sauron').regular)).toEqual([11, 8]);
    expect(both((rules) => brokenBalances(openingLedger(rules)))).toEqual([[], []]);
  });

  test('19: the Witch-king comes with four points, or when Sauron and a free nation are at war', () => {
    const points = { ...QUIET, shadowPoints: 4 };
    const war = { ...QUIET, atWar: ['sauron', 'rohan'] as const };
    expect(both((rules) => campaign.witchKingMayCome(rules, points))).toEqual([true, false]);
    expect(both((rules) => campaign.witchKingMayCome(rules, war))).toEqual([false, true]);
  });

  test('20: the Mouth comes at any time, or when all is near its end', () => {
    expect(both((rules) => campaign.mouthMayCome(rules, QUIET))).toEqual([true, false]);
    expect(both((rules) => campaign.mouthMayCome(rules, { ...QUIET, atWar: FREE }))).toEqual([true, true]);
    expect(both((rules) => campaign.mouthMayCome(rules, { ...QUIET, mordorTrack: true }))).toEqual([
      true,
      true,
    ]);
  });

  test('21: the Grey may also have left the Fellowship, and the minion may be gone', () => {
    const came = (grey: 'out' | 'dead', minion: 'now' | 'once') =>
      both((rules) => campaign.whiteMayCome(rules, { grey, minion }));
    expect(came('dead', 'now')).toEqual([true, true]);
    expect(came('out', 'now')).toEqual([false, true]);
    expect(came('dead', 'once')).toEqual([false, true]);
  });

  test('22: no ring makes Will of the West; in print none turns an Eye', () => {
    expect(both((rules) => campaign.ringMayTurn(rules, 'army', 'will'))).toEqual([false, false]);
    expect(both((rules) => campaign.ringMayTurn(rules, 'eye', 'army'))).toEqual([true, false]);
  });

  test('23: a natural one fails in print whatever is added', () => {
    expect(both((rules) => campaign.huntSucceeds(rules, 1, 5))).toEqual([true, false]);
    expect(both((rules) => campaign.huntSucceeds(rules, 4, 2))).toEqual([true, true]);
  });

  test('23: the guide rolls one die again for each army, stronghold and Nazgûl there, the print for each condition', () => {
    const there = { army: true, stronghold: false, nazgul: 2 };
    expect(both((rules) => campaign.huntRerolls(rules, there, 5))).toEqual([3, 2]);
    expect(both((rules) => campaign.huntRerolls(rules, there, 1))).toEqual([1, 1]);
    expect(both((rules) => campaign.huntRerolls(rules, { ...there, army: false, nazgul: 0 }, 5))).toEqual([
      0, 0,
    ]);
  });

  test('24: an Eye on the Mordor track counts the dice in the box; the guide adds the moves', () => {
    const hunt = { mordorTrack: true, successes: 2, box: 3, moves: 1 };
    expect(both((rules) => campaign.eyeDamage(rules, hunt))).toEqual([4, 3]);
    expect(both((rules) => campaign.eyeDamage(rules, { ...hunt, mordorTrack: false }))).toEqual([2, 2]);
  });

  test('25: the guide has the Fellowship declared to enter Mordor', () => {
    expect(both(campaign.mordorNeedsDeclaration)).toEqual([true, false]);
  });

  test('26: the eight special tiles are of the base game', () => {
    expect(both((rules) => campaign.specialTiles(rules).length)).toEqual([0, 8]);
  });

  test('27: the print lays one die at least after a move, the guide none; one is always possible', () => {
    const asked = (companions: number, movedLastTurn: boolean) =>
      both((rules) => campaign.huntAllocation(rules, { companions, movedLastTurn }));
    expect(asked(3, true)).toEqual([
      { least: 0, most: 3 },
      { least: 1, most: 3 },
    ]);
    expect(asked(0, false)).toEqual([
      { least: 0, most: 1 },
      { least: 0, most: 1 },
    ]);
  });

  test('28: ten points of the Shadow come before the four of the Free Peoples, in both', () => {
    expect(campaign.militaryWinner({ free: 4, shadow: 10 })).toBe('shadow');
    expect(campaign.militaryWinner({ free: 4, shadow: 9 })).toBe('free');
    expect(campaign.militaryWinner({ free: 3, shadow: 9 })).toBeNull();
  });

  test('29: in print only an army rouses the nation it enters', () => {
    expect(both((rules) => campaign.isRousedBy(rules, 'army'))).toEqual([true, true]);
    expect(both((rules) => campaign.isRousedBy(rules, 'minion'))).toEqual([true, false]);
  });

  test('30: teams are scored by the guide, in both', () => {
    expect(campaign.TEAM_RULES).toEqual({ swap: 1, score: 'net' });
  });

  test('31: cards the guide made up are none, and the others are where the print has them', () => {
    expect(campaign.isCard('Muster the Ents')).toBe(false);
    expect(campaign.isCard('Grond, Hammer of the Underworld')).toBe(true);
  });

  test('32: there is no card of siege towers', () => {
    expect(campaign.isCard('Siege Towers')).toBe(false);
  });
});
