/** The shape of the actions of a saved match; whether they are legal is asked by playing them again. */
import * as z from 'zod/mini';
import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { Action, ActionOf, ActionType } from '../engine/action.ts';
import type { PieceId } from '../engine/battle.ts';
import { index } from './numbers.ts';

const piece = index<PieceId>();
const hex = index<HexId>();
const hexside = index<HexsideId>();
const path = z.array(hex).check(z.maxLength(999));

const ACTIONS = {
  Deploy: z.strictObject({ type: z.literal('Deploy'), piece, hex }),
  Move: z.strictObject({ type: z.literal('Move'), unit: piece, path, pushes: z.nullable(piece) }),
  RaiseLadder: z.strictObject({ type: z.literal('RaiseLadder'), unit: piece, hexside }),
  ThrowDown: z.strictObject({ type: z.literal('ThrowDown'), unit: piece, hexside }),
  Breach: z.strictObject({ type: z.literal('Breach'), engine: piece, hexside }),
  Bombard: z.strictObject({ type: z.literal('Bombard'), engine: piece, target: piece }),
  Fire: z.strictObject({ type: z.literal('Fire'), shooter: piece, target: piece }),
  Melee: z.strictObject({ type: z.literal('Melee'), attacker: piece, defender: piece }),
  SlipAway: z.strictObject({ type: z.literal('SlipAway'), unit: piece, to: hex }),
  StandFast: z.strictObject({ type: z.literal('StandFast'), unit: piece }),
  Retreat: z.strictObject({ type: z.literal('Retreat'), unit: piece, path }),
  Advance: z.strictObject({ type: z.literal('Advance'), unit: piece }),
  HoldGround: z.strictObject({ type: z.literal('HoldGround'), unit: piece }),
  RallySelf: z.strictObject({ type: z.literal('RallySelf'), unit: piece }),
  EndStep: z.strictObject({ type: z.literal('EndStep') }),
} satisfies { [Type in ActionType]: z.ZodMiniType<ActionOf<Type>> };

const [first, ...others] = Object.values(ACTIONS);

/** Any action. */
export const actionSchema: z.ZodMiniType<Action> = z.discriminatedUnion('type', [first!, ...others]);
