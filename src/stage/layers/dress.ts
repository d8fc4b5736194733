/** What a piece wears on the board: a counter in some detail, or a block from far off. */
import { Sprite, Texture, type Container } from 'pixi.js';
import type { PieceId } from '../../engine/battle.ts';
import { BLOCK_REACH } from '../counters/drawBlock.ts';
import { COUNTER_REACH } from '../counters/drawCounter.ts';
import type { CounterSize } from '../counters/look.ts';
import type { LookContext } from '../pieceLook.ts';
import type { Cut } from './cuts.ts';
import { blockOf, drawingOf, type Drawing } from './looks.ts';
import type { HexPlace } from './seats.ts';
import type { CounterToken } from './token.ts';

/** What a piece is to wear now. */
export interface Dress extends Cut {
  readonly drawing: Drawing;
  /** Key of the drawing at its size. */
  readonly worn: string;
}

/** What a piece is to wear at a distance; `company` = everybody for whom its block stands. */
export function dressOf(
  sight: LookContext,
  id: PieceId,
  company: readonly PieceId[] | undefined,
  cut: Cut,
): Dress {
  const drawing = cut.detail === 'block' ? blockOf(sight, company ?? [id]) : drawingOf(sight, id);
  return { ...cut, drawing, worn: `${cut.cut} ${cut.detail} ${drawing.key}` };
}

/** Side of the texture that a drawing takes, in device pixels: even, so that the middle of a block lies between two of them. */
export function roomOf({ cut, detail }: Pick<Cut, 'cut' | 'detail'>): number {
  return Math.ceil(cut * (detail === 'block' ? BLOCK_REACH : COUNTER_REACH)) * 2;
}

/** The detail in which what stands on a counter is drawn. */
export function inkOf(detail: CounterSize): Exclude<CounterSize, 'block'> {
  return detail === 'block' ? 'far' : detail;
}

/** A piece that comes into sight, in nothing yet. */
export function newToken(layer: Container, seat: HexPlace): CounterToken {
  const sprite = new Sprite({ texture: Texture.EMPTY, anchor: 0.5 });
  layer.addChild(sprite);
  return { sprite, seat, worn: '' };
}

/** Whether somebody who wears this is seen at all, be it in another size or look than now. */
export function isDressed(worn = ''): boolean {
  return worn !== '';
}

/** Whether somebody who wears this is seen in another detail now. */
export function changesDetail(worn: string, detail: CounterSize): boolean {
  return isDressed(worn) && detailIn(worn) !== detail;
}

/** The detail in which whoever wears this is seen. */
export function detailIn(worn: string): string | undefined {
  return worn.split(' ', 2)[1];
}
