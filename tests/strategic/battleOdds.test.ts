/** The exact odds of a strategic battle against what the rules print (4.7), and against simulated battles. */
import { describe, expect, test } from 'vitest';
import { captureOdds } from '../../src/strategic/war-of-the-ring/battle/campaign.ts';
import { USUAL } from '../../src/strategic/war-of-the-ring/battle/policies.ts';
import type { Nation } from '../../src/strategic/war-of-the-ring/figures.ts';
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

describe('4.7, published: the capture table is reproduced', () => {
  test.each(ROWS)('%s, %s of %s against %s', (region, garrison, of, besieger, by, captured, grond) => {
    // A replacement regular is always available: the table is counted so.
    const both = musters(box(besieger, by), box(garrison, of));
    const plenty = { [of]: { regular: 9, elite: 0, leader: 0, nazgul: 0 } };
    const odds = (roundsPaid: number, actions: number): readonly number[] =>
      captureOdds(
        setting({ region, roundsPaid }),
        { ...both, defender: { ...both.defender, pool: plenty } },
        USUAL,
        actions,
      );
    const rounded = odds(1, 4).map((chance) => Math.round(chance * 100) / 100);
    expect(rounded).toEqual(captured);
    if (grond !== null) expect(Math.round(odds(3, 1)[0]! * 100) / 100).toBe(grond);
  });
});
