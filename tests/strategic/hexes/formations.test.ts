/** 4.3: figures become formations, and formations are figures again; C2: a hit is four steps. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BlockEnd } from '../../../src/strategic/siege.ts';
import { LINE_LIMIT } from '../../../src/strategic/war-of-the-ring/dials.ts';
import {
  bornLosses,
  order,
  rankUnits,
  UNRANKED,
} from '../../../src/strategic/war-of-the-ring/hexes/formations.ts';
import {
  countersOf,
  healSteps,
  lossesAfter,
  standingCounters,
  stepsLeft,
  stepsOfCounter,
  wearSteps,
  wornInOrder,
  type Losses,
} from '../../../src/strategic/war-of-the-ring/hexes/losses.ts';
import { stepsNow } from '../../../src/strategic/war-of-the-ring/hexes/standing.ts';
import { stepsOf } from '../../../src/strategic/war-of-the-ring/ledger/link.ts';
import { begun, blockOf, endOf, fightOf, went } from '../../kit/fights.ts';

const UNITS = ['gondor-R-01', 'gondor-R-02', 'gondor-E-01', 'sauron-R-07', 'sauron-E-02'];
const COUNTERS = UNITS.flatMap((unit) => countersOf(unit).map((id) => ({ id, most: stepsOfCounter(unit) })));

/** Any losses that these units can have. */
const anyLosses: fc.Arbitrary<Losses> = fc
  .tuple(...COUNTERS.map(({ most }) => fc.integer({ min: 0, max: most })))
  .map((lost) => Object.fromEntries(COUNTERS.map(({ id }, index) => [id, lost[index]!])));

/** A block that ended with these losses. */
function endWith(losses: Losses): BlockEnd {
  const pieces = COUNTERS.map(({ id, most }) => {
    const lost = losses[id]!;
    const gone = lost === most;
    // What a counter had lost when it was swept away says nothing: it is gone with all its steps.
    const end = { at: gone ? 'off' : '1213', lost: gone ? 1 : lost, gone, disrupted: false, magic: 0 };
    return [id, end] as const;
  });
  return {
    turns: 4,
    pieces: Object.fromEntries(pieces),
    breached: [],
    taken: [],
    lostLevels: [],
    ladders: [],
  };
}

describe('figures and counters (4.3)', () => {
  test('a regular is two counters of two steps, an elite two of four', () => {
    expect(countersOf('sauron-R-07')).toEqual(['sauron-r-07-a', 'sauron-r-07-b']);
    expect(UNITS.map(stepsOfCounter)).toEqual([2, 2, 4, 2, 4]);
    expect(UNITS.map((unit) => stepsLeft(unit, {}))).toEqual([4, 4, 8, 4, 8]);
  });

  test('whatever counters lose in a block, their figures lose as many steps and no others do', () => {
    fc.assert(
      fc.property(anyLosses, (losses) => {
        const after = lossesAfter({}, endWith(losses), UNITS);
        for (const unit of UNITS) {
          const lost = countersOf(unit).reduce((sum, id) => sum + losses[id]!, 0);
          expect(stepsLeft(unit, after)).toBe(2 * stepsOfCounter(unit) - lost);
        }
      }),
    );
  });

  test('steps that are taken from a unit come evenly from its counters, and never more than it has', () => {
    fc.assert(
      fc.property(anyLosses, fc.constantFrom(...UNITS), fc.nat({ max: 9 }), (losses, unit, steps) => {
        const before = stepsLeft(unit, losses);
        const after = wearSteps(losses, unit, steps);
        expect(stepsLeft(unit, after)).toBe(Math.max(0, before - steps));
        const changed = Object.keys(after).filter((id) => after[id] !== losses[id]);
        expect(changed.every((id) => countersOf(unit).includes(id))).toBe(true);
        const most = Math.max(...countersOf(unit).map((id) => after[id] ?? 0));
        expect(most).toBeLessThanOrEqual(stepsOfCounter(unit));
      }),
    );
  });

  test('an elite who loses a hit is a regular on both counters', () => {
    expect(wearSteps({}, 'gondor-E-01', 4)).toEqual({ 'gondor-e-01-a': 2, 'gondor-e-01-b': 2 });
  });

  test('hits of cards fall on one unit to its last step before the next', () => {
    const after = wornInOrder({}, ['sauron-R-07', 'sauron-E-02'], 6);
    expect([stepsLeft('sauron-R-07', after), stepsLeft('sauron-E-02', after)]).toEqual([0, 6]);
  });

  test('steps that come back are steps that were lost in the block, and no more of them', () => {
    fc.assert(
      fc.property(anyLosses, fc.nat({ max: 9 }), fc.nat({ max: 9 }), (before, lost, back) => {
        const after = wornInOrder(before, UNITS, lost);
        const mended = healSteps(after, before, UNITS, back);
        const total = (losses: Losses): number =>
          UNITS.reduce((sum, unit) => sum + stepsLeft(unit, losses), 0);
        expect(total(mended)).toBe(Math.min(total(before), total(after) + back));
        for (const { id } of COUNTERS) expect(mended[id]!).toBeGreaterThanOrEqual(before[id]!);
      }),
    );
  });
});

describe('wear (C2)', () => {
  const worn3 = fightOf({ wear: { 'gondor-R-01': 3, 'sauron-R-02': 1 } });

  test('lies on the counters of its figure when the fight begins', () => {
    const losses = bornLosses(worn3.link);
    expect(standingCounters('gondor-R-01', losses)).toEqual(['gondor-r-01-b']);
    expect(blockOf(worn3, begun(worn3)).pieces.find(({ id }) => id === 'gondor-r-01-b')?.lost).toBe(1);
    expect(losses['sauron-r-02-a']).toBe(1);
  });

  test('a fight that was not fought brings every figure back with the steps it went out with (C4)', () => {
    for (const fight of [fightOf(), worn3])
      expect(stepsNow(fight, begun(fight))).toEqual(stepsOf(fight.link));
  });
});

describe('the line and the camp (4.3)', () => {
  const fight = fightOf();
  const besiegers = order(fight.link, 'attacker');

  test('five units are in the line, the besieger keeps his elites back, the garrison puts them in front', () => {
    const { line, camp } = rankUnits(besiegers, UNRANKED, {}, LINE_LIMIT);
    expect(line).toEqual(['sauron-R-01', 'sauron-R-02', 'sauron-R-03', 'sauron-R-04', 'sauron-R-05']);
    expect(camp.slice(-2)).toEqual(['sauron-E-01', 'sauron-E-02']);
    expect(order(fight.link, 'defender')[0]).toBe('gondor-E-01');
  });

  test('for each unit of the line that is gone the next of the camp comes up at the beginning of a block', () => {
    const first = blockOf(fight, begun(fight));
    const gone = { at: 'off', gone: true };
    const after = went(fight, begun(fight), endOf(first, { 'sauron-r-02-a': gone, 'sauron-r-02-b': gone }));
    const next = blockOf(fight, after).pieces.map(({ id }) => id);
    expect(next).not.toContain('sauron-r-02-a');
    expect(next).toContain('sauron-r-06-a');
    expect(next).not.toContain('sauron-r-07-a');
  });

  test('a unit that has lost one counter of two is not gone', () => {
    const { line } = rankUnits(besiegers, UNRANKED, { 'sauron-r-01-a': 2 }, LINE_LIMIT);
    expect(line).toContain('sauron-R-01');
  });
});
