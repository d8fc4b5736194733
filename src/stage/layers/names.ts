/** The names of the sheet, letter by letter: a letter where a counter stands fades to a third, so that neither spoils the other. */
import { Container, ImageSource, Rectangle, Sprite, Texture } from 'pixi.js';
import { hexesWithin } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import type { LetteredPicture, Paint } from '../../paint/client.ts';
import { distance, type Point } from '../../paint/geometry/curve.ts';
import { nearestCell } from '../../paint/geometry/lattice.ts';
import { SCALES, type Scale } from '../../paint/geometry/sheet.ts';
import { noPicture } from '../../paint/refusals.ts';
import type { Plan } from '../plan.ts';
import type { Light } from '../theme.ts';
import { fittingScale, staysFlat } from './fitting.ts';

/** What is left of a letter under a counter. */
const COVERED = 0.35;
/** So near to the middle of a hex a letter is under the counter that stands there, in s. */
const REACH = { far: 1, mid: 0.88, near: 0.82 } as const satisfies Record<Scale, number>;

interface Letter {
  readonly sprite: Sprite;
  /** The hexes whose counters cover it. */
  readonly under: readonly HexId[];
}

export class Names {
  readonly layer = new Container();
  readonly #plan: Plan;
  readonly #paint: Pick<Paint, 'requestNames'>;
  readonly #changed: () => void;
  #letters: readonly Letter[] = [];
  #source: ImageSource | null = null;
  #taken: ReadonlySet<HexId> = new Set();
  #light: Light;
  #scale: Scale | null = null;
  #open = true;

  constructor(plan: Plan, light: Light, paint: Pick<Paint, 'requestNames'>, changed: () => void) {
    this.#plan = plan;
    this.#light = light;
    this.#paint = paint;
    this.#changed = changed;
  }

  /** The hexes on which counters stand now. */
  cover(taken: ReadonlySet<HexId>): void {
    this.#taken = taken;
    for (const letter of this.#letters) this.#fade(letter);
  }

  light(light: Light): void {
    if (light === this.#light) return;
    this.#light = light;
    if (this.#scale !== null) void this.#ask(this.#scale);
  }

  /** Fits the letters to the scale of the tiles: device pixels a hex side. */
  zoom(pixels: number): void {
    const scale = fittingScale(pixels);
    if (scale === this.#scale) return;
    this.#scale = scale;
    if (staysFlat(this.#plan, scale)) this.#clear();
    else void this.#ask(scale);
  }

  close(): void {
    this.#open = false;
    this.#clear();
    this.layer.destroy({ children: true });
  }

  async #ask(scale: Scale): Promise<void> {
    const light = this.#light;
    const picture = await this.#paint.requestNames(scale, light).catch(noPicture);
    if (picture === null) return;
    if (!this.#open || scale !== this.#scale || light !== this.#light) return picture.bitmap.close();
    this.#lay(scale, picture);
    this.#changed();
  }

  #lay(scale: Scale, { bitmap, letters }: LetteredPicture): void {
    this.#clear();
    const source = new ImageSource({ resource: bitmap });
    this.#source = source;
    this.#letters = letters.map(({ at, cut }): Letter => {
      const side = cut.x1 - cut.x0;
      const sprite = new Sprite({
        texture: new Texture({ source, frame: new Rectangle(cut.x0, cut.y0, side, side) }),
        anchor: 0.5,
      });
      sprite.position.set(...at);
      sprite.scale.set(1 / SCALES[scale]);
      this.layer.addChild(sprite);
      const letter = { sprite, under: hexesAbout(this.#plan, at, REACH[scale]) };
      this.#fade(letter);
      return letter;
    });
  }

  #fade({ sprite, under }: Letter): void {
    const alpha = under.some((hex) => this.#taken.has(hex)) ? COVERED : 1;
    if (sprite.alpha !== alpha) sprite.alpha = alpha;
  }

  #clear(): void {
    for (const { sprite } of this.#letters) sprite.destroy({ texture: true });
    this.#letters = [];
    const source = this.#source;
    this.#source = null;
    const resource: unknown = source?.resource;
    source?.destroy();
    if (resource instanceof ImageBitmap) resource.close();
  }
}

/** The hexes whose middle is this near, in s: sought about the place only, however large the map. */
function hexesAbout({ board, lattice }: Plan, at: Point, reach: number): readonly HexId[] {
  const middle = nearestCell(lattice, ...at) as HexId;
  const about = hexesWithin(board, middle, Math.ceil((2 * reach) / 1.5));
  return about.filter((hex) => distance(lattice.centres[hex]!, at) < reach);
}
