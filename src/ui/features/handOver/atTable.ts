/** The hand-over at the table: its parts, the keys that belong to it, and the board kept up with the eyes it is for. */
import { effect } from '@preact/signals';
import type { HandoverModel } from './handoverModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { OrderInput } from '../../input/orderInput.ts';
import { endQuestionAt, type EndQuestion } from './endQuestion.ts';
import type { HandOverAt } from './handover.ts';
import { handoverModel } from './presentHandOver.ts';
import { peekingAt, type Peeking } from './peek.ts';
import { recapAt, type RecapAt, type RecapBoard } from './recapAt.ts';

export interface TableHandover {
  readonly model: HandoverModel;
  readonly question: EndQuestion;
  readonly peeking: Peeking;
  readonly recap: RecapAt;
}

/** What the table does for the hand-over. */
export interface TableDoings extends RecapBoard {
  /** Shows the present on the board without any movement. */
  snap(): void;
}

/** Puts the parts of the hand-over together. */
export function handoverAtTable(
  store: TableStore,
  handing: HandOverAt,
  input: OrderInput,
  doings: TableDoings,
): TableHandover {
  const peeking = peekingAt(store, () => input.orders.send({ type: 'Clear' }), handing.peek);
  const question = endQuestionAt(store, input.endStep);
  const recap = recapAt(store, doings);
  let drawnFor = store.viewer.peek();
  effect(() => {
    const viewer = store.viewer.value;
    if (viewer !== drawnFor) doings.snap();
    drawnFor = viewer;
  });
  const model = handoverModel({ store, handing, peeking, recap, question, endStep: input.endStep });
  return { model, question, peeking, recap };
}
