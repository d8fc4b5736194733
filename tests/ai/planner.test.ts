/** The planner: what it is dealt looks like what it sees, the better plan survives, and the same seed gives the same game. */
import { expect, test } from 'vitest';
import { greedy } from '../../src/ai/greedy.ts';
import { planner } from '../../src/ai/planner.ts';
import { playout } from '../../src/session/playout.ts';
import { candidatesOf } from '../../src/ai/search/candidates.ts';
import { rankByHalving } from '../../src/ai/search/halving.ts';
import { imagining } from '../../src/ai/search/trial.ts';
import { promiseFor } from '../../src/ai/search/promise.ts';
import { NO_PLAN } from '../../src/ai/greedy/mind.ts';
import type { BattlePlan } from '../../src/ai/agent.ts';
import { BESIEGER, DEFENDER, type Side } from '../../src/engine/battle.ts';
import { isMagicPhase, isPhaseOf, isRallyPhase, isSetupPhase } from '../../src/engine/facts/phase.ts';
import { UNKNOWN_OIL, type GameState } from '../../src/engine/state.ts';
import { newMatch } from '../../src/game/match.ts';
import { view } from '../../src/game/view.ts';
import { withCauldrons } from '../kit/cauldrons.ts';
import { shippedBattles } from '../kit/shipped.ts';

const battles = shippedBattles();
const named = (id: string) => battles.find((battle) => battle.id === id)!;

test('2.5.1 where cauldrons are hidden a planner of the besieger asks for nothing that is refused', () => {
  const battle = withCauldrons(named('the-great-gate'));
  const seen = view(battle, newMatch(battle, 1).state, BESIEGER);
  expect(seen.pieces.some(({ oil }) => oil === UNKNOWN_OIL)).toBe(true);
  const { state, refusals } = playout(
    battle,
    [greedy(), planner({ acts: 1, turns: 1, efforts: ['all'], refines: false, foreseen: 0, setup: null })],
    5,
    0,
  );
  expect(state.verdict).not.toBeNull();
  expect(refusals).toBe(0);
});

test('halving tries all alike on the same luck, and the better half again', () => {
  const tried: [number, number][] = [];
  const result = rankByHalving([3, 1, 4, 2], 40, (candidate, luck) => {
    tried.push([candidate, luck]);
    return { value: candidate + luck / 100, cost: 5 };
  });
  expect(result[0]!.candidate).toBe(4);
  expect(result.map(({ candidate }) => candidate)).toEqual([4, 3, 2, 1]);
  expect(tried.slice(0, 4)).toEqual([[3, 0], [1, 0], [4, 0], [2, 0]]); // prettier-ignore
  expect(tried.at(-1)![0]).toBeOneOf([3, 4]);
  expect(result[0]!.trials).toBeGreaterThan(result[3]!.trials);
});

test('who was dropped on good luck is not told as better than who won on all of it', () => {
  const result = rankByHalving([1, 2, 3, 4], 40, (candidate, luck) => ({
    value: candidate - luck * 5,
    cost: 5,
  }));
  const means = result.map(({ mean }) => mean);
  expect(result[0]!.trials).toBeGreaterThan(result[3]!.trials);
  expect(means).toEqual(means.toSorted((a, b) => b - a));
  expect(means[0]! - means[3]!).toBe(3);
});

test('plans are places of the battle: the gate of the level that is held, and where the enemy stands thick', () => {
  const battle = named('the-great-gate');
  const { state } = newMatch(battle, 1);
  const plans = candidatesOf(battle, state, BESIEGER, NO_PLAN, ['all']);
  const gate = battle.board.works.find(({ kind }) => kind === 'main-gate')!;
  expect(plans[0]).toBe(NO_PLAN);
  expect(plans.map(({ hexes }) => hexes)).toContainEqual([gate.outer]);
  expect(new Set(plans.map(({ hexes }) => hexes.join())).size).toBe(plans.length);
});

test('a verdict promises more than any position, and what one side hopes the other fears', () => {
  const battle = named('first-steps');
  const { state } = newMatch(battle, 1);
  const won = {
    ...state,
    verdict: { winner: DEFENDER, points: null, reasons: [] },
  } as unknown as typeof state;
  expect(promiseFor(battle, won, DEFENDER)).toBeGreaterThan(0.85);
  expect(promiseFor(battle, won, BESIEGER)).toBeLessThan(0.15);
  expect(promiseFor(battle, state, DEFENDER) + promiseFor(battle, state, BESIEGER)).toBeCloseTo(1);
});

test('a planner plays First Steps to its verdict without a refusal, and the same again', () => {
  const few = () =>
    planner({ acts: 200, turns: 3, efforts: ['all'], refines: true, foreseen: 50, setup: null });
  const play = () => playout(named('first-steps'), [few(), few()], 11, 0);
  const first = play();
  expect(first.state.verdict).not.toBeNull();
  expect(first.refusals).toBe(0);
  expect(play().state).toEqual(first.state);
});

test('2.18 no spell hangs on a plan: it is thought out with the first order after the magic phase, or for who asks', () => {
  const battle = named('the-great-gate');
  const agent = planner({ acts: 100, turns: 1, efforts: ['all'], refines: false, foreseen: 0, setup: null });
  const hasPlan: Record<'magic' | 'orders', Set<boolean>> = { magic: new Set(), orders: new Set() };
  let first: GameState | null = null;
  playout(battle, [greedy(), agent], 5, 0, (before) => {
    if (before.active !== BESIEGER || !isPhaseOf(before, BESIEGER) || isSetupPhase(before)) return;
    if (before.step.startsWith('second') || isRallyPhase(before)) return;
    const magic = isMagicPhase(before);
    if (magic) first ??= before;
    hasPlan[magic ? 'magic' : 'orders'].add(agent.why!(false)?.turn === before.turn);
  });
  expect(hasPlan).toEqual({ magic: new Set([false]), orders: new Set([true]) });
  const asked = planner({ acts: 100, turns: 1, efforts: ['all'], refines: false, foreseen: 0, setup: null });
  asked(battle, first!, () => 0);
  expect(asked.why!(false)).toBeNull();
  expect(asked.why!(true)).toMatchObject({ turn: first!.turn, side: BESIEGER });
});

test('a besieger who knows what the garrison means to do promises himself less than one who thinks that nobody has a plan', () => {
  const battle = named('the-great-gate');
  let seen: GameState | null = null;
  playout(battle, [greedy(), greedy()], 5, 0, (before) => {
    if (before.active === BESIEGER && before.step.startsWith('besieger-movement')) seen ??= before;
  });
  const state = seen!;
  const imagine = (side: Side, meant: BattlePlan) => imagining(battle, state, side, 7, 3, { plan: meant });
  const thought = imagine(DEFENDER, NO_PLAN);
  const plans = candidatesOf(battle, state, DEFENDER, NO_PLAN, ['all']);
  const ranked = rankByHalving(plans, 2500, (plan, luck) => thought(state, plan, luck));
  const meant = ranked[0]!.candidate;
  const promised = (foe: BattlePlan): number => {
    const values = Array.from(
      { length: 18 },
      (_, luck) => imagine(BESIEGER, foe)(state, NO_PLAN, luck).value,
    );
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  expect(meant).not.toBe(NO_PLAN);
  expect(promised(meant)).toBeLessThan(promised(NO_PLAN) - 0.05);
});
