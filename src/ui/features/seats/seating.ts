/** The seats as the page shows them, and what it may ask of them. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { BESIEGER, DEFENDER, type Side } from '../../../engine/battle.ts';
import { SEATS } from '../../../i18n/words.ts';
import type {
  DraftModel,
  DraftSeat,
  FoldedModel,
  SeatingModel,
  SheetDraft,
  SheetView,
} from './seatsModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { progressOf } from '../../log/progress.ts';
import type { MachineTurn } from '../opponent/opponentModel.ts';
import { problemOf, tableOf, type NewTable } from './draft.ts';
import { isAgent, rememberDraft } from './drafting.ts';
import { machineCard, matchCard, progressWords, seatLines, seatsLine } from './lines.ts';
import { OUTRIGHT_BONUS } from '../../../session/matchPlay.ts';
import { battleLine, unopenedBattle } from './unopened.ts';

/** What the seats may ask of the table. */
export interface SeatingPlace {
  readonly turn: MachineTurn;
  /** The next game, as it is laid out on the title page. */
  readonly drafting: DraftModel;
  begin(battle: string, table: NewTable): void;
  playSecond(): void;
}

/** The seats of a table. */
export function seatingAt(
  store: TableStore,
  { turn, drafting, begin, playSecond }: SeatingPlace,
): SeatingModel {
  const { draft, fillIn } = drafting;
  const folded = signal<FoldedModel | null>(null);
  const sheet = computed(() => sheetView(draft.value));
  const present = computed(() => store.history.value?.present ?? null);
  const shownOf = <T>(work: (match: NonNullable<typeof present.value>) => T, none: T): ReadonlySignal<T> =>
    computed(() => (present.value === null ? none : work(present.value)));

  return {
    seats: shownOf(({ battle, state }) => seatLines(battle, store.sheet.value, state), []),
    line: shownOf(({ battle }) => seatsLine(battle, store.sheet.value), ''),
    machine: computed(() => {
      const [history, seen] = [store.history.value, store.match.value];
      if (history === null || seen === null) return null;
      const { battle, state } = history.present;
      const card = machineCard(battle, store.sheet.value, state, turn);
      return card === null ? null : { ...card, progress: progressWords(progressOf(history, seen)) };
    }),
    match: shownOf(({ battle, state }) => matchCard(battle, store.sheet.value, state), null),
    sheet,
    folded,
    unfold: () => {
      if (folded.peek() !== null) return;
      void import('./folded.ts').then(({ foldBeside }) => (folded.value = foldBeside(drafting)));
    },
    fillIn,
    changeSides: () => {
      const { seats, bids } = draft.peek();
      fillIn({ seats: [seats[1], seats[0]], bids: [bids[1], bids[0]] });
    },
    begin: () => {
      const { draft: filled, problem, usual } = sheet.peek();
      if (problem !== null) return;
      rememberDraft(filled);
      begin(filled.battle, tableOf(filled, usual));
    },
    pause: turn.pause,
    goOn: turn.goOn,
    hurry: turn.hurry,
    setTempo: turn.setTempo,
    takeSeat: turn.takeOver,
    playSecond,
  };
}

function sheetView(draft: SheetDraft): SheetView {
  const { sides, force, usual } = battleLine(unopenedBattle(draft.battle));
  const bidder = (side: Side): string => whoOf(draft.seats[side], sides[side]);
  return {
    draft,
    sides,
    bidders: [bidder(DEFENDER), bidder(BESIEGER)],
    force,
    usual,
    bonus: OUTRIGHT_BONUS,
    problem: problemOf(draft),
  };
}

function whoOf({ name, taken }: DraftSeat, nobody: string): string {
  if (isAgent(taken)) return SEATS.machine;
  return name.trim() === '' ? nobody : name.trim();
}
