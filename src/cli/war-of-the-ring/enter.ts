/** Takes a result into the ledger of a whole war, whose figures bear other numbers than those of the brief. */
import { lookUp } from '../../kernel/lookUp.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { plain } from '../../strategic/said.ts';
import type { BriefProblem } from '../../strategic/siege.ts';
import { figuresByAccount } from '../../strategic/war-of-the-ring/brief/standing.ts';
import type { LedgerEntry } from '../../strategic/war-of-the-ring/ledger/entries.ts';
import { exportSiege } from '../../strategic/war-of-the-ring/ledger/escrow.ts';
import { importResult } from '../../strategic/war-of-the-ring/ledger/importResult.ts';
import type { Ledger } from '../../strategic/war-of-the-ring/ledger/ledger.ts';
import { type SiegeLink } from '../../strategic/war-of-the-ring/ledger/link.ts';
import { SEATS } from '../../strategic/war-of-the-ring/brief/brief.ts';
import type { ReadResult } from '../../strategic/war-of-the-ring/ledger/parseResult.ts';
import { resultOf } from '../../strategic/war-of-the-ring/ledger/result.ts';
import { figureOf, type FigureId } from '../../strategic/war-of-the-ring/roster.ts';
import { gather } from './gather.ts';

/** A ledger with a battle more, and what that battle entered in it. */
export interface InLedger {
  readonly ledger: Ledger;
  readonly link: SiegeLink;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Takes a result that was read into a ledger; null: it begins one. Once and only once: the same result again, and another of the same
 * battle, are refused, and so are figures that are out of the game and wear that is not what the ledger knows.
 */
export function enter(before: Ledger | null, read: ReadResult): Result<InLedger, BriefProblem> {
  const { brief, result } = read;
  if (before === null) return inLedger(read.ledger, read.link, read);
  const taken = lookUp(before.closed, brief.battle);
  if (taken !== undefined) return failed([takenBefore(brief.battle, taken === result.seal)]);
  const gathered = gather(before, brief);
  if (!gathered.ok) return gathered;
  const sent = exportSiege(gathered.value.ledger, brief);
  if (!sent.ok) return failed(sent.problems.map((one) => ({ ...one, path: `/brief${one.path}` })));
  const { ledger, link } = sent.value;
  const fighting = new Set([...link.attacker.figures, ...link.defender.figures]);
  const { chosen } = gathered.value;
  const inside = [...chosen.attacker, ...chosen.inside].filter((id) => !fighting.has(id));
  const pairs = [
    ...SEATS.flatMap((seat) =>
      pairFigures(read.link[seat].figures, read.link.wear, link[seat].figures, link.wear),
    ),
    ...pairFigures(figuresByAccount(brief).inside, {}, inside, {}),
  ];
  const other = pairs.some(([theirs, ours]) => (read.link.wear[theirs] ?? 0) !== (link.wear[ours] ?? 0));
  if (other) return failed([otherWear(pairs, link)]);
  return inLedger(ledger, link, read, new Map(pairs));
}

/** Takes a result into a ledger out of which its battle went; `names` tells figures of the ledger by those of the result. */
function inLedger(
  out: Ledger,
  link: SiegeLink,
  { result }: ReadResult,
  names: ReadonlyMap<string, string> | null = null,
): Result<InLedger, BriefProblem> {
  const nameOf = (id: string): string => names?.get(id) ?? id;
  const { by, rounds, fallen, after } = result;
  const told = {
    by,
    rounds,
    fallen,
    steps: Object.fromEntries(Object.entries(result.steps).map(([id, steps]) => [nameOf(id), steps])),
    after: { ...after, stay: after.stay.map(nameOf), excess: after.excess.map(nameOf) },
  };
  const entered = importResult(out, resultOf(link, told));
  if (!entered.ok) return failed(entered.problems.map((one) => ({ ...one, path: `/result${one.path}` })));
  const { ledger, entries } = entered.value;
  // The seal of what was carried here is kept: that is what comes again.
  const closed = { ...ledger.closed, [result.battle]: result.seal };
  return ok({ ledger: { ...ledger, closed }, link, entries });
}

type Wear = Readonly<Record<FigureId, number>>;

/** Figures of two lists one to one: of the same nation and type, the most worn first. */
function pairFigures(
  theirs: readonly FigureId[],
  theirWear: Wear,
  ours: readonly FigureId[],
  ourWear: Wear,
): readonly (readonly [FigureId, FigureId])[] {
  const inOrder = (ids: readonly FigureId[], wear: Wear): readonly FigureId[] =>
    ids.toSorted(
      (a, b) =>
        (kindOf(a) < kindOf(b) ? -1 : kindOf(a) > kindOf(b) ? 1 : 0) || (wear[b] ?? 0) - (wear[a] ?? 0),
    );
  const [left, right] = [inOrder(theirs, theirWear), inOrder(ours, ourWear)];
  return left.map((id, at) => [id, right[at]!] as const);
}

function kindOf(id: FigureId): string {
  const { nation, type } = figureOf(id);
  return `${nation} ${type}`;
}

function takenBefore(battle: string, same: boolean): BriefProblem {
  const remedy = 'if it is another battle, give its brief another name under "battle"';
  return same
    ? {
        path: '/result',
        code: 'taken-before',
        said: plain(`the ledger took this result of "${battle}" before; it is not taken twice`),
      }
    : {
        path: '/result',
        code: 'another-result',
        said: plain(`the ledger took another result of "${battle}"; each battle has one; ${remedy}`),
      };
}

function otherWear(pairs: readonly (readonly [FigureId, FigureId])[], { wear }: SiegeLink): BriefProblem {
  const known = Object.fromEntries(
    pairs.flatMap(([theirs, ours]) => (wear[ours] === undefined ? [] : [[theirs, wear[ours]]])),
  );
  return {
    path: '/brief/wear',
    code: 'other-wear',
    said: plain(
      `the figures bring other steps short of a hit than the ledger knows; fight the battle from a brief with "wear": ${JSON.stringify(known)}`,
    ),
  };
}
