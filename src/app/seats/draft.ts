/** The sheet of a new game while it is filled in, and what comes of it. It is remembered in this browser from game to game. */
import { BESIEGER, DEFENDER, type Side } from '../../engine/battle.ts';
import { fill } from '../../i18n/fill.ts';
import { SEATS } from '../../i18n/words.ts';
import type { DraftSeat, SheetDraft } from '../../panels/seats/seatsModel.ts';
import { BID_RANGE, CLOCK_RANGE, NAME_LENGTH, type TableSheet } from '../../saves/tableSheet.ts';
import { isObject, readObject, writeLocal } from '../keeping/local.ts';
import { clockSet } from './clock.ts';
import { afterBid } from './match.ts';

/** How a game is begun: who sits where, and the threshold that was bid, or null for that of the scenario. */
export interface NewTable {
  readonly sheet: TableSheet;
  readonly threshold: number | null;
}

const KEY = 'pelennor.seats';
const HERE: DraftSeat = { name: '', taken: 'player' };

/** Two players here, no clock, one battle. */
export function freshDraft(battle: string): SheetDraft {
  return { battle, seats: [HERE, HERE], clock: 'none', minutes: '60', match: 'single', bids: ['', ''] };
}

/** What is wrong with a sheet, in a sentence; null where it can be begun. */
export function problemOf({ clock, minutes, match, bids, seats }: SheetDraft): string | null {
  if (clock !== 'none' && !isWhole(minutes, CLOCK_RANGE)) return fill(SEATS.minutesWrong, CLOCK_RANGE);
  const bidders = [DEFENDER, BESIEGER].filter((side) => seats[side].taken === 'player');
  const wrong = match === 'bid' && bidders.some((side) => !isWhole(bids[side], BID_RANGE));
  return wrong ? fill(SEATS.bidWrong, BID_RANGE) : null;
}

/** The table that a sheet lays; it must have no problem. `usual` = the threshold of the scenario, which the machine bids. */
export function tableOf(draft: SheetDraft, usual: number): NewTable {
  const { seats, clock, minutes, match, bids } = draft;
  const sheet: TableSheet = {
    seats: [seatOf(seats, DEFENDER, match), seatOf(seats, BESIEGER, match)],
    clock: clockSet(clock, Number(minutes)),
    match: match === 'two' ? { type: 'two', game: 1, carried: [0, 0] } : { type: 'single' },
  };
  if (match !== 'bid') return { sheet, threshold: null };
  const bidOf = (side: Side): number => (seats[side].taken === 'player' ? Number(bids[side]) : usual);
  const [defender, besieger] = [bidOf(DEFENDER), bidOf(BESIEGER)];
  return { sheet: afterBid(sheet, [defender, besieger]), threshold: Math.min(defender, besieger) };
}

/** Players who change sides between two games need names that go with them. */
function seatOf(
  seats: SheetDraft['seats'],
  side: Side,
  match: SheetDraft['match'],
): TableSheet['seats'][Side] {
  const { name, taken } = seats[side];
  if (taken === 'machine') return { name: '', taken: 'greedy' };
  const told = name.trim().slice(0, NAME_LENGTH);
  const other = side === DEFENDER ? SEATS.first : SEATS.second;
  return { name: told === '' && match === 'two' ? other : told, taken: 'player' };
}

function isWhole(text: string, { least, most }: Readonly<{ least: number; most: number }>): boolean {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
  return number >= least && number <= most;
}

/** The sheet of last time, without its bids; where nothing was kept, or nothing that can be read, a fresh one. */
export function lastDraft(battle: string): SheetDraft {
  const fresh = freshDraft(battle);
  const { seats, clock, minutes, match } = readObject(KEY);
  const sat: readonly unknown[] = Array.isArray(seats) ? seats : [];
  return {
    ...fresh,
    seats: [keptSeat(sat[DEFENDER]), keptSeat(sat[BESIEGER])],
    clock: oneOf(['none', 'side', 'turn'], clock) ?? fresh.clock,
    minutes: typeof minutes === 'string' && isWhole(minutes, CLOCK_RANGE) ? minutes : fresh.minutes,
    match: oneOf(['single', 'two'], match) ?? fresh.match,
  };
}

/** The sheet with the machine at one seat: where it sat last, else with the besieger. */
export function withMachine(draft: SheetDraft): SheetDraft {
  const [defender, besieger] = draft.seats;
  if (defender.taken === 'machine' || besieger.taken === 'machine') return draft;
  return { ...draft, seats: [defender, { ...besieger, taken: 'machine' }] };
}

/** The table that is laid when nobody fills in a sheet: as it was last time, without a bid. */
export function usualTable(battle: string): NewTable {
  return tableOf(lastDraft(battle), 0);
}

/** Remembers a sheet for the next game. */
export function rememberDraft({ seats, clock, minutes, match }: SheetDraft): void {
  writeLocal(KEY, { seats, clock, minutes, match });
}

function keptSeat(kept: unknown): DraftSeat {
  const { name, taken } = isObject(kept) ? kept : {};
  return {
    name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
    taken: oneOf(['player', 'machine'], taken) ?? 'player',
  };
}

function oneOf<T extends string>(known: readonly T[], kept: unknown): T | null {
  return known.find((one) => one === kept) ?? null;
}
