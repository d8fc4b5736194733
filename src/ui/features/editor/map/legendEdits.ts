/** What the fields of the legend change: a letter's meaning, a letter more, a letter less. */
import type { TerrainLetter } from '../../../../board/mapFile.ts';
import type { CommandOf } from '../../../../editor/command.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';

/** The ground of the terrain chart, in its order. */
export const TERRAINS: readonly TerrainLetter['terrain'][] = [
  'clear',
  'tunnel',
  'mountain',
  'plowed',
  'grove',
  'crater',
];

/** A letter for another row of the chart; only open ground has a height. */
export function ofTerrain(
  { elevation, ...meaning }: TerrainLetter,
  terrain: TerrainLetter['terrain'],
): TerrainLetter {
  return { ...meaning, terrain, ...(terrain === 'clear' && elevation !== undefined ? { elevation } : {}) };
}

/** Whether ground is of a city, built over or not: only there a hex has a level. */
export function hasLevel(meaning: TerrainLetter | undefined): boolean {
  return meaning?.city !== undefined;
}

/** A letter for ground of the city, or outside it: only the former has a level. */
export function inCity({ city: _, ...meaning }: TerrainLetter, city: boolean): TerrainLetter {
  return city ? { ...meaning, city } : meaning;
}

/** A letter for ground within the walls: built over, or as bare as the field. */
export function builtOver(meaning: TerrainLetter, built: boolean): TerrainLetter {
  return { ...meaning, city: built };
}

/** A letter for ground of a height, 0 to 7. */
export function atHeight({ elevation: _, ...meaning }: TerrainLetter, height: number): TerrainLetter {
  return height === 0 ? meaning : { ...meaning, elevation: height };
}

/** A letter more, for open ground that the author then describes. */
export function newLetter(letter: string, name: string): CommandOf<'defineLetter'> {
  return { type: 'defineLetter', letter, meaning: { terrain: 'clear', name } };
}

/** A letter less: its hexes become what the first of the other letters means. Null for the only one. */
export function withoutLetter(
  { map }: Pick<ScenarioDocument, 'map'>,
  letter: string,
): CommandOf<'removeLetter'> | null {
  const instead = Object.keys(map.inline.legend).find((one) => one !== letter);
  return instead === undefined ? null : { type: 'removeLetter', letter, instead };
}
