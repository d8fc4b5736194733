/**
 * Leaders drive their men on (B3): when a block is over, a side that has hurt anybody has a die for each point of its leadership, and no
 * more than it has formations in the line that scored no hit. It hits on the face of the battle, six against a hold (B5).
 */
import { targetOf } from '../battle/leadership.ts';
import { opponent, type Both, type Seat, SEATS } from '../brief/brief.ts';
import { STEPS_OF_HIT } from '../roster.ts';
import type { Die } from '../../siege.ts';
import { stepsLost } from './formations.ts';
import { wornInOrder, type Losses } from './losses.ts';
import type { Fight, Standing } from './standing.ts';

/** The faces of a die of the board game. */
const FACES = 6;

/** A block that was fought: what was lost before it and when its last blow had fallen, and with what both sides were led. */
interface LedBlock {
  readonly before: Losses;
  readonly fought: Losses;
  readonly points: Both<number>;
}

/** A fight after the roll-call when the leaders of both sides have driven on, the attacker's dice first: what they hit falls on the line across, in the usual order. */
export function driveOn(fight: Fight, called: Standing, block: LedBlock, die: Die): Standing {
  const hits = {
    attacker: hitsOf(fight, called, block, 'attacker', die),
    defender: hitsOf(fight, called, block, 'defender', die),
  };
  const losses = SEATS.reduce((now, seat) => {
    const { line } = called.ranks[opponent(seat)];
    return wornInOrder(now, line, hits[seat] * STEPS_OF_HIT);
  }, called.losses);
  return { ...called, losses };
}

function hitsOf(
  { link, setting }: Fight,
  { ranks, losses, number }: Standing,
  { before, fought, points }: LedBlock,
  seat: Seat,
  die: Die,
): number {
  const enemy = opponent(seat);
  if (stepsLost(link, enemy, before, fought) === 0) return 0;
  const scored = Math.floor(stepsLost(link, enemy, before, losses) / STEPS_OF_HIT);
  const missed = Math.max(0, ranks[seat].line.length - scored);
  const target = targetOf(setting, { round: number - 1 }, seat);
  const dice = Array.from({ length: Math.min(points[seat], missed) }, () => die(FACES));
  return dice.filter((face) => face >= target).length;
}
