/**
 * Drawing without a pointer: the arrow keys go from hex to hex, or with a hexside in hand from corner to corner; Enter begins a stroke
 * and ends it, and Escape lets it be. What is laid is what the same stroke of a hand would lay.
 */
import type { HexId } from '../../../board/hex.ts';
import { pairOfLine } from '../../../editor/edit/hexsides.ts';
import { centreOf, neighboursOf, sheetOf, type Sheet } from '../../../editor/sheet.ts';
import {
  cornerOf,
  cornerPoint,
  cornersBeside,
  hexesOfCorner,
  type CornerId,
} from '../../../editor/tools/corners.ts';
import type { EditorBoardPort } from './boardPort.ts';
import { choose } from './choose.ts';
import { withoutReturn } from './drags.ts';
import type { EditorModel } from './editorModel.ts';
import { piecesIn } from './hexOfDraft.ts';
import { pairOf } from './places.ts';
import { laysAlongCorners, type Drag, type Grip } from './grip.ts';

/** Takes up whoever stands in the hex; Enter sets them down. */
export const CARRY_KEY = 'T';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Hears a key; answers whether it means anything on the sheet. */
export function drawingByKeys(model: EditorModel, port: EditorBoardPort): (key: string) => boolean {
  /** The grip with which a stroke began: with another tool in hand it is none any more. */
  let began: Grip | null = null;
  /** To which side of its way the next step leans where two lie alike: a straight way leans to and fro. */
  let lean = 1;
  const drag = (): Drag | null => (began === port.grip.peek() ? port.drag.peek() : null);
  const go = (next: Drag | null): void => {
    began = next === null ? null : port.grip.peek();
    port.point({ drag: next });
    model.hold({ stroking: next !== null });
  };
  const finish = (drawn: Drag): void => {
    go(null);
    port.finish(drawn);
  };
  const arrow = (sheet: Sheet, by: readonly [number, number]): void => {
    const now = drag();
    const at = model.cursor.peek() ?? (0 as HexId);
    if (laysAlongCorners(port.grip.peek())) {
      const from = model.corner.peek() ?? cornerOf(sheet, at, 0);
      const to = model.corner.peek() === null ? from : cornerTowards(sheet, from, by, lean);
      lean = leanAfter(lean, cornerPoint(sheet, from), cornerPoint(sheet, to), by);
      look(sheet, to);
      if (now !== null) go({ ...now, corners: withoutReturn([...now.corners, to]) });
      return;
    }
    const next = hexTowards(sheet, at, by, lean);
    lean = leanAfter(lean, centreOf(sheet, at), centreOf(sheet, next), by);
    model.hold({ corner: null, cursor: next, goal: next });
    port.point({ hovered: { hex: next, side: null, corner: cornerOf(sheet, next, 0) } });
    if (now !== null && next !== at) go({ ...now, hexes: [...now.hexes, next] });
  };
  /** Goes to a corner, and brings it into sight by one of its hexes. */
  const look = (sheet: Sheet, corner: CornerId): void => {
    const hex = hexesOfCorner(sheet, corner)[0]!;
    model.hold({ corner, cursor: hex, goal: hex });
    port.point({ hovered: { hex, side: null, corner } });
  };
  const enter = (sheet: Sheet): void => {
    const grip = port.grip.peek();
    const now = drag();
    const at = model.cursor.peek() ?? (0 as HexId);
    if (now !== null) return finish(now);
    if (laysAlongCorners(grip)) {
      const corner = model.corner.peek() ?? cornerOf(sheet, at, 0);
      look(sheet, corner);
      return go({ hexes: [at], corners: [corner], side: null });
    }
    if (grip.tool === 'select') return chooseNext(model, sheet, at);
    const stroke = { hexes: [at], corners: [], side: null };
    if (isLong(grip)) go(stroke);
    else finish(stroke);
  };
  const carry = (): boolean => {
    const document = model.document.peek();
    const at = model.cursor.peek();
    if (document === null || at === null || piecesIn(document, at).length === 0) return false;
    model.hold({ tool: 'select' });
    go({ hexes: [at], corners: [], side: null });
    return true;
  };
  return (key) => {
    const map = model.document.peek()?.map.inline;
    if (map === undefined) return false;
    const sheet = sheetOf(map);
    const by = ARROWS[key];
    if (by !== undefined) arrow(sheet, by);
    else if (key === 'Enter') enter(sheet);
    else if (key.toUpperCase() === CARRY_KEY) return carry();
    else if (key === 'Escape') {
      go(null);
      model.hold({ selected: null });
    } else return false;
    return true;
  };
}

/** Tools that go over several hexes: they begin with Enter, and end with it. */
function isLong({ tool, ink }: Grip): boolean {
  if (ink.type === 'paste' || ink.type === 'piece') return false;
  return (
    ink.type === 'road' || ink.type === 'block' || tool === 'line' || tool === 'rectangle' || tool === 'lasso'
  );
}

/** Chooses the hex, and when that is chosen already the next of its hexsides on which something lies. */
function chooseNext(model: EditorModel, sheet: Sheet, at: HexId): void {
  const laid = new Set(model.drawn.peek().map.inline.hexsides.map(pairOfLine));
  const pairs = neighboursOf(sheet, at)
    .map((other) => pairOf(sheet, at, other))
    .filter((pair) => laid.has(pair));
  const now = model.selected.peek();
  const isHere = now?.type === 'hex' ? now.hex === at : now?.type === 'side' && pairs.includes(now.pair);
  const next = isHere ? pairs[now?.type === 'side' ? pairs.indexOf(now.pair) + 1 : 0] : undefined;
  if (next === undefined) choose(model, at, null);
  else model.hold({ selected: { type: 'side', pair: next } });
}

/** The neighbour that lies most in a direction of the screen; the hex itself at the edge. */
function hexTowards(sheet: Sheet, at: HexId, by: Point, lean: number): HexId {
  const from = centreOf(sheet, at);
  return most(at, neighboursOf(sheet, at), (hex) => along(from, centreOf(sheet, hex), by, lean));
}

/** The corner beside this one that lies most in a direction of the screen; the corner itself at the edge. */
function cornerTowards(sheet: Sheet, at: CornerId, by: Point, lean: number): CornerId {
  const from = cornerPoint(sheet, at);
  return most(at, cornersBeside(sheet, at), (corner) => along(from, cornerPoint(sheet, corner), by, lean));
}

type Point = readonly [x: number, y: number];

/** How far a way leads in a direction; of two that lead as far the one to which it leans. */
function along([x, y]: Point, [nx, ny]: Point, [dx, dy]: Point, lean: number): number {
  const [gx, gy] = [nx - x, ny - y];
  return gx * dx + gy * dy + 0.01 * lean * (gx * Math.abs(dy) + gy * Math.abs(dx));
}

/** The lean after a step: back to where it leant from, so that a straight way stays one, and the way back is the same. */
function leanAfter(lean: number, [x, y]: Point, [nx, ny]: Point, [dx, dy]: Point): number {
  const aside = (nx - x) * Math.abs(dy) + (ny - y) * Math.abs(dx);
  return Math.abs(aside) < 0.1 ? lean : -Math.sign(aside);
}

function most<T>(at: T, others: readonly T[], far: (one: T) => number): T {
  let [best, length] = [at, LEAST];
  for (const one of others) if (far(one) > length) [best, length] = [one, far(one)];
  return best;
}

/** A way that leads less far in a direction than this, of the distance between hexes, does not lead there. */
const LEAST = 0.2;
