/** The painted sheet: tiles of the scale that fits the distance, the visible ones first, over the flat stand-in. */
import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import {
  SCALES,
  TILE_PIXELS,
  tileKey,
  tilesOf,
  type Box,
  type Scale,
  type Tile,
} from '../../paint/geometry/sheet.ts';
import type { Plan } from '../plan.ts';
import type { Light } from '../theme.ts';
import { flatBoard, type FlatBoard } from './flat.ts';
import { ownGroup } from './pen.ts';

/** Paints one tile, sooner or later; null when it was not to be had. */
export type TilePainter = (tile: Tile, light: Light) => Promise<ImageBitmap | null>;

const BYTES = TILE_PIXELS * TILE_PIXELS * 4;
const MOST_TILES = Math.floor((96 * 1024 * 1024) / BYTES);
/** Above this many hexes the far view stays flat. */
const TOO_MANY_HEXES = 4000;
const FADE = 120;
/** A tile may be shown this much larger than it was painted. */
const STRETCH = 1.2;
const ORDER: readonly Scale[] = ['far', 'mid', 'near'];
/** Day tiles wear this at night until their own night is painted. */
const DUSK = 0x66749c;

interface Laid {
  readonly tile: Tile;
  readonly light: Light;
  readonly sprite: Sprite;
  /** When it began to appear, in milliseconds; 0 = fully there. */
  since: number;
  used: number;
}

export class Ground {
  readonly layer: Container;
  readonly #plan: Plan;
  readonly #paint: TilePainter;
  readonly #changed: () => void;
  readonly #flat: FlatBoard;
  readonly #sheets: Readonly<Record<Scale, Container>>;
  readonly #laid = new Map<string, Laid>();
  readonly #failed = new Set<string>();
  #light: Light;
  #wanted: Scale = 'far';
  #visible: readonly Tile[] = [];
  #painting = false;
  #clock = 0;
  #open = true;

  constructor(plan: Plan, light: Light, paint: TilePainter, changed: () => void) {
    this.#plan = plan;
    this.#light = light;
    this.#paint = paint;
    this.#changed = changed;
    this.#flat = flatBoard(plan, light);
    this.#sheets = { far: new Container(), mid: new Container(), near: new Container() };
    this.layer = ownGroup(this.#flat.layer, ...ORDER.map((scale) => this.#sheets[scale]));
  }

  /** What is seen now, and how many device pixels a hex side takes. */
  look(box: Box, pixels: number): void {
    this.#wanted = ORDER.find((scale) => SCALES[scale] * STRETCH >= pixels) ?? 'near';
    const flatOnly = this.#wanted === 'far' && this.#plan.board.size > TOO_MANY_HEXES;
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const away = (tile: Tile): number => Math.hypot((tile.x0 + tile.x1) / 2 - x, (tile.y0 + tile.y1) / 2 - y);
    this.#visible = flatOnly
      ? []
      : tilesOf(this.#plan.map, this.#wanted)
          .filter((tile) => touches(tile, box))
          .sort((a, b) => away(a) - away(b));
    for (const tile of this.#visible) {
      const laid = this.#laid.get(tileKey(tile));
      if (laid !== undefined) laid.used = ++this.#clock;
    }
    this.#uncover();
    void this.#paintNext();
  }

  light(light: Light): void {
    this.#light = light;
    this.#failed.clear();
    this.#flat.light(light);
    for (const laid of this.#laid.values()) {
      laid.sprite.tint = light === 'night' && laid.light === 'day' ? DUSK : 0xffffff;
    }
    void this.#paintNext();
  }

  /** Lets new tiles appear; true while some are still fading in. */
  readonly fade = (now: number): boolean => {
    let fading = false;
    for (const laid of this.#laid.values()) {
      if (laid.since === 0) continue;
      const part = Math.min(1, Math.max(0, (now - laid.since) / FADE));
      laid.sprite.alpha = part;
      if (part === 1) laid.since = 0;
      else fading = true;
    }
    if (!fading) this.#uncover();
    return fading;
  };

  close(): void {
    this.#open = false;
    for (const key of this.#laid.keys()) this.#lift(key);
    this.#flat.close();
    this.layer.destroy({ children: true });
  }

  async #paintNext(): Promise<void> {
    if (this.#painting) return;
    this.#painting = true;
    for (let tile = this.#missing(); tile !== undefined && this.#open; tile = this.#missing()) {
      const light = this.#light;
      const picture = await this.#paint(tile, light).catch(() => null);
      if (!this.#open) picture?.close();
      else if (picture === null) this.#failed.add(tileKey(tile));
      else this.#lay(tile, light, picture);
    }
    this.#painting = false;
  }

  #missing(): Tile | undefined {
    return this.#visible.find((tile) => {
      const key = tileKey(tile);
      return this.#laid.get(key)?.light !== this.#light && !this.#failed.has(key);
    });
  }

  #lay(tile: Tile, light: Light, picture: ImageBitmap): void {
    const key = tileKey(tile);
    this.#lift(key);
    const texture = new Texture({ source: new ImageSource({ resource: picture }) });
    const sprite = new Sprite(texture);
    sprite.position.set(tile.x0, tile.y0);
    sprite.setSize(tile.x1 - tile.x0, tile.y1 - tile.y0);
    sprite.alpha = 0;
    this.#sheets[tile.scale].addChild(sprite);
    this.#laid.set(key, { tile, light, sprite, since: performance.now(), used: ++this.#clock });
    this.#forget();
    this.#changed();
  }

  /** Keeps textures within their limit: the longest unseen go first. */
  #forget(): void {
    const seen = new Set(this.#visible.map(tileKey));
    const idle = [...this.#laid].filter(([key]) => !seen.has(key)).sort(([, a], [, b]) => a.used - b.used);
    for (const [key] of idle.slice(0, Math.max(0, this.#laid.size - MOST_TILES))) this.#lift(key);
  }

  #lift(key: string): void {
    const laid = this.#laid.get(key);
    if (laid === undefined) return;
    const { resource } = laid.sprite.texture.source;
    laid.sprite.destroy({ texture: true, textureSource: true });
    if (resource instanceof ImageBitmap) resource.close();
    this.#laid.delete(key);
  }

  /** Shows only the sheet that fits, once it is whole; until then whatever there is. */
  #uncover(): void {
    const whole =
      this.#visible.length > 0 && this.#visible.every((tile) => this.#laid.get(tileKey(tile))?.since === 0);
    for (const scale of ORDER) this.#sheets[scale].visible = scale === this.#wanted || !whole;
    this.#flat.layer.visible = !whole;
    const flatOnly = this.#visible.length === 0 && this.#plan.board.size > TOO_MANY_HEXES;
    if (flatOnly) for (const scale of ORDER) this.#sheets[scale].visible = false;
  }
}

function touches(tile: Box, box: Box): boolean {
  return tile.x0 < box.x1 && tile.x1 > box.x0 && tile.y0 < box.y1 && tile.y1 > box.y0;
}
