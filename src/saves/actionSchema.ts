/** The shape of the actions of a saved match; whether they are legal is asked by playing them again. */
import * as z from 'zod/mini';
import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { Action, ActionOf, ActionType } from '../engine/action.ts';
import type { PieceId } from '../engine/battle.ts';
import { SPELLS } from '../engine/spell.ts';
import { indexNumber } from './numbers.ts';

const piece = indexNumber<PieceId>();
const hex = indexNumber<HexId>();
const hexside = indexNumber<HexsideId>();
const path = z.array(hex).check(z.maxLength(999));

const carries = z.array(piece).check(z.maxLength(99));

const ACTIONS = {
  Deploy: z.strictObject({ type: z.literal('Deploy'), piece, hex }),
  Move: z.strictObject({ type: z.literal('Move'), unit: piece, path, pushes: z.nullable(piece), carries }),
  MoveAlone: z.strictObject({ type: z.literal('MoveAlone'), personage: piece, path }),
  Fly: z.strictObject({ type: z.literal('Fly'), personage: piece, hex }),
  Cast: z.strictObject({
    type: z.literal('Cast'),
    caster: piece,
    spell: z.enum(SPELLS),
    points: z.number(),
    target: z.nullable(piece),
  }),
  RaiseLadder: z.strictObject({ type: z.literal('RaiseLadder'), unit: piece, hexside }),
  ThrowDown: z.strictObject({ type: z.literal('ThrowDown'), unit: piece, hexside }),
  Breach: z.strictObject({ type: z.literal('Breach'), engine: piece, hexside }),
  Bombard: z.strictObject({ type: z.literal('Bombard'), engine: piece, target: piece }),
  Dock: z.strictObject({ type: z.literal('Dock'), tower: piece, hexside }),
  ThrowHead: z.strictObject({ type: z.literal('ThrowHead'), engine: piece, hex }),
  DigTrench: z.strictObject({ type: z.literal('DigTrench'), unit: piece, hex }),
  Pour: z.strictObject({ type: z.literal('Pour'), cauldron: piece, hexside }),
  RemoveDummy: z.strictObject({ type: z.literal('RemoveDummy'), cauldron: piece }),
  Fire: z.strictObject({ type: z.literal('Fire'), shooter: piece, target: piece }),
  Melee: z.strictObject({ type: z.literal('Melee'), attacker: piece, defender: piece }),
  Challenge: z.strictObject({ type: z.literal('Challenge'), personage: piece, target: piece }),
  AcceptDuel: z.strictObject({ type: z.literal('AcceptDuel'), personage: piece }),
  DeclineDuel: z.strictObject({ type: z.literal('DeclineDuel'), personage: piece }),
  Withdraw: z.strictObject({
    type: z.literal('Withdraw'),
    personage: piece,
    path,
    unit: z.nullable(piece),
    carries,
  }),
  Escape: z.strictObject({ type: z.literal('Escape'), personage: piece, hex }),
  SlipAway: z.strictObject({ type: z.literal('SlipAway'), unit: piece, to: hex, carries }),
  StandFast: z.strictObject({ type: z.literal('StandFast'), unit: piece }),
  Retreat: z.strictObject({ type: z.literal('Retreat'), unit: piece, path, carries }),
  Advance: z.strictObject({ type: z.literal('Advance'), unit: piece, carries }),
  HoldGround: z.strictObject({ type: z.literal('HoldGround'), unit: piece }),
  Rally: z.strictObject({ type: z.literal('Rally'), leader: piece, unit: piece }),
  RallyToBanner: z.strictObject({ type: z.literal('RallyToBanner'), unit: piece }),
  ClearHead: z.strictObject({ type: z.literal('ClearHead'), leader: piece }),
  RallySelf: z.strictObject({ type: z.literal('RallySelf'), unit: piece }),
  EndStep: z.strictObject({ type: z.literal('EndStep') }),
} satisfies { [Type in ActionType]: z.ZodMiniType<ActionOf<Type>> };

const [first, ...others] = Object.values(ACTIONS);

/** Any action. */
export const actionSchema: z.ZodMiniType<Action> = z.discriminatedUnion('type', [first!, ...others]);
