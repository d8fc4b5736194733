/** How a player gives an order: every action by the picks, keys and buttons that lead to it. */
import type { HexId } from '../../src/board/hex.ts';
import type { Action, ActionType } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { actorOf } from '../../src/game/legal.ts';
import { deedsOf, sameOrder } from '../../src/ui/orders/deeds.ts';
import type { Seat } from './seat.ts';

/** The hex that is picked to give an order, where a hex stands for it. */
function endOf(action: Action): HexId | null {
  switch (action.type) {
    case 'Move':
    case 'MoveAlone':
    case 'Retreat':
    case 'Withdraw':
      return action.path.at(-1)!;
    case 'Fly':
    case 'Escape':
    case 'Deploy':
      return action.hex;
    case 'SlipAway':
      return action.to;
    default:
      return null;
  }
}

/** The offers that are answers. */
const ANSWERS: Partial<Record<ActionType, string>> = {
  HoldGround: 'hold',
  StandFast: 'stand',
  AcceptDuel: 'accept',
  DeclineDuel: 'decline',
};

/** Chooses a piece from nothing chosen: by picks of its hex, or one after the other where it waits off the map. */
function reach({ store, input, ...seat }: Seat, piece: PieceId): void {
  const { battle, state } = store.match.peek()!;
  if (state.pieces[piece]!.at >= 0) seat.choose(piece);
  else
    for (let n = 0; n < battle.pieces.length && store.chosen.peek().piece !== piece; n += 1)
      input.chooseNext(1);
}

function putDown({ store, input }: Seat): void {
  while (store.chosen.peek().piece !== null) input.back();
}

/** Presses a button until it is down, or up. */
function press({ store, input }: Seat, id: string, down = true): void {
  const offer = store.offers.peek().find((one) => one.id === id);
  if (offer !== undefined && offer.pressed !== down) input.offer(id);
}

/** Switches on who goes along, those first on whom others depend, and off who does not. */
function gather(seat: Seat, along: readonly PieceId[]): void {
  for (const id of along) press(seat, `along-${id}`);
  for (const { id } of seat.store.offers.peek().filter((offer) => offer.id.startsWith('along-'))) {
    press(
      seat,
      id,
      along.some((one) => id === `along-${one}`),
    );
  }
}

/** Gives an order as a player would. */
export function give(seat: Seat, action: Action): void {
  const { store, input } = seat;
  const { battle, state } = store.match.peek()!;
  if (action.type === 'EndStep') return input.endStep();
  const answer = ANSWERS[action.type];
  if (answer !== undefined) return void input.offer(answer);
  putDown(seat);
  const actor = actorOf(action)!;
  if (state.owed.length === 0) reach(seat, actor);
  if ('pushes' in action) press(seat, 'push', action.pushes !== null);
  if ('carries' in action) {
    const unit = action.type === 'Withdraw' && action.unit !== null ? [action.unit] : [];
    gather(seat, [...unit, ...action.carries]);
  }
  const end = endOf(action);
  if (end !== null) return seat.click(end);
  if (action.type === 'Cast') {
    press(seat, `spell-${action.spell}`);
    press(seat, `points-${action.points}`);
    press(seat, `target-${action.target}`);
  } else if (action.type !== 'Advance') {
    for (const _ of deedsOf(battle, state, actor)) {
      if (!sameOrder(store.chosen.peek().aim, action)) input.aimNext();
    }
  }
  input.confirm();
}

/** What an order comes to, whichever way leads there: by foot or by air, and by which of several equal ways. */
export function gist(action: Action | null): unknown {
  if (action === null) return null;
  if (action.type === 'Fly' || action.type === 'MoveAlone') return [action.personage, endOf(action)];
  const carries = 'carries' in action ? { carries: action.carries.toSorted((a, b) => a - b) } : {};
  const path = 'path' in action ? { path: endOf(action) } : {};
  return { ...action, ...carries, ...path };
}
