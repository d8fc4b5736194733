/** A seat at the table without a page: the desk, the hands and what the page would show; nothing is drawn, kept or heard. */
import type { HexId } from '../../src/board/hex.ts';
import type { Action } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { batch, signal } from '@preact/signals';
import { historyOf, type History } from '../../src/game/history.ts';
import type { Match } from '../../src/game/match.ts';
import { openStore, type TableStore } from '../../src/ui/store/tableStore.ts';
import { holderOf } from '../../src/session/viewer.ts';
import type { Passing } from '../../src/ui/features/handOver/handover.ts';
import { orderInputAt, type OrderInput } from '../../src/ui/input/orderInput.ts';
import { goToMoment } from '../../src/ui/features/replay/lookingBack.ts';
import { playAt, type Play } from '../../src/ui/play/play.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import { pageSignals } from '../../src/ui/shell/pageModel.ts';

export interface Seat {
  readonly store: TableStore;
  readonly input: OrderInput;
  readonly play: Play;
  readonly page: ReturnType<typeof pageSignals>;
  readonly lookBack: (moment: number) => void;
  /** Clicks on the middle of a hex. */
  click(hex: HexId): void;
  /** Clicks on the piece's hex until it is chosen, as often as there may be pieces in it. */
  choose(piece: PieceId): void;
  offers(): readonly string[];
  /** What was done last; null while nothing was. */
  last(): Action | null;
  /** The code of the refusal that is shown, or null. */
  refused(): string | null;
}

const AUTOSAVE = { append: () => {}, watching: signal(false) };

/** Whoever holds the step sits at the screen, and nothing stands between him and the board. */
function changingSeats(store: TableStore): Passing {
  const sit = ({ present }: History): void => {
    store.sitting.value = holderOf(present.state);
  };
  return {
    busy: () => false,
    on: (next, show) =>
      batch(() => {
        sit(next);
        show(false);
      }),
    opened: (first, _sheet, _anew, show) => {
      sit(first);
      show();
    },
    lookFirst: () => {},
    barsUndo: () => false,
  };
}

/** Sits down at a game. */
export function sitAt(match: Match): Seat {
  const store = openStore(signal({ ...USUAL, muted: true, handOver: 'banner' as const }));
  const play = playAt(
    store,
    AUTOSAVE,
    { show: () => {}, snap: () => {}, ended: () => {}, askWhoPlays: () => {} },
    changingSeats(store),
  );
  const input: OrderInput = orderInputAt(
    store,
    play,
    () => {},
    () => lookBack(Infinity),
  );
  const lookBack = goToMoment(store, () => input.orders.send({ type: 'Clear' }));
  store.sitting.value = holderOf(match.state);
  store.history.value = historyOf(match);
  const click = (hex: HexId): void => input.pick({ hex, direction: 0, fromEdge: 1 }, false);
  return {
    store,
    input,
    play,
    page: pageSignals(store),
    lookBack,
    click,
    choose: (piece) => {
      const { at } = store.match.peek()!.state.pieces[piece]!;
      for (let tries = 0; tries < 9 && store.chosen.peek().piece !== piece; tries += 1) click(at as HexId);
    },
    offers: () => store.offers.peek().map(({ label, pressed }) => (pressed ? `[${label}]` : label)),
    last: () => store.history.peek()!.present.entries.at(-1)?.action ?? null,
    refused: () => store.refusal.peek()?.code ?? null,
  };
}
