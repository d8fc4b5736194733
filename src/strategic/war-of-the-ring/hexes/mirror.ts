/** The strategic battle behind a fight on hexes: its armies as the counters have left them, so that one machine asks for every decision (4.6). */
import { addCounts } from '../armies.ts';
import { takeLoss, type Loss } from '../battle/casualties.ts';
import type { BattleSide } from '../battle/terms.ts';
import type { Both, Seat } from '../brief/brief.ts';
import type { Army } from '../figures.ts';
import { paymentsOf } from '../ledger/payment.ts';
import { countFigures, figureOf, isUnit, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { leadersOf, peopleOf, stepsNow, type Fight, type Standing } from './standing.ts';

/** Both sides of the battle after what the counters have lost; `whole`: as they began it, with the cards they still hold. */
export function sidesNow(fight: Fight, standing: Standing, whole: Both<BattleSide>): Both<BattleSide> {
  return {
    attacker: sideNow(fight, standing, whole, 'attacker'),
    defender: sideNow(fight, standing, whole, 'defender'),
  };
}

/** Units fall first and elites are reduced after them, as in the ledger (C3); leaders and characters who are out count no more. */
function sideNow(fight: Fight, standing: Standing, whole: Both<BattleSide>, seat: Seat): BattleSide {
  const units = fight.link[seat].figures.filter(isUnit);
  const army: Army = { figures: countFigures(units), characters: peopleOf(fight, standing, seat) };
  const losses = lossesOf(units, stepsNow(fight, standing));
  const after = losses.reduce((side, loss) => takeLoss(fight.brief.rules, side, loss), {
    ...whole[seat],
    army,
  });
  return {
    ...after,
    army: {
      ...after.army,
      figures: addCounts(after.army.figures, countFigures(leadersOf(fight, standing, seat))),
    },
    fallen: fight.link[seat].characters.filter((id) => standing.fallen.includes(id)),
  };
}

/** What the steps of units come to in losses of the strategic game: figures that are gone, then elites that are regulars now. */
function lossesOf(units: readonly FigureId[], steps: Readonly<Record<FigureId, number>>): readonly Loss[] {
  const payments = paymentsOf(units, steps);
  const hits = (id: FigureId): number => payments.get(id)?.hits ?? 0;
  const lossOf = (id: FigureId): Loss =>
    `${figureOf(id).type === 'elite' ? 'elite' : 'regular'}:${figureOf(id).nation}`;
  const isGone = (id: FigureId): boolean => hits(id) * STEPS_OF_HIT >= STEPS[figureOf(id).type];
  const reduced = units.filter((id) => !isGone(id) && hits(id) > 0);
  return [...units.filter(isGone).map(lossOf), ...reduced.map((id): Loss => `reduce:${figureOf(id).nation}`)];
}
