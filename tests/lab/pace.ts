/** `npm run lab -- pace LEVEL`: how long a level thinks of its set-up, of a whole side-turn, and of its first act; in time of the processor, whatever else runs. */
import type { Agent } from '../../src/ai/agent.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { isSetupPhase } from '../../src/engine/facts/phase.ts';
import { playout } from '../../src/session/playout.ts';
import { shippedBattle } from '../kit/shipped.ts';

/** What one side thought of in one turn, in milliseconds. */
interface SideTurn {
  readonly turn: number;
  all: number;
  first: number | null;
}

/** Plays games of a level against itself, and prints the median and the 95 % mark of what its set-ups and its side-turns cost. */
export function pace(level: string, id: string, games: number, seed: number): void {
  const battle = shippedBattle(id);
  const turns: SideTurn[] = [];
  const setups: number[] = [];
  for (let index = 0; index < games; index += 1) {
    const seats = [timed(makeAgent(level), turns, setups), timed(makeAgent(level), turns, setups)] as const;
    playout(battle, seats, seed, index);
  }
  const marks = (values: readonly number[]): string => {
    const sorted = values.toSorted((a, b) => a - b);
    const mark = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
    return `median ${mark(0.5)} ms, 95 % ${mark(0.95)} ms`;
  };
  console.log(`${level}, ${id}, ${turns.length} side-turns: ${marks(turns.map(({ all }) => all))}`);
  console.log(`its set-up: ${marks(setups)}`);
  console.log(`its first act: ${marks(turns.map(({ first }) => first ?? 0))}`);
}

function timed(agent: Agent, turns: SideTurn[], setups: number[]): Agent {
  let now: SideTurn | null = null;
  const mine = setups.push(0) - 1;
  return (battle, state, draw) => {
    const began = process.cpuUsage();
    const action = agent(battle, state, draw);
    const { user, system } = process.cpuUsage(began);
    const took = (user + system) / 1000;
    if (isSetupPhase(state)) {
      setups[mine]! += took;
      return action;
    }
    if (now?.turn !== state.turn) turns.push((now = { turn: state.turn, all: 0, first: null }));
    now.all += took;
    now.first ??= took;
    return action;
  };
}
