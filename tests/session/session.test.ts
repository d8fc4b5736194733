/** One game with its seats, played in Node by scripted controllers: from the first cover to the verdict. */
import { describe, expect, test, vi } from 'vitest';
import { greedy } from '../../src/ai/greedy.ts';
import { random } from '../../src/ai/random.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { generatorFrom } from '../../src/game/generator.ts';
import { matchFrom, matchHash, newMatch } from '../../src/game/match.ts';
import { view } from '../../src/game/view.ts';
import { PLAYER, type Taker, type TableSheet } from '../../src/saves/tableSheet.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { clockSet } from '../../src/session/clock.ts';
import { agentController, drawBySeed, replayController } from '../../src/session/controllers.ts';
import { afterBid, matchPoints, secondSheet, withThreshold } from '../../src/session/matchPlay.ts';
import { resumeGame } from '../../src/session/resume.ts';
import type { Asked, Controller, Decision } from '../../src/session/ports.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { gameFrom, wayBackIn } from '../../src/session/standing.ts';
import { answered, played, scriptedPlayer, sitDown } from '../kit/session.ts';
import { shippedBattle, shippedScenario } from '../kit/shipped.ts';
import { siege, orc, guard } from '../kit/siege.ts';

const FIRST_STEPS = shippedBattle('first-steps');
const GREAT_GATE = shippedBattle('the-great-gate');
/** Whoever has the first word in First Steps. */
const FIRST = newMatch(FIRST_STEPS, 1).state.active;
const END = { type: 'EndStep' } as const;
const RANDOM: Taker = { kind: 'agent', name: 'random' };

function seated(defender: Taker, besieger: Taker): TableSheet {
  return {
    ...TWO_PLAYERS,
    seats: [
      { name: '', taken: defender },
      { name: '', taken: besieger },
    ],
  };
}

/** An agent has the first word in First Steps, a player the second. */
const AGENT_FIRST = FIRST === DEFENDER ? seated(RANDOM, PLAYER) : seated(PLAYER, RANDOM);

/** An agent that answers when the test says so. */
function slow() {
  const asked: { readonly asked: Asked; readonly signal: Readonly<{ aborted: boolean }> }[] = [];
  const answers: ((decision: Decision) => void)[] = [];
  const controller: Controller = {
    kind: 'agent',
    decide: (one, signal) => {
      asked.push({ asked: one, signal });
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  return { asked, answers, controller };
}

describe('a sealed game of two at one screen', () => {
  test('is played to its verdict: each sees only his own, decides only at an open board, and the journal says the same', async () => {
    const players = [greedy(), greedy()] as const;
    const seen: (readonly [Asked, unknown])[] = [];
    const covers: (readonly [done: boolean, turns: boolean, same: boolean])[] = [];
    const sitting = sitDown(gameFrom(newMatch(GREAT_GATE, 3), TWO_PLAYERS), {
      handOver: 'sealed',
      controllerOf: (_, side) =>
        scriptedPlayer(players[side], (asked) => {
          const { history, screen } = sitting.session.now();
          expect([screen.cover, screen.banner]).toEqual([null, null]);
          const own = view(GREAT_GATE, history.present.state, side);
          seen.push([asked, own]);
        }),
      happened: (told, _, session) => {
        if (told.type === 'look-first') session.comeToLook(DEFENDER);
        // The moment behind the cover is not there before the cover stands.
        if (told.type === 'covering') {
          const before = session.now().history;
          queueMicrotask(() => session.uncover());
          const { active } = before.present.state;
          covers.push([
            session.submit(active, { action: END }).ok,
            told.cover.why === 'turn',
            before === told.cover.history,
          ]);
        }
      },
    });
    const { history } = await played(sitting);
    expect(covers.filter(([done, turns, same]) => done || turns === same)).toEqual([]);
    expect(seen.every(([asked, own]) => asked.view === own)).toBe(true);
    expect(new Set(seen.map(([{ seat }]) => seat))).toEqual(new Set([DEFENDER, BESIEGER]));
    expect(sitting.session.now().screen.handed).toBeGreaterThan(4);
    const again = resumeGame(await sitting.journal.readBack()).game!;
    expect(matchHash(again.history.present)).toBe(matchHash(history.present));
  });
});

describe('a match', () => {
  test('with a bid: the lower bid takes the besieger, at his threshold', async () => {
    const { document } = shippedScenario('first-steps');
    const sheet = afterBid(seated(RANDOM, PLAYER), [5, 8]);
    expect(sheet.seats[BESIEGER].taken).toBe(RANDOM);
    const opened = openScenario(withThreshold(document, 5), NO_LIBRARY);
    if (!opened.ok) throw new Error('a bid is no scenario');
    const { battle } = opened.value;
    expect(battle.forces.find(({ side, holds }) => side === BESIEGER && holds)?.threshold).toBe(5);
    const sitting = sitDown(gameFrom(newMatch(battle, 2), sheet), {
      controllerOf: (taken) =>
        taken === PLAYER ? scriptedPlayer(random) : agentController(random, drawBySeed(1)),
    });
    const over = await played(sitting);
    expect(over.sheet.match).toEqual({ type: 'bid', bids: [8, 5] });
  });

  test('of two games: the players change sides and take their points along', async () => {
    const sheet: TableSheet = {
      ...seated(PLAYER, RANDOM),
      match: { type: 'two', game: 1, carried: [0, 0] },
    };
    const first = await played(
      sitDown(gameFrom(newMatch(FIRST_STEPS, 5), sheet), {
        controllerOf: () => scriptedPlayer(random),
      }),
    );
    const points = matchPoints(FIRST_STEPS, first.history.present.state)!;
    const second = secondSheet(first.sheet, points)!;
    expect(second.seats.map(({ taken }) => taken)).toEqual([RANDOM, PLAYER]);
    expect(second.match).toEqual({ type: 'two', game: 2, carried: [points[1], points[0]] });
    const over = await played(
      sitDown(gameFrom(newMatch(FIRST_STEPS, 6), second), { controllerOf: () => scriptedPlayer(random) }),
    );
    expect(secondSheet(over.sheet, matchPoints(FIRST_STEPS, over.history.present.state))).toBeNull();
  });
});

describe('a journal', () => {
  test('is taken up where it ends: the game that was left and the game that was not come to the same', async () => {
    const game = gameFrom(newMatch(FIRST_STEPS, 11), seated(RANDOM, RANDOM));
    const whole = await played(sitDown(game));
    const left = sitDown(game, {
      happened: (_, { history }, session) => {
        if (history.past.length === 25) session.close();
      },
    });
    await answered();
    while (left.session.now().history.past.length < 25) await answered();
    const taken = resumeGame(await left.journal.readBack()).game!;
    expect(taken.history.past).toHaveLength(25);
    const over = await played(sitDown(taken));
    expect(over.history.present.entries).toEqual(whole.history.present.entries);
  });

  test('is played again by whoever only repeats what stands in it', async () => {
    const whole = await played(sitDown(gameFrom(newMatch(FIRST_STEPS, 11), seated(RANDOM, RANDOM))));
    const { entries } = whole.history.present;
    const other = gameFrom(newMatch(FIRST_STEPS, 99), seated(RANDOM, RANDOM));
    const again = await played(sitDown(other, { controllerOf: () => replayController(entries) }));
    expect(again.history.present.entries).toEqual(entries);
  });

  test('that is slow is waited for by whoever asks whether everything is durable', async () => {
    const sitting = sitDown(gameFrom(newMatch(FIRST_STEPS, 1), TWO_PLAYERS));
    let write: () => void = () => {};
    vi.spyOn(sitting.journal, 'append').mockReturnValue(new Promise((resolve) => (write = resolve)));
    sitting.session.submit(FIRST, { action: END });
    let durable = false;
    void sitting.session.durable().then(() => (durable = true));
    await answered();
    expect(durable).toBe(false);
    write();
    await answered();
    expect(durable).toBe(true);
  });

  test('that cannot be written is told of, and the game goes on', async () => {
    const sitting = sitDown(gameFrom(newMatch(FIRST_STEPS, 1), TWO_PLAYERS));
    vi.spyOn(sitting.journal, 'append').mockRejectedValue(new Error('no room'));
    sitting.session.submit(FIRST, { action: END });
    await answered();
    expect(sitting.told.at(-1)).toEqual({ type: 'not-kept', reason: 'Error: no room' });
    expect(sitting.session.now().history.past).toHaveLength(1);
  });
});

describe('taking back', () => {
  const at = siege({
    map: `. . . . .
           . o d . .
          . . . . .`,
    pieces: { o: orc('E3Y'), d: guard('D3X') },
    step: 'besieger-combat.melee.choosing',
    active: BESIEGER,
  });
  const melee = { type: 'Melee', attacker: at.piece('o'), defender: at.piece('d') } as const;
  const game = gameFrom(matchFrom(at.battle, at.state, generatorFrom(12)), TWO_PLAYERS);

  test('past a die takes both players; the dice lie as they fell, and the record says so', async () => {
    const { session, journal, told } = sitDown(game);
    expect(session.submit(BESIEGER, { action: melee })).toMatchObject({ ok: true });
    const thrown = session.now().history.present.entries.at(-1)!.faces;
    expect(wayBackIn(session.now())).toMatchObject({ why: 'dice-thrown' });
    session.takeBack();
    expect(session.now().history.present.entries).toHaveLength(1);
    session.takeBackTogether();
    expect(session.now().history.present.entries).toHaveLength(0);
    expect(session.now().marks.takenBack).toMatchObject([{ faces: thrown, waits: true }]);
    session.submit(BESIEGER, { action: melee });
    expect(session.now().history.present.entries.at(-1)!.faces).toEqual(thrown);
    expect(session.now().marks.takenBack).toMatchObject([{ waits: false }]);
    const kept = await journal.readBack();
    expect(kept.records.map(({ type }) => type)).toEqual(['did', 'agreed', 'did']);
    expect(resumeGame(kept).game!.marks).toEqual(session.now().marks);
    expect(told.map(({ type }) => type)).toEqual(['opened', 'did', 'agreed', 'did']);
  });

  test('dice of real hands are marked', () => {
    const { session } = sitDown(game);
    session.submit(BESIEGER, { action: melee, thrown: [6, 6, 6, 6] });
    expect(session.now().marks.byHand).toEqual([0]);
  });

  test('while an agent thinks calls it off; what it answers afterwards is not heard', async () => {
    const { asked, answers, controller } = slow();
    const sitting = sitDown(gameFrom(newMatch(GREAT_GATE, 3), seated(PLAYER, RANDOM)), {
      controllerOf: (taken) => (taken === PLAYER ? scriptedPlayer(() => END) : controller),
    });
    await answered();
    expect(asked).toHaveLength(1);
    expect(asked[0]!.asked.seat).toBe(BESIEGER);
    const { length } = sitting.session.now().history.past;
    sitting.session.pause();
    sitting.session.takeBack();
    expect(asked[0]!.signal.aborted).toBe(true);
    answers[0]!({ action: END });
    await answered();
    expect(sitting.told.filter(({ type }) => type === 'failed')).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(length).toBeGreaterThan(0);
  });
});

describe('an agent', () => {
  const game = gameFrom(newMatch(FIRST_STEPS, 1), AGENT_FIRST);

  test.each([
    ['breaks', () => Promise.reject(new Error('no idea')), 'no idea'],
    [
      'asks for what the rules refuse',
      () => Promise.resolve({ action: { type: 'StandFast', unit: 0 as never } as const }),
      'StandFast',
    ],
  ] as const)(
    'that %s is told of; nothing is lost, it may try again, and a player may take its seat',
    async (_, decide, reason) => {
      const asked = vi.fn(decide);
      const { session, told } = sitDown(game, {
        controllerOf: (taken) =>
          taken === PLAYER ? scriptedPlayer(() => END) : { kind: 'agent', decide: asked },
      });
      await answered();
      expect(told.at(-1)).toEqual({ type: 'failed', reason });
      expect([session.now().agents, asked.mock.calls.length]).toEqual(['failed', 1]);
      session.goOn();
      await answered();
      expect(asked).toHaveBeenCalledTimes(2);
      expect(session.submit(FIRST, { action: END })).toEqual({ ok: false, why: 'not-yours' });
      session.replaceSeat(FIRST, PLAYER);
      await answered();
      expect(session.now().history.past.length).toBeGreaterThan(0);
    },
  );

  test('waits while nobody is at the table, is paused, and is not asked again for what it is asked already', async () => {
    const { asked, controller } = slow();
    const { session } = sitDown(game, {
      controllerOf: (taken) => (taken === PLAYER ? scriptedPlayer(() => END) : controller),
    });
    expect(asked).toHaveLength(1);
    session.goOn();
    expect(asked).toHaveLength(1);
    session.hold({ agents: true, clock: true });
    expect(asked[0]!.signal.aborted).toBe(true);
    session.hold({ agents: false, clock: false });
    expect(asked).toHaveLength(2);
    session.pause();
    expect(asked[1]!.signal.aborted).toBe(true);
    session.close();
    expect(asked).toHaveLength(2);
  });
});

describe('a clock', () => {
  const sheet = { ...TWO_PLAYERS, clock: clockSet('side', 1) };

  test('marks that it has run out, once, and stops nobody', async () => {
    const { session, told, journal, pass } = sitDown(gameFrom(newMatch(FIRST_STEPS, 1), sheet));
    pass(59_000);
    expect(told.some((one) => one.type === 'ticked' && one.ranOut)).toBe(false);
    pass(3000);
    expect(told.filter((one) => one.type === 'ticked' && one.ranOut)).toHaveLength(1);
    expect(session.submit(FIRST, { action: END }).ok).toBe(true);
    // What it says is written every ten seconds, and with every action.
    expect((await journal.readBack()).sheet!.clock).toMatchObject({
      used: FIRST === DEFENDER ? [62_000, 0] : [0, 62_000],
    });
  });

  test('stands while something lies between the players or over the table, and while an agent decides', async () => {
    const covered = sitDown(gameFrom(newMatch(FIRST_STEPS, 1), sheet), { handOver: 'sealed' });
    expect(covered.runs()).toBe(false);
    await answered();
    covered.session.uncover();
    expect(covered.runs()).toBe(true);
    covered.session.hold({ agents: false, clock: true });
    expect(covered.runs()).toBe(false);
    const agent = { ...AGENT_FIRST, clock: sheet.clock };
    const { controller } = slow();
    expect(
      sitDown(gameFrom(newMatch(FIRST_STEPS, 1), agent), { controllerOf: () => controller }).runs(),
    ).toBe(false);
  });
});
