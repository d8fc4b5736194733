/** What a commander knows about places, one thing at a time; whole positions are asked in tests/lab. */
import { describe, expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { byPolicy } from '../../src/ai/greedy.ts';
import { planner } from '../../src/ai/planner.ts';
import { refinementsOf } from '../../src/ai/search/candidates.ts';
import type { BattlePlan } from '../../src/ai/agent.ts';
import { drawOf, freshMemory, mindOf, NO_PLAN } from '../../src/ai/greedy/mind.ts';
import { BY_HAND, inStance, TUNED } from '../../src/ai/greedy/weights.ts';
import { distance } from '../../src/board/distance.ts';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { drawing } from '../../src/game/generator.ts';
import { newMatch } from '../../src/game/match.ts';
import { view } from '../../src/game/view.ts';
import { playout } from '../../src/session/playout.ts';
import { engine, guard, orc } from '../kit/siege.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { answerOf } from '../lab/positions/position.ts';
import { SUITE } from '../lab/positions/suite.ts';
import { town } from '../lab/positions/town.ts';

/** A catapult of the city in reach of the wall, and an orc on his way to it. */
function underTheCatapult(night: boolean) {
  return town({
    turn: 3,
    last: 9,
    night,
    map: `. . . . . . . .
           . . . . . . . .
          . . . . . . . .
           . . . . . . . o
          . . . . . . . .
           . . . . . . . .
          . . . . . . . .`,
    pieces: {
      o: orc('B3Z', { value: 8 }),
      k: engine('catapult', DEFENDER, { at: '0303' }),
      l: engine('catapult', DEFENDER, { at: '0305' }),
      g: guard('D3X', { at: '0303' }),
    },
  });
}

/** The hex to which an agent moves its first unit; null if it stays. */
function firstMove(name: string, night: boolean): number | null {
  const { battle, state } = underTheCatapult(night);
  const action = makeAgent(name)(battle, state, drawing(1));
  return action.type === 'Move' ? action.path.at(-1)! % battle.board.columns : null;
}

describe('2.8.3 shots', () => {
  test('by day the host stops out of reach of the catapults; greedy goes on', () => {
    expect(firstMove('greedy', false)).toBeLessThan(5);
    expect(firstMove('soldier', false) ?? 7).toBeGreaterThan(5);
  });

  test('by night, when nothing flies further than two hexes, it goes to the wall', () => {
    expect(firstMove('soldier', true)).toBe(3);
  });
});

describe('plans', () => {
  test('the best place is thought over once more: boldly, carefully, or together with the next best; no plan at all is not a place', () => {
    const to = (...hexes: number[]): BattlePlan => ({ ...NO_PLAN, hexes: hexes as HexId[] });
    const refined = (...plans: BattlePlan[]) =>
      refinementsOf(plans).map(({ hexes, stance }) => [stance, ...hexes].join(' '));
    expect(refined(to(1), NO_PLAN, to(2))).toEqual(['usual 1', 'bold 1', 'careful 1', 'usual 1 2']);
    expect(refined(NO_PLAN, to(1))).toEqual(['usual', 'bold', 'careful']);
  });

  test('a plan draws whoever is near its place, the nearer the more; the far go their own way', () => {
    const battle = shippedBattle('the-great-gate');
    const { state } = newMatch(battle, 1);
    const { outer } = battle.board.works.find(({ kind }) => kind === 'main-gate')!;
    const plan: BattlePlan = { ...NO_PLAN, hexes: [outer], effort: 'spare' };
    const mind = mindOf(battle, state, drawing(1), freshMemory('', '', null), TUNED, plan, {
      hints: [],
      tempers: false,
    });
    const draw = drawOf(mind, battle.pieces.find(({ side }) => side === BESIEGER)!.id);
    const at = (far: number): HexId =>
      [...Array(battle.board.size).keys()].find(
        (hex) => distance(battle.board, hex as HexId, outer) === far,
      ) as HexId;
    expect([0, 3, 7, 8, 12].map((far) => draw(at(far)))).toEqual([-0, -3, -7, -7, -7]);
  });

  test('2.13.1 no plan, however strong, draws the one man away who could hold the Citadel', () => {
    const { at } = SUITE.find(({ name }) => name === 'mans-the-Citadel')!;
    const field = at.battle.board.works.find(({ kind }) => kind === 'main-gate')!.outer;
    const end = answerOf(
      at,
      byPolicy(TUNED, () => ({ ...NO_PLAN, hexes: [field] })),
      1,
    );
    expect(end.level('g')).toBe(2);
  });

  test('the bold mind less what strikes them than the careful', () => {
    const [bold, careful] = [inStance(TUNED, 'bold'), inStance(TUNED, 'careful')];
    expect(bold.host.danger).toBeLessThan(TUNED.host.danger);
    expect(careful.host.danger).toBeGreaterThan(TUNED.host.danger);
    expect(inStance(TUNED, 'usual')).toBe(TUNED);
    expect(inStance(TUNED, 'bold')).toBe(bold);
  });

  test('the reason of a plan names what was chosen and what was rejected, the best first; before the first plan there is none', () => {
    const agent = planner({
      acts: 100,
      turns: 1,
      efforts: ['all'],
      refines: false,
      foreseen: 0,
      setup: null,
    });
    expect(agent.why?.(false)).toBeNull();
    const reasons = new Set<unknown>();
    playout(shippedBattle('first-steps'), [makeAgent('soldier'), agent], 3, 0, () => {
      const reason = agent.why?.(false) ?? null;
      if (reason !== null) reasons.add(reason);
    });
    expect(reasons.size).toBeGreaterThan(1);
    const reason = agent.why!(false)!;
    expect(reason.side).toBe(BESIEGER);
    const promises = [reason.chosen, ...reason.rejected].map(({ promise }) => promise);
    expect(Math.max(...promises)).toBeLessThanOrEqual(1);
    expect(Math.min(...promises)).toBeGreaterThanOrEqual(0);
  });
});

test('greedy has no craft at all: it is the yardstick', () => {
  const { outnumbered, ...others } = BY_HAND.craft;
  expect(outnumbered).toBe(Infinity);
  expect(Object.values(others).every((weight) => weight === 0)).toBe(true);
});

test('a recruit overlooks things, but nothing on the last turn, and comes to a verdict', () => {
  const battle = shippedBattle('first-steps');
  for (const seats of [
    ['recruit', 'soldier'],
    ['soldier', 'recruit'],
  ] as const) {
    const { state, refusals } = playout(battle, [makeAgent(seats[0]), makeAgent(seats[1])], 9, 0);
    expect(refusals).toBe(0);
    expect(state.verdict).not.toBeNull();
  }
  const { state } = newMatch(battle, 1);
  const last = { ...state, turn: battle.turns.last, step: 'besieger-movement.choosing', active: BESIEGER };
  const seen = view(battle, last as typeof state, BESIEGER);
  const asked = Array.from({ length: 20 }, (_, seed) => makeAgent('recruit')(battle, seen, drawing(seed)));
  expect(new Set(asked.map((action) => JSON.stringify(action))).size).toBe(1);
});
