/** A siege result: what the hexes or the dice left of every figure, and what was decided when the battle ended. */
import * as z from 'zod/mini';
import { documentHash } from '../../../kernel/hash.ts';
import { id, whole } from '../../../scenario/parts.ts';
import { briefSchema } from '../brief/schema.ts';
import { linkHash, type SiegeLink } from './link.ts';

const name = z.string().check(z.minLength(1), z.maxLength(80));
const names = z._default(z.array(name), []);
const hash = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, 'a hash is written as 64 figures and letters a to f'));

export const aftermathSchema = z.strictObject({
  /** Whether the defender stands, goes to a region next to the battle, or into his own hold (F2, S1). */
  defender: z._default(z.enum(['stands', 'retreats', 'withdraws']), 'stands'),
  to: z._default(z.nullable(name), null),
  /** Whether the attacker goes into the region once it is open to him (F3, S2, O2). */
  advance: z._default(z.boolean(), true),
  /** Figures and characters of the attacker that do not go along (F3). */
  stay: names,
  /** Units above a limit, as their owner chooses them (B1, S2). */
  excess: names,
  /** Characters who live though an event killed their army (ruling 8). */
  spared: names,
  /** The inner goal was held at the end, and the garrison is given up (4.6). */
  noQuarter: z._default(z.boolean(), false),
});

const STANDING: z.infer<typeof aftermathSchema> = {
  defender: 'stands',
  to: null,
  advance: true,
  stay: [],
  excess: [],
  spared: [],
  noQuarter: false,
};

const unsealed = z.strictObject({
  battle: id,
  /** The hash of the link that went out. */
  link: hash,
  by: z.enum(['dice', 'tactics']),
  rounds: whole(0, 99),
  /** Steps left to every figure, 0 for those that fell; each is named once (C5). */
  steps: z.record(z.string(), whole(0, 8)),
  /** Characters a card has killed, whatever became of their army (B9). */
  fallen: names,
  after: z._default(aftermathSchema, STANDING),
});

const resultSchema = z.extend(unsealed, {
  /** The check sum of all the rest: it shows damage on the way. It is no signature; anybody can make a new one. */
  seal: hash,
});

/** A result with the brief of its battle: a document that can be carried from one table to another. */
export const resultDocumentSchema = z.strictObject({
  schema: z.literal('war-of-the-ring/siege-result/1'),
  brief: briefSchema,
  result: resultSchema,
});

/** What was decided when a battle ended. */
export type Aftermath = Readonly<z.infer<typeof aftermathSchema>>;

/** A result with its check sum. */
export type SiegeResult = Readonly<z.infer<typeof resultSchema>>;

/** What whoever fought a battle has to say of it. */
export interface Fought {
  readonly by: 'dice' | 'tactics';
  readonly rounds: number;
  readonly steps: Readonly<Record<string, number>>;
  readonly fallen?: readonly string[];
  readonly after?: Partial<Aftermath>;
}

/** The result of a battle that went out by this link, with its check sum. */
export function resultOf(link: SiegeLink, fought: Fought): SiegeResult {
  const { by, rounds, steps, fallen = [], after = {} } = fought;
  const open = {
    battle: link.battle,
    link: linkHash(link),
    by,
    rounds,
    steps: { ...steps },
    fallen: [...fallen],
    after: { ...STANDING, ...after },
  };
  return { ...open, seal: documentHash(open) };
}

/** Whether a result fits its check sum: nothing happened to it on the way. */
export function isSealed({ seal, ...open }: SiegeResult): boolean {
  return documentHash(open) === seal;
}

/** The published JSON Schema (2020-12) of a siege result. */
export function siegeResultJsonSchema(): object {
  return {
    title: 'What became of every figure in a siege of the War of the Ring',
    ...z.toJSONSchema(resultDocumentSchema, { io: 'input' }),
  };
}
