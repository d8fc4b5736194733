/** Games come to the table and leave it: begun, continued, loaded from a file, saved to one. */
import { batch, type Signal } from '@preact/signals';
import type { ActorRefFrom } from 'xstate';
import type { Battle } from '../engine/battle.ts';
import { historyOf, type History } from '../game/history.ts';
import { matchFrom, newMatch } from '../game/match.ts';
import type { Result } from '../kernel/result.ts';
import { openMatch, type OpenedMatch } from '../saves/openMatch.ts';
import { parseMatch } from '../saves/parseMatch.ts';
import type { TableSheet } from '../saves/tableSchema.ts';
import { writeMatch } from '../saves/writeMatch.ts';
import { parseJson } from '../scenario/parseJson.ts';
import type { Problem } from '../scenario/problems.ts';
import { fill } from '../i18n/fill.ts';
import { TABLE } from '../i18n/words.ts';
import type { KeptGame } from '../panels/tableModel.ts';
import type { Desk } from './desk.ts';
import { download } from './files.ts';
import type { Orders } from './hands.ts';
import type { Passing } from './handover/handover.ts';
import { headBeside } from './keeping/head.ts';
import type { Keeper } from './keeping/keeper.ts';
import { logOf, reopen } from './keeping/log.ts';
import { openBidden, openDocument, type OpenBattle } from './opening.ts';
import { usualTable, type NewTable } from './seats/draft.ts';
import { bidNotice } from './seats/lines.ts';
import { matchPoints, secondSheet } from './seats/match.ts';
import { TWO_PLAYERS } from './seats/sheet.ts';
import type { Question, shellChart } from './shell.chart.ts';

export interface Games {
  /** Begins a battle anew, at the table of last time if none is named; asks first when another game would be lost by it. */
  begin(scenario: string, table?: NewTable): void;
  /** Begins the second game of a match: the same battle, the sides changed. */
  playSecond(): void;
  resume(): Promise<void>;
  open(file: File): Promise<void>;
  save(): void;
  answer(yes: boolean): void;
  lookForKept(): Promise<void>;
}

/** What games need to know of the table. */
export interface Seat {
  readonly desk: Desk;
  readonly opened: Signal<OpenBattle | null>;
  readonly kept: Signal<KeptGame | null>;
  readonly keeper: Keeper;
  readonly shell: ActorRefFrom<typeof shellChart>;
  readonly orders: Orders;
  readonly passing: Pick<Passing, 'opened'>;
  snap(): void;
}

/** The games of a table. */
export function gamesAt({ desk, opened, kept, keeper, shell, orders, passing, snap }: Seat): Games {
  const lay = (battle: OpenBattle, history: History, table: TableSheet, anew = true): void => {
    orders.send({ type: 'Clear' });
    passing.opened(history, table, anew, () => show(battle, history, table));
  };

  const show = (battle: OpenBattle, history: History, table: TableSheet): void => {
    batch(() => {
      opened.value = battle;
      desk.history.value = history;
      desk.sheet.value = table;
      desk.moment.value = null;
      for (const field of [desk.hover, desk.cursor, desk.looked, desk.refusal, desk.dice]) {
        field.value = null;
      }
    });
    snap();
    shell.send({ type: 'Open' });
    if (history.present.state.verdict !== null) shell.send({ type: 'Ended' });
  };

  const keepAnew = ({ document }: OpenBattle, history: History, table: TableSheet): void => {
    const { start, generator } = history.past[0] ?? history.present;
    keeper.begin({ document, start, generator }, logOf(history), headBeside(history.present, table));
  };

  const goesOn = (turn: number): void => {
    desk.message.value = {
      type: 'notice',
      title: TABLE.oldRules,
      text: fill(TABLE.oldRulesText, { turn }),
    };
  };

  const beginNow = (scenario: string, { sheet, threshold }: NewTable): void => {
    const found = openBidden(scenario, threshold);
    if (!found.ok) return;
    beginWith(found.value, sheet);
    const { battle } = found.value;
    if (sheet.match.type === 'bid') desk.message.value = bidNotice(battle, sheet, sheet.match.bids);
  };

  const beginWith = (battle: OpenBattle, table: TableSheet): void => {
    const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
    const history = historyOf(newMatch(battle.battle, seed));
    keepAnew(battle, history, table);
    lay(battle, history, table);
  };

  const openNow = ({ document, history, notice, table }: OpenedMatch): void => {
    const battle = openDocument(document);
    if (!battle.ok) return;
    keepAnew(battle.value, history, table ?? TWO_PLAYERS);
    lay(battle.value, history, table ?? TWO_PLAYERS);
    if (notice !== null) goesOn(history.present.state.turn);
  };

  const carryOut = (question: Question): void =>
    question.type === 'open'
      ? openNow(question.game)
      : beginNow(question.scenario, question.table ?? usualTable(question.scenario));

  /** Asks first where a game that goes on, or a kept one, would be given up. */
  const replaceBy = (question: Question): void => {
    const running = desk.match.peek();
    const lost = running === null ? kept.peek() !== null : running.state.verdict === null;
    if (!lost) return carryOut(question);
    shell.send({ type: 'Ask', question });
    desk.message.value = { type: 'question', ...ASKED[question.type], no: TABLE.newGameNo };
  };

  return {
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
    resume: async () => {
      const found = await keeper.load();
      const battle = found === null ? null : openDocument(found.opening.document);
      if (found === null || battle === null || !battle.ok) return;
      const { start, generator } = found.opening;
      const first = matchFrom(battle.value.battle, start, generator);
      const again = reopen(first, found.records, found.snapshot);
      if (again.history === null) return;
      const table = found.table ?? TWO_PLAYERS;
      if (!again.ok) keepAnew(battle.value, again.history, table);
      lay(battle.value, again.history, table, false);
      if (!again.ok) goesOn(again.history.present.state.turn);
    },
    open: async (file) => {
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
    },
    save: () => {
      const history = desk.history.peek();
      const battle = opened.peek();
      if (history === null || battle === null) return;
      const { present, past } = history;
      const saved = writeMatch(present, battle.document, past, desk.sheet.peek());
      download(`${present.battle.id}-turn-${present.state.turn}.json`, JSON.stringify(saved));
      if (hidesSomething(present.battle)) {
        desk.message.value = { type: 'notice', title: TABLE.savedTitle, text: TABLE.savedText };
      }
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

const ASKED = {
  'new-game': { title: TABLE.newGameTitle, text: TABLE.newGameText, yes: TABLE.newGameYes },
  open: { title: TABLE.openTitle, text: TABLE.newGameText, yes: TABLE.openYes },
} as const satisfies Record<Question['type'], object>;

/** Whether one player may not know everything about a battle (2.11.11): then a saved game gives secrets away. */
function hidesSomething({ options, pieces }: Battle): boolean {
  return options.hiddenCauldrons && pieces.some(({ kind }) => kind.class === 'cauldron');
}

/** A file as a game that goes on, or everything that is wrong with it. */
async function readGame(file: File): Promise<Result<OpenedMatch, Problem>> {
  const json = parseJson(await file.text());
  if (!json.ok) return json;
  const saved = parseMatch(json.value);
  return saved.ok ? openMatch(saved.value) : saved;
}
