/** The rest of a battle by dice, from where the hexes left it (4.6): the counts that the dice leave, as steps of figures. */
import { countOf } from '../armies.ts';
import { type Both, type NationCounts, SEATS } from '../brief/brief.ts';
import { paymentsOf } from '../ledger/payment.ts';
import { figureOf, isUnit, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { stepsNow, type Fight, type Standing } from './standing.ts';

/**
 * The steps of every figure after the dice: what a figure had paid stays paid, and wear stays with whoever brought it; of those that
 * live on as regulars the reduced elites are kept first, so that the fallen regulars can stand in for them (B7).
 */
export function stepsAfterDice(
  fight: Pick<Fight, 'link'>,
  standing: Standing,
  left: Both<NationCounts>,
): Readonly<Record<FigureId, number>> {
  const steps = { ...stepsNow(fight, standing) };
  for (const seat of SEATS) {
    const { figures } = fight.link[seat];
    for (const nation of new Set(figures.map((id) => figureOf(id).nation))) {
      const own = figures.filter((id) => figureOf(id).nation === nation);
      pay(steps, own.filter(isUnit), fight.link.wear);
      keep(steps, own, left[seat], nation);
    }
  }
  return steps;
}

/** Whole hits are taken out of the units of a nation; what is short of one stays with whoever was worn before, unless he pays a hit himself: no figure comes back with more than it went out with. */
function pay(
  steps: Record<FigureId, number>,
  units: readonly FigureId[],
  before: Readonly<Record<FigureId, number>>,
): void {
  const payments = [...paymentsOf(units, steps)];
  for (const [id, { hits }] of payments) steps[id] = STEPS[figureOf(id).type] - hits * STEPS_OF_HIT;
  const most = (id: FigureId): number => STEPS[figureOf(id).type] - (before[id] ?? 0);
  const [bearer] = payments.find(([, { wear }]) => wear > 0) ?? [];
  const worn = units.find((id) => steps[id]! > most(id)) ?? bearer;
  const wear = payments.reduce((sum, [, payment]) => sum + payment.wear, 0);
  if (worn !== undefined) steps[worn] = Math.max(0, Math.min(steps[worn]! - wear, most(worn)));
}

function keep(
  steps: Record<FigureId, number>,
  own: readonly FigureId[],
  left: NationCounts,
  nation: Parameters<typeof countOf>[1],
): void {
  const is = (id: FigureId, type: string): boolean => figureOf(id).type === type;
  const whole = own.filter((id) => is(id, 'elite') && steps[id]! > STEPS_OF_HIT);
  const elites = whole.slice(0, countOf(left, nation, 'elite'));
  for (const id of whole) if (!elites.includes(id)) steps[id] = steps[id]! - STEPS_OF_HIT;
  const halved = own.filter((id) => is(id, 'elite') && !elites.includes(id) && steps[id]! > 0);
  const bodies = [...halved, ...own.filter((id) => is(id, 'regular') && steps[id]! > 0)];
  for (const id of bodies.slice(countOf(left, nation, 'regular'))) steps[id] = 0;
}
