/** Case 2.5: how an army may be drawn up otherwise, before the first turn. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId, Side } from '../../engine/battle.ts';
import { unitAt } from '../../engine/facts/occupancy.ts';
import { hexOf, personagesAt, standingAt } from '../../engine/facts/pieces.ts';
import { zoneHexesOf } from '../../engine/facts/setup.ts';
import type { GameState } from '../../engine/state.ts';
import { apply } from '../../game/apply.ts';
import type { Draw } from '../agent.ts';
import { anyDice } from '../anyDice.ts';

/** So near to where it stands a unit goes when it is only shifted, in hexes. */
const SHIFT = 3;
/** So many units gather at a place, at least and at most. */
const FEWEST = 2;
const MOST = 7;

/** So near to a unit of either side the battle begins, in hexes: nobody is hidden from it in a far corner of his zone. */
const NEAR = 3;

/** What may be tried: one unit changes places with another, goes a little aside, goes anywhere, or leads others to a work. */
const WAYS = [swapTwo, shiftOne, sendOne, gatherAtWork] as const;

type Way = (battle: Battle, state: GameState, places: Places, draw: Draw) => GameState;

/** The units that a side may place anew, and where it may place each. */
export type Places = ReadonlyMap<PieceId, readonly HexId[]>;

/** The units of a side on the map, but for those who are kept where they stand, with the hexes of their zones that are near the battle. */
export function placesOf(battle: Battle, state: GameState, side: Side, kept: ReadonlySet<PieceId>): Places {
  const { board, pieces } = battle;
  const standing = pieces.flatMap(({ id, kind }) => {
    const hex = kind.class === 'unit' ? hexOf(state, id) : null;
    return hex === null ? [] : [hex];
  });
  const isNear = (hex: HexId): boolean => standing.some((at) => distance(board, at, hex) <= NEAR);
  const mine = pieces.filter(
    ({ id, side: whose, kind }) =>
      whose === side && kind.class === 'unit' && hexOf(state, id) !== null && !kept.has(id),
  );
  const places = mine.map(({ id }) => [id, [...zoneHexesOf(battle, id)].filter(isNear)] as const);
  return new Map(places.filter(([, hexes]) => hexes.length > 0));
}

/** A state of the set-up with some units drawn up otherwise, at most so many times; captains go with their men. */
export function drawnUpOtherwise(
  battle: Battle,
  state: GameState,
  places: Places,
  draw: Draw,
  most: number,
): GameState {
  let drawnUp = state;
  for (let left = 1 + draw(most); left > 0; left -= 1) {
    const way: Way = WAYS[draw(WAYS.length)]!;
    drawnUp = way(battle, drawnUp, places, draw);
  }
  return drawnUp;
}

function swapTwo(battle: Battle, state: GameState, places: Places, draw: Draw): GameState {
  const units = [...places.keys()];
  const [one, other] = [oneOf(units, draw), oneOf(units, draw)];
  return lead(battle, state, one, standingAt(state, other));
}

function shiftOne(battle: Battle, state: GameState, places: Places, draw: Draw): GameState {
  const [unit, hexes] = oneOf([...places], draw);
  const from = standingAt(state, unit);
  const near = hexes.filter((hex) => distance(battle.board, hex, from) <= SHIFT);
  return near.length === 0 ? state : lead(battle, state, unit, oneOf(near, draw));
}

function sendOne(battle: Battle, state: GameState, places: Places, draw: Draw): GameState {
  const [unit, hexes] = oneOf([...places], draw);
  return lead(battle, state, unit, oneOf(hexes, draw));
}

/** The units nearest to a work go as near to it as they may, each to a free hex. */
function gatherAtWork(battle: Battle, state: GameState, places: Places, draw: Draw): GameState {
  const { board } = battle;
  if (board.works.length === 0) return sendOne(battle, state, places, draw);
  const { outer } = oneOf(board.works, draw);
  const far = (hex: HexId): number => distance(board, hex, outer);
  const nearest = [...places.keys()].toSorted(
    (a, b) => far(standingAt(state, a)) - far(standingAt(state, b)),
  );
  const count = FEWEST + draw(MOST - FEWEST + 1);
  return nearest.slice(0, count).reduce((drawnUp, unit) => {
    const free = places.get(unit)!.filter((hex) => unitAt(battle, drawnUp, hex) === null);
    const [best] = free.toSorted((a, b) => far(a) - far(b));
    return best === undefined ? drawnUp : lead(battle, drawnUp, unit, best);
  }, state);
}

function oneOf<T>(list: readonly T[], draw: Draw): T {
  return list[draw(list.length)]!;
}

/** A unit goes to a hex with the captains beside it; whoever stands there takes its place, with his own. */
function lead(battle: Battle, state: GameState, unit: PieceId, hex: HexId): GameState {
  const from = standingAt(state, unit);
  const other = unitAt(battle, state, hex);
  const ours = personagesAt(battle, state, from);
  const theirs = other === null ? [] : personagesAt(battle, state, hex);
  const led = placeIn(battle, state, unit, hex);
  if (led === state) return state;
  const withOurs = ours.reduce((now, captain) => placeIn(battle, now, captain, hex), led);
  return theirs.reduce((now, captain) => placeIn(battle, now, captain, from), withOurs);
}

/** The state with a piece placed in a hex, or as it was where it may not be placed. */
function placeIn(battle: Battle, state: GameState, piece: PieceId, hex: HexId): GameState {
  const applied = apply(battle, state, { type: 'Deploy', piece, hex }, anyDice());
  return applied.ok ? applied.state : state;
}
