/** Arithmetic of armies: counting, adding and taking away figures. */
import { NATIONS } from '../facts.ts';
import type { NationCounts } from '../brief.ts';
import { NO_FIGURES } from '../roster.ts';
import type { Army, FigureType, Nation } from '../figures.ts';

const ORDER: readonly Nation[] = NATIONS.map(({ id }) => id);

/** The nations that have figures here, in the order of the facts. */
export function nationsIn(counts: NationCounts): readonly Nation[] {
  const here: Nation[] = [];
  for (const nation of ORDER) if (counts[nation] !== undefined) here.push(nation);
  return here;
}

/** How many figures of a nation and type are here. */
export function countOf(counts: NationCounts, nation: Nation, type: FigureType): number {
  return counts[nation]?.[type] ?? 0;
}

/** How many figures of a type are here, of all nations. */
export function sumOf(counts: NationCounts, type: FigureType): number {
  let sum = 0;
  for (const nation of ORDER) sum += counts[nation]?.[type] ?? 0;
  return sum;
}

/** U: the army units, regular and elite (B1). */
export function unitsOf({ figures }: Army): number {
  let sum = 0;
  for (const nation of ORDER) {
    const own = figures[nation];
    if (own !== undefined) sum += own.regular + own.elite;
  }
  return sum;
}

/** These counts with so many more (or fewer) of one type; a nation without figures is not kept. */
export function changed(counts: NationCounts, nation: Nation, type: FigureType, by: number): NationCounts {
  const before = counts[nation] ?? NO_FIGURES;
  const after = {
    regular: before.regular + (type === 'regular' ? by : 0),
    elite: before.elite + (type === 'elite' ? by : 0),
    leader: before.leader + (type === 'leader' ? by : 0),
    nazgul: before.nazgul + (type === 'nazgul' ? by : 0),
  };
  const none = after.regular === 0 && after.elite === 0 && after.leader === 0 && after.nazgul === 0;
  if (!none) return { ...counts, [nation]: after };
  const { [nation]: _gone, ...rest } = counts;
  return rest;
}

/** Both counts together. */
export function together(a: NationCounts, b: NationCounts): NationCounts {
  return combined(a, b, 1);
}

function combined(a: NationCounts, b: NationCounts, sign: 1 | -1): NationCounts {
  let sum = a;
  for (const nation of nationsIn(b)) {
    for (const type of ['regular', 'elite', 'leader', 'nazgul'] as const) {
      const by = sign * countOf(b, nation, type);
      if (by !== 0) sum = changed(sum, nation, type, by);
    }
  }
  return sum;
}

/** Two armies as one. */
export function joined(a: Army, b: Army): Army {
  return { figures: together(a.figures, b.figures), characters: [...a.characters, ...b.characters] };
}

/** What is left of an army when a part of it goes. */
export function without(whole: Army, part: Army): Army {
  return {
    figures: combined(whole.figures, part.figures, -1),
    characters: whole.characters.filter((id) => !part.characters.includes(id)),
  };
}

/** Whether a part is contained in the whole, figure for figure. */
export function contains(whole: Army, part: Army): boolean {
  const left = combined(whole.figures, part.figures, -1);
  const short = nationsIn(left).some((nation) => Object.values(left[nation]!).some((count) => count < 0));
  return !short && part.characters.every((id) => whole.characters.includes(id));
}

/** Whether nothing stands here. */
export function isEmpty({ figures, characters }: Army): boolean {
  return nationsIn(figures).length === 0 && characters.length === 0;
}
