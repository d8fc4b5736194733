/** The brief of one battle in Arda: the terrain, the units of both sides, and the options that touch a battle. */
import * as z from 'zod/mini';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { quote } from '../../scenario/problems.ts';
import { complaints, readBrief, inSharedWords, type Complain } from '../reading.ts';
import type { BriefProblem } from '../siege.ts';
import { arda, type ArdaSaid } from './said.ts';
import { CASUALTIES } from './casualties.ts';
import { TERRAINS, type Role } from './terrain.ts';
import { UNITS } from './units.ts';

/** Units a side can bring: more than stand on the whole map. */
export const MOST_UNITS = 500;

const muster = z.strictObject({
  units: z.record(z.string(), z.int().check(z.gte(0), z.lte(MOST_UNITS))),
  /** Kinds of unit that are given up first, in this order; the others follow by the policy of the brief. */
  order: z._default(z.array(z.string()), []),
});

const briefSchema = z.strictObject({
  format: z.literal('battle-for-arda/1'),
  title: z._default(z.string(), ''),
  territory: z._default(z.string(), 'the territory'),
  /** The neighbouring territory from which the attacker comes: on the hexes he stands before that side. */
  from: z.optional(z.string()),
  terrain: z.array(z.enum(TERRAINS)),
  attacker: muster,
  defender: muster,
  /** The map option: fortifications keep off charge, flank and trample. */
  fortificationProtects: z._default(z.boolean(), true),
  /** Who falls first: whose loss costs his side least, supports included; or the cheapest. */
  casualties: z._default(z.enum(CASUALTIES), 'leastPower'),
});

/** A battle that was read and found whole. */
export type ArdaBrief = z.infer<typeof briefSchema>;

/** Reads a brief; all problems at once. */
export function parseBrief(document: unknown): Result<ArdaBrief, BriefProblem> {
  const { problems, complain } = complaints();
  const brief = readBrief(briefSchema, document, complain);
  if (brief === null) return failed(problems);
  checkTerrain(brief, complain);
  checkSide(brief, 'attacker', 'attack', complain);
  checkSide(brief, 'defender', 'defence', complain);
  return problems.length > 0 ? failed(problems) : ok(brief);
}

function checkTerrain({ terrain }: ArdaBrief, complain: Complain): void {
  for (const [at, name] of terrain.entries()) {
    if (terrain.indexOf(name) < at) {
      complain(`/terrain/${at}`, 'duplicate', inSharedWords({ say: 'listedTwice', given: quote(name) }));
    }
  }
}

function checkSide(brief: ArdaBrief, side: 'attacker' | 'defender', role: Role, complain: Complain): void {
  const { units, order } = brief[side];
  let total = 0;
  for (const [id, count] of Object.entries(units)) {
    total += count;
    const why = cannotFight(id, role);
    if (why !== null) complain(`/${side}/units/${id}`, why.code, arda(why.said));
  }
  if (total === 0) complain(`/${side}/units`, 'nobody', arda({ say: 'ardaNobody', side }));
  if (total > MOST_UNITS) {
    complain(`/${side}/units`, 'too-many', arda({ say: 'ardaTooMany', units: total, most: MOST_UNITS }));
  }
  for (const [at, id] of order.entries()) {
    if (!Object.hasOwn(units, id)) {
      complain(`/${side}/order/${at}`, 'not-in-battle', arda({ say: 'ardaNotInBattle', id: quote(id) }));
    }
  }
}

function cannotFight(id: string, role: Role): Readonly<{ code: string; said: ArdaSaid }> | null {
  const unit = UNITS.get(id);
  if (unit === undefined) {
    const alike = [...UNITS.keys()].filter((name) => name.includes(id.split('_')[0]!));
    const given = quote(id);
    return {
      code: 'no-such-unit',
      said:
        alike.length === 0
          ? { say: 'ardaNoUnit', given }
          : { say: 'ardaNoUnitBut', given, alike: alike.map(quote).join(', ') },
    };
  }
  if (unit.traits.includes('ship')) {
    return { code: 'ship', said: { say: 'ardaShip' } };
  }
  if (role === 'attack' && unit.traits.includes('immobile')) {
    return { code: 'immobile', said: { say: 'ardaImmobile' } };
  }
  return null;
}
