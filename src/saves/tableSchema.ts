/** The shape of the sheet that lies beside a game. */
import * as z from 'zod/mini';
import { MANY, wholeNumber } from './numbers.ts';
import {
  BID_RANGE,
  CLOCK_RANGE,
  MOST_LEVELS,
  MOST_MOVES,
  NAME_LENGTH,
  takerFrom,
  type TableSheet,
  type Taker,
} from './tableSheet.ts';

const count = wholeNumber<number>(0, MANY);
const pair = z.tuple([count, count]);
const bid = wholeNumber<number>(BID_RANGE.least, BID_RANGE.most);

const name = z.string().check(z.maxLength(NAME_LENGTH, `a name has at most ${NAME_LENGTH} signs`));

/** Whoever takes a seat; sheets of earlier versions have a word for each. */
const taker: z.ZodMiniType<Taker> = z.union(
  [
    z.strictObject({ kind: z.literal('player') }),
    z.strictObject({
      kind: z.literal('agent'),
      name,
      level: z.optional(wholeNumber<number>(0, MOST_LEVELS)),
    }),
    z.pipe(
      z.enum(['player', 'greedy']),
      z.transform((word) => takerFrom(word)!),
    ),
  ],
  'a seat is taken by { "kind": "player" } or by { "kind": "agent", "name": ... }, the machine',
);

const seatSchema = z.strictObject({ name, taken: taker });

const clockSchema = z.discriminatedUnion('limit', [
  z.strictObject({ limit: z.literal('none') }),
  z.strictObject({
    limit: z.enum(['side', 'turn']),
    minutes: wholeNumber<number>(CLOCK_RANGE.least, CLOCK_RANGE.most),
    used: pair,
    turn: count,
  }),
]);

const matchSheetSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single') }),
  z.strictObject({ type: z.literal('two'), game: z.literal([1, 2]), carried: pair }),
  z.strictObject({ type: z.literal('bid'), bids: z.tuple([bid, bid]) }),
]);

const moves = z.array(z.unknown()).check(z.maxLength(MOST_MOVES));

const siegeSheetSchema = z.strictObject({
  brief: z.record(z.string(), z.unknown()),
  before: moves,
  since: moves,
});

/** The section `table` of a saved match; files without it are as good. */
export const tableSchema: z.ZodMiniType<TableSheet> = z.strictObject({
  seats: z.tuple([seatSchema, seatSchema]),
  clock: clockSchema,
  match: matchSheetSchema,
  siege: z.optional(siegeSheetSchema),
});
