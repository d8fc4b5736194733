// Games come to the table and leave it: "Continue" on the title goes on with what was left, or says why it cannot.
import { signal } from '@preact/signals';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readFile } from 'node:fs/promises';
import { readLink } from '../../src/editor/share/link.ts';
import { historyOf } from '../../src/game/history.ts';
import { newMatch } from '../../src/game/match.ts';
import { NO_MARKS } from '../../src/saves/marks.ts';
import type { OpenedMatch } from '../../src/saves/openMatch.ts';
import { RULES } from '../../src/saves/rules.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { compiledMap, compiledScenario } from '../../src/scenario/compiling.ts';
import { logOf, type LogRecord, type Snapshot } from '../../src/session/log.ts';
import { NOBODY_YET } from '../../src/session/screen.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import { gamesAt, type GamesTable } from '../../src/ui/games/games.ts';
import { layingAt } from '../../src/ui/games/laying.ts';
import { replacingAt } from '../../src/ui/games/replacing.ts';
import { Kept } from '../../src/ui/features/title/begin.tsx';
import type { Head } from '../../src/ui/persistence/head.ts';
import type { Claimed, ClaimedGame, GameOpening, RawGame } from '../../src/ui/persistence/kept.ts';
import { NotRead } from '../../src/ui/persistence/reasons.ts';
import type { Message } from '../../src/ui/shell/tableModel.ts';
import { shellChart } from '../../src/ui/shell/shell.chart.ts';
import type { OpenBattle } from '../../src/ui/store/openBattle.ts';
import { openStore } from '../../src/ui/store/tableStore.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { after, END } from './small-siege.ts';

const GATE = shippedScenario('the-great-gate') as OpenBattle;
const HEAD = { game: 7, title: 'Black Sails', where: 'Turn 3' } as unknown as Head;
const CLAIMED: Claimed = { type: 'claimed', claimed: { game: 7, head: HEAD, watched: false } };

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const document: unknown = JSON.parse(await readFile(`.${address}`, 'utf8'));
    const compiled = (address.includes('/maps/') ? compiledMap : compiledScenario)(document);
    return new Response(compiled.ok ? compiled.value : null);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What a store answers to every game that is asked for. */
interface Store {
  readonly answer?: Claimed;
  /** What it hands out of a game; null where it cannot be read now. */
  readonly raw?: RawGame | null;
  readonly keeps?: boolean;
}

/** A table before a store. */
function tableWith({ answer = { type: 'none' }, raw = null, keeps = true }: Store = {}) {
  const notes: string[] = [];
  const store = openStore(signal({ ...USUAL, muted: true }));
  const shell = createActor(shellChart);
  shell.start();
  const opened = signal<OpenBattle | null>(null);
  const seat: GamesTable = {
    store,
    opened,
    bring: (battle) => {
      opened.value = battle;
    },
    autosave: {
      claim: async () => answer,
      raw: async () => {
        if (raw === null) throw new NotRead('refused');
        return raw;
      },
      takeUp: ({ game }: ClaimedGame, length: number) => notes.push(`taken up ${game} at ${length}`),
      letGo: () => notes.push('let go'),
      onTable: () => 0,
      head: async () => HEAD,
      begin: () => notes.push('begun'),
      setAside: (game: number, title: string) => notes.push(`set aside ${game} ${title}`),
    } as unknown as GamesTable['autosave'],
    keeps: () => keeps,
    shell,
    orders: { send: () => {} } as unknown as GamesTable['orders'],
    table: {
      current: signal(null),
      open: (game, there) => {
        store.showGame({ ...game, handOver: 'open', screen: NOBODY_YET, agents: 'play' });
        there();
      },
    },
    forgetPins: () => {},
    snap: () => {},
    watch: () => {},
  };
  const games = gamesAt(seat);
  return {
    store,
    games,
    /** Opens a file that was read. */
    carryOut: (game: OpenedMatch) => replacingAt(seat, layingAt(seat)).carryOut({ type: 'open', game }),
    kept: games.kept,
    notes,
    place: () => JSON.stringify(shell.getSnapshot().value.place),
    message: () => store.message.peek(),
    turnOver: () => {
      const { present } = store.history.peek()!;
      const state = { ...present.state, verdict: { type: 'drawn' } as never };
      store.showGame({ ...store.game.peek()!, history: historyOf({ ...present, state }) });
    },
  };
}

const laid = (keeps = true) => {
  const table = tableWith({ keeps });
  table.games.beginWith(GATE, TWO_PLAYERS);
  return table;
};

/** A game of two ended steps as this browser kept it, with where it stood after the first. */
function keptRaw(): RawGame {
  const first = newMatch(GATE.battle, 7);
  const moments = [END, END].reduce((done, action) => [...done, after(done.at(-1)!, action)], [first]);
  const { state, generator } = moments[1]!;
  return {
    game: 7,
    head: {},
    opening: { document: GATE.document, start: first.start, generator: first.generator, rules: RULES },
    records: logOf(historyOf(moments.at(-1)!, moments.slice(0, -1))),
    places: [0, 1],
    snapshots: [{ state, generator }],
  };
}

/** A game of which nothing is left but that it was there. */
const HOLLOW: RawGame = { game: 7, head: HEAD, opening: {}, records: [], places: [], snapshots: [] };

const changedLast = (raw: RawGame): RawGame => {
  const [one, two] = raw.records as readonly Extract<LogRecord, { type: 'did' }>[];
  const entry = { ...two!.entry, checkpoint: '0'.repeat(16) };
  return { ...raw, records: [one, { ...two, entry }] };
};
const under = (raw: RawGame, rules: string | undefined): RawGame => ({
  ...raw,
  opening: { ...(raw.opening as GameOpening), rules },
});

test.each([
  ['of today whose record was changed', changedLast(keptRaw()), /^The record of this game was changed or is/],
  [
    'of today that has lost a record',
    { ...keptRaw(), records: keptRaw().records.slice(1), places: [1] },
    /^The record of this game was changed or is/,
  ],
  [
    'of other rules that parts from those of today',
    under(changedLast(keptRaw()), '1'),
    /^The rules have changed since .* saved$/,
  ],
  [
    'that does not say under which rules',
    under(changedLast(keptRaw()), undefined),
    /^The rules have changed .*, or its record is/,
  ],
])('a kept game %s goes on from its last good moment, and is told for what it is', async (_, raw, why) => {
  const { games, store, notes, message } = tableWith({ answer: CLAIMED, raw });
  await games.resume();
  expect(store.history.peek()?.present.state).toEqual((keptRaw().snapshots[0] as Snapshot).state);
  expect(notes).toEqual(['begun', 'let go']);
  expect(message()).toMatchObject({ type: 'notice', title: expect.stringMatching(why) as unknown });
});

test('a kept game that is whole goes on without a word', async () => {
  const { games, store, notes, message } = tableWith({ answer: CLAIMED, raw: keptRaw() });
  await games.resume();
  expect([store.history.peek()?.past.length, message()]).toEqual([2, null]);
  expect(notes).toEqual(['taken up 7 at 2', 'let go']);
});

test('a file is told for what it is: other rules, or a record that was changed', async () => {
  const written = writeMatch(after(newMatch(GATE.battle, 7), END), GATE.document);
  const [entry] = written.entries;
  const changed = { ...written, entries: [{ ...entry!, checkpoint: '0'.repeat(16) }] };
  const told = async (document: object): Promise<Message | null> => {
    const { games, message } = tableWith();
    await games.open(new File([JSON.stringify(document)], 'game.json'));
    await expect.poll(message).not.toBeNull();
    return message();
  };
  expect(await told(changed)).toMatchObject({ title: 'The record of this game was changed or is damaged' });
  expect(await told({ ...changed, rules: '1' })).toMatchObject({
    title: 'The rules have changed since this game was saved',
  });
});

test('a file that is a battle leads to where it is looked at before it is played; the game on the table is left and stays kept', async () => {
  vi.stubGlobal('location', { hash: '' });
  const { games, place, message } = laid();
  await games.open(new File([JSON.stringify(GATE.document)], 'the-great-gate.json'));
  expect(message()).toBeNull();
  expect(place()).toBe('"title"');
  const read = readLink(location.hash);
  expect(read.ok && read.value.id).toBe('the-great-gate');
});

test('a battle that needs files beside it is told for what it is, and where it can be opened', async () => {
  const { games, message } = tableWith();
  const alone = { ...GATE.document, map: { file: 'maps/nowhere.json' } };
  await games.open(new File([JSON.stringify(alone)], 'alone.json'));
  expect(message()).toEqual({
    type: 'notice',
    title: 'That file is a battle, not a game',
    text: 'Choose “Make a battle” on the title page, open it there and press “Test play”.',
  });
});

test('a game that cannot be laid out is refused with what is wrong with its file', async () => {
  const { carryOut, message } = tableWith();
  const match = after(newMatch(GATE.battle, 7), END);
  const game = {
    document: { ...GATE.document, map: 'nowhere' },
    history: historyOf(match),
    notice: null,
    table: null,
    marks: NO_MARKS,
  } as unknown as OpenedMatch;
  carryOut(game);
  await expect.poll(message).toMatchObject({
    type: 'problems',
    title: 'That file cannot be opened',
    problems: [expect.objectContaining({ path: '/scenario/map' }) as unknown],
  });
});

test('a game that is left is the one the title offers, and "Continue" goes on with it where it lies', async () => {
  const { games, kept, place, store, message, notes } = laid();
  const before = store.history.peek();
  games.leave();
  expect(place()).toBe('"title"');
  expect(kept.peek()).toMatchObject({ title: 'The Great Gate' });
  await games.resume();
  expect(place()).toBe('{"table":"playing"}');
  expect(store.history.peek()).toBe(before);
  expect([message(), notes]).toEqual([null, ['begun']]);
});

test('a battle that is over is not offered again: the title asks the store which game goes on', async () => {
  const { games, kept, turnOver } = laid();
  turnOver();
  games.leave();
  await expect.poll(() => kept.peek()).toMatchObject({ title: 'Black Sails' });
});

test.each([
  ['damaged', { answer: { type: 'damaged' } }, /damaged and cannot be opened/],
  ['deleted in another tab', { answer: { type: 'none' } }, /no such game/],
  ['not to be had', { answer: { type: 'not-kept', why: 'no-store' } }, /cannot be read/],
  ['refused when it is read', { answer: CLAIMED, raw: null }, /cannot be read/],
  ['readable on the outside only', { answer: CLAIMED, raw: HOLLOW }, /damaged and cannot be opened/],
] as readonly (readonly [string, Store, RegExp])[])(
  '"Continue" on a game that is %s says why, and the title stays',
  async (_, answers, why) => {
    const { games, place, message } = tableWith(answers);
    await games.resume();
    expect(place()).toBe('"title"');
    expect(message()).toMatchObject({ type: 'notice', title: expect.stringMatching(why) as unknown });
  },
);

test('a game that turns out to be damaged is set aside by its name', async () => {
  const { games, notes } = tableWith({ answer: CLAIMED, raw: HOLLOW });
  await games.resume();
  expect(notes).toEqual(['set aside 7 Black Sails', 'let go']);
});

test('a game that another tab plays is asked about, and watched where the answer is no', async () => {
  const { games, message } = tableWith({ answer: { type: 'held', game: 7 } });
  await games.resume();
  expect(message()).toMatchObject({ type: 'question', title: 'This game is open in another tab' });
});

test('a new game asks first while one goes on at the table, or is not kept; "no" leaves everything as it was', () => {
  const { games, store, message, place } = laid();
  const before = store.history.peek();
  const sheet = { sheet: TWO_PLAYERS, threshold: null, rules: {} };
  games.begin('first-steps', sheet);
  expect(message()).toMatchObject({ type: 'question', title: 'Begin a new game?' });
  games.answer(false);
  expect([message(), store.history.peek(), place()]).toEqual([null, before, '{"table":"playing"}']);

  const unkept = laid(false);
  unkept.games.leave();
  unkept.games.begin('first-steps', sheet);
  expect(unkept.message()).toMatchObject({ type: 'question' });
});

test('from the title a new game begins at once where the one that was left is kept', async () => {
  const { games, store, message } = laid();
  games.leave();
  games.begin('first-steps', { sheet: TWO_PLAYERS, threshold: null, rules: {} });
  await expect.poll(() => store.history.peek()!.present.battle.id).toBe('first-steps');
  expect(message()).toBeNull();
});

test('the title holds the place of the game that was left while the store is asked, and says where there is none', () => {
  const shown = (kept: Head | string | null | undefined) =>
    Kept({ kept, resume: () => {} }) as unknown as { type: string; props: { children?: unknown } };
  expect([shown(undefined).type, shown(undefined).props.children]).toEqual(['p', undefined]);
  expect(shown(null).props.children).toBe('No game is waiting for you.');
  expect(shown('The kept games cannot be read.').props.children).toBe('The kept games cannot be read.');
  expect([shown(HEAD).type, JSON.stringify(shown(HEAD))]).toEqual([
    'button',
    expect.stringMatching(/Continue.*Black Sails.*Turn 3/),
  ]);
});
