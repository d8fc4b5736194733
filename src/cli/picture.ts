/** `picture SCENARIO`: a battle or a map as an SVG, or as sheets to print and play on paper. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { openDocument } from '../editor/document.ts';
import { drawPicture, LEAST_HEX, MOST_HEX, USUAL_PICTURE } from '../editor/pictures/picture.ts';
import type { PaperName } from '../editor/print/paper.ts';
import { printBattle } from '../editor/print/printout.ts';
import { PRINT } from '../i18n/en/editorPrint.ts';
import { scenarioNamed, writeText } from './files.ts';
import { UsageError, type Answer } from './output.ts';
import { withExamples, type Reply } from './reply.ts';

interface Asked {
  readonly svg?: string;
  readonly print?: string;
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
      'a battle as it stands before the first turn, or its map alone, as an SVG in layers; or all of it on sheets to print',
    )
    .argument('<scenario>', 'the id of a shipped scenario, or a file of a scenario or a map')
    .option('--svg <file>', 'where to write the drawing')
    .option(
      '--print <file>',
      'where to write the sheets to print: an HTML file, to be printed or saved as PDF by a browser',
    )
    .addOption(
      new Option('--paper <size>', 'what the sheets are printed on').choices(['a4', 'a3']).default('a4'),
    )
    .option('--hex <pixels>', 'from the middle of a hex to that of its neighbour', hexOf, USUAL_PICTURE.hex)
    .option('--no-counters', 'the map without pieces')
    .option('--language <code>', 'the language of names that the file has in several', USUAL_PICTURE.language)
    .action((name: string, asked: Asked) => reply(() => picture(name, asked)));
  withExamples(command, [
    'pelennor picture the-great-gate --svg gate.svg',
    'pelennor picture the-great-gate --print gate.html --paper a3',
    'pelennor picture mine.json --svg mine.svg --no-counters --hex 120',
  ]);
}

function hexOf(given: string): number {
  const pixels = Number(given);
  if (Number.isFinite(pixels) && pixels >= LEAST_HEX && pixels <= MOST_HEX) return pixels;
  throw new InvalidArgumentError(`it takes a number from ${LEAST_HEX} to ${MOST_HEX}.`);
}

function picture(name: string, { svg, print, paper, ...wish }: Asked): Answer {
  if (svg === undefined && print === undefined)
    throw new UsageError('say where to write it: --svg FILE, --print FILE, or both');
  const { document, library } = scenarioNamed(name);
  const opened = openDocument(document, library);
  if (!opened.ok) throw new UsageError(`${name}${opened.problems[0]!.path}: ${opened.problems[0]!.message}`);
  const files = [
    ...(svg === undefined ? [] : [{ file: svg, text: drawPicture(opened.value, wish) }]),
    ...(print === undefined
      ? []
      : [{ file: print, text: printBattle(opened.value, { paper, language: wish.language, words: PRINT }) }]),
  ];
  for (const { file, text } of files) writeText(file, text);
  const { columns, rows } = opened.value.map.inline;
  const written = files.map(({ file }) => file);
  return {
    exit: 0,
    json: { files: written, columns, rows },
    lines: written.map((file) => `${file}: ${columns} x ${rows} hexes`),
  };
}
