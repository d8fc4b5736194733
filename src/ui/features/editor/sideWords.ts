/** A hexside under the pointer in words: which it is, what lies there, and what a click makes of it. */
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_HEXSIDES, EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import { pairOfLine } from '../../../editor/edit/hexsides.ts';
import { sheetOf } from '../../../editor/sheet.ts';
import { hexsideName } from './ground.ts';
import type { HexsideInk } from './grip.ts';
import { pairOf, type SideUnder } from './places.ts';

export interface SideWords {
  /** Both hexes. */
  readonly pair: string;
  readonly lies: string;
  readonly click: string;
}

/** The words for a hexside with something in hand. */
export function sideWords(map: MapFile, side: SideUnder, ink: HexsideInk): SideWords {
  const pair = pairOf(sheetOf(map), side.hex, side.other);
  const line = map.hexsides.find((laid) => pairOfLine(laid) === pair);
  const next = ink.type === 'hexside' ? hexsideName(map, ink) : EDITOR_HEXSIDES[ink.type];
  return {
    pair: pair.replace('/', ' | '),
    lies: line === undefined ? EDITOR_PAGE.sideOpen : hexsideName(map, line),
    click: fill(EDITOR_PAGE.sideClick, { next }),
  };
}
