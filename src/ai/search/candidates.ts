/** The plans that a side may follow in a turn: places on the wall that it fights for, and prey that it goes after. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { BESIEGER, enemyOf, type Battle, type Side } from '../../engine/battle.ts';
import { isOrdered } from '../../engine/facts/pieces.ts';
import type { GameState } from '../../engine/state.ts';
import type { BattlePlan, Effort } from '../agent.ts';
import { NO_PLAN } from '../greedy/mind.ts';

/** A place on the wall is a front where besiegers stand so near. */
const NEAR = 5;
const MOST_FRONTS = 4;
/** Prey within this distance of a hex counts as one heap, and heaps lie so far apart. */
const HEAP = 2;
const APART = 3;
const MOST_QUARRIES = 4;
/** What others than units are worth to whoever hunts them. */
const PREY = { leader: 6, individual: 3, grond: 8, engine: 2 } as const;

/** No plan at all, last turn's, then fronts and quarries, with each of the efforts; none twice. */
export function candidatesOf(
  battle: Battle,
  state: GameState,
  side: Side,
  last: BattlePlan,
  efforts: readonly Effort[],
): readonly BattlePlan[] {
  const places = [...fronts(battle, state), ...quarries(battle, state, side)];
  const drawn = efforts.flatMap((effort) =>
    places.map((hex): BattlePlan => ({ hexes: [hex], effort, stance: 'usual' })),
  );
  return onceEach([NO_PLAN, last, ...drawn]);
}

/** What the best of some plans can be made into: followed boldly or carefully, or together with the next best place. */
export function refinementsOf([best = NO_PLAN, ...next]: readonly BattlePlan[]): readonly BattlePlan[] {
  const other = next.find(({ hexes }) => hexes.length === 1);
  const hexes = best.hexes.length === 1 && other !== undefined ? [...best.hexes, ...other.hexes] : best.hexes;
  return onceEach([best, { ...best, stance: 'bold' }, { ...best, stance: 'careful' }, { ...best, hexes }]);
}

function onceEach(plans: readonly BattlePlan[]): readonly BattlePlan[] {
  const known = new Set<string>();
  return plans.filter(({ hexes, effort, stance }) => {
    const name = `${stance} ${effort} ${hexes.join(' ')}`;
    return !known.has(name) && known.add(name);
  });
}

/** The gate of the lowest level that is still held, and places on its wall far from each other, where besiegers are near. */
function fronts(battle: Battle, state: GameState): readonly HexId[] {
  const { board } = battle;
  const level = state.levels.findIndex((holder, at) => at > 0 && holder !== BESIEGER);
  if (level <= 0) return [];
  const host = battle.pieces
    .filter(({ id, side }) => side === BESIEGER && isOrdered(battle, state, id))
    .map(({ id }) => state.pieces[id]!.at as HexId);
  const near = board.works.filter(
    (work) => work.level === level && host.some((at) => distance(board, at, work.outer) <= NEAR),
  );
  const gate = near.find(({ kind }) => kind === 'main-gate' || kind === 'gate');
  const chosen: HexId[] = gate === undefined ? [] : [gate.outer];
  while (chosen.length < MOST_FRONTS) {
    const next = furthest(
      near.map(({ outer }) => outer),
      (hex) => apartFrom(battle, chosen, hex),
    );
    if (next === null || apartFrom(battle, chosen, next) < APART) break;
    chosen.push(next);
  }
  return chosen;
}

/** Where most of the enemy's worth lies together. */
function quarries(battle: Battle, state: GameState, side: Side): readonly HexId[] {
  const { board } = battle;
  const prey = battle.pieces.flatMap(({ id, side: whose, kind }) => {
    const { at } = state.pieces[id]!;
    if (whose !== enemyOf(side) || at < 0) return [];
    if (kind.class === 'unit') return [{ at: at as HexId, worth: kind.value }];
    if (kind.class === 'personage') return [{ at: at as HexId, worth: PREY[kind.rank] }];
    if (kind.class === 'engine')
      return [{ at: at as HexId, worth: kind.weapon === 'grond' ? PREY.grond : PREY.engine }];
    return [];
  });
  const heaps = prey.map(({ at }) => ({
    at,
    worth: prey.reduce((sum, one) => sum + (distance(board, at, one.at) <= HEAP ? one.worth : 0), 0),
  }));
  const chosen: HexId[] = [];
  for (const { at } of heaps.toSorted((a, b) => b.worth - a.worth || a.at - b.at)) {
    if (chosen.length >= MOST_QUARRIES) break;
    if (apartFrom(battle, chosen, at) >= APART) chosen.push(at);
  }
  return chosen;
}

function apartFrom({ board }: Battle, chosen: readonly HexId[], hex: HexId): number {
  return chosen.reduce((least, one) => Math.min(least, distance(board, one, hex)), Infinity);
}

function furthest(hexes: readonly HexId[], far: (hex: HexId) => number): HexId | null {
  return hexes.reduce<HexId | null>(
    (best, hex) => (best === null || far(hex) > far(best) ? hex : best),
    null,
  );
}
