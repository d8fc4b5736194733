/** What came of a battle, as a sheet: what each figure paid, what follows on the strategic board, and how lucky it was. */
import { type Both, type Seat, SEATS } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { graveOf } from '../../../../strategic/war-of-the-ring/ledger/casualties.ts';
import { NATIONS } from '../../../../strategic/war-of-the-ring/facts.ts';
import type { SiegeOutcome } from '../../../../strategic/war-of-the-ring/game.ts';
import { paymentsOf } from '../../../../strategic/war-of-the-ring/ledger/payment.ts';
import { figureOf, isUnit, STEPS, type FigureId } from '../../../../strategic/war-of-the-ring/roster.ts';
import { fill } from '../../../../i18n/fill.ts';
import { sentence } from '../../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import type { Bill, FigureLine, Measure, ResultSheet } from '../strategicModel.ts';
import { blockLines } from '../blockLines.ts';
import { boardLines } from './boardLines.ts';
import type { Reckoned } from '../messages.ts';
import { nextAssault } from './nextAssault.ts';
import { decimal, percent } from '../figures.ts';
import type { Decided } from '../sheets.ts';
import { allianceName, battleName, characterName, figureName } from './names.ts';
import { hitsThrown, outcomeOf } from './outcome.ts';
import { RING } from './ring.ts';

/** The sheet; `odds` = of the brief that was fought, null while they are not known. */
export function sheetView(decided: Decided, odds: Reckoned | null): ResultSheet {
  const { seed, report } = decided;
  const outcome = outcomeOf(report);
  const { brief, result } = outcome;
  const { rounds, by } = result;
  const how = SIEGE_ROOM.sheetHow;
  return {
    title: battleName(brief),
    verdict: sentence(RING.verdicts[report.verdict]!),
    how: by === 'dice' && seed !== null ? fill(how.diceSeed, { seed, rounds }) : fill(how[by], { rounds }),
    bills: SEATS.map((seat) => billOf(outcome, seat)),
    blocks: blockLines(decided),
    board: boardLines(outcome),
    against: againstOdds(report.verdict, hitsThrown(decided) ?? hitsPaid(outcome), odds),
    lines: report.lines.map(sentence),
    again: nextAssault(outcome) !== null,
    document: true,
  };
}

function billOf(outcome: SiegeOutcome, seat: Seat): Bill {
  const { link, brief, result } = outcome;
  const { figures, characters } = link[seat];
  const slain = new Set(outcome.entries.flatMap((one) => (one.type === 'slain' ? [one.character] : [])));
  const nations = NATIONS.flatMap(({ id }) => {
    const own = figures.filter((one) => figureOf(one).nation === id);
    return own.length === 0
      ? []
      : [{ name: SIEGE_ROOM.nations[id], figures: own.map((one) => lineOf(outcome, one)) }];
  });
  const people = characters.map((id): FigureLine => {
    const gone = slain.has(id) || result.fallen.includes(id);
    const { fates } = SIEGE_ROOM;
    return {
      id,
      name: characterName(id),
      fate: gone ? 'lost' : 'whole',
      text: gone ? fates.slain : fates.whole,
    };
  });
  const alliance = figures[0] === undefined ? null : sideOf(figures[0]);
  const post = SIEGE_ROOM.posts[seat];
  return {
    title:
      alliance === null || brief[seat] === undefined
        ? post
        : fill(SIEGE_ROOM.postOf, { post, alliance: allianceName(alliance) }),
    groups: [...nations, ...(people.length === 0 ? [] : [{ name: SIEGE_ROOM.characters, figures: people }])],
  };
}

function sideOf(id: FigureId) {
  return NATIONS.find((one) => one.id === figureOf(id).nation)!.side;
}

function lineOf({ result, entries }: SiegeOutcome, id: FigureId): FigureLine {
  const { fates } = SIEGE_ROOM;
  const most = STEPS[figureOf(id).type];
  const steps = result.steps[id] ?? 0;
  const line = (fate: FigureLine['fate'], text: string): FigureLine => ({
    id,
    name: figureName(id),
    fate,
    text,
  });
  const gone = entries.some(
    (one) =>
      ((one.type === 'fell' || one.type === 'not-replaced') && one.figure === id) ||
      (one.type === 'given-up' && one.figures.includes(id)),
  );
  if (gone) return line('lost', fates[graveOf(id)]);
  if (entries.some((one) => one.type === 'reduced' && one.figure === id))
    return line('reduced', fates.reduced);
  if (steps < most && isUnit(id)) return line('worn', fill(fates.worn, { steps, most }));
  return line('whole', fates.whole);
}

/** Hits that each side scored, as the other side paid for them. */
function hitsPaid({ link, result }: SiegeOutcome): Both<number> {
  const hitsOn = (seat: Seat): number =>
    [...paymentsOf(link[seat].figures, result.steps).values()].reduce((sum, { hits }) => sum + hits, 0);
  return { attacker: hitsOn('defender'), defender: hitsOn('attacker') };
}

function againstOdds(verdict: string, hits: Both<number>, found: Reckoned | null): readonly Measure[] {
  if (found?.type !== 'odds') return [];
  const { chances, means } = found.odds;
  const row = (label: string, scored: number, mean: number): Measure => ({
    label,
    figure: fill(SIEGE_ROOM.againstFigure, { hits: scored, mean: decimal(mean, 2) }),
  });
  return [
    { label: SIEGE_ROOM.againstVerdict, figure: percent(chances[verdict]?.value ?? 0) },
    row(SIEGE_ROOM.againstAttacker, hits.attacker, means['hits by the attacker']?.value ?? 0),
    row(SIEGE_ROOM.againstDefender, hits.defender, means['hits by the defender']?.value ?? 0),
  ];
}
