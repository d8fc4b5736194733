/** What lies under a place of the sheet: the hex with its nearest side, and who is there if his stack is spread out. */
import type { PieceId } from '../engine/battle.ts';
import type { Point } from '../paint/geometry/curve.ts';
import type { Spot, StageEvents } from './contract.ts';
import { spotAt } from './picking.ts';
import type { Scene } from './scene.ts';

export interface Under {
  readonly spot: Spot | null;
  readonly piece: PieceId | null;
}

export const NOTHING: Under = { spot: null, piece: null };

/** A stack that is spread out hides what it lies over: all of it is its own hex. */
export function findUnder({ plan, counters }: Pick<Scene, 'plan' | 'counters'>, at: Point): Under {
  const piece = counters.spreadAt(at);
  const hex = piece === null ? null : counters.hexOf(piece);
  return hex === null
    ? { spot: spotAt(plan.lattice, at), piece: null }
    : { spot: { hex, direction: 0, fromEdge: 1 }, piece };
}

/** Tells what was tapped: a piece of a stack that is spread out, or the spot. */
export function tapOn({ spot, piece }: Under, events: Pick<StageEvents, 'choose' | 'pick'>): void {
  if (spot !== null && piece !== null) events.choose?.(piece, spot.hex);
  else if (spot !== null) events.pick(spot);
}
