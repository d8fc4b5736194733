/** The board on the screen: layers, camera and pointer put together. It is told what to show and asks no rule. */
import { Container } from 'pixi.js';
import type { HexId } from '../board/hex.ts';
import type { MapFile } from '../board/mapFile.ts';
import type { Battle } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import type { Point } from '../paint/geometry/curve.ts';
import { playBeat } from './animate/beats.ts';
import { Clock } from './animate/clock.ts';
import { opening, clamped, fitted, panned, revealing, toSheet, zoomed, type View } from './camera.ts';
import type { CounterHints, Overlays, Speed, Spot, Stage, StageEvents } from './contract.ts';
import { FACTOR_FONT } from './counters/plate.ts';
import { listen } from './gestures.ts';
import { layTable, type Table } from './layers/table.ts';
import { sameSpot, spotAt } from './picking.ts';
import { centreOf } from './plan.ts';
import { Scene } from './scene.ts';
import { Screen } from './screen.ts';
import { TABLE, type Light } from './theme.ts';

const HASTE = { normal: 1, fast: 2.5 } as const satisfies Record<Exclude<Speed, 'instant'>, number>;
const FONTS = [`700 20px ${FACTOR_FONT}`, `italic 700 20px ${FACTOR_FONT}`] as const;
/** How much of the neighbourhood is shown with a revealed hex, in s. */
const AROUND = 2.2;

/** Opens the board inside an element that has a size; answers when it can draw. */
export async function createStage(container: HTMLElement, events: StageEvents): Promise<Stage> {
  const root = new Container();
  return new BoardOnScreen(container, events, root, await Screen.open(container, root));
}

class BoardOnScreen implements Stage {
  readonly element: HTMLElement;
  readonly #events: StageEvents;
  readonly #root: Container;
  readonly #screen: Screen;
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #resized: ResizeObserver;
  readonly #deafen: () => void;
  #scene: Scene | null = null;
  #view: View = { x: 0, y: 0, scale: 20 };
  /** The player has not moved the camera: the sheet follows the size of the window. */
  #whole = true;
  #light: Light = 'day';
  #hovered: Spot | null = null;

  constructor(container: HTMLElement, events: StageEvents, root: Container, screen: Screen) {
    this.#events = events;
    this.#root = root;
    this.#screen = screen;
    this.#table = layTable('day');
    this.#table.resize(screen.frame);
    root.addChild(this.#table.layer);
    this.#clock = new Clock(() => screen.draw());
    screen.beforeFrame.add(this.#clock.tick);
    this.element = container;
    container.setAttribute('aria-hidden', 'true');
    this.#resized = new ResizeObserver(() => this.#resize());
    this.#resized.observe(container);
    document.fonts.addEventListener('loadingdone', this.#lettersCame);
    for (const font of FONTS) void document.fonts.load(font, 'ABCDE½');
    this.#deafen = listen(screen.canvas, {
      pan: (dx, dy) => this.panBy(dx, dy),
      zoom: (factor, at) => this.#zoom(factor, at),
      tap: (at) => this.#tapped(at),
      inspect: (at) => events.inspect(this.#spot(at)),
      hover: (at) => this.#hover(at === null ? null : this.#spot(at)),
    });
  }

  open(battle: Battle, map: MapFile): void {
    this.#leave();
    const scene = new Scene(battle, map, this.#light, () => this.#screen.draw());
    this.#scene = scene;
    this.#root.addChild(scene.layer);
    this.#screen.beforeFrame.add(scene.prepare);
    this.#whole = true;
    this.#look(opening(this.#screen.frame, scene.plan.sheet));
  }

  show(state: GameState, hints: CounterHints): void {
    this.#clock.end();
    this.#scene?.show(state, hints);
    this.#screen.draw();
  }

  async play(
    events: readonly GameEvent[],
    after: GameState,
    hints: CounterHints,
    speed: Speed,
  ): Promise<void> {
    const scene = this.#scene;
    if (scene !== null && speed !== 'instant' && !wantsStillness()) {
      const { battle, plan, counters, works, air } = scene;
      const clock = this.#clock;
      clock.begin(HASTE[speed]);
      for (const event of events) {
        if (this.#scene !== scene) return;
        await playBeat({ battle, plan, counters, works, air, clock, after }, event);
      }
    }
    this.show(after, hints);
  }

  skip(): void {
    this.#clock.end();
  }

  overlay(overlays: Overlays): void {
    this.#scene?.overlays.show(overlays);
    this.#screen.draw();
  }

  light(palette: Light): void {
    if (palette === this.#light) return;
    this.#light = palette;
    this.#table.light(palette);
    this.#screen.background = TABLE[palette];
    this.#scene?.light(palette);
    this.#screen.draw();
  }

  showCounters(visible: boolean): void {
    if (this.#scene !== null) this.#scene.counters.layer.visible = visible;
    this.#screen.draw();
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#screen.frame;
    this.#zoom(factor, [width / 2, height / 2]);
  }

  panBy(dx: number, dy: number): void {
    if (this.#scene === null) return;
    this.#whole = false;
    this.#look(panned(this.#view, dx, dy, this.#screen.frame, this.#scene.plan.sheet));
  }

  fit(): void {
    if (this.#scene === null) return;
    this.#whole = true;
    this.#look(fitted(this.#screen.frame, this.#scene.plan.sheet));
  }

  reveal(hex: HexId): void {
    if (this.#scene === null) return;
    const { plan } = this.#scene;
    const next = revealing(this.#view, this.#screen.frame, plan.sheet, centreOf(plan, hex), AROUND);
    if (next === this.#view) return;
    this.#whole = false;
    this.#look(next);
  }

  close(): void {
    this.#deafen();
    this.#resized.disconnect();
    document.fonts.removeEventListener('loadingdone', this.#lettersCame);
    this.#clock.end();
    this.#leave();
    this.#table.close();
    this.#screen.close();
  }

  #leave(): void {
    const scene = this.#scene;
    if (scene === null) return;
    this.#clock.end();
    this.#scene = null;
    this.#hovered = null;
    this.#screen.beforeFrame.delete(scene.prepare);
    scene.close();
  }

  #look(view: View): void {
    this.#view = view;
    this.#scene?.look(view, this.#screen.frame, this.#screen.sharpness);
    this.#screen.draw();
  }

  #zoom(factor: number, at: Point): void {
    if (this.#scene === null) return;
    this.#whole = false;
    this.#look(zoomed(this.#view, factor, at, this.#screen.frame, this.#scene.plan.sheet));
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.element;
    const before = this.#screen.frame;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#screen.resize({ width: clientWidth, height: clientHeight });
    const { frame } = this.#screen;
    this.#table.resize(frame);
    if (this.#scene === null) return;
    const { sheet } = this.#scene.plan;
    if (this.#whole) return this.#look(opening(frame, sheet));
    const [dx, dy] = [(frame.width - before.width) / 2, (frame.height - before.height) / 2];
    const { x, y, scale } = this.#view;
    this.#look(clamped({ x: x + dx, y: y + dy, scale }, frame, sheet));
  }

  #spot(at: Point): Spot | null {
    return this.#scene === null ? null : spotAt(this.#scene.plan.lattice, toSheet(this.#view, at));
  }

  #tapped(at: Point): void {
    const spot = this.#spot(at);
    if (spot !== null) this.#events.pick(spot);
  }

  #hover(spot: Spot | null): void {
    if (sameSpot(spot, this.#hovered)) return;
    this.#hovered = spot;
    this.#events.hover(spot);
  }

  readonly #lettersCame = (): void => {
    this.#scene?.redraw();
    this.#screen.draw();
  };
}

/** Whether the player asked for less motion, or cannot see the page anyway. */
function wantsStillness(): boolean {
  return document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
