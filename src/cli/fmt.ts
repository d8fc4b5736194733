/** `fmt FILE...`: scenarios, maps and rosters in their one spelling. */
import type { Command } from 'commander';
import type { MapFile } from '../board/mapFile.ts';
import { mapSchema } from '../scenario/mapSchema.ts';
import { parseJson } from '../scenario/parseJson.ts';
import { noteProblems, type Problem } from '../scenario/problems.ts';
import { rosterSchema } from '../scenario/rosterSchema.ts';
import { scenarioSchema } from '../scenario/schema.ts';
import { readShape } from '../scenario/shape.ts';
import { writeJson, writeMap, writeRoster, writeScenario } from '../scenario/write.ts';
import { textOf, writeText } from './files.ts';
import type { Answer } from './output.ts';
import { withExamples, type Reply } from './reply.ts';

/** Adds `fmt FILE...`: writes files anew in their one spelling; with `--check` it only says which are not, and exits with 1. */
export function addFmt(program: Command, reply: Reply): void {
  const command = program
    .command('fmt')
    .description(
      'scenarios, maps and rosters in their one spelling: keys in order, lines that can be compared',
    )
    .argument('<file...>', 'files of scenarios, maps or rosters')
    .option('--check', 'change nothing; exit 1 when a file is not in its spelling')
    .action((files: readonly string[], { check }: Readonly<{ check?: true }>) =>
      reply(() => format(files, check === true)),
    );
  withExamples(command, ['pelennor fmt mine.json', 'pelennor fmt --check scenarios/first-steps.json']);
}

function format(files: readonly string[], check: boolean): Answer {
  const read = files.map((file) => ({ file, text: textOf(file) }));
  const spelt = read.map(({ file, text }) => ({ file, text, ...spelling(text) }));
  const problems = spelt.flatMap(({ file, problems: found }) =>
    found.map((problem) => ({ file, ...problem })),
  );
  const other = spelt.filter(({ text, spelled }) => spelled !== null && spelled !== text);
  if (!check) for (const { file, spelled } of other) writeText(file, spelled!);
  const changed = other.map(({ file }) => file);
  const lines = [
    ...problems.map(({ file, path, code, message }) => `${file}${path}: ${message} (${code})`),
    ...changed.map((file) => (check ? `${file}: not in its spelling` : `${file}: written anew`)),
  ];
  return {
    exit: problems.length > 0 || (check && changed.length > 0) ? 1 : 0,
    json: { changed, problems },
    lines: lines.length > 0 ? lines : [`${files.join(', ')}: nothing to change`],
  };
}

/** A file in its one spelling, or why it has none. The line for editors of text stays at the top. */
function spelling(text: string): Readonly<{ spelled: string | null; problems: readonly Problem[] }> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { spelled: null, problems: parsed.problems };
  const { problems, report } = noteProblems();
  const written = writtenAs(parsed.value, report);
  if (written === null) return { spelled: null, problems };
  const schema = schemaLine(text);
  const spelled =
    schema === null ? written : writeJson({ $schema: schema, ...(JSON.parse(written) as object) });
  return { spelled, problems };
}

function writtenAs(value: unknown, report: Parameters<typeof readShape>[3]): string | null {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  if (format === 'pelennor/roster') {
    const roster = readShape(rosterSchema, value, [], report);
    return roster === null ? null : writeRoster(roster);
  }
  if (format === 'pelennor/scenario') {
    const scenario = readShape(scenarioSchema, value, [], report);
    return scenario === null ? null : writeScenario(scenario);
  }
  const map = readShape(mapSchema, value, [], report);
  return map === null ? null : writeMap(map as MapFile);
}

/** What the file says of its schema, which the game leaves out as it reads. */
function schemaLine(text: string): string | null {
  const { $schema } = JSON.parse(text.replace(/^\uFEFF/, '')) as Readonly<{ $schema?: unknown }>;
  return typeof $schema === 'string' ? $schema : null;
}
