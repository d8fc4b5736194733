/** Where towers stand that have docked at a wall (2.11.3). */
import type { PieceId } from '../../engine/battle.ts';
import type { Dock } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Plan } from '../plan.ts';
import { mooringsOf } from './docks.ts';

/** The places of docked towers, kept up with the state. */
export class Moorings {
  readonly #plan: Plan;
  #docks: readonly Dock[] = [];
  #places: ReadonlyMap<PieceId, Point> = new Map();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  get places(): ReadonlyMap<PieceId, Point> {
    return this.#places;
  }

  /** Takes the docks of a state; false when they are the same as before. */
  moor(docks: readonly Dock[]): boolean {
    if (docks === this.#docks) return false;
    this.#docks = docks;
    this.#places = mooringsOf(this.#plan, docks);
    return true;
  }
}
