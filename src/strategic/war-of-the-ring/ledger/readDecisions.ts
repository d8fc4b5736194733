/** What the sides decided when a fight on hexes was over, as a result may bring it along. */
import * as z from 'zod/mini';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { complaints, readBrief } from '../../reading.ts';
import type { BriefProblem } from '../../siege.ts';
import { aftermathSchema, type Aftermath } from './result.ts';

const schema = z.extend(z.partial(aftermathSchema), {
  /** Characters a card has killed (B9). */
  fallen: z._default(z.array(z.string()), []),
});

/** Retreat, advance, excess and the dead, as they are named; what is left out stays as it is. */
export function readDecisions(
  after: unknown,
): Result<Readonly<{ fallen: readonly string[]; after: Partial<Aftermath> }>, BriefProblem> {
  const { problems, complain } = complaints();
  const read = readBrief(schema, after, (path, code, said) => complain(`/after${path}`, code, said));
  if (read === null) return failed(problems);
  const { fallen, ...rest } = read;
  return ok({
    fallen,
    after: Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== undefined)),
  });
}
