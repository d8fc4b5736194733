/** The accounts of a game: its record, its dice, its luck and its figures. Fetched with the first that is opened, or with the first dice. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { History } from '../../../game/history.ts';
import type { Side } from '../../../engine/battle.ts';
import type { AnalysisModel, CounselModel } from './analysisModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { chronicleOf } from '../../log/lines.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { ANALYSIS } from '../../../i18n/words.ts';
import { copyText } from '../../games/files.ts';
import { annalsOf } from './annals.ts';
import { counselAt } from './counsel.ts';
import { diceLines, luckCard, sidesOf } from './diceCards.ts';
import { forgetLuck, gameKey, readLuck, writeLuck } from './luckBook.ts';
import { recordCard } from './recordCard.ts';
import { reportOf } from './report.ts';
import { rollsInTurn, rollsOf, type Roll } from './rolls.ts';
import { inSlices } from '../../threats/slices.ts';
import { statisticsCard } from './statisticsCard.ts';
import { storyOf } from './story.ts';
import { tallyOf } from './tally.ts';

/** What is told of a game in windows of their own. */
export type GameAccounts = Pick<
  AnalysisModel,
  'record' | 'dice' | 'luck' | 'statistics' | 'story' | 'counsel'
>;

export interface Accounts extends Omit<GameAccounts, 'counsel'> {
  readonly counsel: CounselModel;
  /** From now on the dice of each game are written into the book of this browser, when they have lain for a while. */
  keepLuck(): void;
  forgetLuck(): void;
  /** The chronicle as text; null without a game. */
  report(): string | null;
  /** Puts the chronicle on the clipboard, or shows it where that cannot be done. */
  copyReport(): Promise<void>;
}

/** So long after the last action the dice of a game are written down, in milliseconds. */
const SETTLED = 800;

/** The accounts at a table. */
export function accountsAt(store: TableStore): Accounts {
  const battle = computed(() => store.match.value?.battle ?? null);
  const ofHistory = <T>(
    read: (history: History, viewer: Side) => readonly T[],
  ): ReadonlySignal<readonly T[]> =>
    computed(() => {
      const history = store.history.value;
      return history === null ? [] : read(history, store.viewer.value);
    });
  const rolls = ofHistory(rollsOf);
  const annals = ofHistory(annalsOf);
  const tally = computed(() => tallyOf(rolls.value));
  const book = signal(readLuck());
  const counsel = counselAt(store);
  /** Writes the dice of a game into the book, a slice at a time; answers what stops that. */
  const enter = (history: History, viewer: Side): (() => void) => {
    const found: Roll[] = [];
    return inSlices(rollsInTurn(history, viewer), (more, done) => {
      found.push(...more.flat());
      if (!done) return;
      writeLuck(gameKey(history), tallyOf(found));
      book.value = readLuck();
    });
  };
  let keepsLuck: (() => void) | null = null;
  const report = (): string | null => {
    const [history, now] = [store.history.peek(), store.match.peek()];
    return history === null || now === null ? null : reportOf(now, chronicleOf(history, store.viewer.peek()));
  };

  return {
    record: computed(() => (store.match.value === null ? null : recordCard(store.match.value, annals.value))),
    dice: computed(() => (battle.value === null ? [] : diceLines(battle.value, rolls.value))),
    luck: computed(() => luckCard(battle.value, tally.value, book.value.tally, book.value.games)),
    statistics: computed(() =>
      store.match.value === null
        ? null
        : statisticsCard(store.match.value, annals.value, sidesOf(battle.value, tally.value)),
    ),
    story: computed(() =>
      store.history.value === null || !store.resultOpen.value
        ? null
        : storyOf(store.history.value, store.viewer.value, annals.value, tally.value),
    ),
    counsel,
    keepLuck: () => {
      keepsLuck ??= effect(() => {
        const [history, viewer] = [store.history.value, store.viewer.value];
        if (history === null || history.present.state.rolls === 0) return undefined;
        let stop = (): void => {};
        const timer = setTimeout(() => (stop = enter(history, viewer)), SETTLED);
        return () => {
          clearTimeout(timer);
          stop();
        };
      });
    },
    forgetLuck: () => {
      forgetLuck();
      book.value = readLuck();
    },
    report,
    copyReport: async () => {
      const text = report();
      if (text === null) return;
      const copied = await copyText(text);
      if (copied) store.announce(ANSWERS.copied);
      const told = copied ? ANSWERS.copied : `${ANSWERS.copyFailed}\n\n${text}`;
      store.showMessage({ type: 'notice', title: ANALYSIS.copyChronicle, text: told });
    },
  };
}
