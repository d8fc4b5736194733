/** What ground and hexsides are called, and how they look. */
import type { Look } from '../../../board/houseGround.ts';
import type { MapFile, MapHexside, TerrainLetter } from '../../../board/mapFile.ts';
import { EDITOR_GROUND, EDITOR_HEXSIDES, EDITOR_HOUSE } from '../../../i18n/editorWords.ts';
import { inWords } from '../../words/texts.ts';

/** The name of a letter: ours for ground of the chart, the author's for whatever he has named himself (2.22.1 included). */
export function groundName({ house }: Pick<MapFile, 'house'>, meaning: TerrainLetter): string {
  const row = meaning.house === undefined ? undefined : house?.ground?.[meaning.house];
  if (row !== undefined) return inWords(row.name);
  return USUAL.has(meaning.name) ? EDITOR_GROUND[groundKey(meaning)] : meaning.name;
}

/** The names that blank maps begin with, and those of the great map: they are said in the language of the page. */
const USUAL = new Set([
  'Clear',
  'City street level',
  'Tunnel',
  'Mountain',
  'Plowed field',
  'Grove',
  'Hill',
  'Crater',
  'Tunnel (rock pier)',
  'Hill (clear, up-slope hexsides)',
]);

/** The word for ground. */
export function groundKey({ terrain, city, elevation = 0 }: TerrainLetter): keyof typeof EDITOR_GROUND {
  if (terrain !== 'clear') return terrain;
  if (city === true) return 'city';
  return elevation > 0 ? 'hill' : 'clear';
}

/** How ground of the map's own looks; null for a printed row. */
export function groundLook(
  { house }: Pick<MapFile, 'house'>,
  meaning: TerrainLetter | undefined,
): Look | null {
  return meaning?.house === undefined ? null : (house?.ground?.[meaning.house]?.look ?? 'plain');
}

/** The name of what lies on a hexside. */
export function hexsideName(
  { house }: Pick<MapFile, 'house'>,
  { kind, house: id }: Pick<MapHexside, 'kind' | 'house'>,
): string {
  if (kind !== 'house') return (EDITOR_HEXSIDES as Readonly<Record<string, string>>)[kind] ?? kind;
  const row = id === undefined ? undefined : house?.hexsides?.[id];
  return row === undefined ? EDITOR_HOUSE.hexsides : inWords(row.name);
}
