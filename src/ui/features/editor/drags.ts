/** What a moving hand comes to: the hexes and corners it goes over, and what is done when it lets go. */
import { hexName } from '../../../board/hex.ts';
import type { Sheet } from '../../../editor/sheet.ts';
import { cornerPoint, nearestCorner, type CornerId } from '../../../editor/tools/corners.ts';
import { choose } from './choose.ts';
import { copyStroke } from './clipboard.ts';
import type { EditorModel } from './editorModel.ts';
import { piecesIn } from './hexOfDraft.ts';
import { laidAlone } from './map/chosenPlace.ts';
import { hexUnder, sideUnder, type SheetPoint } from './places.ts';
import type { Drag, Grip } from './grip.ts';
import { commandOfDrag } from './strokes.ts';

/** A drag before it begins. */
export const NO_DRAG: Drag = { hexes: [], corners: [], side: null };

/** A drag that has come to a point of the sheet. A corner counts when the pointer is near it, so that a wall follows the hand. */
export function goneOn(sheet: Sheet, drag: Drag, point: SheetPoint): Drag {
  const hex = hexUnder(sheet, point);
  if (hex === null) return drag;
  const hexes = drag.hexes.at(-1) === hex ? drag.hexes : [...drag.hexes, hex];
  const side = sideUnder(sheet, hex, point);
  const corner = nearestCorner(sheet, hex, point);
  const isNear = drag.corners.length === 0 || far(cornerPoint(sheet, corner), point) < CLOSE;
  const corners = isNear && drag.corners.at(-1) !== corner ? [...drag.corners, corner] : drag.corners;
  return {
    hexes,
    corners: withoutReturn(corners),
    side: drag.side ?? (side === null ? null : [side.hex, side.other]),
  };
}

const CLOSE = 0.3;

/** Going back to the corner before takes the last one up again. */
export function withoutReturn(corners: readonly CornerId[]): readonly CornerId[] {
  return corners.length > 2 && corners.at(-1) === corners.at(-3) ? corners.slice(0, -2) : corners;
}

function far([ax, ay]: SheetPoint, [bx, by]: SheetPoint): number {
  return Math.hypot(ax - bx, ay - by);
}

/** How the author holds what he lays. */
export function gripOf(model: EditorModel): Grip {
  return {
    tool: model.tool.value,
    ink: model.ink.value,
    size: model.size.value,
    level: model.level.value,
    symmetry: model.mirrored.value,
    inside: model.inside.value,
    lift: model.lift.value,
  };
}

/** Does what a drag comes to when the hand lets go; of a copy, answers the text for the clipboard. */
export function finishDrag(model: EditorModel, grip: Grip, drawn: Drag): string | null {
  const document = model.document.peek();
  if (document === null) return null;
  if (grip.tool === 'select') {
    carry(model, drawn);
    return null;
  }
  if (grip.ink.type === 'copy') return copyStroke(model, document, grip, drawn);
  const command = commandOfDrag(document, grip, drawn);
  const after = command !== null && model.act(command) ? model.document.peek() : null;
  const last = drawn.hexes.at(-1);
  if (command?.type === 'placePieces' && last !== undefined)
    model.hold({ selected: { type: 'hex', hex: last } });
  const laid = command === null || after === null ? null : laidAlone(command, after);
  if (laid !== null) model.hold({ selected: laid });
  return null;
}

/** Whoever stands in the first hex of a drag is carried to the last; a drag that stays is a click. */
function carry(model: EditorModel, { hexes }: Drag): void {
  const document = model.document.peek();
  const [from, to] = [hexes[0], hexes.at(-1)];
  if (document === null || from === undefined || to === undefined) return;
  if (from !== to) {
    const ids = piecesIn(document, from).map(({ id }) => id);
    model.act({ type: 'movePieces', ids, at: hexName(document.map.inline, to) });
  }
  choose(model, to, null);
}
