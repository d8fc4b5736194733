/** The map of a received battle as a picture: an image can neither run nor fetch anything. */
import type { ScenarioDocument } from '../../../editor/document.ts';
import { drawPicture } from '../../../editor/pictures/picture.ts';
import { playable } from './draftBattle.ts';

/** So many hexes are drawn at once without a wait. */
const MOST_DRAWN = 10_000;
const HEX = 20;

/** The address of the picture; null where the map is too large, or the battle too broken, to be drawn. */
export function previewPicture(document: ScenarioDocument, language: string): string | null {
  const { columns, rows } = document.map.inline;
  if (columns * rows > MOST_DRAWN || playable(document) === null) return null;
  const svg = drawPicture(document, { counters: true, hex: HEX, language });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
