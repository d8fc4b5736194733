/** A counter on the board. */
import type { Sprite } from 'pixi.js';
import type { HexPlace } from './seats.ts';

export interface CounterToken {
  readonly sprite: Sprite;
  seat: HexPlace;
  /** Key of the drawing it wears. */
  worn: string;
}
