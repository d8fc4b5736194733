/** Stacks that are spread out: by a pointer that rests on them, by a long press, by a key; whoever is picked there is chosen. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { OrderInput } from '../input/orderInput.ts';
import { piecesToChoose } from '../orders/intent.ts';
import { piecesAt } from '../../engine/facts/pieces.ts';

/** How long a pointer rests before a stack is spread out, in milliseconds. */
const REST = 650;

/** The stack that is spread out. */
export interface StackSpread {
  readonly hex: ReadonlySignal<HexId | null>;
  /** Spreads out the stack that is looked at, or lays it together again. */
  toggle(): void;
  /** Spreads out the stack of a hex, if several stand there. */
  open(hex: HexId | null): void;
  /** A piece of the stack was picked: it is told first, and chosen if it is ours to order. */
  choose(piece: PieceId, hex: HexId): void;
}

/** Stacks on the board of a table. */
export function stackSpreadAt(store: TableStore, input: () => Pick<OrderInput, 'orders'>): StackSpread {
  const wanted = signal<HexId | null>(null);
  const isStack = (hex: HexId): boolean => {
    const now = store.match.value;
    return now !== null && piecesAt(now.battle, now.state, hex).length > 1;
  };
  const hex = computed(() => (wanted.value !== null && isStack(wanted.value) ? wanted.value : null));
  const pointed = computed(() => store.hover.value?.hex ?? null);

  // Whatever happens on the board, and whoever looks elsewhere, lays the stack together.
  effect(() => {
    void store.history.value;
    wanted.value = null;
    store.pickOut(null);
  });
  effect(() => {
    void store.chosen.value.piece;
    store.pickOut(null);
  });
  effect(() => {
    if (store.inspected.value === wanted.peek()) return;
    wanted.value = null;
    store.pickOut(null);
  });
  // A stack hides the hexes it is spread over: while a hex is wanted of the player, chosen piece or decision owed, none spreads by itself.
  const wantsHex = computed(
    () => store.chosen.value.piece !== null || (store.match.value?.state.owed.length ?? 0) > 0,
  );
  effect(() => {
    const rests = pointed.value;
    if (rests === null || wantsHex.value) return undefined;
    const timer = setTimeout(() => {
      wanted.value = rests;
    }, REST);
    return () => clearTimeout(timer);
  });
  // What a resting pointer has spread is laid together when it goes, off the board too: nothing else was pointed at that could do it.
  effect(() => {
    const rests = pointed.value;
    return () => {
      if (rests !== null && wanted.peek() === rests) wanted.value = null;
    };
  });

  return {
    hex,
    toggle: () => {
      wanted.value = hex.peek() === null ? store.inspected.peek() : null;
    },
    open: (at) => {
      wanted.value = at;
    },
    choose: (piece, at) => {
      const now = store.match.peek();
      const free = now !== null && now.state.owed.length === 0 && now.state.verdict === null;
      const present = store.moment.peek() === null && !store.held.peek();
      const ours = free && present && piecesToChoose(now.battle, now.state, at).includes(piece);
      batch(() => {
        store.lookAt(at);
        if (ours) input().orders.send({ type: 'Choose', piece });
        else store.pickOut(piece);
      });
    },
  };
}
