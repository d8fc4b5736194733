/**
 * Counters and steps (4.3, C2): every unit is two counters, and what they have lost is all that is kept of a fight. A regular's
 * counter has two steps, an elite's four; so losses over counters and steps of figures say the same.
 */
import type { BlockEnd } from '../../siege.ts';
import { figureOf, isUnit, STEPS, type FigureId } from '../roster.ts';

/** Steps lost, by the id of the counter; a counter that is not named is whole. */
export type Losses = Readonly<Record<string, number>>;

/** What is marked on the two counters of a unit. */
const MARKS = ['a', 'b'] as const;

/** The id that a figure without steps of its own has in a scenario: `gondor-l-01`. */
export function pieceId(figure: FigureId): string {
  return figure.toLowerCase();
}

/** The ids of the counters of a unit: `sauron-r-07-a` and `-b`. */
export function countersOf(unit: FigureId): readonly string[] {
  return MARKS.map((mark) => `${pieceId(unit)}-${mark}`);
}

/** The steps of one counter of a unit. */
export function stepsOfCounter(unit: FigureId): number {
  return STEPS[figureOf(unit).type] / MARKS.length;
}

/** The counters of a unit that still stand. */
export function standingCounters(unit: FigureId, losses: Losses): readonly string[] {
  return countersOf(unit).filter((id) => (losses[id] ?? 0) < stepsOfCounter(unit));
}

/** The steps that a figure has left: those of its counters; a leader or a Nazgûl is there or, by a card alone, not. */
export function stepsLeft(figure: FigureId, losses: Losses): number {
  if (!isUnit(figure)) return STEPS[figureOf(figure).type] - (losses[pieceId(figure)] ?? 0);
  const lost = countersOf(figure).reduce((sum, id) => sum + (losses[id] ?? 0), 0);
  return STEPS[figureOf(figure).type] - lost;
}

/** Losses after a unit has lost so many steps more: one by one from the counter that has most left, so that an elite who loses four is a regular on both. */
export function wearSteps(losses: Losses, unit: FigureId, steps: number): Losses {
  const after = { ...losses };
  for (let step = 0; step < steps && stepsLeft(unit, after) > 0; step += 1) {
    const [a, b] = countersOf(unit) as [string, string];
    const heavier = (after[a] ?? 0) > (after[b] ?? 0) ? b : a;
    after[heavier] = (after[heavier] ?? 0) + 1;
  }
  return after;
}

/** Losses after units in this order have lost so many steps, each to its last before the next. */
export function wornInOrder(losses: Losses, units: readonly FigureId[], steps: number): Losses {
  let after = losses;
  let owed = steps;
  for (const unit of units) {
    const paid = Math.min(owed, stepsLeft(unit, after));
    after = wearSteps(after, unit, paid);
    owed -= paid;
  }
  return after;
}

/** Losses after so many of the steps that these units lost since `before` are given back: one by one where most was lost, ties by id. */
export function healSteps(losses: Losses, before: Losses, units: readonly FigureId[], steps: number): Losses {
  const after = { ...losses };
  const ids = units.flatMap(countersOf);
  const since = (id: string): number => (after[id] ?? 0) - (before[id] ?? 0);
  for (let step = 0; step < steps; step += 1) {
    const id = ids.reduce((most, one) => (since(one) > since(most) ? one : most), ids[0]!);
    if (id === undefined || since(id) <= 0) return after;
    after[id] = after[id]! - 1;
  }
  return after;
}

/** Losses after a block: what its pieces have lost, all steps of those that are gone. */
export function lossesAfter(losses: Losses, { pieces }: BlockEnd, units: readonly FigureId[]): Losses {
  const after = { ...losses };
  for (const unit of units) {
    for (const id of countersOf(unit)) {
      const piece = pieces[id];
      if (piece !== undefined) after[id] = piece.gone ? stepsOfCounter(unit) : piece.lost;
    }
  }
  return after;
}
