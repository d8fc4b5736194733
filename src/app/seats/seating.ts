/** The seats as the page shows them, and what it may ask of them. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { BESIEGER, DEFENDER, type Side } from '../../engine/battle.ts';
import { fill } from '../../i18n/fill.ts';
import { SEATS } from '../../i18n/words.ts';
import type { DraftSeat, SeatingModel, SheetDraft, SheetView } from '../../panels/seats/seatsModel.ts';
import type { Desk } from '../desk.ts';
import { progressOf } from '../machine/progress.ts';
import type { MachineTurn } from '../machine/turn.ts';
import { lastDraft, problemOf, rememberDraft, tableOf, withMachine, type NewTable } from './draft.ts';
import { machineCard, matchCard, progressWords, seatLines, seatsLine } from './lines.ts';
import { OUTRIGHT_BONUS } from './match.ts';
import { battleLines, type BattleLine } from './unopened.ts';

/** What the seats may ask of the table. */
export interface SeatingPlace {
  readonly turn: MachineTurn;
  /** Opens or shuts the sheet. */
  showSheet(open: boolean): void;
  begin(battle: string, table: NewTable): void;
  playSecond(): void;
}

/** The seats of a desk. */
export function seatingAt(desk: Desk, { turn, showSheet, begin, playSecond }: SeatingPlace): SeatingModel {
  const battles = computed(battleLines);
  const draft = signal<SheetDraft>(lastDraft(battles.peek()[0]!.id));
  const sheet = computed(() => sheetView(battles.value, draft.value));
  const present = computed(() => desk.history.value?.present ?? null);
  const fillIn = (part: Partial<SheetDraft>): void => {
    draft.value = { ...draft.peek(), ...part };
  };
  const shownOf = <T>(work: (match: NonNullable<typeof present.value>) => T, none: T): ReadonlySignal<T> =>
    computed(() => (present.value === null ? none : work(present.value)));

  return {
    seats: shownOf(({ battle, state }) => seatLines(battle, desk.sheet.value, state), []),
    line: shownOf(({ battle }) => seatsLine(battle, desk.sheet.value), ''),
    machine: computed(() => {
      const [history, seen] = [desk.history.value, desk.match.value];
      if (history === null || seen === null) return null;
      const { battle, state } = history.present;
      const card = machineCard(battle, desk.sheet.value, state, turn);
      return card === null ? null : { ...card, progress: progressWords(progressOf(history, seen)) };
    }),
    match: shownOf(({ battle, state }) => matchCard(battle, desk.sheet.value, state), null),
    sheet,
    lastSeats: (battle) => {
      const { seats } = lastDraft(battle);
      const { sides } = lineOf(battles.value, battle);
      if (seats.every(({ name, taken }) => name === '' && taken === 'player')) return [];
      return [DEFENDER, BESIEGER].map((side) =>
        fill(SEATS.seatLine, { side: sides[side], who: whoOf(seats[side], SEATS.player) }),
      );
    },
    layFor: (battle, against = 'anybody') => {
      const last = lastDraft(lineOf(battles.peek(), battle).id);
      draft.value = against === 'machine' ? withMachine(last) : last;
      showSheet(true);
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
      showSheet(false);
      begin(filled.battle, tableOf(filled, usual));
    },
    pause: turn.pause,
    goOn: turn.goOn,
    hurry: turn.hurry,
    setTempo: (tempo) => {
      turn.tempo.value = tempo;
    },
    takeSeat: turn.takeOver,
    playSecond,
  };
}

function sheetView(battles: readonly BattleLine[], draft: SheetDraft): SheetView {
  const { sides, force, usual, expected } = lineOf(battles, draft.battle);
  const bidder = (side: Side): string => whoOf(draft.seats[side], sides[side]);
  return {
    draft,
    battles,
    sides,
    bidders: [bidder(DEFENDER), bidder(BESIEGER)],
    force,
    usual,
    expected,
    bonus: OUTRIGHT_BONUS,
    problem: problemOf(draft),
  };
}

function lineOf(battles: readonly BattleLine[], id: string): BattleLine {
  return battles.find((battle) => battle.id === id) ?? battles[0]!;
}

function whoOf({ name, taken }: DraftSeat, nobody: string): string {
  if (taken === 'machine') return SEATS.machine;
  return name.trim() === '' ? nobody : name.trim();
}
