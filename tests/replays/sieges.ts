/** Kept blocks: the first block at each place of a strategic game between two captains, and what that game is told when whoever may stop does so after it. */
import type { GameState } from '../../src/engine/state.ts';
import { blockEnd } from '../../src/strategic/blockEnd.ts';
import { toNextBlock } from '../../src/strategic/fights.ts';
import type { TacticalResult } from '../../src/strategic/siege.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';
import type { Ledger } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import type { SiegeResult } from '../../src/strategic/war-of-the-ring/ledger/result.ts';
import { must } from '../kit/briefs.ts';
import { firstBlock, stopping, type FirstBlock } from '../kit/foughtPlaces.ts';
import { keptGame, type Fixture } from './fixtures.ts';

/** A kept block, and the result that it came to. */
export interface SiegeFixture extends Fixture {
  readonly result: SiegeResult | UnsealedResult;
}

/** The result of a game that keeps no ledger, and the verdict that it comes to. */
interface UnsealedResult extends TacticalResult {
  readonly verdict: string;
}

/** What a battle comes to: its result, and the ledger that has taken it where the game has one. */
interface Taken {
  readonly result: SiegeFixture['result'];
  readonly ledger: Ledger | null;
}

const SEED = 409;
const CAPTAINS = ['captain', 'captain'] as const;

/** What the strategic game makes of a battle that ends with its first block, when that stands so. */
export function takenAfter({ game, siege, ground, moves, scenario }: FirstBlock, state: GameState): Taken {
  const fought = { type: 'fought', end: blockEnd(scenario.battle, state) } as const;
  const { stage } = must(toNextBlock(ground, [...moves, fought], stopping));
  if (stage.type !== 'over') throw new Error(`${siege.battle.title}: the battle goes on`);
  const { verdict, document } = must(siege.take(stage.result));
  if (game.id === WAR_OF_THE_RING.id) return must(WAR_OF_THE_RING.documents!.read(document));
  const carried = game.readResult === null ? verdict : must(game.readResult(document)).verdict;
  return { result: { ...stage.result, verdict: carried }, ledger: null };
}

/** Plays the block of a place. */
export function playSiege(id: string): SiegeFixture {
  const block = firstBlock(id);
  const { fixture, match } = keptGame(block.scenario, CAPTAINS, SEED);
  return { ...fixture, result: takenAfter(block, match.state).result };
}
