/** Small drawings kept together on a few textures, so that a hundred counters are one draw call. */
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Pencil } from '../counters/look.ts';

const GAP = 2;

interface Page {
  readonly source: CanvasSource;
  readonly brush: CanvasRenderingContext2D;
  x: number;
  y: number;
  row: number;
  fresh: boolean;
}

/** Drawings by key: each is drawn once, with the brush at its centre. */
export class Atlas {
  readonly #side: number;
  #pages: Page[] = [];
  readonly #known = new Map<string, Texture>();

  /** `side` = of a texture that holds drawings, in its pixels. */
  constructor(side = 1024) {
    this.#side = side;
  }

  /** The drawing with this key; drawn now if it is not there yet. Sizes in texture pixels. */
  texture(key: string, width: number, height: number, draw: (g: Pencil) => void): Texture {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const wide = Math.ceil(width);
    const tall = Math.ceil(height);
    const page = this.#roomFor(wide, tall);
    const g = page.brush;
    g.save();
    g.beginPath();
    g.rect(page.x, page.y, wide, tall);
    g.clip();
    g.translate(page.x + wide / 2, page.y + tall / 2);
    draw(g);
    g.restore();
    const texture = new Texture({ source: page.source, frame: new Rectangle(page.x, page.y, wide, tall) });
    page.x += wide + GAP;
    page.row = Math.max(page.row, tall);
    page.fresh = true;
    this.#known.set(key, texture);
    return texture;
  }

  /** Sends what was drawn since the last call to the graphics card. */
  upload(): void {
    for (const page of this.#pages) {
      if (page.fresh) page.source.update();
      page.fresh = false;
    }
  }

  /** Throws everything away; textures handed out before must not be shown any more. */
  close(): void {
    for (const texture of this.#known.values()) texture.destroy();
    for (const { source } of this.#pages) source.destroy();
    this.#known.clear();
    this.#pages = [];
  }

  #roomFor(width: number, height: number): Page {
    const last = this.#pages.at(-1);
    if (last !== undefined) {
      if (last.x + width > this.#side) {
        last.x = 0;
        last.y += last.row + GAP;
        last.row = 0;
      }
      if (last.y + height <= this.#side) return last;
    }
    const canvas = document.createElement('canvas');
    canvas.width = this.#side;
    canvas.height = this.#side;
    const page: Page = {
      source: new CanvasSource({ resource: canvas }),
      brush: canvas.getContext('2d')!,
      x: 0,
      y: 0,
      row: 0,
      fresh: true,
    };
    this.#pages.push(page);
    return page;
  }
}
