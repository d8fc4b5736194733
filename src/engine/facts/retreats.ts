/** Cases 2.8.10-2.8.12: where a unit may go back to, and whom it may push out of the way. */
import { distance } from '../../board/distance.ts';
import { beyond, DIRECTIONS, type Direction, type HexId } from '../../board/hex.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import { perBattle } from '../memory.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState, Owed } from '../state.ts';
import { retreatsOverTower } from './crossings.ts';
import { mayCross } from './movement.ts';
import { unitAt } from './occupancy.ts';
import { sideOf, standingAt } from './pieces.ts';
import { holdsLooseEnemies } from './stacking.ts';
import { zones } from './zones.ts';

export type RetreatOwed = Extract<Owed, { type: 'retreat' }>;

/** One way back. */
export interface RetreatPath {
  /** The hexes entered, in order. */
  readonly path: readonly HexId[];
  /** The friend on whom it ends, who must then go back himself (2.8.12), or null. */
  readonly displaces: PieceId | null;
}

/** The order of choice of 2.8.11: the full distance, a shorter way, a way ending on a friend, none at all. */
export type RetreatChoice = 'full' | 'shorter' | 'displacing' | 'none';

export interface RetreatOptions {
  readonly choice: RetreatChoice;
  /** The ways among which the owner picks; they are equals. Empty only with the choice 'none'. */
  readonly paths: readonly RetreatPath[];
}

/** What the search knows: the board as the unit sees it that goes back first, gone from its own hex. */
interface Field {
  readonly battle: Battle;
  readonly state: GameState;
  readonly leaving: PieceId;
  /** The enemy's zones of control: all who go back or make room are of one side. */
  readonly zone: Uint8Array;
}

function fieldWithout(battle: Battle, state: GameState, leaving: PieceId): Field {
  const zone = zones(battle, state, enemyOf(sideOf(battle, leaving)));
  return { battle, state, leaving, zone };
}

/** The unit in a hex, or null. */
function standing({ battle, state, leaving }: Field, hex: HexId): PieceId | null {
  const there = unitAt(battle, state, hex);
  return there === leaving ? null : there;
}

function friendAt(field: Field, unit: PieceId, hex: HexId): PieceId | null {
  const there = standing(field, hex);
  return there !== null && sideOf(field.battle, there) === sideOf(field.battle, unit) ? there : null;
}

/** Why a unit may not go one step back over a hexside (2.8.10), or null; `source` null = a displacement. */
function whyNotStep(
  field: Field,
  unit: PieceId,
  from: HexId,
  direction: Direction,
  source: HexId | null,
): Refusal | null {
  const { battle, state } = field;
  const barred = mayCross(battle, state, unit, from, direction);
  if (barred !== null && !retreatsOverTower(battle, state, unit, from, direction)) return barred;
  const to = beyond(battle.board, from, direction) as HexId;
  const friend = friendAt(field, unit, to);
  const loose = holdsLooseEnemies(battle, state, unit, to);
  if (loose || (standing(field, to) !== null && friend === null))
    return refuse('retreat-into-enemy', '2.8.10');
  if (source !== null && distance(battle.board, source, to) < distance(battle.board, source, from)) {
    return refuse('retreat-closer', '2.8.10');
  }
  if (friend === null && field.zone[to] === 1) {
    return refuse('retreat-into-zone', '2.8.10');
  }
  return null;
}

/**
 * Whether a friend who stands where a retreat ends can go back one hex, pushing further friends if he must (2.8.12).
 * Nobody in `moved` goes again. That a chain exists at all is enough: its links choose for themselves later.
 */
function canMakeRoom(field: Field, unit: PieceId, moved: Set<PieceId>): boolean {
  if (moved.has(unit)) return false;
  moved.add(unit);
  const from = standingAt(field.state, unit);
  const onto: PieceId[] = [];
  for (const direction of DIRECTIONS) {
    if (whyNotStep(field, unit, from, direction, null) !== null) continue;
    const friend = friendAt(field, unit, beyond(field.battle.board, from, direction) as HexId);
    if (friend === null) return true;
    onto.push(friend);
  }
  return onto.some((friend) => canMakeRoom(field, friend, moved));
}

/** All ways by length, those of one hex first. */
type Ways = readonly (readonly (readonly HexId[])[])[];

/**
 * Every way of up to the owed length that 2.8.10 allows, ends not yet weighed; no way comes back to a hex. The first reason
 * against each hex that cannot be entered is put into `refused`, where somebody wants to know.
 */
function waysBack(field: Field, owed: RetreatOwed, refused: Map<HexId, Refusal> | null): Ways {
  const start = standingAt(field.state, owed.unit);
  const byLength: (readonly HexId[])[][] = [];
  let ends: readonly (readonly HexId[])[] = [[]];
  for (let length = 1; length <= owed.hexes; length += 1) {
    const longer: (readonly HexId[])[] = [];
    for (const path of ends) {
      const from = path.at(-1) ?? start;
      for (const direction of DIRECTIONS) {
        const to = beyond(field.battle.board, from, direction);
        if (to < 0 || to === start || path.includes(to as HexId)) continue;
        const refusal = whyNotStep(field, owed.unit, from, direction, owed.source);
        if (refusal === null) longer.push([...path, to as HexId]);
        else if (refused?.has(to as HexId) === false) refused.set(to as HexId, refusal);
      }
    }
    byLength.push(longer);
    ends = longer;
  }
  return byLength;
}

/** The ways that come first in the order of 2.8.11. */
function choose(field: Field, owed: RetreatOwed, byLength: Ways): RetreatOptions {
  const { unit, displaced, hexes } = owed;
  for (let length = hexes; length > 0; length -= 1) {
    const paths = byLength[length - 1]!.filter((path) => friendAt(field, unit, path.at(-1)!) === null).map(
      (path): RetreatPath => ({ path, displaces: null }),
    );
    if (paths.length > 0) return { choice: length === hexes ? 'full' : 'shorter', paths };
  }
  for (let length = hexes; length > 0; length -= 1) {
    const paths = byLength[length - 1]!.map((path): RetreatPath => ({
      path,
      displaces: friendAt(field, unit, path.at(-1)!),
    })).filter(({ displaces }) => canMakeRoom(field, displaces!, new Set([...displaced, unit])));
    if (paths.length > 0) return { choice: 'displacing', paths };
  }
  return { choice: 'none', paths: [] };
}

/** What is known of the retreat asked about last. */
interface Weighed {
  readonly state: GameState;
  readonly owed: RetreatOwed;
  readonly options: RetreatOptions;
  /** Null until somebody asks. */
  refused: ReadonlyMap<HexId, Refusal> | null;
}

const lastWeighed = perBattle((): { latest: Weighed | null } => ({ latest: null }));

/** Where a retreat or displacement may go: the ways the owner may pick from, in the order of choice of 2.8.11. */
export function retreatOptions(battle: Battle, state: GameState, owed: RetreatOwed): RetreatOptions {
  return weigh(battle, state, owed).options;
}

/** Every hex within reach on which a retreat or displacement may not end, with the first reason (2.8.10-2.8.12). */
export function refusedEnds(
  battle: Battle,
  state: GameState,
  owed: RetreatOwed,
): ReadonlyMap<HexId, Refusal> {
  const known = weigh(battle, state, owed);
  return (known.refused ??= reasons(battle, state, owed, known.options));
}

function weigh(battle: Battle, state: GameState, owed: RetreatOwed): Weighed {
  const last = lastWeighed(battle);
  if (last.latest?.state === state && last.latest.owed === owed) return last.latest;
  const field = fieldWithout(battle, state, owed.unit);
  const options = choose(field, owed, waysBack(field, owed, null));
  return (last.latest = { state, owed, options, refused: null });
}

function reasons(
  battle: Battle,
  state: GameState,
  owed: RetreatOwed,
  { choice, paths }: RetreatOptions,
): ReadonlyMap<HexId, Refusal> {
  const field = fieldWithout(battle, state, owed.unit);
  const refused = new Map<HexId, Refusal>();
  const ends = new Set(paths.map(({ path }) => path.at(-1)!));
  for (const path of waysBack(field, owed, refused).flat()) {
    const end = path.at(-1)!;
    if (ends.has(end)) refused.delete(end);
    else refused.set(end, whyNotEnd(field, owed.unit, end, choice));
  }
  return refused;
}

function whyNotEnd(field: Field, unit: PieceId, end: HexId, choice: RetreatChoice): Refusal {
  if (friendAt(field, unit, end) === null) return refuse('retreat-too-short', '2.8.11');
  const freeEndsLeft = choice === 'full' || choice === 'shorter';
  return refuse('retreat-friend-in-the-way', freeEndsLeft ? '2.8.11' : '2.8.12');
}
