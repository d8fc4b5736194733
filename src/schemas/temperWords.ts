/** The tempers in which the machine leads pieces, told to their author. */
import type { Temper } from '../engine/temper.ts';

export const TEMPER_VALUES = {
  press: 'they close with the enemy and follow where he gives way, as orcs do',
  hold: 'they keep a good place, leave it only for a good cause and follow nobody out of it, as the foot of Gondor does',
  charge: 'they come down on whom they can beat and follow him, and do not stay before whom they cannot, as the Rohirrim do',
  spare: 'they are not risked: they keep out of reach and in the second line, as archers do',
} as const satisfies Record<Temper, string>;
