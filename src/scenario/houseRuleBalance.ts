/** What house rules do to the balance of the shipped battles, measured by `npm run house-rules`. */
import figures from './houseRuleBalance.json' with { type: 'json' };
import type { HouseRule } from './houseRules.ts';

/** Games won by the defender, won by the besieger, and drawn. */
export type Wins = readonly [defender: number, besieger: number, drawn: number];

/** The series of a battle: as its scenario has it, and with each rule that matters on its other reading. */
export interface Measured {
  /** Of each series. */
  readonly games: number;
  readonly usual: Wins;
  readonly rules: Readonly<Partial<Record<HouseRule, Wins>>>;
}

/** By the id of a shipped scenario. */
export const MEASURED = figures as unknown as Readonly<Record<string, Measured>>;

/** Of a thousand games, how many the defender won. */
export function wonOfThousand([defender, besieger, drawn]: Wins): number {
  return Math.round((defender * 1000) / (defender + besieger + drawn));
}

/** Whether the defender's wins in two series of one length differ by no more than chance alone may do: two standard errors of the difference. */
export function isWithinChance(one: Wins, other: Wins): boolean {
  const games = one.reduce((sum, count) => sum + count, 0);
  const [a, b] = [one[0], other[0]];
  return games * (a - b) ** 2 <= 4 * (a * (games - a) + b * (games - b));
}
