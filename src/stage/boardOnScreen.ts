/** The board on the screen: layers, camera and pointer put together. It is told what to show and asks no rule. */
import type { Container } from 'pixi.js';
import type { HexId } from '../board/hex.ts';
import type { SheetMap } from '../paint/geometry/sheet.ts';
import type { Battle } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import type { Point } from '../paint/geometry/curve.ts';
import { HASTE, type Clock } from './animate/clock.ts';
import type { AnimationContext } from './animate/context.ts';
import { standingOf, toScreen } from './camera.ts';
import type { CounterHints, Overlays, Speed, Spot, Stage, StageEvents } from './contract.ts';
import { listen } from './gestures.ts';
import type { WallDamage } from './layers/cracks.ts';
import { layTable, type TableTop } from './layers/table.ts';
import { listenToPage } from './page.ts';
import { sameSpot } from './picking.ts';
import { Performances, fetchPerformance } from './performance.ts';
import { centreOf } from './plan.ts';
import type { Screen } from './screen.ts';
import { repaintOn, type Repainting } from './repaint.ts';
import { roomIn } from './room.ts';
import { onSheet, placeOn, putAway, sameSheet, showBattle, type Shown } from './shown.ts';
import { NIGHTFALL, TABLE, type Light } from './theme.ts';
import { NOTHING, tapOn, findUnder, type Under } from './under.ts';

/** A board of Pixi; it is opened by `createStage`. */
export class BoardOnScreen implements Stage {
  readonly element: HTMLElement;
  readonly #events: StageEvents;
  readonly #root: Container;
  readonly #screen: Screen;
  readonly #table: TableTop;
  readonly #performances: Performances;
  readonly #repainting: Repainting;
  readonly #resized: ResizeObserver;
  readonly #deafen: readonly (() => void)[];
  #shown: Shown | null = null;
  #light: Light = 'day';
  #countersShown = true;
  #hovered: Spot | null = null;
  #still = false;
  #dark = false;
  #wallDamage: WallDamage = new Map();
  /** What is true now, whatever is still to be seen on the way. */
  #truth: Readonly<{ state: GameState; hints: CounterHints }> | null = null;

  constructor(container: HTMLElement, events: StageEvents, root: Container, screen: Screen) {
    this.#events = events;
    this.#root = root;
    this.#screen = screen;
    this.#table = layTable('day');
    this.#table.resize(screen.frame);
    root.addChild(this.#table.layer);
    this.#performances = new Performances(this.#draw, (event) => events.beat(event));
    screen.beforeFrame.add(this.#performances.tick);
    this.#repainting = repaintOn(screen);
    this.element = container;
    container.setAttribute('aria-hidden', 'true');
    this.#resized = new ResizeObserver(() => this.#resize());
    this.#resized.observe(container);
    const lettersCame = (): void => {
      this.#shown?.scene.redraw();
      this.#draw();
    };
    const hands = listen(screen.canvas, {
      pan: (dx, dy) => this.panBy(dx, dy),
      zoom: (factor, at) => this.#shown?.lookout.zoom(factor, at),
      tap: (at) => tapOn(this.#under(at), events),
      twice: (at) => this.#shown?.lookout.comeNear(at) ?? false,
      inspect: (at) => events.inspect(this.#under(at).spot),
      hover: (at) => this.#hover(at === null ? null : this.#under(at).spot),
    });
    this.#deafen = [hands, listenToPage(lettersCame, () => this.skip())];
  }

  open(battle: Battle, map: SheetMap): void {
    this.#leave();
    this.#lay(battle, map);
  }

  async repaint(battle: Battle, map: SheetMap): Promise<void> {
    const last = this.#shown;
    if (last === null || !sameSheet(last.scene.plan.map, map)) return this.open(battle, map);
    await this.#repainting.begin(last, this.#lay(battle, map));
  }

  #lay(battle: Battle, map: SheetMap): Shown {
    const shown = showBattle(battle, map, this.#light, this.#screen, {
      draw: this.#draw,
      look: (sight, scale) => this.#events.look?.(sight, standingOf(scale) === 'block'),
      still: () => this.#still || document.hidden,
    });
    shown.scene.counters.layer.visible = this.#countersShown;
    shown.scene.still = this.#still;
    shown.scene.wallDamage = this.#wallDamage;
    this.#root.addChild(shown.scene.layer);
    return (this.#shown = shown);
  }

  show(state: GameState, hints: CounterHints): void {
    this.#truth = { state, hints };
    this.#performances.stop();
    this.#shown?.scene.show(state, hints, this.#dark);
    this.#shown?.lookout.begin();
    this.#draw();
  }

  async play(
    events: readonly GameEvent[],
    after: GameState,
    hints: CounterHints,
    speed: Speed,
    haste = 1,
  ): Promise<void> {
    const shown = this.#shown;
    if (shown === null || speed === 'instant' || document.hidden) return this.show(after, hints);
    this.#truth = { state: after, hints };
    const context = (clock: Clock): AnimationContext =>
      fetchPerformance(shown.scene, clock, after, {
        light: this.#light,
        still: this.#still,
        trackOf: (force) => placeOn(shown, this.#events.trackAt?.(force)),
        lead: (at) => shown.lookout.reveal(at),
      });
    if (await this.#performances.play(context, events, HASTE[speed] * haste)) this.show(after, hints);
  }

  skip(): void {
    this.#shown?.scene.ground.cut();
    if (this.#performances.running && this.#truth !== null) this.show(this.#truth.state, this.#truth.hints);
  }

  motion(still: boolean): void {
    this.#still = still;
    if (this.#shown !== null) this.#shown.scene.still = still;
  }

  overlay(overlays: Overlays): void {
    if (this.#shown?.scene.overlays.show(overlays) === true) this.#draw();
  }

  light(palette: Light): void {
    if (palette === this.#light) return;
    this.#light = palette;
    this.#table.light(palette);
    this.#screen.background = TABLE[palette];
    this.#shown?.scene.light(palette, this.#still || document.hidden ? 0 : NIGHTFALL);
    this.#draw();
  }

  darken(dark: boolean): void {
    this.#dark = dark;
  }

  scar(wallDamage: WallDamage): void {
    this.#wallDamage = wallDamage;
    if (this.#shown !== null) this.#shown.scene.wallDamage = wallDamage;
  }

  showCounters(visible: boolean): void {
    this.#countersShown = visible;
    if (this.#shown !== null) this.#shown.scene.counters.layer.visible = visible;
    this.#draw();
  }

  spread(hex: HexId | null): void {
    this.#shown?.scene.counters.spread(hex);
    this.#draw();
  }

  zoomBy(factor: number): void {
    this.#shown?.lookout.zoomIn(factor);
  }

  panBy(dx: number, dy: number): void {
    this.#shown?.lookout.pan(dx, dy);
  }

  fit(): void {
    this.#shown?.lookout.fit();
  }

  near(hex: HexId | null): void {
    const shown = this.#shown;
    shown?.lookout.near(hex === null ? null : centreOf(shown.scene.plan, hex));
  }

  far(): void {
    this.#shown?.lookout.far();
  }

  reveal(hex: HexId): void {
    this.#shown?.lookout.reveal(centreOf(this.#shown.scene.plan, hex));
  }

  keepInSight(hexes: readonly HexId[]): void {
    const shown = this.#shown;
    shown?.lookout.keep(hexes.map((hex) => centreOf(shown.scene.plan, hex)));
  }

  centre(at: Point): void {
    this.#shown?.lookout.centre(at);
  }

  pointOf(hex: HexId): Point | null {
    if (this.#shown === null) return null;
    const { scene, lookout } = this.#shown;
    return toScreen(lookout.view, centreOf(scene.plan, hex));
  }

  close(): void {
    for (const deafen of this.#deafen) deafen();
    this.#resized.disconnect();
    this.#leave();
    this.#table.close();
    this.#screen.close();
  }

  #leave(): void {
    this.#performances.stop();
    this.#truth = null;
    this.#hovered = null;
    this.#repainting.end();
    if (this.#shown !== null) putAway(this.#shown, this.#screen);
    this.#shown = null;
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.element;
    if (clientWidth * clientHeight === 0) return;
    const { frame, clear } = roomIn(this.element);
    this.#screen.resize(frame);
    this.#table.resize(frame);
    this.#shown?.lookout.resize(clear);
  }

  #under(at: Point): Under {
    return this.#shown === null ? NOTHING : findUnder(this.#shown.scene, onSheet(this.#shown, at));
  }

  #hover(spot: Spot | null): void {
    if (sameSpot(spot, this.#hovered)) return;
    this.#hovered = spot;
    this.#events.hover(spot);
  }

  readonly #draw = (): void => this.#screen.draw();
}
