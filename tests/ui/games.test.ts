// Games come to the table and leave it: "Continue" on the title goes on with what was left, or says why it cannot.
import { signal } from '@preact/signals';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readFile } from 'node:fs/promises';
import { historyOf } from '../../src/game/history.ts';
import { compiledMap, compiledScenario } from '../../src/scenario/compiling.ts';
import { NOBODY_YET } from '../../src/session/screen.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import { gamesAt, type GamesTable } from '../../src/ui/games/games.ts';
import { Kept } from '../../src/ui/features/title/begin.tsx';
import type { Head } from '../../src/ui/persistence/head.ts';
import type { Loaded } from '../../src/ui/persistence/kept.ts';
import { shellChart } from '../../src/ui/shell/shell.chart.ts';
import type { OpenBattle } from '../../src/ui/store/openBattle.ts';
import { openStore } from '../../src/ui/store/tableStore.ts';
import { shippedScenario } from '../kit/shipped.ts';

const GATE = shippedScenario('the-great-gate') as OpenBattle;
const HEAD = { game: 7, title: 'Black Sails', where: 'Turn 3' } as unknown as Head;

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const document: unknown = JSON.parse(await readFile(`.${address}`, 'utf8'));
    const compiled = (address.includes('/maps/') ? compiledMap : compiledScenario)(document);
    return new Response(compiled.ok ? compiled.value : null);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A table whose store answers `found` to every game that is asked for. */
function tableWith({ found = { type: 'none' }, keeps = true }: { found?: Loaded; keeps?: boolean } = {}) {
  const notes: string[] = [];
  const store = openStore(signal({ ...USUAL, muted: true }));
  const shell = createActor(shellChart);
  shell.start();
  const kept = signal<Head | null | undefined>(undefined);
  const games = gamesAt({
    store,
    opened: signal<OpenBattle | null>(null),
    kept,
    autosave: {
      load: async () => found,
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
  });
  return {
    store,
    games,
    kept,
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

test('a game that is left is the one the title offers, and "Continue" goes on with it where it lies', async () => {
  const { games, kept, place, store, message, notes } = laid();
  const before = store.history.peek();
  games.leave();
  expect(place()).toBe('"title"');
  expect(kept.peek()?.title).toBe('The Great Gate');
  await games.resume();
  expect(place()).toBe('{"table":"playing"}');
  expect(store.history.peek()).toBe(before);
  expect([message(), notes]).toEqual([null, ['begun']]);
});

test('a battle that is over is not offered again: the title asks the store which game goes on', async () => {
  const { games, kept, turnOver } = laid();
  turnOver();
  games.leave();
  await expect.poll(() => kept.peek()?.title).toBe('Black Sails');
});

test.each([
  ['damaged', { type: 'damaged', game: 7 }, /damaged and cannot be opened/],
  ['deleted in another tab', { type: 'none' }, /no such game/],
  ['not to be had', { type: 'not-kept', why: 'no-store' }, /cannot be read/],
  [
    'readable on the outside only',
    { type: 'found', raw: { game: 7, opening: {}, records: [], snapshot: null }, head: HEAD, watched: false },
    /damaged and cannot be opened/,
  ],
])('"Continue" on a game that is %s says why, and the title stays', async (_, found, why) => {
  const { games, place, message } = tableWith({ found: found as unknown as Loaded });
  await games.resume();
  expect(place()).toBe('"title"');
  expect(message()).toMatchObject({ type: 'notice', title: expect.stringMatching(why) as unknown });
});

test('a game that turns out to be damaged is set aside by its name', async () => {
  const raw = { game: 7, opening: {}, records: [], snapshot: null };
  const { games, notes } = tableWith({
    found: { type: 'found', raw, head: HEAD, watched: false } as unknown as Loaded,
  });
  await games.resume();
  expect(notes).toEqual(['set aside 7 Black Sails']);
});

test('a game that another tab plays is asked about, and watched where the answer is no', async () => {
  const found = { type: 'held', game: 7, head: HEAD } as unknown as Loaded;
  const { games, message } = tableWith({ found });
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
  const shown = (kept: Head | null | undefined) =>
    Kept({ kept, resume: () => {} }) as unknown as { type: string; props: { children?: unknown } };
  expect([shown(undefined).type, shown(undefined).props.children]).toEqual(['p', undefined]);
  expect(shown(null).props.children).toBe('No game is waiting for you.');
  expect([shown(HEAD).type, JSON.stringify(shown(HEAD))]).toEqual([
    'button',
    expect.stringMatching(/Continue.*Black Sails.*Turn 3/),
  ]);
});
