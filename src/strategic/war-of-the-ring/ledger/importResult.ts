/** Import: one result for each battle, taken whole or not at all (4.1, C1-C5). */
import { lookUp } from '../../../kernel/lookUp.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import type { BriefProblem } from '../../siege.ts';
import { stepProblems } from '../../steps.ts';
import { concludeBattle, type Entered } from './aftermath.ts';
import { aftermathProblems } from './aftermathProblems.ts';
import { giveUp, takeLosses, type Survivors } from './casualties.ts';
import type { LedgerEntry } from './entries.ts';
import { abandon } from './escrow.ts';
import { NATIONS } from '../facts.ts';
import type { Ledger } from './ledger.ts';
import { linkHash, stepsOf, type SiegeLink } from './link.ts';
import { SEATS } from '../brief/brief.ts';
import { isSealed, type SiegeResult } from './result.ts';
import { figureOf, type FigureId } from '../roster.ts';
import { ring, type RingSaid } from '../said.ts';

/** A ledger after an import, and what was entered. A result that was taken before enters nothing. */
export type Imported = Entered & { readonly again: boolean };

/**
 * Takes the result of a battle that is out. The same result again changes nothing; another one for the same battle is
 * refused, and so is one that is not whole, not of this battle, or not as its check sum says. Refused, the ledger stays as it is.
 */
export function importResult(ledger: Ledger, result: SiegeResult): Result<Imported, BriefProblem> {
  const taken = lookUp(ledger.closed, result.battle);
  if (taken !== undefined) {
    if (taken === result.seal && isSealed(result)) return ok({ ledger, entries: [], again: true });
    return refusal('/battle', 'another-result', { say: 'anotherResult' });
  }
  const out = lookUp(ledger.open, result.battle);
  if (out === undefined) return refusal('/battle', 'no-such-battle', { say: 'noBattleOut' });
  const problems = resultProblems(ledger, out.link, result);
  if (problems.length > 0) return failed(problems);
  return ok({ ...settle(abandon(ledger, result.battle), out.link, result), again: false });
}

/** Everything that is wrong with a result of a battle that went out by this link. */
export function resultProblems(
  ledger: Ledger,
  link: SiegeLink,
  result: SiegeResult,
): readonly BriefProblem[] {
  const problems = [...stepProblems(link.battle, stepsOf(link), result)];
  if (!isSealed(result)) problems.push(problem('/seal', 'changed', { say: 'sealBroken' }));
  if (result.link !== linkHash(link)) problems.push(problem('/link', 'other-link', { say: 'otherLink' }));
  const there = SEATS.flatMap((seat) => link[seat].characters);
  for (const [index, id] of result.fallen.entries()) {
    if (!there.includes(id))
      problems.push(problem(`/fallen/${index}`, 'not-here', { say: 'wasNotThere', who: id }));
  }
  return [...problems, ...aftermathProblems(ledger, link, result)];
}

function problem(path: string, code: string, said: RingSaid): BriefProblem {
  return { path, code, said: ring(said) };
}

function refusal(path: string, code: string, said: RingSaid): Result<never, BriefProblem> {
  return failed([problem(path, code, said)]);
}

function settle(before: Ledger, link: SiegeLink, result: SiegeResult): Entered {
  const attacker = takeLosses(before, link, 'attacker', result);
  const beaten = takeLosses(attacker.ledger, link, 'defender', result);
  const defender = result.after.noQuarter ? giveUp(beaten) : beaten;
  const end = concludeBattle(defender.ledger, link, result, { attacker, defender });
  const entries = [...attacker.entries, ...defender.entries, ...rouse(link), ...end.entries];
  const worn = withWear(end.ledger, link, entries, { ...attacker.wear, ...defender.wear });
  return {
    ledger: { ...worn.ledger, closed: { ...worn.ledger.closed, [result.battle]: result.seal } },
    entries: worn.entries,
  };
}

/** Attacked nations become active and go one step, once for a battle (4.6). */
function rouse(link: SiegeLink): readonly LedgerEntry[] {
  const nations = new Set(link.defender.figures.map((id) => figureOf(id).nation));
  return NATIONS.filter(({ id }) => nations.has(id)).map(({ id }) => ({
    type: 'roused',
    nation: id,
    why: 'attacked',
  }));
}

/** Wear stays with those before and in the hold while the siege lasts; then it is forgotten, on both sides alike (C2). */
function withWear(
  ledger: Ledger,
  link: SiegeLink,
  entries: readonly LedgerEntry[],
  won: Survivors['wear'],
): Entered {
  const lasts = entries.some(({ type }) => type === 'siege-goes-on');
  const fought = new Set([...link.attacker.figures, ...link.defender.figures]);
  const here = (id: FigureId): boolean => {
    const account = ledger.figures[id]!;
    return account.at === 'board' && account.region === link.region;
  };
  const kept = Object.entries(ledger.wear).filter(([id]) => !fought.has(id) && (lasts || !here(id)));
  const fresh = lasts ? Object.entries(won).filter(([id]) => here(id)) : [];
  return {
    ledger: { ...ledger, wear: Object.fromEntries([...kept, ...fresh]) },
    entries: [...entries, ...fresh.map(([figure, steps]): LedgerEntry => ({ type: 'worn', figure, steps }))],
  };
}
