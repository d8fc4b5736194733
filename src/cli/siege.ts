import { Option, type Command } from 'commander';
import { sentence } from '../i18n/siegeSaid.ts';
import { assertNever } from '../kernel/assertNever.ts';
import type { OpenGame, BattleReport } from '../strategic/open.ts';
import type { Sample } from '../strategic/siege.ts';
import { STRATEGIC_GAMES } from '../strategic/games.ts';
import { briefDocument, gameNamed, resultDocument, standardInput, USUAL_GAME } from './briefs.ts';
import { withExamples, type Reply } from './reply.ts';
import { writeText } from './files.ts';
import { gamesOption, seedOption, wholeNumber } from './options.ts';
import { UsageError, type Answer } from './output.ts';
import { resolveByDice } from './siegeDice.ts';
import { besideDice } from './siegeBeside.ts';
import { exportFirstBlock } from './siegeExport.ts';
import { forecast } from './siegeOdds.ts';
import { resolveByTactics } from './siegeTactics.ts';
import { importInto } from './war-of-the-ring/siegeLedger.ts';
import { answerProblems } from './siegeText.ts';
import type { Watch } from '../lab/watch.ts';

/** Most actions that odds are counted over: no siege takes longer. */
const MOST_ACTIONS = 12;

/** By what `siege resolve` decides. */
const RESOLVERS = { dice: resolveByDice, tactics: resolveByTactics } as const;

/** Games of a sample where odds cannot be counted. */
const ENOUGH = 10_000;

interface System {
  readonly system: string;
}
interface Series {
  readonly games: number;
  readonly seed: number;
}

/** What `siege` is asked, one shape for each of its verbs. */
export type SiegeTask =
  | (Readonly<{ verb: 'odds'; brief: string; actions?: number }> & System & Series)
  | (Readonly<{ verb: 'resolve'; brief: string; by: keyof typeof RESOLVERS; tell?: true; out?: string }> &
      System &
      Series)
  | (Readonly<{ verb: 'export'; brief: string; out?: string }> & System)
  | (Readonly<{ verb: 'import'; result: string; ledger?: string }> & System)
  | (Readonly<{ verb: 'beside'; result: string }> & System);

/** What stood on standard input, where it was read before the task was handed on. */
export interface WithInput {
  readonly input?: string;
}

/** Does what `siege` is asked: here, or in a thread that can be watched and cut short. */
export type SiegeWork = (task: SiegeTask) => Answer | Promise<Answer>;

/**
 * `siege odds BRIEF`: what was read, and what may come of every battle of a brief, counted exactly where it can be, else
 * sampled; `--actions N`: also the chance that the place has fallen after each of so many actions.
 * `siege resolve BRIEF`: decides it, once or many times, by the dice of its own game or by tactics: on hexes, by agents. `--tell`
 * tells the first game line by line, `-o FILE` keeps its result as a document. `siege export BRIEF`: the first block as a
 * scenario. `siege import RESULT`: takes a result and tells what it comes to, `--ledger FILE` once and only once in a war; `siege beside RESULT`: what dice would have made of
 * its battle, and a campaign of four actions from there. BRIEF is a file, a one-line note in quotes, a
 * famous set-up by its name, or - for standard input. Exit 1 with every problem if it is wrong, 2 where there is no ground.
 */
export function addSiege(program: Command, reply: Reply, work: SiegeWork): void {
  const siege = program
    .command('siege')
    .description('battles of a strategic game: odds, dice, hexes, results');
  const BRIEF = 'a file, a one-line note in quotes, the name of a famous set-up, or - for standard input';
  const out = (what: string): Option => new Option('-o, --out <file>', what);

  const odds = siege
    .command('odds')
    .description('what may come of every battle, counted exactly where it can be')
    .argument('<brief>', BRIEF)
    .addOption(systemOption())
    .addOption(gamesOption(ENOUGH, 'games of a sample, where odds cannot be counted'))
    .addOption(seedOption())
    .addOption(
      wholeNumber('--actions <n>', 'also the chance that the place has fallen after each', 1, MOST_ACTIONS),
    )
    .action((brief: string, given: System & Series & Readonly<{ actions?: number }>) =>
      reply(() => work({ verb: 'odds', brief, ...given })),
    );
  withExamples(odds, [
    'pelennor siege odds "Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond"',
    'pelennor siege odds minas-tirith-two-elites --actions 4',
    'pelennor siege odds examples/erebor.json --json',
  ]);

  const resolve = siege
    .command('resolve')
    .description('decides a battle, once or many times')
    .argument('<brief>', BRIEF)
    .addOption(systemOption())
    .addOption(
      new Option('--by <way>', 'by its own dice, or on hexes')
        .choices(Object.keys(RESOLVERS))
        .default('dice'),
    )
    .addOption(gamesOption(1, 'how many games'))
    .addOption(seedOption())
    .option('--tell', 'tell the first game line by line')
    .addOption(out('keep the result of the first game'))
    .action((brief: string, given: Omit<Extract<SiegeTask, { verb: 'resolve' }>, 'verb' | 'brief'>) =>
      reply(() => work({ verb: 'resolve', brief, ...given })),
    );
  withExamples(resolve, [
    'pelennor siege resolve examples/erebor.json --by dice --games 1000 --seed 1 --json',
    'pelennor siege resolve "Helm\'s Deep: 1R v 4R 1E" --by tactics --games 20 --seed 1',
    'pelennor siege resolve pelennor-relief --tell -o result.json',
  ]);

  const exporting = siege
    .command('export')
    .description('the first block of a battle as a scenario')
    .argument('<brief>', BRIEF)
    .addOption(systemOption())
    .addOption(out('write it there'))
    .action((brief: string, given: System & Readonly<{ out?: string }>) =>
      reply(() => work({ verb: 'export', brief, ...given })),
    );
  withExamples(exporting, ['pelennor siege export minas-tirith-two-elites -o first-block.json']);

  addResults(siege, reply, work);
}

function systemOption(): Option {
  return new Option('--system <game>', 'the strategic game')
    .choices(STRATEGIC_GAMES.map(({ id }) => id))
    .default(USUAL_GAME);
}

/** The verbs of `siege` that take a result. */
function addResults(siege: Command, reply: Reply, work: SiegeWork): void {
  const importing = siege
    .command('import')
    .description('takes a result back and tells what it comes to')
    .argument('<result>', 'the file of a result, or - for standard input')
    .addOption(systemOption())
    .option(
      '--ledger <file>',
      'take it into the ledger of a war, once and only once; begins one where there is none',
    )
    .action((result: string, given: System & Readonly<{ ledger?: string }>) =>
      reply(() => work({ verb: 'import', result, ...given })),
    );
  withExamples(importing, [
    'pelennor siege import result.json',
    'pelennor siege import result.json --ledger war.json',
  ]);

  const beside = siege
    .command('beside')
    .description('what would have happened by dice: a result beside the odds, and four actions from there')
    .argument('<result>', 'the file of a result, or - for standard input')
    .addOption(systemOption())
    .action((result: string, given: System) => reply(() => work({ verb: 'beside', result, ...given })));
  withExamples(beside, ['pelennor siege beside result.json']);
}

/** What `siege` answers; a series goes on as long as it is watched on, and `tell` hears what could be answered before all is counted. */
export function siegeAnswer(
  task: SiegeTask & WithInput,
  watch: Watch,
  tell: (soFar: Answer) => void = () => {},
): Answer {
  const game = gameNamed(task.system);
  const input = (): string => task.input ?? standardInput();
  if (task.verb === 'import')
    return takeResult(game, resultDocument(task.result, input), task.ledger ?? null);
  if (task.verb === 'beside') return besideDice(game, resultDocument(task.result, input));
  const opened = game.open(briefDocument(game, task.brief, input));
  if (!opened.ok) return answerProblems(opened.problems);
  switch (task.verb) {
    case 'odds':
      return forecast(game, opened.value, sampleOf(task, watch), task.actions ?? null, tell);
    case 'export':
      return exportFirstBlock(opened.value, task.out ?? null);
    case 'resolve': {
      const { by, out: file, tell = false } = task;
      const keep = file === undefined ? null : (one: BattleReport): void => writeResult(game, file, one);
      return RESOLVERS[by](game, opened.value, sampleOf(task, watch), { keep, tell });
    }
    default:
      return assertNever(task);
  }
}

function sampleOf({ games, seed }: Series, watch: Watch): Sample {
  return { games, seed, watch };
}

/** Takes a result that was carried here, into a ledger where one is named, and tells what it comes to. */
function takeResult(game: OpenGame, document: unknown, ledger: string | null): Answer {
  if (game.readResult === null) throw new UsageError(noResults(game));
  if (ledger !== null) {
    if (game.id !== USUAL_GAME) throw new UsageError(`${game.title} keeps no ledger; leave --ledger out`);
    return importInto(ledger, document);
  }
  const report = game.readResult(document);
  if (!report.ok) return answerProblems(report.problems);
  const { verdict } = report.value;
  const lines = report.value.lines.map(sentence);
  return { exit: 0, json: { ok: true, system: game.id, verdict, lines }, lines };
}

function writeResult(game: OpenGame, file: string, { document }: BattleReport): void {
  if (document === null) throw new UsageError(noResults(game));
  writeText(file, `${JSON.stringify(document, null, 2)}\n`);
}

function noResults({ title }: OpenGame): string {
  return `${title} keeps no documents of results; its outcome is what is printed`;
}
