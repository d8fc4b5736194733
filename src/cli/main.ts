/** The command line: one file per command; answers on standard output, complaints in one sentence on standard error. */
import { argumentsOf, type Arguments } from './arguments.ts';
import { charts } from './charts.ts';
import { UsageError, type Answer } from './output.ts';
import { replayFile } from './replay.ts';
import { siege } from './siege.ts';
import { simulate } from './simulate.ts';
import { validate } from './validate.ts';

const COMMANDS: Readonly<Record<string, (given: Arguments) => Answer | Promise<Answer>>> = {
  charts,
  validate,
  simulate,
  replay: replayFile,
  siege,
};

const USAGE = `usage: pelennor ${Object.keys(COMMANDS).join(' | ')} [--json]`;

/** Runs a command line and answers its exit code. */
async function main(argv: readonly string[]): Promise<number> {
  try {
    const [name = '', ...rest] = argv;
    if (!Object.hasOwn(COMMANDS, name))
      throw new UsageError(name === '' ? USAGE : `no command "${name}"; ${USAGE}`);
    const given = argumentsOf(rest);
    const answer = await COMMANDS[name]!(given);
    const text = given.flags.has('json') ? JSON.stringify(answer.json) : answer.lines.join('\n');
    process.stdout.write(`${text}\n`);
    return answer.exit;
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
