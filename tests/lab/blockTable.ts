/** The table of the blocks: how soon each is decided, and how long it takes two people. */
import { PLAYER } from '../calibration/campaign.ts';
import type { BlockPlayed } from './blockPlayed.ts';

/** A ground with the siege that was fought there, and its blocks. */
export interface GroundPlayed {
  readonly region: string;
  readonly note: string;
  readonly blocks: readonly BlockPlayed[];
}

/** Seconds that a person is reckoned to need for one action. An estimate: nobody was watched. */
const SECONDS_AN_ACTION = [20, 30] as const;

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
    '| ground | tally changed last in turn | no step more in the last turn | decided: it would have come to the same | who is ahead was settled | actions inside / before the wall | minutes, estimated |',
    '| --- | --- | --- | --- | --- | --- | --- |',
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
  const actions = [0, 1].map((side) => mean((block) => block.actions[side]!));
  const minutes = SECONDS_AN_ACTION.map((seconds) =>
    Math.round(((actions[0]! + actions[1]!) * seconds) / 60),
  );
  return `| ${[
    name,
    mean(({ lastStep }) => lastStep).toFixed(1),
    early(({ lastStep }) => lastStep).toFixed(2),
    `${decided.toFixed(2)}${decided > MOST_DECIDED ? ' **!**' : ''}`,
    early(({ lastLead }) => lastLead).toFixed(2),
    actions.map((count) => count.toFixed(0)).join(' / '),
    minutes.join(' to '),
  ].join(' | ')} |`;
}
