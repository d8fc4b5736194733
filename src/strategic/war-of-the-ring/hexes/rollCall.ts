/**
 * The roll-call (C2): when a block is over, what a unit lost short of a hit has cost its side the whole hit or none of it. The die is
 * open, the chance what it lost of four steps; so a block ends in whole hits, as a round of the board game does. Who bears such a hit
 * its owner says, as he does with dice (B7).
 */
import { type Both, SEATS } from '../brief/brief.ts';
import { figureOf, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import type { Die } from '../../siege.ts';
import { order, type Ranks } from './formations.ts';
import { healSteps, stepsLeft, wornInOrder, type Losses } from './losses.ts';
import type { Fight } from './standing.ts';

/** A unit that was called: the steps of a hit that it had lost, 1 to 3, the face of its die, and whether that cost its side a hit. */
export interface UnitCalled {
  readonly unit: FigureId;
  readonly part: number;
  readonly face: number;
  readonly isHit: boolean;
}

/** A roll-call: the losses after it, and every die that was thrown in it. */
export interface RollCall {
  readonly losses: Losses;
  readonly calls: readonly UnitCalled[];
}

/** A block whose last blow has fallen: what was lost before it and by then, and who was in the line of each side. */
interface BlockCalled {
  readonly before: Losses;
  readonly fought: Losses;
  readonly ranks: Both<Ranks>;
}

/**
 * The roll-call of both sides, the attacker's first. A unit that lost nothing in the block is not called, and whoever has lost all
 * his steps is gone and throws no die. Whoever was called closes his ranks, with no more steps than he had before the block, and the hits of the
 * dice fall on the line in the usual order: an attacker spares his elites and a defender spends his (4.7).
 */
export function callRolls(
  { link }: Pick<Fight, 'link'>,
  { before, fought, ranks }: BlockCalled,
  die: Die,
): RollCall {
  const calls: UnitCalled[] = [];
  let losses = fought;
  for (const seat of SEATS) {
    const own = order(link, seat).flatMap((unit) => callUnit(unit, before, fought, die) ?? []);
    for (const { unit, part } of own) losses = healSteps(losses, before, [unit], part);
    const hits = own.filter(({ isHit }) => isHit).length;
    losses = wornInOrder(losses, ranks[seat].line, hits * STEPS_OF_HIT);
    calls.push(...own);
  }
  return { losses, calls };
}

function callUnit(unit: FigureId, before: Losses, fought: Losses, die: Die): UnitCalled | null {
  const part = (STEPS[figureOf(unit).type] - stepsLeft(unit, fought)) % STEPS_OF_HIT;
  if (part === 0 || stepsLeft(unit, before) === stepsLeft(unit, fought)) return null;
  const face = die(STEPS_OF_HIT);
  return { unit, part, face, isHit: face <= part };
}
