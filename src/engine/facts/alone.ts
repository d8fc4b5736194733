/** Cases 2.20.2-2.20.4: when a personage may set out alone, and where he walks to. */
import { NEVER, pathTo } from '../../board/path.ts';
import { DIRECTIONS, directionTo, opposite, type HexId } from '../../board/hex.ts';
import { TOWER_CROSSING } from '../../rulebook/house.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState, OFF_MAP } from '../state.ts';
import { retreatsOverTower } from './crossings.ts';
import { entryCost, entryCosts, whyNotComeIn } from './entry.ts';
import { holdsEnemyOf } from './havens.ts';
import { haltingHexes, haltingSides, whyGroundHalts } from './house.ts';
import { openSides } from './hexsides.ts';
import { isFrozen, isStalemated } from './magic.ts';
import { stepCosts, stepOf, type Way } from './movement.ts';
import { isMagicLeader } from './personages.ts';
import { isMagicPhase } from './phase.ts';
import { hasGift, personageKind, sideOf, unitKind } from './pieces.ts';
import { searchAgain } from './searches.ts';

/**
 * Why a personage may not move by himself now, wherever to: magic leaders move in magic phases, instead of casting, all
 * others in movement phases (2.7.10, 2.20.3); the frozen not at all (2.12); who flies and has challenged this turn
 * stays (2.20.4).
 */
export function whyNotSetOut(battle: Battle, state: GameState, personage: PieceId): Refusal | null {
  const piece = state.pieces[personage];
  if (piece === undefined) return refuse('not-on-the-map', '2.6.4');
  if (piece.at < 0) {
    const absent = whyNotComeIn(battle, state, personage);
    if (absent !== null) return absent;
  }
  if (sideOf(battle, personage) !== state.active) return refuse('not-your-piece', '2.18');
  if (personageKind(battle, personage) === null) return refuse('not-a-personage', '2.20.2');
  if (isFrozen(state, personage)) return refuse('frozen', '2.12');
  if (!isMagicPhase(state)) {
    if (isMagicLeader(battle, personage)) return refuse('moves-in-magic-phases', '2.7.10');
    return piece.moved ? refuse('moved-already', '2.20.2') : null;
  }
  if (!isMagicLeader(battle, personage)) return refuse('moves-in-movement-phases', '2.7.10');
  if (piece.enchanted) return refuse('enchanted-already', '2.12.1');
  const bound = hasGift(battle, personage, 'flies') && piece.challenged;
  return bound ? refuse('bound-by-challenge', '2.20.4') : null;
}

/** Personages walk as foot does (2.20.2). */
function wayOfPersonage(battle: Battle, personage: PieceId): Way {
  return { side: sideOf(battle, personage), gait: 'foot', engine: false };
}

/** The hexes a personage may not enter, 1 per hex: those with an enemy piece (2.20.2), and for one held by Stalemate those in contact with an enemy unit (2.12). */
export function barredTo(battle: Battle, state: GameState, personage: PieceId): Uint8Array {
  const barred = new Uint8Array(battle.board.size);
  const enemy = enemyOf(sideOf(battle, personage));
  const held = isStalemated(battle, state, personage);
  const open = openSides(battle, state);
  for (const { id, side } of battle.pieces) {
    const hex = state.pieces[id]!.at;
    if (side !== enemy || hex < 0) continue;
    barred[hex] = 1;
    if (!held || unitKind(battle, id) === null) continue;
    for (let at = hex * 6; at < hex * 6 + 6; at += 1)
      if (open[at] === 1) barred[battle.board.beyond[at]!] = 1;
  }
  return barred;
}

/** What every step costs a personage, in half points, his own docked towers included: 2 MP, up or down, where his own gate is no cheaper (2.20.2). */
function costsFor(battle: Battle, state: GameState, personage: PieceId): Uint8Array {
  const afoot = stepCosts(battle, state, wayOfPersonage(battle, personage));
  if (state.docks.length === 0) return afoot;
  const costs = afoot.slice();
  for (const { foot } of state.docks) {
    for (const direction of DIRECTIONS) {
      if (!retreatsOverTower(battle, state, personage, foot, direction)) continue;
      const up = foot * 6 + direction;
      const down = battle.board.beyond[up]! * 6 + opposite(direction);
      costs[up] = Math.min(costs[up]!, TOWER_CROSSING);
      costs[down] = Math.min(costs[down]!, TOWER_CROSSING);
    }
  }
  return costs;
}

/**
 * Every hex a personage can walk to alone, from cheap to dear, with the cheapest way there as the hexes entered
 * (2.20.2); also from off the map (2.6.3). Whether he may move now is not asked.
 */
export function strollsOf(
  battle: Battle,
  state: GameState,
  personage: PieceId,
): readonly (readonly HexId[])[] {
  const start = state.pieces[personage]!.at as HexId | typeof OFF_MAP;
  const reached = searchAgain(battle, {
    from: start,
    entry: entryCosts(battle, state, personage, false),
    budget: personageKind(battle, personage)!.movement,
    cost: costsFor(battle, state, personage),
    stop: haltingHexes(battle),
    halts: haltingSides(battle),
    barred: barredTo(battle, state, personage),
  });
  const ways: (readonly HexId[])[] = [];
  for (let index = 0; index < reached.count; index += 1) {
    const hex = reached.order[index]! as HexId;
    if (hex !== start) ways.push(pathTo(reached, hex).slice(start < 0 ? 0 : 1));
  }
  return ways;
}

/** What a path, the hexes entered in order, costs a personage in half points, or why its first impossible step is impossible (2.20.2). Any numbers may stand in it. */
export function strollAlong(
  battle: Battle,
  state: GameState,
  personage: PieceId,
  path: readonly HexId[],
): number | Refusal {
  if (path.length === 0) return refuse('no-path', '2.20.2');
  const costs = costsFor(battle, state, personage);
  const barred = barredTo(battle, state, personage);
  const { movement } = personageKind(battle, personage)!;
  let spent = 0;
  let from = state.pieces[personage]!.at as HexId;
  let halted: Refusal | null = null;
  for (const to of path) {
    if (halted !== null) return halted;
    const cost = stepAlone(battle, state, personage, from, to, costs);
    if (typeof cost !== 'number') return cost;
    if (barred[to] === 1) return whyBarred(battle, state, personage, to);
    spent += cost;
    if (spent > movement) return refuse('not-enough-movement', '2.20.2');
    halted = whyGroundHalts(battle.board, from, to);
    from = to;
  }
  return from === state.pieces[personage]!.at ? refuse('ends-where-it-began', '2.20.2') : spent;
}

function stepAlone(
  battle: Battle,
  state: GameState,
  personage: PieceId,
  from: HexId,
  to: HexId,
  costs: Uint8Array,
): number | Refusal {
  if (from < 0) return entryCost(battle, state, personage, false, to);
  const direction = directionTo(battle.board, from, to);
  if (direction === null || to < 0) return refuse('not-adjacent', '2.20.2');
  const cost = costs[from * 6 + direction]!;
  return cost === NEVER ? stepOf(battle, state, wayOfPersonage(battle, personage), from, direction) : cost;
}

function whyBarred(battle: Battle, state: GameState, personage: PieceId, hex: HexId): Refusal {
  return holdsEnemyOf(battle, state, personage, hex)
    ? refuse('enemy-in-the-way', '2.20.2')
    : refuse('stalemated', '2.12');
}
