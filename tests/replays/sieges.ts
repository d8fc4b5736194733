/** Kept blocks of sieges: the first block at each stronghold between two captains, and the result that goes to the ledger when the besieger stops after it. */
import type { GameState } from '../../src/engine/state.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario, type OpenScenario } from '../../src/scenario/parse.ts';
import { blockEnd } from '../../src/strategic/blockEnd.ts';
import { toNextBlock, type Decide } from '../../src/strategic/fights.ts';
import type { BattleGround, FightMove } from '../../src/strategic/siege.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { WAR_OF_THE_RING as GAME, type SiegeOutcome } from '../../src/strategic/war-of-the-ring/game.ts';
import type { SiegeResult } from '../../src/strategic/war-of-the-ring/ledger/result.ts';
import { briefOf, groundOf, must } from '../kit/briefs.ts';
import { siegeAt } from '../kit/strongholds.ts';
import { keptGame, type Fixture } from './fixtures.ts';

/** A kept block, and the result that it came to. */
export interface SiegeFixture extends Fixture {
  readonly result: SiegeResult;
}

/** The first block of a siege, opened as a battle. */
export interface FirstBlock {
  readonly brief: SiegeBrief;
  readonly ground: BattleGround;
  /** What was decided before it. */
  readonly moves: readonly FightMove[];
  readonly scenario: OpenScenario;
}

const SEED = 409;
const CAPTAINS = ['captain', 'captain'] as const;

/** Whoever may stop does so; everything else is decided as the policies of the odds have it. */
const stopping: Decide = ({ options, usual }) => (options.some(({ id }) => id === 'stop') ? 'stop' : usual);

/** The first block of the siege at a stronghold, as its note has it. */
export function firstBlock(region: string): FirstBlock {
  const brief = briefOf(siegeAt(region));
  const ground = groundOf(brief);
  const { moves, stage } = must(toNextBlock(ground, [], stopping));
  if (stage.type !== 'block') throw new Error(`${region}: no block is fought`);
  return { brief, ground, moves, scenario: must(openScenario(stage.scenario, NO_LIBRARY)) };
}

/** What the ledger makes of a siege that ends with its first block, when that stands so. */
export function outcomeOf({ brief, ground, moves, scenario }: FirstBlock, state: GameState): SiegeOutcome {
  const fought = { type: 'fought', end: blockEnd(scenario.battle, state) } as const;
  const { stage } = must(toNextBlock(ground, [...moves, fought], stopping));
  if (stage.type !== 'over') throw new Error(`${brief.region}: the siege goes on`);
  return must(GAME.fromResult(brief, brief.battle, stage.result));
}

/** Plays the block of a stronghold. */
export function playSiege(region: string): SiegeFixture {
  const block = firstBlock(region);
  const { fixture, match } = keptGame(block.scenario, CAPTAINS, SEED);
  return { ...fixture, result: outcomeOf(block, match.state).result };
}
