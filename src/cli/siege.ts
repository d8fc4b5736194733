import type { OpenGame, Report } from '../strategic/open.ts';
import type { Sample } from '../strategic/siege.ts';
import { onlyFlags, wholeNumber, type Arguments } from './arguments.ts';
import { briefDocument, gameOf, resultDocument } from './briefs.ts';
import { writeText } from './files.ts';
import { UsageError, type Answer } from './output.ts';
import { byDice } from './siegeDice.ts';
import { exported } from './siegeExport.ts';
import { forecast } from './siegeOdds.ts';
import { byTactics } from './siegeTactics.ts';
import { wrong } from './siegeText.ts';

const USAGE = [
  'usage: pelennor siege odds BRIEF [--games N] [--seed S]',
  'siege resolve BRIEF --by dice|tactics [--games N] [--seed S] [--tell] [-o RESULT]',
  'siege export BRIEF [-o SCENARIO]',
  'siege import RESULT; each with [--system GAME] [--json]',
].join(' | ');

/** What `siege` can be asked, and which options go with it. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  odds: ['system', 'games', 'seed'],
  resolve: ['system', 'games', 'seed', 'by', 'out', 'tell'],
  export: ['system', 'out'],
  import: ['system'],
};

/** Games of a sample unless another number is given. */
const ENOUGH = 10_000;

/** By what `siege resolve` decides. */
const RESOLVERS: Readonly<Record<string, typeof byDice>> = { dice: byDice, tactics: byTactics };

/**
 * `siege odds BRIEF`: what may come of every battle of a brief, counted exactly where it can be, else sampled.
 * `siege resolve BRIEF`: decides it, once or many times, by the dice of its own game or by tactics: on hexes, by agents. `--tell`
 * tells the first game line by line, `-o FILE` keeps its result as a document. `siege export BRIEF`: the first block as a
 * scenario. `siege import RESULT`: takes a result and tells what it comes to. BRIEF is a file, a one-line note in quotes, a
 * famous set-up by its name, or - for standard input. Exit 1 with every problem if it is wrong, 2 where there is no ground.
 */
export function siege(given: Arguments): Answer {
  const [verb = '', word, ...more] = given.words;
  if (!Object.hasOwn(VERBS, verb) || word === undefined || more.length > 0) throw new UsageError(USAGE);
  onlyFlags(given, VERBS[verb]!);
  const game = gameOf(given);
  if (verb === 'import') return taken(game, resultDocument(word));
  const sample: Sample = {
    games: wholeNumber(given, 'games', verb === 'odds' ? ENOUGH : 1, 1),
    seed: wholeNumber(given, 'seed', 1, 0),
  };
  const by = given.flags.get('by') ?? 'dice';
  const resolve = Object.hasOwn(RESOLVERS, by) ? RESOLVERS[by]! : null;
  if (resolve === null) throw new UsageError(`--by ${by}: a battle is decided by dice or by tactics`);
  const file = given.flags.get('out') ?? null;
  const opened = game.open(briefDocument(word));
  if (!opened.ok) return wrong(opened.problems);
  if (verb === 'odds') return forecast(game, opened.value, sample);
  if (verb === 'export') return exported(opened.value, file);
  const keep = file === null ? null : (one: Report): void => writeResult(game, file, one);
  return resolve(game, opened.value, sample, { keep, tell: given.flags.has('tell') });
}

/** Takes a result that was carried here, and tells what it comes to. */
function taken(game: OpenGame, document: unknown): Answer {
  if (game.readResult === null) throw new UsageError(noResults(game));
  const report = game.readResult(document);
  if (!report.ok) return wrong(report.problems);
  const { verdict, lines } = report.value;
  return { exit: 0, json: { ok: true, system: game.id, verdict, lines }, lines };
}

function writeResult(game: OpenGame, file: string, { document }: Report): void {
  if (document === null) throw new UsageError(noResults(game));
  writeText(file, `${JSON.stringify(document, null, 2)}\n`);
}

function noResults({ title }: OpenGame): string {
  return `${title} keeps no documents of results; its outcome is what is printed`;
}
