/** Fires that flicker: a few pictures of them, shown in turn. */
import { Graphics, type Container } from 'pixi.js';
import { stackOfGlass } from './pen.ts';

const PICTURES = 4;

/** A layer of fires, drawn once for each picture. */
export class Flicker {
  readonly layer: Container;
  readonly #pictures: readonly Graphics[];

  constructor() {
    this.#pictures = Array.from({ length: PICTURES }, () => new Graphics());
    this.layer = stackOfGlass(...this.#pictures);
    this.turn(0);
  }

  /** Draws every picture anew. */
  draw(fires: (g: Graphics, picture: number) => void): void {
    this.#pictures.forEach((g, picture) => {
      g.clear();
      fires(g, picture);
    });
  }

  /** Shows another picture. */
  turn(picture: number): void {
    this.#pictures.forEach((g, i) => {
      g.visible = i === picture % PICTURES;
    });
  }
}
