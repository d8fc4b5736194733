/** Reads the moves of a fight on hexes that somebody kept: whoever wrote them, nothing that passes can stop the fight. */
import * as z from 'zod/mini';
import { failed, ok, type Result } from '../kernel/result.ts';
import { hexName, hexside, id, place, whole } from '../scenario/parts.ts';
import { BLOWS, ROLES } from './blockDeeds.ts';
import { endProblems } from './endProblems.ts';
import { complaints, readDocument } from './reading.ts';
import type { BriefProblem, FightMove, BattleGround } from './siege.ts';

const pieceEnd = z.strictObject({
  at: place,
  lost: whole(0, 3),
  gone: z.boolean(),
  disrupted: z.boolean(),
  magic: whole(0, 99),
});

const end = z.strictObject({
  turns: whole(1, 99),
  pieces: z.record(id, pieceEnd),
  breached: z.array(hexside),
  taken: z.array(hexside),
  lostLevels: z.array(whole(1, 7)),
  ladders: z.array(hexside),
  closed: z.optional(z.array(hexName)),
});

const fell = z.strictObject({
  piece: id,
  steps: whole(1, 4),
  at: hexName,
  from: z.nullable(hexName),
  by: z.enum(BLOWS),
});

const turn = whole(1, 99);

const changed = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('broken'), work: hexside, turn }),
  z.strictObject({ type: z.literal('taken'), work: hexside, by: z.enum(ROLES), turn }),
  z.strictObject({ type: z.literal('level'), level: whole(1, 7), by: z.enum(ROLES), turn }),
  z.strictObject({ type: z.literal('closed'), hexes: z.array(hexName).check(z.minLength(1)), turn }),
]);

/** A block has a few dozen steps to lose. */
const MOST_DEEDS = 999;

/** What happened in a block; one that was kept without it is as good, and tells less. */
const deeds = z.strictObject({
  fell: z.array(fell).check(z.maxLength(MOST_DEEDS)),
  changed: z.array(changed).check(z.maxLength(MOST_DEEDS)),
});

const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fought'), end, deeds: z.optional(deeds) }),
  z.strictObject({ type: z.literal('chose'), option: z.string().check(z.maxLength(120)) }),
  z.strictObject({ type: z.literal('rolled'), seed: whole(0, Number.MAX_SAFE_INTEGER) }),
]);

/** No fight has more moves: the longest battle in the field takes some dozens of rounds. */
const MOST_MOVES = 999;

const moves = z.array(move).check(z.maxLength(MOST_MOVES));

/**
 * Reads a list of moves for a fight on this ground, from its beginning. Refuses what is no list of moves with every difference; then
 * the first move that is not asked for, or the first block that cannot have ended so, with all that is wrong with it. Never throws.
 */
export function readMoves(
  ground: BattleGround,
  document: unknown,
): Result<readonly FightMove[], BriefProblem> {
  const { problems, complain } = complaints();
  const read = readDocument(moves, document, complain);
  if (read === null) return failed(problems);
  for (const [index, one] of read.entries()) {
    if (one.type !== 'fought') continue;
    const before = ground.stage(read.slice(0, index));
    if (!before.ok) return before;
    if (before.value.type !== 'block') break;
    const wrong = endProblems(before.value.scenario, one.end);
    if (wrong.length > 0)
      return failed(wrong.map((problem) => ({ ...problem, path: `/${index}/end${problem.path}` })));
  }
  const stage = ground.stage(read);
  return stage.ok ? ok(read) : stage;
}
