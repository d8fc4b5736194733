/** A battle on the screen, and where one looks at it from. */
import type { MapFile } from '../board/mapFile.ts';
import type { Battle } from '../engine/battle.ts';
import type { Box } from '../paint/geometry/sheet.ts';
import type { View } from './camera.ts';
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
  map: MapFile,
  light: Light,
  screen: Pick<Screen, 'frame' | 'sharpness'>,
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
  return { scene, lookout, prepare };
}
