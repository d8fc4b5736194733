/** Positions to walk on from: the beginning of a battle, or a random instant of a game between greedy agents. */
import { greedy } from '../../src/ai/greedy.ts';
import type { Draw } from '../../src/ai/agent.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { drawing, generatorFrom, mixedSeed } from '../../src/game/generator.ts';
import { matchFrom, newMatch, type Match } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { view } from '../../src/game/view.ts';

/** How many positions one greedy game gives: playing it costs more than walking. */
const POSITIONS = 6;
/** How many actions into its turn a position lies at most. */
const INTO_THE_TURN = 24;

/** Positions of one greedy game, each in a random turn and some way into it, as games that begin there. */
export function greedyPositions(battle: Battle, seed: number): readonly Match[] {
  const draw = drawing(mixedSeed(seed, 2));
  const moments = greedyGame(battle, seed);
  return Array.from({ length: POSITIONS }, (_, index) => {
    const { state } = instant(moments, battle, draw);
    return matchFrom(battle, state, generatorFrom(mixedSeed(seed, 3, index)));
  });
}

/** The moments of a greedy game in which somebody has to do something, the first first. */
function greedyGame(battle: Battle, seed: number): readonly Match[] {
  const agents = [greedy(), greedy()] as const;
  const draws = [DEFENDER, BESIEGER].map((side) => drawing(mixedSeed(seed, 4, side)));
  const moments: Match[] = [];
  let match = newMatch(battle, seed);
  while (match.state.verdict === null) {
    moments.push(match);
    const { active } = match.state;
    const action = agents[active](battle, view(battle, match.state, active), draws[active]!);
    const played = playOn(match, action);
    if (!played.ok) throw new Error(`greedy game ${seed}: ${action.type}: ${played.refusal.code}`);
    match = played.match;
  }
  return moments;
}

function instant(moments: readonly Match[], { turns }: Battle, draw: Draw): Match {
  const turn = turns.first + draw(turns.last - turns.first + 1);
  const from = moments.findIndex(({ state }) => state.turn >= turn);
  const begun = from < 0 ? draw(moments.length) : from;
  return moments[Math.min(begun + draw(INTO_THE_TURN), moments.length - 1)]!;
}
