/** The counters of a battle on sheets to be cut: the fronts, and the backs as they lie when the sheet is turned over its long edge. */
import type { ScenarioDocument } from '../document.ts';
import { COUNTER, counterFace, facesOf, type CounterFace } from '../pictures/counterFaces.ts';
import { faceOf, type PieceName } from '../pictures/counterLayer.ts';
import { element, figure } from '../pictures/svg.ts';
import { BORDER, type Paper } from './paper.ts';

/** Side of a counter in millimetres, and the room between two. */
export const COUNTER_SIDE = 15;
const GAP = 1;

/** The sheets in pairs: front, back. */
export function counterSheets(
  document: ScenarioDocument,
  paper: Paper,
  inWords: (name: PieceName) => string,
): readonly string[] {
  const step = COUNTER_SIDE + GAP;
  const [columns, rows] = [paper.width, paper.height].map((length) =>
    Math.floor((length - 2 * BORDER + GAP) / step),
  );
  const counters = countersOf(document, inWords);
  const sheets = Math.ceil(counters.length / (columns! * rows!));
  return Array.from({ length: sheets }, (_, sheet) =>
    counters.slice(sheet * columns! * rows!, (sheet + 1) * columns! * rows!),
  ).flatMap((some) => [
    sheetOf(
      some.map(({ front }) => front),
      columns!,
      paper,
      false,
    ),
    sheetOf(
      some.map(({ back }) => back),
      columns!,
      paper,
      true,
    ),
  ]);
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

function sheetOf(
  faces: readonly (CounterFace | null)[],
  columns: number,
  paper: Paper,
  isBack: boolean,
): string {
  const [wide, tall] = [paper.width - 2 * BORDER, paper.height - 2 * BORDER];
  const step = COUNTER_SIDE + GAP;
  const drawn = faces.flatMap((face, at) => {
    if (face === null) return [];
    const column = isBack ? columns - 1 - (at % columns) : at % columns;
    // Both sides stand in the middle of the paper, so that fronts and backs meet.
    const x = (wide - columns * step + GAP) / 2 + column * step;
    const y = Math.floor(at / columns) * step;
    const transform = `translate(${figure(x)} ${figure(y)}) scale(${COUNTER_SIDE / COUNTER})`;
    return [element('g', { transform }, counterFace(face))];
  });
  return element(
    'svg',
    { width: `${wide}mm`, height: `${tall}mm`, viewBox: `0 0 ${wide} ${tall}` },
    drawn.join('\n'),
  );
}
