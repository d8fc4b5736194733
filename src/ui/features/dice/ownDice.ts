/** Dice of real hands: an order that needs dice waits until the players have told what theirs show. */
import { computed, signal } from '@preact/signals';
import type { Action } from '../../../engine/action.ts';
import type { PieceId } from '../../../engine/battle.ts';
import type { DiceRequest } from '../../../engine/dice.ts';
import { actorOf } from '../../../game/legal.ts';
import type { Match } from '../../../game/match.ts';
import { PURPOSES, REPLAY } from '../../../i18n/words.ts';
import type { RollModel } from './rollModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { ownOrder } from '../../../session/ownOrder.ts';
import type { Play } from '../../play/play.ts';
import { attempt } from '../../../session/throwDice.ts';
import { waitingFor } from '../../../session/marks.ts';

/** An order that waits for dice. */
interface Waiting {
  readonly order: Action;
  /** The same as its giver means it, and the game it is given in. */
  readonly own: Action;
  readonly before: Match;
  readonly request: DiceRequest;
  /** Every face so far; `used` of them answered earlier requests, `lying` of them lay there before a hand threw. */
  readonly faces: readonly number[];
  readonly used: number;
  readonly lying: number;
  /** Some face was told: the order can no longer be taken back. */
  readonly begun: boolean;
}

export interface OwnDice extends RollModel {
  /** Gives an order as `Play` does; where it needs dice and real ones are thrown, it is asked for them first. */
  submit(order: Action): PieceId | null;
}

/** The real dice at a table. `done` is told which piece stays chosen when an order that waited was carried out. */
export function ownDiceAt(
  store: TableStore,
  play: Pick<Play, 'submit'>,
  done: (piece: PieceId | null) => void,
): OwnDice {
  const waiting = signal<Waiting | null>(null);

  /** Tries an order with the faces there are: carries it out, or waits for more. */
  const tryOut = (
    order: Action,
    own: Action,
    before: Match,
    faces: readonly number[],
    lying: number,
  ): 'carried out' | 'waits' => {
    const tried = attempt(before, own, faces);
    if (tried.type === 'played') {
      waiting.value = null;
      return 'carried out';
    }
    const { request, used } = tried;
    waiting.value = { order, own, before, request, used, faces, lying, begun: faces.length > lying };
    return 'waits';
  };

  return {
    card: computed(() => {
      const now = waiting.value;
      if (now === null || now.before !== store.history.value?.present) return null;
      const { request, faces, used, lying, begun } = now;
      return {
        dice: request.dice,
        purpose: PURPOSES[request.purpose],
        cite: request.cite,
        before: faces.slice(0, used),
        faces: faces.slice(used),
        fixed: Math.max(0, lying - used),
        mayCancel: !begun,
      };
    }),
    submit: (order) => {
      const before = store.history.peek()?.present;
      if (before === undefined || !store.settings.peek().ownDice) return play.submit(order);
      const own = ownOrder(before, store.viewer.peek(), order);
      if (own === null) return play.submit(order);
      const lying = waitingFor(store.marks.peek(), before, own)?.faces ?? [];
      if (tryOut(order, own, before, lying, lying.length) === 'carried out') return play.submit(order);
      store.announce(REPLAY.rollHint);
      return actorOf(order);
    },
    face: (face) => {
      const now = waiting.peek();
      if (now === null || now.faces.length - now.used >= now.request.dice) return;
      waiting.value = { ...now, faces: [...now.faces, face], begun: true };
    },
    mend: () => {
      const now = waiting.peek();
      if (now === null || now.faces.length <= Math.max(now.used, now.lying)) return;
      waiting.value = { ...now, faces: now.faces.slice(0, -1) };
    },
    fell: () => {
      const now = waiting.peek();
      if (now === null || now.faces.length - now.used < now.request.dice) return;
      const { order, own, before, faces, lying } = now;
      if (before !== store.history.peek()?.present) {
        waiting.value = null;
        return;
      }
      if (tryOut(order, own, before, faces, lying) === 'waits') return;
      done(play.submit(order, { thrown: faces }));
    },
    cancel: () => {
      if (waiting.peek()?.begun === false) waiting.value = null;
    },
  };
}
