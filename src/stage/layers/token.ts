/** A counter on the board. */
import type { Sprite } from 'pixi.js';
import type { Seat } from './seats.ts';

export interface Token {
  readonly sprite: Sprite;
  seat: Seat;
  /** Key of the drawing it wears. */
  worn: string;
}
