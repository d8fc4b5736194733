/** A march of the besieger in the shipped siege: one plain move after another, none of which ends the step. */
import type { ActionOf } from '../../src/engine/action.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { Place } from '../../src/engine/state.ts';
import { legalOf } from '../../src/game/legal.ts';
import { newMatch, type Match } from '../../src/game/match.ts';
import { play } from '../../src/game/play.ts';
import { shippedBattle } from '../kit/shipped.ts';

/** A move, and what becomes of the unit. */
export interface Go {
  readonly action: ActionOf<'Move'>;
  readonly at: Place;
  readonly spent: number;
}

export interface March {
  /** The siege, the besieger about to move. */
  readonly from: Match;
  readonly goes: readonly Go[];
  /** The siege after the last move. */
  readonly to: Match;
}

/** Dice for actions that roll none. */
export const NO_DICE = scripted();

const STEP = 'besieger-movement.choosing';

/** Each unit that can moves once, alone, somewhere in the middle of what it can reach. */
export function march(): March {
  const from = aboutToMove(shippedBattle('the-great-gate'));
  let match = from;
  const goes: Go[] = [];
  for (const { id } of match.battle.pieces) {
    const own = legalOf(match.battle, match.state, 'Move').filter(
      ({ unit, pushes, carries }) => unit === id && pushes === null && carries.length === 0,
    );
    const action = own[Math.floor(own.length / 2)];
    if (action === undefined) continue;
    const next = after(match, action);
    const { at, spent } = next.state.pieces[id]!;
    if (next.entries.at(-1)!.checkpoint !== null) break;
    goes.push({ action, at, spent });
    match = next;
  }
  return { from, goes, to: match };
}

/** A battle at the moment when the units of the besieger may move for the first time. */
export function aboutToMove(battle: Battle): Match {
  let match = newMatch(battle, 1);
  while (!match.state.step.startsWith(STEP)) match = after(match, { type: 'EndStep' });
  return match;
}

function after(match: Match, action: Parameters<typeof play>[1]): Match {
  const played = play(match, action, NO_DICE);
  if (!played.ok) throw new Error(`${action.type} is refused: ${played.refusal.code}`);
  return played.match;
}
