// The sheet of a new game: what it asks for, what is wrong with it, what comes of it, and what is remembered.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OPPONENTS, USUAL_OPPONENT } from '../../src/ai/agents.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { GameState } from '../../src/engine/state.ts';
import { newMatch } from '../../src/game/match.ts';
import { problemOf, tableOf } from '../../src/ui/features/seats/draft.ts';
import { draftingOf, freshDraft, lastDraft, rememberDraft } from '../../src/ui/features/seats/drafting.ts';
import { houseRuleRows, withRule } from '../../src/ui/features/seats/houseRules.ts';
import { machineCard, matchCard, seatLines, seatsLine } from '../../src/ui/features/seats/lines.ts';
import { bidNotice } from '../../src/ui/words/sitters.ts';
import { BROWSER_CLOCK } from '../../src/ui/play/browserClock.ts';
import type { Written } from '../../src/session/ports.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { battleLine, unopenedBattle } from '../../src/ui/features/seats/unopened.ts';
import { clockSet, tickClock } from '../../src/session/clock.ts';
import type { SheetDraft, Sitter } from '../../src/ui/features/seats/seatsModel.ts';
import type { TableSheet } from '../../src/saves/tableSheet.ts';
import { signal } from '@preact/signals';
import { shippedBattles } from '../kit/shipped.ts';
import { storageOf } from '../kit/storage.ts';
import { sitAt } from './seat.ts';

const [battle] = shippedBattles();
const { state } = newMatch(battle!, 1);
const MACHINE = USUAL_OPPONENT;
const FRESH = freshDraft('first-steps');
const FOR_TWO: SheetDraft['seats'] = [
  { name: '', taken: 'you' },
  { name: '', taken: 'friend' },
];
const NAMED: SheetDraft['seats'] = [
  { name: ' Anna ', taken: 'you' },
  { name: 'ignored', taken: MACHINE },
];

beforeEach(() => vi.stubGlobal('localStorage', storageOf()));
afterEach(() => vi.unstubAllGlobals());

describe('what comes of a sheet', () => {
  test('whoever opens the page defends against the machine, if nothing is filled in', () => {
    const { sheet, threshold, rules } = tableOf(FRESH, 10);
    expect(sheet).toEqual({
      ...TWO_PLAYERS,
      seats: [
        { name: '', taken: { kind: 'player' } },
        { name: '', taken: MACHINE },
      ],
    });
    expect([threshold, rules]).toEqual([null, {}]);
  });

  test('you and a friend are two players at one screen', () => {
    expect(tableOf({ ...FRESH, seats: FOR_TWO }, 10).sheet).toEqual(TWO_PLAYERS);
  });

  test('house rules go with it', () => {
    const rules = { fireTrenches: true };
    expect(tableOf({ ...FRESH, rules }, 10).rules).toEqual(rules);
    expect(tableOf({ ...FRESH, seats: FOR_TWO, rules, match: 'bid', bids: ['7', '9'] }, 10).rules).toEqual(
      rules,
    );
  });

  test('names are trimmed, and the machine has none', () => {
    const { sheet } = tableOf({ ...FRESH, seats: NAMED, clock: 'turn', minutes: ' 5 ' }, 10);
    expect(sheet.seats).toEqual([
      { name: 'Anna', taken: { kind: 'player' } },
      { name: '', taken: MACHINE },
    ]);
    expect(sheet.clock).toEqual(clockSet('turn', 5));
  });

  test('players without names get names that go with them from game to game', () => {
    const { seats } = tableOf({ ...FRESH, seats: FOR_TWO, match: 'two' }, 10).sheet;
    expect(seats.map(({ name }) => name)).toEqual(['First player', 'Second player']);
  });

  test('the lower bid takes the besieger; the machine bids what the scenario has', () => {
    const bid = tableOf({ ...FRESH, seats: FOR_TWO, match: 'bid', bids: ['7', '9'] }, 10);
    expect(bid.threshold).toBe(7);
    expect(bid.sheet.match).toEqual({ type: 'bid', bids: [9, 7] });
    const machine = tableOf({ ...FRESH, seats: NAMED, match: 'bid', bids: ['12', ''] }, 10);
    expect(machine.threshold).toBe(10);
    expect(machine.sheet.seats[BESIEGER].taken).toEqual(MACHINE);
  });
});

describe('what is wrong with a sheet', () => {
  test.each([
    ['nothing', {}, /^nothing$/],
    ['no minutes are asked without a clock', { minutes: 'soon' }, /^nothing$/],
    ['minutes', { clock: 'side', minutes: '0' }, /minutes from 1 to 600/],
    ['half a minute', { clock: 'side', minutes: '1.5' }, /minutes/],
    ['no bid', { match: 'bid', bids: ['7', ''] }, /from 1 to 999/],
    ['a bid beyond the range', { match: 'bid', bids: ['7', '1000'] }, /from 1 to 999/],
    ['the machine needs no field', { seats: NAMED, match: 'bid', bids: ['7', ''] }, /^nothing$/],
  ] as const)('%s', (_, part, problem) => {
    const said = problemOf({ ...FRESH, seats: FOR_TWO, ...part } as SheetDraft);
    expect(said ?? 'nothing').toMatch(problem);
  });
});

describe('what is remembered', () => {
  test('seats, clocks and the match, but neither bids nor house rules', () => {
    const filled: SheetDraft = {
      ...FRESH,
      rules: { fireTrenches: true },
      seats: NAMED,
      clock: 'turn',
      minutes: '9',
      match: 'two',
      bids: ['1', '2'],
    };
    rememberDraft(filled);
    expect(lastDraft('black-sails')).toEqual({ ...filled, battle: 'black-sails', rules: {}, bids: ['', ''] });
    rememberDraft({ ...filled, match: 'bid' });
    expect(lastDraft('first-steps').match).toBe('single');
  });

  test.each([
    '{',
    '7',
    'null',
    '{"seats":7,"clock":"sand","minutes":9,"match":"war"}',
    '{"seats":[null,{"taken":"ghost"}]}',
  ])('what cannot be read is as usual: %s', (text) => {
    localStorage.setItem('pelennor.seats', text);
    expect(lastDraft('first-steps')).toEqual(FRESH);
  });

  test('a browser that keeps nothing stops nobody', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberDraft(FRESH);
    expect(lastDraft('first-steps')).toEqual(FRESH);
  });
});

test('the machine that an earlier version kept, and an agent that is not offered, play at the usual level; a level is remembered', () => {
  localStorage.setItem(
    'pelennor.seats',
    '{"seats":[{"taken":"machine"},{"taken":{"kind":"agent","name":"oracle"}}]}',
  );
  expect(lastDraft('first-steps').seats.map(({ taken }) => taken)).toEqual([MACHINE, MACHINE]);
  localStorage.setItem(
    'pelennor.seats',
    '{"seats":[{"taken":{"kind":"agent","name":"greedy"}},{"taken":{"kind":"agent","name":"steward"}}]}',
  );
  expect(lastDraft('first-steps').seats.map(({ taken }) => taken)).toEqual([MACHINE, OPPONENTS.at(-1)]);
});

test('players that an earlier version kept are you and a friend', () => {
  localStorage.setItem('pelennor.seats', '{"seats":[{"name":"Anna","taken":"player"},{"taken":"player"}]}');
  expect(lastDraft('first-steps').seats).toEqual([
    { name: 'Anna', taken: 'you' },
    { name: '', taken: 'friend' },
  ]);
});

describe('taking seats on the title page', () => {
  const taken = (...seats: readonly (readonly [0 | 1, Sitter])[]): readonly Sitter[] => {
    const drafting = draftingOf(FRESH);
    for (const [side, who] of seats) drafting.seat(side, who);
    return drafting.draft.peek().seats.map((seat) => seat.taken);
  };

  test('nobody sits on both sides, but the machine may', () => {
    expect(taken([BESIEGER, 'friend'])).toEqual(['you', 'friend']);
    expect(taken([BESIEGER, 'you'])).toEqual(['friend', 'you']);
    expect(taken([BESIEGER, 'friend'], [DEFENDER, 'friend'])).toEqual(['friend', 'you']);
    expect(taken([DEFENDER, MACHINE])).toEqual([MACHINE, MACHINE]);
    expect(taken([DEFENDER, MACHINE], [BESIEGER, 'you'])).toEqual([MACHINE, 'you']);
  });

  test('a name stays with its seat, and another battle has its own house rules', () => {
    const drafting = draftingOf({ ...FRESH, rules: { fireTrenches: true } });
    drafting.name(DEFENDER, 'Anna');
    drafting.seat(DEFENDER, MACHINE);
    drafting.choose('first-steps');
    expect(drafting.draft.peek().rules).toEqual({ fireTrenches: true });
    drafting.choose('black-sails');
    expect(drafting.draft.peek()).toMatchObject({ battle: 'black-sails', rules: {} });
    expect(drafting.draft.peek().seats[DEFENDER].name).toBe('Anna');
  });
});

describe('house rules on the title page', () => {
  const siege = unopenedBattle('the-siege-of-minas-tirith');

  test('every rule that matters in a battle stands there with a line, two readings and what was measured', () => {
    for (const one of shippedBattles()) {
      const rows = houseRuleRows(unopenedBattle(one.id), {});
      expect(rows.map(({ id }) => id).sort()).toEqual(Object.keys(unopenedBattle(one.id).houseRules).sort());
      for (const { name, change, readings, chosen, balance } of rows) {
        expect([name, change, ...readings].every((words) => words.length > 0)).toBe(true);
        expect(new Set(readings).size).toBe(2);
        expect(chosen).toBe(false);
        expect(balance[0]).toMatch(/^\d+ games? of the machine|^Not measured/);
      }
    }
  });

  test('a rule is chosen on its second reading, and given up again', () => {
    const chosen = withRule(siege, {}, 'fireTrenches', true);
    expect(chosen).toEqual({ fireTrenches: !siege.houseRules.fireTrenches });
    expect(houseRuleRows(siege, chosen).find(({ id }) => id === 'fireTrenches')?.chosen).toBe(true);
    expect(withRule(siege, chosen, 'fireTrenches', false)).toEqual({});
    expect(withRule(siege, chosen, 'no such rule', true)).toEqual(chosen);
  });
});

test('the seats know of each battle who fights and the threshold, as the battle itself has them', () => {
  for (const one of shippedBattles()) {
    const line = battleLine(unopenedBattle(one.id));
    const force = one.forces.find(({ side, holds }) => side === BESIEGER && holds)!;
    expect(line.sides).toEqual([one.sides[DEFENDER].name.en, one.sides[BESIEGER].name.en]);
    expect(line).toMatchObject({ id: one.id, usual: force.threshold, force: force.name.en });
  }
});

describe('the seats in words', () => {
  const sheet: TableSheet = {
    seats: [
      { name: 'Anna', taken: { kind: 'player' } },
      { name: '', taken: { kind: 'agent', name: 'greedy' } },
    ],
    clock: tickClock(clockSet('side', 1), DEFENDER, 1, 65_000),
    match: { type: 'two', game: 1, carried: [0, 0] },
  };
  const over: GameState = { ...state, verdict: { winner: BESIEGER, trigger: 'x', points: [10, 31] } };

  test('say nothing of two players without names and clocks', () => {
    expect(seatLines(battle!, TWO_PLAYERS, state)).toEqual([]);
    expect(seatsLine(battle!, TWO_PLAYERS)).toBe('');
    expect(matchCard(battle!, TWO_PLAYERS, over)).toBeNull();
  });

  test('name the player and the machine, and the clock that has run out', () => {
    const [defender, besieger] = seatLines(battle!, sheet, { ...state, active: DEFENDER });
    expect(defender).toMatchObject({ name: 'Anna', decides: true, clock: { figures: '+0:05', over: true } });
    expect(besieger).toMatchObject({ name: 'The machine', machine: true, decides: false, clock: null });
    expect(seatsLine(battle!, sheet)).toBe('Anna (Westernesse) against the machine (Sauron)');
  });

  test('name only the side of who gave no name', () => {
    const [anna, machine] = sheet.seats;
    const nameless = { ...sheet, seats: [{ ...anna, name: '' }, machine] as const };
    expect(seatsLine(battle!, nameless)).toBe('Westernesse against the machine (Sauron)');
    expect(matchCard(battle!, nameless, over)!.lines[0]).toBe('Westernesse, the machine (Sauron)');
  });

  test('tell the points of the first game, and of the second who has the match', () => {
    const first = matchCard(battle!, sheet, over)!;
    expect(first.second).toBe(true);
    expect(first.lines).toContain('This battle in the match: Anna 10, the machine 31.');
    const second = matchCard(
      battle!,
      { ...sheet, match: { type: 'two', game: 2, carried: [40, 12] } },
      over,
    )!;
    expect(second.second).toBe(false);
    expect(second.lines.slice(-2)).toEqual([
      'Both battles: Anna 50, the machine 43.',
      'The match goes to Anna, by 7 points.',
    ]);
    expect(matchCard(battle!, sheet, state)).toBeNull();
  });

  test('open the bids', () => {
    const message = bidNotice(battle!, sheet, [9, 7]);
    expect(message.text).toMatch(
      /Anna bid 9, the machine bid 7\. The seat of Sauron goes to the machine.*at 7/,
    );
  });

  test('tell what the machine does', () => {
    const turn = (how: 'thinks' | 'paused' | 'failed') =>
      ({ state: signal(how), hurried: signal(false), tempo: signal(1) }) as unknown as Parameters<
        typeof machineCard
      >[3];
    const its = { ...state, active: BESIEGER };
    expect(machineCard(battle!, sheet, its, turn('thinks'))?.text).toMatch(/^The machine plays\. Sauron: /);
    expect(machineCard(battle!, sheet, its, turn('paused'))?.text).toBe('Sauron: the machine waits');
    expect(machineCard(battle!, sheet, { ...state, active: DEFENDER }, turn('thinks'))).toBeNull();
  });
});

describe('the clock at the table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => vi.useRealTimers());

  test('runs while a player decides, stands under a window and while the machine decides, and says once that it ran out', () => {
    const kept: Written[] = [];
    const { store, session } = sitAt(newMatch(battle!, 1), {
      sheet: { ...TWO_PLAYERS, clock: clockSet('side', 1) },
      clock: BROWSER_CLOCK,
      written: (one) => kept.push(one),
    });
    const { active } = store.history.peek()!.present.state;
    const used = (): number => {
      const { clock } = store.sheet.peek();
      return clock.limit === 'none' ? NaN : clock.used[active];
    };
    vi.advanceTimersByTime(12_000);
    expect(used()).toBe(12_000);
    expect(kept).toHaveLength(1);
    store.openWindow('help');
    vi.advanceTimersByTime(9000);
    store.openWindow(null);
    expect([used(), store.announcement.peek()]).toEqual([12_000, '']);
    vi.advanceTimersByTime(49_000);
    expect(store.announcement.peek()).toMatch(/^Time has run out for/);
    store.announce('');
    vi.advanceTimersByTime(11_000);
    expect([used(), store.announcement.peek()]).toEqual([72_000, '']);
    session.peek()!.replaceSeat(active, { kind: 'agent', name: 'greedy' });
    vi.advanceTimersByTime(9000);
    expect(used()).toBe(72_000);
  });
});
