/** The next game while it is laid out on the title page. What can be laid out is remembered in this browser from game to game. */
import { signal } from '@preact/signals';
import { BESIEGER, DEFENDER } from '../../../engine/battle.ts';
import { OPPONENTS, sameAgent, USUAL_OPPONENT, type AgentSeat } from '../../../ai/agents.ts';
import type { DraftModel, DraftSeat, SheetDraft, Sitter } from './seatsModel.ts';
import { CLOCK_RANGE, NAME_LENGTH, takerFrom } from '../../../saves/tableSheet.ts';
import { isObject, readObject, writeLocal } from '../../persistence/local.ts';

const KEY = 'pelennor.seats';

/** Whether an agent takes the seat. */
export function isAgent(taken: Sitter): taken is AgentSeat {
  return typeof taken === 'object';
}

/** Whoever opens the page defends against the machine; no clock, one battle. */
export function freshDraft(battle: string): SheetDraft {
  return {
    battle,
    rules: {},
    seats: [
      { name: '', taken: 'you' },
      { name: '', taken: USUAL_OPPONENT },
    ],
    clock: 'none',
    minutes: '60',
    match: 'single',
    bids: ['', ''],
  };
}

/** A draft as it was left, to be changed. */
export function draftingOf(start: SheetDraft): DraftModel {
  const draft = signal(start);
  const fillIn = (part: Partial<SheetDraft>): void => {
    draft.value = { ...draft.peek(), ...part };
  };
  return {
    draft,
    opponents: OPPONENTS,
    usual: USUAL_OPPONENT,
    isSame: sameAgent,
    fillIn,
    choose: (battle) => {
      if (battle !== draft.peek().battle) fillIn({ battle, rules: {}, bids: ['', ''] });
    },
    seat: (side, taken) => fillIn({ seats: seatTaker(draft.peek().seats, side, taken) }),
    name: (side, name) => {
      const { seats } = draft.peek();
      fillIn({ seats: withSeat(seats, side, { ...seats[side], name }) });
    },
  };
}

/** The seats after one is taken. Whoever sat there before sits opposite, where the same one would sit on both sides. */
function seatTaker(seats: SheetDraft['seats'], side: 0 | 1, taken: Sitter): SheetDraft['seats'] {
  const other = side === DEFENDER ? BESIEGER : DEFENDER;
  const changed = withSeat(seats, side, { ...seats[side], taken });
  if (isAgent(taken) || seats[other].taken !== taken) return changed;
  return withSeat(changed, other, { ...seats[other], taken: taken === 'you' ? 'friend' : 'you' });
}

function withSeat(seats: SheetDraft['seats'], side: 0 | 1, seat: DraftSeat): SheetDraft['seats'] {
  return side === DEFENDER ? [seat, seats[BESIEGER]] : [seats[DEFENDER], seat];
}

/** The draft of last time, without its bids and house rules; where nothing was kept, or nothing that can be read, a fresh one. */
export function lastDraft(battle: string): SheetDraft {
  const fresh = freshDraft(battle);
  const { seats: kept, clock, minutes, match } = readObject(KEY);
  const seats: readonly unknown[] = Array.isArray(kept) ? kept : fresh.seats;
  return {
    ...fresh,
    seats: [keptSeat(seats[DEFENDER], 'you', 'you'), keptSeat(seats[BESIEGER], 'friend', USUAL_OPPONENT)],
    clock: oneOf(['none', 'side', 'turn'], clock) ?? fresh.clock,
    minutes: typeof minutes === 'string' && isWhole(minutes, CLOCK_RANGE) ? minutes : fresh.minutes,
    match: oneOf(['single', 'two'], match) ?? fresh.match,
  };
}

/** Remembers a draft for the next game. */
export function rememberDraft({ seats, clock, minutes, match }: SheetDraft): void {
  writeLocal(KEY, { seats, clock, minutes, match });
}

/** A whole number from the least to the most. */
export function isWhole(text: string, { least, most }: Readonly<{ least: number; most: number }>): boolean {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
  return number >= least && number <= most;
}

/** Earlier versions kept "player": he is `player`; a machine that nobody can choose plays at the usual level. Whoever cannot be read is `usual`. */
function keptSeat(kept: unknown, player: Sitter, usual: Sitter): DraftSeat {
  const { name, taken } = isObject(kept) ? kept : {};
  return {
    name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
    taken: taken === 'player' ? player : (sitterFrom(taken) ?? usual),
  };
}

function sitterFrom(kept: unknown): Sitter | null {
  if (kept === 'you' || kept === 'friend') return kept;
  if (kept === 'machine') return USUAL_OPPONENT;
  const agent = takerFrom(kept);
  if (agent?.kind !== 'agent') return null;
  return OPPONENTS.find((one) => sameAgent(one, agent)) ?? USUAL_OPPONENT;
}

function oneOf<T extends string>(known: readonly T[], kept: unknown): T | null {
  return known.find((one) => one === kept) ?? null;
}
