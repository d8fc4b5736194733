/** The brief of a fort assault: one province, who stands in it, who attacks it, and every support with what comes against it. */
import * as z from 'zod/mini';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { quote } from '../../scenario/problems.ts';
import { complaints, readBrief, type Complain } from '../reading.ts';
import type { BriefProblem } from '../siege.ts';
import { sayUnknown } from '../nearest.ts';
import { ix } from './said.ts';
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
  const brief = spellNames(read, complain);
  if (brief === null) return failed(problems);
  checkArmies(brief, complain);
  checkPlaces(brief, complain);
  checkSupports(brief, complain);
  checkCrossings(brief, complain);
  return problems.length > 0 ? failed(problems) : ok(brief);
}

/** Every province in its one spelling; null after those that nobody knows were told. */
function spellNames(brief: AssaultBrief, complain: Complain): AssaultBrief | null {
  let whole = true;
  const spellProvince = (province: string, path: string): string => {
    const found = provinceNamed(province);
    if (found !== null) return found;
    whole = false;
    complain(path, 'no-such-province', sayUnknown('province', province, PROVINCES));
    return province;
  };
  const { defender } = brief;
  const into = defender !== null && defender.kind !== 'N' ? defender.into : undefined;
  const read: AssaultBrief = {
    ...brief,
    province: spellProvince(brief.province, '/province'),
    defender:
      defender === null || defender.kind === 'N' || into === undefined
        ? defender
        : { ...defender, into: spellProvince(into, '/defender/into') },
    attackers: brief.attackers.map((one, at) => ({
      ...one,
      from: spellProvince(one.from, `/attackers/${at}/from`),
    })),
    supports: brief.supports.map((one, at) => ({
      ...one,
      at: spellProvince(one.at, `/supports/${at}/at`),
      to: spellProvince(one.to, `/supports/${at}/to`),
      attackedBy: one.attackedBy.map((attack, by) => ({
        ...attack,
        from: spellProvince(attack.from, `/supports/${at}/attackedBy/${by}/from`),
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
      complain(`${path}/kind`, 'no-double-army', ix({ say: 'ixNoDouble', power: unit.power }));
    } else if (unit.kind === '2A') {
      const before = doubles.get(unit.power) ?? start;
      doubles.set(unit.power, before);
      if (before !== start) {
        const said = ix({ say: 'ixSecondDouble', power: unit.power, province: before });
        complain(`${path}/kind`, 'second-double-army', said);
      }
      if (unit.power === 'Hillmen' && !isHills(start)) {
        complain(`${path}/kind`, 'not-hills', ix({ say: 'ixNotHills', province: start }));
      }
    }
    if (unit.kind !== 'N' && unit.nazgul && unit.power !== 'Angmar') {
      complain(`${path}/nazgul`, 'not-angmar', ix({ say: 'ixNotAngmar' }));
    }
  }
  const nazgul = armies.filter(({ unit }) => unit.kind === 'N' || unit.nazgul);
  for (const { path } of nazgul.slice(1)) {
    complain(path, 'second-nazgul', ix({ say: 'ixSecondNazgul', before: nazgul[0]!.path }));
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
    if (seen.has(place)) complain(path, 'province-taken', ix({ say: 'ixTaken', province: place }));
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
      const given = quote(to);
      const said =
        supported.length === 0
          ? ix({ say: 'ixNobodyAtAll', given })
          : ix({ say: 'ixNobodyToSupport', given, known: supported.join(', ') });
      complain(`/supports/${at}/to`, 'nobody-to-support', said);
    } else if (to === contested && stands && defender.order === 'move' && defender.into === undefined) {
      complain(`/supports/${at}/to`, 'move-unsaid', ix({ say: 'ixMoveUnsaid' }));
    }
  }
  if (!stands || defender.into === undefined) return;
  if (defender.order !== 'move')
    complain('/defender/into', 'not-moving', ix({ say: 'ixNotMoving', order: defender.order }));
  if (defender.into === contested)
    complain('/defender/into', 'same-province', ix({ say: 'ixSameProvince', province: contested }));
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
    if (link === 'closed') complain(path, 'river-closed', ix({ say: 'ixClosed', from, to }));
    if (link === 'autumn' && season !== 'autumn') {
      const say = season === undefined ? 'ixSeasonUnsaid' : 'ixSeason';
      complain(path, 'river-season', ix({ say, from, to }));
    }
  }
}

/** The province that a support goes into: the contested one, but where the defender's own move is supported. */
export function goalOf({ to }: Pick<Support, 'to'>, { province: contested, defender }: AssaultBrief): string {
  const moves = to === contested && defender !== null && defender.kind !== 'N' && defender.order === 'move';
  return moves ? (defender.into ?? contested) : contested;
}
