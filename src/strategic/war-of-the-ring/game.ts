/** The War of the Ring at the port: one battle a brief, exact odds, and one border for dice and hexes. */
import { failed, ok, type Result } from '../../kernel/result.ts';
import { perOwner } from '../../kernel/perOwner.ts';
import { certain } from '../estimate.ts';
import type {
  BriefProblem,
  Die,
  Ground,
  StrategicOdds,
  OverActions,
  StrategicGame,
  TacticalResult,
} from '../siege.ts';
import { FATES, type Fate } from './battle/outcome.ts';
import { tellBattle } from './battle/telling.ts';
import { type SiegeBrief, SEATS } from './brief/brief.ts';
import type { LedgerEntry } from './ledger/entries.ts';
import { exportSiege, type Exported } from './ledger/escrow.ts';
import { importResult } from './ledger/importResult.ts';
import { impossibleProblems } from './ledger/impossible.ts';
import { stepProblems } from '../steps.ts';
import type { Ledger } from './ledger/ledger.ts';
import { stepsOf, type SiegeLink } from './ledger/link.ts';
import { readNote } from './notation/readNote.ts';
import { ledgerOf } from './ledger/opening.ts';
import { parseBrief } from './brief/parseBrief.ts';
import { parseResult, resultDocument } from './ledger/parseResult.ts';
import { afterEvents, capturesCounted, countOdds, foughtOf, rollOut, whyNotBegun } from './quick.ts';
import { readDecisions } from './ledger/readDecisions.ts';
import { siegeReport } from './ledger/report.ts';
import { resultOf, type Fought, type SiegeResult } from './ledger/result.ts';
import { fateIn } from './ledger/fate.ts';
import { fightStage } from './hexes/fight.ts';
import { FAMOUS } from './famous.ts';
import { holderOf } from './hexes/formations.ts';
import { frontTo } from './hexes/ground.ts';
import { groundOf } from './hexes/grounds.ts';
import { openGround } from './hexes/open/ground.ts';
import { understoodLines } from './understood.ts';
import { ring } from './said.ts';
import { wouldHaveBeen } from './wouldHave.ts';

/** What came of a siege: the result that can be carried away, and what it entered in the ledger. */
export interface SiegeOutcome {
  readonly brief: SiegeBrief;
  readonly link: SiegeLink;
  readonly result: SiegeResult;
  readonly entries: readonly LedgerEntry[];
  /** The ledger after it. */
  readonly ledger: Ledger;
  readonly fate: Fate;
}

/** The strategic game of eight nations. */
export const WAR_OF_THE_RING: StrategicGame<SiegeBrief, SiegeOutcome> = {
  id: 'war-of-the-ring',
  title: 'War of the Ring',
  verdicts: FATES,
  examples: FAMOUS.map((document) => ({ id: document.battle, title: document.title, document })),
  parse,
  battles: ({ battle, title }) => [{ id: battle, title }],
  figures: (brief) => stepsOf(send(brief).link),
  understood: understoodLines,
  ground,
  autoResolve: byDice,
  tell: (brief, _, die) => tellBattle(brief, die),
  odds: oddsOf,
  overActions,
  wouldHave: wouldHaveBeen,
  fromResult,
  verdictOf: ({ fate }) => fate,
  describe: ({ brief, link, result, entries }) => siegeReport(brief, link, result, entries),
  documents: { write: ({ brief, result }) => resultDocument(brief, result), read: readDocument },
};

/** A note or a document; what reads well and yet cannot begin is told as well. */
function parse(document: unknown): Result<SiegeBrief, BriefProblem> {
  const brief = typeof document === 'string' ? readNote(document) : parseBrief(document);
  if (!brief.ok) return brief;
  const why = whyNotBegun(brief.value);
  return why === null ? brief : failed([why]);
}

/** A battle as it goes out: the brief after its events, and its figures in escrow. */
interface Outgoing extends Exported {
  readonly brief: SiegeBrief;
}

/** Sends the battle of a brief; a series of games sends it once. One that was read can be sent. */
const send = perOwner((brief: SiegeBrief): Outgoing => {
  const now = afterEvents(brief);
  const exported = exportSiege(ledgerOf(now), now);
  if (!exported.ok)
    throw new Error(`a brief that was read is not sent: ${JSON.stringify(exported.problems)}`);
  return { ...exported.value, brief: now };
});

function ground(brief: SiegeBrief): Ground {
  const { brief: now, link } = send(brief);
  const there = groundOf(brief.region) ?? openGround(brief.region, link.from, link.battle);
  return {
    ok: true,
    holder: holderOf(now),
    stage: (moves) => fightStage(now, link, frontTo(there, link.from), moves),
  };
}

function byDice(brief: SiegeBrief, _: string, die: Die): SiegeOutcome {
  const rolled = rollOut(brief, die);
  const out = send(brief);
  const end = importFought(out, foughtOf(out.brief, out.link, rolled));
  if (!end.ok) throw new Error(`dice left what cannot be: ${JSON.stringify(end.problems)}`);
  return { ...end.value, fate: rolled.outcome.fate };
}

function fromResult(
  brief: SiegeBrief,
  _: string,
  result: TacticalResult,
): Result<SiegeOutcome, BriefProblem> {
  const out = send(brief);
  const decided = readDecisions(result.after);
  const problems = [
    ...stepProblems(out.link.battle, stepsOf(out.link), result),
    ...(decided.ok ? [] : decided.problems),
  ];
  if (!decided.ok || problems.length > 0) return failed(problems);
  const { rounds, steps } = result;
  return importFought(out, { by: 'tactics', rounds, steps, ...decided.value });
}

/** Reads a result document: its brief is sent again, and the result taken. */
function readDocument(document: unknown): Result<SiegeOutcome, BriefProblem> {
  const read = parseResult(document);
  return read.ok ? takeResult(read.value, read.value.result) : read;
}

/** Takes what was fought into the ledger, sealed as a result. */
function importFought(out: Outgoing, fought: Fought): Result<SiegeOutcome, BriefProblem> {
  return takeResult(out, resultOf(out.link, fought));
}

function takeResult(
  { brief, ledger, link }: Outgoing,
  result: SiegeResult,
): Result<SiegeOutcome, BriefProblem> {
  const entered = importResult(ledger, result);
  if (!entered.ok) return entered;
  const impossible = impossibleProblems(brief, link, result);
  if (impossible.length > 0) return failed(impossible);
  const { entries, ledger: after } = entered.value;
  return ok({ brief, link, result, entries, ledger: after, fate: fateIn(after, link) });
}

function oddsOf(brief: SiegeBrief): StrategicOdds {
  const { ends, hits, rounds } = countOdds(brief);
  const chance = (fate: string): number =>
    ends.reduce((sum, end) => sum + (end.outcome.fate === fate ? end.chance : 0), 0);
  return {
    method: { type: 'exact' },
    chances: Object.fromEntries(Object.keys(FATES).map((fate) => [fate, certain(chance(fate))])),
    means: {
      'hits by the attacker': certain(hits.attacker),
      'hits by the defender': certain(hits.defender),
      rounds: certain(rounds),
    },
    under: [
      ring({ say: 'underRules', rules: brief.rules }),
      ...SEATS.map((seat) => {
        const { losses, press, cards } = brief.policies[seat];
        return ring({
          say: 'underPolicy',
          seat,
          losses: losses === 'keep elites' ? 'keep' : 'reduce',
          press: press === 'while not outnumbered' ? 'even' : press,
          cards: cards === 'none' ? 'none' : 'some',
        });
      }),
    ],
  };
}

/** An assault follows an assault while the siege lasts (4.7); the other battles are fought once. */
function overActions(brief: SiegeBrief, _: string, actions: number): OverActions {
  if (brief.mode !== 'assault')
    return { ok: false, why: ring({ say: 'actionsOnlyAssaults', mode: brief.mode }) };
  return {
    ok: true,
    fallen: capturesCounted(brief, actions).map(certain),
    under: [ring({ say: 'underActions' })],
  };
}
