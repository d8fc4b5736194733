/** How orders are given: nothing chosen, a piece chosen, an order waiting to be confirmed, an order going through the door. Manners only. */
import { assign, emit, setup } from 'xstate';
import type { Action } from '../../engine/action.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { Selection } from './intent.ts';

export const NOTHING_CHOSEN: Selection = { piece: null, pushing: false, company: null, aim: null };

type OrdersEvent =
  | Readonly<{ type: 'Choose'; piece: PieceId }>
  | Readonly<{ type: 'Push' }>
  /** Who goes along is named anew. */
  | Readonly<{ type: 'Gather'; company: readonly PieceId[] }>
  | Readonly<{ type: 'Aim'; action: Action; piece: PieceId }>
  | Readonly<{ type: 'Confirm' }>
  | Readonly<{ type: 'Do'; action: Action }>
  /** The order was carried out or refused; `piece` stays chosen. */
  | Readonly<{ type: 'Settled'; piece: PieceId | null }>
  | Readonly<{ type: 'Back' }>
  | Readonly<{ type: 'Clear' }>;

/** Told to whoever stands at the door. */
type OrdersNews = Readonly<{ type: 'Submit'; action: Action }>;

const chart = setup({
  types: { context: {} as Selection, events: {} as OrdersEvent, emitted: {} as OrdersNews },
});

const choose = {
  target: 'chosen',
  actions: chart.assign(({ event }) =>
    event.type === 'Choose' ? { ...NOTHING_CHOSEN, piece: event.piece } : {},
  ),
} as const;
const aim = {
  target: 'aimed',
  actions: chart.assign(({ event, context }) =>
    event.type === 'Aim'
      ? {
          piece: event.piece,
          aim: event.action,
          pushing: event.piece === context.piece && context.pushing,
          company: event.piece === context.piece ? context.company : null,
        }
      : {},
  ),
} as const;
const gather = {
  actions: chart.assign(({ event }) =>
    event.type === 'Gather' ? { company: event.company, aim: null } : {},
  ),
} as const;
const push = {
  actions: chart.assign(({ context }) => ({ pushing: !context.pushing, aim: null })),
} as const;
const forget = { target: 'idle', actions: chart.assign(NOTHING_CHOSEN) } as const;
const carryOut = {
  target: 'submitting',
  actions: chart.assign(({ event }) => (event.type === 'Do' ? { aim: event.action } : {})),
} as const;

export const ordersChart = chart.createMachine({
  id: 'orders',
  initial: 'idle',
  context: NOTHING_CHOSEN,
  on: { Clear: { ...forget, target: '.idle' } },
  states: {
    idle: { on: { Choose: choose, Aim: aim, Do: carryOut, Gather: gather } },
    chosen: {
      on: {
        Choose: choose,
        Aim: aim,
        Do: carryOut,
        Gather: gather,
        Push: push,
        Back: forget,
      },
    },
    aimed: {
      on: {
        Choose: choose,
        Aim: aim,
        Do: carryOut,
        Gather: { ...gather, target: 'chosen' },
        Push: { ...push, target: 'chosen' },
        Confirm: 'submitting',
        Back: { target: 'chosen', actions: assign({ aim: null }) },
      },
    },
    submitting: {
      entry: emit(({ context }) => ({ type: 'Submit', action: context.aim! }) as const),
      on: {
        Settled: [
          { guard: ({ event }) => event.piece === null, ...forget },
          {
            target: 'chosen',
            actions: assign(({ event }) => ({ ...NOTHING_CHOSEN, piece: event.piece })),
          },
        ],
      },
    },
  },
});
