// What the table tells beside the rules: questions put to the board, plans, lines of sight, the record, the report.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hexName, hexNamed } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { Step } from '../../src/engine/state.ts';
import { historyOf } from '../../src/game/history.ts';
import { matchFrom } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import { annalsOf } from '../../src/ui/features/analysis/annals.ts';
import { verdictOf } from '../../src/ui/features/analysis/diceCards.ts';
import { analysisAt, type Analysis } from '../../src/ui/features/analysis/analysis.ts';
import { forgetLuck, gameKey, readLuck, writeLuck } from '../../src/ui/features/analysis/luckBook.ts';
import { recordCard } from '../../src/ui/features/analysis/recordCard.ts';
import { reportOf } from '../../src/ui/features/analysis/report.ts';
import { sightCard } from '../../src/ui/features/analysis/sightCard.ts';
import { statisticsCard } from '../../src/ui/features/analysis/statisticsCard.ts';
import { NO_TALLY, tallyOf } from '../../src/ui/features/analysis/tally.ts';
import { rollsOf } from '../../src/ui/features/analysis/rolls.ts';
import { chronicleOf } from '../../src/ui/log/lines.ts';
import type { EnquiryCard } from '../../src/ui/features/analysis/analysisModel.ts';
import { engine, guard, orc, siege } from '../kit/siege.ts';
import { storageOf } from '../kit/storage.ts';
import { shippedBattle, shippedScenario } from '../kit/shipped.ts';
import { readFixtures } from '../replays/fixtures.ts';
import { newMatch } from '../../src/game/match.ts';
import { CITY, table, type Table } from './smallTable.ts';

const PLAN = {
  map: `
    . . . . . . . . .
     . c c . g M . . .
    . c d . a b e . .
     . c c . . . . . k
    . . . . . . . . .`,
  ...CITY,
  pieces: {
    g: guard('D2X'),
    d: guard('Ce2X', { range: 4 }),
    a: orc('B2Y'),
    b: orc('D1Z'),
    e: orc('E2Z'),
    k: engine('catapult', BESIEGER),
  },
  step: 'besieger-combat.melee.choosing',
  active: BESIEGER,
} as const;

interface Sat extends Table {
  readonly analysis: Analysis;
  card(): EnquiryCard | null;
}

/** A small table with everything that can be known at it; `shift` = the key is held. */
function sit(shift = false): Sat {
  const at = table(PLAN);
  const analysis = analysisAt(at.store);
  const input = analysis.through(at.input, () => shift);
  const click = (hex: number): void => input.pick({ hex: hex as never, direction: 0, fromEdge: 1 }, false);
  return {
    ...at,
    input,
    click,
    pick: (hex) => click(at.at.hex(hex)),
    analysis,
    card: () => analysis.model.enquiry.peek(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a threat', () => {
  test('is asked by key and click, answered in slices, lit on the board, and left by Escape', async () => {
    const { analysis, pick, store, at, card, input, page, last } = sit();
    analysis.enquiries.toggle('threat');
    expect(page.hint.peek().prompt).toMatch(/choose a hex/);
    pick('0502');
    await vi.dynamicImportSettled();
    expect(last()).toBeNull();
    expect(card()).toMatchObject({ type: 'threat', done: false });
    vi.runAllTimers();
    const found = card();
    if (found?.type !== 'threat') throw new Error('no answer');
    expect(found.done).toBe(true);
    expect(found.lines.map(({ name }) => name)).toEqual(['B2Y B2Y', 'D1Z D1Z']);
    expect(store.overlays.peek()).toMatchObject({
      selected: at.hex('0502'),
      targets: [at.hex('0503'), at.hex('0603')],
    });
    expect(store.overlays.peek().rays).toHaveLength(2);
    expect(store.announcement.peek()).toMatch(/2 could strike at 0502/);
    input.back();
    expect(card()).toBeNull();
    expect(store.overlays.peek().rays).toEqual([]);
  });

  test('the map shades what can be struck, and a click on it asks for the names', async () => {
    const { analysis, store, at, pick, card } = sit();
    analysis.enquiries.toggle('threat-map');
    await vi.dynamicImportSettled();
    vi.runAllTimers();
    const { heat } = store.overlays.peek();
    expect(heat.find(({ hex }) => hex === at.hex('0403'))).toBeDefined();
    expect(new Set(heat.map(({ level }) => level))).toEqual(new Set([1, 2]));
    pick('0603');
    vi.runAllTimers();
    expect(card()).toMatchObject({ type: 'threat', title: 'Threat to 0603' });
  });

  test('a game that is taken from the table takes its question along', () => {
    const { analysis, store, card } = sit();
    analysis.enquiries.toggle('sight');
    store.showGame(null);
    expect(card()).toBeNull();
    expect(store.laid.peek()).toBeNull();
  });
});

describe('2.13 the hexes that decide', () => {
  test('are lit, and what is asked of them is told; one that is pointed out is looked at, and all stay lit', async () => {
    const { analysis, store, card, input } = sit();
    const gate = newMatch(shippedBattle('the-great-gate'), 1);
    store.showGame({ ...store.game.peek()!, history: historyOf(gate) });
    analysis.enquiries.toggle('goals');
    await vi.dynamicImportSettled();
    const { board } = gate.battle;
    const lit = store.overlays.peek().choices.map((hex) => hexName(board, hex));
    expect(lit).toContain('1213');
    expect(lit.filter((name) => board.level[hexNamed(board, name)!] === 0)).toEqual([]);
    expect(new Set(lit).size).toBe(lit.length);
    const lines = [
      { text: 'Sauron holds 1213.', cite: '2.13' },
      { text: 'Westernesse holds none of 28 hexes on level 1.', cite: '2.13' },
    ];
    expect(card()).toMatchObject({ type: 'goals', lines: expect.arrayContaining(lines) as unknown });
    analysis.enquiries.point(hexNamed(board, '1213')!);
    expect([store.looked.peek(), card()?.type]).toEqual([hexNamed(board, '1213'), 'goals']);
    input.back();
    expect([card(), store.laid.peek()]).toEqual([null, null]);
  });

  test('where no hex decides the board says so', async () => {
    const { analysis, page, card } = sit();
    analysis.enquiries.toggle('goals');
    await vi.dynamicImportSettled();
    expect([page.hint.peek().prompt, card()]).toEqual([expect.stringMatching(/No single hex decides/), null]);
  });
});

describe('a line of sight', () => {
  const position = siege(PLAN);
  const words = (from: string, to: string, turned = position): string => {
    const card = sightCard(turned.battle, turned.state, turned.hex(from), turned.hex(to));
    return card.type === 'sight' ? [card.verdict, ...card.lines.map(({ text }) => text)].join(' | ') : '';
  };

  test('names the hex that blocks it and why', () => {
    expect(words('0502', '0802')).toMatch(/range 3, blocked \| Blocked by 0602: mountain/);
  });

  test('names the wall it comes in over, and what the bow does to whom', () => {
    expect(words('0503', '0303')).toMatch(/clear.*Cover from wall 0303\/0403: armour \+1/);
    expect(words('0303', '0603')).toMatch(
      /Ce2X Ce2X: range 4, can shoot there.*At D1Z D1Z it is row E, armour 1: 4-7/,
    );
    expect(words('0303', '0703')).toMatch(/range 4, can shoot there/);
  });

  test('says what a catapult reads at that range, by day and by night', () => {
    expect(words('0903', '0703')).toMatch(/row B, from 2 to 4 hexes.*hits on 1 to 3/);
    const night = siege({ ...PLAN, night: true });
    expect(words('0903', '0603', night)).toMatch(/beyond 2.*does not reach troops.*hits on 1 to 2/);
  });

  test('is drawn while its end is sought, and the third hex begins another', async () => {
    const { analysis, store, at, pick, card, input } = sit();
    analysis.enquiries.toggle('sight');
    pick('0503');
    await vi.dynamicImportSettled();
    store.pointAt({ hex: at.hex('0303'), direction: 0, fromEdge: 1 });
    expect(store.overlays.peek().line).toEqual({ from: at.hex('0503'), to: at.hex('0303'), blockedBy: null });
    pick('0303');
    expect(card()).toMatchObject({ type: 'sight', title: '0503 to 0303', clear: true });
    input.back();
    pick('0802');
    expect(card()).toMatchObject({ title: '0503 to 0802' });
    pick('0502');
    expect(store.overlays.peek().selected).toBe(at.hex('0502'));
  });
});

describe('a plan', () => {
  test('is made with the offers of an aim, joint and in order, and shrinks to what can still be done', () => {
    const { take, pick, analysis, play, at, held } = sit();
    take('a');
    pick('0502');
    expect(analysis.offers.peek().map(({ label }) => label)).toEqual([
      'Add to the plan',
      'Plan all that can attack (2)',
    ]);
    analysis.take('plan-add');
    take('b');
    expect(held()).toBe('b');
    pick('0502');
    analysis.take('plan-add');
    const card = analysis.model.plan.peek();
    expect(card?.title).toBe('Plan against D2X D2X');
    expect(card?.steps.map(({ text }) => text)).toEqual(['B2Y B2Y', 'D1Z D1Z']);
    for (const { shares } of card!.steps) {
      expect(shares.reduce((sum, { ways, of }) => sum + ways / of, 0)).toBeCloseTo(1, 12);
    }
    play.submit({ type: 'Melee', attacker: at.piece('b'), defender: at.piece('g') });
    expect(analysis.model.plan.peek()?.steps.length ?? 0).toBeLessThan(2);
  });

  test('Shift adds what is aimed at and never strikes', () => {
    const { take, pick, analysis, last } = sit(true);
    take('a');
    pick('0502');
    expect(analysis.model.plan.peek()?.steps).toHaveLength(1);
    pick('0502');
    expect(analysis.model.plan.peek()).toBeNull();
    expect(last()).toBeNull();
    analysis.take('plan-all');
    expect(analysis.model.plan.peek()?.steps).toHaveLength(2);
    analysis.take('plan-clear');
    expect(analysis.model.plan.peek()).toBeNull();
    expect(analysis.take('push')).toBe(false);
  });
});

describe('the record of a whole siege', () => {
  const { battle } = shippedScenario('the-siege-of-minas-tirith');
  const [{ match, seed }] = readFixtures('the-siege-of-minas-tirith') as [
    ReturnType<typeof readFixtures>[number],
  ];
  const { moments } = replay(newMatch(battle, seed), match.entries);
  const history = historyOf(moments.at(-1)!, moments.slice(0, -1));
  const chapters = annalsOf(history, DEFENDER);

  test('counts as lost exactly who is gone in the end', () => {
    const { state } = history.present;
    const gone = battle.pieces.filter(
      ({ id, kind }) => kind.class !== 'cauldron' && state.pieces[id]!.at === -2,
    );
    const lost = chapters.flatMap((chapter) => chapter.lost);
    expect([...new Set(lost)].toSorted((a, b) => a - b)).toEqual(gone.map(({ id }) => id));
    expect(lost).toHaveLength(gone.length);
  });

  test('has the tracks of the end of every turn, and notes of what mattered', () => {
    expect(chapters.at(-1)!.tracks).toEqual(history.present.state.tracks);
    expect(chapters.map(({ turn }) => turn)).toEqual(chapters.map((_, at) => at + 1));
    const notes = chapters.flatMap((chapter) => chapter.notes.map(({ text }) => text)).join(' ');
    expect(notes).toMatch(/arrive/);
    const strikes = chapters.flatMap((chapter) => chapter.strikes);
    expect(strikes.filter(({ side }) => side === DEFENDER).length).toBeGreaterThan(10);
  });

  test('says on each turn what may come then, once', () => {
    const start = matchFrom(battle, history.past[0]!.state, history.past[0]!.generator);
    const { turns } = recordCard(start, annalsOf(historyOf(start), DEFENDER));
    const due = (turn: number): string =>
      turns
        .find((one) => one.turn === turn)!
        .due.map(({ text }) => text)
        .join(' | ');
    expect(due(5)).toMatch(/on 5 or more/);
    expect(due(8)).toMatch(/on 3 or more/);
    expect(turns.filter(({ turn }) => /Rohan/.test(due(turn))).map(({ turn }) => turn)).toEqual([
      5, 6, 7, 8, 9,
    ]);
    const conditional = turns
      .flatMap(({ turn }) => due(turn).split(' | '))
      .filter((text) => text.startsWith('If '));
    expect(new Set(conditional).size).toBe(conditional.length);
    expect(due(16)).toMatch(/last turn/);
  });

  test('gives figures for charts that end where the battle ended', () => {
    const card = statisticsCard(history.present, chapters, [])!;
    expect(card.turns).toHaveLength(17);
    const last = chapters.at(-1)!.turn;
    expect(card.tracks.map(({ values }) => values[last])).toEqual([...history.present.state.tracks]);
    expect(
      card.attacks.every(({ made, shares }) => made === shares.reduce((sum, { ways }) => sum + ways, 0)),
    ).toBe(true);
    expect(
      statisticsCard(newMatch(battle, 1), annalsOf(historyOf(newMatch(battle, 1)), DEFENDER), []),
    ).toBeNull();
  });

  test('becomes a report in plain text, with verdict, headings, dice and cases', () => {
    const text = reportOf(history.present, chronicleOf(history, DEFENDER));
    expect(text).toMatch(/^After-action report: The Siege of Minas Tirith\n/);
    expect(text).toMatch(/\n\n.*turn 3\n- /);
    expect(text).toMatch(/\{\d \d\} \[7\.41\]/);
    expect(text).not.toMatch(/undefined|\{\}/);
  });

  test('keeps its dice in the book once, however often it is written', () => {
    vi.stubGlobal('localStorage', storageOf());
    const tally = tallyOf(rollsOf(history, DEFENDER));
    expect(readLuck()).toEqual({ tally: NO_TALLY, games: 0 });
    writeLuck(gameKey(history), tally);
    writeLuck(gameKey(history), tally);
    expect(readLuck()).toEqual({ tally, games: 1 });
    writeLuck('another', tally);
    expect(readLuck()).toMatchObject({ games: 2 });
    expect(readLuck().tally[DEFENDER].faces).toEqual(tally[DEFENDER].faces.map((count) => 2 * count));
    localStorage.setItem('pelennor.luck', '{"a":[1,2],"b":7,"c":[{"faces":[1],"purposes":{}},{}]}');
    expect(readLuck().games).toBe(0);
    localStorage.setItem('pelennor.luck', 'torn');
    expect(readLuck().games).toBe(0);
    forgetLuck();
    expect(localStorage.getItem('pelennor.luck')).toBe('{}');
    vi.unstubAllGlobals();
  });
});

test('luck has a name only where chance seldom goes', () => {
  expect([
    verdictOf({ z: 1, p: 0.3 }),
    verdictOf({ z: 2, p: 0.05 }),
    verdictOf({ z: -2, p: 0.05 }),
    verdictOf({ z: 3, p: 0.001 }),
    verdictOf({ z: -3, p: 0.001 }),
  ]).toEqual([
    'About average.',
    'A little lucky.',
    'A little unlucky.',
    'Unusually lucky.',
    'Unusually unlucky.',
  ]);
});

test('2.18 a plan is gone with its step', () => {
  const { take, pick, analysis, store, lay } = sit();
  take('a');
  pick('0502');
  analysis.take('plan-add');
  const { present } = store.history.peek()!;
  lay({
    history: historyOf({
      ...present,
      state: { ...present.state, step: 'rally.defender' as Step },
    }),
  });
  expect(analysis.model.plan.peek()).toBeNull();
});
