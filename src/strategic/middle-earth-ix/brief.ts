/** The brief of a fort assault: one province, who stands in it, who attacks it, and every support with what comes against it. */
import * as z from 'zod/mini';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { quote } from '../../scenario/problems.ts';
import { complaints, readBrief, type Complain } from '../reading.ts';
import type { BriefProblem } from '../siege.ts';
import { nearest } from '../nearest.ts';
import { crossing, isHills, mayDouble, POWERS, provinceNamed, PROVINCES, type Power } from './facts.ts';

const power = z.enum(POWERS);
const province = z
  .string()
  .check(z.regex(/^[A-Za-z]{3}$/, 'a province is named by its three letters, such as "Frn"'));
const count = z._default(z.int().check(z.gte(0), z.lte(99)), 0);

/** An army, single or double; `nazgul` when the Nazgûl starts with it and goes where it goes (rule 4). */
const army = { power, kind: z.enum(['A', '2A']), nazgul: z._default(z.boolean(), false) };

const briefSchema = z.strictObject({
  format: z.literal('middle-earth-ix-assault/1'),
  title: z._default(z.string(), ''),
  province,
  /** The season, where a river is crossed that is open in autumn only (rule 8). */
  season: z.optional(z.enum(['spring', 'autumn'])),
  /** Who stands there; `move` when its own move failed, with `into` where it tried to go. `N`: the Nazgûl alone. */
  defender: z.nullable(
    z.union([
      z.strictObject({ ...army, order: z.enum(['hold', 'support', 'move']), into: z.optional(province) }),
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
        /** The province of the unit that is supported: the contested one for its defender (a defender that moves: for his move), else where the attacker comes from. */
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
  const brief = spelled(read, complain);
  if (brief === null) return failed(problems);
  checkArmies(brief, complain);
  checkPlaces(brief, complain);
  checkSupports(brief, complain);
  checkCrossings(brief, complain);
  return problems.length > 0 ? failed(problems) : ok(brief);
}

/** Every province in its one spelling; null after those that nobody knows were told. */
function spelled(brief: AssaultBrief, complain: Complain): AssaultBrief | null {
  let whole = true;
  const named = (province: string, path: string): string => {
    const found = provinceNamed(province);
    if (found !== null) return found;
    whole = false;
    const near = nearest(province, PROVINCES);
    const remedy = near === null ? `there is ${PROVINCES.join(', ')}` : `did you mean ${quote(near)}?`;
    complain(path, 'no-such-province', `no province is called ${quote(province)}; ${remedy}`);
    return province;
  };
  const { defender } = brief;
  const into = defender !== null && defender.kind !== 'N' ? defender.into : undefined;
  const read: AssaultBrief = {
    ...brief,
    province: named(brief.province, '/province'),
    defender:
      defender === null || defender.kind === 'N' || into === undefined
        ? defender
        : { ...defender, into: named(into, '/defender/into') },
    attackers: brief.attackers.map((one, at) => ({ ...one, from: named(one.from, `/attackers/${at}/from`) })),
    supports: brief.supports.map((one, at) => ({
      ...one,
      at: named(one.at, `/supports/${at}/at`),
      to: named(one.to, `/supports/${at}/to`),
      attackedBy: one.attackedBy.map((attack, by) => ({
        ...attack,
        from: named(attack.from, `/supports/${at}/attackedBy/${by}/from`),
      })),
    })),
  };
  return whole ? read : null;
}

/** Double armies only where rules 2, 4 and 9 give one, and one a power; the Nazgûl only once and only with Angmar. */
function checkArmies(
  { province: contested, defender, attackers, supports }: AssaultBrief,
  complain: Complain,
): void {
  const armies = [
    ...(defender === null ? [] : [{ path: '/defender', unit: defender, start: contested }]),
    ...attackers.map((unit, at) => ({ path: `/attackers/${at}`, unit, start: unit.from })),
    ...supports.flatMap((unit, at) => [
      { path: `/supports/${at}`, unit, start: unit.at },
      ...unit.attackedBy.map((attack, by) => ({
        path: `/supports/${at}/attackedBy/${by}`,
        unit: attack,
        start: attack.from,
      })),
    ]),
  ];
  const doubles = new Map<Power, string>();
  for (const { path, unit, start } of armies) {
    if (unit.kind === '2A' && !mayDouble(unit.power)) {
      complain(`${path}/kind`, 'no-double-army', `${unit.power} has no double army of its own; write "A"`);
    } else if (unit.kind === '2A') {
      const before = doubles.get(unit.power) ?? start;
      doubles.set(unit.power, before);
      if (before !== start) {
        const message = `${unit.power} has one double army, and it starts in ${before}; write "A" [2, 9]`;
        complain(`${path}/kind`, 'second-double-army', message);
      }
      if (unit.power === 'Hillmen' && !isHills(start)) {
        const message = `an army of the Hillmen is double only if it starts in PFe, Mai, PTe, Dun or NNi, not in ${start}; write "A" [9]`;
        complain(`${path}/kind`, 'not-hills', message);
      }
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

/** A support is for somebody: the defender, where he holds or moves, or an army that attacks. */
function checkSupports(brief: AssaultBrief, complain: Complain): void {
  const { defender, province: contested } = brief;
  const armies = brief.attackers.filter(({ kind }) => kind !== 'N').map(({ from }) => from);
  const stands = defender !== null && defender.kind !== 'N';
  const supported = [...(stands ? [contested] : []), ...armies];
  for (const [at, { to }] of brief.supports.entries()) {
    if (!supported.includes(to)) {
      const known = supported.length === 0 ? 'there is nobody' : `there is ${supported.join(', ')}`;
      complain(`/supports/${at}/to`, 'nobody-to-support', `no unit to support at ${quote(to)}; ${known}`);
    } else if (to === contested && stands && defender.order === 'move' && defender.into === undefined) {
      const message = 'the defender moves; say in "into" where he tried to go, for that is what is supported';
      complain(`/supports/${at}/to`, 'move-unsaid', message);
    }
  }
  if (!stands || defender.into === undefined) return;
  if (defender.order !== 'move')
    complain(
      '/defender/into',
      'not-moving',
      `a defender that ${defender.order}s goes nowhere; leave "into" out`,
    );
  if (defender.into === contested)
    complain('/defender/into', 'same-province', `${contested} is where he stands; say where he tried to go`);
}

/** Nobody moves or supports over a border that is closed (rules 7 and 8). */
function checkCrossings(brief: AssaultBrief, complain: Complain): void {
  const { province: contested, defender, season } = brief;
  const goes = [
    ...brief.attackers.map(({ from }, at) => ({ path: `/attackers/${at}/from`, from, to: contested })),
    ...brief.supports.flatMap((support, at) => [
      { path: `/supports/${at}/at`, from: support.at, to: goalOf(support, brief) },
      ...support.attackedBy.map(({ from }, by) => ({
        path: `/supports/${at}/attackedBy/${by}/from`,
        from,
        to: support.at,
      })),
    ]),
    ...(defender === null || defender.kind === 'N' || defender.into === undefined
      ? []
      : [{ path: '/defender/into', from: contested, to: defender.into }]),
  ];
  for (const { path, from, to } of goes) {
    const link = crossing(from, to);
    if (link === 'closed') complain(path, 'river-closed', `nobody crosses between ${from} and ${to} [8]`);
    if (link === 'autumn' && season !== 'autumn') {
      const remedy = season === undefined ? 'say "season": "autumn" if it is' : 'take it out';
      complain(path, 'river-season', `${from} and ${to} are joined in autumn only; ${remedy} [8]`);
    }
  }
}

/** The province that a support goes into: the contested one, but where the defender's own move is supported. */
export function goalOf({ to }: Pick<Support, 'to'>, { province: contested, defender }: AssaultBrief): string {
  const moves = to === contested && defender !== null && defender.kind !== 'N' && defender.order === 'move';
  return moves ? (defender.into ?? contested) : contested;
}
