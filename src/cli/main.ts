/** The command line: one file per command; answers on standard output, complaints in one sentence on standard error. */
import { siegeAtWork } from './atWork.ts';
import { understand } from './commandLine.ts';
import { UsageError } from './output.ts';

/** Runs a command line and answers its exit code. */
async function main(argv: readonly string[]): Promise<number> {
  try {
    const { answer, asJson } = understand(argv, siegeAtWork);
    const { exit, json, lines } = await answer;
    process.stdout.write(`${asJson ? JSON.stringify(json) : lines.join('\n')}\n`);
    return exit;
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
