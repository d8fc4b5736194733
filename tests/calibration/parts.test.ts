// Parts of the page of the calibration: what is marked among captains and how it is counted, and storms of forts beside the strengths.
import { expect, test } from 'vitest';
import { captainsPart } from './captainsPage.ts';
import type { Campaigns } from './campaign.ts';
import { boxesNamed } from './cases.ts';
import { ixRows } from './ix.ts';
import { ixPart } from './ixPage.ts';
import type { Row } from './page.ts';

const TITLE = 'The halls of Moria';
const SEED = 407;

/** A hundred campaigns of one block each; the besieger scored nought or two in every other one, the garrison one always. */
const FOUGHT: Campaigns = {
  games: 100,
  captured: [20, 42, 61, 100],
  blocks: 100,
  hits: { attacker: 100, defender: 100 },
  opening: { sum: { attacker: 100, defender: 100 }, squares: { attacker: 200, defender: 100 } },
};

function captains(hits: Row['exact']['hits'], captured: readonly number[], fought: Campaigns | null): string {
  const [box] = boxesNamed(TITLE);
  const exact = { hits, captured, spread: { besieger: 1, garrison: 1 } };
  return captainsPart([{ box: box!, exact, exactGrond: null, fought, grond: null }], {
    games: 100,
    seed: SEED,
    commit: 'abc',
  });
}

function rowIn(page: string): readonly string[] {
  const line = page.split('\n').find((one) => one.startsWith(`| ${TITLE} `))!;
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

test('captains are marked by the bands of the soldiers, and those beyond them by two standard errors are counted apart', () => {
  // Two errors: of hits 0.2 and none, of chances 0.09, 0.1, 0.09, and 0.014 for what is certain.
  const page = captains({ besieger: 1.3, garrison: 1.24 }, [0.28, 0.53, 0.81, 1], FOUGHT);
  expect(rowIn(page)).toEqual([
    '1.00 / 1.30 **!**',
    '1.00 / 1.24',
    '0.20 / 0.28',
    '0.42 / 0.53 **!**',
    '0.61 / 0.81 **!**',
    '1.00 / 1.00',
  ]);
  expect(page).toMatch(
    /Of 6 figures 3 lie outside the bands, 1 of them by more than two standard errors\.\n$/,
  );
});

test('a chance of nought has an error too, and a box without a ground is not counted', () => {
  const chances = [0.2, 0.42, 0.61, 0];
  expect(
    captains({ besieger: 1, garrison: 1 }, chances, { ...FOUGHT, captured: [20, 42, 61, 11] }),
  ).toContain('Of 6 figures 1 lie outside the bands, 0 of them');
  expect(captains({ besieger: 1, garrison: 1 }, chances, null)).toContain('Of 0 figures 0 lie outside');
});

test('the storms of a fort stand beside what the strengths say for certain, and the same seed storms the same', () => {
  const told: string[] = [];
  const rows = ixRows(2, SEED, (title) => told.push(title));
  expect(rows.map(({ attack, defence, verdict }) => `${attack} against ${defence}: ${verdict}`)).toEqual([
    '1 against 2: holds',
    '2 against 2: holds',
    '2 against 2: holds',
    '3 against 3: holds',
    '3 against 2: falls',
    '3 against 2: falls',
    '4 against 3: falls',
    '4 against 2: falls',
  ]);
  expect(told).toEqual(rows.map(({ title }) => title));
  expect(rows.every(({ storms, fallen }) => storms === 2 && fallen >= 0 && fallen <= 2)).toBe(true);
  expect(ixRows(2, SEED, () => undefined)).toEqual(rows);
  const page = ixPart([{ ...rows[0]!, fallen: 1 }], SEED);
  expect(page).toContain('2 storms for each box, seed 407');
  expect(page).toContain('| An army | 1 | 2 | holds | 0.50 (1 of 2) |');
});
