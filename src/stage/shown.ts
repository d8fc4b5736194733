/** A battle on the screen, and where one looks at it from. */
import type { MapFile } from '../board/mapFile.ts';
import type { Battle } from '../engine/battle.ts';
import { sheetBounds, type Box, type SheetMap } from '../paint/geometry/sheet.ts';
import type { Point } from '../paint/geometry/curve.ts';
import { toSheet, type View } from './camera.ts';
import { fightingAt } from './fighting.ts';
import { Lookout } from './lookout.ts';
import { boxAbout } from './plan.ts';
import { Scene } from './scene.ts';
import type { Screen } from './screen.ts';
import type { Light } from './theme.ts';

export interface Shown {
  readonly scene: Scene;
  readonly lookout: Lookout;
  /** Before a frame: true while something goes on. */
  readonly prepare: (now: number) => boolean;
}

/** What a battle that is shown asks of the board. */
export interface ShownBattle {
  /** Asks for a frame. */
  draw(): void;
  /** It is looked at from another place. */
  look(sight: Box, scale: number): void;
  /** Whether the eye may not glide. */
  still(): boolean;
}

/** Lays out a battle and looks at it for the first time, where the hosts stand. */
export function showBattle(
  battle: Battle,
  map: SheetMap,
  light: Light,
  screen: Pick<Screen, 'frame' | 'sharpness' | 'beforeFrame'>,
  showing: ShownBattle,
): Shown {
  const scene = new Scene(battle, map, light, showing.draw);
  const look = (view: View): void => {
    scene.look(view, screen.frame, screen.sharpness);
    showing.look(scene.sight, view.scale);
    showing.draw();
  };
  const hosts = boxAbout(scene.plan, battle.placements);
  const lookout = new Lookout(scene.plan.sheet, hosts, screen.frame, {
    look,
    draw: showing.draw,
    still: showing.still,
    fighting: () => fightingAt(scene.plan, battle, scene.counters.places ?? battle.placements),
  });
  const prepare = (now: number): boolean => {
    const gliding = lookout.glide(now);
    return scene.prepare(now) || gliding;
  };
  screen.beforeFrame.add(prepare);
  return { scene, lookout, prepare };
}

/** Whether two maps lie alike on the sheet, so that what was looked at on one is in the same place on the other. */
export function sameSheet(one: MapFile, other: MapFile): boolean {
  const [a, b] = [sheetBounds(one), sheetBounds(other)];
  return (
    one.orientation === other.orientation &&
    one.offset === other.offset &&
    one.columns === other.columns &&
    one.rows === other.rows &&
    a.x0 === b.x0 &&
    a.y0 === b.y0 &&
    a.x1 === b.x1 &&
    a.y1 === b.y1
  );
}

/** Takes what is shown off a screen. */
export function putAway(
  { scene, lookout, prepare }: Shown,
  { beforeFrame }: Pick<Screen, 'beforeFrame'>,
): void {
  beforeFrame.delete(prepare);
  lookout.close();
  scene.close();
}

/** A point of the screen on the sheet that is shown, in s. */
export function onSheet({ lookout }: Shown, at: Point): Point {
  return toSheet(lookout.view, at);
}

/** The same for a point that may not be there. */
export function placeOn(shown: Shown, at: Point | null | undefined): Point | null {
  return at ? onSheet(shown, at) : null;
}
