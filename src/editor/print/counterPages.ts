/** The counters of a battle on pages to be cut: the fronts, and the backs as they lie when the sheet is turned over its long edge. */
import type { ScenarioDocument } from '../document.ts';
import { COUNTER, counterFace, facesOf, type CounterFace } from '../pictures/counterFaces.ts';
import { faceOf, type PieceName } from '../pictures/counterLayer.ts';
import { draw, readDrawing } from './drawing.ts';
import { footLine, HAIR, hairline } from './marks.ts';
import { BORDER, type Paper } from './paper.ts';
import type { Pen } from './pen.ts';
import type { PrintWords } from './printout.ts';

/** Side of a counter in millimetres, and the room between two. */
export const COUNTER_SIDE = 15;
const GAP = 1;
const STEP = COUNTER_SIDE + GAP;

/** A counter where it lies on the paper, its upper left corner in millimetres. */
export interface PlacedCounter {
  readonly face: CounterFace;
  readonly x: number;
  readonly y: number;
}

/** A page of counters. */
export interface CounterPage {
  readonly isBack: boolean;
  readonly counters: readonly PlacedCounter[];
}

/** The pages in pairs: front, back. */
export function counterPages(
  document: ScenarioDocument,
  paper: Paper,
  inWords: (name: PieceName) => string,
): readonly CounterPage[] {
  const { columns, rows } = gridOn(paper);
  const counters = countersOf(document, inWords);
  const pages = Math.ceil(counters.length / (columns * rows));
  return Array.from({ length: pages }, (_, page) =>
    counters.slice(page * columns * rows, (page + 1) * columns * rows),
  ).flatMap((some) => [
    pageOf(
      some.map(({ front }) => front),
      paper,
      false,
    ),
    pageOf(
      some.map(({ back }) => back),
      paper,
      true,
    ),
  ]);
}

/** Prints the pages with marks to cut by. */
export function printCounters(
  pen: Pen,
  document: ScenarioDocument,
  paper: Paper,
  inWords: (name: PieceName) => string,
  words: PrintWords,
): void {
  counterPages(document, paper, inWords).forEach(({ isBack, counters }, at) => {
    pen.page(paper, at === 0 ? words.counters : undefined);
    for (const { face, x, y } of counters) {
      pen.to
        .save()
        .translate(x, y)
        .scale(COUNTER_SIDE / COUNTER);
      draw(pen, readDrawing(counterFace(face)));
      pen.to.restore();
    }
    markCuts(pen, paper);
    footLine(pen, paper, isBack ? words.backs : words.fronts);
  });
}

/** How the counters lie on a sheet: in its middle, so that fronts and backs meet. */
function gridOn({ width, height }: Paper) {
  const [columns, rows] = [width, height].map((length) => Math.floor((length - 2 * BORDER + GAP) / STEP));
  return { columns: columns!, rows: rows!, left: (width - columns! * STEP + GAP) / 2, top: BORDER };
}

interface Counter {
  readonly front: CounterFace;
  /** Null where nothing is printed. */
  readonly back: CounterFace | null;
}

/** A counter a piece, and one more for each that is exchanged for a second one (2.4.7). */
function countersOf(document: ScenarioDocument, inWords: (name: PieceName) => string): readonly Counter[] {
  return document.pieces.flatMap((piece) => {
    const face = faceOf(document, piece, inWords);
    if (face === null) return [];
    const faces = facesOf(face.kind);
    return Array.from({ length: Math.ceil(faces / 2) }, (_, at): Counter => ({
      front: { ...face, face: at * 2 },
      back: at * 2 + 1 < faces ? { ...face, face: at * 2 + 1 } : null,
    }));
  });
}

function pageOf(faces: readonly (CounterFace | null)[], paper: Paper, isBack: boolean): CounterPage {
  const { columns, left, top } = gridOn(paper);
  const counters = faces.flatMap((face, at) => {
    if (face === null) return [];
    const column = isBack ? columns - 1 - (at % columns) : at % columns;
    return [{ face, x: left + column * STEP, y: top + Math.floor(at / columns) * STEP }];
  });
  return { isBack, counters };
}

/** Marks in the borders: cuts run through the middle of the gaps, and along the outermost counters. */
function markCuts({ to }: Pen, paper: Paper): void {
  const { columns, rows, left, top } = gridOn(paper);
  const cuts = (first: number, count: number): readonly number[] =>
    Array.from({ length: count + 1 }, (_, at) => first + at * STEP - GAP / 2);
  for (const x of cuts(left, columns))
    for (const y of [HAIR.from, paper.height - HAIR.to]) hairline(to, x, y, 'down');
  for (const y of cuts(top, rows))
    for (const x of [HAIR.from, paper.width - HAIR.to]) hairline(to, x, y, 'across');
}
