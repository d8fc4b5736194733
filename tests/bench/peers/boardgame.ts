/** boardgame.io as a peer: installed beside the built benches when they first run, never with the game. */
import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fingerprint, ROOT } from '../../../scripts/fingerprint.mjs';
import { kept } from '../../../scripts/keep.mjs';
import type { GameState } from '../../../src/engine/state.ts';
import type { Go } from '../moves.ts';

/** What its reducer keeps; G is the state of the game. */
interface Held {
  readonly G: GameState;
}

export interface Boardgame {
  /** A match that stands at a state of ours. */
  begin(state: GameState): Held;
  /** Its reducer on one move. The move checks nothing: the answer of our rules is given to it. */
  move(held: Held, go: Go): Held;
}

/** The part of `boardgame.io/internal` that runs without a server or a screen. */
interface Internal {
  CreateGameReducer(it: { game: object }): (held: Held, action: object) => Held;
  InitializeGame(it: { game: object }): Held;
}

type Draft<T> = { -readonly [K in keyof T]: Draft<T[K]> };

const HOME = 'tests/bench';
const FILES = ['package.json', 'package-lock.json'] as const;

/** The peer as it runs in production, or one sentence why it cannot be had. */
export async function boardgame(): Promise<Boardgame | string> {
  try {
    process.env['NODE_ENV'] = 'production';
    const home = await installed();
    const internal = createRequire(join(home, 'package.json'))('boardgame.io/internal') as Internal;
    return ready(internal);
  } catch (error) {
    return `boardgame.io could not be installed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}

async function installed(): Promise<string> {
  const key = fingerprint(FILES.map((file) => `${HOME}/${file}`));
  return await kept('peers', key, async (draft) => {
    for (const file of FILES) copyFileSync(join(ROOT, HOME, file), join(draft, file));
    const wishes = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', wishes, { cwd: draft, stdio: ['ignore', 'ignore', 'pipe'] });
  });
}

function ready({ CreateGameReducer, InitializeGame }: Internal): Boardgame {
  const game = {
    name: 'siege',
    moves: {
      Move: ({ G }: { G: Draft<GameState> }, unit: number, at: Go['at'], spent: number) => {
        const piece = G.pieces[unit]!;
        piece.at = at;
        piece.moved = true;
        piece.spent = spent;
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  return {
    begin: (state) => InitializeGame({ game: { ...game, setup: () => structuredClone(state) } }),
    move: (held, { action: { unit }, at, spent }) =>
      reduce(held, { type: 'MAKE_MOVE', payload: { type: 'Move', args: [unit, at, spent], playerID: '0' } }),
  };
}
