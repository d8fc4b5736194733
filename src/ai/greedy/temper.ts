/** Tempers of kinds: what a unit weighs more or less than others do. Whoever has none weighs everything as it stands. */
import { BESIEGER, type PieceId } from '../../engine/battle.ts';
import type { Temper } from '../../engine/temper.ts';
import type { Mind } from './mind.ts';
import type { FieldWeights, KeeperWeights } from './weights.ts';

/** How a temper bends the weights: factors first, then points. */
export interface Leaning {
  /** Factors of the way to the goal, of what a blow would take, and of what would strike it. */
  readonly pace: number;
  readonly blow: number;
  readonly danger: number;
  /** A factor of how much a captain longs for a duel, and of what he dares in one. */
  readonly dares: number;
  /** For each point that a blow takes out of a run, by one who was in contact with nobody, at whom it can beat. */
  readonly run: number;
  /** What each point costs by which it is struck harder in a hex than it strikes there. */
  readonly overmatch: number;
  /** What it costs to stand beside whoever could strike it, and where the enemy's foot comes in a turn. */
  readonly contact: number;
  readonly reach: number;
  /** What a good place is worth to one who stands in such a place. */
  readonly stay: number;
  /** What it is worth to follow a beaten enemy. */
  readonly follow: number;
}

/** Nothing is weighed otherwise. */
export const EVEN: Leaning = {
  pace: 1,
  blow: 1,
  danger: 1,
  dares: 1,
  run: 0,
  overmatch: 0,
  contact: 0,
  reach: 0,
  stay: 0,
  follow: 0,
};

/** What each temper weighs otherwise. */
export const LEANINGS: Readonly<Record<Temper, Leaning>> = {
  press: { ...EVEN, pace: 1.15, blow: 1.25, danger: 0.75, overmatch: 0.1, follow: 1 },
  hold: { ...EVEN, blow: 0.85, stay: 1.5 },
  charge: { ...EVEN, danger: 0.85, dares: 1.5, run: 0.5, overmatch: 0.7, follow: 1.5 },
  spare: { ...EVEN, danger: 1.2, dares: 0, overmatch: 0.1, contact: 1.5, reach: 0.1 },
};

/** How a piece leans: as its kind has it, if its side heeds tempers. */
export function leaningOf({ battle, tempers }: Mind, piece: PieceId): Leaning {
  const { kind } = battle.pieces[piece]!;
  const temper = tempers && 'temper' in kind ? kind.temper : undefined;
  return temper === undefined ? EVEN : LEANINGS[temper];
}

/** What a unit weighs that goes forward. */
export function fieldWeights(mind: Mind, unit: PieceId): FieldWeights {
  const weights = mind.side === BESIEGER ? mind.weights.host : mind.weights.relief;
  const leaning = leaningOf(mind, unit);
  if (leaning === EVEN) return weights;
  return {
    ...weights,
    pace: weights.pace * leaning.pace,
    blow: weights.blow * leaning.blow,
    danger: weights.danger * leaning.danger,
    dangerOfWeak: weights.dangerOfWeak * leaning.danger,
  };
}

/** What a unit weighs that holds the city. */
export function keeperWeights(mind: Mind, unit: PieceId): KeeperWeights {
  const weights = mind.weights.keeper;
  const leaning = leaningOf(mind, unit);
  if (leaning === EVEN) return weights;
  return {
    ...weights,
    blow: weights.blow * leaning.blow,
    lossByDay: weights.lossByDay * leaning.danger,
    lossByNight: weights.lossByNight * leaning.danger,
  };
}
