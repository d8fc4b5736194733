/** A session without a screen: scripted controllers, a journal in memory, a clock in the hand, and a presenter that takes down what it is told. */
import type { Agent } from '../../src/ai/agent.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import type { Side } from '../../src/engine/battle.ts';
import { agentController, AT_SCREEN, drawBySeed } from '../../src/session/controllers.ts';
import { memoryJournal, type MemoryJournal } from '../../src/session/memoryJournal.ts';
import type { Asked, Controller, Ports, Told } from '../../src/session/ports.ts';
import type { Cover } from '../../src/session/screen.ts';
import type { HandOver } from '../../src/session/seats.ts';
import { openSession, type Session } from '../../src/session/session.ts';
import type { Game, Standing } from '../../src/session/standing.ts';
import { OWN_DICE } from '../../src/session/throwDice.ts';

/** A session as a test holds it. */
export interface Sitting {
  readonly session: Session;
  readonly journal: MemoryJournal;
  /** Everything that was told, in order. */
  readonly told: Told[];
  /** Lets so many milliseconds pass, in seconds that the clock reads. */
  pass(ms: number): void;
  /** Whether the clock runs. */
  runs(): boolean;
}

/** What of the world a test plays itself. */
export interface World {
  readonly handOver?: HandOver;
  /** Who decides; a player at the screen gives his orders himself, and an agent is made by its name. */
  readonly controllerOf?: Ports['controllerOf'];
  readonly happened?: (told: Told, now: Standing, session: Session) => void;
  readonly covered?: (cover: Cover) => Promise<void>;
}

const SEED = 7;

/** A player who decides as an agent would, by what he may see. */
export function scriptedPlayer(agent: Agent, heard: (asked: Asked) => void = () => {}): Controller {
  const { decide } = agentController(agent, drawBySeed(SEED));
  return {
    kind: 'human',
    decide: (asked, signal) => {
      heard(asked);
      return decide(asked, signal);
    },
  };
}

/** Sits down at a game, and starts it. */
export function sitDown(game: Game, world: World = {}): Sitting {
  const { handOver = 'open', controllerOf = usual, happened, covered = () => Promise.resolve() } = world;
  const first = game.history.past[0] ?? game.history.present;
  const journal = memoryJournal(first, game.sheet);
  const told: Told[] = [];
  let tick: ((ms: number) => void) | null = null;
  const session: Session = openSession(
    game,
    {
      controllerOf,
      journal,
      dice: OWN_DICE,
      presenter: {
        happened: (one, now) => {
          told.push(one);
          happened?.(one, now, session);
        },
        shown: () => Promise.resolve(),
        covered,
      },
      clock: {
        every: (_, passed) => {
          tick = passed;
          return () => {
            tick = null;
          };
        },
      },
    },
    handOver,
  );
  session.start();
  return {
    session,
    journal,
    told,
    pass: (ms) => {
      for (let left = ms; left > 0; left -= 1000) tick?.(Math.min(left, 1000));
    },
    runs: () => tick !== null,
  };
}

function usual(taken: Parameters<Ports['controllerOf']>[0], _side: Side): Controller {
  return taken.kind === 'player'
    ? AT_SCREEN
    : agentController(makeAgent(taken.name, taken.level), drawBySeed(SEED));
}

/** Until a game has its verdict; rejects where it stands still. */
export async function played({ session, told }: Sitting): Promise<Standing> {
  for (let quiet = 0, seen = -1; session.now().history.present.state.verdict === null;) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    quiet = told.length === seen ? quiet + 1 : 0;
    seen = told.length;
    if (quiet > 50) throw new Error(`nothing happens any more after ${JSON.stringify(told.at(-1)?.type)}`);
  }
  return session.now();
}

/** Lets everything be answered that was asked. */
export async function answered(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
