/** What the policy of the agents weighs, as numbers: points of demoralization (2.10), unless said otherwise. */

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

export interface Weights {
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

/** As they were first written down by hand: the agent `greedy`, against whom all others are measured. */
export const BY_HAND: Weights = {
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

/** As play against itself has moved them. */
export const TUNED: Weights = {
  host: { pace: 0.27, blow: 3.03, danger: 0.16, dangerOfWeak: 0.62, detour: 0.3, guard: 2.5, deny: 0 },
  relief: { pace: 0.17, blow: 1.91, danger: 0.48, dangerOfWeak: 1.2, detour: 6.2, guard: 0, deny: 1.4 },
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
  fear: 0.59,
};
