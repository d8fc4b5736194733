/** What the beats play on: the counters, a glass for effects above them, and the clock. */
import type { Graphics } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Counters } from '../layers/counters.ts';
import type { Markers } from '../layers/markers.ts';
import type { Works } from '../layers/works.ts';
import { centreOf, type Plan } from '../plan.ts';
import type { Clock } from './clock.ts';

export interface Theatre {
  readonly battle: Battle;
  readonly plan: Plan;
  readonly counters: Counters;
  readonly works: Works;
  readonly markers: Markers;
  /** Arrows, stones and dust; every beat leaves it empty. */
  readonly air: Graphics;
  readonly clock: Clock;
  /** The state in which everything ends. */
  readonly after: GameState;
}

/** Where a counter is at this moment, in s. */
export function placeOf({ counters, plan }: Theatre, id: PieceId): Point | null {
  const sprite = counters.token(id)?.sprite;
  if (sprite !== undefined) return [sprite.position.x, sprite.position.y];
  const hex = counters.hexOf(id);
  return hex === null ? null : centreOf(plan, hex);
}

/** The centre of a hex as the beats use it. */
export function spotOf({ plan }: Theatre, hex: HexId): Point {
  return centreOf(plan, hex);
}
