/** Everything a player may want to know, put together: the questions, the plan, the record, the dice, the figures. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { PieceId } from '../../../engine/battle.ts';
import { KNOWING } from '../../../i18n/words.ts';
import type { KnowingModel } from './analysisModel.ts';
import type { Offer } from '../../shell/tableModel.ts';
import type { Desk } from '../../store/tableStore.ts';
import type { Hands } from '../../input/orderInput.ts';
import { fetchedAccounts } from './fetchedAccounts.ts';
import { enquiriesAt, type Enquiries } from './enquiries.ts';
import { isBlow, targetOf } from './plan.ts';
import { planningAt } from './planning.ts';

/** What the table knows beside the rules. */
export interface Knowing {
  readonly model: KnowingModel;
  readonly enquiries: Enquiries;
  /** The offers of the plan, to stand behind those of the orders. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** Takes an offer of the plan; false for any other. */
  take(offer: string): boolean;
  /** Hands through which questions are answered before orders are given. `adding` = the Shift key is held. */
  through(hands: Hands, adding: () => boolean): Hands;
}

/** Knowledge at a desk. */
export function knowingAt(desk: Desk): Knowing {
  const enquiries = enquiriesAt(desk);
  const planning = planningAt(desk);
  const accounts = fetchedAccounts(desk);
  effect(() => {
    const [history, eyes] = [desk.history.value, desk.eyes.value];
    if (history === null || history.present.state.rolls === 0) return undefined;
    let [stop, over] = [(): void => {}, false];
    const timer = setTimeout(
      () =>
        void accounts.fetch().then((books) => {
          if (books !== null && !over) stop = books.enter(history, eyes);
        }),
      SETTLED,
    );
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  });

  return {
    enquiries,
    offers: planning.offers,
    take: planning.take,
    through: (hands, adding) => ({
      ...hands,
      pick: (spot, careful) => {
        if (enquiries.point(spot.hex)) return;
        if (!adding()) return hands.pick(spot, careful);
        const { aim } = desk.chosen.peek();
        if (isBlow(aim) && stands(desk, targetOf(aim), spot.hex)) return void planning.add();
        hands.pick(spot, true);
        const next = desk.chosen.peek().aim;
        if (next !== aim && isBlow(next)) planning.add();
      },
      inspect: (spot) => {
        if (!enquiries.back()) hands.inspect(spot);
      },
      back: () => {
        if (!enquiries.back()) hands.back();
      },
    }),
    model: {
      enquiry: enquiries.card,
      plan: planning.card,
      ...accounts.told,
      ask: {
        threat: () => enquiries.threat(desk.inspected.peek()),
        leave: () => {
          while (enquiries.back());
        },
        dropPlan: planning.drop,
        forgetLuck: () => void accounts.fetch().then((books) => books?.forgetLuck()),
        copyChronicle: () =>
          void accounts.fetch().then((books) => copyChronicle(desk, books?.report() ?? null)),
      },
    },
  };
}

/** So long after the last action the dice of a game are written down, in milliseconds. */
const SETTLED = 800;

async function copyChronicle(desk: Desk, text: string | null): Promise<void> {
  if (text === null) return;
  try {
    await navigator.clipboard.writeText(text);
    desk.announcement.value = KNOWING.copied;
    desk.message.value = { type: 'notice', title: KNOWING.copyChronicle, text: KNOWING.copied };
  } catch {
    desk.message.value = {
      type: 'notice',
      title: KNOWING.copyChronicle,
      text: `${KNOWING.copyFailed}\n\n${text}`,
    };
  }
}

function stands(desk: Desk, piece: PieceId, hex: HexId): boolean {
  return desk.match.peek()?.state.pieces[piece]?.at === hex;
}
