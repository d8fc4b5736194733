/** The demoralization tracks. [2.10] */
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { TrackCard } from '../../panels/model.ts';
import { shapeOf } from '../../stage/counters/faces.ts';
import { inWords } from '../words.ts';

const LOOKS = { rounded: 'garrison', shield: 'relief', octagon: 'sauron' } as const;

/** One card a force, in the order of the scenario. */
export function trackCards(battle: Battle, state: GameState): readonly TrackCard[] {
  return battle.forces.map((force, index) => ({
    name: inWords(force.name),
    look: LOOKS[shapeOf(force.id, index)],
    value: state.tracks[index]!,
    threshold: force.threshold,
    demoralized: state.demoralized[index]!,
  }));
}
