/** What the command line answers, asked within the test: long work is done in its own thread, to its end. */
import { understand } from '../../src/cli/commandLine.ts';
import type { Answer } from '../../src/cli/output.ts';
import { siegeAnswer } from '../../src/cli/siege.ts';
import { TO_THE_END } from '../../src/lab/watch.ts';

/** The answer to a command line; throws what it refuses. Not for `simulate`, which is always done in threads. */
export function answerTo(...words: readonly string[]): Answer {
  const { answer } = understand(words, (task) => siegeAnswer(task, TO_THE_END));
  if (answer instanceof Promise) throw new Error(`"${words.join(' ')}" is answered later`);
  return answer;
}
