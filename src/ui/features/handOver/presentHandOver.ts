/** What the page shows of the hand-over and may ask for, put together. */
import { computed } from '@preact/signals';
import { BESIEGER } from '../../../engine/battle.ts';
import type { HandoverModel, Strip } from './handoverModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { chronicleOf } from '../../log/lines.ts';
import type { EndQuestion } from './endQuestion.ts';
import type { HandOverAt } from './handover.ts';
import type { Peeking } from './peek.ts';
import type { RecapAt } from './recapAt.ts';
import { stripOf } from './strip.ts';

/** The parts of the hand-over at a table. */
export interface HandoverParts {
  readonly store: TableStore;
  readonly handing: HandOverAt;
  readonly peeking: Peeking;
  readonly recap: RecapAt;
  readonly question: EndQuestion;
  /** Ends the step without a question. */
  endStep(): void;
}

/** The model of the hand-over. */
export function handoverModel({
  store,
  handing,
  peeking,
  recap,
  question,
  endStep,
}: HandoverParts): HandoverModel {
  /** The owner comes to the screen for a look. */
  const look = (): void => {
    const now = store.match.peek();
    if (now !== null) handing.comeToLook(now.state.active);
  };
  const answers: Readonly<Record<Strip['answers'][number]['id'], () => void>> = { 'no-oil': endStep, look };
  return {
    cover: store.cover,
    pin: handing.pins.state,
    record: computed(() => {
      const history = store.history.value;
      return store.cover.value === null || history === null ? [] : chronicleOf(history, BESIEGER);
    }),
    strip: computed(() => {
      const now = store.match.value;
      if (now === null || store.moment.value !== null || isCovered(store)) return null;
      return stripOf(now, store.sheet.value, store.viewer.value, store.settings.value.handOver === 'open');
    }),
    peek: peeking.card,
    recap: recap.card,
    steps: recap.steps,
    endQuestion: question.text,
    ask: {
      uncover: handing.uncover,
      setPin: (pin) => {
        const side = store.cover.peek()?.side;
        return side !== undefined && handing.pins.set(side, pin);
      },
      takePinAway: () => {
        const card = store.cover.peek();
        const turn = store.history.peek()?.present.state.turn;
        if (card === null || turn === undefined) return;
        handing.pins.takeAway(card.side, turn);
      },
      answer: (id) => answers[id](),
      peek: peeking.press,
      peekAnswer: peeking.answer,
      peekKeep: peeking.keep,
      watchAgain: recap.watch,
      closeRecap: recap.close,
      stepTo: recap.stepTo,
    },
  };
}

/** Whether somebody is about to sit down. */
function isCovered({ cover, banner }: TableStore): boolean {
  return cover.value !== null || banner.value !== null;
}
