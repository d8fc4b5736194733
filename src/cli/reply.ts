/** What all commands share: how they answer, and the examples below their help. */
import type { Command } from 'commander';
import type { Answer } from './output.ts';

/** Takes what a command will answer when it is carried out. */
export type Reply = (carryOut: () => Answer | Promise<Answer>) => void;

/** Gives a command its examples, below its help. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
}
