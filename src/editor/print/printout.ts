/**
 * A battle for the table: a document of pages, to be printed or saved as PDF by any browser. The map in pages that overlap, at a
 * scale at which a counter of 15 mm lies in a hex; the battle's own page; charts; counters, front and back. Nothing in it runs.
 */
import type { ScenarioDocument } from '../document.ts';
import { drawMap, saidIn } from '../pictures/picture.ts';
import { planOf } from '../pictures/plan.ts';
import { element, escaped, figure } from '../pictures/svg.ts';
import { battleSheet } from './battleSheet.ts';
import { chartSheet } from './chartSheet.ts';
import { counterSheets, COUNTER_SIDE } from './counterSheets.ts';
import { BORDER, paperOf, tiled, type Paper, type PaperName } from './paper.ts';

/** The words on the sheets. */
export type PrintWords = Readonly<
  Record<
    | 'turns'
    | 'night'
    | 'threshold'
    | 'setup'
    | 'arrivals'
    | 'supplies'
    | 'ends'
    | 'begins'
    | 'map'
    | 'fronts'
    | 'backs'
    | 'charts',
    string
  >
>;

export interface PrintWish {
  readonly paper: PaperName;
  readonly language: string;
  readonly words: PrintWords;
}

/** From the middle of a hex to that of its neighbour, in millimetres: the square of a counter fits between its six sides, with room to take hold of it. */
export const HEX_ON_PAPER = Math.ceil(COUNTER_SIDE / (Math.sqrt(3) - 1)) + 1;

/** The whole of it as the text of an HTML file. */
export function printBattle(document: ScenarioDocument, { paper, language, words }: PrintWish): string {
  const said = saidIn(language);
  const upright = paperOf(paper);
  const plan = planOf(document.map.inline, HEX_ON_PAPER);
  const tiling = tiled(plan.width, plan.height, paper);
  const [wide, tall] = [tiling.paper.width - 2 * BORDER, tiling.paper.height - 2 * BORDER];
  const isAcross = tiling.paper.width > tiling.paper.height;
  const map = tiling.tiles.map(({ column, row, x, y }) =>
    page(
      isAcross ? 'map across' : 'map',
      element(
        'svg',
        { width: `${wide}mm`, height: `${tall}mm`, viewBox: `${figure(x)} ${figure(y)} ${wide} ${tall}` },
        element('use', { href: '#map' }),
      ) +
        element(
          'p',
          { class: 'foot' },
          escaped(`${words.map} ${row + 1}/${column + 1} (${tiling.rows} x ${tiling.columns})`),
        ),
    ),
  );
  const counters = counterSheets(document, upright, said).map((sheet, at) =>
    page(
      'counters',
      sheet + element('p', { class: 'foot' }, escaped(at % 2 === 0 ? words.fronts : words.backs)),
    ),
  );
  const defined = element(
    'svg',
    { width: 0, height: 0, class: 'defined' },
    element('defs', {}, element('g', { id: 'map' }, drawMap(plan))),
  );
  return `<!doctype html>\n${element(
    'html',
    { lang: language },
    element(
      'head',
      {},
      '<meta charset="utf-8">',
      element('title', {}, escaped(said(document.title))),
      element('style', {}, styleFor(paper, upright)),
    ),
    element(
      'body',
      {},
      defined,
      page('battle', battleSheet(document, language, words)),
      page('charts', element('h2', {}, escaped(words.charts)) + chartSheet()),
      ...map,
      ...counters,
    ),
  )}\n`;
}

function page(kind: string, content: string): string {
  return `${element('section', { class: `page ${kind}` }, content)}\n`;
}

function styleFor(paper: PaperName, { width }: Paper): string {
  return `
@page { size: ${paper.toUpperCase()}; margin: ${BORDER}mm; }
@page across { size: ${paper.toUpperCase()} landscape; margin: ${BORDER}mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: ${width - 2 * BORDER}mm; font: 10pt/1.35 'Alegreya Sans', 'Helvetica Neue', Arial, sans-serif; color: #1d1812;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.defined { position: absolute; }
.page { break-after: page; position: relative; }
.across { page: across; }
.page > svg { display: block; }
.foot { position: absolute; right: 2mm; bottom: 2mm; margin: 0; padding: 0 1mm; font-size: 8pt; background: #fff; }
h2 { font: 20pt/1.2 'IM FELL English', Garamond, 'Times New Roman', serif; margin: 0 0 3mm; }
h3 { font-size: 11pt; margin: 3mm 0 1mm; }
ul { margin: 0; padding-left: 5mm; columns: 2; }
table { border-collapse: collapse; font-size: 8.5pt; }
td, th { border: 0.2mm solid #857a68; padding: 0.4mm 1.6mm; text-align: center; }
.charts { columns: 2; }
.chart { break-inside: avoid; }
.chart p { margin: 0.5mm 0; font-size: 8pt; }
.turns, .tracks { display: flex; flex-wrap: wrap; gap: 1mm; }
.turns div { border: 0.3mm solid #1d1812; min-width: 18mm; height: 18mm; padding: 1mm; font-size: 8pt; }
.turns .night { background: #33405a; color: #fff; }
.tracks { margin-top: 3mm; }
.tracks div { border: 0.2mm solid #857a68; width: 16mm; height: 16mm; padding: 1mm; font-size: 8pt; }
`;
}
