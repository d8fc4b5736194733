/** The drawings that counters wear, at the size of now; those of another size are worn until new ones are made. */
import type { Texture } from 'pixi.js';
import { Atlas } from './atlas.ts';

/** Side of the texture that holds the blocks: there are few of them, and they are drawn anew with every pixel of size. */
const BLOCK_PAGE = 512;

type Draw = Parameters<Atlas['texture']>[3];

export class Wardrobe {
  #atlas = new Atlas();
  #retired: Atlas[] = [];

  /** From now on everything is drawn anew, `blocks` = by blocks. */
  renew(blocks: boolean): void {
    this.#retired.push(this.#atlas);
    this.#atlas = new Atlas(blocks ? BLOCK_PAGE : undefined);
  }

  /** A drawing by its key: kept, or made now. */
  texture(key: string, width: number, height: number, draw: Draw): Texture {
    return this.#atlas.texture(key, width, height, draw);
  }

  /** Hands new drawings to the graphics card. */
  upload(): void {
    this.#atlas.upload();
  }

  /** Nobody wears what is of another size any more. */
  clear(): void {
    for (const atlas of this.#retired.splice(0)) atlas.close();
  }

  close(): void {
    this.clear();
    this.#atlas.close();
  }
}
