/** `tiled import|export`: maps from the map editor Tiled, and to it. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Command } from 'commander';
import { blankOn } from '../editor/blank.ts';
import { openDocument, writeDocument } from '../editor/document.ts';
import { exportTiled } from '../editor/tiled/export.ts';
import { importTiled } from '../editor/tiled/import.ts';
import type { TiledProblem } from '../editor/tiled/problem.ts';
import type { TextFile } from '../editor/tiled/read.ts';
import { fill } from '../i18n/fill.ts';
import { TILED_PROBLEMS } from '../i18n/tiledWords.ts';
import { writeMap } from '../scenario/write.ts';
import { scenarioNamed, textOf, writeText } from './files.ts';
import { UsageError, type Answer } from './output.ts';
import { withExamples, type Reply } from './reply.ts';

/** Adds `tiled import` and `tiled export`. */
export function addTiled(program: Command, reply: Reply): void {
  const tiled = program.command('tiled').description('maps from the map editor Tiled (TMX, TMJ), and to it');
  const taken = tiled
    .command('import')
    .description('a hexagonal map of Tiled as a map of ours, or as a blank battle on it')
    .argument('<map>', 'a .tmx or .tmj file')
    .argument('[tileset...]', 'tilesets that lie elsewhere than beside the map')
    .requiredOption('-o, --output <file>', 'where to write it')
    .option('--battle', 'a blank battle on the map, to be opened in the editor', false)
    .action(
      (map: string, tilesets: readonly string[], asked: Readonly<{ output: string; battle: boolean }>) =>
        reply(() => take(map, tilesets, asked)),
    );
  withExamples(taken, [
    'pelennor tiled import vale.tmx -o vale.json',
    'pelennor tiled import vale.tmj tiles/terrain.tsj -o battle.json --battle',
  ]);
  const given = tiled
    .command('export')
    .description('the map of a battle, or a map, as a map of Tiled with the picture of its tiles')
    .argument('<scenario>', 'the id of a shipped scenario, or a file of a scenario or a map')
    .requiredOption('-o, --output <file>', 'where to write it: .tmx or .tmj')
    .action((name: string, { output }: Readonly<{ output: string }>) => reply(() => give(name, output)));
  withExamples(given, [
    'pelennor tiled export the-great-gate -o gate.tmx',
    'pelennor tiled export mine.json -o mine.tmj',
  ]);
}

function take(
  map: string,
  tilesets: readonly string[],
  { output, battle }: Readonly<{ output: string; battle: boolean }>,
): Answer {
  const file = fileOf(map);
  const imported = importTiled(file, [...tilesets.map(fileOf), ...besideOf(map)]);
  if (!imported.ok) {
    const { problem } = imported;
    return { exit: 1, json: { problems: [problem] }, lines: [lineOf(problem)] };
  }
  writeText(output, battle ? writeDocument(blankOn(imported.map)) : writeMap(imported.map));
  const { columns, rows } = imported.map;
  return {
    exit: 0,
    json: { file: output, columns, rows, notes: imported.notes },
    lines: [`${output}: ${columns} x ${rows} hexes`, ...imported.notes.map(lineOf)],
  };
}

function fileOf(path: string): TextFile {
  return { name: basename(path), text: textOf(path) };
}

/** The tilesets in the folder of a map. */
function besideOf(map: string): readonly TextFile[] {
  const folder = dirname(map);
  return readdirSync(folder)
    .filter((name) => /[.](tsx|tsj)$/i.test(name))
    .map((name) => fileOf(join(folder, name)));
}

function give(name: string, output: string): Answer {
  const format = /[.](tmx|tmj)$/i.exec(output)?.[1]?.toLowerCase();
  if (format !== 'tmx' && format !== 'tmj') {
    throw new UsageError(`${output}: the name of the file should end in .tmx or .tmj`);
  }
  const { document, library } = scenarioNamed(name);
  const opened = openDocument(document, library);
  if (!opened.ok) throw new UsageError(`${name}${opened.problems[0]!.path}: ${opened.problems[0]!.message}`);
  const { files, notes } = exportTiled(
    opened.value.map.inline,
    format,
    basename(output).slice(0, -format.length - 1),
  );
  const written = files.map((file) => join(dirname(output), file.name));
  for (const [at, { content }] of files.entries()) writeText(written[at]!, content);
  return { exit: 0, json: { files: written, notes }, lines: [...written, ...notes.map(lineOf)] };
}

function lineOf({ code, place, what }: TiledProblem): string {
  return `${place}: ${fill(TILED_PROBLEMS[code], { what })} (${code})`;
}
