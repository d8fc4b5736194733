// A siege fought on hexes as the room keeps it: moves beside the game of each block, and seats that a machine may have.
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { documentOf, draftOf } from '../../src/ui/features/strategic/war-of-the-ring/draft.ts';
import {
  blockSheet,
  isRunning,
  keptFight,
  newFight,
  siegeSheet,
  stageOf,
  advanceFight,
  type FightState,
} from '../../src/ui/features/strategic/fightState.ts';
import { fightsAt, type FightTable } from '../../src/ui/features/strategic/fights.ts';
import type { OpenBrief } from '../../src/ui/features/strategic/briefs.ts';
import { openBrief } from '../../src/ui/features/strategic/games.ts';
import type { Decided } from '../../src/ui/features/strategic/sheets.ts';
import { openRingSheets } from '../../src/ui/features/strategic/war-of-the-ring/ringSheets.ts';
import { outcomeOf } from '../../src/ui/features/strategic/war-of-the-ring/outcome.ts';
import { openDocument } from '../../src/ui/games/opening.ts';
import { resultOf } from '../../src/ui/log/reckoning.ts';
import { blockStatus, statusOf } from '../../src/ui/features/status/status.ts';
import { initialState } from '../../src/engine/initial.ts';
import type { GameState, Step } from '../../src/engine/state.ts';
import type { SiegeSheet, TableSheet } from '../../src/saves/tableSheet.ts';
import { tableSchema } from '../../src/saves/tableSchema.ts';
import { historyOf } from '../../src/game/history.ts';
import { newMatch, type Match } from '../../src/game/match.ts';
import { sentence } from '../../src/i18n/siegeSaid.ts';
import { blockEnd } from '../../src/strategic/blockEnd.ts';
import { deedsIn } from '../../src/strategic/keepDeeds.ts';
import type { BriefProblem, FightMove } from '../../src/strategic/siege.ts';
import { recordOf } from '../kit/fights.ts';
import { sitAt } from './seat.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';

function briefOf(note: string): OpenBrief {
  const read = WAR_OF_THE_RING.parse(note);
  const brief = openBrief(read.ok ? documentOf(draftOf(read.value)) : {});
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}

function fightOf(note: string): FightState {
  return advanceFight(newFight(briefOf(note)), null);
}

const DEEP = fightOf("Helm's Deep: 1R v 4R 1E, published");

/** The end of the block that comes, as if nobody had moved. */
function unmoved(fight: FightState) {
  const stage = stageOf(fight);
  const opened = stage.type === 'block' ? openDocument(stage.scenario) : null;
  if (opened === null || !opened.ok) throw new Error('no block comes');
  const { battle } = opened.value;
  return { type: 'fought', end: blockEnd(battle, newMatch(battle, 1).state) } as const;
}

describe('a fight', () => {
  test('begins with a block that can be laid on the table', () => {
    const stage = stageOf(DEEP);
    expect(stage.type === 'block' && openDocument(stage.scenario).ok).toBe(true);
    expect(isRunning(DEEP)).toBe(false);
  });

  test('a block whose turns are over is no drawn battle: the strategic board decides, and the siege goes on', () => {
    const stage = stageOf(DEEP);
    const opened = stage.type === 'block' ? openDocument(stage.scenario) : null;
    if (opened === null || !opened.ok) throw new Error('no block comes');
    const { battle } = opened.value;
    const start = initialState(battle, battle.placements);
    const verdict = { winner: 'draw', trigger: 'over', points: null } as const;
    const over: GameState = { ...start, step: 'over' as Step, verdict };
    const told = resultOf(battle, over, true)!;
    expect([told.title, told.margin.text].join(' ')).not.toMatch(/draw/);
    expect(told.title).toBe('The block is over.');
    // The title has said it, and nothing was decided.
    expect(told.text).toBeNull();
    const { hint, status } = sitAt({ ...newMatch(battle, 1), state: over }, { sheet: blockSheet(DEEP) }).page;
    const next = 'Look at the board, or go on with the siege.';
    expect([status.value.canDo, hint.value.prompt]).toEqual([next, next]);
    expect(resultOf(battle, over)!.title).toBe('The battle is drawn.');
    expect(blockStatus(statusOf(battle, start)).canDo).toBe(statusOf(battle, start).canDo);
  });

  test('is kept beside the game of its block, and read again as it was', () => {
    const sheet = { ...blockSheet(DEEP) };
    expect(tableSchema.safeParse(JSON.parse(JSON.stringify(sheet))).success).toBe(true);
    const again = keptFight(JSON.parse(JSON.stringify(sheet)) as typeof sheet, 7);
    expect(again.ok && { ...again.value, brief: again.value.brief.document }).toEqual({
      ...DEEP,
      brief: DEEP.brief.document,
      game: 7,
    });
    expect(again.ok && isRunning(again.value)).toBe(true);
  });

  test('goes on after a block, and the moves since it are kept apart', async () => {
    const running = { ...DEEP, game: 7 };
    const after = advanceFight(running, unmoved(running));
    expect(isRunning(after)).toBe(false);
    expect(siegeSheet(after).before).toEqual([]);
    expect(siegeSheet(after).since[0]).toMatchObject({ type: 'fought' });
  });

  test('ends when the rest is rolled, with a result that the strategic game takes', () => {
    const stage = stageOf(advanceFight(DEEP, { type: 'rolled', seed: 3 }));
    const taken = stage.type === 'over' && DEEP.brief.siege.take(stage.result);
    expect(taken && taken.ok).toBe(true);
  });

  test('a decision of a machine is taken as in the odds, and one of a player waits for him', () => {
    const field = fightOf('field Minas Tirith: 3R 1E 1L v 8R 2E 1N, published');
    expect(stageOf({ ...field, moves: [] })).toMatchObject({ type: 'choice', seat: 'defender' });
    expect(field.moves).toEqual([{ type: 'chose', option: 'withdraw' }]);
    expect(stageOf(field)).toMatchObject({ type: 'choice', seat: 'attacker' });
  });

  test.each([
    ['no brief', { brief: {}, before: [], since: [] }],
    ['moves of nobody', { brief: DEEP.brief.document, before: [{ type: 'fought', end: 3 }], since: [] }],
    [
      'a move that is not asked for',
      { brief: DEEP.brief.document, before: [{ type: 'chose', option: 'x' }], since: [] },
    ],
  ])('%s beside a game is refused, and never throws', (_, siege) => {
    expect(keptFight({ ...blockSheet(DEEP), siege: siege as never }, 1).ok).toBe(false);
  });

  test('the side that holds the place sits where it defends by role, also in a sortie', () => {
    const sortie = fightOf("sortie Helm's Deep: 2R 1E v 4R, published");
    const sheet = blockSheet({ ...sortie, machines: { attacker: true, defender: false } });
    expect(sheet.seats.map(({ taken }) => taken)).toEqual([
      { kind: 'agent', name: 'soldier' },
      { kind: 'player' },
    ]);
    expect(blockSheet(DEEP).seats.map(({ taken }) => taken)).toEqual([
      { kind: 'agent', name: 'soldier' },
      { kind: 'player' },
    ]);
  });
});

/** A page that comes back to a game beside which a fight was kept. */
async function backTo(...keptFights: readonly FightState[]) {
  return await backToSheets(
    keptFights.map((fight, at) => ({
      game: fight.game ?? 7 + at,
      table: { ...blockSheet(fight), siege: siegeSheet(fight) },
    })),
  );
}

/** The same, whatever lies beside the games. */
async function backToSheets(
  sheets: readonly { readonly game: number; readonly table: object }[],
  block: Readonly<{ present: Match; sheet: TableSheet; game: number }> | null = null,
) {
  const noted: [unknown, number][] = [];
  const amended: SiegeSheet[] = [];
  const kept = sheets.map(({ game, table }) => ({ game, head: { table } }));
  const unread: BriefProblem[] = [];
  const shown: Decided[] = [];
  const table = {
    names: openRingSheets(() => null),
    store: {
      history: signal(block === null ? null : historyOf(block.present)),
      sheet: signal(block?.sheet ?? blockSheet(DEEP)),
      window: signal(null),
    },
    seed: () => 3,
    autosave: {
      games: () => Promise.resolve({ ok: true, games: kept, damaged: [] }),
      note: (head: unknown, game: number) => noted.push([head, game]),
      onTable: () => block?.game ?? null,
    },
    games: { amend: (siege: SiegeSheet) => amended.push(siege) },
    headBeside: () => ({ table: { siege: amended.at(-1) } }),
  } as unknown as FightTable;
  const fights = fightsAt(
    table,
    (decided) => shown.push(decided),
    (problems) => unread.push(...problems),
  );
  await new Promise((done) => setTimeout(done, 0));
  return { fights, shown, noted, unread };
}

function siegeIn(head: unknown): SiegeSheet | undefined {
  return (head as { table: TableSheet }).table.siege;
}

describe('a page that comes back', () => {
  test('is told what is wrong where the fight that was kept cannot be read', async () => {
    const siege = { brief: DEEP.brief.document, before: [{ type: 'fought', end: 3 }], since: [] };
    const { fights, unread } = await backToSheets([{ game: 7, table: { ...blockSheet(DEEP), siege } }]);
    expect(fights.view.value).toBeNull();
    expect(unread.length).toBeGreaterThan(0);
  });

  test('goes on with a fight that is not over', async () => {
    const { fights } = await backTo(DEEP);
    expect(fights.view.value).toMatchObject({ stage: { type: 'block', running: true } });
    expect(fights.last.value).toBeNull();
  });

  test('goes on after the last block, though an older one was taken up again since', async () => {
    const first = { ...DEEP, game: 1 };
    const after = advanceFight(first, { type: 'rolled', seed: 3 });
    const second = { ...after, before: after.moves.length, game: 2 };
    const { fights } = await backTo(first, second);
    expect(fights.view.value).toBeNull();
    expect(fights.last.value).not.toBeNull();
    // Played on otherwise, the older block is where the fight goes on.
    const other = advanceFight(first, { type: 'rolled', seed: 4 });
    const turned = await backTo(other, second);
    expect(turned.fights.last.value?.report.document).toEqual(
      (await backTo(other)).fights.last.value?.report.document,
    );
  });

  test('still has what came of a fight that is over, and does not lay it down unasked', async () => {
    const { fights, shown } = await backTo(advanceFight(DEEP, { type: 'rolled', seed: 3 }));
    expect(fights.view.value).toBeNull();
    expect(fights.last.value?.of).toEqual(DEEP.brief.document);
    expect(outcomeOf(fights.last.value!.report).brief.region).toBe('helms-deep');
    expect(shown).toEqual([]);
  });

  test('no longer shows a fight that is left as soon as that is kept, and not before', async () => {
    const { fights, noted } = await backTo({ ...DEEP, game: 7 });
    const heads: (readonly [number, unknown])[] = [];
    const stop = fights.view.subscribe((view) => {
      if (view === null) heads.push(...noted.map(([head, game]) => [game, siegeIn(head)] as const));
    });
    fights.ask.giveUpFight();
    expect(fights.view.value).not.toBeNull();
    await expect.poll(() => fights.view.value).toBeNull();
    expect(heads).toContainEqual([7, undefined]);
    stop();
  });

  test('shows what was chosen in a fight as soon as that is kept, and not before', async () => {
    const { fights, shown, noted } = await backTo({ ...DEEP, game: 7 });
    fights.ask.rollRest();
    expect([shown, noted]).toEqual([[], []]);
    await expect.poll(() => shown.length).toBe(1);
    expect(siegeIn(noted[0]![0])?.since.at(-1)).toMatchObject({ type: 'rolled' });
  });

  test('tells the loser of a block how it came to its hits, before the next question and on the sheet', async () => {
    const field = fightOf("Helm's Deep: 1R v 4R 1E, published");
    const { fights } = await backTo(advanceFight({ ...field, game: 7 }, unmoved(field)));
    const { last } = fights.view.value!;
    expect(last).toMatchObject({ title: 'Block 1' });
    expect(last!.lines).toContain('Attacker: no step lost on the hexes; 4 are a hit (C2)');
    const sheets = openRingSheets(() => null);
    const over = advanceFight(advanceFight(field, unmoved(field)), { type: 'rolled', seed: 3 });
    const { fights: ended } = await backTo(over);
    expect(sheets.sheet(ended.last.value!, null).blocks).toEqual([last]);
    const rolled = await backTo(advanceFight(DEEP, { type: 'rolled', seed: 3 }));
    expect(sheets.sheet(rolled.fights.last.value!, null).blocks).toEqual([]);
  });

  test('names the place and the deed a block turned on, as its record on the table has it', async () => {
    const stage = stageOf(DEEP);
    const opened = stage.type === 'block' ? openDocument(stage.scenario) : null;
    if (opened === null || !opened.ok) throw new Error('no block comes');
    const present = recordOf(opened.value.battle, 2).at(-1)!;
    const sheet = { ...blockSheet(DEEP), siege: siegeSheet(DEEP) };
    const { fights, noted } = await backToSheets([{ game: 7, table: sheet }], { present, sheet, game: 7 });
    await expect.poll(() => noted.length).toBeGreaterThan(0);
    const since = siegeIn(noted.at(-1)![0])!.since as readonly FightMove[];
    expect(since[0]).toMatchObject({ type: 'fought', deeds: deedsIn(present) });
    const again = keptFight({ ...sheet, siege: { ...siegeSheet(DEEP), since } }, 7);
    const told = again.ok ? (stageOf(again.value).told ?? []) : [];
    await expect.poll(() => fights.last.value).not.toBeNull();
    const [block] = openRingSheets(() => null).sheet(fights.last.value!, null).blocks;
    expect(block!.lines).toEqual(told[0]!.map(sentence));
    expect(block!.lines[0]).toMatch(/^(In game-turn \d |.* steps? .* (fell|fall) )/);
  });

  test('the next fight takes the place of what came of the last', async () => {
    const { fights } = await backTo(advanceFight(DEEP, { type: 'rolled', seed: 3 }));
    fights.begin(DEEP.brief);
    expect(fights.last.value).toBeNull();
    expect(fights.view.value).toMatchObject({ stage: { type: 'block', running: false } });
  });
});
