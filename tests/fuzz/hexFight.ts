/** Random fights on hexes: greedy agents in the blocks, decisions drawn between them, and sometimes the dice for the rest. */
import type { Draw } from '../../src/ai/agent.ts';
import { drawing, mixedSeed } from '../../src/game/generator.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { InlineScenario } from '../../src/scenario/schema.ts';
import { readMoves } from '../../src/strategic/readMoves.ts';
import type { FightMove, FightStage, BattleGround, TacticalResult } from '../../src/strategic/siege.ts';
import { assaultAgain } from '../../src/strategic/war-of-the-ring/ledger/again.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { exportSiege, type Exported } from '../../src/strategic/war-of-the-ring/ledger/escrow.ts';
import { WAR_OF_THE_RING as GAME, type SiegeOutcome } from '../../src/strategic/war-of-the-ring/game.ts';
import { importResult, type Imported } from '../../src/strategic/war-of-the-ring/ledger/importResult.ts';
import type { Ledger } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { stepsOf } from '../../src/strategic/war-of-the-ring/ledger/link.ts';
import { ledgerOf } from '../../src/strategic/war-of-the-ring/ledger/opening.ts';
import { afterEvents, whyNotBegun } from '../../src/strategic/war-of-the-ring/quick.ts';
import { resultOf } from '../../src/strategic/war-of-the-ring/ledger/result.ts';
import { briefOf, groundOf, must } from '../kit/briefs.ts';
import { endOf, foughtOut } from '../kit/fights.ts';
import { forged } from '../kit/forgery.ts';
import { hexBrief, type Drawn } from './hexBrief.ts';

/** What a reader made of moves that somebody had tampered with. */
export type Forgery = 'refused' | 'goes on' | 'stands still';

/** The next assault of a siege that goes on: as it goes out, as it comes back unfought, and its first block. */
interface Next {
  readonly out: Exported;
  readonly back: Ledger;
  readonly block: InlineScenario | null;
}

/** What is told of a fight in whichever strategic game. */
export interface Retold {
  readonly moves: readonly FightMove[];
  /** The stage after each of the moves, the beginning first; and the same asked again, and of a brief and moves that were written down and read. */
  readonly stages: readonly FightStage[];
  readonly twice: readonly FightStage[];
  readonly resumed: readonly FightStage[];
  readonly forgeries: readonly Forgery[];
}

/** All that is told of one fight, so that every law can be asked of it. */
export interface HexFight extends Retold {
  /** As the armies stand after the events. */
  readonly brief: SiegeBrief;
  readonly before: Ledger;
  readonly out: Exported;
  readonly outcome: SiegeOutcome;
  readonly imported: Imported;
  /** The result of a fight in which every block ended as it began and nobody went on; null where cards hurt somebody without one. */
  readonly idle: TacticalResult | null;
  readonly next: Next | null;
}

/** Forgeries of each fight. */
export const FORGERIES = 4;
/** One round in so many, and all that follow, is left to the dice. */
const DICE = 6;

/** The fight of an index: over its own brief, or another. */
export function hexFight(seed: number, index: number, drawn: Drawn = hexBrief(seed, index)): HexFight {
  const { document, brief } = drawn;
  const draw = drawing(mixedSeed(seed, index, 3));
  const ground = groundOf(brief);
  const moves = foughtAtRandom(ground, draw, mixedSeed(seed, index, 4));
  const stages = stagesOf(ground, moves);
  const over = stages.at(-1)!;
  if (over.type !== 'over') throw new Error('the fight is not over');
  const outcome = must(GAME.fromResult(brief, brief.battle, over.result));
  const now = afterEvents(brief);
  const before = ledgerOf(now);
  const out = must(exportSiege(before, now));
  return {
    brief: now,
    before,
    out,
    moves,
    stages,
    twice: stagesOf(ground, moves),
    resumed: resumedFrom(document, moves),
    forgeries: Array.from({ length: FORGERIES }, () => forgeryOf(ground, moves, draw)),
    outcome,
    imported: must(importResult(out.ledger, outcome.result)),
    idle: [...brief.cards.attacker, ...brief.cards.defender].length > 0 ? null : idleIn(ground),
    next: nextOf(outcome),
  };
}

/** The stages of a fight after none, one, two and all of its moves. */
export function stagesOf(ground: BattleGround, moves: readonly FightMove[]): readonly FightStage[] {
  return Array.from({ length: moves.length + 1 }, (_, made) => must(ground.stage(moves.slice(0, made))));
}

/** Fights a battle out: blocks by greedy agents if nobody else plays them, every second decision as the policies of the odds have it, the others by lot. */
export function foughtAtRandom(
  ground: BattleGround,
  draw: Draw,
  seed: number,
  play: typeof foughtOut = foughtOut,
): readonly FightMove[] {
  let moves: readonly FightMove[] = [];
  for (;;) {
    const stage = must(ground.stage(moves));
    if (stage.type === 'over') return moves;
    moves = [...moves, moveIn(stage, draw, seed, play)];
  }
}

function moveIn(
  stage: Exclude<FightStage, { type: 'over' }>,
  draw: Draw,
  seed: number,
  play: typeof foughtOut,
): FightMove {
  if (stage.type === 'choice') {
    const { options, usual } = stage;
    return { type: 'chose', option: draw(2) === 0 ? usual : options[draw(options.length)]!.id };
  }
  if (draw(DICE) === 0) return { type: 'rolled', seed: draw(1000) };
  return play(stage.scenario, mixedSeed(seed, stage.number));
}

/** The fight taken up from text: brief and moves read anew. */
function resumedFrom(document: object, moves: readonly FightMove[]): readonly FightStage[] {
  const ground = groundOf(briefOf(JSON.parse(JSON.stringify(document))));
  return resumedOn(ground, moves);
}

/** The stages of a fight whose moves were written down and read. */
export function resumedOn(ground: BattleGround, moves: readonly FightMove[]): readonly FightStage[] {
  return stagesOf(ground, must(readMoves(ground, JSON.parse(JSON.stringify(moves)))));
}

/** What a reader makes of the first moves of a fight when one place in them was put otherwise. */
export function forgeryOf(ground: BattleGround, moves: readonly FightMove[], draw: Draw): Forgery {
  const read = readMoves(ground, forged(moves.slice(0, 1 + draw(moves.length)), draw));
  if (!read.ok) return 'refused';
  const stage = ground.stage(read.value);
  const isPlayed = stage.ok && (stage.value.type !== 'block' || isScenario(stage.value.scenario));
  return isPlayed ? 'goes on' : 'stands still';
}

/** Whether a block is a scenario by the schema for files of strangers. */
export function isScenario(block: InlineScenario): boolean {
  return parseScenario(JSON.parse(JSON.stringify(block)), NO_LIBRARY).ok;
}

/** What is chosen by those who want to have no more of it than a block in which nothing happens. */
const PEACEABLE = ['stand', 'no', 'none', 'stop', 'stay-out'];

function idleIn(ground: BattleGround): TacticalResult {
  let moves: readonly FightMove[] = [];
  for (;;) {
    const stage = must(ground.stage(moves));
    if (stage.type === 'over') return stage.result;
    const move: FightMove =
      stage.type === 'block'
        ? { type: 'fought', end: endOf(stage.scenario) }
        : {
            type: 'chose',
            option: PEACEABLE.find((one) => stage.options.some(({ id }) => id === one)) ?? stage.usual,
          };
    moves = [...moves, move];
  }
}

function nextOf({ brief, link, ledger }: SiegeOutcome): Next | null {
  const next = assaultAgain('again', brief, link, ledger);
  if (next === null || whyNotBegun(next) !== null) return null;
  const out = must(exportSiege(ledger, next));
  const unfought = resultOf(out.link, { by: 'tactics', rounds: 0, steps: stepsOf(out.link) });
  const stage = must(groundOf(next).stage([]));
  return {
    out,
    back: must(importResult(out.ledger, unfought)).ledger,
    block: stage.type === 'block' ? stage.scenario : null,
  };
}
