/** The hands at the table: picks on the board and presses of its buttons become orders. */
import { batch } from '@preact/signals';
import { createActor, type ActorRefFrom } from 'xstate';
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import { entryHexes } from '../../engine/facts/entry.ts';
import { actorOf } from '../../game/legal.ts';
import { fill } from '../../i18n/fill.ts';
import type { Spot } from '../../stage/contract.ts';
import type { TableStore } from '../store/tableStore.ts';
import { ordersChart } from '../orders/orders.chart.ts';
import { answerAt } from '../orders/company.ts';
import { aimsOf, hexesOfDeed, choosablePieces, sameOrder } from '../orders/deeds.ts';
import { intentOf, type Intent } from '../orders/intent.ts';
import type { Play } from '../play/play.ts';
import { pieceName } from '../words/names.ts';
import { WORDS } from '../words/words.ts';
import { decisionPrompt } from '../orders/orderWords.ts';

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

/** Input that gives orders at a table, in the present only (`toPresent` leads there); `touched` is told of each pick, so that what still plays can be cut short. */
export function orderInputAt(
  store: TableStore,
  play: Play,
  touched: () => void,
  toPresent: () => void,
): OrderInput {
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
  orders.start();

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
  const carryOut = (intent: Intent): void => {
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
  };
  const endStep = (): void => {
    batch(() => {
      orders.send({ type: 'Clear' });
      play.submit({ type: 'EndStep' });
    });
  };
  /** An order given while looking back is not carried out: it leads to the present. */
  const wasBack = (): boolean => {
    if (store.moment.peek() === null) return false;
    toPresent();
    return true;
  };
  const offer = (id: string): HexId | null => {
    if (wasBack()) return null;
    const before = store.chosen.peek().piece;
    takeOffer(id);
    const { piece } = store.chosen.peek();
    return piece === null || piece === before ? null : placeOf(store, piece);
  };
  const takeOffer = (id: string): void => {
    const does = store.offers.peek().find((one) => one.id === id)?.does;
    if (does?.type === 'push') orders.send({ type: 'Push' });
    else if (does?.type === 'gather') orders.send({ type: 'Gather', company: does.company });
    else if (does !== undefined) batch(() => carryOut(does));
  };

  const aimNext = (): HexId | null => {
    if (wasBack()) return null;
    const now = store.match.peek();
    const { piece, aim } = store.chosen.peek();
    if (now === null) return null;
    const { battle, state } = now;
    if (state.owed.length > 0) {
      return after(store.standing.peek().choices, (hex) => hex === store.cursor.peek()) ?? null;
    }
    if (piece === null) return null;
    const next = after(aimsOf(battle, state, piece, aim), (deed) => sameOrder(deed, aim));
    if (next === undefined) return null;
    batch(() => carryOut({ type: 'aim', action: next }));
    return hexesOfDeed(battle, state, next)[0] ?? placeOf(store, piece);
  };

  return {
    orders,
    back,
    aimNext,
    leadOn: (hex) => {
      if (!letsGo(store, hex)) return null;
      calm();
      const to = aimNext() ?? nearestLit(store);
      if (to === null) store.announce(nothingToDo(store));
      return to ?? hex;
    },
    offer,
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
      const now = store.match.peek();
      const owed = now?.state.owed[0];
      const advance =
        owed?.type === 'advance' ? answerAt(now!.battle, now!.state, store.chosen.peek(), owed.hex) : null;
      batch(() => carryOut(advance === null ? { type: 'confirm' } : { type: 'do', action: advance }));
    },
    endStep: () => {
      touched();
      if (wasBack()) return;
      endStep();
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

/** Whether a pick of a hex would only let go of the piece that stands there, chosen or asked to decide. */
function letsGo(store: TableStore, hex: HexId): boolean {
  const now = store.match.peek();
  if (now === null || store.moment.peek() !== null || store.laid.peek() !== null || store.held.peek())
    return false;
  const { battle, state } = now;
  const piece = state.owed[0]?.unit ?? store.chosen.peek().piece;
  if (piece === null || state.pieces[piece]!.at !== hex) return false;
  const pick = { hex, direction: 0, fromEdge: 1, careful: false } as const;
  return intentOf(battle, state, store.chosen.peek(), store.reach.peek(), pick).type === 'clear';
}

/** Of the hexes that are lit for a move or a placing the one that costs least; null where none is lit. */
function nearestLit(store: TableStore): HexId | null {
  const { range, choices } = store.standing.peek();
  const [first] = range.filter(({ cost }) => cost > 0).toSorted((a, b) => a.cost - b.cost);
  return first?.hex ?? choices[0] ?? null;
}

/** Why nothing lies ahead: what is owed is answered by a button, or the piece has done all it can. */
function nothingToDo(store: TableStore): string {
  const { battle, state } = store.match.peek()!;
  const [owed] = state.owed;
  const piece = store.chosen.peek().piece;
  if (owed !== undefined) return decisionPrompt(battle, state, owed);
  return piece === null ? '' : fill(WORDS.nothingLeft, { unit: pieceName(battle, state, piece) });
}

/** The next one of a round after the one that stands now, the first if none does. */
function after<T>(round: readonly T[], stands: (one: T) => boolean): T | undefined {
  return round[(round.findIndex(stands) + 1) % Math.max(1, round.length)];
}

/** Where a piece stands, or the first hex by which it may come in; null where there is none. */
function placeOf(store: TableStore, piece: PieceId): HexId | null {
  const { battle, state } = store.match.peek()!;
  const { at } = state.pieces[piece]!;
  return at >= 0 ? (at as HexId) : ([...entryHexes(battle, state, piece)][0] ?? null);
}

/** The piece after (or before) the chosen one among those that can act, on the map or waiting to come in; the one that owes a decision comes first. */
function nextReady(store: TableStore, by: 1 | -1): PieceId | null {
  const now = store.match.peek();
  if (now === null) return null;
  const { battle, state } = now;
  const able = [...choosablePieces(battle, state)].sort((a, b) => a - b);
  const { piece } = store.chosen.peek();
  const at = piece === null ? (by === 1 ? -1 : able.length) : able.indexOf(piece);
  return able.at((at + by + able.length) % Math.max(1, able.length)) ?? null;
}
