/** Case 2.18.4: decisions that are owed, and those that nobody need be asked for. */
import { assertNever } from '../../kernel/assertNever.ts';
import type { Cite } from '../../rulebook/cases.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { Dice } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { rollForBereft, settleEscape } from './escapes.ts';
import { goAlong } from './escort.ts';
import { companions, personagesWith } from '../facts/personages.ts';
import { sideOf, standingAt } from '../facts/pieces.ts';
import { settleWithdraw } from './carryOutWithdrawal.ts';
import { whyNotAdvance } from '../facts/advances.ts';
import { gateTaken } from './gates.ts';
import { retreatOptions, type RetreatOwed, type RetreatPath } from '../facts/retreats.ts';
import { ladderFootTaken } from './overrun.ts';
import { owe, TAKEN } from './owing.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState, Owed } from '../state.ts';
import { unitLost } from './tallies.ts';

/** The unit leaves the game and scores its value at once (2.8.15); personages with it roll for their lives (2.20.7). */
export function eliminate(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  cite: Cite,
  dice: Dice,
): readonly GameEvent[] {
  const events: readonly GameEvent[] = [{ type: 'UnitEliminated', unit, cite }, ...unitLost(battle, unit)];
  const hex = standingAt(state, unit);
  return [
    ...events,
    ...rollForBereft(battle, reduceAll(battle, state, events), sideOf(battle, unit), hex, dice),
  ];
}

/**
 * A unit goes back the given way, with those personages who go along (2.20.3), and is disrupted (2.8.13); a friend at its end is the next to go (2.8.12).
 * The decision is thereby taken. A ladder whose foot it enters falls (2.11.2).
 */
export function carryOutRetreat(
  battle: Battle,
  state: GameState,
  owed: RetreatOwed,
  { path, displaces }: RetreatPath,
  carries: readonly PieceId[],
): readonly GameEvent[] {
  const { unit, displaced } = owed;
  const piece = state.pieces[unit]!;
  const cite: Cite = owed.source === null ? '2.8.12' : '2.8.10';
  const events: GameEvent[] = [
    TAKEN,
    { type: 'UnitRetreated', unit, path: [standingAt(state, unit), ...path], cite },
    ...goAlong(carries, path.at(-1)!),
  ];
  if (!piece.disrupted) events.push({ type: 'UnitDisrupted', unit, cite: '2.8.13' });
  for (const hex of path) events.push(...ladderFootTaken(battle, state, unit, hex));
  if (displaces !== null) {
    const next = { unit: displaces, hexes: 1, source: null, displaced: [...displaced, unit] } as const;
    events.push(owe({ type: 'retreat', ...next }, '2.8.12'));
  }
  return [...events, ...gateTaken(battle, reduceAll(battle, state, events))];
}

/**
 * Takes every decision that leaves no choice (2.18.4): a retreat with one end is made if no personage is there who might
 * go along or stay, one with none costs the unit
 * its life (2.8.11), an advance that has become impossible lapses. Stops at the first that somebody must take.
 */
export function settle(battle: Battle, state: GameState, dice: Dice): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let now = state;
  for (let made = settleFirst(battle, now, dice); made.length > 0; made = settleFirst(battle, now, dice)) {
    events.push(...made);
    now = reduceAll(battle, now, made);
  }
  return events;
}

function settleFirst(battle: Battle, state: GameState, dice: Dice): readonly GameEvent[] {
  const owed = state.owed[0];
  if (owed === undefined) return [];
  switch (owed.type) {
    case 'retreat':
      return settleRetreat(battle, state, owed, dice);
    case 'advance':
      return mightAdvance(battle, state, owed) ? [] : [TAKEN];
    case 'slip':
    case 'duel':
      return [];
    case 'withdraw':
      return settleWithdraw(battle, state, owed);
    case 'escape':
      return settleEscape(battle, state, owed);
    default:
      return assertNever(owed);
  }
}

function settleRetreat(
  battle: Battle,
  state: GameState,
  owed: RetreatOwed,
  dice: Dice,
): readonly GameEvent[] {
  const { paths } = retreatOptions(battle, state, owed);
  const [only] = paths;
  if (only === undefined) return [TAKEN, ...eliminate(battle, state, owed.unit, '2.8.11', dice)];
  const outcome = outcomeOf(battle, state, owed.unit, only);
  const choice =
    personagesWith(battle, state, owed.unit).length > 0 ||
    paths.some((way) => outcomeOf(battle, state, owed.unit, way) !== outcome);
  return choice ? [] : carryOutRetreat(battle, state, owed, only, []);
}

/** Whether an advance is open, with all the personages who may go along (2.8.9, 2.10.4). */
function mightAdvance(
  battle: Battle,
  state: GameState,
  { unit, hex }: Extract<Owed, { type: 'advance' }>,
): boolean {
  const escort = companions(battle, state, unit, 'advance');
  return whyNotAdvance(battle, state, unit, hex, escort) === null;
}

/** What a way back comes to: where it ends, and at which hexes it takes ladders away (2.11.2). Ways alike in that leave no choice. */
function outcomeOf(battle: Battle, state: GameState, unit: PieceId, { path }: RetreatPath): string {
  if (state.ladders.length === 0) return String(path.at(-1));
  const feet = path.filter((hex) => ladderFootTaken(battle, state, unit, hex).length > 0);
  return [path.at(-1), ...feet.sort((a, b) => a - b)].join(' ');
}
