/** How the room calls places, armies and figures, in the language of the page. */
import type { Mode } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { characterOf, FIGURE_TYPES, regionOf } from '../../../../strategic/war-of-the-ring/facts.ts';
import type { Alliance, FigureType, Nation } from '../../../../strategic/war-of-the-ring/figures.ts';
import { countOf, nationsIn } from '../../../../strategic/war-of-the-ring/armies.ts';
import type { NationCounts } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { figureOf, type FigureId } from '../../../../strategic/war-of-the-ring/roster.ts';
import { fill } from '../../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { placeWords } from '../../../words/texts.ts';

/** A word of a list that need not have it. */
function listed(words: Readonly<Record<string, string>>, id: string): string | undefined {
  return words[id];
}

/** The name of a region. */
export function regionName(id: string): string {
  return listed(SIEGE_ROOM.places, id) ?? placeWords(regionOf(id)?.name ?? id);
}

/** "Assault on Minas Tirith". */
export function battleName({ mode, region }: Readonly<{ mode: Mode; region: string }>): string {
  return fill(SIEGE_ROOM.titles[mode], { place: regionName(region) });
}

/** The name of a character. */
export function characterName(id: string): string {
  return listed(SIEGE_ROOM.people, id) ?? characterOf(id)?.name ?? id;
}

/** "Free Peoples". */
export function allianceName(alliance: Alliance): string {
  return SIEGE_ROOM.alliances[alliance];
}

/** "Gondor: Elites". */
export function kindName(nation: Nation, type: FigureType): string {
  return fill(SIEGE_ROOM.figures, { nation: SIEGE_ROOM.nations[nation], type: SIEGE_ROOM.types[type] });
}

/** "Gondor, regular 3". */
export function figureName(id: FigureId): string {
  const { nation, type } = figureOf(id);
  const number = Number(id.slice(-2));
  return fill(SIEGE_ROOM.figureNames[type], { nation: SIEGE_ROOM.nations[nation], number });
}

/** "3 Regulars, 1 Elites (Gondor)": figures counted, nation after nation. */
export function countsText(counts: NationCounts): string {
  return nationsIn(counts)
    .map((nation) => {
      const told = FIGURE_TYPES.filter((type) => countOf(counts, nation, type) > 0);
      const parts = told.map((type) => `${SIEGE_ROOM.types[type]}: ${countOf(counts, nation, type)}`);
      return `${SIEGE_ROOM.nations[nation]} (${parts.join(', ')})`;
    })
    .join('; ');
}
