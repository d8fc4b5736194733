/** Who is in the line, who waits in the camp, and who leads (4.3): formations of a side, from the figures that went out. */
import { nationOf } from '../facts.ts';
import type { SiegeBrief, Seat } from '../brief/brief.ts';
import type { SiegeLink } from '../ledger/link.ts';
import { figureOf, isUnit, type FigureId } from '../roster.ts';
import { LINE_LIMIT } from '../dials.ts';
import { stepsLeft, wearSteps, type Losses } from './losses.ts';

/** The units of one side, in the order in which they are called up: who may fight in this block, and who stands behind. */
export interface Ranks {
  readonly line: readonly FigureId[];
  readonly camp: readonly FigureId[];
}

/**
 * The units of a seat in the order in which they come into the line, and in which losses fall on them where nobody fights for
 * them: as in every table of odds (4.7) an attacker keeps his elites back and a defender puts his in front. Within a type nations
 * go by the facts, figures by number.
 */
export function order(link: SiegeLink, seat: Seat): readonly FigureId[] {
  const units = link[seat].figures.filter(isUnit);
  const first = seat === 'attacker' ? 'regular' : 'elite';
  const isFirst = (id: FigureId): boolean => figureOf(id).type === first;
  return [...units.filter(isFirst), ...units.filter((id) => !isFirst(id))];
}

/** The steps that the units of a seat lost between two moments. */
export function stepsLost(link: SiegeLink, seat: Seat, before: Losses, after: Losses): number {
  return order(link, seat).reduce((sum, id) => sum + stepsLeft(id, before) - stepsLeft(id, after), 0);
}

/** The losses that figures bring along (C2): the wear of each, laid on its counters. */
export function bornLosses({ wear }: SiegeLink): Losses {
  return Object.entries(wear).reduce((losses: Losses, [id, steps]) => wearSteps(losses, id, steps), {});
}

/** The ranks at the beginning of a block: whoever was in the line stays, for each unit that is gone the next of the camp comes up, and what goes beyond the limit stands back. */
export function rankUnits(units: readonly FigureId[], before: Ranks, losses: Losses, limit: number): Ranks {
  const alive = (id: FigureId): boolean => stepsLeft(id, losses) > 0;
  const standing = before.line.filter(alive);
  const others = units.filter((id) => !before.line.includes(id) && alive(id));
  const all = [...standing, ...others];
  return { line: all.slice(0, limit), camp: all.slice(limit) };
}

/** Nobody is in the line yet. */
export const UNRANKED: Ranks = { line: [], camp: [] };

/** So many formations at most: five, or fewer by cards, and always one (B2). */
export function lineLimit(sway: Readonly<{ most: number; fewer: number }>): number {
  return Math.max(1, Math.min(sway.most, LINE_LIMIT - sway.fewer));
}

/** The alliance of a seat. */
export function allianceIn(link: SiegeLink, seat: Seat): 'free' | 'shadow' {
  const [first] = link[seat].figures;
  return first === undefined ? 'shadow' : nationOf(figureOf(first).nation).side;
}

/** Who holds the place and so is the defender by role (2.0.10): whoever sorties or relieves fights for the hold, everywhere else it is the one who is attacked. */
export function holderOf({ mode }: Pick<SiegeBrief, 'mode'>): Seat {
  return mode === 'sortie' || mode === 'relief' ? 'attacker' : 'defender';
}
