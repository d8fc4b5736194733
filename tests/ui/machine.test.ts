// The machine at the table: it is shown its view, plays through the one door, can be stopped, hurried and replaced.
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { UNKNOWN_OIL, type GameState } from '../../src/engine/state.ts';
import { newMatch } from '../../src/game/match.ts';
import { view } from '../../src/game/view.ts';
import { openMachine, type MachineWorkplace } from '../../src/ui/features/opponent/client.ts';
import type { FromMachine, ToMachine } from '../../src/ui/features/opponent/messages.ts';
import { paceOf } from '../../src/ui/features/opponent/pace.ts';
import { progressOf } from '../../src/ui/log/progress.ts';
import { thinkerFor, type Thinker } from '../../src/ui/features/opponent/thinker.ts';
import type { MachineTurn } from '../../src/ui/features/opponent/opponentModel.ts';
import { machineAt, type Surroundings } from '../../src/ui/features/opponent/turn.ts';
import { choosablePieces } from '../../src/ui/orders/deeds.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { PLAYER, type Taker, type TableSheet } from '../../src/saves/tableSheet.ts';
import { shippedBattles } from '../kit/shipped.ts';
import { sitAt, type Seat } from './seat.ts';

const battleOf = (id: string): Battle => shippedBattles().find((battle) => battle.id === id)!;
const FIRST_STEPS = battleOf('first-steps');
const GREAT_GATE = battleOf('the-great-gate');
const MACHINE = { kind: 'agent', name: 'greedy' } as const;
const GREEDY = [MACHINE, MACHINE] as const;
const END: Action = { type: 'EndStep' };

function seated(defender: Taker, besieger: Taker): TableSheet {
  return {
    ...TWO_PLAYERS,
    seats: [
      { name: '', taken: defender },
      { name: '', taken: besieger },
    ],
  };
}

interface Evening {
  readonly seat: Seat;
  readonly turn: MachineTurn;
  /** The last notice that the machine cannot go on; null while it can. */
  readonly failure: () => string | null;
  readonly asked: GameState[];
  /** Lets everything that has been asked be answered. */
  settle(): Promise<void>;
}

/** A table with the machine at it, which thinks at once; `think` answers in its place. */
function evening(
  battle: Battle,
  sheet: TableSheet,
  think?: (state: GameState) => Action,
  around: Partial<Pick<Surroundings, 'shown' | 'now' | 'cutShort'>> = {},
): Evening {
  const asked: GameState[] = [];
  const thinker: Thinker = thinkerFor(battle, GREEDY, 3);
  let machine: MachineTurn | null = null;
  const seat = sitAt(newMatch(battle, 7), {
    sheet,
    machine: (store, session) => {
      const made = machineAt(store, {
        machine: {
          think: async (_battle, _agents, state, count) => {
            asked.push(state);
            return think === undefined ? thinker(state, count) : think(state);
          },
          close: () => {},
        },
        session,
        shown: () => Promise.resolve(),
        still: () => true,
        now: () => 0,
        cutShort: () => {},
        ...around,
      });
      machine = made;
      return made;
    },
  });
  const failure = (): string | null => {
    const message = seat.store.message.peek();
    return message?.type === 'notice' ? message.text : null;
  };
  return { seat, turn: machine!, failure, asked, settle: () => settled(seat) };
}

/** Until nothing more has been done for a while. */
async function settled({ store }: Seat): Promise<void> {
  for (let quiet = 0, done = -1; quiet < 3;) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const now = store.history.peek()!.past.length;
    quiet = now === done ? quiet + 1 : 0;
    done = now;
  }
}

const present = ({ store }: Seat): GameState => store.history.peek()!.present.state;

describe('a game against the machine', () => {
  test('the machine plays its steps and the turn comes back, again and again, to the verdict', async () => {
    const { seat, settle, failure, asked } = evening(FIRST_STEPS, seated(PLAYER, MACHINE));
    let own = 0;
    for (let steps = 0; steps < 200 && present(seat).verdict === null; steps += 1) {
      await settle();
      if (present(seat).verdict !== null) break;
      expect(present(seat).active).toBe(DEFENDER);
      expect(seat.store.held.peek()).toBe(false);
      const owed = present(seat).owed[0];
      const before = seat.store.history.peek()!.past.length;
      seat.play.submit(owed === undefined ? END : thinkerFor(FIRST_STEPS, GREEDY, 1)(present(seat), own));
      own += 1;
      expect(seat.store.history.peek()!.past.length).toBe(before + 1);
    }
    expect(present(seat).verdict).not.toBeNull();
    expect(asked.length).toBeGreaterThan(own);
    expect(failure()).toBeNull();
  });

  test('it may play against itself', async () => {
    const { seat, settle, failure } = evening(FIRST_STEPS, seated(MACHINE, MACHINE));
    await settle();
    expect(present(seat).verdict).not.toBeNull();
    expect(failure()).toBeNull();
  });

  test('it is shown what its side may know and nothing else', async () => {
    const { seat, settle, asked } = evening(GREAT_GATE, seated(PLAYER, MACHINE));
    while (asked.length === 0 && present(seat).active === DEFENDER) {
      seat.play.submit(END);
      await settle();
    }
    const cauldrons = GREAT_GATE.pieces.filter(({ kind }) => kind.class === 'cauldron');
    expect(asked.length).toBeGreaterThan(0);
    for (const state of asked) {
      expect(state.active).toBe(BESIEGER);
      expect(cauldrons.every(({ id }) => state.pieces[id]!.oil === UNKNOWN_OIL)).toBe(true);
    }
    // The screen stays with the one player, who knows his own oil.
    expect(seat.store.match.peek()!.state).toBe(view(GREAT_GATE, present(seat), DEFENDER));
  });

  test('while it decides nobody here gives orders', async () => {
    const { seat, turn, settle } = evening(FIRST_STEPS, seated(PLAYER, MACHINE));
    turn.pause();
    await settle();
    expect(seat.store.held.peek()).toBe(true);
    expect(seat.store.offers.peek()).toEqual([]);
    expect(seat.store.hints.peek().ready.size).toBe(0);
    const { canDo, end } = seat.page.status.peek();
    expect([canDo, end.whyNot?.text]).toEqual(['', 'The machine decides now.']);
  });
});

describe('the machine can be', () => {
  test('stopped and sent on', async () => {
    const { seat, turn, settle } = evening(FIRST_STEPS, seated(PLAYER, MACHINE));
    turn.pause();
    await settle();
    const { past } = seat.store.history.peek()!;
    expect(past).toHaveLength(0);
    turn.goOn();
    await settle();
    expect(present(seat).active).toBe(DEFENDER);
  });

  test('hurried until a player decides again', async () => {
    const { seat, turn, settle } = evening(FIRST_STEPS, seated(PLAYER, MACHINE));
    turn.pause();
    turn.hurry();
    expect(turn.hurried.peek()).toBe(true);
    await settle();
    expect(present(seat).active).toBe(DEFENDER);
    expect(turn.hurried.peek()).toBe(false);
  });

  test('looked away from: while one looks back it waits', async () => {
    const { seat, turn, settle } = evening(FIRST_STEPS, seated(MACHINE, MACHINE));
    turn.pause();
    await settle();
    seat.store.lookBack(0);
    turn.goOn();
    await settle();
    expect(seat.store.history.peek()!.past).toHaveLength(0);
    seat.store.lookBack(null);
    await settle();
    expect(present(seat).verdict).not.toBeNull();
  });

  test.each([
    [
      'it breaks down',
      (): Action => {
        throw new Error('no idea');
      },
      'no idea',
    ],
    [
      'it asks for what the rules refuse',
      (): Action => ({ type: 'StandFast', unit: 0 as never }),
      'StandFast',
    ],
  ] as const)('replaced when %s', async (_, think, reason) => {
    const { seat, turn, failure, settle } = evening(FIRST_STEPS, seated(PLAYER, MACHINE), think);
    await settle();
    expect(failure()).toContain(`(${reason})`);
    expect(turn.state.peek()).toBe('failed');
    expect(seat.store.history.peek()!.past).toHaveLength(0);
    turn.takeOver();
    expect(seat.store.held.peek()).toBe(false);
    expect(seat.store.sheet.peek().seats[BESIEGER].taken).toEqual(PLAYER);
    seat.play.submit(END);
    expect(seat.store.history.peek()!.past).toHaveLength(1);
  });
});

test('taking back goes over the machine to the last decision of the player', async () => {
  const { seat, settle } = evening(GREAT_GATE, seated(PLAYER, MACHINE), () => END);
  expect(present(seat)).toMatchObject({ active: DEFENDER, step: 'setup.defender' });
  seat.play.submit(END);
  await settle();
  const [was, now] = [seat.store.history.peek()!.past.length, present(seat)];
  expect(was).toBeGreaterThan(1);
  expect(now.active).toBe(DEFENDER);
  seat.play.undo();
  expect(present(seat)).toMatchObject({ active: DEFENDER, step: 'setup.defender' });
  seat.play.redo();
  expect(seat.store.history.peek()!.past.length).toBe(was);
  expect(present(seat)).toEqual(now);
});

describe('the worker of the machine', () => {
  interface Fake {
    readonly heard: ToMachine[];
    readonly say: (message: FromMachine) => void;
    readonly break: (message: string) => void;
    ended: boolean;
  }

  /** Workers that are played by the test. */
  function workers(): { readonly all: Fake[]; readonly start: () => MachineWorkplace } {
    const all: Fake[] = [];
    const start = (): MachineWorkplace => {
      const hears = { message: (_: { data: FromMachine }) => {}, error: (_: { message: string }) => {} };
      const fake: Fake = {
        heard: [],
        say: (data) => hears.message({ data }),
        break: (message) => hears.error({ message }),
        ended: false,
      };
      all.push(fake);
      return {
        postMessage: (message) => fake.heard.push(message),
        addEventListener: (type: 'message' | 'error', heard: never) => {
          hears[type] = heard;
        },
        terminate: () => {
          fake.ended = true;
        },
      };
    };
    return { all, start };
  }
  const { state } = newMatch(FIRST_STEPS, 1);

  test('is started when it is first asked, is told the battle once, and answers', async () => {
    const { all, start } = workers();
    const machine = openMachine(5, start);
    expect(all).toHaveLength(0);
    const first = machine.think(FIRST_STEPS, GREEDY, state, 0);
    expect(all[0]!.heard.map(({ type }) => type)).toEqual(['open', 'think']);
    all[0]!.say({ type: 'chosen', ask: 1, action: END });
    expect(await first).toEqual(END);
    void machine.think(FIRST_STEPS, GREEDY, state, 1);
    expect(all[0]!.heard.map(({ type }) => type)).toEqual(['open', 'think', 'think']);
    void machine.think(GREAT_GATE, GREEDY, state, 0);
    expect(all[0]!.heard.slice(3).map(({ type }) => type)).toEqual(['open', 'think']);
    machine.close();
  });

  test('an answer to what is no longer asked is not heard', async () => {
    const { all, start } = workers();
    const machine = openMachine(5, start);
    let answered = false;
    void machine.think(FIRST_STEPS, GREEDY, state, 0).then(() => (answered = true));
    const second = machine.think(FIRST_STEPS, GREEDY, state, 1);
    all[0]!.say({ type: 'chosen', ask: 1, action: { type: 'HoldGround', unit: 1 as never } });
    all[0]!.say({ type: 'chosen', ask: 2, action: END });
    expect(await second).toEqual(END);
    expect(answered).toBe(false);
  });

  test('which dies is replaced, and the next one is asked the same; the turn goes on', async () => {
    const { all, start } = workers();
    const machine = openMachine(5, start);
    const asked = machine.think(FIRST_STEPS, GREEDY, state, 3);
    all[0]!.break('out of memory');
    expect(all[0]!.ended).toBe(true);
    expect(all[1]!.heard).toEqual(all[0]!.heard);
    all[1]!.say({ type: 'chosen', ask: 1, action: END });
    expect(await asked).toEqual(END);
    // One that dies while nobody asks is missed by nobody.
    all[1]!.break('out of memory');
    const next = machine.think(FIRST_STEPS, GREEDY, state, 4);
    all[2]!.say({ type: 'chosen', ask: 2, action: END });
    expect(await next).toEqual(END);
  });

  test('which breaks twice over a question, or says that it failed, or is silent, is ended, and the next question starts another', async () => {
    const { all, start } = workers();
    const machine = openMachine(5, start, 20);
    const broken = machine.think(FIRST_STEPS, GREEDY, state, 0);
    all.shift()!.break('a worker broke');
    all[0]!.break('out of memory');
    await expect(broken).rejects.toThrow('out of memory');
    const failed = machine.think(FIRST_STEPS, GREEDY, state, 0);
    all[1]!.say({ type: 'failed', ask: 2, reason: 'no legal action' });
    await expect(failed).rejects.toThrow('no legal action');
    await expect(machine.think(FIRST_STEPS, GREEDY, state, 0)).rejects.toThrow('did not answer');
    expect(all.map(({ ended }) => ended)).toEqual([true, true, true]);
    expect(all.map(({ heard }) => heard.length)).toEqual([2, 2, 2]);
  });

  test('a battle that went through a message is the battle that was sent', () => {
    const copy = structuredClone(GREAT_GATE);
    const { state: begun } = newMatch(GREAT_GATE, 1);
    const seen = structuredClone(view(GREAT_GATE, begun, begun.active));
    const here = thinkerFor(GREAT_GATE, GREEDY, 9)(view(GREAT_GATE, begun, begun.active), 0);
    expect(thinkerFor(copy, GREEDY, 9)(seen, 0)).toEqual(here);
    expect(() => thinkerFor(GREAT_GATE, [MACHINE, { kind: 'agent', name: 'nobody' }], 1)).toThrow(/nobody/);
  });
});

describe('the pace of the machine', () => {
  /** How long a turn of so many actions lasts, by pace alone, where the turn before had so many. */
  const lasts = (actions: number, expected: number, still: boolean, tempo: 1 | 2 | 4 = 1): number => {
    let spent = 0;
    for (let done = 0; done < actions; done += 1) {
      const { haste, stand } = paceOf({ spent, left: Math.max(expected - done, 4), still, tempo });
      spent += stand + (haste === null ? 0 : 750 / haste);
    }
    return spent;
  };

  test('a turn of a few actions is shown as slowly as ever', () => {
    expect(paceOf({ spent: 0, left: 5, still: false, tempo: 1 })).toEqual({
      haste: 1,
      stand: 400,
      waits: true,
    });
    expect(lasts(3, 3, false)).toBe(3 * 1150);
  });

  test('a turn of hundreds is over in 8 s with motion and 2 s without, whatever was expected of it', () => {
    for (const expected of [20, 200, 400]) {
      expect(lasts(200, expected, false)).toBeLessThanOrEqual(8001);
      expect(lasts(200, expected, true)).toBeLessThanOrEqual(2001);
    }
  });

  test('when the time of its turn is spent nothing is waited for: what is left is set down at once', async () => {
    let now = 0;
    const waited: number[] = [];
    let cut = 0;
    const { seat, settle } = evening(GREAT_GATE, seated(MACHINE, MACHINE), undefined, {
      now: () => now,
      // Each action takes a second to draw, however short it is shown.
      shown: async (stand) => {
        waited.push(stand);
        now += 1000;
      },
      cutShort: () => {
        cut += 1;
      },
    });
    await settle();
    const done = seat.store.history.peek()!.past.length;
    const turns = present(seat).turn + 1;
    // Two seconds for a side's turn where nothing moves: three waits at most, the rest goes together.
    expect(waited.length).toBeLessThanOrEqual(turns * 2 * 3 + 1);
    expect(cut).toBeGreaterThan(0);
    expect(done).toBeGreaterThan(waited.length);
  });

  test('twice and four times as fast is that', () => {
    expect(lasts(3, 3, false, 2)).toBe(lasts(3, 3, false) / 2);
    expect(lasts(3, 3, false, 4)).toBe(lasts(3, 3, false) / 4);
  });

  test('it counts the pieces of its step, and what is hidden from the player is not among them', async () => {
    const { seat, turn, settle } = evening(GREAT_GATE, seated(PLAYER, MACHINE), () => END);
    turn.pause();
    await settle();
    const history = seat.store.history.peek()!;
    const seen = { ...history.present, state: view(GREAT_GATE, history.present.state, DEFENDER) };
    const { done, of } = progressOf(history, seen);
    expect(done).toBe(0);
    expect(of).toBe(choosablePieces(GREAT_GATE, seen.state).size);
  });
});
