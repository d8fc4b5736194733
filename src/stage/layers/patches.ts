/** The painted sheet round works that have changed: walls with breaches, gates open or broken, laid over the tiles. */
import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import type { Work, WorkId } from '../../board/board.ts';
import { hexsideName } from '../../board/hexside.ts';
import type { WorkState } from '../../engine/state.ts';
import type { Paint } from '../../paint/client.ts';
import type { GateState } from '../../paint/city/gates.ts';
import type { WorksState } from '../../paint/city/works.ts';
import { SCALES, type Box, type Scale } from '../../paint/geometry/sheet.ts';
import { noPicture } from '../../paint/refusals.ts';
import { edgeOf, type Plan } from '../plan.ts';
import type { Light } from '../theme.ts';
import { fittingScale } from './fitting.ts';

/** A patch reaches this far from the middle of its hexside, in s. */
const REACH = 1.3;

interface Patch {
  /** What it shows; a patch that shows something else is painted again. */
  readonly shows: string;
  readonly sprite: Sprite | null;
}

export class Patches {
  readonly layer = new Container();
  readonly #plan: Plan;
  readonly #paint: Pick<Paint, 'requestWorks'>;
  readonly #changed: () => void;
  readonly #patches = new Map<WorkId, Patch>();
  #works: readonly WorkState[] = [];
  #light: Light;
  #scale: Scale = 'far';

  constructor(plan: Plan, light: Light, paint: Pick<Paint, 'requestWorks'>, changed: () => void) {
    this.#plan = plan;
    this.#light = light;
    this.#paint = paint;
    this.#changed = changed;
  }

  /** Patches every work that is not as it was built. */
  show(works: readonly WorkState[]): void {
    if (works === this.#works) return;
    this.#works = works;
    this.#renew();
  }

  light(light: Light): void {
    this.#light = light;
    this.#renew();
  }

  /** Fits the patches to the scale of the tiles: device pixels a hex side. */
  zoom(pixels: number): void {
    const scale = fittingScale(pixels);
    if (scale === this.#scale) return;
    this.#scale = scale;
    this.#renew();
  }

  close(): void {
    for (const { sprite } of this.#patches.values()) discard(sprite);
    this.#patches.clear();
    this.layer.destroy({ children: true });
  }

  #renew(): void {
    const state = this.#masonry();
    const seal = `${this.#light} ${this.#scale} ${[...state.breached].join()} ${[...state.gates].join()}`;
    this.#works.forEach((work, index) => {
      const id = index as WorkId;
      const known = this.#patches.get(id);
      if (isWhole(work)) {
        discard(known?.sprite ?? null);
        this.#patches.delete(id);
      } else if (known?.shows !== seal) {
        this.#patches.set(id, { shows: seal, sprite: known?.sprite ?? null });
        void this.#ask(id, seal, state);
      }
    });
  }

  async #ask(id: WorkId, seal: string, state: WorksState): Promise<void> {
    const box = this.#boxOf(this.#plan.board.works[id]!, this.#scale);
    const picture = await this.#paint.requestWorks(box, this.#scale, this.#light, state).catch(noPicture);
    if (picture === null) return;
    const old = this.#patches.get(id);
    if (old?.shows !== seal) return picture.close();
    const sprite = new Sprite(new Texture({ source: new ImageSource({ resource: picture }) }));
    sprite.position.set(box.x0, box.y0);
    sprite.setSize(box.x1 - box.x0, box.y1 - box.y0);
    discard(old.sprite);
    this.layer.addChild(sprite);
    this.#patches.set(id, { shows: seal, sprite });
    this.#changed();
  }

  #masonry(): WorksState {
    const breached = new Set<string>();
    const gates = new Map<string, GateState>();
    this.#works.forEach((work, id) => {
      const { kind, hexside } = this.#plan.board.works[id]!;
      const name = hexsideName(this.#plan.board, hexside);
      const isGate = kind === 'gate' || kind === 'main-gate';
      if (work.breached) breached.add(name);
      if (isGate && !isWhole(work)) gates.set(name, work.breached ? 'broken' : 'open');
    });
    return { breached, gates };
  }

  /** Cut along the pixels of the tiles, so that no seam shows. */
  #boxOf(work: Work, scale: Scale): Box {
    const { sheet } = this.#plan;
    const [x, y] = edgeOf(this.#plan, work.hexside).middle;
    const pixels = SCALES[scale];
    const x0 = sheet.x0 + Math.round((x - REACH - sheet.x0) * pixels) / pixels;
    const y0 = sheet.y0 + Math.round((y - REACH - sheet.y0) * pixels) / pixels;
    const side = Math.round(REACH * 2 * pixels) / pixels;
    return { x0, y0, x1: x0 + side, y1: y0 + side };
  }
}

/** Unbroken and in its builder's hands. */
function isWhole({ breached, holder }: WorkState): boolean {
  return !breached && holder === 0;
}

function discard(sprite: Sprite | null): void {
  if (sprite === null) return;
  const { resource } = sprite.texture.source;
  sprite.destroy({ texture: true, textureSource: true });
  if (resource instanceof ImageBitmap) resource.close();
}
