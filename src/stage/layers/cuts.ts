/** How large a counter is on the board, and how large it is drawn for that. */
import { detailOf, standingOf } from '../camera.ts';
import { BLOCK_PART } from '../counters/block.ts';
import type { Detail, CounterSize } from '../counters/look.ts';
import type { HexPlace } from './seats.ts';

/** Side of a counter in s, by what can be read of it. */
const SIDE = { far: 1.5, mid: 1.22, near: 1.16 } as const satisfies Record<Detail, number>;
const LEAST_PIXELS = 28;
/** Sides in texture pixels: each drawing is at most a quarter larger than it is shown. */
const CUTS = [32, 40, 50, 62, 78, 96, 120, 150, 188, 235] as const;

/** No block is drawn smaller, in texture pixels. */
const LEAST_BLOCK = 6;
const ROOT3 = Math.sqrt(3);

/** A counter at a distance: what can be read of it, its side in s, and that of its drawing in texture pixels. */
export interface Cut<Of extends CounterSize = CounterSize> {
  readonly detail: Of;
  readonly side: number;
  readonly cut: number;
}

/** The cut for CSS pixels a hex side and device pixels a CSS pixel. */
export function cutFor(scale: number, sharpness: number): Cut<Detail> {
  const detail = detailOf(scale);
  const pixels = Math.max(LEAST_PIXELS, SIDE[detail] * scale);
  const cut = CUTS.find((side) => side >= pixels * sharpness - 0.5) ?? CUTS.at(-1)!;
  return { detail, side: pixels / scale, cut };
}

/** What stands for the pieces at a distance. Blocks are shown pixel for pixel as they are drawn, an even number across. */
export function standingCut(scale: number, sharpness: number): Cut {
  if (standingOf(scale) !== 'block') return cutFor(scale, sharpness);
  const room = BLOCK_PART * ROOT3 * scale * sharpness;
  const cut = Math.max(LEAST_BLOCK, Math.floor(room / 2) * 2);
  return { detail: 'block', side: cut / scale / sharpness, cut };
}

/** Large counters stand further from the middle of a hex that they share: by how much, for a side in s. */
export function stretchOf(side: number): number {
  return Math.max(1, side / SIDE.far);
}

/** The cut of what stands for the pieces at this distance, and of the counters of a stack that is spread out. */
export class Cuts {
  #now: Cut = { detail: 'far', side: 1, cut: 0 };
  #spreadOut: Cut = this.#now;

  get now(): Cut {
    return this.#now;
  }

  get spreadOut(): Cut {
    return this.#spreadOut;
  }

  /** Whether blocks stand for the pieces. */
  get blocks(): boolean {
    return this.#now.detail === 'block';
  }

  of({ spreadOut = false }: Pick<HexPlace, 'spreadOut'>): Cut {
    return spreadOut ? this.#spreadOut : this.#now;
  }

  /** Takes another distance; true where the pieces are drawn anew for it. */
  fit(scale: number, sharpness: number): boolean {
    const { cut, detail } = this.#now;
    this.#now = standingCut(scale, sharpness);
    this.#spreadOut = cutFor(scale, sharpness);
    return this.#now.cut !== cut || this.#now.detail !== detail;
  }
}
