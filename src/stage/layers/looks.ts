/** The drawing of a piece as it stands now. */
import { assertNever } from '../../kernel/assertNever.ts';
import type { PieceId } from '../../engine/battle.ts';
import { drawCounter } from '../counters/drawCounter.ts';
import { drawEngine } from '../counters/drawEngine.ts';
import { drawLeader } from '../counters/drawLeader.ts';
import { blockKey } from '../counters/block.ts';
import { drawBlock } from '../counters/drawBlock.ts';
import { counterKey, engineKey, leaderKey, type Pencil, type Detail } from '../counters/look.ts';
import { pieceLook, type LookContext } from '../pieceLook.ts';
import { blockLook } from './blocks.ts';

/** A drawing of a piece, told apart by its key. */
export interface Drawing {
  readonly key: string;
  draw(g: Pencil, side: number, detail: Detail): void;
}

/** The drawing of the block of a company, its face first. */
export function blockOf(sight: LookContext, company: readonly PieceId[]): Drawing {
  const look = blockLook(sight, company);
  return { key: blockKey(look), draw: (g, side) => drawBlock(g, look, side) };
}

/** The drawing of a piece as it stands now. */
export function drawingOf(sight: LookContext, id: PieceId): Drawing {
  const seen = pieceLook(sight, id);
  switch (seen.type) {
    case 'engine':
      return {
        key: engineKey(seen.look),
        draw: (g, side, detail) => drawEngine(g, seen.look, side, detail),
      };
    case 'leader':
      return { key: leaderKey(seen.look), draw: (g, side) => drawLeader(g, seen.look, side) };
    case 'unit':
      return {
        key: counterKey(seen.look),
        draw: (g, side, detail) => drawCounter(g, seen.look, side, detail),
      };
    default:
      return assertNever(seen);
  }
}
