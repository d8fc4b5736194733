/** Questions put to the board beside the orders: who could strike here, how many where, what is seen from where, which hexes decide. */
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import { enemyOf, type Side } from '../../../engine/battle.ts';
import { ANALYSIS } from '../../../i18n/words.ts';
import type { EnquiryCard } from './analysisModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { pointOut, takeBackStep, type BoardQuestion } from '../../store/asked.ts';
import type * as Answering from './boardAnswers.ts';
import type { BoardAnswer, Found } from './boardAnswers.ts';

type BoardAnswers = typeof Answering;

/** What is asked, and what is answered so far. */
export interface Enquiries {
  readonly asked: ReadonlySignal<BoardQuestion | null>;
  readonly card: ReadonlySignal<EnquiryCard | null>;
  /** Asks who could strike at a hex; without one, the next hex that is pointed out. */
  threat(hex: HexId | null): void;
  /** Begins a sort of question, or ends it if it is the one that is asked. */
  toggle(type: BoardQuestion['type']): void;
  /** A hex is pointed out; false while nothing is asked. */
  point(hex: HexId): boolean;
  /** One step back; false while nothing is asked. */
  back(): boolean;
}

/** Questions at a table; what they lay over the board goes to the store. */
export function enquiriesAt(store: TableStore): Enquiries {
  const asked = signal<BoardQuestion | null>(null);
  const found = signal<Found | null>(null);
  const answers = answersOf(store, asked);
  const counts = signal<Readonly<{ by: Side; counts: Uint8Array }> | null>(null);

  /** A new game, or none: nothing is asked any more. */
  const battle = computed(() => store.match.value?.battle ?? null);
  effect(() => {
    void battle.value;
    asked.value = null;
  });
  /** Whom an enemy would strike: whoever decides, or at a game with the machine whoever looks on. */
  const viewer = computed((): Side => {
    const active = store.match.value?.state.active;
    return active === undefined || store.held.value ? store.viewer.value : active;
  });
  const hexAsked = computed(() => (asked.value?.type === 'threat' ? asked.value.hex : null));
  const chosen = computed(() => store.chosen.value.piece);
  effect(() => {
    const [now, hex] = [store.match.value, hexAsked.value];
    const [by, of] = [viewer.value, chosen.value];
    if (now === null || hex === null || answers.value === null) {
      found.value = null;
      return undefined;
    }
    return answers.value.seekThreats(now, hex, by, of, (so) => {
      found.value = so;
    });
  });
  const mapping = computed(() => asked.value?.type === 'threat-map');
  effect(() => {
    const now = store.match.value;
    counts.value = null;
    if (now === null || !mapping.value || answers.value === null) return undefined;
    const by = enemyOf(viewer.value);
    return answers.value.countThreats(now, by, (so) => {
      counts.value = { by, counts: so };
    });
  });

  /** Where a line ends while its end is not pointed out: under the pointer, else at the cursor. */
  const lineEnd = computed(() => {
    const now = asked.value;
    if (now?.type !== 'sight') return null;
    return now.to ?? store.hover.value?.hex ?? store.cursor.value;
  });
  const answer = computed(() =>
    answers.value === null
      ? beforeAnswers(asked.value)
      : answers.value.answerTo(store.match.value, asked.value, found.value, counts.value, lineEnd.value),
  );
  effect(() => {
    store.layOver(answer.value?.laid ?? null);
  });
  effect(() => {
    const told = answer.value?.told ?? null;
    if (told !== null) store.announce(told);
  });

  const ask = (next: BoardQuestion | null): void => batch(() => void (asked.value = next));
  return {
    asked,
    card: computed(() => answer.value?.card ?? null),
    threat: (hex) => ask({ type: 'threat', hex }),
    toggle: (type) => {
      if (asked.peek()?.type === type) return ask(null);
      if (type === 'threat-map' || type === 'goals') return ask({ type });
      if (type === 'sight') return ask({ type, from: store.standing.peek().selected, to: null });
      return ask({ type, hex: store.cursor.peek() ?? store.looked.peek() });
    },
    point: (hex) => {
      const now = asked.peek();
      if (now === null) return false;
      store.lookAt(hex);
      ask(pointOut(now, hex));
      return true;
    },
    back: () => {
      const now = asked.peek();
      if (now !== null) ask(takeBackStep(now));
      return now !== null;
    },
  };
}

/** How questions are answered: fetched with the first of them, and asked for again with the next if it did not come. */
function answersOf(
  { showMessage }: Pick<TableStore, 'showMessage'>,
  asked: Signal<BoardQuestion | null>,
): ReadonlySignal<BoardAnswers | null> {
  const answers = signal<BoardAnswers | null>(null);
  effect(() => {
    if (asked.value === null || answers.peek() !== null) return;
    import('./boardAnswers.ts').then(
      (come) => (answers.value = come),
      () => {
        asked.value = null;
        showMessage({ type: 'notice', title: ANALYSIS.questions, text: ANALYSIS.notFetched });
      },
    );
  });
  return answers;
}

/** While the answers are on their way the question stands there as it was put. */
function beforeAnswers(asked: BoardQuestion | null): BoardAnswer | null {
  if (asked === null) return null;
  const prompts = {
    threat: ANALYSIS.threatAsk,
    'threat-map': ANALYSIS.threatMapWorking,
    sight: ANALYSIS.sightFrom,
    goals: ANALYSIS.goals,
  };
  const prompt = prompts[asked.type];
  return { laid: { overlays: {}, prompt }, card: null, told: prompt };
}
