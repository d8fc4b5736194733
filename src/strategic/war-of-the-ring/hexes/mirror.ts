/** The strategic battle behind a fight on hexes: its armies as the counters have left them, so that one machine asks for every decision (4.6). */
import { NO_FIGURES } from '../armies.ts';
import { lost, type Loss } from '../battle/casualties.ts';
import type { Setting, Side } from '../battle/terms.ts';
import { settingOf } from '../battle/setting.ts';
import type { Both, NationCounts, Seat, SiegeBrief } from '../brief.ts';
import { opponent } from '../brief.ts';
import { NATIONS } from '../facts.ts';
import type { Army } from '../figures.ts';
import { paymentsOf } from '../payment.ts';
import { counted, figureOf, isUnit, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { stepsNow } from './passage.ts';
import { leadersOf, peopleOf, type Fight, type Standing } from './standing.ts';

/** The setting of the battle behind a fight: its events are over when the first block begins. */
export function settingBehind(brief: SiegeBrief): Setting {
  return { ...settingOf(brief), events: { attacker: [], defender: [] } };
}

/** Both sides of the battle after what the counters have lost; `whole`: as they began it, with the cards they still hold. */
export function sidesNow(fight: Fight, standing: Standing, whole: Both<Side>): Both<Side> {
  return {
    attacker: sideNow(fight, standing, whole, 'attacker'),
    defender: sideNow(fight, standing, whole, 'defender'),
  };
}

/** Units fall first and elites are reduced after them, as in the ledger (C3); leaders and characters who are out count no more. */
function sideNow(fight: Fight, standing: Standing, whole: Both<Side>, seat: Seat): Side {
  const units = fight.link[seat].figures.filter(isUnit);
  const army: Army = { figures: counted(units), characters: peopleOf(fight, standing, seat) };
  const losses = lossesOf(units, stepsNow(fight, standing));
  const after = losses.reduce((side, loss) => lost(fight.brief.rules, side, loss), { ...whole[seat], army });
  return {
    ...after,
    army: { ...after.army, figures: withLeaders(after.army.figures, leadersOf(fight, standing, seat)) },
    fallen: fight.link[seat].characters.filter((id) => standing.fallen.includes(id)),
    cowed: fight.whiteRider === opponent(seat),
    spent: fight.whiteRider === seat ? ['gandalf-white'] : [],
  };
}

/** What the steps of units come to in losses of the strategic game: figures that are gone, then elites that are regulars now. */
function lossesOf(units: readonly FigureId[], steps: Readonly<Record<FigureId, number>>): readonly Loss[] {
  const payments = paymentsOf(units, steps);
  const hits = (id: FigureId): number => payments.get(id)?.hits ?? 0;
  const named = (id: FigureId): Loss =>
    `${figureOf(id).type === 'elite' ? 'elite' : 'regular'}:${figureOf(id).nation}`;
  const isGone = (id: FigureId): boolean => hits(id) * STEPS_OF_HIT >= STEPS[figureOf(id).type];
  const reduced = units.filter((id) => !isGone(id) && hits(id) > 0);
  return [...units.filter(isGone).map(named), ...reduced.map((id): Loss => `reduce:${figureOf(id).nation}`)];
}

function withLeaders(units: NationCounts, leaders: readonly FigureId[]): NationCounts {
  const leading = counted(leaders);
  return Object.fromEntries(
    NATIONS.flatMap(({ id }) => {
      const figures = { ...NO_FIGURES, ...units[id] };
      const { leader, nazgul } = { ...NO_FIGURES, ...leading[id] };
      const all = { ...figures, leader, nazgul };
      return Object.values(all).some((count) => count > 0) ? [[id, all] as const] : [];
    }),
  );
}
