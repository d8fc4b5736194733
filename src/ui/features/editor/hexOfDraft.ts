/** What a draft says of one hex. */
import { hexName, type HexId } from '../../../board/hex.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';

/** Everybody who stands in a hex, in the order of the document. */
export function piecesIn(document: ScenarioDocument, hex: HexId): ScenarioDocument['pieces'] {
  const name = hexName(document.map.inline, hex);
  return document.pieces.filter(({ at }) => at === name);
}

/** The printed number of a hex, its letter of the legend, the letter of its level ("." = none), and who stands there. */
export function hexOfDraft(document: ScenarioDocument, hex: HexId) {
  const map = document.map.inline;
  const [row, column] = [Math.floor(hex / map.columns), hex % map.columns];
  return {
    name: hexName(map, hex),
    letter: map.hexes[row]?.[column] ?? '.',
    level: map.levels[row]?.[column] ?? '.',
    pieces: piecesIn(document, hex),
  };
}
