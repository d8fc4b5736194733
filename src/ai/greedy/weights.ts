/** What the policy of the agents weighs, as numbers: points of demoralization (2.10), unless said otherwise. */

import type { Stance } from '../agent.ts';

/** Whoever goes forward: the besieger's host, and those who come to help the city. */
export interface FieldWeights {
  /** What a half point of movement nearer to the goal is worth. */
  readonly pace: number;
  /** A blow that could be struck from a hex, for each point that it takes on the average. */
  readonly blow: number;
  /** A blow that could be struck at it there; and at archers and disrupted units, who go careful ways. */
  readonly danger: number;
  readonly dangerOfWeak: number;
  /** So many half points longer a way to the enemy counts than one to the city. */
  readonly detour: number;
  /** To stand beside Grond, or with it. */
  readonly guard: number;
  /** To stand on a hex that the other side must hold. */
  readonly deny: number;
}

/** Whoever holds the city. */
export interface KeeperWeights {
  /** The part of a unit that an attacker costs it, by day and by night. */
  readonly lossByDay: number;
  readonly lossByNight: number;
  /** So many levels deeper it stands by night. */
  readonly deeperByNight: number;
  /** To stand in the way of somebody who has come in. */
  readonly intruderByDay: number;
  readonly intruderByNight: number;
  readonly blow: number;
  readonly deny: number;
  /** To be the only one who denies a level. */
  readonly lastOnLevel: number;
  readonly outside: number;
}

/** What a commander knows beside numbers of others; 0 = he does not. */
export interface Craft {
  /** To stand, when the last turn ends, where the side is told to stand, and to catch whoever is told to fall. */
  readonly goal: number;
  /** To stand in a gap of the wall that the enemy can come to, by day and by night; and beside it. */
  readonly gapByDay: number;
  readonly gapByNight: number;
  readonly besideGap: number;
  /** To stand behind a wall to which the enemy can come. */
  readonly wall: number;
  /** A level on which so many enemies come on one of ours is given up. */
  readonly outnumbered: number;
  /** To go out to an engine that nobody guards. */
  readonly sally: number;
  /** For a unit of poor morale to stand in a tunnel by day. */
  readonly tunnel: number;
  /** To overrun what stands loose: engines and captains. */
  readonly overrun: number;
  /** The part of the way to those who deny a level that counts besides the way to the level. */
  readonly hunt: number;
  /** To guard an own engine that somebody can reach. */
  readonly ward: number;
  /** For a beaten unit to be near a leader. */
  readonly toLeader: number;
  /** What the shots of the other side would take in a hex from whoever besieges, for each point. */
  readonly underFire: number;
  /** For weak units to be out of the enemy's reach. */
  readonly shy: number;
  /** 1 = oil, towers and ladders go where they do most, and spells are held for their moment. */
  readonly skill: 0 | 1;
}

export interface Weights {
  readonly craft: Craft;
  readonly host: FieldWeights;
  readonly relief: FieldWeights;
  readonly keeper: KeeperWeights;
  /** What Fear is worth for each pair in contact. */
  readonly fear: number;
}

const PRINTED_FIELD: FieldWeights = {
  pace: 0.13,
  blow: 1.3,
  danger: 0.45,
  dangerOfWeak: 1.2,
  detour: 4,
  guard: 0,
  deny: 0,
};

const NO_CRAFT: Craft = {
  goal: 0,
  gapByDay: 0,
  gapByNight: 0,
  besideGap: 0,
  wall: 0,
  outnumbered: Infinity,
  sally: 0,
  tunnel: 0,
  overrun: 0,
  hunt: 0,
  ward: 0,
  toLeader: 0,
  underFire: 0,
  shy: 0,
  skill: 0,
};

/** As they were first written down by hand: the agent `greedy`, against whom all others are measured. */
export const BY_HAND: Weights = {
  craft: NO_CRAFT,
  host: PRINTED_FIELD,
  relief: PRINTED_FIELD,
  keeper: {
    lossByDay: 0.09,
    lossByNight: 0.3,
    deeperByNight: 1,
    intruderByDay: 1.6,
    intruderByNight: 0.3,
    blow: 0.9,
    deny: 0,
    lastOnLevel: 5,
    outside: -4,
  },
  fear: 0.25,
};

/** Weights for a stance: the bold strike and do not count what strikes them, the careful count it double. */
export function inStance(weights: Weights, stance: Stance): Weights {
  if (stance === 'usual') return weights;
  const known = stances.get(weights) ?? new Map<Stance, Weights>();
  stances.set(weights, known);
  const found = known.get(stance) ?? scaleWeights(weights, stance === 'bold' ? BOLD : CAREFUL);
  known.set(stance, found);
  return found;
}

const stances = new WeakMap<Weights, Map<Stance, Weights>>();
const BOLD = { danger: 0.2, blow: 1.5, pace: 1.3, loss: 0.5 } as const;
const CAREFUL = { danger: 2.5, blow: 0.7, pace: 0.6, loss: 2 } as const;

function scaleWeights(
  { host, relief, keeper, ...rest }: Weights,
  by: Readonly<Record<'danger' | 'blow' | 'pace' | 'loss', number>>,
): Weights {
  const field = (one: FieldWeights): FieldWeights => ({
    ...one,
    danger: one.danger * by.danger,
    dangerOfWeak: one.dangerOfWeak * by.danger,
    blow: one.blow * by.blow,
    pace: one.pace * by.pace,
  });
  return {
    ...rest,
    host: field(host),
    relief: field(relief),
    keeper: {
      ...keeper,
      blow: keeper.blow * by.blow,
      lossByDay: keeper.lossByDay * by.loss,
      lossByNight: keeper.lossByNight * by.loss,
    },
  };
}

/** As play against itself has moved them. */
export const TUNED: Weights = {
  craft: {
    goal: 15,
    gapByDay: 4,
    gapByNight: 0.5,
    besideGap: 1,
    wall: 0.4,
    outnumbered: 4,
    sally: 14,
    tunnel: 2.5,
    overrun: 9,
    hunt: 1.3,
    ward: 4.5,
    toLeader: 4.5,
    underFire: 1,
    shy: 0.3,
    skill: 1,
  },
  host: { pace: 0.27, blow: 7.4, danger: 0.2, dangerOfWeak: 0.055, detour: 9.3, guard: 1.9, deny: 0.22 },
  relief: { pace: 0.37, blow: 1.5, danger: 0.73, dangerOfWeak: 4.6, detour: 7.3, guard: 0, deny: 2.3 },
  keeper: {
    lossByDay: 0,
    lossByNight: 0.3,
    deeperByNight: 0.45,
    intruderByDay: 1.9,
    intruderByNight: 1.2,
    blow: 1.8,
    deny: 4,
    lastOnLevel: 6.3,
    outside: -7.3,
  },
  fear: 2,
};
