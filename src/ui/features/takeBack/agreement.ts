/** Two players agree on a step back: each has a button and a key. */
import { computed, signal } from '@preact/signals';
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../../engine/battle.ts';
import type { AgreeCard, AgreementModel } from './agreementModel.ts';
import { nameKeys } from '../../../i18n/keyed.ts';
import { KEY_WORDS, REPLAY } from '../../../i18n/words.ts';
import type { History } from '../../../game/history.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { bindingsOf, laidKeys, type Bindings } from '../../input/bindings.ts';
import { shownKey } from '../../prompts/keyWords.ts';
import { listenToHeld } from '../../input/heldKeys.ts';
import type { Stroke } from '../../input/usualKeys.ts';
import { sideName } from '../../words/names.ts';
import { wayBack } from '../../../session/wayBack.ts';
import { whyNotAgreed } from '../../../session/takeBackTogether.ts';

/** What each side holds to agree, index = Side. */
const AGREE_STROKES: readonly [Stroke, Stroke] = ['agree-defender', 'agree-besieger'];

/** How long both keys are held, in milliseconds. */
const HOLD = 1000;

export interface Agreement extends AgreementModel {
  /** A key goes down or up. */
  hold(side: Side, down: boolean): void;
  /** The players are asked anew: no button is pressed yet, but a key may be held already. */
  begin(): void;
  /** Nobody agrees to anything any more. */
  forget(): void;
}

/** Why the players cannot take back together, in words; null where they can. */
export function whyNotTogether(history: History | null, sheet: TableSheet): string | null {
  const why = history === null ? 'nothing-done' : whyNotAgreed(history, 'steps' in wayBack(history, sheet));
  switch (why) {
    case 'nothing-done':
      return REPLAY.agreeNothing;
    case 'free':
      return nameKeys(REPLAY.agreeFree);
    case 'over':
      return REPLAY.agreeOver;
    case null:
      return null;
  }
}

/** The agreement at a table. `why` = why one player alone cannot take back; `agreed` is called when both want it. */
export function agreementAt(
  store: TableStore,
  why: (history: History) => string,
  agreed: () => void,
): Agreement {
  const pressed = signal<readonly [boolean, boolean]>([false, false]);
  const held = signal<readonly [boolean, boolean]>([false, false]);
  let timer: ReturnType<typeof setTimeout> | null = null;

  const forget = (): void => {
    pressed.value = [false, false];
    held.value = [false, false];
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const carryOut = (): void => {
    forget();
    agreed();
  };
  const open = (): boolean => store.window.peek() === 'agree';

  return {
    card: computed(() => {
      const history = store.history.value;
      if (history === null || whyNotTogether(history, store.sheet.value) !== null) return null;
      const { battle } = history.present;
      const bindings = bindingsOf(store.settings.value.keys);
      return {
        why: why(history),
        sides: [DEFENDER, BESIEGER].map((side) => lineOf(battle, side, bindings, pressed.value, held.value)),
      };
    }),
    press: (side) => {
      if (!open()) return;
      pressed.value = changeSide(pressed.peek(), side, !pressed.peek()[side]);
      if (pressed.peek().every((one) => one)) carryOut();
    },
    hold: (side, down) => {
      if (held.peek()[side] === down) return;
      held.value = changeSide(held.peek(), side, down);
      if (timer !== null) clearTimeout(timer);
      timer = held.peek().every((one) => one) && open() ? setTimeout(carryOut, HOLD) : null;
    },
    begin: () => {
      pressed.value = [false, false];
    },
    forget,
  };
}

function lineOf(
  battle: Battle,
  side: Side,
  bindings: Bindings,
  pressed: readonly [boolean, boolean],
  held: readonly [boolean, boolean],
): AgreeCard['sides'][number] {
  return {
    name: sideName(battle, side),
    key: shownKey(AGREE_STROKES[side], bindings) ?? KEY_WORDS.none,
    agrees: pressed[side] || held[side],
  };
}

function changeSide(both: readonly [boolean, boolean], side: Side, to: boolean): readonly [boolean, boolean] {
  return side === DEFENDER ? [to, both[1]] : [both[0], to];
}

/** Listens to the two keys until the answer is called. */
export function listenToAgreement(
  agreement: Agreement,
  { settings }: Pick<TableStore, 'settings'>,
): () => void {
  return listenToHeld(laidKeys(settings), (stroke, down) => {
    const side = AGREE_STROKES.indexOf(stroke);
    if (side >= 0) agreement.hold(side as Side, down);
  });
}
