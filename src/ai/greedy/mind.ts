/** What the greedy agent keeps in mind while it plays one step of one side. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { ARMOUR_CAP, type Armour, type Strength } from '../../rulebook/charts/7.41-casualty.ts';
import type { Morale } from '../../rulebook/charts/7.42-results.ts';
import type { Action } from '../../engine/action.ts';
import { enemyOf, type Battle, type MachineHint, type PieceId, type Side } from '../../engine/battle.ts';
import { terrainOf } from '../../engine/facts/hexsides.ts';
import { unitAt } from '../../engine/facts/occupancy.ts';
import { defenceMorale } from '../../engine/facts/morale.ts';
import {
  faceOf,
  hasTrait,
  hexOf,
  isLastStep,
  personageKind,
  stepsOf,
  unitKind,
} from '../../engine/facts/pieces.ts';
import type { GameState } from '../../engine/state.ts';
import type { BattlePlan, Draw, Effort } from '../agent.ts';
import { harm } from './chances.ts';
import type { Weights } from './weights.ts';

/** One look at a view, and what stays true while the step lasts. */
export interface Mind {
  readonly battle: Battle;
  /** A view: never more than the side may know. */
  readonly state: GameState;
  readonly side: Side;
  readonly enemy: Side;
  readonly draw: Draw;
  readonly memory: Memory;
  readonly weights: Weights;
  readonly plan: BattlePlan;
  /** What the author tells the side; nothing to those who do not heed it. */
  readonly hints: readonly MachineHint[];
  /** Whether it leads each kind in its temper. */
  readonly tempers: boolean;
}

/** Everybody as he sees fit. */
export const NO_PLAN: BattlePlan = { hexes: [], effort: 'all', stance: 'usual' };

/** Kept from action to action of a step: who needs no more thought, and what the enemy and the ground are like. */
export interface Memory {
  readonly step: string;
  readonly half: string;
  readonly passed: Set<PieceId>;
  readonly fields: Map<string, DistanceField>;
  readonly targets: (Target | undefined)[];
  /** Where the enemy's shots fall, when it has been thought of. */
  shots: Uint8Array | null;
  /** How Grond was to go on when it was last thought of, in which state, and where it was. */
  ram: Readonly<{ state: GameState; at: HexId | null; way: WayOfGrond | null }> | null;
  /** What the author's hints came to when they were last thought of. */
  posting: Posting | null;
}

/** Where Grond stands, and the hexes that its next push may need. */
export interface WayOfGrond {
  readonly from: HexId;
  readonly needs: (hex: HexId) => boolean;
}

/** Whom the hints keep back, and whom they send to which place, in one state. */
export interface Posting {
  readonly state: GameState;
  readonly kept: ReadonlyMap<PieceId, Extract<MachineHint, { type: 'reserve' }>>;
  readonly posts: ReadonlyMap<PieceId, Extract<MachineHint, { type: 'hold' | 'take' }>>;
}

/** How far it is from every hex to a goal, and the ground for which that was found out. */
export interface DistanceField extends Pick<GameState, 'works' | 'ladders' | 'docks'> {
  readonly far: Uint16Array;
}

/** A unit as an attack meets it in its hex. */
export interface Target {
  readonly at: HexId | null;
  readonly worth: number;
  readonly armour: number;
  readonly morale: Morale;
  readonly lost: number;
  /** One step lost more and it is gone. */
  readonly last: boolean;
}

/** Proposes the next action of one kind, or null when there is none worth doing. */
export type Proposer = (mind: Mind) => Action | null;

/** The enemy unit in a hex, by its index; null for -1, beyond the edge of the map. */
export function foeAt({ battle, state, enemy }: Mind, at: number): PieceId | null {
  const unit = at < 0 ? null : unitAt(battle, state, at as HexId);
  return unit !== null && battle.pieces[unit]!.side === enemy ? unit : null;
}

/** A memory for a step that begins. Ways are thought out once for the half of a turn in which one side is active. */
export function freshMemory(step: string, half: string, before: Memory | null): Memory {
  const same = before?.half === half;
  return {
    step,
    half,
    passed: new Set(),
    fields: same ? before.fields : new Map(),
    targets: [],
    shots: null,
    ram: null,
    posting: null,
  };
}

/** What an agent thinks with at one decision: the view it was handed, whose side it is, its own draw, and what it remembers. */
export function mindOf(
  battle: Battle,
  state: GameState,
  draw: Draw,
  memory: Memory,
  weights: Weights,
  plan: BattlePlan,
  heeded: Pick<Mind, 'hints' | 'tempers'>,
): Mind {
  const { active: side } = state;
  return { battle, state, side, enemy: enemyOf(side), draw, memory, weights, plan, ...heeded };
}

/** What a point on the track of a force is worth (2.10): more, the nearer the force is to breaking. */
export function pressure({ battle, state }: Mind, piece: PieceId): number {
  const { force } = battle.pieces[piece]!;
  if (state.demoralized[force]!) return 0.7;
  const near = state.tracks[force]! / battle.forces[force]!.threshold;
  return 0.7 + Math.max(0, Math.min(1, near));
}

/** What the last step of a piece takes off its worth, and the steps before it in proportion. */
const WORN = 0.2;

/** What a piece is worth in points of demoralization (2.10.2), reduced ones less for what they can still do. */
export function worthOf(mind: Mind, piece: PieceId): number {
  const { battle } = mind;
  const value = unitKind(battle, piece)?.value ?? personageKind(battle, piece)?.ratings[0] ?? 1;
  return value * pressure(mind, piece) * (1 - WORN * lossOf(mind, piece));
}

/** How much of what can be lost without falling is lost: 0 for a fresh piece, 1 for one with a single step left. */
function lossOf({ battle, state }: Mind, piece: PieceId): number {
  return state.pieces[piece]!.lost / Math.max(1, stepsOf(battle.pieces[piece]!.kind) - 1);
}

/** A unit as a target, where it stands or before it has come, looked at once a step. */
export function targetOf(mind: Mind, unit: PieceId): Target {
  const { battle, state, memory } = mind;
  const known = memory.targets[unit];
  const at = hexOf(state, unit);
  if (known !== undefined && known.at === at && known.lost === state.pieces[unit]!.lost) return known;
  const grove = at !== null && terrainOf(battle, at) === 'grove' ? 1 : 0;
  const target: Target = {
    at,
    worth: worthOf(mind, unit),
    armour: faceOf(battle, state, unit)!.armour + grove,
    morale: defenceMorale(battle, state, unit).morale,
    lost: state.pieces[unit]!.lost,
    last: isLastStep(battle, state, unit),
  };
  memory.targets[unit] = target;
  return target;
}

/** What a melee of one unit against another takes on the average, in points; ground between them apart. 0 without a melee letter. */
export function blowValue(mind: Mind, attacker: PieceId, defender: PieceId, night: boolean): number {
  const letter = faceOf(mind.battle, mind.state, attacker)!.melee;
  if (letter === null) return 0;
  const { worth, armour, morale, last } = targetOf(mind, defender);
  const automatic = night && hasTrait(mind.battle, attacker, 'fanatic') && !mind.state.magic.darknessBroken;
  return worth * against(letter.letter, armour + letter.past, morale, automatic, last);
}

function against(
  strength: Strength,
  armour: number,
  morale: Morale,
  automatic: boolean,
  last: boolean,
): number {
  return harm(strength, Math.min(ARMOUR_CAP, armour) as Armour, morale, automatic, last);
}

/** Whether chance decides for something that happens once in so many times. */
export function onceIn({ draw }: Mind, times: number): boolean {
  return draw(times) === 0;
}

/** Whoever is further than this from every place of a plan goes his own way: the plan of one front is not the plan of all. */
const IN_REACH = 7;

/** What a hex nearer to the place of a plan is worth, in points: for all, more than most of what a unit would rather do. */
const PULLS: Readonly<Record<Effort, number>> = { all: 2, spare: 1 };

/** What the plan makes of a hex nearer to its place, in points; 0 without one. */
export function pullOf({ hexes, effort }: BattlePlan): number {
  return hexes.length === 0 ? 0 : PULLS[effort];
}

/** How far the plan draws a unit to hexes, in points, to the place of the plan that is nearest to it; 0 without one. */
export function drawOf({ battle, state, plan }: Mind, unit: PieceId): (hex: HexId) => number {
  const pull = pullOf(plan);
  const at = hexOf(state, unit);
  const far = (hex: HexId): number => (at === null ? 0 : distance(battle.board, at, hex));
  const [first, ...others] = plan.hexes;
  if (first === undefined) return () => 0;
  const goal = others.reduce((best, hex) => (far(hex) < far(best) ? hex : best), first);
  return (hex) => -pull * Math.min(IN_REACH, distance(battle.board, hex, goal));
}
