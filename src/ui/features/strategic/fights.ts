/** Sieges that are fought on hexes, as the room sees them: one at a time, kept with the game of its last block. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import { sentence } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { StrategicAsks } from './strategicAsks.ts';
import type { FightView } from './strategicModel.ts';
import { blockEnd } from '../../../strategic/blockEnd.ts';
import type { FightBlock, FightSeat } from '../../../strategic/siege.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { Games } from '../../games/games.ts';
import type { headBeside } from '../../persistence/head.ts';
import type { Autosave } from '../../persistence/autosave.ts';
import type { SavedGame } from '../../persistence/kept.ts';
import { openDocument } from '../../games/opening.ts';
import {
  blockSheet,
  isRunning,
  keptFight,
  newFight,
  siegeSheet,
  stageOf,
  advanceFight,
  type FightState,
} from './fightState.ts';
import type { OpenBrief } from './games.ts';
import type { BriefNames, Decided } from './sheets.ts';
import type { SiegeSheet } from '../../../saves/tableSheet.ts';

/** What fights need of the table. */
export interface FightTable {
  readonly store: Pick<TableStore, 'history' | 'sheet' | 'openWindow'>;
  readonly games: Pick<Games, 'beginWith' | 'resume' | 'amend'>;
  readonly autosave: Pick<Autosave, 'games' | 'note' | 'onTable'>;
  readonly headBeside: typeof headBeside;
  readonly names: BriefNames;
  /** A seed that nobody knows. */
  seed(): number;
}

export interface Fights {
  /** The siege that is being fought; null while none is. */
  readonly view: ReadonlySignal<FightView | null>;
  /** What came of the siege that was fought last; null while one is being fought, and before one was. */
  readonly last: ReadonlySignal<Decided | null>;
  /** Why a brief cannot be fought on hexes, in a sentence; null = it can. */
  whyNot(brief: OpenBrief): string | null;
  begin(brief: OpenBrief): void;
  readonly ask: Pick<StrategicAsks, 'begin' | 'choose' | 'seat' | 'rollRest' | 'giveUpFight'>;
}

const SEATS: readonly FightSeat[] = ['attacker', 'defender'];

/** Fights at a table; `over` takes what came of one. */
export function fightsAt(table: FightTable, over: (decided: Decided) => void): Fights {
  const { store, games, autosave } = table;
  const fight = signal<FightState | null>(null);
  const last = signal<Decided | null>(null);

  const { note, forget } = keptBesideGames(table);
  /** Takes a fight in hand: what came of it, or itself while it goes on. */
  const takeUp = (now: FightState): Decided | null => {
    const decided = decidedBy(now);
    fight.value = decided === null ? now : null;
    last.value = decided;
    return decided;
  };
  const show = (next: FightState): void => {
    const decided = takeUp(next);
    if (decided !== null) over(decided);
  };
  /** What is shown is noted: a page that goes at that moment comes back to it. */
  const goOn = async (next: FightState): Promise<void> => {
    await note(next, siegeSheet(next));
    show(next);
  };
  let left: FightState | null = null;
  const changed = (edit: (now: FightState) => FightState): void => {
    const now = fight.peek();
    if (now !== null && now !== left) void goOn(edit(now));
  };
  const leave = async (now: FightState): Promise<void> => {
    left = now;
    await forget(now);
    fight.value = null;
  };

  followBlock(table, (next) => void goOn(next));
  void lookForFight(table).then((found) => {
    if (found !== null && fight.peek() === null && last.peek() === null) takeUp(found);
  });

  return {
    view: computed(() => (fight.value === null ? null : viewOf(fight.value, table.names))),
    last,
    whyNot: (brief) => {
      const ground = brief.siege.ground();
      return ground.ok ? null : sentence(ground.why);
    },
    begin: (brief) => show(advanceFight(newFight(brief), null)),
    ask: {
      begin: () => {
        const now = fight.peek();
        if (now === null || now === left) return;
        store.openWindow(null);
        if (isRunning(now)) return void games.resume(now.game!);
        const stage = stageOf(now);
        if (stage.type !== 'block') return;
        const battle = openDocument(stage.scenario);
        if (!battle.ok) throw new Error(`a block that cannot be played: ${JSON.stringify(battle.problems)}`);
        games.beginWith(battle.value, blockSheet(now));
        fight.value = { ...now, before: now.moves.length, game: autosave.onTable() };
      },
      choose: (option) => changed((now) => advanceFight(now, { type: 'chose', option })),
      seat: (seat, machine) =>
        changed((now) => advanceFight({ ...now, machines: { ...now.machines, [seat]: machine } }, null)),
      rollRest: () => changed((now) => advanceFight(now, { type: 'rolled', seed: table.seed() })),
      giveUpFight: () => {
        const now = fight.peek();
        if (now !== null) void leave(now);
      },
    },
  };
}

/** Where a fight is kept: on the sheets beside the games of its blocks. What is asked for is done when it is noted. */
function keptBesideGames({ store, games, autosave, headBeside }: FightTable) {
  /** Writes beside the game of its last block how the fight stands; undefined = that there is none any more. */
  const note = async ({ game: block }: FightState, siege: SiegeSheet | undefined): Promise<void> => {
    if (block === null) return;
    const present = store.history.peek()?.present;
    if (present !== undefined && autosave.onTable() === block) {
      games.amend(siege);
      return autosave.note(headBeside(present, store.sheet.peek()), block);
    }
    const found = (await gamesOf(autosave)).find(({ game }) => game === block);
    if (found?.head.table === undefined) return;
    autosave.note({ ...found.head, table: { ...found.head.table, siege } }, block);
  };
  /** Takes a fight away from beside all its blocks, the one on the table first. */
  const forget = async (left: FightState): Promise<void> => {
    await note(left, undefined);
    const brief = JSON.stringify(left.brief.document);
    for (const { game, head } of await gamesOf(autosave)) {
      if (JSON.stringify(head.table?.siege?.brief) === brief) await note({ ...left, game }, undefined);
    }
  };
  return { note, forget };
}

/** The kept games; none where they cannot be read, of which the table has told. */
async function gamesOf(autosave: FightTable['autosave']): Promise<readonly SavedGame[]> {
  const found = await autosave.games();
  return found.ok ? found.games : [];
}

/** When the block on the table is over its end is a move of the fight; when that is taken back it is none. */
function followBlock({ store, autosave }: FightTable, goOn: (next: FightState) => void): void {
  effect(() => {
    const { siege } = store.sheet.value;
    const present = store.history.value?.present;
    if (siege === undefined || present === undefined) return;
    const over = present.state.verdict !== null;
    if (over === siege.since.length > 0) return;
    const now = keptFight({ ...store.sheet.peek(), siege: { ...siege, since: [] } }, autosave.onTable());
    if (!now.ok) return;
    const end = () => blockEnd(present.battle, present.state);
    goOn(over ? advanceFight(now.value, { type: 'fought', end: end() }) : now.value);
  });
}

/**
 * The siege of whichever game with one was on the table last, also when it is over; where an older
 * block was taken up again, the one that went on from it farthest.
 */
async function lookForFight({ autosave }: FightTable): Promise<FightState | null> {
  const games = await gamesOf(autosave);
  const blocks = games.flatMap(({ game, head: { table } }) =>
    table?.siege === undefined ? [] : [{ game, table, siege: table.siege }],
  );
  const [last] = blocks;
  if (last === undefined) return null;
  const farthest = blocks
    .filter(({ siege }) => goesOn(last.siege, siege))
    .reduce((best, one) => (movesIn(one.siege).length > movesIn(best.siege).length ? one : best), last);
  const found = keptFight(farthest.table, farthest.game);
  return found.ok ? found.value : null;
}

/** Whether a block is of the same fight as another, and comes after all that happened in it; a fight that was played on otherwise does not. */
function goesOn(from: SiegeSheet, to: SiegeSheet): boolean {
  const beginning = movesIn(to).slice(0, movesIn(from).length);
  return JSON.stringify([from.brief, movesIn(from)]) === JSON.stringify([to.brief, beginning]);
}

function movesIn({ before, since }: SiegeSheet): SiegeSheet['before'] {
  return [...before, ...since];
}

/** What came of a fight; null while it goes on. */
function decidedBy(fight: FightState): Decided | null {
  const stage = stageOf(fight);
  if (stage.type !== 'over') return null;
  const { siege, document } = fight.brief;
  const report = siege.take(stage.result);
  if (!report.ok) throw new Error(`a fight left what cannot be: ${JSON.stringify(report.problems)}`);
  return { report: report.value, of: document, seed: null };
}

function viewOf(fight: FightState, names: BriefNames): FightView {
  const stage = stageOf(fight);
  if (stage.type === 'over') throw new Error('a fight that is over is not shown');
  const { brief, machines, moves } = fight;
  const blocks = moves.filter(({ type }) => type === 'fought').length;
  return {
    title: names.titleOf(brief.document),
    where:
      stage.type === 'choice'
        ? fill(SIEGE_ROOM.fightBetween, { blocks })
        : stage.paid === 0
          ? fill(SIEGE_ROOM.fightBlock, { number: stage.number })
          : fill(SIEGE_ROOM.fightBlockOf, { number: stage.number, paid: stage.paid }),
    stage:
      stage.type === 'choice'
        ? {
            type: 'choice',
            who: SIEGE_ROOM.posts[stage.seat],
            question: sentence(stage.question),
            options: stage.options.map(({ id, label }) => ({ id, name: sentence(label) })),
          }
        : {
            type: 'block',
            words: fill(isRunning(fight) ? SIEGE_ROOM.fightRuns : SIEGE_ROOM.fightComes, {
              turns: turnsOf(stage),
              minutes: stage.minutes,
            }),
            running: isRunning(fight),
          },
    seats: SEATS.map((seat) => ({
      seat,
      name: fill(SIEGE_ROOM.fightSeat, { side: names.seatName(brief.document, seat) }),
      machine: machines[seat],
    })),
  };
}

/** The game-turns of a block. */
function turnsOf({ scenario: { turns } }: FightBlock): number {
  return turns.last - turns.first + 1;
}
