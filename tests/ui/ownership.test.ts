// One page owns a game: no record has two authors, whoever has the lock, and a store that fails says why.
import '../kit/indexedDb.ts';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { headBeside } from '../../src/ui/persistence/head.ts';
import { unfinishedWrites } from '../../src/ui/persistence/journal.ts';
import { waitingLine } from '../../src/ui/persistence/notKept.ts';
import { openAutosave, type Autosave, type AutosaveNews } from '../../src/ui/persistence/autosave.ts';
import type { NotKept, RawGame } from '../../src/ui/persistence/kept.ts';
import { allSetAside } from '../../src/ui/persistence/local.ts';
import { resumeGame } from '../../src/session/resume.ts';
import type { LogRecord } from '../../src/session/log.ts';
import { openKept } from '../../src/ui/persistence/openKept.ts';
import type { Wires } from '../../src/ui/persistence/ownership.ts';
import { openGameDatabase, type Store } from '../../src/ui/persistence/gameDatabase.ts';
import { gameJournal } from '../../src/ui/play/gameJournal.ts';
import { savedGamesAt } from '../../src/ui/features/savedGames/savedGames.ts';
import { readCourse } from '../../src/ui/features/tutorial/course.ts';
import { pinsOf } from '../../src/ui/features/handOver/pins.ts';
import { lastDraft } from '../../src/ui/features/seats/drafting.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { readSettings } from '../../src/ui/features/settings/settings.ts';
import { readLuck } from '../../src/ui/features/analysis/luckBook.ts';
import { newMatch, type Match } from '../../src/game/match.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { storageOf } from '../kit/storage.ts';
import { after, END } from './small-siege.ts';

const { battle, document } = shippedScenario('first-steps');
const first = newMatch(battle, 7);
const second = after(first, END);
const third = after(second, END);
const opening = { document, start: first.start, generator: first.generator };
const head = (match: Match) => headBeside(match, TWO_PLAYERS);
const record = (moment: Match): LogRecord => ({
  type: 'did',
  entry: moment.entries.at(-1)!,
  generator: moment.generator,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', storageOf());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The locks of one browser, and the channel between its pages. */
function browserOf(): () => Wires {
  const held = new Map<string, { steal: () => void }>();
  const channels: { onmessage: ((event: MessageEvent) => unknown) | null }[] = [];
  const request = async (
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (options.steal === true) held.get(name)?.steal();
    else if (held.has(name)) return await work(null);
    const mine = { steal: () => {} };
    const stolen = new Promise<never>((_, reject) => {
      mine.steal = () => reject(new DOMException('stolen', 'AbortError'));
    });
    held.set(name, mine);
    try {
      await Promise.race([work({ name, mode: 'exclusive' }), stolen]);
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  };
  return () => {
    const channel: (typeof channels)[number] & Pick<BroadcastChannel, 'postMessage'> = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
    };
    channels.push(channel);
    return { locks: { request } as unknown as LockManager, channel };
  };
}

interface Page {
  readonly autosave: Autosave;
  readonly heard: string[];
}

function pageOf(wires: Wires): Page {
  const heard: string[] = [];
  const told: AutosaveNews = {
    failed: (why: NotKept) => heard.push(why),
    mended: () => heard.push('mended'),
    tookOver: () => heard.push('took over'),
    wrote: () => heard.push('wrote'),
    deleted: () => heard.push('deleted'),
  };
  return { autosave: openAutosave(told, wires), heard };
}

/** The game that can be continued comes to the table of a page. */
async function found({ autosave }: Page, how?: 'ask' | 'take' | 'watch'): Promise<RawGame> {
  const answer = await autosave.claim(undefined, how);
  if (answer.type !== 'claimed') throw new Error(answer.type);
  const raw = await autosave.raw(answer.claimed.game);
  autosave.takeUp(answer.claimed, raw.records.length);
  autosave.letGo();
  return raw;
}

describe('two pages of one browser', () => {
  test('the second says that the game is held, watches it as it goes on, and takes it over by a word', async () => {
    const wires = browserOf();
    const [one, two] = [pageOf(wires()), pageOf(wires())];
    one.autosave.begin(opening, [], head(first));
    await one.autosave.settled();
    expect(await two.autosave.claim()).toEqual({ type: 'held', game: one.autosave.onTable() });
    await found(two, 'watch');
    expect(two.autosave.watching.peek()).toBe(true);
    one.autosave.append(record(second), null, head(second));
    await one.autosave.settled();
    expect(two.heard).toEqual(['wrote']);
    expect((await found(two, 'watch')).records).toHaveLength(1);

    expect((await found(two, 'take')).records).toHaveLength(1);
    await vi.waitFor(() => expect(one.heard).toEqual(['took over']));
    expect([one.autosave.watching.peek(), two.autosave.watching.peek()]).toEqual([true, false]);
    one.autosave.append(record(third), null, head(third));
    two.autosave.append(record(third), null, head(third));
    await Promise.all([one.autosave.settled(), two.autosave.settled()]);
    expect((await found(two)).records).toEqual([record(second), record(third)]);
  });

  test('a game that is asked for and does not come takes nothing from the one on the table, which is written as before', async () => {
    const wires = browserOf();
    const [one, two] = [pageOf(wires()), pageOf(wires())];
    one.autosave.begin(opening, [], head(first));
    const other = one.autosave.onTable();
    await one.autosave.settled();
    await new Promise((later) => setTimeout(later, 3));
    one.autosave.begin(opening, [], head(first));
    const own = one.autosave.onTable();
    await one.autosave.settled();
    expect(await one.autosave.claim(other)).toMatchObject({ type: 'claimed', claimed: { game: other } });
    one.autosave.append(record(second), null, head(second));
    await one.autosave.settled();
    expect((await one.autosave.raw(other)).records).toEqual([]);
    expect((await one.autosave.raw(own)).records).toEqual([record(second)]);
    expect(await two.autosave.claim(own)).toEqual({ type: 'held', game: own });
    one.autosave.letGo();
    await vi.waitFor(async () => expect(await two.autosave.claim(other)).toMatchObject({ type: 'claimed' }));
    expect(await two.autosave.claim(own)).toEqual({ type: 'held', game: own });
    expect(await one.autosave.claim(other)).toEqual({ type: 'held', game: other });
    expect(await two.autosave.claim(own)).toEqual({ type: 'held', game: own });
    expect(one.heard).toEqual([]);
  });

  test('the journal of the game on the table hands back what was written, and writes no other', async () => {
    const { autosave } = pageOf({ locks: undefined, channel: undefined });
    autosave.begin(opening, [], head(first));
    const journal = gameJournal(autosave);
    const written = { record: record(second), snapshot: null, present: second, sheet: TWO_PLAYERS };
    await journal.append(written);
    const { game, partsAt } = resumeGame((await journal.readBack())!);
    expect([partsAt, game?.history.present.entries]).toEqual([null, second.entries]);
    const other = gameJournal(autosave, () => autosave.onTable() - 1);
    await expect(other.append(written)).rejects.toThrow('not on the table');
    expect((await journal.readBack())?.records).toHaveLength(1);
    expect(await other.readBack()).toBeNull();
  });

  test('without locks the store alone holds authors apart: whoever wrote first learns that the game was taken', async () => {
    const [one, two] = [1, 2].map(() => pageOf({ locks: undefined, channel: undefined })) as [Page, Page];
    one.autosave.begin(opening, [], head(first));
    one.autosave.append(record(second), null, head(second));
    await found(one);
    await found(two);
    two.autosave.append(record(third), null, head(third));
    await two.autosave.settled();
    one.autosave.append({ type: 'undid' }, null, head(first));
    await one.autosave.settled();
    expect(one.heard).toEqual(['took over']);
    expect((await found(two)).records).toEqual([record(second), record(third)]);
  });

  test('a browser that refuses its locks is one without them', async () => {
    const refuse = () => Promise.reject(new DOMException('no locks here', 'SecurityError'));
    const page = pageOf({ locks: { request: refuse } as unknown as LockManager, channel: undefined });
    page.autosave.begin(opening, [], head(first));
    await page.autosave.settled();
    await found(page);
    expect(page.autosave.watching.peek()).toBe(false);
    expect(page.heard).toEqual([]);
  });

  test('in any order of what two pages write, the record is that of one author after the other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('one', 'two', 'one takes', 'two takes'), { maxLength: 14 }),
        async (order) => {
          globalThis.indexedDB = new IDBFactory();
          vi.stubGlobal('localStorage', storageOf());
          const wires = browserOf();
          const pages = { one: pageOf(wires()), two: pageOf(wires()) };
          pages.one.autosave.begin(opening, [], head(first));
          await pages.one.autosave.settled();
          let owner: 'one' | 'two' = 'one';
          const wanted: string[] = [];
          for (const [at, deed] of order.entries()) {
            const [who, takes] = deed.split(' ') as ['one' | 'two', string?];
            if (takes !== undefined) {
              await found(pages[who], 'take');
              owner = who;
              continue;
            }
            // Each signs what it writes by the place of its die.
            const byHand = {
              ...record(second),
              entry: { ...second.entries.at(-1)!, checkpoint: `${who}${at}` },
            };
            pages[who].autosave.append(byHand as LogRecord, null, head(second));
            if (who === owner) wanted.push(`${who}${at}`);
            await pages[who].autosave.settled();
          }
          const { records } = await found(pages[owner], 'take');
          const written = records.map((one) => (one as { entry: { checkpoint: string } }).entry.checkpoint);
          expect(written).toEqual(wanted);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a game that another page deleted is said to be gone', async () => {
    const wires = browserOf();
    const [one, two] = [pageOf(wires()), pageOf(wires())];
    one.autosave.begin(opening, [], head(first));
    await one.autosave.settled();
    await two.autosave.remove(one.autosave.onTable());
    one.autosave.append(record(second), null, head(second));
    await one.autosave.settled();
    expect(one.heard).toEqual(['deleted']);
    expect(await two.autosave.claim(one.autosave.onTable())).toEqual({ type: 'none' });
  });
});

/** Puts something in the store that nobody would have written. */
async function put(savedGames: 'heads' | 'openings', game: number, value: unknown): Promise<void> {
  const store: Store = await openGameDatabase(() => {});
  await store.put(savedGames, value as never, game);
  store.close();
}

const anything = fc.oneof(
  fc.anything({ withNullPrototype: false, maxDepth: 3 }).filter(isCloned),
  fc.constantFrom<unknown>(
    null,
    { title: 'A', where: 'B', texts: { title: 3 } },
    { title: 'A', where: 'B', battle: null },
  ),
);

function isCloned(value: unknown): boolean {
  try {
    structuredClone(value);
    return value !== undefined;
  } catch (refusal) {
    if (refusal instanceof DOMException) return false;
    throw refusal;
  }
}

describe('something damaged', () => {
  test('a head of any shape harms only itself: it is named, handed out and deleted, and the others go on', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        globalThis.indexedDB = new IDBFactory();
        const page = pageOf({ locks: undefined, channel: undefined });
        page.autosave.begin(opening, [record(second)], head(second));
        await page.autosave.settled();
        await put('heads', 5, value);
        const out: string[] = [];
        const savedGames = savedGamesAt(
          page.autosave,
          () => {},
          (_name, text) => out.push(text),
        );
        await savedGames.look();
        const [listed, broken] = [savedGames.lines.peek()!, savedGames.damaged.peek()];
        expect(listed.length + broken.length).toBe(2);
        expect((await found(page)).records).toHaveLength(1);
        if (broken.length === 0) return;
        await savedGames.save(5);
        expect(JSON.parse(out[0]!)).toMatchObject({ game: 5 });
        await savedGames.removeDamaged(5);
        expect([savedGames.lines.peek()!.length, savedGames.damaged.peek().length]).toEqual([1, 0]);
        expect(page.heard).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('an opening or a record of any shape is refused with its places, and never thrown', () => {
    fc.assert(
      fc.property(anything, fc.nat({ max: 1 }), (value, at) => {
        const raw = {
          game: 1,
          head: head(second),
          opening,
          records: [record(second), record(third)],
          places: [0, 1],
          snapshots: [],
        };
        const broken = at === 0 ? { ...raw, opening: value } : { ...raw, records: [record(second), value] };
        const read = openKept(broken);
        const place = at === 0 ? '/opening' : '/records/1';
        // Whatever fits by chance is played again, or parts from the rules.
        if (read.ok) resumeGame(read.value);
        expect(read.ok ? place : read.problems[0]!.path).toContain(place);
      }),
      { numRuns: 100 },
    );
    const whole = {
      game: 1,
      head: head(second),
      opening,
      records: [record(second)],
      places: [0],
      snapshots: [null, 3],
    };
    expect(openKept(whole)).toMatchObject({ ok: true, value: { snapshot: null, sheet: TWO_PLAYERS } });
  });

  test('a record with a hole is told apart from one that is whole, and read as far as nothing is lost', async () => {
    const page = pageOf({ locks: undefined, channel: undefined });
    page.autosave.begin({ ...opening, rules: '3' }, [record(second), record(third)], head(third));
    await page.autosave.settled();
    const whole = openKept(await found(page));
    expect(whole.ok && whole.value).toMatchObject({ holed: false, rules: '3' });
    expect(whole.ok && whole.value.records).toHaveLength(2);
    const store: Store = await openGameDatabase(() => {});
    await store.delete('records', [page.autosave.onTable(), 0]);
    store.close();
    const holed = openKept(await found(page));
    expect(holed.ok && holed.value).toMatchObject({ holed: true, records: [] });
  });

  test('a note that is no write is set aside, and keeping goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (text) => {
        globalThis.indexedDB = new IDBFactory();
        vi.stubGlobal('localStorage', storageOf({ 'pelennor.writing.7.3': text }));
        const page = pageOf({ locks: undefined, channel: undefined });
        page.autosave.begin(opening, [], head(first));
        page.autosave.append(record(second), null, head(second));
        await page.autosave.settled();
        expect((await found(page)).records).toHaveLength(1);
        expect(page.heard).toEqual([]);
        expect(allSetAside()).toEqual([{ key: 'pelennor.writing.7.3', text }]);
        const savedGames = savedGamesAt(page.autosave, () => {});
        await savedGames.look();
        expect(savedGames.damaged.peek()).toMatchObject([{ id: 'pelennor.writing.7.3' }]);
        await savedGames.removeDamaged('pelennor.writing.7.3');
        expect(savedGames.damaged.peek()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['pelennor.settings', 'pelennor.lessons', 'pelennor.seats', 'pelennor.pins', 'pelennor.luck'])(
    'whatever stands under "%s", everything is read as usual',
    (key) => {
      vi.stubGlobal('navigator', { languages: ['en'] });
      fc.assert(
        fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
          vi.stubGlobal('localStorage', storageOf({ [key]: text }));
          expect(readSettings()).toMatchObject({ speed: expect.any(String), keys: expect.any(Object) });
          expect(lastDraft('first-steps').seats).toHaveLength(2);
          for (const read of [readCourse, pinsOf, readLuck]) expect(read).not.toThrow();
        }),
        { numRuns: 60 },
      );
    },
  );

  test('settings that are no settings are set aside before they are written anew', () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    for (const text of ['null', '[]', '{"language"', '7']) {
      vi.stubGlobal('localStorage', storageOf({ 'pelennor.settings': text }));
      readSettings();
      expect(allSetAside()).toEqual([{ key: 'pelennor.settings', text }]);
    }
  });
});

describe('a store that fails says why', () => {
  test('a newer version is told as what it is', async () => {
    const page = await new Promise<Page>((done) => {
      const asked = indexedDB.open('pelennor', 9);
      asked.onsuccess = () => {
        asked.result.close();
        done(pageOf({ locks: undefined, channel: undefined }));
      };
    });
    page.autosave.begin(opening, [], head(first));
    await vi.waitFor(() => expect(page.heard).toEqual(['newer']));
    expect(await page.autosave.claim()).toEqual({ type: 'not-kept', why: 'newer' });
    await expect(page.autosave.remove(1)).rejects.toMatchObject({ why: 'newer' });
  });

  test('a store that does not answer is told of after three seconds, and the game is kept as soon as it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Whoever opened the store before us does not come to an end.
    let awake = false;
    const before = indexedDB.open('pelennor', 1);
    before.onupgradeneeded = () => {
      const names = ['openings', 'heads', 'records', 'snapshots'];
      const [savedGames] = names.map((name) => before.result.createObjectStore(name));
      const goOn = (): void => {
        if (!awake) savedGames!.get(1).onsuccess = goOn;
      };
      goOn();
    };
    before.onsuccess = () => before.result.close();
    const page = pageOf({ locks: undefined, channel: undefined });
    page.autosave.begin(opening, [], head(first));
    vi.advanceTimersByTime(2900);
    expect(page.heard).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(page.heard).toEqual(['silent']);
    vi.useRealTimers();
    awake = true;
    await vi.waitFor(() => expect(page.heard).toEqual(['silent', 'mended']));
    expect((await found(page)).opening).toMatchObject({ generator: first.generator });
  });

  test('a write that does not end is told of after three seconds, and that it has ended all the same', async () => {
    const page = pageOf({ locks: undefined, channel: undefined });
    page.autosave.begin(opening, [], head(first));
    await page.autosave.settled();
    // Another transaction holds the store, and does not come to an end.
    const other = await openGameDatabase(() => {});
    let awake = false;
    const holding = other.transaction(['records', 'heads', 'openings', 'snapshots'], 'readwrite');
    const held = (async () => {
      while (!awake) await holding.objectStore('heads').get(1);
    })();
    page.autosave.append(record(second), null, head(second));
    // The page waits so long with what was done, and no longer.
    await page.autosave.settled();
    expect(page.heard).toEqual(['silent']);
    awake = true;
    await held;
    await vi.waitFor(() => expect(page.heard).toEqual(['silent', 'mended']));
    expect((await found(page)).records).toHaveLength(1);
  });

  test('an old page lets go where a newer version wants the store', async () => {
    const page = pageOf({ locks: undefined, channel: undefined });
    page.autosave.begin(opening, [], head(first));
    await page.autosave.settled();
    await new Promise<void>((done, failed) => {
      const asked = indexedDB.open('pelennor', 2);
      asked.onsuccess = () => {
        asked.result.close();
        done();
      };
      asked.onblocked = () => failed(new Error('the old page holds on'));
    });
    expect(page.heard).toEqual(['let-go']);
    expect(await page.autosave.claim()).toEqual({ type: 'not-kept', why: 'let-go' });
    expect(await page.autosave.games()).toEqual({ ok: false, why: 'let-go' });
    expect(await page.autosave.head()).toBe('let-go');
  });

  test('an older page that does not let go is told of, and the game is kept as soon as it is closed', async () => {
    const older = await new Promise<IDBDatabase>((done) => {
      const asked = indexedDB.open('pelennor', 1);
      asked.onsuccess = () => done(asked.result);
    });
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name) => open(name, 2);
    const page = pageOf({ locks: undefined, channel: undefined });
    page.autosave.begin(opening, [], head(first));
    page.autosave.append(record(second), null, head(second));
    await vi.waitFor(() => expect(page.heard).toEqual(['blocked']));
    older.close();
    await vi.waitFor(() => expect(page.heard).toEqual(['blocked', 'mended']));
    expect((await found(page)).records).toHaveLength(1);
  });

  test('why the kept games cannot be listed is said in their window, and not that there are none', async () => {
    const unread = { ok: false, why: 'newer' } as const;
    const savedGames = savedGamesAt(
      {
        games: async () => unread,
        raw: async () => Promise.reject(new Error('asked')),
        onTable: () => 0,
        remove: async () => false,
      },
      () => {},
    );
    await savedGames.look();
    expect(savedGames.unread.peek()).toBe(
      'The kept games cannot be read. Your games were kept by a newer version.',
    );
    expect(waitingLine('let-go')).toMatch(/^The kept games cannot be read\. A newer version is open/);
  });
});

/** The next transactions that write are aborted by the browser, so many of them. */
function abortNext(count: number): void {
  const transaction = IDBDatabase.prototype.transaction;
  let left = count;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...asked: Parameters<IDBDatabase['transaction']>
  ) {
    const one = transaction.apply(this, asked);
    if (asked[1] === 'readwrite' && left > 0) {
      left -= 1;
      queueMicrotask(() => one.abort());
    }
    return one;
  });
}

describe('a write that the store refuses', () => {
  afterEach(() => vi.restoreAllMocks());

  test('stays noted with those behind it, and the next page has every record', async () => {
    const page = pageOf({ locks: undefined, channel: undefined });
    page.autosave.begin(opening, [], head(first));
    await page.autosave.settled();
    abortNext(1);
    page.autosave.append(record(second), null, head(second));
    page.autosave.append(record(third), null, head(third));
    await vi.waitFor(() => expect(page.heard).toEqual(['refused']));
    // What is done after that is not kept, as the players were told.
    page.autosave.append({ type: 'undid' }, null, head(second));
    const raw = await found(pageOf({ locks: undefined, channel: undefined }));
    expect([raw.records, raw.places]).toEqual([
      [record(second), record(third)],
      [0, 1],
    ]);
  });

  test('that began a game is done by the next page', async () => {
    const page = pageOf({ locks: undefined, channel: undefined });
    await page.autosave.games();
    abortNext(1);
    page.autosave.begin(opening, [], head(first));
    page.autosave.append(record(second), null, head(second));
    await vi.waitFor(() => expect(page.heard).toEqual(['refused']));
    expect((await found(pageOf({ locks: undefined, channel: undefined }))).records).toHaveLength(1);
  });

  test('leaves nothing of a game that could not be begun, or that was deleted since', async () => {
    const page = pageOf({ locks: undefined, channel: undefined });
    page.autosave.begin(opening, [], head(first));
    await page.autosave.settled();
    abortNext(1);
    page.autosave.append(record(second), null, head(second));
    await vi.waitFor(() => expect(page.heard).toEqual(['refused']));
    expect(unfinishedWrites()).toHaveLength(1);
    await page.autosave.remove(page.autosave.onTable());
    expect(unfinishedWrites()).toEqual([]);

    vi.stubGlobal('indexedDB', undefined);
    const other = pageOf({ locks: undefined, channel: undefined });
    other.autosave.begin(opening, [], head(first));
    other.autosave.append(record(second), null, head(second));
    await vi.waitFor(() => expect(other.heard).toEqual(['no-store']));
    await other.autosave.settled();
    await vi.waitFor(() => expect(unfinishedWrites()).toEqual([]));
  });
});
