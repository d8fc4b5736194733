/** The table of the blocks: how soon each is decided, and how long it takes two people, or one against the machine. */
import { TURN_LASTS } from '../../src/ui/features/opponent/pace.ts';
import { PLAYER } from '../calibration/campaign.ts';
import type { BlockPlayed } from './blockPlayed.ts';

/** A ground with the siege that was fought there, and its blocks. */
export interface GroundPlayed {
  readonly region: string;
  readonly note: string;
  readonly blocks: readonly BlockPlayed[];
}

/** Seconds that a person is reckoned to need for an order, with the thought before it, and to end a segment. An estimate: nobody was watched. */
const SECONDS = [
  { order: 20, end: 3 },
  { order: 30, end: 5 },
] as const;

/** At most so many blocks should be decided before their last turn begins. */
const MOST_DECIDED = 0.5;

/** The table with what stands before and below it. */
export function blockTable(
  grounds: readonly GroundPlayed[],
  { games, seed, commit }: Readonly<{ games: number; seed: number; commit: string }>,
): readonly string[] {
  const all = grounds.flatMap(({ blocks }) => blocks);
  return [
    `Written by \`npm run lab -- blocks\` at ${commit}: ${games} blocks a ground, block i from (${seed}, i) alone; a ${PLAYER} on both sides.`,
    `A share of ${games} blocks has a standard error of at most ${(0.5 / Math.sqrt(games)).toFixed(2)}. More than ${MOST_DECIDED.toFixed(2)} decided before the last turn is marked **!**.`,
    '',
    '| ground | tally changed last in turn | no step more in the last turn | decided: it would have come to the same | who is ahead was settled | orders inside / before the wall | segments ended | minutes of two people | minutes against the machine |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...grounds.map(({ region, blocks }) => line(region, blocks)),
    line('**all**', all),
    '',
    ...grounds.map(({ region, note }) => `- ${region}: \`${note}\``),
  ];
}

function line(name: string, blocks: readonly BlockPlayed[]): string {
  const mean = (of: (block: BlockPlayed) => number): number =>
    blocks.reduce((sum, block) => sum + of(block), 0) / blocks.length;
  const early = (last: (block: BlockPlayed) => number): number =>
    mean((block) => Number(last(block) < block.turns));
  const decided = mean((block) => block.decided);
  const orders = [0, 1].map((side) => mean((block) => block.orders[side]!));
  const ends = [0, 1].map((side) => mean((block) => block.ends[side]!));
  const both = ([one, other]: readonly number[]): number => one! + other!;
  const minutesOf = (people: number, besides: number): string =>
    SECONDS.map(({ order, end }) =>
      Math.round(((both(orders) * order + both(ends) * end) * (people / 2) + besides) / 60),
    ).join(' to ');
  const shown = mean(({ turns }) => turns) * (TURN_LASTS.moving / 1000);
  return `| ${[
    name,
    mean(({ lastStep }) => lastStep).toFixed(1),
    early(({ lastStep }) => lastStep).toFixed(2),
    `${decided.toFixed(2)}${decided > MOST_DECIDED ? ' **!**' : ''}`,
    early(({ lastLead }) => lastLead).toFixed(2),
    orders.map((count) => count.toFixed(0)).join(' / '),
    both(ends).toFixed(0),
    minutesOf(2, 0),
    minutesOf(1, shown),
  ].join(' | ')} |`;
}
