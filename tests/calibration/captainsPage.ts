/** The part of docs/strategic-calibration.md on captains: few campaigns, the bands of the soldiers, and what chance explains. */
import type { Campaigns } from './campaign.ts';
import type { Exact } from './cases.ts';
import { BANDS, beside, sharesOf, spreadOf, type Made, type Row } from './page.ts';

/** A figure of the hexes beside that of the dice, its band, and its standard error. */
interface Figure {
  readonly found: number;
  readonly wanted: number;
  readonly band: number;
  readonly error: number;
}

/** The rows as a part of the page: what lies outside the bands is marked, and counted. */
export function captainsPart(rows: readonly Row[], { games, seed, commit }: Made): string {
  const figures = rows.flatMap(({ exact, fought }) => (fought === null ? [] : figuresOf(exact, fought)));
  return `## The same among captains

Written by \`npm run calibration -- --only captains\` at ${commit}: ${games} campaigns a box, seed ${seed}. Marked is what lies outside the bands (mean hits ${BANDS.hits}, chances ${BANDS.capture}).
The standard error of a chance is up to ${(0.5 / Math.sqrt(games)).toFixed(2)}, so that of so few campaigns some figures lie outside by chance alone.

| box | hits by the besieger | by the garrison | 1 action | 2 | 3 | 4 |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map(captainsLine).join('\n')}

${countOf(figures)}
`;
}

function captainsLine({ box, exact, fought }: Row): string {
  if (fought === null) return `| ${box.title} | not measured | - | - | - | - | - |`;
  const cells = figuresOf(exact, fought).map(({ found, wanted, band }) => beside(found, wanted, band));
  return `| ${[box.title, ...cells].join(' | ')} |`;
}

/** Mean hits of a block by either side, whose error is that of the first block's spread, then the chances after each action. */
function figuresOf(exact: Exact, fought: Campaigns): readonly Figure[] {
  const { hits, blocks, games } = fought;
  const struck = [
    { seat: 'attacker', wanted: exact.hits.besieger },
    { seat: 'defender', wanted: exact.hits.garrison },
  ] as const;
  return [
    ...struck.map(({ seat, wanted }) => ({
      found: hits[seat] / blocks,
      wanted,
      band: BANDS.hits,
      error: spreadOf(fought, seat) / Math.sqrt(blocks),
    })),
    ...sharesOf(fought).map((found, action) => {
      const wanted = exact.captured[action]!;
      return { found, wanted, band: BANDS.capture, error: errorOfChance(wanted, games) };
    }),
  ];
}

/** Standard error of a chance of the dice in so many campaigns; what is certain counts as half a campaign from it, so that it is never nought. */
function errorOfChance(chance: number, games: number): number {
  const seen = Math.min(1 - 0.5 / games, Math.max(0.5 / games, chance));
  return Math.sqrt((seen * (1 - seen)) / games);
}

function countOf(figures: readonly Figure[]): string {
  const beyond = (errors: number): number =>
    figures.filter(({ found, wanted, band, error }) => Math.abs(found - wanted) > band + errors * error)
      .length;
  return `Of ${figures.length} figures ${beyond(0)} lie outside the bands, ${beyond(2)} of them by more than two standard errors.`;
}
