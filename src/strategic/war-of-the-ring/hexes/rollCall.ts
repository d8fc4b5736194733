/**
 * The roll-call (C2): when a block is over, a unit that lost part of a hit in it has lost the whole hit or none of it. The die is
 * open, the chance what it lost of four steps; so a block ends in whole hits, as a round of the board game does.
 */
import { SEATS } from '../brief/brief.ts';
import { figureOf, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import type { Die } from '../../siege.ts';
import { order } from './formations.ts';
import { healSteps, stepsLeft, wearSteps, type Losses } from './losses.ts';
import type { Fight } from './standing.ts';

/** A unit that was called: the steps of a hit that it had lost, 1 to 3, the face of its die, and whether it has lost the whole hit. */
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

/**
 * The roll-call of both sides, the attacker's first. A unit that lost nothing in the block is not called, and none comes
 * back with more than it had before the block; whoever has lost all his steps is gone and throws no die.
 */
export function callRolls({ link }: Pick<Fight, 'link'>, before: Losses, after: Losses, die: Die): RollCall {
  const calls: UnitCalled[] = [];
  let losses = after;
  for (const unit of SEATS.flatMap((seat) => order(link, seat))) {
    const called = callUnit(unit, before, losses, die);
    if (called === null) continue;
    calls.push(called);
    losses = afterCall(called, before, losses);
  }
  return { losses, calls };
}

function callUnit(unit: FigureId, before: Losses, losses: Losses, die: Die): UnitCalled | null {
  const part = (STEPS[figureOf(unit).type] - stepsLeft(unit, losses)) % STEPS_OF_HIT;
  if (part === 0 || stepsLeft(unit, before) === stepsLeft(unit, losses)) return null;
  const face = die(STEPS_OF_HIT);
  return { unit, part, face, isHit: face <= part };
}

function afterCall({ unit, part, isHit }: UnitCalled, before: Losses, losses: Losses): Losses {
  return isHit ? wearSteps(losses, unit, STEPS_OF_HIT - part) : healSteps(losses, before, [unit], part);
}
