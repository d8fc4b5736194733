/** The accounts of a game: its record, its dice, its luck and its figures. Fetched with the first that is opened, or with the first dice. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { History } from '../../../game/history.ts';
import type { Side } from '../../../engine/battle.ts';
import type { AnalysisModel } from './analysisModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { chronicleOf } from '../../log/lines.ts';
import { annalsOf } from './annals.ts';
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
export type GameAccounts = Pick<AnalysisModel, 'record' | 'dice' | 'luck' | 'statistics' | 'story'>;

export interface Accounts extends GameAccounts {
  /** Writes the dice of a game into the book of this browser, a slice at a time; answers what stops that. */
  enter(history: History, viewer: Side): () => void;
  forgetLuck(): void;
  /** The chronicle as text; null without a game. */
  report(): string | null;
}

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
    enter: (history, viewer) => {
      const found: Roll[] = [];
      return inSlices(rollsInTurn(history, viewer), (more, done) => {
        found.push(...more.flat());
        if (!done) return;
        writeLuck(gameKey(history), tallyOf(found));
        book.value = readLuck();
      });
    },
    forgetLuck: () => {
      forgetLuck();
      book.value = readLuck();
    },
    report: () => {
      const [history, now] = [store.history.peek(), store.match.peek()];
      return history === null || now === null
        ? null
        : reportOf(now, chronicleOf(history, store.viewer.peek()));
    },
  };
}
