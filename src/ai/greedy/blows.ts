/** Case 2.8: oil, shots, melees and ladders thrown down: each piece strikes where it takes most. */
import { distance } from '../../board/distance.ts';
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import type { Action } from '../../engine/action.ts';
import { DEFENDER, type PieceId } from '../../engine/battle.ts';
import { ladderOn } from '../../engine/facts/ladders.ts';
import { unitAt } from '../../engine/facts/occupancy.ts';
import { engineKind, faceOf, isCauldron, standingAt, unitKind } from '../../engine/facts/pieces.ts';
import { retreatOptions } from '../../engine/facts/retreats.ts';
import { attackOf, type Manner } from '../../engine/facts/strength.ts';
import { verbOf } from '../../engine/verbs.ts';
import { harm } from './chances.ts';
import { foeAt, onceIn, targetOf, worthOf, type Mind } from './mind.ts';

/** Nothing shoots further (2.8.3). */
const FAR_SHOT = 4;
/** What a ladder that is gone saves. */
const LADDER_WORTH = 3;
/** What a docked tower that burns saves. */
const DOCK_WORTH = 4;
/** What a unit without a way back is worth more. */
const CORNERED = 1.8;

/** What an attack takes on the average, in points (2.19). */
export function attackValue(mind: Mind, attacker: PieceId, defender: PieceId, manner: Manner): number {
  const attack = attackOf(mind.battle, mind.state, { manner, attacker, defender });
  if (attack === null) return 0;
  const { strength, armour, morale, automatic } = attack;
  const { worth, last } = targetOf(mind, defender);
  return worth * harm(strength, armour, morale, automatic, last);
}

/** The pieces of the acting side on the map that have not been thought of in this step. */
function* ready({ battle, state, side, memory }: Mind): Generator<PieceId> {
  for (const { id, side: whose } of battle.pieces) {
    if (whose === side && state.pieces[id]!.at >= 0 && !memory.passed.has(id)) yield id;
  }
}

function best<T extends Action>(mind: Mind, actions: readonly T[], value: (action: T) => number): T | null {
  let found: T | null = null;
  let most = 0;
  for (const action of actions) {
    const worth = value(action);
    if (worth <= most || verbOf(action.type).whyNot(mind.battle, mind.state, action) !== null) continue;
    found = action;
    most = worth;
  }
  return found;
}

/** Bows, and catapults that have done nothing else (2.8.2). */
export function fire(mind: Mind): Action | null {
  const { battle, state, enemy, memory } = mind;
  for (const shooter of ready(mind)) {
    memory.passed.add(shooter);
    const { at, fired, disrupted } = state.pieces[shooter]!;
    const shoots =
      engineKind(battle, shooter)?.weapon === 'catapult' ||
      (faceOf(battle, state, shooter)?.missile ?? null) !== null;
    if (!shoots || fired || disrupted) continue;
    const shots: Extract<Action, { type: 'Fire' }>[] = [];
    for (const { id: target, side, kind } of battle.pieces) {
      const to = state.pieces[target]!.at;
      if (side !== enemy || to < 0 || kind.class !== 'unit') continue;
      if (distance(battle.board, at as HexId, to as HexId) > FAR_SHOT) continue;
      shots.push({ type: 'Fire', shooter, target });
    }
    const shot = best(mind, shots, ({ target }) => attackValue(mind, shooter, target, 'fire'));
    if (shot !== null) return shot;
  }
  return null;
}

/** Each unit attacks the neighbour from whom it takes most; a defender behind a ladder may rather throw it down (2.11.4). */
export function melee(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  for (const attacker of ready(mind)) {
    memory.passed.add(attacker);
    const { at, fought, disrupted } = state.pieces[attacker]!;
    if (fought || disrupted || unitKind(battle, attacker) === null) continue;
    const blows: Extract<Action, { type: 'Melee' }>[] = [];
    for (let way = at * 6; way < at * 6 + 6; way += 1) {
      const to = battle.board.beyond[way]!;
      const defender = foeAt(mind, to);
      if (defender !== null) blows.push({ type: 'Melee', attacker, defender });
    }
    const blow = best(mind, blows, ({ defender }) => blowAt(mind, attacker, defender));
    const thrown = side === DEFENDER && state.ladders.length > 0 ? ladderBehind(mind, attacker) : null;
    if (thrown !== null && (blow === null || blowAt(mind, attacker, blow.defender) < LADDER_WORTH / 2)) {
      return thrown;
    }
    if (blow !== null) return blow;
  }
  return null;
}

/** The value of a blow, more if its target could not go back (2.8.11). */
function blowAt(mind: Mind, attacker: PieceId, defender: PieceId): number {
  const { battle, state } = mind;
  const value = attackValue(mind, attacker, defender, 'melee');
  const source = standingAt(state, attacker);
  const owed = { type: 'retreat', unit: defender, hexes: 1, source, displaced: [] } as const;
  const cornered = value > 0.3 && retreatOptions(battle, state, owed).choice === 'none';
  return cornered ? value * CORNERED : value;
}

function ladderBehind({ battle, state }: Mind, unit: PieceId): Action | null {
  for (const direction of DIRECTIONS) {
    const hexside = hexsideOf(battle.board, standingAt(state, unit), direction);
    if (ladderOn(state, hexside) === null) continue;
    const action = { type: 'ThrowDown', unit, hexside } as const;
    if (verbOf('ThrowDown').whyNot(battle, state, action) === null) return action;
  }
  return null;
}

/** Oil on whoever stands below, most of all on the engine or ladder that matters (2.11.9). */
export function pour(mind: Mind): Action | null {
  const { battle, state, memory } = mind;
  for (const cauldron of ready(mind)) {
    if (!isCauldron(battle, cauldron)) continue;
    memory.passed.add(cauldron);
    if (state.pieces[cauldron]!.oil <= 0) continue;
    const pours = DIRECTIONS.map((direction) => {
      const hexside = hexsideOf(battle.board, standingAt(state, cauldron), direction);
      return { type: 'Pour', cauldron, hexside } as const;
    });
    const poured = best(mind, pours, ({ hexside }) => oilValue(mind, hexside));
    if (poured !== null) return poured;
  }
  return null;
}

function oilValue(mind: Mind, hexside: number): number {
  const { battle, state } = mind;
  const work = battle.board.works[battle.board.work[hexside]!];
  if (work === undefined) return 0;
  const below = unitAt(battle, state, work.outer);
  const ladder = state.ladders.some((one) => one.hexside === hexside) ? LADDER_WORTH / 2 : 0;
  const docked = mind.weights.craft.skill === 1 && state.docks.some((one) => one.hexside === hexside);
  if (below === null) return 1 + ladder + (docked ? DOCK_WORTH : 0);
  const { armour, morale, last } = targetOf(mind, below);
  const printed = Math.min(4, armour) as 1 | 2 | 3 | 4;
  return worthOf(mind, below) * harm('A', printed, morale, false, last) + ladder + (docked ? DOCK_WORTH : 0);
}

/** Once in so many times a unit that stands with a dummy carries it off, and leaves the rest of its work. */
const FUSSY = 4;

/** A dummy that the enemy is about to find out is taken away, now and then (2.11.11). */
export function removeDummy(mind: Mind): Action | null {
  const { battle, state, memory } = mind;
  for (const cauldron of ready(mind)) {
    if (!isCauldron(battle, cauldron) || state.pieces[cauldron]!.oil !== 0) continue;
    memory.passed.add(cauldron);
    const { at } = state.pieces[cauldron]!;
    const found = DIRECTIONS.some((direction) => {
      return foeAt(mind, battle.board.beyond[at * 6 + direction]!) !== null;
    });
    const action = { type: 'RemoveDummy', cauldron } as const;
    const idle = unitAt(battle, state, at as HexId) === null || onceIn(mind, FUSSY);
    if (found && idle && verbOf('RemoveDummy').whyNot(battle, state, action) === null) return action;
  }
  return null;
}
