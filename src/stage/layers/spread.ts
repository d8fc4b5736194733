/** A stack spread out in a row over its hex, so that everybody in it can be read and picked. */
import { Sprite, Texture } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { centreOf, type Plan } from '../plan.ts';
import { stretchOf } from './cuts.ts';
import { offsetOf, placeInRow, STEP } from './row.ts';
import type { HexPlace } from './seats.ts';

/** How far the plate under the row reaches beyond it, as a part of a counter's side. */
const RIM = 0.14;
/** Above all that lies in its hex. */
const HEIGHT = 999;

/** The row over one hex and the dark plate that sets it off from the board. */
export class StackSpread {
  readonly plate = new Sprite({ texture: Texture.WHITE, anchor: 0.5, tint: 0x15110c, alpha: 0.86 });
  /** The hex whose stack is spread out, or null. */
  hex: HexId | null = null;
  readonly #plan: Plan;
  #row: readonly PieceId[] = [];
  #side = 1;

  /** `storey` = what one step of height counts in the order of the layer. */
  constructor(plan: Plan, storey: number) {
    this.#plan = plan;
    this.plate.visible = false;
    this.plate.zIndex = (HEIGHT - 1) * storey;
  }

  /** The same seats, those in the hex in a row. `side` = of a counter, in s. */
  spread(seats: ReadonlyMap<PieceId, HexPlace>, side: number): ReadonlyMap<PieceId, HexPlace> {
    const { hex } = this;
    const row = hex === null ? [] : [...seats].filter(([, seat]) => seat.hex === hex);
    this.#row = row.map(([id]) => id);
    this.#side = side;
    this.plate.visible = row.length > 0;
    if (hex === null) return seats;
    this.plate.position.set(...centreOf(this.#plan, hex));
    this.plate.width = side * (STEP * row.length + RIM * 2);
    this.plate.height = side * (1 + RIM * 2);
    const placed = row.map(([id], i): [PieceId, HexPlace] => {
      const dx = (offsetOf(i, row.length) * side) / stretchOf(side);
      return [id, { hex, dx, dy: 0, size: 1, height: HEIGHT, led: false, spreadOut: true }];
    });
    return new Map([...seats, ...placed]);
  }

  /** The piece of the row under a place of the sheet; null beside it. */
  at([x, y]: Point): PieceId | null {
    if (this.hex === null) return null;
    const [cx, cy] = centreOf(this.#plan, this.hex);
    if (Math.abs(y - cy) > this.#side * (0.5 + RIM)) return null;
    const place = placeInRow((x - cx) / this.#side, this.#row.length);
    return place === null ? null : this.#row[place]!;
  }
}
