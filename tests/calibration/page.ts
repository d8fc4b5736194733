/** The part of docs/strategic-calibration.md on soldiers, and how a figure is laid out: hexes beside dice, and whatever lies outside the bands marked. */
import type { Seat } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import * as dials from '../../src/strategic/war-of-the-ring/dials.ts';
import { PLAYER, type Campaigns } from './campaign.ts';
import type { Box, Exact } from './cases.ts';

/** A box with what the dice come to and what was fought; null where there is no ground, or no Grond. */
export interface Row {
  readonly box: Box;
  readonly exact: Exact;
  readonly exactGrond: number | null;
  readonly fought: Campaigns | null;
  readonly grond: Campaigns | null;
}

/** How a part was made: campaigns a box, their seed, and of which commit. */
export interface Made {
  readonly games: number;
  readonly seed: number;
  readonly commit: string;
}

/** How far the hexes may lie from the dice (4.7): mean hits of a block, chances of capture, and the least rank correlation. */
export const BANDS = { hits: 0.25, capture: 0.1, rank: 0.9 } as const;

/** The figures among soldiers. */
export function soldiersPart(rows: readonly Row[], { games, seed, commit }: Made): string {
  const fought = rows.filter(({ fought }) => fought !== null);
  const exact = fought.flatMap(({ exact: { captured } }) => captured);
  const found = fought.flatMap(({ fought }) => sharesOf(fought!));
  const rank = rankCorrelation(exact, found);
  return `Written by \`npm run calibration -- --only soldiers\` at ${commit}: ${games} campaigns for each of the ten boxes of the table of the rules (4.7), then for a
typical siege of every other stronghold, up to four actions each, seed ${seed}. Both sides are played by a ${PLAYER}, with the policies of the odds between the
blocks (${dialsTold()}). The exact figures are those of the rule set of each brief under the same policies; hits of the besieger that found nobody left are counted on neither side.
\`hexes / dice\`; what lies outside the bands (mean hits ${BANDS.hits}, chances ${BANDS.capture}, rank correlation at least ${BANDS.rank}) is marked with **!**.
The standard error of a chance is at most ${(0.5 / Math.sqrt(games)).toFixed(3)}.

## Mean hits of a block, in the first action

No band is asked of the spread (standard deviation) of the first block's hits: it shows whether the hexes are as chancy as the dice.

| box | by the besieger | by the garrison | spread: by the besieger | by the garrison |
| --- | --- | --- | --- | --- |
${rows.map(hitsLine).join('\n')}

## Chance that the hold has fallen

| box | 1 action | 2 | 3 | 4 | one action with Grond |
| --- | --- | --- | --- | --- | --- |
${rows.map(captureLine).join('\n')}

Rank correlation of the chances after one to four actions (Spearman, ${exact.length} figures): ${marked(rank.toFixed(2), rank < BANDS.rank)}

${verdictOn(rows, rank)}`;
}

function dialsTold(): string {
  return `${dials.BLOCK_TURNS} game-turns a block, ${dials.LINE_LIMIT} units in the line, besiegers no more than ${dials.BESIEGERS_BEYOND} beyond the garrison, a catapult for ${dials.UNITS_PER_CATAPULT} units of Sauron or Isengard`;
}

function hitsLine({ box, exact, fought }: Row): string {
  if (fought === null)
    return `| ${box.title} | not measured / ${two(exact.hits.besieger)} | - / ${two(exact.hits.garrison)} | - | - |`;
  const cell = (hits: number, wanted: number): string => beside(hits / fought.blocks, wanted, BANDS.hits);
  const { attacker, defender } = fought.hits;
  const spread = [
    `${two(spreadOf(fought, 'attacker'))} / ${two(exact.spread.besieger)}`,
    `${two(spreadOf(fought, 'defender'))} / ${two(exact.spread.garrison)}`,
  ];
  return `| ${[box.title, cell(attacker, exact.hits.besieger), cell(defender, exact.hits.garrison), ...spread].join(' | ')} |`;
}

/** Standard deviation of the hits of the first block on the hexes. */
export function spreadOf({ opening, games }: Campaigns, seat: Seat): number {
  const mean = opening.sum[seat] / games;
  return Math.sqrt(Math.max(0, opening.squares[seat] / games - mean ** 2));
}

function captureLine({ box, exact, exactGrond, fought, grond }: Row): string {
  const shares = fought === null ? null : sharesOf(fought);
  const cells = exact.captured.map((wanted, action) =>
    shares === null ? `not measured / ${two(wanted)}` : beside(shares[action]!, wanted, BANDS.capture),
  );
  const last =
    exactGrond === null || grond === null ? '-' : beside(sharesOf(grond)[0]!, exactGrond, BANDS.capture);
  return `| ${[box.title, ...cells, last].join(' | ')} |`;
}

/** In which share of the campaigns the hold had fallen, after each action. */
export function sharesOf({ captured, games }: Campaigns): readonly number[] {
  return captured.map((count) => count / games);
}

function two(value: number): string {
  return value.toFixed(2);
}

/** A figure of the hexes beside that of the dice, marked where it lies outside its band. */
export function beside(found: number, wanted: number, band: number): string {
  return marked(`${two(found)} / ${two(wanted)}`, Math.abs(found - wanted) > band);
}

function marked(text: string, outside: boolean): string {
  return outside ? `${text} **!**` : text;
}

/** Spearman's rank correlation, equal figures sharing their rank. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const mean = (x.length + 1) / 2;
  const product = (p: readonly number[], q: readonly number[]): number =>
    p.reduce((sum, rank, at) => sum + (rank - mean) * (q[at]! - mean), 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

function ranksOf(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
}

function verdictOn(rows: readonly Row[], rank: number): string {
  const cells = rows.flatMap((row) => (row.fought === null ? [] : [hitsLine(row), captureLine(row)]));
  const outside = cells.reduce((sum, line) => sum + line.split('**!**').length - 1, 0);
  const all = outside + (rank < BANDS.rank ? 1 : 0);
  return all === 0 ? 'Everything lies within the bands.' : `${all} figures lie outside the bands.`;
}
