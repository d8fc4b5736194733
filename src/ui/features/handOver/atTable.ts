/** The hand-over at the table: its parts, the keys that belong to it, and the board kept up with the eyes it is for. */
import { effect } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { HandoverModel } from './handoverModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { OrderInput } from '../../input/orderInput.ts';
import type { Beats } from '../../play/playback.chart.ts';
import { endQuestionAt, type EndQuestion } from './endQuestion.ts';
import type { HandOverAt } from './handover.ts';
import { handoverModel } from './presentHandOver.ts';
import { peekingAt, type Peeking } from './peek.ts';
import { recapAt, type RecapAt } from './recapAt.ts';

export interface TableHandover {
  readonly model: HandoverModel;
  readonly question: EndQuestion;
  readonly peeking: Peeking;
  readonly recap: RecapAt;
}

/** What the table does for the hand-over. */
export interface TableDoings {
  /** Plays beats on the board, one after the other. */
  show(beats: readonly Beats[]): void;
  /** Shows the present on the board without any movement. */
  snap(): void;
  /** Looks at a moment of the game, Infinity = the present, and brings a hex into view. */
  look(moment: number, hex: HexId | null): void;
}

/** Puts the parts of the hand-over together. */
export function handoverAtTable(
  store: TableStore,
  handing: HandOverAt,
  input: OrderInput,
  { show, snap, look }: TableDoings,
): TableHandover {
  const peeking = peekingAt(store, () => input.orders.send({ type: 'Clear' }));
  const question = endQuestionAt(store, input.endStep);
  const recap = recapAt(store, handing.handed, show, look);
  let drawnFor = store.viewer.peek();
  effect(() => {
    const viewer = store.viewer.value;
    if (viewer !== drawnFor) snap();
    drawnFor = viewer;
  });
  const model = handoverModel({ store, handing, peeking, recap, question, endStep: input.endStep });
  return { model, question, peeking, recap };
}
