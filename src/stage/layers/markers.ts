/** What lies on the board beside pieces and walls: heads (2.11.8), trenches of fire (2.2.10), burning oil (2.11.10), docked bridges (2.11.3). */
import { CanvasSource, Container, Sprite, Texture, type Graphics } from 'pixi.js';
import type { HexId } from '../../board/hex.ts';
import type { Dock, Flame, GameState } from '../../engine/state.ts';
import { drawHeadMark } from '../counters/drawHeadMark.ts';
import { centreOf, type Plan } from '../plan.ts';
import { drawBridge } from './bridges.ts';
import { drawBurningEdge, drawTrench } from './fires.ts';
import { sheetOfGlass } from './pen.ts';

/** Where a head lies in its hex, and how wide: clear of the code on a counter, in s. */
const HEAD = { dx: 0.68, dy: 0.64, width: 0.42, pixels: 96 } as const;

type Lying = Pick<GameState, 'heads' | 'trenches' | 'flames' | 'docks'>;

export class Markers {
  /** Trenches: under the counters. */
  readonly under: Graphics = sheetOfGlass();
  /** Bridges, flames and heads: over them. */
  readonly over = new Container();
  readonly #bridges: Graphics = sheetOfGlass();
  readonly #flames: Graphics = sheetOfGlass();
  readonly #heads = new Container();
  readonly #plan: Plan;
  /** Drawn when the first head falls. */
  #skull: Texture | null = null;
  #shown: Lying = { heads: [], trenches: [], flames: [], docks: [] };

  constructor(plan: Plan) {
    this.#plan = plan;
    this.over.addChild(this.#bridges, this.#flames, this.#heads);
  }

  /** Draws what lies on the board; a kind whose list is the same as before is left alone. */
  show(now: Lying): void {
    const before = this.#shown;
    this.#shown = { heads: now.heads, trenches: now.trenches, flames: now.flames, docks: now.docks };
    if (now.trenches !== before.trenches) this.#dig(now.trenches);
    if (now.docks !== before.docks) this.#dock(now.docks);
    if (now.flames !== before.flames) this.#light(now.flames);
    if (now.heads !== before.heads) this.#strew(now.heads);
  }

  close(): void {
    this.under.destroy();
    this.over.destroy({ children: true });
    this.#skull?.destroy(true);
  }

  #dig(trenches: readonly HexId[]): void {
    this.under.clear();
    for (const hex of trenches) drawTrench(this.under, this.#plan, hex);
  }

  #dock(docks: readonly Dock[]): void {
    this.#bridges.clear();
    for (const dock of docks) drawBridge(this.#bridges, this.#plan, dock);
  }

  #light(flames: readonly Flame[]): void {
    this.#flames.clear();
    for (const { hexside, burning } of flames) {
      if (burning) drawBurningEdge(this.#flames, this.#plan, hexside);
    }
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
