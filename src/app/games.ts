/** Games come to the table and leave it: begun, continued, loaded from a file, saved to one. */
import { batch, type Signal } from '@preact/signals';
import type { ActorRefFrom } from 'xstate';
import type { History } from '../game/history.ts';
import { historyOf } from '../game/history.ts';
import { newMatch } from '../game/match.ts';
import { fill } from '../i18n/fill.ts';
import { TABLE } from '../i18n/words.ts';
import type { KeptGame } from '../panels/tableModel.ts';
import type { Desk } from './desk.ts';
import { download } from './files.ts';
import type { Orders } from './hands.ts';
import type { Keeper, Opening } from './keeping/keeper.ts';
import { logOf, reopen } from './keeping/log.ts';
import { openDocument, openShipped, type OpenBattle } from './opening.ts';
import { headOf } from './present/outcome.ts';
import type { shellChart } from './shell.chart.ts';

export interface Games {
  /** Begins a battle anew; asks first when another game would be lost by it. */
  begin(scenario: string): void;
  beginAgain(): void;
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
  snap(): void;
}

/** The games of a table. */
export function gamesAt({ desk, opened, kept, keeper, shell, orders, snap }: Seat): Games {
  let opening: Opening | null = null;

  const lay = (battle: OpenBattle, history: History): void => {
    orders.send({ type: 'Clear' });
    batch(() => {
      opened.value = battle;
      desk.history.value = history;
      for (const field of [desk.hover, desk.cursor, desk.looked, desk.refusal, desk.dice, desk.banner]) {
        field.value = null;
      }
    });
    snap();
    shell.send({ type: 'Open' });
    if (history.present.state.verdict !== null) shell.send({ type: 'Ended' });
  };

  const beginNow = (scenario: string): void => {
    const found = openShipped(scenario);
    if (!found.ok) return;
    const { battle, document } = found.value;
    const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
    const history = historyOf(newMatch(battle, seed));
    opening = { document, seed };
    keeper.begin(opening, [], headOf(battle, history.present.state));
    lay(found.value, history);
  };

  const begin = (scenario: string): void => {
    const running = desk.match.peek();
    const lost = running === null ? kept.peek() !== null : running.state.verdict === null;
    if (!lost) return beginNow(scenario);
    shell.send({ type: 'Ask', question: { type: 'new-game', scenario } });
    desk.message.value = {
      type: 'question',
      title: TABLE.newGameTitle,
      text: TABLE.newGameText,
      yes: TABLE.newGameYes,
      no: TABLE.newGameNo,
    };
  };

  return {
    begin,
    beginAgain: () => begin(desk.match.peek()?.battle.id ?? ''),
    lookForKept: async () => {
      kept.value = await keeper.head();
    },
    resume: async () => {
      const found = await keeper.load();
      const battle = found === null ? null : openDocument(found.opening.document);
      if (found === null || battle === null || !battle.ok) return;
      const again = reopen(newMatch(battle.value.battle, found.opening.seed), found.records, found.snapshot);
      if (again.history === null) return;
      opening = found.opening;
      lay(battle.value, again.history);
      if (again.ok) return;
      const { turn } = again.history.present.state;
      desk.message.value = {
        type: 'notice',
        title: TABLE.oldRules,
        text: fill(TABLE.oldRulesText, { turn }),
      };
    },
    open: async (file) => {
      void file;
      void logOf;
    },
    save: () => {
      const match = desk.match.peek();
      if (match !== null) download(`${match.battle.id}-turn-${match.state.turn}.json`, '');
    },
    answer: (yes) => {
      const { question } = shell.getSnapshot().context;
      desk.message.value = null;
      if (question === null) return;
      shell.send({ type: 'Answered' });
      if (yes) beginNow(question.scenario);
    },
  };
}
