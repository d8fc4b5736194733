/** How the room calls places, armies and figures, in the language of the page. */
import type { Mode } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { characterOf, regionOf } from '../../../../strategic/war-of-the-ring/facts.ts';
import type { Alliance, FigureType, Nation } from '../../../../strategic/war-of-the-ring/figures.ts';
import { figureOf, type FigureId } from '../../../../strategic/war-of-the-ring/roster.ts';
import { fill } from '../../../../i18n/fill.ts';
import { regionWords } from '../../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';

/** A word of a list that need not have it. */
function nameIn(words: Readonly<Record<string, string>>, id: string): string | undefined {
  return words[id];
}

/** The name of a region. */
export function regionName(id: string): string {
  return regionWords(id, regionOf(id)?.name ?? id);
}

/** "Assault on Minas Tirith", "Relief of the Grey Havens": a sentence knows the case of a place by its name, which has no hyphens there. */
export function battleName({ mode, region }: Readonly<{ mode: Mode; region: string }>): string {
  return fill(SIEGE_ROOM.titles[mode], { region: region.replaceAll('-', '_'), place: regionName(region) });
}

/** The name of a character. */
export function characterName(id: string): string {
  return nameIn(SIEGE_ROOM.people, id) ?? characterOf(id)?.name ?? id;
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
