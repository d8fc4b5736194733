/** Arithmetic of armies: counting, adding and taking away figures. */
import { FIGURE_TYPES, NATIONS } from './facts.ts';
import type { NationCounts } from './brief/brief.ts';
import type { Army, FigureType, Figures, Nation } from './figures.ts';

const ORDER: readonly Nation[] = NATIONS.map(({ id }) => id);

/** No figure of any type. */
export const NO_FIGURES: Figures = { regular: 0, elite: 0, leader: 0, nazgul: 0 };

/** Nobody at all. */
export const NO_ARMY: Army = { figures: {}, characters: [] };

/** Figures of two heaps of one nation together. */
export function addFigures(a: Figures, b: Figures): Figures {
  return {
    regular: a.regular + b.regular,
    elite: a.elite + b.elite,
    leader: a.leader + b.leader,
    nazgul: a.nazgul + b.nazgul,
  };
}

/** Whether a heap has no figure. */
function isNone({ regular, elite, leader, nazgul }: Figures): boolean {
  return regular === 0 && elite === 0 && leader === 0 && nazgul === 0;
}

/** The figures of one nation; none where it is not named. */
export function figuresOf(counts: NationCounts, nation: Nation): Figures {
  return counts[nation] ?? NO_FIGURES;
}

/** The nations that have figures here, in the order of the facts. */
export function nationsIn(counts: NationCounts): readonly Nation[] {
  const here: Nation[] = [];
  for (const nation of ORDER) if (!isNone(figuresOf(counts, nation))) here.push(nation);
  return here;
}

/** How many figures of a nation and type are here. */
export function countOf(counts: NationCounts, nation: Nation, type: FigureType): number {
  return figuresOf(counts, nation)[type];
}

/** How many figures of a type are here, of all nations. */
export function sumOf(counts: NationCounts, type: FigureType): number {
  let sum = 0;
  for (const nation of ORDER) sum += countOf(counts, nation, type);
  return sum;
}

/** The army units among counts, regular and elite. */
export function unitsIn(counts: NationCounts): number {
  return sumOf(counts, 'regular') + sumOf(counts, 'elite');
}

/** U: the army units of an army (B1). */
export function unitsOf({ figures }: Army): number {
  return unitsIn(figures);
}

/** The hits that figures can take: a regular takes one, an elite two (B8); leaders and Nazgûl take none. */
export function hitsIn(counts: NationCounts): number {
  return sumOf(counts, 'regular') + 2 * sumOf(counts, 'elite');
}

/** These counts with so many more (or fewer) of one type; a nation without figures is not kept. */
export function changeCounts(
  counts: NationCounts,
  nation: Nation,
  type: FigureType,
  by: number,
): NationCounts {
  const after = addFigures(figuresOf(counts, nation), { ...NO_FIGURES, [type]: by });
  if (!isNone(after)) return { ...counts, [nation]: after };
  const { [nation]: _gone, ...rest } = counts;
  return rest;
}

/** Both counts together. */
export function addCounts(a: NationCounts, b: NationCounts): NationCounts {
  return combineCounts(a, b, 1);
}

function combineCounts(a: NationCounts, b: NationCounts, sign: 1 | -1): NationCounts {
  let sum = a;
  for (const nation of nationsIn(b)) {
    for (const type of FIGURE_TYPES) {
      const by = sign * countOf(b, nation, type);
      if (by !== 0) sum = changeCounts(sum, nation, type, by);
    }
  }
  return sum;
}

/** Two armies as one. */
export function joinArmies(a: Army, b: Army): Army {
  return { figures: addCounts(a.figures, b.figures), characters: [...a.characters, ...b.characters] };
}

/** What is left of an army when a part of it goes. */
export function without(whole: Army, part: Army): Army {
  return {
    figures: combineCounts(whole.figures, part.figures, -1),
    characters: whole.characters.filter((id) => !part.characters.includes(id)),
  };
}

/** Whether a part is contained in the whole, figure for figure. */
export function contains(whole: Army, part: Army): boolean {
  const left = combineCounts(whole.figures, part.figures, -1);
  const short = FIGURE_TYPES.some((type) =>
    nationsIn(left).some((nation) => countOf(left, nation, type) < 0),
  );
  return !short && part.characters.every((id) => whole.characters.includes(id));
}

/** Whether nothing stands here. */
export function isEmpty({ figures, characters }: Army): boolean {
  return nationsIn(figures).length === 0 && characters.length === 0;
}
