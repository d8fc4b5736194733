/**
 * A battle for the table as a PDF: the battle's own page, the charts, the map in pages that overlap, at a scale at which a counter of
 * 15 mm lies in a hex, and the counters, front and back. Lines are lines and words are words: it prints in any size.
 */
import type { ScenarioDocument } from '../document.ts';
import type { PieceName } from '../pictures/counterLayer.ts';
import { printPageOfBattle } from './battlePage.ts';
import { printCharts } from './chartPages.ts';
import type { ChartTexts } from './chartTables.ts';
import { printCounters } from './counterPages.ts';
import { facesFor, type FaceFiles, type FaceName } from './faces.ts';
import { printMap } from './mapPages.ts';
import { paperOf, type PaperName } from './paper.ts';
import { openPen } from './pen.ts';

/** The words on the sheets. */
export type PrintWords = Readonly<
  Record<
    | 'turns'
    | 'night'
    | 'track'
    | 'threshold'
    | 'setup'
    | 'arrivals'
    | 'supplies'
    | 'ladders'
    | 'heads'
    | 'trenches'
    | 'ends'
    | 'begins'
    | 'map'
    | 'counters'
    | 'fronts'
    | 'backs'
    | 'charts',
    string
  >
>;

/** What the battle says in the language of the sheets. */
export interface Speech {
  /** A text of the file. */
  inWords(text: PieceName): string;
  /** A name on the map. */
  placeWords(name: string): string;
  /** What is told of the battle before it begins. */
  battleText(id: string, what: 'summary' | 'history' | 'notes', text: PieceName): string;
}

export interface PrintWish {
  readonly paper: PaperName;
  readonly language: string;
  readonly speech: Speech;
  readonly words: PrintWords;
  readonly charts: ChartTexts;
  /** When it is printed: the file tells it. */
  readonly made: Date;
  /** Fetches the file of a face. */
  readonly fetchFace: (name: FaceName) => Promise<Uint8Array>;
}

/** All of it as the bytes of a PDF file. */
export async function printBattle(document: ScenarioDocument, wish: PrintWish): Promise<Uint8Array> {
  const { paper, language, speech, words, charts, made, fetchFace } = wish;
  const names = facesFor(JSON.stringify([document, words, charts]));
  const faces: FaceFiles = new Map(
    await Promise.all(names.map(async (name) => [name, await fetchFace(name)] as const)),
  );
  const pen = openPen({ title: speech.inWords(document.title), language, faces, made });
  printPageOfBattle(pen, document, paperOf(paper), speech, words);
  printCharts(pen, charts, paperOf(paper), words.charts);
  printMap(pen, document, paper, speech, words);
  printCounters(pen, document, paperOf(paper), speech.inWords, words);
  return await pen.bytes();
}
