/** The demoralization tracks. [2.10] */
import type { Battle, Force, ForceId } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { TrackCard } from '../store/model.ts';
import { signOf, wearOf } from '../../stage/wear.ts';
import { inWords } from './words.ts';

/** The highest threshold a scenario may give (2.10.1): whoever has it fights on to the last, and his track says nothing. */
const NEVER_BREAKS = 999;

/** Whether the spirit of a force can break at all, so that its track is worth showing. */
export function canBreak({ threshold }: Force): boolean {
  return threshold < NEVER_BREAKS;
}

/** The look of a force's track: that of its counters, and its sign. */
export function trackLook(battle: Battle, force: number): TrackCard['look'] {
  const { shape, colour } = wearOf(battle, force as ForceId);
  return { shape, colour, sign: signOf(battle, force as ForceId) };
}

/** One card for each force that can break, in the order of the scenario. */
export function trackCards(battle: Battle, state: GameState): readonly TrackCard[] {
  return battle.forces.flatMap((force, index) =>
    canBreak(force)
      ? [
          {
            name: inWords(force.name),
            look: trackLook(battle, index),
            value: state.tracks[index]!,
            threshold: force.threshold,
            demoralized: state.demoralized[index]!,
          },
        ]
      : [],
  );
}
