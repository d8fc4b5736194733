// Trials of a draft without their screen: series of machine games that can be stopped, dry runs of their records, and what both say.
import '../kit/indexedDb.ts';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, test } from 'vitest';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { newMatch } from '../../src/game/match.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { openTrialsClient, type TrialsWorkplace } from '../../src/ui/features/editor/trials/client.ts';
import { createTrials, type DraftTrials } from '../../src/ui/features/editor/trials/trialsModel.ts';
import type { NotTold } from '../../src/ui/features/editor/trials/recordTrials.ts';
import type { KeptGameList } from '../../src/ui/features/editor/trials/keptGames.ts';
import type { FromTrials, ToTrials } from '../../src/ui/features/editor/trials/messages.ts';
import { openTrialsWorkshop } from '../../src/ui/features/editor/trials/workshop.ts';
import { accountWords, endWords, notToldWords } from '../../src/ui/features/editor/trials/runWords.ts';
import { shareWords } from '../../src/ui/features/editor/trials/figureWords.ts';
import { heatOf } from '../../src/ui/features/editor/trials/heat.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { sumGames } from '../../src/lab/measured.ts';
import type { HexId } from '../../src/board/hex.ts';
import '../../src/i18n/editorWords.ts';
import { speakFully } from '../../src/i18n/language.ts';
import { openLaboratory } from '../../src/ui/series/laboratory.ts';
import { KEEP } from '../editor/keep.ts';
import { after } from '../editor/kit.ts';
import { gameOf } from '../editor/recordedGame.ts';
import { playersHere } from './seriesHere.ts';

const FIELD = after(KEEP, {
  type: 'clearHexsides',
  pairs: KEEP.map.inline.hexsides.map(({ a, b }) => `${a}/${b}`),
});

const EMPTY: KeptGameList = {
  list: () => Promise.resolve({ ok: true, games: [] }),
  read: () => Promise.resolve(null),
};

/** How many workers of series were put away. */
let ended = 0;

/** The workshop in this process, a message after the other. */
function here(): TrialsWorkplace {
  const ears = new Set<(message: Readonly<{ data: FromTrials }>) => void>();
  let over = false;
  const work = openTrialsWorkshop((data) => {
    if (!over) for (const hear of ears) hear({ data });
  });
  return {
    postMessage: (message: ToTrials) => void setTimeout(() => over || work(structuredClone(message))),
    addEventListener: (type: string, heard: never) => void (type === 'message' && ears.add(heard)),
    terminate: () => {
      over = true;
    },
  };
}

function trialsOf(document: ScenarioDocument, shelf: KeptGameList = EMPTY) {
  const draft = signal<ScenarioDocument | null>(document);
  const trials: DraftTrials = createTrials(
    draft,
    shelf,
    () => openTrialsClient(here),
    openLaboratory({
      players: 1,
      open: playersHere({ ended: () => (ended += 1) }),
      newSeed: () => 7,
      records: true,
    }),
  );
  trials.choose({ agents: ['greedy', 'greedy'] });
  return { draft, trials };
}

afterEach(() => {
  ended = 0;
});

describe('a series of games', () => {
  test('goes on to its end, and tells who won with how much certainty', async () => {
    const { trials } = trialsOf(FIELD);
    trials.choose({ games: 3 });
    await trials.play();
    const series = trials.series.value!;
    expect([series.games.length, series.running, series.trouble]).toEqual([3, false, null]);
    const { wins, games } = trials.measured.value!;
    expect(wins[0] + wins[1] + wins.draw).toBe(games);
    expect(trials.heat.value!.hexes.length).toBeGreaterThan(0);
  });

  test('is stopped at once, and keeps what was played', async () => {
    const { trials } = trialsOf(FIELD);
    trials.choose({ games: 200 });
    const played = trials.play();
    await until(() => (trials.series.value?.games.length ?? 0) >= 2);
    trials.stop();
    await played;
    const { games, running } = trials.series.value!;
    expect(running).toBe(false);
    expect(ended).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(trials.series.value!.games).toHaveLength(games.length);
  });

  test('of a draft with errors says what broke it off', async () => {
    const { trials } = trialsOf({ ...FIELD, triggers: [] });
    await trials.play();
    expect(trials.series.value).toMatchObject({ games: [], running: false });
  });
});

describe('a dry run', () => {
  test('of a game that machines have just played tells of every trigger', async () => {
    await speakFully();
    const { draft, trials } = trialsOf(FIELD);
    trials.choose({ games: 1 });
    await trials.play();
    const trigger = {
      id: 'loss',
      when: { type: 'unitLost' },
      if: [],
      then: { type: 'effects', once: false, effects: [{ type: 'message', text: { en: 'Woe.' } }] },
    } as const;
    const never = { ...trigger, id: 'night', when: { type: 'turnBegins' }, if: [{ type: 'night' }] } as const;
    draft.value = [trigger, never].reduce<ScenarioDocument>((now, one) => {
      const edited = edit(now, { type: 'putTrigger', at: null, trigger: structuredClone(one) as never });
      if (!edited.ok) throw new Error(edited.refusal.code);
      return edited.document;
    }, FIELD);
    trials.chooseRecord({ type: 'machine', index: 0 });
    await trials.run();
    const shown = trials.dryRun.value!;
    if (shown.type !== 'ran') throw new Error(JSON.stringify(shown));
    expect(shown.document).toBe(draft.value);
    const words = (id: string): string => accountWords(draft.value!, id, shown.accounts.get(id)!);
    expect(words('loss')).toMatch(/^Would have come about (once|\d+ times): turn \d, .+, action \d+/);
    expect(words('night')).toMatch(
      /^Would never have come about\. It was asked for \d+ times; this failed \d+ times: “.*night.*”\.$/,
    );
    expect(endWords(draft.value, shown.run)).toMatch(/^All \d+ actions could be done\.$/);
  });

  test('of a kept game and of a file; what was chosen and is gone is told', async () => {
    const { battle, start, entries } = gameOf(FIELD);
    const match = { ...newMatch(battle, 1), start, entries };
    const opened = openScenario(FIELD, NO_LIBRARY);
    if (!opened.ok) throw new Error('FIELD can be read');
    const raw = {
      game: 5,
      head: { title: 'x', where: 'y' },
      opening: { document: opened.value.document, start, generator: match.generator },
      records: entries.map((entry) => ({ type: 'did', entry, generator: match.generator })),
      places: [...entries.keys()],
      snapshots: [],
    };
    const shelf: KeptGameList = {
      list: () => Promise.resolve({ ok: true, games: [{ game: 5, title: 'x', where: 'y', touched: 5 }] }),
      read: (game) => Promise.resolve(game === 5 ? raw : game === 7 ? 'silent' : null),
    };
    const { trials } = trialsOf(FIELD, shelf);
    await trials.lookForKept();
    expect(trials.kept.value).toMatchObject({ ok: true, games: [{ game: 5 }] });
    trials.chooseRecord({ type: 'kept', game: 5 });
    await trials.run();
    expect(trials.dryRun.value).toMatchObject({ type: 'ran', run: { end: { type: 'whole' } } });
    trials.chooseRecord({ type: 'kept', game: 6 });
    await trials.run();
    expect(trials.dryRun.value).toEqual({ type: 'gone' });
    trials.chooseRecord({ type: 'kept', game: 7 });
    await trials.run();
    expect(notToldWords(trials.dryRun.value as NotTold)).toBe(
      'The kept games cannot be read. The browser does not answer.',
    );
    const text = JSON.stringify(writeMatch({ ...match, state: match.state }, opened.value.document));
    trials.chooseRecord({ type: 'file', name: 'game.json', text });
    await trials.run();
    expect(trials.dryRun.value).toMatchObject({ type: 'ran' });
    await trials.askMoments();
    expect(trials.moments.value).toMatchObject({ type: 'told' });
  });

  test.each([
    ['no record at all', '{"a": 1}', /^This record cannot be read\. At \/\S*: /],
    ['not even a file of ours', 'Once upon a time', /^This record cannot be read\. At /],
  ])('refuses %s in a sentence', async (_, text, words) => {
    await speakFully();
    const { trials } = trialsOf(FIELD);
    trials.chooseRecord({ type: 'file', name: 'x', text });
    await trials.run();
    const shown = trials.dryRun.value!;
    expect(shown.type).toBe('not-run');
    expect(notToldWords(shown as Extract<typeof shown, { type: 'not-run' }>)).toMatch(words);
  });

  test('refuses a game of another map with both sizes', async () => {
    await speakFully();
    const wide = after(FIELD, { type: 'resize', left: 0, top: 0, right: 2, bottom: 0, letter: '.' });
    const { draft, trials } = trialsOf(FIELD);
    trials.choose({ games: 1 });
    await trials.play();
    draft.value = wide;
    trials.chooseRecord({ type: 'machine', index: 0 });
    await trials.run();
    const shown = trials.dryRun.value!;
    expect(notToldWords(shown as Extract<typeof shown, { type: 'not-run' }>)).toBe(
      'This game was played on a map of 12 × 9 hexes; yours has 14 × 9.',
    );
  });
});

test('shares are told with the interval that holds them', () => {
  expect(shareWords(10, 20)).toBe('50% (30% to 70%)');
  expect(shareWords(0, 10)).toBe('0% (0% to 28%)');
});

test('heat has five steps: the deadliest hex has the last, and the legend says how many units each stands for', () => {
  const hex = (id: number, count: number, side: 0 | 1 = 0) =>
    Array.from({ length: count }, () => ({ unit: 0 as PieceId, hex: id as HexId, side }));
  const measured = sumGames([
    { winner: 0, lastTurn: 1, falls: [], deaths: [...hex(3, 10), ...hex(4, 1), ...hex(5, 2, 1)] },
    { winner: 0, lastTurn: 1, falls: [], deaths: [] },
  ]);
  expect(heatOf(measured, 'both')).toEqual({
    hexes: [
      { hex: 3, step: 4, lost: 5 },
      { hex: 5, step: 0, lost: 1 },
      { hex: 4, step: 0, lost: 0.5 },
    ],
    upTo: [1, 2, 3, 4, 5],
  });
  expect(heatOf(measured, 'besieger').hexes).toEqual([{ hex: 5, step: 4, lost: 1 }]);
  expect(heatOf(measured, 'none')).toEqual({ hexes: [], upTo: [] });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
}
