/** How far it is from every hex to the goals of a side: one search for all its units (2.7.2). */
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import { NEVER } from '../../board/path.ts';
import { add, bucketQueue, empty, itemAt } from '../../kernel/bucketQueue.ts';
import type { Board } from '../../board/board.ts';
import { BESIEGER, type Gait, type PieceId, type Side } from '../../engine/battle.ts';
import { isReady } from '../../engine/facts/ladders.ts';
import { stepCosts } from '../../engine/facts/movement.ts';
import { engineKind, isOrdered, standingAt, unitKind } from '../../engine/facts/pieces.ts';
import { distanceToWall } from '../../engine/facts/trenches.ts';
import { perBattle } from '../../engine/memory.ts';
import { levelFor, hexesOfLevels, unitsOn } from './climb.ts';
import { goalsDone, objectives, ownObjectives } from './goals.ts';
import type { Mind } from './mind.ts';

/** Further than any way that is worth going. */
export const FAR = 360;
/** How far foot goes in a turn, in half points. */
export const A_TURN = 8;

/** What a way over or through a work is worth in half points of movement, by what stands there. */
const OVER_READY_LADDER = 4;
const OVER_NEW_LADDER = 8;
const OVER_BARE_WALL = 16;
export const THROUGH_SHUT_GATE = 40;

const queue = bucketQueue(FAR, 64);

/** The cheapest way from every hex to the nearest goal, in half points; FAR where there is none. */
export function fieldTo(board: Board, goals: Iterable<HexId>, cost: Uint8Array): Uint16Array {
  const far = new Uint16Array(board.size).fill(FAR);
  for (const goal of goals) {
    far[goal] = 0;
    add(queue, 0, goal);
  }
  for (let paid = 0; paid < FAR; paid += 1) {
    for (let place = 0, hex = itemAt(queue, paid, 0); hex >= 0; hex = itemAt(queue, paid, ++place)) {
      if (far[hex] !== paid) continue;
      for (let direction = 0; direction < 6; direction += 1) {
        const before = board.beyond[hex * 6 + direction]!;
        if (before < 0) continue;
        const step = cost[before * 6 + ((direction + 3) % 6)]!;
        if (step === NEVER || paid + step >= far[before]!) continue;
        far[before] = paid + step;
        add(queue, paid + step, before);
      }
    }
    empty(queue, paid);
  }
  return far;
}

/** A field, made once a half-turn, and again when a work has changed, or for those who climb a ladder or a docked tower. */
function once({ memory, state }: Mind, name: string, climbs: boolean, make: () => Uint16Array): Uint16Array {
  const { works, ladders, docks } = state;
  const known = memory.fields.get(name);
  const holds = known?.works === works && (!climbs || (known.ladders === ladders && known.docks === docks));
  if (holds) return known.far;
  const far = make();
  memory.fields.set(name, { works, ladders, docks, far });
  return far;
}

/** The sides by which a wall or gate is entered from below or without, index = hex * 6 + direction. */
const waysIn = perBattle(({ board }) =>
  board.works.flatMap(({ kind, inner, outer }, work) => {
    const direction = DIRECTIONS.find((way) => board.beyond[outer * 6 + way] === inner)!;
    return kind === 'tower' ? [] : [{ work, kind, at: outer * 6 + direction }];
  }),
);

/** What steps cost those who mean to get in one day: walls by ladder, gates by Grond. */
function hopefulCosts(mind: Mind, gait: Gait): Uint8Array {
  const { battle, state, side } = mind;
  const costs = stepCosts(battle, state, { side, gait, engine: false });
  if (side !== BESIEGER) return costs;
  const hopeful = pastShutWorks(mind, costs, gait === 'foot' ? OVER_BARE_WALL : NEVER);
  if (gait !== 'foot') return hopeful;
  const { board } = battle;
  for (const ladder of state.ladders)
    over(ladder, isReady(state, ladder) ? OVER_READY_LADDER : OVER_NEW_LADDER);
  for (const dock of state.docks) over(dock, OVER_READY_LADDER);
  return hopeful;

  function over({ hexside, foot }: { hexside: number; foot: HexId }, price: number): void {
    const { inner } = board.works[board.work[hexside]!]!;
    for (let way = 0; way < 6; way += 1) {
      const at = foot * 6 + way;
      if (board.beyond[at] === inner && hopeful[at]! > price) hopeful[at] = price;
    }
  }
}

/** The same costs, but gates that are shut can be passed once Grond has opened them, and walls for so much; NEVER leaves them shut. */
function pastShutWorks({ battle, state }: Mind, costs: Uint8Array, overWall: number): Uint8Array {
  const hopeful = costs.slice();
  for (const { work, kind, at } of waysIn(battle)) {
    if (hopeful[at] !== NEVER || state.works[work]!.breached) continue;
    hopeful[at] = kind === 'wall' ? overWall : THROUGH_SHUT_GATE;
  }
  return hopeful;
}

const CITY = { foot: 'city foot', horse: 'city horse', beast: 'city beast' } as const;
const DENIERS = { foot: 'deniers foot', horse: 'deniers horse', beast: 'deniers beast' } as const;
const ENEMY = { foot: 'enemy foot', horse: 'enemy horse', beast: 'enemy beast' } as const;

/** The way of a unit to the level that it means to come to, and to whatever else its side is to hold; null where there is nothing. */
export function toTheCity(mind: Mind, gait: Gait, unit: PieceId): Uint16Array | null {
  const front = mind.side === BESIEGER ? levelFor(mind, unit) : 0;
  const wanted = objectives(mind, mind.side);
  if (front === 0 && wanted.length === 0) return null;
  const done = goalsDone(mind);
  return toHexes(mind, `${CITY[gait]} ${front} ${done}`, gait, () => {
    const level = front === 0 ? [] : hexesOfLevels(mind.battle)[front]!;
    return [...wanted, ...level];
  });
}

/** The way of a unit to where it is to come itself, or else to what the side wants; null where there is nothing. */
export function toItsGoal(mind: Mind, unit: PieceId, gait: Gait): Uint16Array | null {
  const own = ownObjectives(mind, unit);
  if (own.length === 0) return toTheCity(mind, gait, unit);
  return toHexes(mind, `${gait} to ${own.join(' ')}`, gait, () => own);
}

/** The way to hexes, under a name for them and the gait. */
export function toHexes(mind: Mind, name: string, gait: Gait, goals: () => readonly HexId[]): Uint16Array {
  return once(mind, name, gait === 'foot', () =>
    fieldTo(mind.battle.board, goals(), hopefulCosts(mind, gait)),
  );
}

/** The way to those of the other side who still deny the level that a unit means to come to (2.10.6); null where nobody does. */
export function toTheDeniers(mind: Mind, gait: Gait, unit: PieceId): Uint16Array | null {
  const front = mind.side === BESIEGER ? levelFor(mind, unit) : 0;
  if (front === 0) return null;
  const deniers = unitsOn(mind, front, mind.enemy);
  if (deniers.length === 0) return null;
  return toHexes(mind, `${DENIERS[gait]} ${front}`, gait, () =>
    deniers.map((id) => standingAt(mind.state, id)),
  );
}

/** The way to the nearest unit of the other side. */
export function toTheEnemy(mind: Mind, gait: Gait): Uint16Array {
  return toHexes(mind, ENEMY[gait], gait, () => unitHexes(mind, mind.enemy));
}

/** What it costs the foot of the other side to get anywhere, from where its ordered units stand now; ladders that can be climbed included. */
export function threat(mind: Mind): Uint16Array {
  return once(mind, 'threat', true, () => {
    const { battle, state, enemy } = mind;
    const costs = stepCosts(battle, state, { side: enemy, gait: 'foot', engine: false }).slice();
    for (const { hexside, foot } of [...state.ladders, ...state.docks]) {
      const { inner } = battle.board.works[battle.board.work[hexside]!]!;
      for (let way = 0; way < 6; way += 1) {
        if (battle.board.beyond[foot * 6 + way] === inner) costs[foot * 6 + way] = OVER_READY_LADDER;
      }
    }
    return fieldTo(battle.board, unitHexes(mind, enemy), turnCosts(battle.board, costs));
  });
}

/** Costs of the way back: what a step there costs is put on the step from there. */
function turnCosts(board: Board, cost: Uint8Array): Uint8Array {
  const back = new Uint8Array(cost.length).fill(NEVER);
  for (let at = 0; at < cost.length; at += 1) {
    const to = board.beyond[at]!;
    if (to >= 0) back[to * 6 + (((at % 6) + 3) % 6)] = cost[at]!;
  }
  return back;
}

function unitHexes({ battle, state }: Mind, side: Side): readonly HexId[] {
  const hexes: HexId[] = [];
  for (const { id, side: whose } of battle.pieces) {
    if (whose === side && isOrdered(battle, state, id)) hexes.push(standingAt(state, id));
  }
  return hexes;
}

/** The way of an engine to where it can do its work; FAR everywhere for one that has nowhere to go. */
export function toItsWork(mind: Mind, engine: PieceId): Uint16Array {
  const { battle, state, side } = mind;
  const { weapon } = engineKind(battle, engine)!;
  return once(mind, weapon, false, () => {
    const costs = stepCosts(battle, state, { side, gait: 'foot', engine: true });
    const hopes = weapon === 'siege-tower' && mind.weights.craft.skill === 1;
    return fieldTo(battle.board, workPlaces(mind, weapon), hopes ? pastShutWorks(mind, costs, NEVER) : costs);
  });
}

/** The hexes before the city from which a catapult throws furthest in. */
const twoFromWall = perBattle((battle): readonly HexId[] => {
  const { board } = battle;
  const near: HexId[] = [];
  for (let hex = 0; hex < board.size; hex += 1) {
    if (board.level[hex] === 0 && distanceToWall(battle, hex as HexId) === 2) near.push(hex as HexId);
  }
  return near;
});

function workPlaces({ battle, state }: Mind, weapon: string): readonly HexId[] {
  const { board, options } = battle;
  const standing = board.works.filter((_, id) => !state.works[id]!.breached);
  if (weapon === 'catapult' && state.headSupply === 0) {
    return standing.filter(({ level }) => level > 1).map(({ outer }) => outer);
  }
  if (weapon === 'catapult') return twoFromWall(battle);
  if (weapon === 'grond') {
    const main = standing.filter(({ kind }) => kind === 'main-gate');
    return (main.length > 0 ? main : standing.filter(({ kind }) => kind === 'gate')).map(
      ({ outer }) => outer,
    );
  }
  const dockable = standing.filter(
    ({ kind, level }) =>
      (kind === 'wall' || kind === 'tower') && (level > 1 || options.outerWallTowers === 'scale'),
  );
  return dockable.map(({ outer }) => outer);
}

/** How a unit goes; horse for whoever is no unit. */
export function gaitOf(mind: Mind, unit: PieceId): Gait {
  return unitKind(mind.battle, unit)?.gait ?? 'horse';
}
