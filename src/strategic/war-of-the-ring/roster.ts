/** Figures one by one: their ids, the steps they have on the hexes, and how they are counted. */
import { FIGURE_TYPES, NATIONS } from './facts.ts';
import type { FigureType, Figures, Nation } from './figures.ts';
import { figuresOf } from './armies.ts';
import type { NationCounts } from './brief/brief.ts';

/** The name of one figure, for good: nation, letter of its type, number, such as `sauron-R-07`. */
export type FigureId = string;

/** What a figure is. */
export interface Figure {
  readonly nation: Nation;
  readonly type: FigureType;
}

/** A strategic hit is so many steps (C2). */
export const STEPS_OF_HIT = 4;

/** The steps of a figure on the hexes (4.3). Leaders and Nazgûl are there or not: they die with their army, or by a card. */
export const STEPS: Readonly<Record<FigureType, number>> = { regular: 4, elite: 8, leader: 1, nazgul: 1 };

/** The letter of each type, in ids and in notes. */
export const LETTERS: Readonly<Record<FigureType, string>> = {
  regular: 'R',
  elite: 'E',
  leader: 'L',
  nazgul: 'N',
};

/** The id of the figure of this number, counted from 1. */
export function figureId(nation: Nation, type: FigureType, number: number): FigureId {
  return `${nation}-${LETTERS[type]}-${String(number).padStart(2, '0')}`;
}

const BOXES: ReadonlyMap<string, readonly FigureId[]> = new Map(
  NATIONS.flatMap(({ id, totals }) =>
    FIGURE_TYPES.map((type) => {
      const figures = Array.from({ length: totals[type] }, (_, index) => figureId(id, type, index + 1));
      return [`${id} ${type}`, figures] as const;
    }),
  ),
);

const KNOWN: ReadonlyMap<FigureId, Figure> = new Map(
  NATIONS.flatMap(({ id: nation }) =>
    FIGURE_TYPES.flatMap((type) => printedFigures(nation, type).map((id) => [id, { nation, type }] as const)),
  ),
);

/** Every figure of the game. */
export const ALL_FIGURES: readonly FigureId[] = [...KNOWN.keys()];

/** What an id of a figure names. */
export function figureOf(id: FigureId): Figure {
  return KNOWN.get(id)!;
}

/** The figures of one nation and type that were ever printed, in the order of their numbers. */
export function printedFigures(nation: Nation, type: FigureType): readonly FigureId[] {
  return BOXES.get(`${nation} ${type}`)!;
}

/** Whether a name is that of a figure. */
export function isFigure(name: string): boolean {
  return KNOWN.has(name);
}

/** Whether a figure is an army unit: a leader or a Nazgûl is none. */
export function isUnit(id: FigureId): boolean {
  const { type } = figureOf(id);
  return type === 'regular' || type === 'elite';
}

/** Figures counted by nation and type. */
export function countFigures(ids: readonly FigureId[]): NationCounts {
  const counts: Partial<Record<Nation, Figures>> = {};
  for (const id of ids) {
    const { nation, type } = figureOf(id);
    const so = figuresOf(counts, nation);
    counts[nation] = { ...so, [type]: so[type] + 1 };
  }
  return counts;
}
