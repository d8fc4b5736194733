// The games kept in the browser: nothing is lost by a new one, the oldest finished ones make room, and one can be deleted.
import '../kit/indexedDb.ts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readHead } from '../../src/ui/persistence/shapes.ts';
import { headBeside } from '../../src/ui/persistence/head.ts';
import { openAutosave, type Autosave } from '../../src/ui/persistence/autosave.ts';
import type { KeptGames, NotKept, RawGame } from '../../src/ui/persistence/kept.ts';
import { logOf, type LogRecord } from '../../src/session/log.ts';
import { REPLAYS_KEPT } from '../../src/ui/persistence/gameDatabase.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { historyOf } from '../../src/game/history.ts';
import { savedGamesAt } from '../../src/ui/features/savedGames/savedGames.ts';
import type { Match } from '../../src/game/match.ts';
import type { InlineScenario } from '../../src/scenario/schema.ts';
import { after, END, fresh } from './small-siege.ts';

const first = fresh();
const second = after(first, END);
const third = after(second, END);
const opening = {
  document: {} as InlineScenario,
  start: first.start,
  generator: first.generator,
};
const head = (match: Match) => headBeside(match, TWO_PLAYERS);
const record = (moment: Match): LogRecord => ({
  type: 'did',
  entry: moment.entries.at(-1)!,
  generator: moment.generator,
});

/** A browser without locks, with this page alone. */
const ALONE = { locks: undefined, channel: undefined };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function openOne(): { autosave: Autosave; told: NotKept[] } {
  const told: NotKept[] = [];
  const silent = { mended: () => {}, tookOver: () => {}, wrote: () => {}, deleted: () => {} };
  const autosave = openAutosave({ ...silent, failed: (why) => told.push(why) }, ALONE);
  return { autosave, told };
}

/** The game as it was kept, which comes to the table; fails where it is not. */
async function loaded(autosave: Autosave, game?: number): Promise<RawGame> {
  const answer = await autosave.claim(game);
  if (answer.type !== 'claimed') throw new Error(answer.type);
  const raw = await autosave.raw(answer.claimed.game);
  autosave.takeUp(answer.claimed, raw.records.length);
  autosave.letGo();
  return raw;
}

/** The games in the list; fails where there is none. */
async function listed(autosave: Autosave): Promise<Extract<KeptGames, { ok: true }>['games']> {
  const found = await autosave.games();
  if (!found.ok) throw new Error(found.why);
  return found.games;
}

/** The time between two games, so that they have numbers of their own. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 3));

test('what is done is written for good: every write of a game asks the browser for the disk', async () => {
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const { autosave } = openOne();
  autosave.begin(opening, [], head(first));
  autosave.append(record(second), null, head(second));
  await autosave.settled();
  const writes = spy.mock.calls.filter(([, mode]) => mode === 'readwrite');
  spy.mockRestore();
  expect(writes.length).toBeGreaterThan(1);
  for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
});

describe('the games of a browser', () => {
  test('a game given up for a new one is kept, and can be taken to the table again with all that was done', async () => {
    const { autosave } = openOne();
    autosave.begin(opening, [], head(first));
    const given = autosave.onTable();
    autosave.append(record(second), null, head(second));
    autosave.append(record(third), { state: third.state, generator: third.generator }, head(third));
    await aMoment();
    autosave.begin(opening, [], head(first));
    expect((await listed(autosave)).map(({ game }) => game)).toEqual([autosave.onTable(), given]);

    const { autosave: later } = openOne();
    const found = await loaded(later, given);
    expect(found.records).toEqual(logOf(historyOf(third, [first, second])));
    expect(found.snapshots).toMatchObject([{ state: third.state }]);
    expect(later.onTable()).toBe(given);
    later.append({ type: 'undid' }, null, head(second));
    expect((await loaded(later, given)).records).toHaveLength(3);
  });

  test('continue leads to the game that was on the table last, and never to a finished one', async () => {
    const { autosave } = openOne();
    autosave.begin(opening, [], { ...head(first), where: 'the first' });
    const early = autosave.onTable();
    await aMoment();
    autosave.begin(opening, [], { ...head(first), where: 'the second' });
    await aMoment();
    autosave.begin(opening, [], { ...head(first), where: 'finished', ended: true });
    expect(await autosave.head()).toMatchObject({ where: 'the second' });
    await aMoment();
    await loaded(autosave, early);
    const { autosave: later } = openOne();
    expect(await later.head()).toMatchObject({ where: 'the first' });
    expect((await listed(later)).map(({ head: { where } }) => where)).toEqual([
      'the first',
      'finished',
      'the second',
    ]);
  });

  test(`of finished games the last ${REPLAYS_KEPT} stay, of others all`, async () => {
    const { autosave } = openOne();
    autosave.begin(opening, [], head(first));
    const unfinished = autosave.onTable();
    for (let count = 0; count < REPLAYS_KEPT + 3; count += 1) {
      autosave.begin(opening, [record(second)], { ...head(second), where: `${count}`, ended: true });
      await autosave.games();
      await aMoment();
    }
    const games = await listed(autosave);
    expect(games.map(({ game }) => game)).toContain(unfinished);
    expect(games.filter(({ head: { ended } }) => ended).map(({ head: { where } }) => where)).toEqual(
      Array.from({ length: REPLAYS_KEPT }, (_, at) => `${REPLAYS_KEPT + 2 - at}`),
    );
  });

  test('a deleted game is gone with its records', async () => {
    const { autosave } = openOne();
    autosave.begin(opening, [record(second)], head(second));
    const gone = autosave.onTable();
    await aMoment();
    autosave.begin(opening, [], head(first));
    expect(await autosave.remove(gone)).toBe(false);
    expect(await autosave.claim(gone)).toEqual({ type: 'none' });
    expect(await listed(autosave)).toHaveLength(1);
  });

  test('only the latest snapshot of a game is kept', async () => {
    const { autosave, told } = openOne();
    autosave.begin(opening, [], head(first));
    for (const moment of [second, third]) {
      const { state, generator } = moment;
      autosave.append(record(moment), { state, generator }, head(moment));
    }
    expect((await loaded(autosave)).snapshots).toEqual([{ state: third.state, generator: third.generator }]);
    expect(told).toEqual([]);
  });

  test('a browser without a store says so once, and keeps nothing', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    const { autosave, told } = openOne();
    autosave.begin(opening, [], head(first));
    autosave.append(record(second), null, head(second));
    expect(await autosave.games()).toEqual({ ok: false, why: 'no-store' });
    expect(await autosave.head()).toBe('no-store');
    await aMoment();
    expect(told).toEqual(['no-store']);
  });

  test('a full store says so, and a deleted game makes room for the one on the table', async () => {
    const { autosave, told } = openOne();
    autosave.begin(opening, [], head(first));
    const old = autosave.onTable();
    await aMoment();
    autosave.begin(opening, [], head(first));
    await autosave.games();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    autosave.append(record(second), null, head(second));
    await expect.poll(() => told).toEqual(['no-room']);
    IDBObjectStore.prototype.put = put;
    expect(await autosave.remove(old)).toBe(true);
    autosave.begin(opening, [record(second)], head(second));
    expect(await listed(autosave)).toHaveLength(1);
    expect((await loaded(autosave)).records).toHaveLength(1);
  });

  test('who had taken a seat in an earlier version is read as what it meant', () => {
    const { title, where } = head(second);
    const seats = ['player', 'greedy'].map((taken) => ({ name: '', taken }));
    const takers = readHead({ title, where, table: { ...TWO_PLAYERS, seats } })?.table?.seats;
    expect(takers?.map(({ taken }) => taken)).toEqual([
      { kind: 'player' },
      { kind: 'agent', name: 'greedy' },
    ]);
  });

  test('the list tells who sits where, how far a game has come, and who has won it', async () => {
    const { autosave } = openOne();
    const [rowan, machine] = [
      { name: 'Rowan', taken: { kind: 'player' } },
      { name: '', taken: { kind: 'agent', name: 'greedy' } },
    ] as const;
    autosave.begin(opening, [], headBeside(second, { ...TWO_PLAYERS, seats: [rowan, machine] }));
    await autosave.games();
    await aMoment();
    const verdict = { winner: 1, trigger: 'x', points: null } as const;
    autosave.begin(opening, [record(second)], head({ ...second, state: { ...second.state, verdict } }));
    const savedGames = savedGamesAt(autosave, () => {});
    await savedGames.look();
    const [west, east] = second.battle.sides.map(({ name }) => name.en);
    const [won, running] = savedGames.lines.peek()!;
    expect(won).toMatchObject({ where: `${east} has won the battle.`, players: 'Two players at one screen' });
    expect(won!.long).toMatch(/^turn 2 of \d+, 1 action, /);
    expect(running).toMatchObject({ players: `${west}: Rowan; ${east}: the machine`, ended: false });
    expect(running!.where).toMatch(/^Turn 2, /);
  });
});
