/** Random legal play with every law of the rules checked after every action. */
import { isDeepStrictEqual } from 'node:util';
import { drawing, generatorFrom, mixedSeed, seeded } from '../../src/game/generator.ts';
import { undo, type History } from '../../src/game/history.ts';
import { matchHash, newMatch, type Match } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import { revealsSecret } from '../../src/game/view.ts';
import { openMatch } from '../../src/saves/openMatch.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { random } from '../../src/ai/random.ts';
import { AT_SCREEN } from '../../src/session/controllers.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { openSession } from '../../src/session/session.ts';
import { gameFrom } from '../../src/session/standing.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { brokenLaws } from './invariants.ts';
import { greedyPositions } from './starts.ts';

/** What a part of the walk found. */
export interface Walk {
  readonly actions: number;
  /** How many of them were done on from positions of greedy games. */
  readonly fromGreedy: number;
  readonly games: number;
  /** How often a game was saved to text and loaded again. */
  readonly loads: number;
  readonly refusals: number;
  readonly verdicts: number;
  /** The first broken laws, each with the seed, game and action to find it again. */
  readonly broken: readonly string[];
}

export const NO_WALK: Walk = {
  actions: 0,
  fromGreedy: 0,
  games: 0,
  loads: 0,
  refusals: 0,
  verdicts: 0,
  broken: [],
};

/** One action in so many is followed by a save and a load. */
const LOAD_AFTER = 250;

/**
 * Plays random games, seeded from (seed, part, game), until `actions` legal actions are done; whenever less than two of five were,
 * the next game goes on from a position of a greedy game.
 */
export function wander(battle: Battle, seed: number, part: number, actions: number): Walk {
  const positions: Match[] = [];
  let walk = NO_WALK;
  while (walk.actions < actions && walk.broken.length === 0) {
    const game = mixedSeed(seed, part, walk.games);
    const greedy = walk.fromGreedy * 5 <= walk.actions * 2;
    if (greedy && positions.length === 0) positions.push(...greedyPositions(battle, game));
    const start = greedy ? positions.pop()! : newMatch(battle, game);
    const walked = oneGame(start, game, actions - walk.actions);
    walk = added(walk, greedy ? { ...walked, fromGreedy: walked.actions } : walked);
  }
  return walk;
}

/** The sum of two walks. */
export function added(a: Walk, b: Walk): Walk {
  return {
    actions: a.actions + b.actions,
    fromGreedy: a.fromGreedy + b.fromGreedy,
    games: a.games + b.games,
    loads: a.loads + b.loads,
    refusals: a.refusals + b.refusals,
    verdicts: a.verdicts + b.verdicts,
    broken: [...a.broken, ...b.broken],
  };
}

/** What is walked here is written by nobody. */
const NO_JOURNAL = { append: () => Promise.resolve(), readBack: () => Promise.resolve(null) };

function oneGame(start: Match, seed: number, most: number): Walk {
  const { battle } = start;
  const dice = seeded(generatorFrom(seed));
  const draw = drawing(mixedSeed(seed, 1));
  const lots = drawing(mixedSeed(seed, 5));
  const broken: string[] = [];
  const session = openSession(
    gameFrom(start, TWO_PLAYERS),
    {
      controllerOf: () => AT_SCREEN,
      dice: () => dice,
      journal: NO_JOURNAL,
      presenter: {
        happened: () => {},
        shown: () => Promise.resolve(),
        covered: () => Promise.resolve(),
      },
      clock: { every: () => () => {} },
    },
    'open',
  );
  session.start();
  const present = (): Match => session.now().history.present;
  let refusals = 0;
  let actions = 0;
  let loads = 0;
  while (actions < most && present().state.verdict === null && broken.length === 0) {
    const before = present();
    const { active } = before.state;
    const action = random(battle, before.state, draw);
    const done = session.submit(active, { action }, active);
    if (!done.ok) {
      refusals += 1;
      const why = done.why === 'refused' ? done.refusal.code : done.why;
      broken.push(`game ${seed}, action ${actions}: ${JSON.stringify(action)} offered and refused: ${why}`);
      break;
    }
    const { history, events } = done;
    const after = history.present;
    actions += 1;
    const where = `game ${seed}, action ${actions} ${action.type}`;
    const deed = { battle, before: before.state, events, after: after.state };
    broken.push(...brokenLaws(deed).map((law) => `${where}: ${law}`));
    const back = undo(history).present;
    const free =
      after.entries.at(-1)!.faces.length === 0 && !revealsSecret(battle, before.state, after.state);
    const wanted = free ? before : after;
    if (back !== wanted) broken.push(`${where}: undo is not exact`);
    if (lots(LOAD_AFTER) > 0) continue;
    loads += 1;
    if (!survivesAFile(history)) broken.push(`${where}: a save and a load do not lead back`);
  }
  session.close();
  const game = present();
  const again = replay(start, game.entries);
  if (!again.ok || matchHash(again.moments.at(-1)!) !== matchHash(game))
    broken.push(`game ${seed}: the replay parts`);
  const verdicts = Number(game.state.verdict !== null);
  return { ...NO_WALK, actions, games: 1, loads, refusals, verdicts, broken };
}

/** Whether a game that is written to text and read again is the same: its state, its record, its hash. */
function survivesAFile({ past, present }: History): boolean {
  const { document } = shippedScenario(present.battle.id);
  const read = parseMatch(JSON.parse(JSON.stringify(writeMatch(present, document, past))));
  const opened = read.ok ? openMatch(read.value) : read;
  if (!opened.ok || opened.value.notice !== null) return false;
  const again = opened.value.history.present;
  return (
    isDeepStrictEqual(again.state, present.state) &&
    isDeepStrictEqual(again.entries, present.entries) &&
    matchHash(again) === matchHash(present)
  );
}
