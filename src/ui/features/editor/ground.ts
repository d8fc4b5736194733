/** What ground is called. */
import type { TerrainLetter } from '../../../board/mapFile.ts';
import type { EDITOR_GROUND } from '../../../i18n/editorWords.ts';

/** The name of a letter: ours for ground of the chart, the author's for whatever he has named himself. */
export function groundName(meaning: TerrainLetter, words: typeof EDITOR_GROUND): string {
  const key = groundKey(meaning);
  return USUAL.has(meaning.name) ? words[key] : meaning.name;
}

/** The names that blank maps begin with: they are said in the language of the page. */
const USUAL = new Set([
  'Clear',
  'City street level',
  'Tunnel',
  'Mountain',
  'Plowed field',
  'Grove',
  'Hill',
  'Crater',
]);

/** The word for ground. */
export function groundKey({ terrain, city, elevation = 0 }: TerrainLetter): keyof typeof EDITOR_GROUND {
  if (terrain !== 'clear') return terrain;
  if (city === true) return 'city';
  return elevation > 0 ? 'hill' : 'clear';
}
