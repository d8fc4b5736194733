/** `check FILE...`: what the editor tells of scenarios, and whether the tests of their authors hold. */
import type { Command } from 'commander';
import { openDocument } from '../editor/document.ts';
import type { ProblemPlace } from '../editor/problems/check.ts';
import { problemsOf } from '../editor/problems/problems.ts';
import { EDITOR_PROBLEMS } from '../i18n/editorWords.ts';
import { fill } from '../i18n/fill.ts';
import { parseScenario } from '../scenario/parse.ts';
import { eachFile } from './eachFile.ts';
import { scenarioNamed } from './files.ts';
import { UsageError, type Answer } from './output.ts';
import { withExamples, type Reply } from './reply.ts';

/** Adds `check`. */
export function addCheck(program: Command, reply: Reply): void {
  const command = program
    .command('check')
    .description(
      'what the editor tells of scenarios: errors, warnings, hints, and tests that do not hold; exit 1 for more than hints',
    )
    .argument('<scenario...>', 'ids of shipped scenarios, or files')
    .action((names: readonly string[]) => reply(() => check(names)));
  withExamples(command, ['pelennor check the-great-gate', 'pelennor check mine.json --json']);
}

/** One problem of a file. */
interface Told {
  readonly scenario: string;
  readonly severity: 'error' | 'warning' | 'hint';
  readonly code: string;
  readonly place: string;
  readonly message: string;
}

function check(names: readonly string[]): Answer | Promise<Answer> {
  return eachFile(names, toldOf, (found, looked) => answerOf(found.flat(), looked));
}

function answerOf(told: readonly Told[], names: readonly string[]): Answer {
  const lines = told.map(
    ({ scenario, severity, place, message, code }) => `${scenario}${place} ${severity}: ${message} (${code})`,
  );
  return {
    exit: told.some(({ severity }) => severity !== 'hint') ? 1 : 0,
    json: told,
    lines: lines.length === 0 ? [`${names.join(', ')}: nothing to tell`] : lines,
  };
}

function toldOf(scenario: string): readonly Told[] {
  const { document, library } = scenarioNamed(scenario);
  const read = parseScenario(document, library);
  if (!read.ok) {
    return read.problems.map(({ path, code, message }) => ({
      scenario,
      severity: 'error',
      code,
      place: path,
      message,
    }));
  }
  const opened = openDocument(document, library);
  if (!opened.ok) throw new UsageError(`${scenario}: ${opened.problems[0]!.message}`);
  const words: Readonly<Record<string, string>> = EDITOR_PROBLEMS;
  return problemsOf(opened.value).map(({ id, severity, place, what }) => ({
    scenario,
    severity,
    code: id,
    place: placeOf(place),
    message: fill(words[id]!, { what: typeof what === 'string' ? what : what.en }),
  }));
}

function placeOf(place: ProblemPlace): string {
  switch (place.at) {
    case 'hex':
      return ` ${place.hex}`;
    case 'hexside':
      return ` ${place.pair}`;
    case 'part':
      return place.path;
  }
}
