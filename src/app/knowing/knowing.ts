/** Everything a player may want to know, put together: the questions, the plan, the record, the dice, the figures. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import { KNOWING } from '../../i18n/words.ts';
import type { KnowingModel } from '../../panels/knowing/knowingModel.ts';
import type { Offer } from '../../panels/tableModel.ts';
import type { Desk } from '../desk.ts';
import type { Hands } from '../hands.ts';
import { chronicleOf } from '../present/chronicle.ts';
import { annalsOf } from './annals.ts';
import { diceLines, luckCard, sidesOf } from './diceCards.ts';
import { enquiriesAt, type Enquiries } from './enquiries.ts';
import { forgetLuck, gameKey, readLuck, writeLuck } from './luckBook.ts';
import { isBlow, targetOf } from './plan.ts';
import { planningAt } from './planning.ts';
import { recordCard } from './recordCard.ts';
import { reportOf } from './report.ts';
import { rollsInTurn, rollsOf, type Roll } from './rolls.ts';
import { inSlices } from './slices.ts';
import { statisticsCard } from './statisticsCard.ts';
import { tallyOf } from './tally.ts';

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
  const rolls = computed(() => {
    const history = desk.history.value;
    return history === null ? [] : rollsOf(history, desk.eyes.value);
  });
  const tally = computed(() => tallyOf(rolls.value));
  const annals = computed(() => {
    const history = desk.history.value;
    return history === null ? [] : annalsOf(history, desk.eyes.value);
  });
  const book = signal(readLuck());
  effect(() => {
    const [history, eyes] = [desk.history.value, desk.eyes.value];
    if (history === null || history.present.state.rolls === 0) return undefined;
    let stop = (): void => {};
    const timer = setTimeout(() => {
      const found: Roll[] = [];
      stop = inSlices(rollsInTurn(history, eyes), (more, done) => {
        found.push(...more.flat());
        if (!done) return;
        writeLuck(gameKey(history), tallyOf(found));
        book.value = readLuck();
      });
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
  const battle = computed(() => desk.match.value?.battle ?? null);

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
      record: computed(() => (desk.match.value === null ? null : recordCard(desk.match.value, annals.value))),
      dice: computed(() => (battle.value === null ? [] : diceLines(battle.value, rolls.value))),
      luck: computed(() => luckCard(battle.value, tally.value, book.value.tally, book.value.games)),
      statistics: computed(() =>
        desk.match.value === null
          ? null
          : statisticsCard(desk.match.value, annals.value, sidesOf(battle.value, tally.value)),
      ),
      ask: {
        threat: () => enquiries.threat(desk.inspected.peek()),
        leave: () => {
          while (enquiries.back());
        },
        dropPlan: planning.drop,
        forgetLuck: () => {
          forgetLuck();
          book.value = readLuck();
        },
        copyChronicle: () => void copyChronicle(desk),
      },
    },
  };
}

/** So long after the last action the dice of a game are written down, in milliseconds. */
const SETTLED = 800;

async function copyChronicle(desk: Desk): Promise<void> {
  const [history, now] = [desk.history.peek(), desk.match.peek()];
  if (history === null || now === null) return;
  const text = reportOf(now, chronicleOf(history, desk.eyes.peek()));
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
