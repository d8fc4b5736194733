/** A pen on paper: a PDF whose lengths are millimetres, and words in the faces of the game. Words stay words, to be searched and read aloud. */
import { create, type Face as Glyphs } from 'fontkit';
import { PDFDocument, type TextOptions } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { Face, FaceFiles, FaceName } from './faces.ts';
import type { Paper } from './paper.ts';
import { cubic } from './path.ts';
import { unpackWoff } from './woff.ts';

/** Points of a printer in a millimetre. */
export const POINTS = 72 / 25.4;

/** How words stand: their face, and its size in millimetres. */
export interface Letters {
  readonly face: Face;
  readonly size: number;
  readonly spacing?: number;
}

/** Where words stand: at the left, in the middle or at the right of a place on their line. */
export type Anchor = 'start' | 'middle' | 'end';

export interface Pen {
  readonly to: PDFDocument;
  /** A page as it lies; with a title it stands in the contents of the document. */
  page(paper: Paper, title?: string): void;
  /** How long words become. */
  width(words: string, letters: Letters): number;
  write(words: string, x: number, y: number, letters: Letters, look?: Look): void;
  /** Ends the document. */
  bytes(): Promise<Uint8Array>;
}

export interface Look {
  readonly anchor?: Anchor;
  readonly fill?: string;
  /** A light border around the letters, so that they can be read on any ground. */
  readonly halo?: Readonly<{ colour: string; width: number }> | undefined;
}

export interface PenWish {
  readonly title: string;
  readonly language: string;
  readonly faces: FaceFiles;
  readonly made: Date;
}

/** Words in one face. */
interface Run {
  readonly name: FaceName;
  readonly words: string;
}

/** Takes up a pen. The faces of the game must be among its files; a letter that no face has becomes a question mark. */
export function openPen({ title, language, faces, made }: PenWish): Pen {
  const to = new PDFDocument({
    autoFirstPage: false,
    font: null,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Pelennor', CreationDate: made },
  });
  const written = toBytes(to);
  const glyphs = new Map<FaceName, Glyphs>();
  for (const [name, file] of faces) {
    const face = unpackWoff(file);
    to.registerFont(name, face);
    glyphs.set(name, create(face));
  }
  const runsOf = (words: string, face: Face): readonly Run[] => split(words, face, glyphs);
  const widthOf = ({ name, words }: Run, { size, spacing = 0 }: Letters): number =>
    to.font(name).fontSize(size).widthOfString(words, standing(words, spacing));
  const width = (words: string, letters: Letters): number =>
    runsOf(words, letters.face).reduce((so, run) => so + widthOf(run, letters), 0);
  return {
    to,
    width,
    page: (paper, chapter) => {
      to.addPage({ size: [paper.width * POINTS, paper.height * POINTS], margin: 0 }).scale(POINTS);
      if (chapter !== undefined) to.outline.addItem(chapter);
    },
    write: (words, x, y, letters, { anchor = 'start', fill = '#1d1812', halo } = {}) => {
      const before = anchor === 'start' ? 0 : width(words, letters) * (anchor === 'middle' ? 0.5 : 1);
      let at = x - before;
      for (const run of runsOf(words, letters.face)) {
        if (halo !== undefined) {
          outline(to, glyphs.get(run.name)!, run.words, at, y, letters);
          to.lineJoin('round').lineWidth(halo.width).stroke(halo.colour);
        }
        const long = widthOf(run, letters);
        to.fillColor(fill).text(run.words, at, y, standing(run.words, letters.spacing));
        at += long;
      }
    },
    bytes: () => {
      to.end();
      return written;
    },
  };
}

/** On one line; figures as tall as capitals, for those of charts and counters stand in rows. */
function standing(words: string, characterSpacing = 0): TextOptions {
  const asIs = { lineBreak: false, baseline: 'alphabetic', characterSpacing } as const;
  // Words without a wish are remembered as they were laid out.
  return /\d/.test(words) ? { ...asIs, features: ['lnum'] } : asIs;
}

/** Words in runs of one face each: that which is wanted, else the first that has the letter. */
function split(words: string, face: Face, glyphs: ReadonlyMap<FaceName, Glyphs>): readonly Run[] {
  const runs: { name: FaceName; words: string }[] = [];
  for (const letter of words.normalize('NFC')) {
    const has = (name: FaceName): boolean => glyphs.get(name)!.hasGlyphForCodePoint(letter.codePointAt(0)!);
    const name = [face, 'sans' as const, ...glyphs.keys()].find(has);
    const last = runs.at(-1);
    if (last?.name === (name ?? face)) last.words += name === undefined ? UNKNOWN : letter;
    else runs.push({ name: name ?? face, words: name === undefined ? UNKNOWN : letter });
  }
  return runs;
}

const UNKNOWN = '?';

/** The outlines of words as a path, for their border alone: as text they would be found twice. */
function outline(
  to: PDFDocument,
  face: Glyphs,
  words: string,
  x: number,
  y: number,
  { size, spacing = 0 }: Letters,
): void {
  const { glyphs, positions } = face.layout(words);
  const scale = size / face.unitsPerEm;
  let at = x;
  glyphs.forEach(({ path }, index) => {
    const { xAdvance, xOffset } = positions[index]!;
    to.path(cubic(path.toSVG(), (px, py) => [at + (px + xOffset) * scale, y - py * scale]));
    at += xAdvance * scale + spacing;
  });
}
