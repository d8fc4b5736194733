// The tour of the editor: each step is done when the battle shows it, what it names leads there, and it waits where it was left.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blankDocument } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { EDITOR_TOUR as DE } from '../../src/i18n/de/editorTour.ts';
import { EDITOR_TOUR as EN } from '../../src/i18n/en/editorTour.ts';
import type { TriggerLine } from '../../src/scenario/triggerSchema.ts';
import type { Drafts } from '../../src/ui/features/editor/drafts.ts';
import { createEditor } from '../../src/ui/features/editor/editorModel.ts';
import { createTour } from '../../src/ui/features/editor/tour/tourModel.ts';
import { isDone, markOf, TOUR_STEPS, type TourSight } from '../../src/ui/features/editor/tour/tourSteps.ts';
import { after } from '../editor/kit.ts';
import { KEEP } from '../editor/keep.ts';
import { storageOf } from '../kit/storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', storageOf()));

const BLANK = blankDocument({ columns: 12, rows: 9, orientation: 'pointy' });
const TOWN = after(BLANK, { type: 'paint', hexes: [40, 41, 42] as never, letter: 'c' });
const WALL = { kind: 'wall', level: 1 } as const;
const WALLED = after(TOWN, {
  type: 'hexsides',
  lines: [
    { a: '0504', b: '0503', up: '0504', ...WALL },
    { a: '0504', b: '0404', up: '0504', ...WALL },
    { a: '0504', b: '0604', up: '0504', ...WALL },
  ],
});

function sight(document: ScenarioDocument, more: Partial<TourSight> = {}): TourSight {
  return {
    document,
    tab: 'map',
    ink: { type: 'terrain', letter: '.' },
    tool: 'brush',
    deeds: new Set(),
    playable: true,
    isSharing: false,
    ...more,
  };
}

describe('a step is done', () => {
  test('when three hexes are a town, and not with two', () => {
    const two = after(BLANK, { type: 'paint', hexes: [40, 41] as never, letter: 'c' });
    expect([BLANK, two, TOWN].map((document) => isDone('ground', sight(document)))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('when three hexsides have a wall', () => {
    expect([TOWN, WALLED].map((document) => isDone('wall', sight(document)))).toEqual([false, true]);
  });

  test('when a unit of either side stands on the map; leaders alone, or units that wait, are none', () => {
    const { pieces } = KEEP;
    const only = (wanted: (piece: (typeof pieces)[number]) => boolean): boolean =>
      isDone('sides', sight({ ...KEEP, pieces: pieces.filter(wanted) }));
    expect(only(() => true)).toBe(true);
    expect(only(({ force }) => force === 'garrison')).toBe(false);
    expect(only(({ kind }) => ['captain', 'chief'].includes(kind))).toBe(false);
    const waiting = pieces.map((piece) => (piece.force === 'host' ? { ...piece, at: 'off' } : piece));
    expect(isDone('sides', sight({ ...KEEP, pieces: waiting }))).toBe(false);
  });

  test('when a way to win has come that no blank battle has', () => {
    const taken: TriggerLine = {
      id: 'level',
      when: 'turnEnds',
      if: [{ type: 'level', level: 1, side: 'east' }],
      then: { type: 'win', side: 'east', text: { en: 'Taken.' } },
    };
    const won = after(BLANK, { type: 'putTrigger', at: null, trigger: taken });
    expect([BLANK, won].map((document) => isDone('end', sight(document)))).toEqual([false, true]);
  });

  test('when the battle has been tried out, and when its link has been taken along', () => {
    const steps = ['play', 'share'] as const;
    expect(steps.map((step) => isDone(step, sight(KEEP)))).toEqual([false, false]);
    expect(steps.map((step) => isDone(step, sight(KEEP, { deeds: new Set(['played']) })))).toEqual([
      true,
      false,
    ]);
    expect(steps.map((step) => isDone(step, sight(KEEP, { deeds: new Set(['shared']) })))).toEqual([
      false,
      true,
    ]);
  });
});

describe('what it points at', () => {
  test('is the page first, then what is taken in hand, then the map', () => {
    const town = { type: 'terrain', letter: 'c' } as const;
    const wall = { type: 'hexside', kind: 'wall' } as const;
    expect(markOf('ground', sight(BLANK, { tab: 'forces' }))).toBe('tab-map');
    expect(markOf('ground', sight(BLANK))).toBe('ground');
    expect(markOf('ground', sight(BLANK, { ink: town }))).toBe('board');
    expect(markOf('wall', sight(TOWN, { ink: town }))).toBe('wall');
    expect(markOf('wall', sight(TOWN, { ink: wall }))).toBe('fill');
    expect(markOf('wall', sight(TOWN, { ink: wall, tool: 'fill' }))).toBe('board');
  });

  test('is the force whose side stands nowhere yet', () => {
    const onlyWest = { ...KEEP, pieces: KEEP.pieces.filter(({ force }) => force === 'garrison') };
    const kind = KEEP.kinds[0]!;
    const at = (force: string) =>
      markOf('sides', sight(onlyWest, { tab: 'forces', ink: { type: 'piece', kind, force } }));
    expect(markOf('sides', sight(onlyWest, { tab: 'forces' }))).toBe('kinds');
    expect(at('garrison')).toBe('force-besieger');
    expect(at('host')).toBe('board');
  });

  test('is whatever is missing before it can be played, and within the window what copies', () => {
    expect(markOf('play', sight(BLANK, { playable: false }))).toBe('problems');
    expect(markOf('play', sight(KEEP))).toBe('play');
    expect(markOf('share', sight(KEEP))).toBe('share');
    expect(markOf('share', sight(KEEP, { isSharing: true }))).toBe('copy');
    expect(markOf('end', sight(KEEP))).toBe('tab-victory');
    expect(markOf('end', sight(KEEP, { tab: 'victory' }))).toBe('victory');
  });
});

describe('the tour over the editor', () => {
  const NO_STORE: Drafts = {
    list: () => Promise.resolve({ drafts: [], damaged: [], notRead: null }),
    keep: () => Promise.resolve({ type: 'kept', draft: 1 }),
    remove: () => Promise.resolve(true),
  };

  test('shows its card over an open battle, asks before it closes, and goes on where it was left, after a reload too', async () => {
    const model = createEditor(NO_STORE);
    const tour = createTour(model);
    expect(tour.card.value).toBeNull();
    tour.begin();
    expect(tour.card.value).toBeNull();
    await model.open(BLANK, null);
    expect(tour.card.value).toEqual({ step: 'ground', n: 1, done: false, mark: 'ground' });
    model.act({ type: 'paint', hexes: [40, 41, 42] as never, letter: 'c' });
    expect(tour.card.value).toEqual({ step: 'ground', n: 1, done: true, mark: null });
    model.undo();
    expect(tour.card.value?.done).toBe(false);
    tour.next();
    tour.leave();
    expect([tour.leaving.value, tour.card.value?.step]).toEqual([true, 'wall']);
    tour.answer(false);
    expect([tour.leaving.value, tour.card.value?.step]).toEqual([false, 'wall']);
    tour.leave();
    tour.answer(true);
    expect([tour.card.value, tour.place.value?.step]).toEqual([null, 1]);
    const later = createTour(model);
    expect(later.card.value).toBeNull();
    later.resume();
    expect(later.card.value?.step).toBe('wall');
  });

  test('is over after its last step, and nothing of it is kept', async () => {
    const model = createEditor(NO_STORE);
    const tour = createTour(model);
    tour.begin();
    await model.open(BLANK, null);
    TOUR_STEPS.forEach(() => tour.next());
    expect([tour.place.value, tour.card.value]).toEqual([null, null]);
    expect(createTour(model).place.value).toBeNull();
  });

  test('another battle begins with nothing done', async () => {
    const model = createEditor(NO_STORE);
    await model.open(KEEP, null);
    model.hasDone('played');
    model.hasDone('shared');
    await model.open(BLANK, null);
    expect(model.deeds.value.size).toBe(0);
  });

  test.each(['{"step":9,"isShown":true}', '{"step":1}', '{', '[]', '{"step":"1","isShown":true}'])(
    'what was kept as %s harms nothing',
    (kept) => {
      localStorage.setItem('pelennor.editorTour', kept);
      expect(createTour(createEditor(NO_STORE)).place.value).toBeNull();
    },
  );
});

test.each([
  ['English', EN],
  ['German', DE],
])('at most forty words of %s stand on the card at a time', (_, { steps }) => {
  for (const { text, done } of Object.values(steps))
    for (const said of [text, done]) expect(said.split(/\s+/).length, said).toBeLessThanOrEqual(40);
});
