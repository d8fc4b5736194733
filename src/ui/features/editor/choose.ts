/** What a click on the sheet chooses. */
import type { HexId } from '../../../board/hex.ts';
import { pairOfLine } from '../../../editor/edit/hexsides.ts';
import { sheetOf } from '../../../editor/sheet.ts';
import type { Spot } from '../../../stage/contract.ts';
import type { EditorModel } from './editorModel.ts';
import { pairOf, type SideUnder } from './places.ts';

/** Chooses what a click means: a hexside where something lies on it and the pointer is near, or else the hex. */
export function choose(model: EditorModel, hex: HexId, side: SideUnder | null): void {
  const map = model.document.peek()?.map.inline;
  if (map === undefined) return;
  const pair = side !== null && side.fromEdge < NEAR_EDGE ? pairOf(sheetOf(map), side.hex, side.other) : null;
  const laid = pair !== null && map.hexsides.some((laid) => pairOfLine(laid) === pair);
  model.hold({ selected: laid ? { type: 'side', pair } : { type: 'hex', hex }, cursor: hex });
}

const NEAR_EDGE = 0.4;

/** Chooses what the stage says was clicked. */
export function chooseSpot(model: EditorModel, { hex, direction, fromEdge }: Spot): void {
  const map = model.document.peek()?.map.inline;
  if (map === undefined) return;
  const other = sheetOf(map).beyond[hex * 6 + direction]!;
  choose(model, hex, other < 0 ? null : { hex, other: other as HexId, fromEdge });
}
