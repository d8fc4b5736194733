import { checkpointText, FIRST_CHECKPOINT, type Checkpoint } from '../kernel/hash.ts';
import type { Action } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import { initialState } from '../engine/initial.ts';
import type { GameState } from '../engine/state.ts';
import { begin } from '../sequence/advance.ts';
import { checkpointAfter } from './checkpoint.ts';
import { generatorFrom, seeded, type Generator } from './generator.ts';

/** One action as recorded: with the faces it was given, and the checkpoint where it entered a new step. */
export interface Entry {
  readonly action: Action;
  readonly faces: readonly number[];
  /** 16 hex digits, or null where the step stayed. */
  readonly checkpoint: string | null;
}

/** A game: the battle, the record of what was done, where it stands, and the source of its next dice. */
export interface Match {
  readonly battle: Battle;
  /** The first state; the record leads from here to `state`. */
  readonly start: GameState;
  readonly entries: readonly Entry[];
  readonly state: GameState;
  readonly generator: Generator;
  readonly checkpoint: Checkpoint;
}

/** A new game of a battle; the seed decides its dice. */
export function newMatch(battle: Battle, seed: number): Match {
  const placed = initialState(battle, battle.placements);
  const dice = seeded(generatorFrom(seed));
  const { state: started } = begin(battle, placed, dice);
  return matchFrom(battle, started, dice.generator());
}

/** A game that starts from a given state: a new one, or the last good snapshot of an old save. */
export function matchFrom(battle: Battle, start: GameState, generator: Generator): Match {
  return {
    battle,
    start,
    entries: [],
    state: start,
    generator,
    checkpoint: checkpointAfter(FIRST_CHECKPOINT, start),
  };
}

/** The hash of where a game stands, as 16 hex digits. */
export function matchHash(match: Match): string {
  return checkpointText(checkpointAfter(match.checkpoint, match.state));
}
