/** Sieges that are fought on hexes, as the room sees them: one at a time, kept with the game of its last block. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import { sentence } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { blockLines } from './blockLines.ts';
import type { Match } from '../../../game/match.ts';
import type { StrategicAsks } from './strategicAsks.ts';
import type { FightView } from './strategicModel.ts';
import { blockEnd } from '../../../strategic/blockEnd.ts';
import { deedsIn } from '../../../strategic/keepDeeds.ts';
import type { BriefProblem, FightBlock, FightMove, FightSeat } from '../../../strategic/siege.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { Games } from '../../games/games.ts';
import type { headBeside } from '../../persistence/head.ts';
import type { Autosave } from '../../persistence/autosave.ts';
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
import type { OpenBrief } from './briefs.ts';
import { keptBesideGames, lookForFight } from './keptFights.ts';
import type { BriefNames, Decided } from './sheets.ts';

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

/** Fights at a table; `over` takes what came of one, `unread` what is wrong with the one that was kept. */
export function fightsAt(
  table: FightTable,
  over: (decided: Decided) => void,
  unread: (problems: readonly BriefProblem[]) => void,
): Fights {
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
  const changeFight = (edit: (now: FightState) => FightState): void => {
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
    if (found === null || fight.peek() !== null || last.peek() !== null) return;
    if (found.ok) takeUp(found.value);
    else unread(found.problems);
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
      choose: (option) => changeFight((now) => advanceFight(now, { type: 'chose', option })),
      seat: (seat, machine) =>
        changeFight((now) => advanceFight({ ...now, machines: { ...now.machines, [seat]: machine } }, null)),
      rollRest: () => changeFight((now) => advanceFight(now, { type: 'rolled', seed: table.seed() })),
      giveUpFight: () => {
        const now = fight.peek();
        if (now !== null) void leave(now);
      },
    },
  };
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
    goOn(over ? advanceFight(now.value, foughtIn(present)) : now.value);
  });
}

/** A block that is over as a move of its fight. */
function foughtIn(block: Match): FightMove {
  const end = blockEnd(block.battle, block.state);
  const deeds = deedsIn(block);
  return { type: 'fought', end, ...(deeds === null ? {} : { deeds }) };
}

/** What came of a fight; null while it goes on. */
function decidedBy(fight: FightState): Decided | null {
  const stage = stageOf(fight);
  if (stage.type !== 'over') return null;
  const { siege, document } = fight.brief;
  const report = siege.take(stage.result);
  if (!report.ok) throw new Error(`a fight left what cannot be: ${JSON.stringify(report.problems)}`);
  return { report: report.value, of: document, seed: null, told: stage.told };
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
    last: blockLines(stage).at(-1) ?? null,
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
