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

/**
 * Losses after the roll-call of both sides, the attacker's first. A unit that lost nothing in the block is not called, and none comes
 * back with more than it had before the block; whoever has lost all his steps is gone and throws no die.
 */
export function callRolls({ link }: Pick<Fight, 'link'>, before: Losses, after: Losses, die: Die): Losses {
  const units = SEATS.flatMap((seat) => order(link, seat));
  return units.reduce((losses, unit) => callUnit(unit, before, losses, die), after);
}

function callUnit(unit: FigureId, before: Losses, losses: Losses, die: Die): Losses {
  const part = (STEPS[figureOf(unit).type] - stepsLeft(unit, losses)) % STEPS_OF_HIT;
  if (part === 0 || stepsLeft(unit, before) === stepsLeft(unit, losses)) return losses;
  return die(STEPS_OF_HIT) <= part
    ? wearSteps(losses, unit, STEPS_OF_HIT - part)
    : healSteps(losses, before, [unit], part);
}
