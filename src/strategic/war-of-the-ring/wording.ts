/** Names and counts as plain text: for reports, problems and one-line notes. */
import { countOf, nationsIn } from './armies.ts';
import { LETTERS } from './roster.ts';
import type { NationCounts } from './brief/brief.ts';
import { characterOf, FIGURE_TYPES, regionOf } from './facts.ts';
import type { Alliance, Army, Nation } from './figures.ts';

/** The alliances as they are told. */
export const ALLIANCE_NAMES: Readonly<Record<Alliance, string>> = { free: 'Free Peoples', shadow: 'Shadow' };

/** The name of a nation. */
export function nationName(nation: Nation): string {
  return nation[0]!.toUpperCase() + nation.slice(1);
}

/** The name of a region; one that is not on the map stands as it is. */
export function placeName(region: string): string {
  return regionOf(region)?.name ?? region;
}

/** Figures in letters, nation after nation: "3R 1E Gondor, 2E Rohan"; "nobody" if there are none. */
export function figuresText(counts: NationCounts): string {
  const nations = nationsIn(counts).map((nation) => {
    const figures = FIGURE_TYPES.filter((type) => countOf(counts, nation, type) > 0);
    const told = figures.map((type) => `${countOf(counts, nation, type)}${LETTERS[type]}`);
    return `${told.join(' ')} ${nationName(nation)}`;
  });
  return nations.length === 0 ? 'nobody' : nations.join(', ');
}

/** An army in letters, with its characters. */
export function armyText({ figures, characters }: Army): string {
  const names = characters.map((id) => characterOf(id)!.name);
  return [figuresText(figures), ...names].join(' + ');
}
