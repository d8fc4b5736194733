/** What the page shows, worked out from the store. */
import { computed } from '@preact/signals';
import type { PieceId } from '../../engine/battle.ts';
import { aimedAt } from '../orders/deeds.ts';
import type { Selection } from '../orders/intent.ts';
import type { Status } from '../store/model.ts';
import type { TableModel } from './tableModel.ts';
import type { TableStore } from '../store/tableStore.ts';
import { backWords } from '../features/replay/lookingBack.ts';
import { chronicleOf } from '../log/lines.ts';
import { followSettled } from '../log/settled.ts';
import { upTo } from '../../session/moments.ts';
import { hintOf } from '../features/hint/hint.ts';
import { labelOffers } from '../prompts/offerWords.ts';
import { chosenCard } from '../store/chosenCard.ts';
import { hexCard } from '../store/hexCard.ts';
import { oddsAt } from './fetchedOdds.ts';
import { resultAt } from './fetchedResult.ts';
import { siegeStateOf } from '../words/siegeState.ts';
import { blockStatus, statusOf } from '../features/status/status.ts';
import { heldStatus } from '../features/seats/held.ts';
import { forceCards } from '../words/tracks.ts';

type Shown = Pick<
  TableModel,
  | 'status'
  | 'inspector'
  | 'unit'
  | 'odds'
  | 'chronicle'
  | 'tracks'
  | 'ladders'
  | 'siege'
  | 'hint'
  | 'offers'
  | 'dice'
  | 'banner'
  | 'result'
  | 'message'
  | 'window'
  | 'announcement'
>;

const NO_STATUS: Status = {
  turn: 0,
  id: '',
  hour: '',
  turns: [],
  phases: [],
  side: null,
  sideName: '',
  step: '',
  canDo: '',
  ready: 0,
  end: { label: '', short: '', whyNot: null },
};
const NO_SIEGE = { supplies: [], magic: [], expected: [] } as const;
const NO_HINT = { legend: [], prompt: '', refusal: null, confirm: null, cancel: false } as const;

/** The signals of the page that follow the store. */
export function pageSignals(store: TableStore): Shown {
  const { match, chosen, reach, standing } = store;
  const told = followSettled(store.moment);
  const ofBlock = computed(() => store.sheet.value.siege !== undefined);
  const wayEnd = computed(() => store.overlays.value.path.at(-1) ?? null);
  const status = computed(() => {
    if (match.value === null) return NO_STATUS;
    const now = statusOf(match.value.battle, match.value.state);
    const ours = ofBlock.value ? blockStatus(now) : now;
    return store.held.value ? heldStatus(ours) : ours;
  });
  return {
    status,
    inspector: computed(() => {
      const hex = store.inspected.value;
      return match.value === null || hex === null
        ? null
        : hexCard(match.value.battle, match.value.state, hex, toldFirst(store.picked.value, chosen.value));
    }),
    unit: computed(() => {
      const { piece } = chosen.value;
      if (match.value === null || piece === null) return null;
      const { battle, state } = match.value;
      return chosenCard(battle, state, piece, reach.value, wayEnd.value);
    }),
    odds: oddsAt(store),
    chronicle: computed(() =>
      store.history.value === null
        ? []
        : chronicleOf(
            told.value === null ? store.history.value : upTo(store.history.value, told.value),
            store.viewer.value,
            store.marks.value,
          ),
    ),
    tracks: computed(() => (match.value === null ? [] : forceCards(match.value.battle, match.value.state))),
    ladders: computed(() => {
      const { battle, state } = match.value ?? {};
      return state === undefined || battle?.supplies.ladders === 0 ? null : state.ladderSupply;
    }),
    siege: computed(() =>
      match.value === null ? NO_SIEGE : siegeStateOf(match.value.battle, match.value.state),
    ),
    hint: computed(() => {
      if (match.value === null) return NO_HINT;
      const { battle, state } = match.value;
      if (store.moment.value !== null) {
        const prompt = backWords(store.moment.value, store.history.value?.past.length ?? 0);
        return { ...NO_HINT, prompt, cancel: true };
      }
      if (store.laid.value !== null) return { ...NO_HINT, prompt: store.laid.value.prompt, cancel: true };
      if (store.held.value) return NO_HINT;
      const pointed = wayEnd.value;
      const hint = hintOf(
        battle,
        state,
        chosen.value,
        reach.value,
        standing.value,
        store.refusal.value,
        pointed,
      );
      return state.verdict === null ? hint : { ...hint, prompt: status.value.canDo };
    }),
    offers: computed(() =>
      match.value === null ? [] : labelOffers(match.value.battle, match.value.state, store.offers.value),
    ),
    dice: store.dice,
    banner: store.banner,
    result: resultAt(store, ofBlock),
    message: store.message,
    window: store.window,
    announcement: store.announcement,
  };
}

/** Who is told first of those in a hex: who was picked out of the stack, else who is aimed at, else who was chosen. */
function toldFirst(picked: PieceId | null, { piece, aim }: Selection): PieceId | null {
  return picked ?? (aim === null ? null : aimedAt(aim)) ?? piece;
}
