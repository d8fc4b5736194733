/** A seat at the table without a page: the desk, the hands and what the page would show; nothing is drawn, kept or heard. */
import type { HexId } from '../../src/board/hex.ts';
import type { Action } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { batch, signal } from '@preact/signals';
import { historyOf, type History } from '../../src/game/history.ts';
import type { Match } from '../../src/game/match.ts';
import { layDesk, type Desk } from '../../src/ui/store/tableStore.ts';
import { holderOf } from '../../src/ui/store/viewer.ts';
import type { Passing } from '../../src/ui/features/handOver/handover.ts';
import { handsAt, type Hands } from '../../src/ui/input/orderInput.ts';
import { lookingBack } from '../../src/ui/features/replay/lookingBack.ts';
import { playAt, type Play } from '../../src/ui/play/play.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import { shown } from '../../src/ui/shell/pageModel.ts';

export interface Seat {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly play: Play;
  readonly page: ReturnType<typeof shown>;
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

const KEEPER = { append: () => {}, watching: signal(false) };

/** Whoever holds the step sits at the screen, and nothing stands between him and the board. */
function changingSeats(desk: Desk): Passing {
  const sit = ({ present }: History): void => {
    desk.sitting.value = holderOf(present.state);
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
  const desk = layDesk(signal({ ...USUAL, muted: true, handOver: 'banner' as const }));
  const play = playAt(
    desk,
    KEEPER,
    { show: () => {}, snap: () => {}, ended: () => {}, askWhoPlays: () => {} },
    changingSeats(desk),
  );
  const hands: Hands = handsAt(
    desk,
    play,
    () => {},
    () => lookBack(Infinity),
  );
  const lookBack = lookingBack(desk, () => hands.orders.send({ type: 'Clear' }));
  desk.sitting.value = holderOf(match.state);
  desk.history.value = historyOf(match);
  const click = (hex: HexId): void => hands.pick({ hex, direction: 0, fromEdge: 1 }, false);
  return {
    desk,
    hands,
    play,
    page: shown(desk),
    lookBack,
    click,
    choose: (piece) => {
      const { at } = desk.match.peek()!.state.pieces[piece]!;
      for (let tries = 0; tries < 9 && desk.chosen.peek().piece !== piece; tries += 1) click(at as HexId);
    },
    offers: () => desk.offers.peek().map(({ label, pressed }) => (pressed ? `[${label}]` : label)),
    last: () => desk.history.peek()!.present.entries.at(-1)?.action ?? null,
    refused: () => desk.refusal.peek()?.code ?? null,
  };
}
