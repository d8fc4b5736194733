/** The command line as it is understood: its commands, options, help and near misses. */
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json' with { type: 'json' };
import { addCharts } from './charts.ts';
import { addCheck } from './check.ts';
import { addFmt } from './fmt.ts';
import { UsageError, type Answer } from './output.ts';
import { addPicture } from './picture.ts';
import type { Reply } from './reply.ts';
import { addReplay } from './replay.ts';
import { addSiege, type SiegeWork } from './siege.ts';
import { addSimulate } from './simulate.ts';
import { addTiled } from './tiled.ts';
import { addValidate } from './validate.ts';

/** A command line, carried out. */
export interface CarriedOut {
  readonly answer: Answer | Promise<Answer>;
  /** One JSON value is wanted instead of lines. */
  readonly asJson: boolean;
}

/**
 * Carries out a command line, with `work` for what a siege asks; refuses one that is wrong in a sentence that names what
 * comes near.
 */
export function understand(argv: readonly string[], work: SiegeWork): CarriedOut {
  const told: string[] = [];
  const wrong: string[] = [];
  let carryOut: () => Answer | Promise<Answer> = () => toldAnswer(told.join('').trimEnd());
  const program = commandLine(argv, work, (given) => {
    carryOut = given;
  });
  for (const command of withBelow(program)) {
    command
      .configureOutput({ writeOut: (text) => told.push(text), writeErr: (text) => wrong.push(text) })
      .showHelpAfterError(`"${nameOf(command)} --help" tells what there is`);
  }
  try {
    program.parse(argv, { from: 'user' });
  } catch (problem) {
    if (!(problem instanceof CommanderError)) throw problem;
    if (problem.exitCode !== 0) throw new UsageError(complaint(problem, wrong.join('')));
  }
  return { answer: carryOut(), asJson: program.opts<{ json?: true }>().json === true };
}

/** Help, or the version. */
function toldAnswer(text: string): Answer {
  return { exit: 0, json: text, lines: text.split('\n') };
}

/** The whole command line. What a command takes may hang on its words: the sides of the scenario that is named. */
export function commandLine(argv: readonly string[], work: SiegeWork, reply: Reply): Command {
  const program = new Command('pelennor')
    .description(
      'The siege of Minas Tirith on hexes: charts, scenarios, pictures, series of games, replays, sieges.',
    )
    .version(version, '-V, --version', 'tell the version')
    .option('--json', 'answer with one JSON value')
    .helpOption('-h, --help', 'tell what there is')
    .helpCommand('help [command]', 'tell what a command takes')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride();
  addCharts(program, reply);
  addValidate(program, reply);
  addCheck(program, reply);
  addFmt(program, reply);
  addSimulate(program, argv, reply);
  addReplay(program, reply);
  addPicture(program, reply);
  addTiled(program, reply);
  addSiege(program, reply, work);
  return program;
}

/** A command and all below it. */
export function withBelow(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withBelow)];
}

/** A command as it is typed. */
export function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;
}

/** What is wrong, in one line; the whole help where no command was named. */
function complaint({ code }: CommanderError, text: string): string {
  if (code === 'commander.help') return text.trimEnd();
  return text
    .replace(/^error: /, '')
    .trim()
    .replaceAll(/\n(?="pelennor)/g, '; ')
    .replaceAll('\n', ' ');
}
