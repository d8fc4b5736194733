/** Cases 2.7 and 2.20.2: moving a unit along a path, alone or with the engine it pushes and the personages it carries. */
import { beyond, DIRECTIONS, type HexId } from '../../board/hex.ts';
import type { ActionOf } from '../action.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { isDocked } from '../facts/docks.ts';
import { movable, waitingWith, whyNotComeIn } from '../facts/entry.ts';
import { companies, whyNotCarry } from '../facts/personages.ts';
import { engineAt } from '../facts/occupancy.ts';
import { engineKind, hasTrait, hexOf, isCauldron, pieceOf, sideOf, unitKind } from '../facts/pieces.ts';
import { destinations, range, wayTo, type RangeRequest } from '../facts/range.ts';
import { walkAlong, type Walk } from '../facts/walk.ts';
import { gateTaken, isInsideGate } from '../consequences/gates.ts';
import { ladderFootTaken, overrun } from '../consequences/overrun.ts';
import { perBattle } from '../memory.ts';
import { reduceAll } from '../reduce.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type Move = ActionOf<'Move'>;

/** Moves are offered by the cheapest way to each hex the unit can end in, and for every company of the personages it may carry. */
export const move: Verb<Move> = {
  options(battle, state) {
    const found: Move[] = [];
    for (const unit of movable(battle, state, state.active)) {
      if (whyNotStir(battle, state, unit) !== null) continue;
      offer(battle, state, unit, null, found);
      for (const engine of enginesWith(battle, state, unit)) {
        if (whyNotPush(battle, state, unit, engine) === null) offer(battle, state, unit, engine, found);
      }
    }
    return found;
  },
  possible(battle, state) {
    const goes = movable(battle, state, state.active).some(
      (unit) => whyNotStir(battle, state, unit) === null && hasSomewhere(battle, state, unit),
    );
    return goes || move.options(battle, state).length > 0;
  },
  whyNot(battle, state, action) {
    const { unit, pushes, carries } = action;
    const idle = whyNotStir(battle, state, unit);
    if (idle !== null) return idle;
    const stuck = pushes === null ? null : whyNotPush(battle, state, unit, pushes);
    if (stuck !== null) return stuck;
    const staying = whyNotCarry(battle, state, unit, carries, 'move');
    if (staying !== null) return staying;
    const walk = walkOf(battle, state, action);
    return 'spent' in walk ? null : walk;
  },
  resolve(battle, state, action, dice) {
    const { unit, path, pushes } = action;
    const walk = walkOf(battle, state, action);
    if (!('spent' in walk)) return [];
    const start = hexOf(state, unit);
    const end = path.at(-1)!;
    const passed = state.ladders.length === 0 ? [] : [...new Set(path)].filter((hex) => hex !== end);
    const events: GameEvent[] = [
      {
        type: 'UnitMoved',
        unit,
        pushed: pushes,
        carried: action.carries,
        path: start === null ? path : [start, ...path],
        spent: walk.spent,
        cite: '2.7.2',
      },
    ];
    for (const hexside of walk.climbed) {
      events.push({ type: 'LadderRemoved', hexside, why: 'used', cite: '2.11.2' });
    }
    for (const hex of passed) events.push(...ladderFootTaken(battle, state, unit, hex));
    events.push(...overrun(battle, state, unit, end, dice));
    if (isInsideGate(battle, end)) events.push(...gateTaken(battle, reduceAll(battle, state, events)));
    return events;
  },
};

type Walked = Readonly<{ state: GameState; move: Move; walk: Walk | Refusal }>;

/** The move asked about last. */
const lastWalked = perBattle((): { latest: Walked | null } => ({ latest: null }));

/** The walk of a move: followed once, for the question whether it may be and for its doing. */
function walkOf(battle: Battle, state: GameState, move: Move): Walk | Refusal {
  const last = lastWalked(battle);
  if (last.latest?.move !== move || last.latest.state !== state) {
    last.latest = { state, move, walk: walkAlong(battle, state, move.unit, move.path, move) };
  }
  return last.latest.walk;
}

function offer(battle: Battle, state: GameState, unit: PieceId, pushes: PieceId | null, found: Move[]): void {
  const pushing = pushes !== null;
  const ways = waysFor(battle, state, unit, { pushing });
  const [alone, ...parties] = companies(battle, state, unit, 'move');
  for (const path of ways) found.push({ type: 'Move', unit, path, pushes, carries: alone! });
  if (parties.length === 0) return;
  // Only a demoralized force goes further for having a personage with it.
  const demoralized = state.demoralized[pieceOf(battle, unit).force]!;
  const led = demoralized ? waysFor(battle, state, unit, { pushing, escorted: true }) : ways;
  for (const carries of parties) {
    for (const path of led) found.push({ type: 'Move', unit, path, pushes, carries });
  }
}

const ALONE = { pushes: null, carries: [] } as const;

/** Whether a unit can go anywhere by itself: mostly into a hex beside it. */
function hasSomewhere(battle: Battle, state: GameState, unit: PieceId): boolean {
  const from = hexOf(state, unit);
  const near =
    from !== null &&
    DIRECTIONS.some((direction) => {
      const to = beyond(battle.board, from, direction);
      return to >= 0 && 'spent' in walkAlong(battle, state, unit, [to as HexId], ALONE);
    });
  return near || destinations(range(battle, state, unit)).length > 0;
}

/** The cheapest way to each hex in which a move may end, from near to far. */
function waysFor(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  request: RangeRequest,
): readonly (readonly HexId[])[] {
  const reached = range(battle, state, unit, request);
  return destinations(reached).map((hex) => wayTo(reached, hex));
}

/** Why a piece may not move at all now (2.7.2, 2.11.1). */
export function whyNotStir(battle: Battle, state: GameState, unit: PieceId): Refusal | null {
  const piece = state.pieces[unit];
  if (piece === undefined) return refuse('not-on-the-map', '2.6.4');
  const absent = piece.at < 0 ? whyNotComeIn(battle, state, unit) : null;
  if (absent !== null) return absent;
  if (sideOf(battle, unit) !== state.active) return refuse('not-your-piece', '2.18');
  if (unitKind(battle, unit) === null) return refuse('not-a-unit', '2.7.9');
  if (piece.moved) return refuse('moved-already', '2.7.2');
  return piece.worked ? refuse('worked-already', '2.11.1') : null;
}

/** The engines and cauldrons that a unit could push: the one of its hex, or those of its group that wait with it (2.6.3). */
function enginesWith(battle: Battle, state: GameState, unit: PieceId): readonly PieceId[] {
  const hex = hexOf(state, unit);
  if (hex === null) return waitingWith(battle, state, unit).filter((id) => isPushed(battle, id));
  const engine = engineAt(battle, state, hex);
  return engine === null ? [] : [engine];
}

function isPushed({ pieces }: Battle, piece: PieceId): boolean {
  const { class: of } = pieces[piece]!.kind;
  return of === 'engine' || of === 'cauldron';
}

/** Why a unit may not push an engine or cauldron this phase (2.7.5, 2.7.9, 2.11.3, 2.11.5). */
export function whyNotPush(battle: Battle, state: GameState, unit: PieceId, engine: PieceId): Refusal | null {
  const beside = enginesWith(battle, state, unit).includes(engine);
  if (!beside || sideOf(battle, engine) !== sideOf(battle, unit)) {
    return refuse('nothing-to-push', '2.7.9');
  }
  if (state.pieces[unit]!.disrupted) return refuse('disrupted', '2.7.5');
  if (!isAble(battle, unit, engine)) return refuse('cannot-push', '2.7.9');
  if (isDocked(state, engine)) return refuse('docked-already', '2.11.3');
  const { moved, worked } = state.pieces[engine]!;
  if (moved) return refuse('moved-already', '2.7.2');
  return worked && !isCauldron(battle, engine) ? refuse('worked-already', '2.11.5') : null;
}

/** Whether a kind of unit can push a piece at all: a cauldron any foot, an engine those who push, Grond those fit for it (2.7.9, 2.11.11). */
function isAble(battle: Battle, unit: PieceId, engine: PieceId): boolean {
  const kind = engineKind(battle, engine);
  if (kind === null) return unitKind(battle, unit)?.gait === 'foot';
  return (
    hasTrait(battle, unit, 'pushes') && (kind.weapon !== 'grond' || hasTrait(battle, unit, 'pushes-grond'))
  );
}
