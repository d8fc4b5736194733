/** All layers of one battle, lowest first: ground, ruins, washes, counters, rings and marks, things in the air. */
import { Container, type Graphics } from 'pixi.js';
import type { MapFile } from '../board/mapFile.ts';
import type { Battle } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import { seen, type Frame, type View } from './camera.ts';
import type { CounterHints } from './contract.ts';
import { Counters } from './layers/counters.ts';
import { Ground, type TilePainter } from './layers/ground.ts';
import { OverlayLayers } from './layers/overlays.ts';
import { ownGroup, sheetOfGlass } from './layers/pen.ts';
import { Works } from './layers/works.ts';
import { planOf, type Plan } from './plan.ts';
import type { Light } from './theme.ts';

export class Scene {
  readonly layer = new Container();
  readonly battle: Battle;
  readonly plan: Plan;
  readonly ground: Ground;
  readonly works: Works;
  readonly counters: Counters;
  readonly overlays: OverlayLayers;
  readonly air: Graphics = sheetOfGlass();

  constructor(
    battle: Battle,
    map: MapFile,
    { light, paint, changed }: Readonly<{ light: Light; paint: TilePainter; changed: () => void }>,
  ) {
    this.battle = battle;
    this.plan = planOf(battle.board, map);
    this.ground = new Ground(this.plan, light, paint, changed);
    this.works = new Works(this.plan, battle);
    this.counters = new Counters(this.plan, battle);
    this.overlays = new OverlayLayers(this.plan);
    this.overlays.light(light);
    this.layer.addChild(
      this.ground.layer,
      ownGroup(this.works.ruins),
      this.overlays.under,
      this.counters.layer,
      this.works.marks,
      this.overlays.over,
      ownGroup(this.air),
    );
  }

  /** Shows the board from another place. */
  look(view: View, frame: Frame, sharpness: number): void {
    this.layer.position.set(view.x, view.y);
    this.layer.scale.set(view.scale);
    this.ground.look(seen(view, frame), view.scale * sharpness);
    this.counters.zoom(view.scale, sharpness);
    this.overlays.zoom(view.scale, sharpness);
  }

  show(state: GameState, hints: CounterHints): void {
    this.air.clear();
    this.works.show(state);
    this.counters.show(state, hints);
  }

  light(light: Light): void {
    this.ground.light(light);
    this.overlays.light(light);
  }

  /** Draws all lettering afresh: the fonts have come. */
  redraw(): void {
    this.counters.redraw();
    this.overlays.redraw();
  }

  close(): void {
    this.ground.close();
    this.works.close();
    this.counters.close();
    this.overlays.close();
    this.layer.destroy({ children: true });
  }
}
