/** Cases 2.7.1-2.7.8: what lies in the way of a class of movers, as the search of their ranges asks it. */
import { directionTo } from '../../board/hex.ts';
import { NEVER } from '../../board/path.ts';
import { BESIEGER, DEFENDER, enemyOf, type Battle, type PieceId, type Side } from '../battle.ts';
import { remembering } from '../memory.ts';
import type { Dock, GameState } from '../state.ts';
import { changedPieces } from './changes.ts';
import { costOfCrossing, isPassable, type Crossing } from './crossings.ts';
import { fitForTower } from './docks.ts';
import { haltsOf } from './house.ts';
import { headOf, isClimber, isReady } from './ladders.ts';
import { stepCosts, wayIndex, wayOf } from './movement.ts';
import { unitAt } from './occupancy.ts';
import { hasTrait, pieceOf, sideOf } from './pieces.ts';
import { beastContact } from './stacking.ts';
import { zones } from './zones.ts';

/** What a class of movers meets in one state; all arrays are shared by every unit of the class and by later states for which they hold. */
export interface Lane {
  readonly cost: Uint8Array;
  readonly stop: Uint8Array;
  readonly barred: Uint8Array;
  readonly zone: Uint8Array;
}

const lanesOf = remembering((_battle: Battle, _state: GameState) => new Map<number, Lane>());

/** Whether a unit may not enter an enemy zone of control: it is disrupted, or its force is demoralized and no personage goes along (2.7.5, 2.10.4). */
function shunsZones(battle: Battle, state: GameState, unit: PieceId, escorted: boolean): boolean {
  return state.pieces[unit]!.disrupted || (state.demoralized[pieceOf(battle, unit).force]! && !escorted);
}

/** What a unit meets, perhaps with the engine it pushes and with personages who go along. */
export function laneOf(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  pushing: boolean,
  escorted: boolean,
): Lane {
  const way = wayOf(battle, unit, pushing)!;
  const climbs = !pushing && state.ladders.length > 0 && isClimber(battle, state, unit);
  const docks = pushing || state.docks.length === 0 ? NO_DOCKS : docksFor(battle, state, unit);
  const shuns = shunsZones(battle, state, unit, escorted);
  const { disrupted } = state.pieces[unit]!;
  const fears = hasTrait(battle, unit, 'fears-beasts');
  const traits = (climbs ? 1 : 0) + (shuns ? 2 : 0) + (disrupted ? 4 : 0) + (fears ? 8 : 0);
  const key = wayIndex(way) * 32 + traits + (docks.length > 0 ? 16 : 0);
  const lanes = lanesOf(battle, state);
  const known = lanes.get(key);
  if (known !== undefined) return known;

  const wards = wardsFor(battle, state, enemyOf(way.side), shuns, disrupted);
  const cost = stepCosts(battle, state, way);
  const crossings = [...(climbs ? state.ladders.filter((one) => isReady(state, one)) : []), ...docks];
  const lane: Lane = {
    cost: withCrossings(battle, state, cost, crossings),
    stop: wards.stop,
    barred: fears ? withBeasts(wards, beastContact(battle, state)) : wards.barred,
    zone: wards.zone,
  };
  lanes.set(key, lane);
  return lane;
}

/** What a side puts in the way of its enemies. */
interface Wards extends Pick<Lane, 'stop' | 'barred' | 'zone'> {
  /** Barred besides to those who fear the beasts of one moment (2.7.6). */
  feared: Readonly<{ beasts: Uint8Array; barred: Uint8Array }> | null;
}

/** What is barred to those who fear beasts: made once for as long as wards and beasts hold still. */
function withBeasts(wards: Wards, beasts: Uint8Array): Uint8Array {
  if (wards.feared?.beasts === beasts) return wards.feared.barred;
  const barred = wards.barred.slice();
  for (let hex = 0; hex < barred.length; hex += 1) if (beasts[hex] === 1) barred[hex] = 1;
  wards.feared = { beasts, barred };
  return barred;
}

/** Those of one side, by the manner in which they are met, and the zone they were made with. */
interface Known {
  readonly zone: Uint8Array;
  readonly wards: (Wards | undefined)[];
}

type Before = Readonly<{ b: GameState; value: Known }> | null;

/** Kept as long as no piece of the side and no zone of it changes: nearly always, while its enemy moves. */
function knownOf(side: Side): (battle: Battle, state: GameState) => Known {
  return remembering((battle: Battle, state: GameState, before: Before) => {
    const zone = zones(battle, state, side);
    const still =
      before?.value.zone === zone &&
      changedPieces(battle, before.b.pieces, state.pieces).every((id) => sideOf(battle, id) !== side);
    return still ? before.value : { zone, wards: [] };
  });
}

/** Index = Side. */
const KNOWN = [knownOf(DEFENDER), knownOf(BESIEGER)] as const;

/** The wards of a side against units that shun its zones or not, disrupted or not (2.7.4, 2.7.5, 2.7.8). */
function wardsFor(battle: Battle, state: GameState, side: Side, shuns: boolean, disrupted: boolean): Wards {
  const { zone, wards } = KNOWN[side](battle, state);
  const manner = Number(shuns) + 2 * Number(disrupted);
  const known = wards[manner];
  if (known !== undefined) return known;
  const stop = zone.slice();
  for (const hex of haltsOf(battle)) stop[hex] = 1;
  const barred = shuns ? zone.slice() : new Uint8Array(battle.board.size);
  for (const { id, side: whose, kind } of battle.pieces) {
    const { at } = state.pieces[id]!;
    if (whose !== side || at < 0) continue;
    (disrupted || kind.class === 'unit' ? barred : stop)[at] = 1;
  }
  const made: Wards = { stop, barred, zone, feared: null };
  wards[manner] = made;
  return made;
}

const NO_DOCKS: readonly Dock[] = [];

/** The docked towers that a unit may use, wherever they stand (2.11.3). */
function docksFor(battle: Battle, state: GameState, unit: PieceId): readonly Dock[] {
  return state.docks.filter((dock) => fitForTower(battle, state, dock, unit));
}

/** 2.11.2, 2.11.3: over a ladder of an earlier turn or a docked tower a wall is crossed from its foot, if no unit is behind. */
function withCrossings(
  battle: Battle,
  state: GameState,
  cost: Uint8Array,
  crossings: readonly Crossing[],
): Uint8Array {
  if (crossings.length === 0) return cost;
  const climbing = cost.slice();
  for (const crossing of crossings) {
    const head = headOf(battle, crossing);
    if (!isPassable(battle, state, crossing) || unitAt(battle, state, head) !== null) continue;
    const at = crossing.foot * 6 + directionTo(battle.board, crossing.foot, head)!;
    if (cost[at] === NEVER) climbing[at] = Math.min(climbing[at]!, costOfCrossing(crossing));
  }
  return climbing;
}
