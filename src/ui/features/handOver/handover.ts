/**
 * The hand-over: two players at one screen change places. Whatever stands between them stands there before anything of the
 * next moment is shown.
 */
import { batch, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Side } from '../../../engine/battle.ts';
import type { History } from '../../../game/history.ts';
import type { CoverModel } from './handoverModel.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { bannerOf } from '../../words/heads.ts';
import { handsOver } from '../../../session/seats.ts';
import { coverOf } from './cover.ts';
import { pinsOf, type Pins } from './pins.ts';
import { between, nextSeat, seatOf, standing } from '../../../session/seatOf.ts';

/** What whoever changes the game has to ask before it is shown. */
export interface Passing {
  /** The cover is on its way: nothing can be done until it stands. */
  busy(): boolean;
  /** Shows the next moment, `covered` = behind the cover: at once, or as soon as the cover is on the screen. */
  on(next: History, show: (covered: boolean) => void): void;
  /** Shows a game that comes to the table; `anew` = no game that was left here, so that PINs of another are forgotten. */
  opened(first: History, sheet: TableSheet, anew: boolean, show: () => void): void;
  /** An order was given that only its owner's eyes can give: he is asked to look first. */
  lookFirst(): void;
  /** Whether the screen has changed hands since the last action, so that it is not taken back. */
  barsUndo(history: History): boolean;
}

export interface HandOverAt extends Omit<Passing, 'lookFirst'> {
  readonly pins: Pins;
  /** How often the screen has been handed over, 0 = not yet: what is to be told to whoever comes is told once for each. */
  readonly handed: ReadonlySignal<number>;
  /** Takes the cover away, if the PIN is right. */
  uncover(pin: string): void;
  /** The owner of what is hidden comes to the screen for a look at it, in the phase of the other side. */
  comeToLook(side: Side): void;
}

/** The hand-overs of a table. `painted` resolves when what is on the page now has been seen on the screen. */
export function handOverAt(store: TableStore, painted: () => Promise<void>): HandOverAt {
  const pins = pinsOf();
  const handed = signal(0);
  let coming = false;
  /** Somebody has held the cover open before it was quite there: it opens as soon as it may. */
  let held: string | null = null;
  /** How many moments lay behind when whoever sits here came. */
  const cameAt = signal(0);

  const cover = (
    history: History,
    sheet: TableSheet,
    side: Side,
    why: CoverModel['why'],
    show: () => void,
  ) => {
    coming = true;
    held = null;
    batch(() => {
      store.peeking.value = false;
      store.banner.value = null;
      pins.ask(side);
      store.cover.value = coverOf(history, sheet, side, why, pins.takenAway());
    });
    void painted().then(() => {
      coming = false;
      batch(() => {
        cameAt.value = history.past.length;
        store.sitting.value = side;
        handed.value += 1;
        show();
      });
      if (held !== null) uncover(held);
    });
  };
  const uncover = (pin: string): void => {
    const card = store.cover.peek();
    if (coming) held = pin;
    else if (card !== null && pins.opens(card.side, pin)) store.cover.value = null;
  };
  const banner = (history: History, sheet: TableSheet, side: Side, show: () => void): void => {
    batch(() => {
      store.peeking.value = false;
      store.sitting.value = side;
      handed.value += 1;
      // The banner first: until it is answered the screen is for both.
      store.banner.value = bannerOf(history.present, sheet, side);
      show();
    });
  };

  // A style that is chosen in the middle of a game begins with whoever has the seat now.
  let style = store.settings.peek().handOver;
  effect(() => {
    const { handOver } = store.settings.value;
    if (handOver === style) return;
    style = handOver;
    const history = store.history.peek();
    const sheet = store.sheet.peek();
    if (history === null || history.present.state.verdict !== null || !handsOver(sheet)) return;
    const side = seatOf(history.present.state);
    const stands = standing(handOver);
    batch(() => {
      store.peeking.value = false;
      store.banner.value = null;
    });
    if (stands === 'cover') cover(history, sheet, side, 'opened', () => {});
    else if (stands === 'banner') banner(history, sheet, side, () => {});
  });

  return {
    pins,
    handed,
    busy: () => coming,
    on: (next, show) => {
      const sheet = store.sheet.peek();
      const { state } = next.present;
      const sitting = store.sitting.peek();
      const side = nextSeat(sitting, state);
      const stands = between(store.settings.peek().handOver, sheet, sitting, state);
      if (stands === 'cover') return cover(next, sheet, side, 'turn', () => show(true));
      if (stands === 'banner') return banner(next, sheet, side, () => show(false));
      batch(() => {
        if (store.history.peek()?.present.state.step !== state.step) store.peeking.value = false;
        store.banner.value = null;
        store.sitting.value = side;
        show(false);
      });
    },
    opened: (first, sheet, anew, show) => {
      if (anew) pins.forget();
      const { state } = first.present;
      const side = seatOf(state);
      const stands =
        state.verdict !== null || !handsOver(sheet) ? 'nothing' : standing(store.settings.peek().handOver);
      cameAt.value = 0;
      if (stands === 'cover') return cover(first, sheet, side, 'opened', show);
      if (stands === 'banner') return banner(first, sheet, side, show);
      batch(() => {
        store.peeking.value = false;
        store.sitting.value = side;
        show();
      });
    },
    barsUndo: ({ past }) => {
      const before = past.at(-1);
      const sealed = store.settings.value.handOver === 'sealed' && handsOver(store.sheet.value);
      if (!sealed || before === undefined) return false;
      const sitting = store.sitting.value;
      return past.length <= cameAt.value || nextSeat(sitting, before.state) !== sitting;
    },
    uncover,
    comeToLook: (side) => {
      const history = store.history.peek();
      const stands = standing(store.settings.peek().handOver);
      if (history === null || stands === 'nothing') return;
      const sheet = store.sheet.peek();
      if (stands === 'cover') cover(history, sheet, side, 'oil', () => {});
      else banner(history, sheet, side, () => {});
    },
  };
}
