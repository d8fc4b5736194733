/** What the beats play on: the counters, a glass for effects above them, and the clock. */
import type { Container, Graphics } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Battle, ForceId, PieceId } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Box } from '../../paint/geometry/sheet.ts';
import type { Counters } from '../layers/counters.ts';
import type { Markers } from '../layers/markers.ts';
import type { Works } from '../layers/works.ts';
import { centreOf, type Plan } from '../plan.ts';
import type { Light } from '../theme.ts';
import type { Clock } from './clock.ts';

export interface AnimationContext {
  readonly battle: Battle;
  readonly plan: Plan;
  readonly counters: Counters;
  readonly works: Works;
  readonly markers: Markers;
  /** Arrows, stones and dust; every beat leaves it empty. */
  readonly air: Graphics;
  /** Words and figures that are shown for a moment; every beat leaves it empty. */
  readonly papers: Container;
  readonly clock: Clock;
  /** By night arrows burn. */
  readonly light: Light;
  /** Nothing may move: whatever happens is marked where it happens, for a moment, and is then so. */
  readonly still: boolean;
  /** The state in which everything ends. */
  readonly after: GameState;
  /** What of the sheet is in sight now, in s. */
  readonly sight: () => Box;
  /** Leads the eye to a place that is not in sight. */
  readonly lead: (at: Point) => void;
  /** Pushes the whole board aside by so many CSS pixels; [0, 0] is its place. */
  readonly jolt: (aside: Point) => void;
  /** Draws the Dark back from the west as far as `x`, in s. */
  readonly unveil: (x: number) => void;
  /** Where the track of a force stands beside the board, in s of the sheet; null where it is not to be seen. */
  readonly trackOf: (force: ForceId) => Point | null;
  /** Where something was lost last: the figures of a track rise from there. */
  readonly eye: { at: Point | null };
}

/** Where a counter is at this moment, in s. */
export function placeOf({ counters, plan }: AnimationContext, id: PieceId): Point | null {
  const sprite = counters.token(id)?.sprite;
  if (sprite !== undefined) return [sprite.position.x, sprite.position.y];
  const hex = counters.hexOf(id);
  return hex === null ? null : centreOf(plan, hex);
}

/** The centre of a hex as the beats use it. */
export function spotOf({ plan }: AnimationContext, hex: HexId): Point {
  return centreOf(plan, hex);
}

/** The works and what lies on the board as they are in the end. */
export async function showWorks(context: AnimationContext): Promise<void> {
  context.works.show(context.after);
  context.markers.show(context.after);
}
