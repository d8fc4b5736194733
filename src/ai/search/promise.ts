/** What a position promises a side: 1 = won, 0 = lost. */
import { BESIEGER, type Battle, type Side } from '../../engine/battle.ts';
import { score } from '../../engine/facts/reckoning.ts';
import type { GameState } from '../../engine/state.ts';

/** What the difference of the tracks counts, each as a part of its threshold, and so many points of the reckoning as much as one of it. */
const TRACKS = 2.2;
const POINTS = 45;

/** The verdict where there is one, and how clear it is; else what tracks (2.10) and points (2.13.3) make likely. */
export function promiseFor(battle: Battle, state: GameState, side: Side): number {
  const { verdict } = state;
  const likely = logistic(marginFor(battle, state, side));
  if (verdict === null) return likely;
  const graded = verdict.winner === 'draw' ? 0.5 : verdict.winner === side ? 1 : 0;
  return 0.85 * graded + 0.15 * likely;
}

function marginFor(battle: Battle, state: GameState, side: Side): number {
  const [defender, besieger] = score(battle, state);
  const points = (side === BESIEGER ? besieger - defender : defender - besieger) / POINTS;
  return points + TRACKS * (strain(battle, state, side === BESIEGER ? 0 : 1) - strain(battle, state, side));
}

/** How near the forces of a side are to breaking, from 0 to 1: their mean, for one that is broken counts as broken for good. */
function strain(battle: Battle, state: GameState, side: number): number {
  const own = battle.forces.flatMap((force, id) => (force.side === side ? [{ ...force, id }] : []));
  const sum = own.reduce(
    (all, { id, threshold }) =>
      all + (state.demoralized[id]! ? 1.2 : Math.max(0, Math.min(1, state.tracks[id]! / threshold))),
    0,
  );
  return own.length === 0 ? 0 : sum / own.length;
}

function logistic(margin: number): number {
  return 1 / (1 + Math.exp(-margin));
}
