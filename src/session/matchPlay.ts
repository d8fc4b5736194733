/** Matches of the table: two games with the sides changed, and the bid for the harder side. The rules know one battle only. */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../engine/battle.ts';
import { score } from '../engine/facts/reckoning.ts';
import type { GameState } from '../engine/state.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import type { InlineScenario } from '../scenario/schema.ts';
import { clockSet } from './clock.ts';

type Pair = readonly [defender: number, besieger: number];

/** By how many points an outright victory is at least ahead in a match: as many as make a victory decisive (2.13.4). */
export const OUTRIGHT_BONUS = 25;

/**
 * What a finished battle is worth in a match, index = Side; null while it goes on. On points: the points of the reckoning
 * (2.13.3). Won outright: what both have earned so far, the winner not less than the loser, and the bonus on top.
 */
export function matchPoints(battle: Battle, state: GameState): Pair | null {
  const { verdict } = state;
  if (verdict === null) return null;
  if (verdict.points !== null) return verdict.points;
  const earned = score(battle, state);
  return verdict.winner === 'draw' ? earned : outright(earned, verdict.winner);
}

function outright(earned: Pair, winner: Side): Pair {
  const most = Math.max(...earned) + OUTRIGHT_BONUS;
  return winner === DEFENDER ? [most, earned[BESIEGER]] : [earned[DEFENDER], most];
}

/** The sum of a match so far, index = the side on which each player sits now; null where there is no match of two games, or none to count. */
export function matchSum({ match }: TableSheet, points: Pair | null): Pair | null {
  if (match.type !== 'two' || points === null) return null;
  return [match.carried[0] + points[0], match.carried[1] + points[1]];
}

/** The sheet of the second game: the players change sides and take their points along. Null where none is due. */
export function secondSheet(sheet: TableSheet, points: Pair | null): TableSheet | null {
  const { match, seats, clock } = sheet;
  const sum = matchSum(sheet, points);
  if (match.type !== 'two' || match.game === 2 || sum === null) return null;
  return {
    seats: [seats[BESIEGER], seats[DEFENDER]],
    clock: clockSet(clock.limit, clock.limit === 'none' ? 0 : clock.minutes),
    match: { type: 'two', game: 2, carried: [sum[BESIEGER], sum[DEFENDER]] },
  };
}

/** The side whose player has the match, after the second game; 'draw' at even points. */
export function matchWinner([defender, besieger]: Pair): Side | 'draw' {
  if (defender === besieger) return 'draw';
  return defender > besieger ? DEFENDER : BESIEGER;
}

/**
 * A sheet after the bid: whoever asks for the lower threshold takes the besieger with it; at even bids both stay where
 * they sit. `bids` = index by the seats of the sheet; of the answer, by the seats after it.
 */
export function afterBid(sheet: TableSheet, bids: Pair): TableSheet {
  const changes = bids[DEFENDER] < bids[BESIEGER];
  const seatAnew = <T>([defender, besieger]: readonly [T, T]): readonly [T, T] =>
    changes ? [besieger, defender] : [defender, besieger];
  return { ...sheet, seats: seatAnew(sheet.seats), match: { type: 'bid', bids: seatAnew(bids) } };
}

/** The threshold of the force of a side that the battle hangs on (2.10.1). */
export function thresholdOf({ sides }: Pick<InlineScenario, 'sides'>, side: Side): number {
  return forceOf(sides, side)?.threshold ?? 0;
}

/** A battle with another threshold for that force of the besieger; nothing else of it is changed. */
export function withThreshold(document: InlineScenario, threshold: number): InlineScenario {
  const bidFor = forceOf(document.sides, BESIEGER);
  return {
    ...document,
    sides: document.sides.map((side) => ({
      ...side,
      forces: side.forces.map((force) => (force === bidFor ? { ...force, threshold } : force)),
    })) as InlineScenario['sides'],
  };
}

function forceOf(
  sides: InlineScenario['sides'],
  side: Side,
): InlineScenario['sides'][number]['forces'][number] | undefined {
  const role = side === DEFENDER ? 'defender' : 'besieger';
  return sides.find((one) => one.role === role)?.forces.find(({ holds }) => holds);
}
