/** The demoralization tracks, and what is lost of forces that have none. [2.10] */
import type { Battle, Force, ForceId } from '../../engine/battle.ts';
import { stepsOf } from '../../engine/facts/pieces.ts';
import { GONE, type GameState } from '../../engine/state.ts';
import type { TallyCard, TrackCard } from '../store/model.ts';
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
  return forceCards(battle, state).filter((card) => 'threshold' in card);
}

/** One card for each force, in the order of the scenario: its track, or what is lost of a force whose track would say nothing. */
export function forceCards(battle: Battle, state: GameState): readonly (TrackCard | TallyCard)[] {
  return battle.forces.map((force, index) => {
    const shown = { name: inWords(force.name), look: trackLook(battle, index) };
    if (!canBreak(force)) return { ...shown, ...stepsLost(battle, state, index) };
    return {
      ...shown,
      value: state.tracks[index]!,
      threshold: force.threshold,
      demoralized: state.demoralized[index]!,
    };
  });
}

/** The steps that the units of a force have lost (2.4.7), those lost before the battle included, and all they had. */
export function stepsLost(
  battle: Battle,
  state: GameState,
  force: number,
): Pick<TallyCard, 'value' | 'steps'> {
  let [value, steps] = [0, 0];
  for (const { id, kind, force: whose } of battle.pieces) {
    if (whose !== force || kind.class !== 'unit') continue;
    const { at, lost } = state.pieces[id]!;
    steps += stepsOf(kind);
    value += at === GONE ? stepsOf(kind) : lost;
  }
  return { value, steps };
}
