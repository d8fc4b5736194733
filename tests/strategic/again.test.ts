// The next assault on a hold whose siege goes on (A4, C2), and the measure by which hexes are held against dice (4.7).
import { describe, expect, test } from 'vitest';
import { assaultAgain } from '../../src/strategic/war-of-the-ring/ledger/again.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { WAR_OF_THE_RING as GAME, type SiegeOutcome } from '../../src/strategic/war-of-the-ring/game.ts';
import { rankCorrelation } from '../calibration/page.ts';
import { briefOf } from '../kit/briefs.ts';

/** The outcome when these steps were lost in so many rounds and nothing else happened. */
function after(brief: SiegeBrief, lost: Readonly<Record<string, number>>, rounds: number): SiegeOutcome {
  const full = GAME.figures(brief, brief.battle);
  const steps = Object.fromEntries(Object.entries(full).map(([id, all]) => [id, all - (lost[id] ?? 0)]));
  const outcome = GAME.fromResult(brief, brief.battle, { battle: brief.battle, steps, rounds, after: {} });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function again(brief: SiegeBrief, lost: Readonly<Record<string, number>>, rounds = 1): SiegeBrief | null {
  const { link, ledger } = after(brief, lost, rounds);
  return assaultAgain('again', brief, link, ledger);
}

describe('another assault', () => {
  const brief = briefOf('Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond');

  test('A4 is made by whoever is left, for one round and without the cards of the last', () => {
    const next = again(brief, { 'gondor-R-01': 4, 'sauron-R-01': 4, 'sauron-R-02': 4, 'sauron-E-01': 4 })!;
    expect(next).toMatchObject({ battle: 'again', mode: 'assault', roundsPaid: 1, by: 'army' });
    expect(next.cards).toEqual({ attacker: [], defender: [] });
    expect(next.defender.figures).toEqual({ gondor: { regular: 2, elite: 1, leader: 1, nazgul: 0 } });
    expect(next.attacker.figures).toEqual({ sauron: { regular: 7, elite: 1, leader: 0, nazgul: 1 } });
  });

  test('C2 takes the wear along, on a figure of the same nation and type', () => {
    const next = again(brief, { 'gondor-R-03': 3, 'sauron-E-02': 1 })!;
    expect(next.wear).toEqual({ 'gondor-R-01': 3, 'sauron-E-01': 1 });
    expect(GAME.figures(next, next.battle)['gondor-R-01']).toBe(1);
  });

  test('is a brief that reads as it was written', () => {
    const next = again(brief, { 'gondor-R-03': 4, 'sauron-R-02': 2 })!;
    const figures = Object.values(GAME.figures(next, next.battle));
    expect(figures.reduce((sum, steps) => sum + steps, 0)).toBe(
      Object.values(GAME.figures(brief, brief.battle)).reduce((sum, steps) => sum + steps, 0) - 6,
    );
  });

  test('B10 is none where only nations at peace are left before the hold', () => {
    const document = {
      schema: 'war-of-the-ring/siege-brief/1',
      battle: 'peace',
      region: 'minas-tirith',
      mode: 'assault',
      attacker: { figures: { sauron: { regular: 1 }, southrons: { regular: 2 } } },
      defender: { figures: { gondor: { regular: 2 } } },
      atWar: ['sauron', 'gondor'],
    };
    const mixed = GAME.parse(document);
    if (!mixed.ok) throw new Error(JSON.stringify(mixed.problems));
    expect(again(mixed.value, { 'sauron-R-01': 4 })).toBeNull();
    expect(again(mixed.value, { 'sauron-R-01': 3 })).not.toBeNull();
  });

  test('S5 is none where the hold has fallen or nobody besieges it', () => {
    const garrison = { 'gondor-R-01': 4, 'gondor-R-02': 4, 'gondor-R-03': 4, 'gondor-E-01': 8 };
    expect(again(brief, garrison)).toBeNull();
    const host = Object.entries(GAME.figures(brief, brief.battle)).filter(([id]) => id.startsWith('sauron'));
    // No more than five units stand in the line of a block.
    expect(again(brief, Object.fromEntries(host), 2)).toBeNull();
  });
});

test('4.7 rank correlation is 1 for the same order, -1 for the other, and ties share their rank', () => {
  expect(rankCorrelation([0.1, 0.2, 0.4], [3, 5, 9])).toBeCloseTo(1, 9);
  expect(rankCorrelation([0.1, 0.2, 0.4], [9, 5, 3])).toBeCloseTo(-1, 9);
  expect(rankCorrelation([1, 1, 2], [1, 2, 3])).toBeCloseTo(0.866, 3);
});
