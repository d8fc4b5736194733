/** What the dice did, counted: small enough to keep of every game, whole enough to test exactly. */
import { BESIEGER, DEFENDER, type Side } from '../../../engine/battle.ts';
import type { Purpose } from '../../../engine/dice.ts';
import { compare, successes, sumOfDice, type Comparison } from './distribution.ts';
import type { Roll } from './rolls.ts';

/** By the ways of 36 in which a roll succeeds: how often it was thrown, and how often it did. */
type Counts = Readonly<Record<string, readonly [thrown: number, succeeded: number]>>;

/** The dice of one side. */
export interface SideTally {
  /** How often each face came up, ones first. */
  readonly faces: readonly number[];
  readonly purposes: Readonly<Partial<Record<Purpose, Counts>>>;
}

/** The dice of both sides; index = Side. */
export type DiceTally = readonly [SideTally, SideTally];

const NO_DICE: SideTally = { faces: [0, 0, 0, 0, 0, 0], purposes: {} };

/** No dice at all. */
export const NO_TALLY: DiceTally = [NO_DICE, NO_DICE];

/** Counts the rolls of a game. */
export function tallyOf(rolls: readonly Roll[]): DiceTally {
  const of = (side: Side): SideTally =>
    rolls
      .filter((roll) => roll.side === side)
      .map(countRoll)
      .reduce(joinTallies, NO_DICE);
  return [of(DEFENDER), of(BESIEGER)];
}

function countRoll({ faces, purpose, ways, won }: Roll): SideTally {
  const count = (face: number): number => faces.filter((one) => one === face).length;
  const counts: Counts = ways === null ? {} : { [ways]: [1, won ? 1 : 0] };
  return { faces: [1, 2, 3, 4, 5, 6].map(count), purposes: { [purpose]: counts } };
}

function joinTallies(a: SideTally, b: SideTally): SideTally {
  const purposes: Partial<Record<Purpose, Counts>> = { ...a.purposes };
  for (const [purpose, counts] of Object.entries(b.purposes) as [Purpose, Counts][]) {
    const sum: Record<string, readonly [number, number]> = { ...purposes[purpose] };
    for (const [ways, [thrown, succeeded]] of Object.entries(counts)) {
      const [more, better] = sum[ways] ?? [0, 0];
      sum[ways] = [thrown + more, succeeded + better];
    }
    purposes[purpose] = sum;
  }
  return { faces: a.faces.map((count, at) => count + (b.faces[at] ?? 0)), purposes };
}

/** The dice of several games together. */
export function sumTallies(tallies: readonly DiceTally[]): DiceTally {
  return tallies.reduce<DiceTally>(
    (sum, tally) => [
      joinTallies(sum[DEFENDER], tally[DEFENDER]),
      joinTallies(sum[BESIEGER], tally[BESIEGER]),
    ],
    NO_TALLY,
  );
}

/** How the successes of some counts compare with chance; null where nothing was thrown for. */
function comparedCounts(counts: readonly Counts[]): (Comparison & Readonly<{ thrown: number }>) | null {
  const rows = counts.flatMap((one) => Object.entries(one));
  const thrown = rows.reduce((sum, [, [count]]) => sum + count, 0);
  if (thrown === 0) return null;
  const trials = rows.map(([ways, [count]]) => ({ count, chance: Number(ways) / 36 }));
  const observed = rows.reduce((sum, [, [, succeeded]]) => sum + succeeded, 0);
  return { thrown, ...compare(successes(trials), observed) };
}

/** One line of the page of luck. */
export type LuckLine = Comparison & Readonly<{ purpose: Purpose | 'all'; thrown: number }>;

/** The luck of a side: for everything together, then for every purpose that its dice were thrown for. */
export function luckOf({ purposes }: SideTally): readonly LuckLine[] {
  const each = Object.entries(purposes) as [Purpose, Counts][];
  const lines: readonly (readonly [LuckLine['purpose'], readonly Counts[]])[] = [
    ['all', each.map(([, counts]) => counts)],
    ...each.map(([purpose, counts]) => [purpose, [counts]] as const),
  ];
  return lines.flatMap(([purpose, counts]) => {
    const found = comparedCounts(counts);
    return found === null ? [] : [{ purpose, ...found }];
  });
}

/** How the sum of all faces of a side compares with fair dice; null without dice. */
export function facesOf({ faces }: SideTally): (Comparison & Readonly<{ dice: number }>) | null {
  const dice = faces.reduce((sum, count) => sum + count, 0);
  if (dice === 0) return null;
  const total = faces.reduce((sum, count, at) => sum + count * (at + 1), 0);
  return { dice, ...compare(sumOfDice(dice), total) };
}
