/** `picture SCENARIO`: a battle or a map as an SVG, for a page, a print or a drawing program. */
import { InvalidArgumentError, type Command } from 'commander';
import { openDocument } from '../editor/document.ts';
import { drawPicture, LEAST_HEX, MOST_HEX, USUAL_PICTURE } from '../editor/pictures/picture.ts';
import { scenarioNamed, writeText } from './files.ts';
import { UsageError, type Answer } from './output.ts';
import { withExamples, type Reply } from './reply.ts';

interface Asked {
  readonly svg: string;
  readonly hex: number;
  readonly counters: boolean;
  readonly language: string;
}

/** Adds `picture`. */
export function addPicture(program: Command, reply: Reply): void {
  const command = program
    .command('picture')
    .description('a battle as it stands before the first turn, or its map alone, as an SVG in layers')
    .argument('<scenario>', 'the id of a shipped scenario, or a file of a scenario or a map')
    .requiredOption('--svg <file>', 'where to write it')
    .option('--hex <pixels>', 'from the middle of a hex to that of its neighbour', hexOf, USUAL_PICTURE.hex)
    .option('--no-counters', 'the map without pieces')
    .option('--language <code>', 'the language of names that the file has in several', USUAL_PICTURE.language)
    .action((name: string, asked: Asked) => reply(() => picture(name, asked)));
  withExamples(command, [
    'pelennor picture the-great-gate --svg gate.svg',
    'pelennor picture mine.json --svg mine.svg --no-counters --hex 120',
  ]);
}

function hexOf(given: string): number {
  const pixels = Number(given);
  if (Number.isFinite(pixels) && pixels >= LEAST_HEX && pixels <= MOST_HEX) return pixels;
  throw new InvalidArgumentError(`it takes a number from ${LEAST_HEX} to ${MOST_HEX}.`);
}

function picture(name: string, { svg, ...wish }: Asked): Answer {
  const { document, library } = scenarioNamed(name);
  const opened = openDocument(document, library);
  if (!opened.ok) throw new UsageError(`${name}${opened.problems[0]!.path}: ${opened.problems[0]!.message}`);
  writeText(svg, drawPicture(opened.value, wish));
  const { columns, rows } = opened.value.map.inline;
  return { exit: 0, json: { file: svg, columns, rows }, lines: [`${svg}: ${columns} x ${rows} hexes`] };
}
