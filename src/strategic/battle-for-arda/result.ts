/** The result of a battle for Arda as a document that is carried back: its brief, who is left of both sides, and how it ended. */
import * as z from 'zod/mini';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { quote } from '../../scenario/problems.ts';
import { lookUp } from '../../kernel/lookUp.ts';
import { complaints, readDocument, type Complain } from '../reading.ts';
import type { BriefProblem, FightSeat } from '../siege.ts';
import { musterSides, verdictFor, VERDICTS, type ArdaReport, type ArdaVerdict } from './battle.ts';
import { MOST_UNITS, parseBrief } from './brief.ts';
import type { ArdaForce } from './force.ts';
import { arda } from './said.ts';
import type { Sides } from './targeted.ts';
import type { Role } from './terrain.ts';

/** More than any battle takes, on hexes as well. */
const MOST_ROUNDS = 99;

const number = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** No unit bears more hits than this. */
const MOST_HITS = 10;

/** Who is left of one side, by the kinds of units: how many, and the hits that they bear together. */
const left = z.record(
  z.string(),
  z.strictObject({ count: number(1, MOST_UNITS), damage: number(0, MOST_UNITS * MOST_HITS) }),
);

const resultSchema = z.strictObject({
  format: z.literal('battle-for-arda-result/1'),
  brief: z.unknown(),
  verdict: z.enum(Object.keys(VERDICTS) as [ArdaVerdict, ...ArdaVerdict[]]),
  rounds: number(0, MOST_ROUNDS),
  attacker: left,
  defender: left,
});

type Left = z.infer<typeof left>;

/** The seats of a brief, by the roles of those who fight. */
const SEATS: Readonly<Record<Role, FightSeat>> = { attack: 'attacker', defence: 'defender' };

/** A result as a document; reading it gives the same result. */
export function writeResult({ brief, verdict, rounds, left: sides }: ArdaReport): unknown {
  return {
    format: 'battle-for-arda-result/1',
    brief,
    verdict,
    rounds,
    attacker: leftOf(sides.attack),
    defender: leftOf(sides.defence),
  };
}

function leftOf(force: ArdaForce): Left {
  return Object.fromEntries(force.map(({ unit, count, damage }) => [unit.id, { count, damage }]));
}

/** Reads a result document, its brief with it. Refuses whoever did not come or cannot stand so, and a verdict that those who are left do not bear out; all problems at once. */
export function readResult(document: unknown): Result<ArdaReport, BriefProblem> {
  const { problems, complain } = complaints();
  const file = readDocument(resultSchema, document, complain);
  if (file === null) return failed(problems);
  const brief = parseBrief(file.brief);
  if (!brief.ok) return failed(brief.problems.map((one) => ({ ...one, path: `/brief${one.path}` })));
  const start = musterSides(brief.value);
  const standing = (role: Role): ArdaForce =>
    forceLeft(start[role], SEATS[role], file[SEATS[role]], complain);
  const sides: Sides = { attack: standing('attack'), defence: standing('defence') };
  if (problems.length > 0) return failed(problems);
  const { verdict, rounds } = file;
  const ends = verdictFor(sides);
  // Whoever breaks off leaves the territory to those who stand (R38).
  if (verdict !== ends && !(ends === 'undecided' && verdict === 'held')) {
    complain('/verdict', 'other-end', arda({ say: 'ardaOtherEnd', verdict: VERDICTS[ends] }));
    return failed(problems);
  }
  return ok({ brief: brief.value, start, verdict, rounds, left: sides });
}

/** Those of a side who are left; whoever is not named has fallen. */
function forceLeft(start: ArdaForce, seat: FightSeat, stand: Left, complain: Complain): ArdaForce {
  for (const id of Object.keys(stand)) {
    if (!start.some(({ unit }) => unit.id === id))
      complain(`/${seat}/${id}`, 'not-in-battle', arda({ say: 'ardaNotInBattle', id: quote(id) }));
  }
  return start.flatMap((stack) => {
    const { unit, count: came } = stack;
    const one = lookUp(stand, unit.id);
    if (one === undefined) return [];
    const { count, damage } = one;
    const most = count * (unit.hitPoints - 1);
    if (count > came)
      complain(`/${seat}/${unit.id}/count`, 'grown', arda({ say: 'ardaMoreLeft', left: count, came }));
    else if (damage > most)
      complain(`/${seat}/${unit.id}/damage`, 'grown', arda({ say: 'ardaMoreHits', hits: damage, most }));
    return [{ ...stack, count, damage }];
  });
}
