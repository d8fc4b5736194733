/** What a block shows: from far off one block a hex stands for everybody there. Equal looks have equal keys. */
import type { Colour } from '../../engine/livery.ts';
import type { EngineShape } from './look.ts';

/** Side of a block as a part of the width of its hex: blocks of neighbours never touch. */
export const BLOCK_PART = 0.86;

/** Who is meant: a unit by its strength, an engine alone by its picture, a captain alone by his rating. */
export type BlockSign =
  | Readonly<{ type: 'pips'; filled: boolean; count: number }>
  | Readonly<{ type: 'engine'; engine: EngineShape }>
  | Readonly<{ type: 'captain' }>;

export interface BlockLook {
  /** The shape tells it without colour: square for the first side, rounded for the second. */
  readonly side: 0 | 1;
  /** The colour that the file gives to the force of its face, if any: else the block is in that of its side. */
  readonly colour?: Colour | undefined;
  readonly sign: BlockSign;
  /** What stands behind: a second unit, an engine, or nobody. */
  readonly behind: 'unit' | 'engine' | null;
  /** The best rating of the captains in the hex, or null. */
  readonly captain: number | null;
  /** Has acted, and nobody in the hex can do anything more in this step. */
  readonly done: boolean;
  readonly stark: boolean;
}

/** A key that differs whenever two blocks look different. */
export function blockKey({ side, colour, sign, behind, captain, done, stark }: BlockLook): string {
  return [
    'block',
    side,
    colour ?? '-',
    signKey(sign),
    behind ?? '-',
    captain ?? '-',
    done ? 'x' : '',
    stark ? 's' : '',
  ].join(' ');
}

function signKey(sign: BlockSign): string {
  switch (sign.type) {
    case 'pips':
      return `${sign.filled ? 'full' : 'ring'}${sign.count}`;
    case 'engine':
      return sign.engine;
    case 'captain':
      return 'alone';
  }
}
