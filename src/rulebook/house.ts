/**
 * The figures of the rules that no printed chart holds, each named once with its case.
 * Movement is counted in half movement points; the printed figures stand in `charts/`.
 */

// Movement

/** 2.7.9: what a unit that pushes an engine may spend in all, 2 MP. */
export const PUSHING_ALLOWANCE = 4;

/** 2.5.4: the one turn on which an approach march is made. */
export const APPROACH_TURN = 1;
/** 2.5.4: an approach march keeps further than this from every wall and every enemy unit. */
export const APPROACH_DISTANCE = 2;
/** 2.5.4: what an approach march multiplies the allowance by. */
export const APPROACH_FACTOR = 2;

/** 2.7.7: beasts stay below this city level. */
export const FIRST_LEVEL_WITHOUT_BEASTS = 2;

// Ladders

/** 2.11.2: crossing a wall over a ladder, the hex behind it included, 2 MP. */
export const LADDER_CROSSING = 4;
/** 2.11.2: raising a ladder at the end of a move, 1 MP. */
export const LADDER_RAISING = 2;
/** 2.11.4: a die of at least this throws a ladder down. */
export const THROW_DOWN_FROM = 4;

// Engines

/** 2.11.6, 2.11.7: no catapult throws further at an engine or a wall. */
export const CATAPULT_REACH = 4;
/** 2.11.6: a die up to this figure hits an engine, by range. */
export const BOMBARD_HITS: Readonly<Record<number, number>> = { 1: 4, 2: 3, 3: 3, 4: 2 };
/** 2.11.6: what night, and Grond as the target, take off that figure. */
export const BOMBARD_AT_NIGHT = 1;
export const BOMBARD_AT_GROND = 1;
/** 2.11.7: the level of the wall that is never breached. */
export const OUTER_WALL_LEVEL = 1;

// Missiles

/** 2.19.1: the strength of a catapult at troops. */
export const CATAPULT_STRENGTH = 'B';
/** 2.8.3: from where to where a catapult reaches troops. */
export const CATAPULT_RANGE = { least: 2, most: 4 } as const;
/** 2.8.3: no missile flies further at night. */
export const NIGHT_RANGE = 2;
/** 2.8.5: what an unbreached gate, and an unbreached tower, add to the armour of a target of missiles behind it. */
export const GATE_ARMOUR = 1;
export const TOWER_ARMOUR = 2;

// Melee

/** 2.8: what a ladder under the attacker adds to the armour of the defender. */
export const LADDER_ARMOUR = 1;
/** 2.8.6: a die up to this disrupts cavalry that slips away. */
export const SLIP_DISRUPTS_TO = 3;
/** 2.3: the morale of whoever defends in a tunnel. */
export const TUNNEL_MORALE = 'W';

// Rally and demoralization

/** 2.9.3: the row of 8.37 on which a unit without a leader rallies. */
export const SELF_RALLY_RATING = 1;
/** 2.10.2: what a destroyed engine counts. */
export const ENGINE_VALUE = 1;
/** 2.10.2: what the fall of the main gate counts, once. */
export const MAIN_GATE_FALLEN = 5;
export const INNER_GATE_BREACHED = 5;
export const WALL_BREACHED = 3;
/** 2.10.2: what a city level counts to its defender and to its besieger, where the scenario does not say. */
export const LEVEL_LOST = 10;
export const LEVEL_GAINED = 5;
/** 2.10.2: what the first breaking of the defender's holding force takes off the besieger's track. */
export const ENEMY_BROKEN = 20;

// Oil and flames

/** 2.11.9: what oil strikes with, and the armour of a docked siege tower without a unit in its hex. */
export const OIL_STRENGTH = 'A';
export const EMPTY_TOWER_ARMOUR = 2;
/** 2.11.10: a hexside lit on turn t burns again from turn t + 2. */
export const FLAMES_REST = 2;

// Heads and trenches

/** 2.11.8: no head flies further; a die above the distance lands it. */
export const HEAD_REACH = 3;
/** 2.11.8, 2.10.2: what a landed head counts, and what clearing it gives back. */
export const HEAD_VALUE = 1;
/** 2.2.10: the turns on which trenches are dug, and how far from the wall. */
export const TRENCH_TURNS = { first: 2, last: 4 } as const;
/** 2.2.10: how many may be dug in all where the scenario does not say. */
export const TRENCH_SUPPLY = 6;
export const TRENCH_DISTANCE = { least: 2, most: 4 } as const;

// Personages

/** 2.11.3: crossing over a docked tower, the hex behind it included, 2 MP. */
export const TOWER_CROSSING = 4;
/** 2.8.4: how much higher a bowman counts in the hex of a docked tower. */
export const TOWER_HEIGHT = 2;
/** 2.20.6: a die up to this eliminates a personage who is caught. */
export const CAUGHT_DIES_TO = 2;
/** 2.20.7: a die up to this eliminates a personage whose unit is eliminated. */
export const BEREFT_DIES_TO = 1;
/** 2.20.7: how far a personage escapes. */
export const ESCAPE_REACH = 6;
/** 2.20.8: how far a personage goes back after a duel. */
export const DUEL_RETREAT = 2;
/** 2.19.5: what is added to a rating in a duel. */
export const WRAITH_BANE = 4;
export const AVENGER = 1;
export const FROZEN_DUEL = -2;
/** 2.20.4: in the air every hex costs 1 MP. */
export const FLIGHT_COST = 2;

// Rally

/** 2.9.1: how far a leader reaches besides his own hex, and how many units he tries there. */
export const RALLY_REACH = 2;
export const RALLY_TRIES = 2;
/** 2.9.2 */
export const RALLY_DECLINED = -1;
export const RALLY_DEMORALIZED = -2;
/** 2.9.2: no rating falls below the first row. */
export const LEAST_RATING = 1;

// Magic

/** 2.12.1 */
export const MOST_POINTS = 5;
/** 2.12: how far Stalemate and Freeze reach, and Activate Grond. */
export const SPELL_REACH = 8;
export const GROND_REACH = 6;
/** 2.12: Fear leaves the morale of units this near to a personage who heartens. */
export const HEARTEN_REACH = 1;
/** 2.12.7: how far the banner works, in how many rally phases, and how many units it rallies in each. */
export const BANNER_REACH = 6;
export const BANNER_PHASES = 3;
export const BANNER_RALLIES = 2;

// Victory

/** 2.13.4: a difference of at least this is decisive. */
export const DECISIVE_FROM = 25;
