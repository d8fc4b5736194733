/** `picture SCENARIO`: a battle or a map as an SVG, or as a PDF of sheets to print and play on paper. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { openDocument, type ScenarioDocument } from '../editor/document.ts';
import { drawPicture, LEAST_HEX, MOST_HEX, USUAL_PICTURE } from '../editor/pictures/picture.ts';
import { PAPERS, type PaperName } from '../editor/print/paper.ts';
import { scenarioNamed, writeText } from './files.ts';
import { UsageError, type Answer } from './output.ts';
import { withExamples, type Reply } from './reply.ts';

interface Asked {
  readonly svg?: string;
  readonly pdf?: string;
  readonly paper: PaperName;
  readonly hex: number;
  readonly counters: boolean;
  readonly language: string;
}

/** Adds `picture`. */
export function addPicture(program: Command, reply: Reply): void {
  const command = program
    .command('picture')
    .description(
      'a battle as it stands before the first turn, or its map alone, as an SVG in layers; or all of it on sheets to print, as a PDF',
    )
    .argument('<scenario>', 'the id of a shipped scenario, or a file of a scenario or a map')
    .option('--svg <file>', 'where to write the drawing')
    .option('--pdf <file>', 'where to write the sheets to print: its page, the charts, the map, the counters')
    .addOption(new Option('--paper <size>', 'what the sheets are printed on').choices(PAPERS).default('a4'))
    .option('--hex <pixels>', 'from the middle of a hex to that of its neighbour', hexOf, USUAL_PICTURE.hex)
    .option('--no-counters', 'the map without pieces')
    .option(
      '--language <code>',
      'the language of names that the file has in several, and of the sheets (en, de)',
      USUAL_PICTURE.language,
    )
    .action((name: string, asked: Asked) => reply(() => picture(name, asked)));
  withExamples(command, [
    'pelennor picture the-great-gate --svg gate.svg',
    'pelennor picture the-great-gate --pdf gate.pdf --paper letter',
    'pelennor picture mine.json --svg mine.svg --no-counters --hex 120',
  ]);
}

function hexOf(given: string): number {
  const pixels = Number(given);
  if (Number.isFinite(pixels) && pixels >= LEAST_HEX && pixels <= MOST_HEX) return pixels;
  throw new InvalidArgumentError(`it takes a number from ${LEAST_HEX} to ${MOST_HEX}.`);
}

function picture(name: string, { svg, pdf, paper, ...wish }: Asked): Answer | Promise<Answer> {
  if (svg === undefined && pdf === undefined)
    throw new UsageError('say where to write it: --svg FILE, --pdf FILE, or both');
  const { document, library } = scenarioNamed(name);
  const opened = openDocument(document, library);
  if (!opened.ok) throw new UsageError(`${name}${opened.problems[0]!.path}: ${opened.problems[0]!.message}`);
  const { columns, rows } = opened.value.map.inline;
  const tellFiles = (files: readonly string[]): Answer => ({
    exit: 0,
    json: { files, columns, rows },
    lines: files.map((file) => `${file}: ${columns} x ${rows} hexes`),
  });
  if (svg !== undefined) writeText(svg, drawPicture(opened.value, wish));
  if (pdf === undefined) return tellFiles([svg!]);
  return printSheets(opened.value, paper, wish.language).then((bytes) => {
    writeText(pdf, bytes);
    return tellFiles(svg === undefined ? [pdf] : [svg, pdf]);
  });
}

/** The sheets; what writes a PDF is fetched only for them. */
async function printSheets(
  document: ScenarioDocument,
  paper: PaperName,
  language: string,
): Promise<Uint8Array> {
  const [{ printBattle }, { fetchFace }, { printWordsIn }] = await Promise.all([
    import('../editor/print/printout.ts'),
    import('./printFaces.ts'),
    import('./printWords.ts'),
  ]);
  const words = await printWordsIn(language);
  return await printBattle(document, { paper, language, made: new Date(), fetchFace, ...words });
}
