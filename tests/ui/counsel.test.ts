// Advice of the machine for whoever decides, and what the machine itself wanted, told afterwards and in the replay.
import { expect, test, vi } from 'vitest';
import type { Reason } from '../../src/ai/agent.ts';
import { moverOf } from '../../src/ai/halves.ts';
import type { Action } from '../../src/engine/action.ts';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { UNKNOWN_OIL, type GameState } from '../../src/engine/state.ts';
import { whyNot } from '../../src/game/apply.ts';
import { newMatch } from '../../src/game/match.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import type { TableSheet } from '../../src/saves/tableSheet.ts';
import { ADVISED } from '../../src/i18n/answerWords.ts';
import { counselAt } from '../../src/ui/features/analysis/counsel.ts';
import { aimCard } from '../../src/ui/features/analysis/counselWords.ts';
import { openAdviser } from '../../src/ui/features/opponent/adviser.ts';
import type { FromMachine } from '../../src/ui/features/opponent/messages.ts';
import { openMachine } from '../../src/ui/features/opponent/client.ts';
import { REASONS, type Adviser } from '../../src/ui/log/reasons.ts';
import { openStudy } from '../../src/ui/features/opponent/study.ts';
import { layOut, workplace } from '../../src/workers/workplace.ts';
import { shippedBattles } from '../kit/shipped.ts';
import { sitAt } from './seat.ts';

const GREAT_GATE = shippedBattles().find(({ id }) => id === 'the-great-gate')!;
const END: Action = { type: 'EndStep' };
const MACHINE = { kind: 'agent', name: 'captain' } as const;
const ITS_SEAT = { name: '', taken: MACHINE } as const;
/** A player as the defender against the machine. */
const AGAINST_THE_MACHINE: TableSheet = { ...TWO_PLAYERS, seats: [TWO_PLAYERS.seats[0], ITS_SEAT] };

/** Plays on, by ending steps, to the half of the first turn in which the besieger plans. */
function endToTheBesieger({ store, play, session }: ReturnType<typeof sitAt>): void {
  const now = () => store.history.peek()!.present.state;
  while (now().step.startsWith('setup') || now().active !== BESIEGER) {
    play.submit({ ...END });
    session.peek()!.answer();
  }
}

const reasonFor = (side: Reason['side'], turn = 1): Reason => ({
  turn,
  side,
  chosen: { hexes: [], effort: 'all', stance: 'bold', promise: 0.61, trials: 20 },
  rejected: [0.55, 0.42, 0.4, 0.1].map((promise) => ({
    hexes: [],
    effort: 'all',
    stance: 'usual',
    promise,
    trials: 9,
  })),
});

/** An adviser of the page itself, without a worker, who remembers what he was shown. */
function adviserHere(): Readonly<{ adviser: Adviser; seen: GameState[] }> {
  const none = (): never => {
    throw new Error('there are no workers');
  };
  const here = openAdviser(
    openMachine(1, () =>
      workplace(
        'machine',
        none,
        async () => layOut('machine', openStudy),
        () => Promise.resolve(),
      ),
    ),
  );
  const seen: GameState[] = [];
  return {
    seen,
    adviser: {
      advise: (battle, view) => {
        seen.push(view);
        return here.advise(battle, view);
      },
    },
  };
}

test('a player who asks is told a legal order, its goal and what else was considered, and can obey', async () => {
  const seat = sitAt(newMatch(GREAT_GATE, 7));
  const { adviser, seen } = adviserHere();
  const counsel = counselAt(seat.store);
  const present = () => seat.store.history.peek()!.present;
  endToTheBesieger(seat);
  expect(counsel.offered.value).toBe(true);
  expect(counsel.advice.value).toBeNull();
  counsel.ask(() => adviser);
  expect(counsel.advice.value).toEqual({ type: 'asked' });
  await vi.waitFor(() => expect(counsel.advice.value?.type).toBe('given'), 20_000);
  const advice = counsel.advice.value!;
  if (advice.type !== 'given') throw new Error(advice.type);
  expect(whyNot(GREAT_GATE, present().state, advice.action)).toBeNull();
  expect(advice.aim.goal).toMatch(/^Goal: .+ That wins \d+ of 100 imagined battles\.$/);
  expect(advice.aim.others.length).toBeGreaterThan(0);
  expect(advice.aim.others.length).toBeLessThanOrEqual(3);
  // He sees what the player may know and no more (2.5.1).
  const cauldrons = GREAT_GATE.pieces.filter(({ kind }) => kind.class === 'cauldron');
  expect(cauldrons.every(({ id }) => seen[0]!.pieces[id]!.oil === UNKNOWN_OIL)).toBe(true);
  const before = seat.store.history.peek()!.past.length;
  seat.play.submit(advice.action);
  expect(seat.store.history.peek()!.past.length).toBe(before + 1);
  // What was advised is out of date as soon as something is done.
  expect(counsel.advice.value).toBeNull();
});

test('an adviser who fails says why', async () => {
  const seat = sitAt(newMatch(GREAT_GATE, 7));
  const counsel = counselAt(seat.store);
  counsel.ask(() => ({ advise: () => Promise.reject(new Error('it did not answer')) }));
  await vi.waitFor(() => expect(counsel.advice.value?.type).toBe('failed'));
  expect(counsel.advice.value).toEqual({ type: 'failed', text: 'There is no advice: it did not answer.' });
});

test('what the machine wanted is told after its turn, and for the moment that is looked at', () => {
  const seat = sitAt(newMatch(GREAT_GATE, 7));
  const counsel = counselAt(seat.store);
  const present = () => seat.store.history.peek()!.present;
  let machines = 0;
  while (machines < 2 || moverOf(present().state) !== DEFENDER || present().state.active !== DEFENDER) {
    const { active, turn } = present().state;
    seat.play.submit({ ...END });
    if (active === BESIEGER) {
      machines += 1;
      REASONS.set(seat.last()!, machines === 1 ? null : reasonFor(BESIEGER, turn));
    }
    seat.session.peek()?.answer();
  }
  expect(counsel.wanted.value).toBeNull();
  seat.lay({ sheet: AGAINST_THE_MACHINE });
  expect(present().state.active).toBe(DEFENDER);
  expect(counsel.wanted.value).toMatchObject({
    goal: 'Goal: Each wherever he does most good, boldly. That wins 61 of 100 imagined battles.',
    others: [55, 42, 40].map((share) => `Each wherever he does most good: ${share}%`),
  });
  const { past } = seat.store.history.peek()!;
  const first = past.findIndex(({ state }) => state.active === BESIEGER);
  seat.lookBack(first + 1);
  expect(counsel.wanted.value?.goal).toMatch(/^It makes no plan/);
  seat.lookBack(first);
  expect(counsel.wanted.value).toBeNull();
  expect(counsel.offered.value).toBe(false);
});

test('while its half of a turn runs the machine does not say what it is about, but to who only watches', () => {
  const seat = sitAt(newMatch(GREAT_GATE, 7));
  const counsel = counselAt(seat.store);
  const present = () => seat.store.history.peek()!.present;
  endToTheBesieger(seat);
  const { turn } = present().state;
  seat.play.submit({ ...END });
  REASONS.set(seat.last()!, reasonFor(BESIEGER, turn));
  seat.lay({ sheet: AGAINST_THE_MACHINE });
  seat.session.peek()!.answer();
  expect(moverOf(present().state)).toBe(BESIEGER);
  expect(counsel.wanted.value).toBeNull();
  seat.lookBack(seat.store.history.peek()!.past.length);
  expect(counsel.wanted.value).toBeNull();
  seat.lay({ sheet: { ...TWO_PLAYERS, seats: [ITS_SEAT, ITS_SEAT] } });
  expect(counsel.wanted.value?.goal).toMatch(/^Goal: /);
});

test('a plan says where to, with how much and how boldly', () => {
  const plan = { hexes: [0 as HexId], promise: 0.5, trials: 9 };
  const card = aimCard(GREAT_GATE, {
    turn: 1,
    side: BESIEGER,
    chosen: { ...plan, effort: 'all', stance: 'careful' },
    rejected: [{ ...plan, effort: 'spare', stance: 'usual' }],
  });
  expect(card.goal).toMatch(/^Goal: Together to 0101, carefully\./);
  expect(card.others).toEqual(['To 0101 with whoever can be spared: 50%']);
});

test('every sort of action has a sentence', () => {
  expect(Object.keys(ADVISED)).toHaveLength(31);
});

test('the machine sends the reason with its action, and it stays with the action in the record', async () => {
  const said: FromMachine[] = [];
  const hear = openStudy((message) => said.push(message));
  const { state } = newMatch(GREAT_GATE, 1);
  hear({ type: 'open', battle: GREAT_GATE, agents: [MACHINE, MACHINE], seed: 1 });
  hear({ type: 'think', ask: 1, state, count: 0, thinks: false });
  expect(said[0]).toMatchObject({ type: 'chosen', why: null });
  const reason = reasonFor(DEFENDER);
  const hears: { message?: (message: { data: FromMachine }) => void } = {};
  const machine = openMachine(5, () => ({
    postMessage: () => {},
    addEventListener: (type: 'message' | 'error', heard: never) => {
      if (type === 'message') hears.message = heard;
    },
    terminate: () => {},
  }));
  const thought = machine.think(GREAT_GATE, [MACHINE, null], state, 0);
  hears.message!({ data: { type: 'chosen', ask: 1, action: { type: 'EndStep' }, why: reason } });
  expect(REASONS.get(await thought)).toBe(reason);
  machine.close();
});
