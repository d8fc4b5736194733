/** What stands beside the picture of a page: marks to cut and to lay by, and its foot. */
import type { PDFDocument } from 'pdfkit';
import { BORDER, type Paper } from './paper.ts';
import type { Pen } from './pen.ts';

/** A mark begins and ends so far from the edge of the paper. */
export const HAIR = { from: 4.5, to: 8.5 } as const;

/** Room in the lower border for the foot of a page. */
export const FOOT = 6;

/** A mark of the length of `HAIR` from a point. */
export function hairline(to: PDFDocument, x: number, y: number, way: 'down' | 'across'): void {
  const long = HAIR.to - HAIR.from;
  to.path(way === 'down' ? `M${x} ${y}V${y + long}` : `M${x} ${y}H${x + long}`)
    .lineWidth(0.15)
    .stroke('#1d1812');
}

/** The line in the lower border, at its right end. */
export function footLine(pen: Pen, paper: Paper, words: string): void {
  pen.write(
    words,
    paper.width - BORDER - 4,
    paper.height - BORDER / 2 + 1,
    { face: 'sans', size: 2.8 },
    { anchor: 'end' },
  );
}
