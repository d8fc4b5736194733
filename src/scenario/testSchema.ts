/** What an author says of a battle, to be found out again after every change: what may be done from a position, and how it ends. */
import * as z from 'zod/mini';
import type { ActionType } from '../engine/action.ts';
import { PHASES } from '../engine/triggers/moment.ts';
import { hexside, id, place, whole } from './parts.ts';

/** The actions, by the names they have in the rules. */
export const DEEDS = [
  'Move',
  'MoveAlone',
  'Fly',
  'Cast',
  'RaiseLadder',
  'ThrowDown',
  'Breach',
  'Bombard',
  'Dock',
  'ThrowHead',
  'DigTrench',
  'Pour',
  'RemoveDummy',
  'Fire',
  'Melee',
  'Challenge',
  'Rally',
  'RallyToBanner',
  'ClearHead',
  'RallySelf',
] as const satisfies readonly ActionType[];

/** `to`: a hex, a hexside or another piece; left out, whatever it is aimed at. */
export const deedSchema = z.strictObject({
  do: z.enum(DEEDS),
  piece: id,
  to: z.optional(z.union([place, hexside, id])),
});

/** The battle as it begins, but for what is said here. */
const positionSchema = z.strictObject({
  turn: z.optional(whole(1, 99)),
  /** Left out: every phase of the turn. */
  phase: z.optional(z.enum(PHASES)),
  pieces: z.optional(z.record(z.string(), place)),
  breached: z.optional(z.array(hexside)),
  lost: z.optional(z.array(whole(1, 7))),
  tracks: z.optional(z.record(z.string(), whole(-999, 999))),
});

/** `side` null: nobody has won by then. */
const expectedSchema = z.strictObject({ after: z.enum(['turn', 'game']), side: z.nullable(id) });

export const testSchema = z.strictObject({
  id,
  position: z.optional(positionSchema),
  may: z.optional(z.array(deedSchema)),
  mayNot: z.optional(z.array(deedSchema)),
  verdict: z.optional(expectedSchema),
});
export type TestLine = z.infer<typeof testSchema>;
export type DeedLine = z.infer<typeof deedSchema>;
