/**
 * How units and personages of a kind are led by the machine: in which temper. No rule reads it and it binds nobody: whoever plays by
 * hand does with them what he likes.
 */

/** The tempers: they close with the enemy, keep their place, come down on whom they can beat, or are not risked. */
export const TEMPERS = ['press', 'hold', 'charge', 'spare'] as const;
export type Temper = (typeof TEMPERS)[number];
