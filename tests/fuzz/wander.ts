/** Random legal play with every law of the rules checked after every action. */
import { drawing, generatorFrom, mixedSeed, seeded } from '../../src/game/generator.ts';
import { historyOf, onwards, undo, type History } from '../../src/game/history.ts';
import { matchHash, newMatch } from '../../src/game/match.ts';
import { play } from '../../src/game/play.ts';
import { replay } from '../../src/game/replay.ts';
import { secretShown } from '../../src/game/view.ts';
import { random } from '../../src/ai/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { brokenLaws } from './invariants.ts';

/** What a part of the walk found. */
export interface Walk {
  readonly actions: number;
  readonly games: number;
  readonly refusals: number;
  readonly verdicts: number;
  /** The first broken laws, each with the seed, game and action to find it again. */
  readonly broken: readonly string[];
}

/** Plays random games, seeded from (seed, part, game), until `actions` legal actions are done. */
export function wander(battle: Battle, seed: number, part: number, actions: number): Walk {
  let walk: Walk = { actions: 0, games: 0, refusals: 0, verdicts: 0, broken: [] };
  while (walk.actions < actions && walk.broken.length === 0) {
    walk = added(walk, oneGame(battle, mixedSeed(seed, part, walk.games), actions - walk.actions));
  }
  return walk;
}

/** The sum of two walks. */
export function added(a: Walk, b: Walk): Walk {
  return {
    actions: a.actions + b.actions,
    games: a.games + b.games,
    refusals: a.refusals + b.refusals,
    verdicts: a.verdicts + b.verdicts,
    broken: [...a.broken, ...b.broken],
  };
}

function oneGame(battle: Battle, seed: number, most: number): Walk {
  const dice = seeded(generatorFrom(seed));
  const draw = drawing(mixedSeed(seed, 1));
  const broken: string[] = [];
  let history: History = historyOf(newMatch(battle, seed));
  let refusals = 0;
  let actions = 0;
  while (actions < most && history.present.state.verdict === null && broken.length === 0) {
    const before = history.present;
    const action = random(battle, before.state, draw);
    const played = play(before, action, dice);
    if (!played.ok) {
      refusals += 1;
      broken.push(
        `game ${seed}, action ${actions}: ${JSON.stringify(action)} offered and refused: ${played.refusal.code}`,
      );
      break;
    }
    actions += 1;
    const where = `game ${seed}, action ${actions} ${action.type}`;
    const deed = { battle, before: before.state, events: played.events, after: played.state };
    broken.push(...brokenLaws(deed).map((law) => `${where}: ${law}`));
    history = onwards(history, played.match);
    const back = undo(history).present;
    const free =
      played.match.entries.at(-1)!.faces.length === 0 && !secretShown(battle, before.state, played.state);
    const wanted = free ? before : played.match;
    if (back !== wanted) broken.push(`${where}: undo is not exact`);
  }
  const game = history.present;
  const again = replay(newMatch(battle, seed), game.entries);
  if (!again.ok || matchHash(again.moments.at(-1)!) !== matchHash(game))
    broken.push(`game ${seed}: the replay parts`);
  return { actions, games: 1, refusals, verdicts: Number(game.state.verdict !== null), broken };
}
