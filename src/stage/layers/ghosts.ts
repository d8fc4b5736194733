/** What counters looked like from the distance before: it fades away over what they look like now. */
import { Sprite, type Container, type Texture } from 'pixi.js';

/** Milliseconds. */
const FADING = 120;

interface Ghost {
  readonly sprite: Sprite;
  readonly since: number;
}

export class Ghosts {
  readonly #layer: Container;
  #ghosts: readonly Ghost[] = [];

  constructor(layer: Container) {
    this.#layer = layer;
  }

  /** Leaves the present drawing of a counter above it for a moment. Its texture must last until nothing fades. */
  leave({ texture, position, scale, zIndex }: Sprite): void {
    const sprite = new Sprite({ texture: texture as Texture, anchor: 0.5 });
    sprite.position.copyFrom(position);
    sprite.scale.copyFrom(scale);
    sprite.zIndex = zIndex + 0.001;
    this.#layer.addChild(sprite);
    this.#ghosts = [...this.#ghosts, { sprite, since: performance.now() }];
  }

  /** Goes on fading; true while something is left. */
  fade(now: number): boolean {
    if (this.#ghosts.length === 0) return false;
    this.#ghosts = this.#ghosts.filter(({ sprite, since }) => {
      sprite.alpha = Math.max(0, 1 - (now - since) / FADING);
      if (sprite.alpha > 0) return true;
      sprite.destroy();
      return false;
    });
    return this.#ghosts.length > 0;
  }

  /** All are gone at once: the counters stand elsewhere. */
  clear(): void {
    for (const { sprite } of this.#ghosts) sprite.destroy();
    this.#ghosts = [];
  }
}
