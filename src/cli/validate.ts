import type { Command } from 'commander';
import { parseJson } from '../scenario/parseJson.ts';
import { parseScenario } from '../scenario/parse.ts';
import type { Problem } from '../scenario/problems.ts';
import { withExamples, type Reply } from './reply.ts';
import { eachFile } from './eachFile.ts';
import { libraryBeside, textOf } from './files.ts';
import type { Answer } from './output.ts';

/** `validate FILE...`: every problem of every scenario file at once; exit 1 when there is one. */
export function addValidate(program: Command, reply: Reply): void {
  const command = program
    .command('validate')
    .description('every problem of scenario files, each with its place; exit 1 when there is one')
    .argument('<file...>', 'scenario files')
    .action((files: readonly string[]) => reply(() => validate(files)));
  withExamples(command, [
    'pelennor validate scenarios/the-great-gate.json',
    'pelennor validate mine.json --json',
  ]);
}

function validate(files: readonly string[]): Answer | Promise<Answer> {
  return eachFile(files, problemsOf, answerOf);
}

function answerOf(found: readonly (readonly Problem[])[], files: readonly string[]): Answer {
  const problems = found.flatMap((own, at) => own.map((problem) => ({ file: files[at]!, ...problem })));
  const lines =
    problems.length === 0
      ? [`${files.join(', ')}: no problems`]
      : problems.map(({ file, path, code, message }) => `${file}${path}: ${message} (${code})`);
  return { exit: problems.length === 0 ? 0 : 1, json: problems, lines };
}

function problemsOf(file: string): readonly Problem[] {
  const document = parseJson(textOf(file));
  if (!document.ok) return document.problems;
  const scenario = parseScenario(document.value, libraryBeside(file));
  return scenario.ok ? [] : scenario.problems;
}
