/**
 * P9-P11: whole games of 150 units and 16 turns through the engine, every move listed or by random walks, against the
 * flat kernel of the same field; and a whole siege of the greedy agent beside it.
 */
import { greedy } from '../../src/ai/greedy.ts';
import { playout } from '../../src/session/playout.ts';
import { distance } from '../../src/board/distance.ts';
import type { HexId } from '../../src/board/hex.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { openSides } from '../../src/engine/facts/hexsides.ts';
import { stepCosts, wayOf } from '../../src/engine/facts/movement.ts';
import type { GameState } from '../../src/engine/state.ts';
import { drawing, generatorFrom, seeded } from '../../src/game/generator.ts';
import { newMatch } from '../../src/game/match.ts';
import { isCasualty } from '../../src/rulebook/charts/7.41-casualty.ts';
import { casualtyResult } from '../../src/rulebook/charts/7.42-results.ts';
import { rallies } from '../../src/rulebook/charts/8.37-rally.ts';
import { SELF_RALLY_RATING } from '../../src/rulebook/house.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { raced, type Bench, type Goal, type Row } from './bench.ts';
import type { Race, Turns } from './clock.ts';
import { BUDGET, field } from './field.ts';
import { flatPlayout, type Flat, type Manner, type Played } from './kernels/playout.ts';
import { march } from './moves.ts';
import { boardgame } from './peers/boardgame.ts';
import { played } from './players.ts';

const P9: Goal = { id: 'P9', sense: 'atMost', must: 3, stretch: 1 };
const P10: Goal = { id: 'P10', sense: 'atMost', must: 10, stretch: 3 };
const P11: Goal = { id: 'P11', sense: 'atLeast', must: 30, stretch: 100 };
const SIEGE: Goal = { id: '5 x', sense: 'atMost', must: 5, stretch: null };

const AGAINST = 'flat kernel, every move listed';

const TURNS = 16;
/** Gives about 150 units on 40 x 30. */
const HEXES_PER_UNIT = 7;
/** As many games, each with its own dice, are played in one call. */
const GAMES = 4;

export const playoutBench: Bench = {
  name: 'playout',
  run: async (race) => {
    const { battle, state } = fieldOfPlay();
    const flat = flatPlayout(flatOf(battle, state));
    const game = (manner: Manner, seed: number): Played =>
      played(battle, state, manner, seeded(generatorFrom(seed)), drawing(seed + GAMES));
    const games = (play: (seed: number) => number) => (): number => {
      let sum = 0;
      for (let seed = 1; seed <= GAMES; seed += 1) sum += play(seed);
      return sum;
    };
    const times = race({
      full: games((seed) => game('full', seed).moves),
      'flat full': games((seed) => flat('full', seed).moves),
      walk: games((seed) => game('walk', seed).moves),
      'flat walk': games((seed) => flat('walk', seed).moves),
    });
    return [
      raced({
        goal: P9,
        what: `random playout, ${battle.pieces.length} units, ${TURNS} turns, every move listed`,
        against: AGAINST,
        ours: times.full,
        theirs: times['flat full'],
        times: GAMES,
      }),
      raced({
        goal: P10,
        what: 'the same, random walks',
        against: 'flat kernel, random walks',
        ours: times.walk,
        theirs: times['flat walk'],
        times: GAMES,
      }),
      ...(await moves(race, times.walk, games((seed) => game('walk', seed).moves)())),
    ];
  },
};

/** The whole siege beside the flat kernel's field, and nothing else in the process. */
export const siegeBench: Bench = {
  name: 'siege',
  run: (race) => {
    const { battle, state } = fieldOfPlay();
    const flat = flatPlayout(flatOf(battle, state));
    const siege = shippedBattle('the-siege-of-minas-tirith');
    const times = race({
      siege: () => playout(siege, [greedy(), greedy()], 1, 0).actions,
      'flat full': () => flat('full', 1).moves,
    });
    return [
      raced({
        goal: SIEGE,
        what: 'the whole siege, greedy against greedy',
        against: AGAINST,
        ours: times.siege,
        theirs: times['flat full'],
        times: 1,
      }),
    ];
  },
};

/** P11: what a move costs in a whole game, with all that is between two moves, against a bare move of the peer. */
async function moves(race: Race, walks: Turns, count: number): Promise<readonly Row[]> {
  const peer = await boardgame();
  if (typeof peer === 'string') {
    console.error(peer);
    return [];
  }
  const { from, goes } = march();
  const held = peer.begin(from.state);
  const { bare } = race({ bare: () => goes.reduce((now, go) => peer.move(now, go), held).G.rolls });
  return [
    raced({
      goal: P11,
      what: 'a move of a unit in such a game',
      against: 'boardgame.io reducer',
      ours: walks.map((time) => time / count),
      theirs: bare.map((time) => time / goes.length),
      times: 1,
    }),
  ];
}

export function fieldOfPlay(): { battle: Battle; state: GameState } {
  const { battle: endless } = field(40, 30, 40, HEXES_PER_UNIT);
  const { first } = endless.turns;
  const battle = { ...endless, turns: { ...endless.turns, last: first + TURNS - 1 } };
  return { battle, state: newMatch(battle, 1).state };
}

function flatOf(battle: Battle, state: GameState): Flat {
  const { board, pieces } = battle;
  const [fresh] = pieces.map(({ kind }) => kind).flatMap((kind) => (kind.class === 'unit' ? kind.faces : []));
  const totals = (hits: (total: number) => boolean) =>
    Uint8Array.from({ length: 13 }, (_, total) => (total >= 2 && hits(total) ? 1 : 0));
  const results = Array.from({ length: 6 }, (_, die) => casualtyResult(die + 1, fresh!.morale));
  return {
    size: board.size,
    beyond: board.beyond,
    open: openSides(battle, state),
    distance: (a, b) => distance(board, a as HexId, b as HexId),
    side: Uint8Array.from(pieces, ({ side }) => side),
    at: Int16Array.from(state.pieces, ({ at }) => at),
    cost: pieces.map(({ id }) => stepCosts(battle, state, wayOf(battle, id)!)),
    budget: BUDGET,
    turns: TURNS,
    hurts: totals((total) => isCasualty(fresh!.melee!.letter, fresh!.armour, total)),
    flips: Uint8Array.from([0, ...results.map(({ type }) => Number(type === 'reduced'))]),
    hexesBack: Uint8Array.from([0, ...results.map((result) => ('retreat' in result ? result.retreat : 0))]),
    rallies: totals((total) => rallies(SELF_RALLY_RATING, total)),
  };
}
