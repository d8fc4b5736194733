/** What lies on the board beside pieces and walls: heads (2.11.8), trenches of fire (2.2.10), hexes that are closed (2.21.3), burning oil (2.11.10), docked bridges (2.11.3). */
import { CanvasSource, Container, Sprite, Texture, type Graphics } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Dock, Flame, GameState } from '../../engine/state.ts';
import { drawHeadMark } from '../counters/drawHeadMark.ts';
import { centreOf, type Plan } from '../plan.ts';
import { drawBridge } from './bridges.ts';
import { drawClosing } from './closings.ts';
import { drawBurningEdge, drawTrench, drawTrenchTongues } from './fires.ts';
import { Flicker } from './flicker.ts';
import { sheetOfGlass } from './pen.ts';

/** Where a head lies in its hex, and how wide: clear of the code on a counter, in s. */
const HEAD = { dx: 0.68, dy: 0.64, width: 0.42, pixels: 96 } as const;

type Lying = Pick<GameState, 'heads' | 'trenches' | 'closed' | 'flames' | 'docks'>;

export class Markers {
  /** Trenches and closed hexes: under the counters. */
  readonly under: Graphics = sheetOfGlass();
  /** The fires in them. */
  readonly fires = new Flicker();
  /** Bridges, flames and heads: over them. */
  readonly over = new Container();
  readonly #bridges: Graphics = sheetOfGlass();
  readonly #flames = new Flicker();
  readonly #heads = new Container();
  readonly #plan: Plan;
  /** Drawn when the first head falls. */
  #skull: Texture | null = null;
  #shown: Lying = { heads: [], trenches: [], closed: [], flames: [], docks: [] };

  constructor(plan: Plan) {
    this.#plan = plan;
    this.over.addChild(this.#bridges, this.#flames.layer, this.#heads);
  }

  /** Draws what lies on the board; a kind whose list is the same as before is left alone. */
  show(now: Lying): void {
    const before = this.#shown;
    const { heads, trenches, closed, flames, docks } = now;
    this.#shown = { heads, trenches, closed, flames, docks };
    if (trenches !== before.trenches || closed !== before.closed) this.#open(now);
    if (now.docks !== before.docks) this.#dock(now.docks);
    if (now.flames !== before.flames) this.#light(now.flames);
    if (now.heads !== before.heads) this.#strew(now.heads);
  }

  /** Whether anything burns. */
  get burns(): boolean {
    const { trenches, flames } = this.#shown;
    return trenches.length > 0 || flames.some(({ burning }) => burning);
  }

  /** Shows the fires as they are a moment later. */
  flicker(picture: number): void {
    this.fires.turn(picture);
    this.#flames.turn(picture);
  }

  close(): void {
    this.under.destroy();
    this.fires.layer.destroy({ children: true });
    this.over.destroy({ children: true });
    this.#skull?.destroy(true);
  }

  #open({ trenches, closed }: Lying): void {
    this.under.clear();
    for (const hex of closed) drawClosing(this.under, this.#plan, hex);
    for (const hex of trenches) drawTrench(this.under, this.#plan, hex);
    this.fires.draw((g, picture) => {
      for (const hex of trenches) drawTrenchTongues(g, this.#plan, hex, picture);
    });
  }

  #dock(docks: readonly Dock[]): void {
    this.#bridges.clear();
    for (const dock of docks) drawBridge(this.#bridges, this.#plan, dock);
  }

  #light(flames: readonly Flame[]): void {
    const burning = flames.filter((flame) => flame.burning);
    this.#flames.draw((g, picture) => {
      for (const { hexside } of burning) drawBurningEdge(g, this.#plan, hexside, picture);
    });
  }

  #strew(heads: readonly HexId[]): void {
    for (const old of this.#heads.removeChildren()) old.destroy();
    for (const hex of heads) {
      this.#skull ??= skull();
      const [x, y] = centreOf(this.#plan, hex);
      const head = new Sprite({ texture: this.#skull, anchor: 0.5 });
      head.position.set(x + HEAD.dx, y + HEAD.dy);
      head.scale.set(HEAD.width / HEAD.pixels);
      this.#heads.addChild(head);
    }
  }
}

function skull(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = HEAD.pixels * 1.3;
  canvas.height = HEAD.pixels * 1.3;
  const g = canvas.getContext('2d')!;
  g.translate(canvas.width / 2, canvas.height / 2);
  drawHeadMark(g, HEAD.pixels);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
