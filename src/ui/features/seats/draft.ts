/** What is wrong with a game that is laid out, and what comes of it. */
import { BESIEGER, DEFENDER, type Side } from '../../../engine/battle.ts';
import { fill } from '../../../i18n/fill.ts';
import { SEATS } from '../../../i18n/words.ts';
import type { SheetDraft } from './seatsModel.ts';
import { BID_RANGE, CLOCK_RANGE, NAME_LENGTH, PLAYER, type TableSheet } from '../../../saves/tableSheet.ts';
import type { HouseRuleChoice } from '../../../scenario/houseRules.ts';
import { clockSet } from '../../../session/clock.ts';
import { isAgent, isWhole } from './drafting.ts';
import { afterBid } from '../../../session/matchPlay.ts';

/** How a game is begun: who sits where, the threshold that was bid, or null for that of the scenario, and the house rules that were chosen. */
export interface NewTable {
  readonly sheet: TableSheet;
  readonly threshold: number | null;
  readonly rules: HouseRuleChoice;
}

/** What is wrong with a draft, in a sentence; null where it can be begun. */
export function problemOf({ clock, minutes, match, bids, seats }: SheetDraft): string | null {
  if (clock !== 'none' && !isWhole(minutes, CLOCK_RANGE)) return fill(SEATS.minutesWrong, CLOCK_RANGE);
  const bidders = [DEFENDER, BESIEGER].filter((side) => !isAgent(seats[side].taken));
  const wrong = match === 'bid' && bidders.some((side) => !isWhole(bids[side], BID_RANGE));
  return wrong ? fill(SEATS.bidWrong, BID_RANGE) : null;
}

/** The table that a draft lays; it must have no problem. `usual` = the threshold of the scenario, which the machine bids. */
export function tableOf(draft: SheetDraft, usual: number): NewTable {
  const { seats, clock, minutes, match, bids, rules } = draft;
  const sheet: TableSheet = {
    seats: [seatOf(seats, DEFENDER, match), seatOf(seats, BESIEGER, match)],
    clock: clockSet(clock, Number(minutes)),
    match: match === 'two' ? { type: 'two', game: 1, carried: [0, 0] } : { type: 'single' },
  };
  if (match !== 'bid') return { sheet, threshold: null, rules };
  const bidOf = (side: Side): number => (isAgent(seats[side].taken) ? usual : Number(bids[side]));
  const [defender, besieger] = [bidOf(DEFENDER), bidOf(BESIEGER)];
  return { sheet: afterBid(sheet, [defender, besieger]), threshold: Math.min(defender, besieger), rules };
}

/** Players who change sides between two games need names that go with them. */
function seatOf(
  seats: SheetDraft['seats'],
  side: Side,
  match: SheetDraft['match'],
): TableSheet['seats'][Side] {
  const { name, taken } = seats[side];
  if (isAgent(taken)) return { name: '', taken };
  const told = name.trim().slice(0, NAME_LENGTH);
  const other = side === DEFENDER ? SEATS.first : SEATS.second;
  return { name: told === '' && match === 'two' ? other : told, taken: PLAYER };
}
