/** Random fights on hexes in the other strategic games, told so that every law can be asked of them. */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { drawing, mixedSeed } from '../../src/game/generator.ts';
import type { InlineScenario } from '../../src/scenario/schema.ts';
import { playout } from '../../src/session/playout.ts';
import type { ArdaReport } from '../../src/strategic/battle-for-arda/battle.ts';
import { BATTLE_FOR_ARDA as ARDA } from '../../src/strategic/battle-for-arda/game.ts';
import { blockEnd } from '../../src/strategic/blockEnd.ts';
import { MIDDLE_EARTH_IX as IX } from '../../src/strategic/middle-earth-ix/game.ts';
import type { BattleGround, FightMove, StrategicGame, TacticalResult } from '../../src/strategic/siege.ts';
import { must } from '../kit/briefs.ts';
import { battleOf } from '../kit/fights.ts';
import { FORGERIES, forgeryOf, foughtAtRandom, resumedOn, stagesOf, type Retold } from './hexFight.ts';
import { ardaDocument, stormDocument } from './tenantBriefs.ts';

/** Of a kind of unit: how many came, how many stand, and how many fell. */
interface Tally {
  readonly unit: string;
  readonly came: number;
  readonly stand: number;
  readonly fell: number;
}

/** All that is told of one fight. */
export interface TenantFight extends Retold {
  /** The figures that went into it, by their ids, with their steps. */
  readonly figures: Readonly<Record<string, number>>;
  /** Actions that the agents asked for in the blocks and the rules refused. */
  readonly refusals: number;
  readonly result: TacticalResult;
  /** Rounds at the most. */
  readonly paid: number;
  readonly verdict: string;
  /** The verdicts that are open to such a fight. */
  readonly open: readonly string[];
  /** Of units that are brought by their number; none where armies are. */
  readonly tallies: readonly Tally[];
}

/** Rounds of a battle for Arda (R40). */
const ARDA_ROUNDS = 10;

/** A battle at a territory of Arda: greedy agents in the blocks. */
export function ardaFight(territory: string, seed: number, index: number): TenantFight {
  const { fight, outcome } = fightIn(ARDA, ardaDocument(territory, seed, index), 'greedy', seed, index);
  return {
    ...fight,
    paid: ARDA_ROUNDS,
    open: Object.keys(ARDA.verdicts),
    tallies: talliesOf(outcome, fight.result),
  };
}

/** A storm on a fort: soldiers in its block, which says who has won. */
export function stormFight(seed: number, index: number): TenantFight {
  const { fight, winners } = fightIn(IX, stormDocument(seed, index), 'soldier', seed, index);
  return {
    ...fight,
    paid: 1,
    open: winners.length === 0 ? ['holds', 'falls'] : winners.map((won) => (won === 1 ? 'falls' : 'holds')),
    tallies: [],
  };
}

/** How a fight went, and what its game and its blocks say of it. */
interface Went<Outcome> {
  readonly fight: Omit<TenantFight, 'paid' | 'open' | 'tallies'>;
  readonly outcome: Outcome;
  readonly winners: readonly (number | 'draw')[];
}

function fightIn<Brief, Outcome>(
  game: StrategicGame<Brief, Outcome>,
  document: object,
  agent: string,
  seed: number,
  index: number,
): Went<Outcome> {
  const draw = drawing(mixedSeed(seed, index, 3));
  const brief = must(game.parse(document));
  const [{ id: battle } = { id: '' }] = game.battles(brief);
  const ground = groundOf(game, brief, battle);
  const winners: (number | 'draw')[] = [];
  let refusals = 0;
  const play = (scenario: InlineScenario, dice: number): FightMove => {
    const board = battleOf(scenario);
    const played = playout(board, [makeAgent(agent), makeAgent(agent)], dice, 0);
    refusals += played.refusals;
    winners.push(played.state.verdict!.winner);
    return { type: 'fought', end: blockEnd(board, played.state) };
  };
  const moves = foughtAtRandom(ground, draw, mixedSeed(seed, index, 4), play);
  const stages = stagesOf(ground, moves);
  const over = stages.at(-1)!;
  if (over.type !== 'over') throw new Error('the fight is not over');
  const outcome = must(game.fromResult(brief, battle, over.result));
  const fight = {
    figures: game.figures(brief, battle),
    moves,
    stages,
    twice: stagesOf(ground, moves),
    resumed: resumedOn(groundOf(game, must(game.parse(JSON.parse(JSON.stringify(document)))), battle), moves),
    forgeries: Array.from({ length: FORGERIES }, () => forgeryOf(ground, moves, draw)),
    refusals,
    result: over.result,
    verdict: game.verdictOf(outcome),
  };
  return { fight, outcome, winners };
}

function groundOf<Brief, Outcome>(
  game: StrategicGame<Brief, Outcome>,
  brief: Brief,
  battle: string,
): BattleGround {
  const ground = game.ground(brief, battle);
  if (!ground.ok) throw new Error(ground.why.say);
  return ground;
}

function talliesOf({ start, left }: ArdaReport, { steps }: TacticalResult): readonly Tally[] {
  return (['attack', 'defence'] as const).flatMap((role) =>
    start[role].map(({ unit: { id }, count }) => ({
      unit: `${role} ${id}`,
      came: count,
      stand: left[role].find(({ unit }) => unit.id === id)?.count ?? 0,
      fell: Object.entries(steps).filter(([figure, now]) => figure.startsWith(`${role}:${id}:`) && now === 0)
        .length,
    })),
  );
}
