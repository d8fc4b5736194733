/** The order input of a table: picks on the board and presses of its buttons become orders. */
import { batch } from '@preact/signals';
import { createActor, type ActorRefFrom } from 'xstate';
import type { HexId } from '../../board/hex.ts';
import { actorOf } from '../../game/legal.ts';
import type { Spot } from '../../stage/contract.ts';
import { intentOf, type Intent } from '../orders/intent.ts';
import { ordersChart } from '../orders/orders.chart.ts';
import type { Play } from '../play/play.ts';
import type { TableStore } from '../store/tableStore.ts';
import { letsGo, nearestLit, nextAim, nextReady, owedAdvance, placeOf } from './nextOrder.ts';

export type Orders = ActorRefFrom<typeof ordersChart>;

export interface OrderInput {
  readonly orders: Orders;
  /** A click, a tap or Enter on a hex; `careful` = moves are shown before they are done. */
  pick(spot: Spot, careful: boolean): void;
  /** A hex is asked about; or, while something is chosen, the last choice is taken back. */
  inspect(spot: Spot | null): void;
  back(): void;
  confirm(): void;
  /** Takes an offer; answers the hex by which a piece that waits may come in, if one was chosen by it, else null. */
  offer(id: string): HexId | null;
  endStep(): void;
  /** Chooses the next or previous piece that can act; answers its hex, or null. */
  chooseNext(by: 1 | -1): HexId | null;
  /** Aims at the next thing the chosen piece can do, or goes on to the next hex that answers a decision; answers that hex, or null. */
  aimNext(): HexId | null;
  /**
   * Enter where the chosen piece stands, or the one that owes a decision: leads on to what the hint names, or says why nothing is left.
   * Answers the hex to go to; null where Enter means a pick like any other.
   */
  leadOn(hex: HexId): HexId | null;
}

/**
 * Input that gives orders at a table, in the present only (`toPresent` leads there); `touched` is told of each pick, so that what still
 * plays can be cut short, and `nothingAhead` when nothing lies ahead of what is chosen.
 */
export function orderInputAt(
  store: TableStore,
  play: Play,
  touched: () => void,
  toPresent: () => void,
  nothingAhead: () => void,
): OrderInput {
  const orders = openOrders(store, play);

  const look = (hex: HexId | null): void => {
    store.lookAt(hex);
  };
  const calm = (): void => {
    store.showRefusal(null);
    play.passOn();
  };
  const back = (): void => {
    if (wasBack()) return;
    batch(() => {
      calm();
      look(null);
      orders.send({ type: 'Back' });
    });
  };
  const carryOut = (intent: Intent): void => send(orders, play, intent);
  /** An order given while looking back is not carried out: it leads to the present. */
  const wasBack = (): boolean => {
    if (store.moment.peek() === null) return false;
    toPresent();
    return true;
  };
  return {
    orders,
    back,
    ...goingRound(store, { orders, wasBack, calm, look, carryOut, nothingAhead }),
    offer: (id) => {
      if (wasBack()) return null;
      const before = store.chosen.peek().piece;
      takeOffer(store, orders, id, carryOut);
      const { piece } = store.chosen.peek();
      return piece === null || piece === before ? null : placeOf(store, piece);
    },
    pick: (spot, careful) => {
      touched();
      if (store.moment.peek() !== null) return look(spot.hex);
      const now = store.match.peek();
      if (now === null || now.state.verdict !== null) return look(spot.hex);
      const pick = { ...spot, careful };
      const intent = intentOf(now.battle, now.state, store.chosen.peek(), store.reach.peek(), pick);
      batch(() => {
        calm();
        look(spot.hex);
        carryOut(intent);
      });
    },
    inspect: (spot) => {
      if (store.chosen.peek().piece === null) look(spot?.hex ?? null);
      else back();
    },
    confirm: () => {
      if (wasBack()) return;
      const advance = owedAdvance(store);
      batch(() => carryOut(advance === null ? { type: 'confirm' } : { type: 'do', action: advance }));
    },
    endStep: () => {
      touched();
      if (wasBack()) return;
      batch(() => {
        orders.send({ type: 'Clear' });
        play.submit({ type: 'EndStep' });
      });
    },
  };
}

/** What going round shares with the rest of the input. */
interface Round {
  readonly orders: Orders;
  /** Whether one looked back, and was led to the present instead. */
  wasBack(): boolean;
  calm(): void;
  look(hex: HexId | null): void;
  nothingAhead(): void;
  carryOut(intent: Intent): void;
}

/** Goes round what can be chosen and aimed at, for whoever plays by keys. */
function goingRound(
  store: TableStore,
  { orders, wasBack, calm, look, carryOut, nothingAhead }: Round,
): Pick<OrderInput, 'aimNext' | 'leadOn' | 'chooseNext'> {
  const aimNext = (): HexId | null => {
    if (wasBack()) return null;
    const { action, hex } = nextAim(store);
    if (action !== null) batch(() => carryOut({ type: 'aim', action }));
    return hex;
  };
  return {
    aimNext,
    leadOn: (hex) => {
      if (!letsGo(store, hex)) return null;
      calm();
      const to = aimNext() ?? nearestLit(store);
      if (to === null) nothingAhead();
      return to ?? hex;
    },
    chooseNext: (by) => {
      if (wasBack()) return null;
      const piece = nextReady(store, by);
      if (piece === null) return null;
      const hex = placeOf(store, piece);
      batch(() => {
        calm();
        look(hex);
        orders.send({ type: 'Choose', piece });
      });
      return hex;
    },
  };
}

/** Does what an offer stands for. */
function takeOffer(store: TableStore, orders: Orders, id: string, carryOut: Round['carryOut']): void {
  const does = store.offers.peek().find((one) => one.id === id)?.does;
  if (does?.type === 'push') orders.send({ type: 'Push' });
  else if (does?.type === 'gather') orders.send({ type: 'Gather', company: does.company });
  else if (does !== undefined) batch(() => carryOut(does));
}

/** The orders chart at a table: the store shows what it has chosen, and what it submits is played. */
function openOrders(store: TableStore, play: Play): Orders {
  const orders = createActor(ordersChart);
  orders.subscribe(({ context }) => {
    const { piece, pushing, company, aim } = store.chosen.peek();
    const same = pushing === context.pushing && company === context.company && aim === context.aim;
    if (piece === context.piece && same) return;
    store.choose(context);
  });
  orders.on('Submit', ({ action }) => {
    const piece = play.submit(action);
    orders.send({ type: 'Settled', piece });
  });
  return orders.start();
}

/** Tells the chart what a pick means; what means nothing is refused with the reason. */
function send(orders: Orders, play: Play, intent: Intent): void {
  switch (intent.type) {
    case 'choose':
      return orders.send({ type: 'Choose', piece: intent.piece });
    case 'clear':
      return orders.send({ type: 'Clear' });
    case 'aim':
      return orders.send({ type: 'Aim', action: intent.action, piece: actorOf(intent.action)! });
    case 'confirm':
      return orders.send({ type: 'Confirm' });
    case 'do':
      return orders.send({ type: 'Do', action: intent.action });
    case 'refuse':
      return play.refuse(intent.refusal);
  }
}
