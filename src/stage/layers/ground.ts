/** The painted sheet: tiles of the scale that fits the distance, the visible ones first, over the flat stand-in. */
import { type Container, ImageSource, Rectangle, Sprite, Texture } from 'pixi.js';
import {
  SCALES,
  TILE_PIXELS,
  tileKey,
  tilesOf,
  type Box,
  type Scale,
  type Tile,
} from '../../paint/geometry/sheet.ts';
import type { Paint } from '../../paint/client.ts';
import { noPicture } from '../../paint/refusals.ts';
import type { Plan } from '../plan.ts';
import type { Light } from '../theme.ts';
import { flatBoard, type FlatBoard } from './flat.ts';
import { duskAt, gradeFrom, SETTLED, type Grade } from './grade.ts';
import { fittingScale, staysFlat } from './fitting.ts';
import { ownGroup } from './pen.ts';
import { Sheets } from './sheets.ts';

const BYTES = TILE_PIXELS * TILE_PIXELS * 4;
const MOST_TILES = Math.floor((96 * 1024 * 1024) / BYTES);
const FADE = 120;

interface PlacedTile {
  readonly tile: Tile;
  readonly light: Light;
  readonly sprite: Sprite;
  /** When it began to appear, in milliseconds; 0 = fully there. */
  since: number;
  /** How long it takes to appear. */
  readonly fades: number;
  used: number;
  /** The same tile in the other light, until this one covers it. */
  before: PlacedTile | null;
}

export class Ground {
  readonly layer: Container;
  readonly #plan: Plan;
  readonly #paint: Pick<Paint, 'request'>;
  readonly #changed: () => void;
  readonly #flat: FlatBoard;
  readonly #sheets = new Sheets();
  readonly #tiles: Readonly<Record<Scale, readonly Tile[]>>;
  readonly #laid = new Map<string, PlacedTile>();
  readonly #failed = new Set<string>();
  #light: Light;
  #wanted: Scale = 'far';
  #visible: readonly Tile[] = [];
  #sight: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };
  #painting = false;
  #clock = 0;
  #open = true;
  #grade: Grade = SETTLED;

  constructor(plan: Plan, light: Light, paint: Pick<Paint, 'request'>, changed: () => void) {
    this.#plan = plan;
    this.#light = light;
    this.#paint = paint;
    this.#changed = changed;
    this.#flat = flatBoard(plan, light);
    const cut = (scale: Scale): readonly Tile[] => tilesOf(plan.map, scale);
    this.#tiles = { far: cut('far'), mid: cut('mid'), near: cut('near') };
    this.layer = ownGroup(this.#flat.layer, ...this.#sheets.layers);
  }

  /** What is seen now, and how many device pixels a hex side takes. */
  look(box: Box, pixels: number): void {
    this.#wanted = fittingScale(pixels);
    this.#sight = box;
    const flatOnly = staysFlat(this.#plan, this.#wanted);
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const away = (tile: Tile): number => Math.hypot((tile.x0 + tile.x1) / 2 - x, (tile.y0 + tile.y1) / 2 - y);
    this.#visible = flatOnly
      ? []
      : this.#tiles[this.#wanted].filter((tile) => touches(tile, box)).sort((a, b) => away(a) - away(b));
    for (const tile of this.#visible) {
      const laid = this.#laid.get(tileKey(tile));
      if (laid !== undefined) laid.used = ++this.#clock;
    }
    this.#uncover();
    void this.#paintNext();
  }

  /** Another light, within so many milliseconds: the tiles darken, and what is painted anew takes their place. */
  light(light: Light, lasts = 0): void {
    this.#light = light;
    this.#failed.clear();
    this.#flat.light(light);
    this.#grade = gradeFrom(performance.now(), lasts);
    this.#retint(lasts === 0 ? 1 : 0);
    void this.#paintNext();
  }

  /** Whatever still changes has changed. */
  cut(): void {
    this.#grade = SETTLED;
    this.#retint(1);
    for (const laid of this.#laid.values()) this.#settle(laid);
  }

  /** Whether the painted sheet covers all that is seen. */
  get whole(): boolean {
    return (
      this.#visible.length > 0 &&
      this.#visible.every((tile) => {
        const laid = this.#laid.get(tileKey(tile));
        return laid !== undefined && (laid.since === 0 || laid.before !== null);
      })
    );
  }

  /** Whether nothing better is to come: the painted sheet is there, or from so far off there is none. */
  get settled(): boolean {
    return this.whole || staysFlat(this.#plan, this.#wanted);
  }

  /** Lets new tiles appear; true while some are still fading in. */
  fade(now: number): boolean {
    let fading = this.#darken(now);
    for (const laid of this.#laid.values()) {
      if (laid.since === 0) continue;
      const part = Math.min(1, Math.max(0, (now - laid.since) / laid.fades));
      laid.sprite.alpha = part;
      if (part === 1) this.#settle(laid);
      else fading = true;
    }
    if (!fading) this.#uncover();
    return this.#sheets.fade(now) || fading;
  }

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
      const picture = await this.#paint.request(tile, light).catch(noPicture);
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
    const before = this.#laid.get(key) ?? null;
    if (before !== null) this.#settle(before);
    const sprite = this.#cutOut(tile, picture);
    sprite.alpha = 0;
    sprite.tint = this.#tint(light, 1);
    this.#sheets.of(tile.scale).addChild(sprite);
    const since = performance.now();
    const fades = Math.max(FADE, before === null ? 0 : this.#grade.left(since));
    this.#laid.set(key, { tile, light, sprite, since, fades, used: ++this.#clock, before });
    this.#forget();
    this.#changed();
  }

  /** Goes on with the change of the light; true while it lasts. */
  #darken(now: number): boolean {
    if (this.#grade === SETTLED) return false;
    const part = this.#grade.part(now);
    this.#retint(part);
    if (part === 1) this.#grade = SETTLED;
    return part < 1;
  }

  /** What tiles wear that were painted in another light, at a part of the change to the light that is now. */
  #retint(part: number): void {
    for (const { light, sprite } of this.#laid.values()) sprite.tint = this.#tint(light, part);
  }

  #tint(painted: Light, part: number): number {
    return this.#light === 'night' && painted === 'day' ? duskAt(part) : 0xffffff;
  }

  /** The tile as far as the sheet reaches; the last ones of a row are painted beyond it. */
  #cutOut(tile: Tile, picture: ImageBitmap): Sprite {
    const { sheet } = this.#plan;
    const wide = Math.min(tile.x1, sheet.x1) - tile.x0;
    const tall = Math.min(tile.y1, sheet.y1) - tile.y0;
    const pixels = SCALES[tile.scale];
    const frame = new Rectangle(0, 0, wide * pixels, tall * pixels);
    const sprite = new Sprite(new Texture({ source: new ImageSource({ resource: picture }), frame }));
    sprite.position.set(tile.x0, tile.y0);
    sprite.setSize(wide, tall);
    return sprite;
  }

  /** A tile is fully there: what it covers may go. */
  #settle(laid: PlacedTile): void {
    laid.since = 0;
    laid.sprite.alpha = 1;
    if (laid.before !== null) discard(laid.before);
    laid.before = null;
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
    this.#settle(laid);
    discard(laid);
    this.#laid.delete(key);
  }

  /** Shows only the sheet that fits, once it is whole; until then whatever there is. */
  #uncover(): void {
    const { whole } = this;
    this.#flat.layer.visible = !whole;
    if (!whole) this.#flat.look(this.#sight);
    if (staysFlat(this.#plan, this.#wanted)) this.#sheets.hide();
    else this.#sheets.show(this.#wanted, whole);
  }
}

function discard({ sprite }: PlacedTile): void {
  const { resource } = sprite.texture.source;
  sprite.destroy({ texture: true, textureSource: true });
  if (resource instanceof ImageBitmap) resource.close();
}

function touches(tile: Box, box: Box): boolean {
  return tile.x0 < box.x1 && tile.x1 > box.x0 && tile.y0 < box.y1 && tile.y1 > box.y0;
}
