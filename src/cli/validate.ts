import { parseJson } from '../scenario/parseJson.ts';
import { parseScenario } from '../scenario/parse.ts';
import type { Problem } from '../scenario/problems.ts';
import { onlyFlags, type Arguments } from './arguments.ts';
import { libraryBeside, textOf } from './files.ts';
import { UsageError, type Answer } from './output.ts';

/** `validate FILE...`: every problem of every scenario file at once; exit 1 when there is one. */
export function validate(given: Arguments): Answer {
  onlyFlags(given, []);
  if (given.words.length === 0) throw new UsageError('usage: pelennor validate FILE... [--json]');
  const problems = given.words.flatMap((file) => problemsOf(file).map((problem) => ({ file, ...problem })));
  const lines =
    problems.length === 0
      ? [`${given.words.join(', ')}: no problems`]
      : problems.map(({ file, path, code, message }) => `${file}${path}: ${message} (${code})`);
  return { exit: problems.length === 0 ? 0 : 1, json: problems, lines };
}

function problemsOf(file: string): readonly Problem[] {
  const document = parseJson(textOf(file));
  if (!document.ok) return document.problems;
  const scenario = parseScenario(document.value, libraryBeside(file));
  return scenario.ok ? [] : scenario.problems;
}
