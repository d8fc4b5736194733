/** Games come to the table and leave it: begun, continued, loaded from a file, saved to one. */
import { batch, type Signal } from '@preact/signals';
import type { ActorRefFrom } from 'xstate';
import { historyOf, type History } from '../game/history.ts';
import { matchFrom, newMatch } from '../game/match.ts';
import type { OpenedMatch } from '../saves/openMatch.ts';
import { marksUpTo, NO_MARKS, type Marks } from '../saves/marks.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import { fill } from '../i18n/fill.ts';
import { TABLE, THEATRE } from '../i18n/words.ts';
import type { Desk } from './desk.ts';
import { download } from './files.ts';
import { fetchBattle, fetchGameFile, fetchReader } from './fetching.ts';
import type { Orders } from './hands.ts';
import type { Passing } from './handover/handover.ts';
import { headBeside, type Head } from './keeping/head.ts';
import type { Keeper } from './keeping/keeper.ts';
import { logOf, reopen } from './keeping/log.ts';
import type { OpenBattle } from './openBattle.ts';
import { usualTable, type NewTable } from './seats/draft.ts';
import { bidNotice } from './seats/lines.ts';
import { matchPoints, secondSheet } from './seats/match.ts';
import { TWO_PLAYERS } from './seats/sheet.ts';
import type { Question, shellChart } from './shell.chart.ts';
import { branchAt } from './theatre/timeline.ts';

export interface Games {
  /** Begins a battle anew, at the table of last time if none is named; asks first when another one goes on at the table. */
  begin(scenario: string, table?: NewTable): void;
  /** Begins a battle that was brought, with this sheet beside it; another one that goes on stays kept. */
  beginWith(battle: OpenBattle, table: TableSheet): void;
  /** Begins the second game of a match: the same battle, the sides changed. */
  playSecond(): void;
  /** Takes a kept game to the table, the one that can be continued if none is named; `watched` = to look at it from the start. */
  resume(game?: number, watched?: boolean): Promise<void>;
  /** Begins a new game at a moment of the one on the table, with fresh dice. */
  goOnFrom(moment: number): void;
  /** Keeps the game on the table once more, from its beginning. */
  keepAgain(): void;
  open(file: File): Promise<void>;
  save(): void;
  answer(yes: boolean): void;
  lookForKept(): Promise<void>;
}

/** What games need to know of the table. */
export interface Seat {
  readonly desk: Desk;
  readonly opened: Signal<OpenBattle | null>;
  readonly kept: Signal<Head | null>;
  readonly keeper: Keeper;
  readonly shell: ActorRefFrom<typeof shellChart>;
  readonly orders: Orders;
  readonly passing: Pick<Passing, 'opened'>;
  snap(): void;
  /** The game that has come to the table is looked at from the start. */
  watch(): void;
}

/** A game as it lies on the table. */
interface Laid {
  readonly battle: OpenBattle;
  readonly history: History;
  readonly table: TableSheet;
  readonly marks: Marks;
}

/** The games of a table. */
export function gamesAt({ desk, opened, kept, keeper, shell, orders, passing, snap, watch }: Seat): Games {
  const lay = (game: Laid, anew = true, watched = false): void => {
    orders.send({ type: 'Clear' });
    passing.opened(game.history, game.table, anew, () => show(game, watched));
  };

  const show = ({ battle, history, table, marks }: Laid, watched: boolean): void => {
    batch(() => {
      opened.value = battle;
      desk.history.value = history;
      desk.sheet.value = table;
      desk.marks.value = marks;
      desk.moment.value = null;
      for (const field of [desk.hover, desk.cursor, desk.looked, desk.refusal, desk.dice]) {
        field.value = null;
      }
    });
    snap();
    shell.send({ type: 'Open' });
    if (watched) watch();
    else if (history.present.state.verdict !== null) shell.send({ type: 'Ended' });
  };

  const keepAnew = ({ battle, history, table, marks }: Laid): void => {
    const { start, generator } = history.past[0] ?? history.present;
    const opening = { document: battle.document, start, generator, takenBack: marks.takenBack };
    keeper.begin(opening, logOf(history, marks), headBeside(history.present, table));
  };

  const beginAt = (game: Laid): void => {
    keepAnew(game);
    lay(game);
  };

  /** What lies on the table, or null. */
  const laid = (): Laid | null => {
    const [battle, history] = [opened.peek(), desk.history.peek()];
    if (battle === null || history === null) return null;
    return { battle, history, table: desk.sheet.peek(), marks: desk.marks.peek() };
  };

  const goesOn = (turn: number): void => {
    desk.message.value = {
      type: 'notice',
      title: TABLE.oldRules,
      text: fill(TABLE.oldRulesText, { turn }),
    };
  };

  /** Does what needs more of the game to be fetched; where that fails nothing is changed, and the player is told. */
  const fetched = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch {
      desk.message.value = { type: 'notice', title: TABLE.notFetched, text: TABLE.notFetchedText };
    }
  };

  const beginNow = async (scenario: string, { sheet, threshold }: NewTable): Promise<void> => {
    const found = await fetchBattle(scenario, threshold);
    if (!found.ok) return;
    beginWith(found.value, sheet);
    const { battle } = found.value;
    if (sheet.match.type === 'bid') desk.message.value = bidNotice(battle, sheet, sheet.match.bids);
  };

  const beginWith = (battle: OpenBattle, table: TableSheet): void => {
    const history = historyOf(newMatch(battle.battle, aSeed()));
    beginAt({ battle, history, table, marks: NO_MARKS });
  };

  const openNow = async ({ document, history, notice, table, marks }: OpenedMatch): Promise<void> => {
    const { openDocument } = await fetchReader();
    const battle = openDocument(document);
    if (!battle.ok) return;
    beginAt({ battle: battle.value, history, table: table ?? TWO_PLAYERS, marks });
    if (notice !== null) goesOn(history.present.state.turn);
  };

  const carryOut = (question: Question): void =>
    void fetched(() =>
      question.type === 'open'
        ? openNow(question.game)
        : beginNow(question.scenario, question.table ?? usualTable(question.scenario)),
    );

  /** Asks first where a game goes on at the table. It stays kept in any case. */
  const replaceBy = (question: Question): void => {
    const goesOnHere = desk.history.peek()?.present.state.verdict === null;
    if (!goesOnHere) return carryOut(question);
    shell.send({ type: 'Ask', question });
    desk.message.value = { type: 'question', ...askedOf(question.type), no: TABLE.newGameNo };
  };

  return {
    beginWith,
    begin: (scenario, table) => replaceBy({ type: 'new-game', scenario, table }),
    playSecond: () => {
      const [battle, now] = [opened.peek(), desk.history.peek()?.present];
      if (battle === null || now === undefined) return;
      const second = secondSheet(desk.sheet.peek(), matchPoints(now.battle, now.state));
      if (second !== null) beginWith(battle, second);
    },
    lookForKept: async () => {
      kept.value = await keeper.head();
    },
    resume: (game, watched = false) =>
      fetched(async () => {
        const [found, { openDocument }] = await Promise.all([keeper.load(game), fetchReader()]);
        const battle = found === null ? null : openDocument(found.opening.document);
        if (found === null || battle === null || !battle.ok) return;
        const { start, generator, takenBack } = found.opening;
        const first = matchFrom(battle.value.battle, start, generator);
        const again = reopen(first, found.records, found.snapshot, takenBack);
        if (again.history === null) return;
        const { history } = again;
        const marks = again.ok ? again.marks : NO_MARKS;
        const kept = { battle: battle.value, history, table: found.table ?? TWO_PLAYERS, marks };
        if (!again.ok) keepAnew(kept);
        lay(kept, false, watched);
        if (!again.ok) goesOn(history.present.state.turn);
      }),
    goOnFrom: (moment) => {
      const game = laid();
      if (game === null) return;
      const history = branchAt(game.history, moment, aSeed());
      beginAt({ ...game, history, marks: marksUpTo(game.marks, history.present.entries.length) });
      desk.announcement.value = THEATRE.goesOnHere;
    },
    keepAgain: () => {
      const game = laid();
      if (game !== null) keepAnew(game);
    },
    open: (file) =>
      fetched(async () => {
        const { readGame } = await fetchGameFile();
        const found = await readGame(file);
        if (!found.ok) {
          const title = TABLE.brokenFile;
          desk.message.value = {
            type: 'problems',
            title,
            text: TABLE.brokenFileText,
            problems: found.problems,
          };
          return;
        }
        replaceBy({ type: 'open', game: found.value });
      }),
    save: () => {
      const game = laid();
      if (game === null) return;
      void fetched(async () => {
        const { writeGame } = await fetchGameFile();
        const { name, text, tells } = writeGame(game.history, game.battle.document, game.table, game.marks);
        download(name, text);
        if (tells) desk.message.value = { type: 'notice', title: TABLE.savedTitle, text: TABLE.savedText };
      });
    },
    answer: (yes) => {
      const { question } = shell.getSnapshot().context;
      desk.message.value = null;
      if (question === null) return;
      shell.send({ type: 'Answered' });
      if (yes) carryOut(question);
    },
  };
}

/** What is asked before a game makes room for another. */
function askedOf(type: Question['type']): Readonly<Record<'title' | 'text' | 'yes', string>> {
  const { newGameTitle, newGameText, newGameYes, openTitle, openYes } = TABLE;
  return type === 'open'
    ? { title: openTitle, text: newGameText, yes: openYes }
    : { title: newGameTitle, text: newGameText, yes: newGameYes };
}

function aSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0]!;
}
