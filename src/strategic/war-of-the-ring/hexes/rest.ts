/** The rest of a battle by dice, from where the hexes left it (4.6): the counts that the dice leave, as steps of figures. */
import { countOf } from '../armies.ts';
import type { Both, NationCounts } from '../brief.ts';
import { SEATS } from '../link.ts';
import { paymentsOf } from '../payment.ts';
import { figureOf, isUnit, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { stepsNow } from './passage.ts';
import type { Fight, Standing } from './standing.ts';

/**
 * The steps of every figure after the dice: what a figure had paid stays paid and its wear stays with it; of those that live on as
 * regulars the reduced elites are kept first, so that the fallen regulars can stand in for them (B7).
 */
export function stepsAfterDice(
  fight: Fight,
  standing: Standing,
  left: Both<NationCounts>,
): Readonly<Record<FigureId, number>> {
  const steps = { ...stepsNow(fight, standing) };
  for (const seat of SEATS) {
    const { figures } = fight.link[seat];
    const payments = paymentsOf(figures, steps);
    for (const id of figures.filter(isUnit)) {
      const { hits, wear } = payments.get(id)!;
      steps[id] = Math.max(0, STEPS[figureOf(id).type] - hits * STEPS_OF_HIT - wear);
    }
    for (const nation of new Set(figures.map((id) => figureOf(id).nation))) {
      const own = figures.filter((id) => figureOf(id).nation === nation);
      keep(steps, own, left[seat], nation);
    }
  }
  return steps;
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
