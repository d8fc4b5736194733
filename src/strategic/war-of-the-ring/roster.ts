/** Figures one by one: their ids, the steps they have on the hexes, and how they are counted. */
import { FIGURE_TYPES, NATIONS } from './facts.ts';
import type { Army, FigureType, Figures, Nation } from './figures.ts';
import type { NationCounts } from './brief.ts';

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

/** No figure of any type. */
export const NO_FIGURES: Figures = { regular: 0, elite: 0, leader: 0, nazgul: 0 };

/** Nobody at all. */
export const NO_ARMY: Army = { figures: {}, characters: [] };

/** Figures of two heaps of one nation together. */
export function added(a: Figures, b: Figures): Figures {
  return {
    regular: a.regular + b.regular,
    elite: a.elite + b.elite,
    leader: a.leader + b.leader,
    nazgul: a.nazgul + b.nazgul,
  };
}

/** The figures of one nation among counts; none where it is not named. */
export function countOf(counts: NationCounts, nation: Nation): Figures {
  return counts[nation] ?? NO_FIGURES;
}

/** The nations that have a figure among counts, in the order of the facts. */
export function nationsIn(counts: NationCounts): readonly Nation[] {
  return NATIONS.map(({ id }) => id).filter((id) =>
    FIGURE_TYPES.some((type) => countOf(counts, id)[type] > 0),
  );
}

/** The army units among counts (regulars and elites). */
export function unitsIn(counts: NationCounts): number {
  return NATIONS.reduce((sum, { id }) => sum + countOf(counts, id).regular + countOf(counts, id).elite, 0);
}

/** Figures counted by nation and type. */
export function counted(ids: readonly FigureId[]): NationCounts {
  const counts: Partial<Record<Nation, Figures>> = {};
  for (const id of ids) {
    const { nation, type } = figureOf(id);
    const so = counts[nation] ?? NO_FIGURES;
    counts[nation] = { ...so, [type]: so[type] + 1 };
  }
  return counts;
}
