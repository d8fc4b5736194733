/** Everything a player may want to know, put together: the questions, the plan, the record, the dice, the figures. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { PieceId } from '../../../engine/battle.ts';
import type { AnalysisModel } from './analysisModel.ts';
import type { Offer } from '../../prompts/offerWords.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { OrderInput } from '../../input/orderInput.ts';
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
  const later = (what: 'keepLuck' | 'forgetLuck' | 'copyReport') => (): void =>
    void accounts.fetch().then((books) => books?.[what]());
  effect(() => {
    const rolls = store.history.value?.present.state.rolls ?? 0;
    if (rolls > 0) later('keepLuck')();
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
        forgetLuck: later('forgetLuck'),
        copyChronicle: later('copyReport'),
      },
    },
  };
}

function stands(store: TableStore, piece: PieceId, hex: HexId): boolean {
  return store.match.peek()?.state.pieces[piece]?.at === hex;
}
