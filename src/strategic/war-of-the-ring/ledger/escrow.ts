/** Export and its undoing: a battle's figures lie in escrow while it is fought, and its region is locked (4.1). */
import { countOf, nationsIn } from '../armies.ts';
import { printedFigures, type FigureId } from '../roster.ts';
import { lookUp } from '../../../kernel/lookUp.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import type { BriefProblem } from '../../siege.ts';
import { ring, type RingSaid } from '../said.ts';
import { type Seat, type SiegeBrief, SEATS } from '../brief/brief.ts';
import { FIGURE_TYPES } from '../facts.ts';
import {
  moveCharacters,
  ledgerHash,
  lockOf,
  moveFigures,
  type Account,
  type CharacterAccount,
  type Ledger,
} from './ledger.ts';
import { stepsOf, type SentSide, type SiegeLink } from './link.ts';
import { accountOf } from './opening.ts';
import { startOf } from '../brief/sides.ts';

/** A ledger with a battle out, and the link that went out. */
export interface Exported {
  readonly ledger: Ledger;
  readonly link: SiegeLink;
}

/**
 * Sends the battle of a brief to the hexes. Its armies must stand where the brief has them; refuses a region that is
 * locked, a name of a battle that was used, and figures that are not there.
 */
export function exportSiege(ledger: Ledger, brief: SiegeBrief): Result<Exported, BriefProblem> {
  const { battle, rules, region, mode, cards, roundsPaid, seed } = brief;
  const problems = whyNotExport(ledger, brief);
  const boxes = { attacker: boxOf(ledger, brief, 'attacker'), defender: boxOf(ledger, brief, 'defender') };
  for (const seat of SEATS) problems.push(...absent(brief, seat, boxes[seat]));
  if (problems.length > 0) return failed(problems);
  const from = mode === 'field' || mode === 'relief' ? startOf(brief) : null;
  const fighting = new Set([...boxes.attacker.figures, ...boxes.defender.figures]);
  const wear = Object.fromEntries(Object.entries(ledger.wear).filter(([id]) => fighting.has(id)));
  const terms = { battle, rules, region, mode, from, cards, roundsPaid, seed };
  const link: SiegeLink = { ...terms, ...boxes, wear, ledger: ledgerHash(ledger) };
  return ok({ ledger: inEscrow(ledger, link), link });
}

/** The link of a battle that is out, to take up an interrupted fight; null if there is none of this name. */
export function resume(ledger: Ledger, battle: string): SiegeLink | null {
  return lookUp(ledger.open, battle)?.link ?? null;
}

/** Undoes an export exactly: the ledger is what it was before. A battle that is not out leaves it as it is. */
export function abandon(ledger: Ledger, battle: string): Ledger {
  const { [battle]: out, ...open } = ledger.open;
  if (out === undefined) return ledger;
  return {
    ...ledger,
    figures: { ...ledger.figures, ...out.figures },
    characters: { ...ledger.characters, ...out.characters },
    open,
  };
}

function inEscrow(ledger: Ledger, link: SiegeLink): Ledger {
  const ids = Object.keys(stepsOf(link));
  const names = SEATS.flatMap((seat) => link[seat].characters);
  const account: Account = { at: 'battle', battle: link.battle };
  const out = {
    link,
    figures: Object.fromEntries(ids.map((id) => [id, ledger.figures[id]!])),
    characters: Object.fromEntries(names.map((id) => [id, ledger.characters[id]!])),
  };
  const sent = moveCharacters(moveFigures(ledger, ids, account), names, account);
  return { ...sent, open: { ...ledger.open, [link.battle]: out } };
}

function whyNotExport(ledger: Ledger, { battle, rules, region }: SiegeBrief): BriefProblem[] {
  const problems: BriefProblem[] = [];
  const lock = lockOf(ledger, region);
  if (lock !== null)
    problems.push({
      path: '/region',
      code: 'region-locked',
      said: ring({ say: 'regionLocked', battle: lock.battle }),
    });
  if (lookUp(ledger.open, battle) !== undefined || lookUp(ledger.closed, battle) !== undefined)
    problems.push({
      path: '/battle',
      code: 'name-used',
      said: ring({ say: 'nameUsed', battle }),
    });
  if (ledger.rules !== rules)
    problems.push({
      path: '/rules',
      code: 'other-rules',
      said: ring({ say: 'otherRules', rules: ledger.rules }),
    });
  return problems;
}

function isAt(account: CharacterAccount | undefined, wanted: Account): boolean {
  if (account?.at !== 'board' || wanted.at !== 'board') return false;
  return account.region === wanted.region && account.inside === wanted.inside;
}

/** The first figures of each nation and type that stand where the brief has its army; worn ones before the others. */
function boxOf(ledger: Ledger, brief: SiegeBrief, seat: Seat): SentSide {
  const wanted = accountOf(brief, seat);
  const army = brief[seat];
  const figures = nationsIn(army.figures).flatMap((nation) =>
    FIGURE_TYPES.flatMap((type) => {
      const there = printedFigures(nation, type).filter((id) => isAt(ledger.figures[id], wanted));
      const orderOf = (id: FigureId): number => (ledger.wear[id] === undefined ? 1 : 0);
      const chosen = there
        .toSorted((a, b) => orderOf(a) - orderOf(b))
        .slice(0, countOf(army.figures, nation, type));
      return chosen.toSorted();
    }),
  );
  const characters = army.characters.filter((id) => isAt(ledger.characters[id], wanted));
  return { figures, characters };
}

function absent(brief: SiegeBrief, seat: Seat, box: SentSide): readonly BriefProblem[] {
  const army = brief[seat];
  return [
    ...nationsIn(army.figures).flatMap((nation) =>
      FIGURE_TYPES.flatMap((type) => {
        const there = box.figures.filter((id) => printedFigures(nation, type).includes(id)).length;
        const wanted = countOf(army.figures, nation, type);
        return there === wanted
          ? []
          : [missing(`/${seat}/figures/${nation}/${type}`, { say: 'fewerStand', there, wanted })];
      }),
    ),
    ...army.characters.flatMap((id, index) =>
      box.characters.includes(id) ? [] : [missing(`/${seat}/characters/${index}`, { say: 'nobodyStands' })],
    ),
  ];
}

function missing(path: string, said: RingSaid): BriefProblem {
  return { path, code: 'not-standing-there', said: ring(said) };
}
