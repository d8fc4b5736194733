/** Everything a player may want to know, put together: the questions, the plan, the record, the dice, the figures. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { PieceId } from '../../../engine/battle.ts';
import { ANALYSIS } from '../../../i18n/words.ts';
import type { AnalysisModel } from './analysisModel.ts';
import type { Offer } from '../../shell/tableModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { OrderInput } from '../../input/orderInput.ts';
import { copyText } from '../../games/files.ts';
import { fetchedAccounts } from './fetchedAccounts.ts';
import { enquiriesAt, type Enquiries } from './enquiries.ts';
import { isBlow, targetOf } from './plan.ts';
import { planningAt } from './planning.ts';

/** What the table knows beside the rules. */
export interface Analysis {
  readonly model: AnalysisModel;
  readonly enquiries: Enquiries;
  /** The offers of the plan, to stand behind those of the orders. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** Takes an offer of the plan; false for any other. */
  take(offer: string): boolean;
  /** Hands through which questions are answered before orders are given. `adding` = the Shift key is held. */
  through(input: OrderInput, adding: () => boolean): OrderInput;
}

/** The analysis at a table. */
export function analysisAt(store: TableStore): Analysis {
  const enquiries = enquiriesAt(store);
  const planning = planningAt(store);
  const accounts = fetchedAccounts(store);
  effect(() => {
    const [history, viewer] = [store.history.value, store.viewer.value];
    if (history === null || history.present.state.rolls === 0) return undefined;
    let [stop, over] = [(): void => {}, false];
    const timer = setTimeout(
      () =>
        void accounts.fetch().then((books) => {
          if (books !== null && !over) stop = books.enter(history, viewer);
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
    through: (input, adding) => ({
      ...input,
      pick: (spot, careful) => {
        if (enquiries.point(spot.hex)) return;
        if (!adding()) return input.pick(spot, careful);
        const { aim } = store.chosen.peek();
        if (isBlow(aim) && stands(store, targetOf(aim), spot.hex)) return void planning.add();
        input.pick(spot, true);
        const next = store.chosen.peek().aim;
        if (next !== aim && isBlow(next)) planning.add();
      },
      inspect: (spot) => {
        if (!enquiries.back()) input.inspect(spot);
      },
      back: () => {
        if (!enquiries.back()) input.back();
      },
    }),
    model: {
      enquiry: enquiries.card,
      plan: planning.card,
      ...accounts.told,
      ask: {
        threat: () => enquiries.threat(store.inspected.peek()),
        leave: () => {
          while (enquiries.back());
        },
        dropPlan: planning.drop,
        forgetLuck: () => void accounts.fetch().then((books) => books?.forgetLuck()),
        copyChronicle: () =>
          void accounts.fetch().then((books) => copyChronicle(store, books?.report() ?? null)),
      },
    },
  };
}

/** So long after the last action the dice of a game are written down, in milliseconds. */
const SETTLED = 800;

async function copyChronicle(store: TableStore, text: string | null): Promise<void> {
  if (text === null) return;
  const copied = await copyText(text);
  if (copied) store.announce(ANALYSIS.copied);
  const told = copied ? ANALYSIS.copied : `${ANALYSIS.copyFailed}\n\n${text}`;
  store.showMessage({ type: 'notice', title: ANALYSIS.copyChronicle, text: told });
}

function stands(store: TableStore, piece: PieceId, hex: HexId): boolean {
  return store.match.peek()?.state.pieces[piece]?.at === hex;
}
