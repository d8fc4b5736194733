/** Printed sheets as a reader of PDF finds them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ROOT } from '../../scripts/fingerprint.mjs';
import type { FaceName } from '../../src/editor/print/faces.ts';

/** Words on a page, with the left end of their line in millimetres from the upper left corner. */
export interface PrintedWords {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly face: string;
}

export interface PrintedPage {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly PrintedWords[];
  /** All words, a blank between two. */
  readonly text: string;
  /** How many lines and areas are drawn. */
  readonly strokes: number;
}

export interface PrintedFile {
  readonly title: string;
  readonly language: string | null;
  readonly contents: readonly string[];
  readonly pages: readonly PrintedPage[];
}

const MILLIMETRE = 25.4 / 72;

/** Reads a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedFile> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false })
    .promise;
  const { info } = await pdf.getMetadata();
  const told = info as Readonly<Record<string, unknown>>;
  const outline = (await pdf.getOutline()) as readonly { readonly title: string }[] | null;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(pdf, number));
  return {
    title: String(told['Title']),
    language: told['Language'] === null ? null : String(told['Language']),
    contents: (outline ?? []).map(({ title }) => title),
    pages,
  };
}

async function readPage(
  pdf: Awaited<ReturnType<typeof getDocument>['promise']>,
  number: number,
): Promise<PrintedPage> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  const words = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform as readonly number[];
    return [{ text: item.str, x: x! * MILLIMETRE, y: (height - y!) * MILLIMETRE, face: item.fontName }];
  });
  return {
    width: width * MILLIMETRE,
    height: height * MILLIMETRE,
    words,
    text: words.map(({ text }) => text).join(' '),
    strokes: fnArray.filter((operator) => operator === OPS.constructPath).length,
  };
}

const FILES: Readonly<Record<FaceName, string>> = {
  serif: 'im-fell-english-latin-400-normal',
  italic: 'im-fell-english-latin-400-italic',
  sans: 'alegreya-sans-latin-400-normal',
  bold: 'alegreya-sans-latin-700-normal',
  'latin-ext': 'alegreya-sans-latin-ext-400-normal',
  greek: 'alegreya-sans-greek-400-normal',
  cyrillic: 'alegreya-sans-cyrillic-400-normal',
};

/** The file of a face, as the game ships it. */
export async function faceFile(name: FaceName): Promise<Uint8Array> {
  return Promise.resolve(
    new Uint8Array(readFileSync(join(ROOT, 'assets/built/print', `${FILES[name]}.woff`))),
  );
}
