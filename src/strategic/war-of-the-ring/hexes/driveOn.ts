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

/** How the leaders of one side drove on: by these dice, or by none, and why; nobody leads where it has no point of leadership. */
export type Drive =
  | Readonly<{ type: 'drove'; hitsOn: number; faces: readonly number[]; hits: number }>
  | Readonly<{ type: 'held'; why: 'nobody leads' | 'nobody hurt' | 'all scored' }>;

/** A fight after the leaders of both sides have driven on, and how they did. */
export interface DrivenOn {
  readonly standing: Standing;
  readonly drives: Both<Drive>;
}

/** A fight after the roll-call when the leaders of both sides have driven on, the attacker's dice first: what they hit falls on the line across, in the usual order. */
export function driveOn(fight: Fight, called: Standing, block: LedBlock, die: Die): DrivenOn {
  const drives = {
    attacker: driveOf(fight, called, block, 'attacker', die),
    defender: driveOf(fight, called, block, 'defender', die),
  };
  const losses = SEATS.reduce((now, seat) => {
    const { line } = called.ranks[opponent(seat)];
    return wornInOrder(now, line, hitsOf(drives[seat]) * STEPS_OF_HIT);
  }, called.losses);
  return { standing: { ...called, losses }, drives };
}

function hitsOf(drive: Drive): number {
  return drive.type === 'drove' ? drive.hits : 0;
}

function driveOf(
  { link, setting }: Fight,
  { ranks, losses, number }: Standing,
  { before, fought, points }: LedBlock,
  seat: Seat,
  die: Die,
): Drive {
  const enemy = opponent(seat);
  if (points[seat] === 0) return { type: 'held', why: 'nobody leads' };
  if (stepsLost(link, enemy, before, fought) === 0) return { type: 'held', why: 'nobody hurt' };
  const scored = Math.floor(stepsLost(link, enemy, before, losses) / STEPS_OF_HIT);
  const missed = Math.max(0, ranks[seat].line.length - scored);
  if (missed === 0) return { type: 'held', why: 'all scored' };
  const hitsOn = targetOf(setting, { round: number - 1 }, seat);
  const faces = Array.from({ length: Math.min(points[seat], missed) }, () => die(FACES));
  return { type: 'drove', hitsOn, faces, hits: faces.filter((face) => face >= hitsOn).length };
}
