/** The brief of a fort assault: one province, who stands in it, who attacks it, and every support with what comes against it. */
import * as z from 'zod/mini';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { quoted } from '../../scenario/problems.ts';
import { complaints, readBrief, type Complain } from '../reading.ts';
import type { BriefProblem } from '../siege.ts';
import { mayDouble, POWERS, provinceNamed } from './facts.ts';

const power = z.enum(POWERS);
const province = z
  .string()
  .check(z.regex(/^[A-Z][A-Za-z]{2}$/, 'a province is named by its three letters, such as "Frn"'));
const count = z._default(z.int().check(z.gte(0), z.lte(99)), 0);

/** An army, single or double; `nazgul` when the Nazgûl starts with it and goes where it goes (rule 4). */
const army = { power, kind: z.enum(['A', '2A']), nazgul: z._default(z.boolean(), false) };

const briefSchema = z.strictObject({
  format: z.literal('middle-earth-ix-assault/1'),
  title: z._default(z.string(), ''),
  province,
  /** Who stands there; `move` when its own move out failed. `N`: the Nazgûl alone. */
  defender: z.nullable(
    z.union([
      z.strictObject({ ...army, order: z.enum(['hold', 'support', 'move']) }),
      z.strictObject({ power: z.literal('Angmar'), kind: z.literal('N') }),
    ]),
  ),
  attackers: z.array(
    z.union([
      z.strictObject({ ...army, from: province }),
      z.strictObject({ power: z.literal('Angmar'), kind: z.literal('N'), from: province }),
    ]),
  ),
  supports: z._default(
    z.array(
      z.strictObject({
        ...army,
        at: province,
        /** The province of the unit that is supported: the contested one for its defender, else where the attacker comes from. */
        to: province,
        /** Supports that hold the supporting unit itself. */
        backed: count,
        attackedBy: z._default(z.array(z.strictObject({ ...army, from: province, supports: count })), []),
      }),
    ),
    [],
  ),
});

/** A fort assault that was read and found whole; provinces are in their one spelling. */
export type AssaultBrief = z.infer<typeof briefSchema>;
/** An army that attacks, single or double, or the Nazgûl alone. */
export type Attacker = AssaultBrief['attackers'][number];
/** A support given in the contest. */
export type Support = AssaultBrief['supports'][number];

/** Reads a brief; all problems at once. */
export function parseBrief(document: unknown): Result<AssaultBrief, BriefProblem> {
  const { problems, complain } = complaints();
  const read = readBrief(briefSchema, document, complain);
  if (read === null) return failed(problems);
  const brief = spelled(read);
  checkArmies(brief, complain);
  checkPlaces(brief, complain);
  checkSupports(brief, complain);
  return problems.length > 0 ? failed(problems) : ok(brief);
}

function spelled(brief: AssaultBrief): AssaultBrief {
  return {
    ...brief,
    province: provinceNamed(brief.province),
    attackers: brief.attackers.map((one) => ({ ...one, from: provinceNamed(one.from) })),
    supports: brief.supports.map((one) => ({
      ...one,
      at: provinceNamed(one.at),
      to: provinceNamed(one.to),
      attackedBy: one.attackedBy.map((attack) => ({ ...attack, from: provinceNamed(attack.from) })),
    })),
  };
}

/** Double armies only where rules 2, 4 and 9 give one; the Nazgûl only once and only with Angmar. */
function checkArmies({ defender, attackers, supports }: AssaultBrief, complain: Complain): void {
  const armies = [
    ...(defender === null ? [] : [{ path: '/defender', unit: defender }]),
    ...attackers.map((unit, at) => ({ path: `/attackers/${at}`, unit })),
    ...supports.flatMap((unit, at) => [
      { path: `/supports/${at}`, unit },
      ...unit.attackedBy.map((attack, by) => ({ path: `/supports/${at}/attackedBy/${by}`, unit: attack })),
    ]),
  ];
  for (const { path, unit } of armies) {
    if (unit.kind === '2A' && !mayDouble(unit.power)) {
      complain(`${path}/kind`, 'no-double-army', `${unit.power} has no double army of its own; write "A"`);
    }
    if (unit.kind !== 'N' && unit.nazgul && unit.power !== 'Angmar') {
      complain(`${path}/nazgul`, 'not-angmar', `the Nazgûl goes with armies of Angmar only; take it out`);
    }
  }
  const nazgul = armies.filter(({ unit }) => unit.kind === 'N' || unit.nazgul);
  for (const { path } of nazgul.slice(1)) {
    complain(path, 'second-nazgul', `there is one Nazgûl, and ${nazgul[0]!.path} has it already`);
  }
}

/** One unit a province, and nobody attacks or supports from where he is not. */
function checkPlaces({ province: contested, attackers, supports }: AssaultBrief, complain: Complain): void {
  const seen = new Set([contested]);
  const places = [
    ...attackers.map(({ from }, at) => ({ path: `/attackers/${at}/from`, place: from })),
    ...supports.map(({ at: place }, at) => ({ path: `/supports/${at}/at`, place })),
  ];
  for (const { path, place } of places) {
    if (seen.has(place)) complain(path, 'province-taken', `${place} already has a unit of this contest`);
    seen.add(place);
  }
}

/** A support is for somebody: the defender who stands, or an army that attacks. */
function checkSupports(brief: AssaultBrief, complain: Complain): void {
  const armies = brief.attackers.filter(({ kind }) => kind !== 'N').map(({ from }) => from);
  const stands = brief.defender !== null && brief.defender.kind !== 'N' && brief.defender.order !== 'move';
  const supported = [...(stands ? [brief.province] : []), ...armies];
  for (const [at, { to }] of brief.supports.entries()) {
    if (supported.includes(to)) continue;
    const known = supported.length === 0 ? 'there is nobody' : `there is ${supported.join(', ')}`;
    complain(`/supports/${at}/to`, 'nobody-to-support', `no unit to support at ${quoted(to)}; ${known}`);
  }
}
