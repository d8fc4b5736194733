/** The laws of the ledger (4.2, C1-C5), each looked at for one brief and one end of its battle. */
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { isDeepStrictEqual as same } from 'node:util';
import {
  abandon,
  exportSiege,
  resume,
  type Exported,
} from '../../src/strategic/war-of-the-ring/ledger/escrow.ts';
import { type SiegeBrief, SEATS } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { NATIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { importResult, type Imported } from '../../src/strategic/war-of-the-ring/ledger/importResult.ts';
import { brokenBalances, type Ledger } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { stepsOf, type SiegeLink } from '../../src/strategic/war-of-the-ring/ledger/link.ts';
import { ledgerOf } from '../../src/strategic/war-of-the-ring/ledger/opening.ts';
import { parseBrief } from '../../src/strategic/war-of-the-ring/brief/parseBrief.ts';
import {
  briefDocument,
  parseResult,
  resultDocument,
} from '../../src/strategic/war-of-the-ring/ledger/parseResult.ts';
import { paymentsOf } from '../../src/strategic/war-of-the-ring/ledger/payment.ts';
import { resultOf, type SiegeResult } from '../../src/strategic/war-of-the-ring/ledger/result.ts';
import { figureOf, isUnit, STEPS } from '../../src/strategic/war-of-the-ring/roster.ts';
import { randomBrief, randomResult } from './randomBrief.ts';

/** What was looked at: briefs, how their battles ended, and every law that was broken. */
export interface LedgerCount {
  readonly briefs: number;
  readonly captured: number;
  readonly broken: number;
  readonly reduced: number;
  readonly worn: number;
  readonly offences: readonly string[];
}

/** Nothing looked at yet. */
export const NO_LEDGERS: LedgerCount = {
  briefs: 0,
  captured: 0,
  broken: 0,
  reduced: 0,
  worn: 0,
  offences: [],
};

/** Two counts together. */
export function addedLedgers(a: LedgerCount, b: LedgerCount): LedgerCount {
  return {
    briefs: a.briefs + b.briefs,
    captured: a.captured + b.captured,
    broken: a.broken + b.broken,
    reduced: a.reduced + b.reduced,
    worn: a.worn + b.worn,
    offences: [...a.offences, ...b.offences].slice(0, 20),
  };
}

/** Looks at random briefs of these indices. */
export function lookAtLedgers(seed: number, from: number, size: number): LedgerCount {
  return Array.from({ length: size }, (_, at) => lookAt(seed, from + at)).reduce(addedLedgers, NO_LEDGERS);
}

function lookAt(seed: number, index: number): LedgerCount {
  const offences: string[] = [];
  const law = (holds: boolean, name: string): void => {
    if (!holds) offences.push(`brief ${index}: ${name}`);
  };
  const read = parseBrief(randomBrief(seed, index));
  if (!read.ok) {
    const told = read.problems.map(({ path, code }) => `${path} ${code}`).join(', ');
    return { ...NO_LEDGERS, briefs: 1, offences: [`brief ${index}: is not read: ${told}`] };
  }
  const brief = read.value;
  const before = ledgerOf(brief);
  law(brokenBalances(before).length === 0, 'C1 before the battle');
  const out = exported(before, brief);
  lawsOfEscrow(before, out, brief, law);
  lawsOfIdentity(before, out, law);
  const result = randomResult(out.link, seed, index);
  const taken = importResult(out.ledger, result);
  if (!taken.ok) {
    law(false, `a result is refused: ${taken.problems.map(({ said }) => wordSaid(said)).join('; ')}`);
    return { ...NO_LEDGERS, briefs: 1, offences };
  }
  lawsOfPayment(out.link, result, law);
  lawsOfStrength(before, out.link, result, taken.value, law);
  lawsOfImport(before, out, brief, result, taken.value, law);
  if (index % 10 === 0) lawsOfDocuments(brief, result, law);
  const entries = taken.value.entries.map(({ type }) => type);
  const some = (type: (typeof entries)[number]): number => (entries.includes(type) ? 1 : 0);
  return {
    briefs: 1,
    captured: some('captured'),
    broken: some('siege-broken'),
    reduced: some('reduced'),
    worn: some('worn'),
    offences,
  };
}

/** Takes down whether a law holds, by its name. */
export type Law = (holds: boolean, name: string) => void;

function exported(ledger: Ledger, brief: SiegeBrief): Exported {
  const out = exportSiege(ledger, brief);
  if (!out.ok) throw new Error(JSON.stringify(out.problems));
  return out.value;
}

/** 4.1: whoever goes out lies in escrow, once, and an export is undone exactly. */
export function lawsOfEscrow(before: Ledger, { ledger, link }: Exported, brief: SiegeBrief, law: Law): void {
  law(brokenBalances(ledger).length === 0, 'C1 while the battle is out');
  const ids = [...link.attacker.figures, ...link.defender.figures];
  law(new Set(ids).size === ids.length, 'no figure goes out twice');
  law(
    ids.every((id) => ledger.figures[id]!.at === 'battle'),
    'whoever goes out lies in escrow',
  );
  law(same(abandon(ledger, link.battle), before), 'abandon undoes the export');
  law(same(resume(ledger, link.battle), link), 'an interrupted battle is taken up');
  law(!exportSiege(ledger, { ...brief, battle: 'another' }).ok, 'a region with a battle is locked');
}

/** C4: whoever did not fight is where he was, as he was. */
export function lawsOfIdentity(before: Ledger, { ledger, link }: Exported, law: Law): void {
  const unfought = resultOf(link, { by: 'tactics', rounds: 0, steps: stepsOf(link) });
  const taken = importResult(ledger, unfought);
  law(taken.ok, 'an unfought result is taken');
  if (!taken.ok) return;
  law(same({ ...taken.value.ledger, closed: {} }, before), 'C4 nothing fought, nothing changed');
}

/** C2, C3: a nation's hits are its lost steps by four, rounded down, and the rest stays on one figure. */
export function lawsOfPayment(link: SiegeLink, { steps }: SiegeResult, law: Law): void {
  for (const seat of SEATS) {
    const payments = paymentsOf(link[seat].figures, steps);
    for (const { id } of NATIONS) {
      const units = link[seat].figures.filter((one) => isUnit(one) && figureOf(one).nation === id);
      const lost = units.reduce((sum, one) => sum + STEPS[figureOf(one).type] - steps[one]!, 0);
      const paid = units.map((one) => payments.get(one)!);
      law(paid.reduce((sum, { hits }) => sum + hits, 0) === Math.floor(lost / 4), 'C2 hits are exact');
      law(paid.reduce((sum, { wear }) => sum + wear, 0) === lost % 4, 'C2 the rest stays as wear');
      law(paid.filter(({ wear }) => wear > 0).length <= 1, 'C2 wear lies on one figure');
      law(
        units.every((one) => payments.get(one)!.hits * 4 <= STEPS[figureOf(one).type]),
        'C3 nobody pays more than he has',
      );
    }
  }
}

/** C1, C2: what the board lost in strength is the hits that were paid, and what was entered besides. */
export function lawsOfStrength(
  before: Ledger,
  link: SiegeLink,
  result: SiegeResult,
  after: Imported,
  law: Law,
): void {
  const strength = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (isUnit(id) ? STEPS[figureOf(id).type] / 4 : 0), 0);
  for (const { id } of NATIONS) {
    const own = (ids: readonly string[]): readonly string[] =>
      ids.filter((one) => figureOf(one).nation === id);
    const onBoard = ({ figures }: Ledger): number =>
      strength(own(Object.keys(figures)).filter((one) => figures[one]!.at === 'board'));
    const paid = SEATS.reduce((sum, seat) => {
      const payments = paymentsOf(own(link[seat].figures), result.steps);
      return [...payments.values()].reduce((all, { hits }) => all + hits, sum);
    }, 0);
    const besides = after.entries.reduce((sum, entry) => {
      if (entry.type === 'not-replaced') return sum + own([entry.figure]).length;
      return entry.type === 'trimmed' || entry.type === 'given-up' ? sum + strength(own(entry.figures)) : sum;
    }, 0);
    law(onBoard(before) - onBoard(after.ledger) === paid + besides, `C1 ${id} lost what was paid`);
  }
}

/** C1, C5, 4.1: a result is taken once and whole, by whatever way the battle went out. */
export function lawsOfImport(
  before: Ledger,
  out: Exported,
  brief: SiegeBrief,
  result: SiegeResult,
  { ledger, entries }: Imported,
  law: Law,
): void {
  law(brokenBalances(ledger).length === 0, 'C1 after the battle');
  law(
    Object.values(ledger.figures).every(({ at }) => at !== 'battle') && Object.keys(ledger.open).length === 0,
    'nobody stays in escrow',
  );
  const again = importResult(ledger, result);
  law(
    again.ok && again.value.ledger === ledger && again.value.again,
    'the same result again changes nothing',
  );
  const other = resultOf(out.link, { ...result, rounds: result.rounds + 1 });
  law(!importResult(ledger, other).ok, 'another result is refused');
  law(!importResult(out.ledger, { ...result, rounds: result.rounds + 1 }).ok, 'a forged result is refused');
  const retried = exported(abandon(out.ledger, brief.battle), brief);
  law(same(retried.link, out.link), 'given up and sent again, the battle is the same');
  const late = importResult(retried.ledger, result);
  law(late.ok && same(late.value.ledger, ledger), 'and so is what comes of it');
  const worn = Object.values(ledger.wear);
  law(
    worn.every((steps) => steps >= 1 && steps <= 3),
    'wear is short of a hit',
  );
  const lasts = entries.some(({ type }) => type === 'siege-goes-on');
  law(lasts || worn.length === 0 || brief.mode === 'relief', 'wear is forgotten with the siege (C2)');
  law(!same(ledger, before), 'a result is remembered');
}

function lawsOfDocuments(brief: SiegeBrief, result: SiegeResult, law: Law): void {
  const read = parseBrief(briefDocument(brief));
  law(read.ok && same(read.value, brief), 'a brief written down reads the same');
  const document: unknown = JSON.parse(JSON.stringify(resultDocument(brief, result)));
  const back = parseResult(document);
  // Results are drawn at random here: the laws of the ledger hold for each, yet not each could have happened.
  const made = !back.ok && back.problems.every(({ code }) => code.startsWith('impossible-'));
  law(made || (back.ok && same(back.value.result, result)), 'a result document is taken');
}
