/** The exact odds of a strategic battle against what the rules print (4.7), and against simulated battles. */
import { describe, expect, test } from 'vitest';
import { captureOdds } from '../../src/strategic/war-of-the-ring/battle/campaign.ts';
import { beginBattle } from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { oddsOf, startExploring } from '../../src/strategic/war-of-the-ring/battle/odds.ts';
import { USUAL } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
import { volleyOdds } from '../../src/strategic/war-of-the-ring/battle/volley.ts';
import type { Nation } from '../../src/strategic/war-of-the-ring/figures.ts';
import { battlesProof } from '../fuzz/strategicBattles.ts';
import { box, musters, setting } from '../kit/strategicBattle.ts';

/** Region, garrison and besieger with their nations, the capture chances after 1 to 4 actions, and with three rounds paid for. */
type Row = readonly [
  region: string,
  garrison: string,
  of: Nation,
  besieger: string,
  by: Nation,
  captured: readonly number[],
  grond: number | null,
];

const ROWS: readonly Row[] = [
  ['minas-tirith', '3R 1E 1L', 'gondor', '10R 2N', 'sauron', [0.0, 0.07, 0.26, 0.49], 0.26],
  ['minas-tirith', '3R 1E 1L', 'gondor', '8R 2E 3N', 'sauron', [0.37, 0.61, 0.77, 0.84], 0.77],
  ['minas-tirith', '3R 1E 1L', 'gondor', '7R 3E 2N +witch-king', 'sauron', [0.71, 0.84, 0.89, 0.91], 0.9],
  ['minas-tirith', '3R 2E 2L', 'gondor', '7R 3E 4N', 'sauron', [0.27, 0.39, 0.44, 0.46], 0.46],
  ['minas-tirith', '1R 4E 4L', 'gondor', '6R 4E 5N', 'sauron', [0.08, 0.11, 0.12, 0.12], 0.15],
  ['minas-tirith', '2R 3E 2L', 'gondor', '10R 5N', 'sauron', [0.0, 0.0, 0.05, 0.16], 0.05],
  ['lorien', '1R 2E 1L', 'elves', '7R 1E 1N', 'sauron', [0.04, 0.16, 0.32, 0.45], null],
  ['erebor', '1R 2E 1L', 'dwarves', '8R 2E 2N', 'sauron', [0.26, 0.5, 0.69, 0.8], null],
  ['dol-amroth', '3R', 'gondor', '6R 1E', 'southrons', [0.22, 0.45, 0.63, 0.74], null],
];

/** The chances of a row, in hundredths, with a replacement regular always at hand: the table is counted so. */
function captured([region, garrison, of, besieger, by]: Row): {
  readonly actions: readonly number[];
  readonly grond: number;
} {
  const both = musters(box(besieger, by), box(garrison, of));
  const pool = { [of]: { regular: 9, elite: 0, leader: 0, nazgul: 0 } };
  const known = startExploring();
  const odds = (roundsPaid: number, actions: number): readonly number[] =>
    captureOdds(
      setting({ region, roundsPaid }),
      { ...both, defender: { ...both.defender, pool } },
      USUAL,
      actions,
      known,
    ).map((chance) => Math.round(chance * 100) / 100);
  return { actions: odds(1, 4), grond: odds(3, 1)[0]! };
}

describe('4.7, published: the capture table is reproduced', () => {
  test.each(ROWS)('%s, %s of %s against %s', (...row) => {
    const [, , , , , actions, grond] = row;
    const found = captured(row);
    expect(found.actions).toEqual(actions);
    expect(grond === null ? null : found.grond).toBe(grond);
  });

  const helmsDeep = (besieger: string, saruman: boolean): readonly number[] =>
    captureOdds(
      setting({ region: 'helms-deep', saruman }),
      musters(box(besieger, 'isengard'), box('1R', 'rohan')),
      USUAL,
      4,
    ).map((chance) => Math.round(chance * 100) / 100);

  test("Helm's Deep, 1R against 4R 1E, as printed: the leadership of the elite outlasts its reduction", () => {
    expect(helmsDeep('4R 1E 1N@sauron', false)).toEqual([0.88, 0.95, 0.98, 0.99]);
  });

  test("Helm's Deep, 1R against 4R 1E: the elite that led while Saruman is in play leads no more once it has pressed", () => {
    expect(helmsDeep('4R 1E', true)).toEqual([0.86, 0.93, 0.97, 0.98]);
  });
});

describe('4.7: the mean hits of one round of a siege, of five dice', () => {
  test.each([
    ['attacker', 6, 0, 0.83],
    ['attacker', 6, 2, 1.17],
    ['attacker', 6, 5, 1.53],
    ['defender', 5, 0, 1.67],
    ['defender', 5, 2, 2.32],
    ['defender', 5, 5, 2.78],
  ] as const)('%s, on %i, leadership %i: %f', (seat, hitsOn, rerolls, mean) => {
    const volley = { seat, dice: 5, hitsOn, rerolls, rerollHitsOn: hitsOn, turned: 0, confused: false };
    const odds = volleyOdds(volley, true);
    expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const found = odds.reduce((sum, { chance, tally }) => sum + chance * tally.hits, 0);
    expect(Math.round(found * 100) / 100).toBe(mean);
  });
});

describe('the distribution is whole', () => {
  test('the chances of all ends sum to 1, in a field battle without end too (F4)', () => {
    const open = setting({ mode: 'field', ground: 'open', hold: null });
    const press = { ...USUAL, attacker: { ...USUAL.attacker, press: 'always' as const } };
    const start = beginBattle(open, musters(box('3R 1E 1N', 'sauron'), box('3R 1L', 'gondor')));
    if (!start.ok) throw new Error('refused');
    const { ends, hits, rounds } = oddsOf(open, start.value, press);
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(ends.every(({ outcome }) => outcome.ending.type === 'broken')).toBe(true);
    expect(hits.attacker).toBeGreaterThan(0);
    expect(rounds).toBeGreaterThan(2);
  });
});

describe('2 % of a million simulated battles against the exact distribution', () => {
  test('the chi-square of the ends lies within what chance allows', () => {
    const counts = battlesProof.run([], battlesProof.seed, 0, battlesProof.count * 0.02);
    expect(battlesProof.wrong(counts)).toEqual([]);
  });
});
