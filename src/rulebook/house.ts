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
/** 2.10.2: what a city level counts to its defender and to its besieger. */
export const LEVEL_LOST = 10;
export const LEVEL_GAINED = 5;
/** 2.10.2: what the first breaking of the defender's holding force takes off the besieger's track. */
export const ENEMY_BROKEN = 20;
