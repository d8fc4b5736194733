/** What a player gives at the table, from the pointer to the order: a question to the board, an order, the dice he throws himself. */
import type { Analysis } from '../features/analysis/analysis.ts';
import { ownDiceAt, type OwnDice } from '../features/dice/ownDice.ts';
import { holdBack } from '../features/seats/held.ts';
import { orderInputAt, type OrderInput } from '../input/orderInput.ts';
import { shiftHeld } from '../input/shiftKey.ts';
import type { Play } from '../play/play.ts';
import { nothingLeft } from '../prompts/orderWords.ts';
import type { TableStore } from '../store/tableStore.ts';

/** What the input needs of the table. */
export interface InputPlace {
  readonly store: TableStore;
  readonly play: Play;
  readonly analysis: Pick<Analysis, 'through'>;
  /** Something was pressed: what plays is cut short. */
  touched(): void;
  /** Whoever looks back comes to the present. */
  leavePast(): void;
}

/** Lays the input out. While the machine decides it only looks. */
export function inputAtTable(place: InputPlace): Readonly<{ input: OrderInput; dice: OwnDice }> {
  const { store, play, analysis, touched, leavePast } = place;
  const dice = ownDiceAt(store, play, (piece) =>
    input.orders.send(piece === null ? { type: 'Clear' } : { type: 'Choose', piece }),
  );
  const orders = orderInputAt(store, { ...play, submit: dice.submit }, touched, leavePast, () =>
    store.announce(nothingLeft(store)),
  );
  const input: OrderInput = analysis.through(holdBack(orders, store, touched), shiftHeld());
  return { input, dice };
}
