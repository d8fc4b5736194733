/** All layers of one battle, lowest first: ground, ruins, washes, counters, rings and marks, things in the air. */
import { Container, type Graphics, type Sprite } from 'pixi.js';
import type { Battle } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import { drop } from './animate/papers.ts';
import { isSmall, partInView, type Frame, type View } from './camera.ts';
import type { CounterHints } from './contract.ts';
import { Counters } from './layers/counters.ts';
import { drawCracks, type WallDamage } from './layers/cracks.ts';
import { Ground } from './layers/ground.ts';
import { Markers } from './layers/markers.ts';
import { Names } from './layers/names.ts';
import { Patches } from './layers/patches.ts';
import { OverlayLayers } from './layers/overlays.ts';
import { ownGroup, sheetOfGlass } from './layers/pen.ts';
import { Veil } from './layers/veil.ts';
import { Vignette } from './layers/vignette.ts';
import { Works } from './layers/works.ts';
import { openPaint, type Paint } from '../paint/client.ts';
import type { Point } from '../paint/geometry/curve.ts';
import type { Box, SheetMap } from '../paint/geometry/sheet.ts';
import { planOf, type Plan } from './plan.ts';
import { stokeFires } from './stoking.ts';
import type { Light } from './theme.ts';

export class Scene {
  readonly layer = new Container();
  readonly battle: Battle;
  readonly plan: Plan;
  readonly ground: Ground;
  readonly patches: Patches;
  readonly names: Names;
  readonly works: Works;
  readonly markers: Markers;
  readonly counters: Counters;
  readonly overlays: OverlayLayers;
  readonly veil: Veil;
  readonly vignette: Vignette;
  /** What was struck and held, from the next state that is shown on. */
  wallDamage: WallDamage = new Map();
  readonly #cracks: Graphics = sheetOfGlass();
  readonly air: Graphics = sheetOfGlass();
  readonly papers = new Container<Sprite>();
  readonly #paint: Paint;
  /** Called whenever a fire may have been lit or put out. */
  readonly #stoke: () => void;
  #scale = 0;
  #sharpness = 0;
  #still = false;
  #open = true;
  #view: View = { x: 0, y: 0, scale: 1 };
  #sight: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };

  constructor(battle: Battle, map: SheetMap, light: Light, changed: () => void) {
    this.battle = battle;
    this.plan = planOf(battle.board, map);
    // Tiles are kept by the hash of the map, which has its numbers.
    this.#paint = openPaint(map, map.unnumbered === true ? null : battle.board.hash);
    this.ground = new Ground(this.plan, light, this.#paint, changed);
    this.patches = new Patches(this.plan, light, this.#paint, changed);
    this.names = new Names(this.plan, light, this.#paint, changed);
    this.works = new Works(this.plan, battle);
    this.markers = new Markers(this.plan);
    this.counters = new Counters(this.plan, battle);
    this.overlays = new OverlayLayers(this.plan);
    this.veil = new Veil(this.plan.sheet);
    this.vignette = new Vignette(light);
    this.overlays.light(light);
    this.counters.restage({ stark: light === 'stark' });
    this.#stoke = stokeFires(
      () => this.#open && !this.#still && this.markers.burns,
      (picture) => {
        this.markers.flicker(picture);
        changed();
      },
    );
    this.layer.addChild(
      this.ground.layer,
      ownGroup(
        this.works.ruins,
        this.patches.layer,
        this.#cracks,
        this.names.layer,
        this.markers.under,
        this.markers.fires.layer,
      ),
      ownGroup(this.veil.layer, this.vignette.layer),
      this.overlays.under,
      this.counters.layer,
      ownGroup(this.markers.over, this.works.marks),
      this.overlays.over,
      ownGroup(this.air, this.papers),
    );
  }

  /** Before a frame: goes on with what takes longer than one; true while something is left. */
  readonly prepare = (now: number): boolean => {
    const fading = this.ground.fade(now);
    this.patches.layer.visible = this.ground.whole;
    return this.counters.work() || fading;
  };

  /** Shows the board from another place. */
  look(view: View, frame: Frame, sharpness: number): void {
    this.#view = view;
    this.layer.position.set(view.x, view.y);
    this.layer.scale.set(view.scale);
    this.#sight = partInView(view, frame);
    this.vignette.look(view, frame);
    this.ground.look(this.#sight, view.scale * sharpness);
    this.overlays.countLeft(isSmall(frame));
    if (view.scale === this.#scale && sharpness === this.#sharpness) return;
    this.#scale = view.scale;
    this.#sharpness = sharpness;
    this.patches.zoom(view.scale * sharpness);
    this.names.zoom(view.scale * sharpness);
    this.counters.zoom(view.scale, sharpness);
    this.overlays.zoom(view.scale, sharpness);
  }

  /** What of the sheet is in sight, in s. */
  get sight(): Box {
    return this.#sight;
  }

  /** Pushes the board aside by so many CSS pixels from where it is looked at. */
  jolt([dx, dy]: Point): void {
    this.layer.position.set(this.#view.x + dx, this.#view.y + dy);
  }

  /** Whether anything may move that nobody has set going: the fires. */
  set still(still: boolean) {
    this.#still = still;
    this.#stoke();
  }

  /** Shows a state as it is, and whatever was in the air is gone. */
  show(state: GameState, hints: CounterHints, dark: boolean): void {
    this.veil.show(dark);
    this.air.clear();
    for (const paper of this.papers.removeChildren()) drop(paper);
    this.jolt([0, 0]);
    this.works.show(state);
    this.markers.show(state);
    this.patches.show(state.works);
    this.#cracks.clear();
    drawCracks(this.#cracks, this.plan, this.wallDamage, state.works);
    this.counters.show(state, hints);
    this.names.cover(this.counters.taken());
    this.#stoke();
  }

  /** Another light, within so many milliseconds. */
  light(light: Light, lasts: number): void {
    this.ground.light(light, lasts);
    this.patches.light(light);
    this.names.light(light);
    this.overlays.light(light);
    this.vignette.light(light);
    this.counters.restage({ stark: light === 'stark' });
  }

  /** Draws all lettering afresh: the fonts have come. */
  redraw(): void {
    this.counters.redraw();
    this.overlays.redraw();
  }

  close(): void {
    this.#open = false;
    this.#stoke();
    this.#paint.close();
    this.ground.close();
    this.patches.close();
    this.names.close();
    this.works.close();
    this.markers.close();
    this.counters.close();
    this.overlays.close();
    this.veil.close();
    this.vignette.close();
    this.layer.destroy({ children: true });
  }
}
