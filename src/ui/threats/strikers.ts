/** Who of a side could strike where in its next movement and combat: the field that threats and their map are read from. */
import { distance, hexesWithin } from '../../board/distance.ts';
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import { sight } from '../../board/sight.ts';
import { BESIEGER, DEFENDER, type Battle, type PieceId, type Side } from '../../engine/battle.ts';
import { crossingsFrom } from '../../engine/facts/crossings.ts';
import { dockFrom } from '../../engine/facts/docks.ts';
import { movable } from '../../engine/facts/entry.ts';
import { openSides, terrainOf } from '../../engine/facts/hexsides.ts';
import { headOf } from '../../engine/facts/ladders.ts';
import { isNight, lastTurnOf } from '../../engine/facts/phase.ts';
import { engineKind, hexOf, unitKind } from '../../engine/facts/pieces.ts';
import { destinations, range } from '../../engine/facts/range.ts';
import { strengthOf } from '../../engine/facts/strength.ts';
import type { GameState, Step } from '../../engine/state.ts';
import { stateAfter } from '../../game/imagine.ts';
import { whyNotStir } from '../../engine/verbs/move.ts';
import { CATAPULT_RANGE, NIGHT_RANGE, TOWER_HEIGHT } from '../../rulebook/house.ts';

/** A piece that may strike, and every hex from which it could, that where it stands first. */
export interface Striker {
  readonly piece: PieceId;
  readonly places: readonly HexId[];
  readonly melee: boolean;
  /** How near and how far it shoots; null for what does not. */
  readonly shot: Readonly<{ least: number; most: number }> | null;
}

const STEPS: readonly [move: readonly Step[], melee: readonly Step[]] = [
  ['defender-movement.moving.choosing', 'besieger-movement.choosing'] as readonly string[] as readonly Step[],
  [
    'defender-combat.melee.choosing',
    'besieger-combat.melee.choosing',
  ] as readonly string[] as readonly Step[],
];

/** The phases of a turn in their order (2.18). */
const PHASES = [
  'setup',
  'initial-magic',
  'siege',
  'besieger-movement',
  'besieger-combat',
  'second-magic',
  'defender-movement',
  'defender-combat',
  'rally',
  'reckoning',
  'over',
];

function phaseOf(step: string): number {
  return PHASES.indexOf(step.split('.')[0]!);
}

/** The next time a side strikes: the state then, were nothing else to happen before, and whether it may move first. */
export interface Onslaught {
  readonly state: GameState;
  readonly moves: boolean;
  /** Whether it may still shoot. */
  readonly shoots: boolean;
}

/** The next movement and combat of a side, this turn or the next one; null where the battle ends before (2.18). */
export function onslaughtOf(battle: Battle, state: GameState, side: Side): Onslaught | null {
  if (state.verdict !== null) return null;
  const [moving, fighting] =
    side === DEFENDER ? ['defender-movement', 'defender-combat'] : ['besieger-movement', 'besieger-combat'];
  const now = phaseOf(state.step);
  const over = now > phaseOf(fighting);
  if (over && state.turn >= lastTurnOf(battle, state)) return null;
  const then: GameState = over
    ? stateAfter(battle, state, [{ type: 'TurnBegan', turn: state.turn + 1, cite: '2.18' }])
    : state;
  const fights = now === phaseOf(fighting);
  return {
    state: { ...then, step: STEPS[fights ? 1 : 0][side]!, active: side, owed: [] },
    moves: over || now <= phaseOf(moving),
    shoots: !fights || /\.(oil|missile)\./.test(state.step),
  };
}

/** The steps in which a side strikes with arms in hand, and shoots. */
export function strikingStep(side: Side, manner: 'melee' | 'fire'): Step {
  const phase = side === BESIEGER ? 'besieger-combat' : 'defender-combat';
  return `${phase}.${manner === 'melee' ? 'melee' : 'missile'}.choosing` as Step;
}

/** Every piece of a side that could strike at all, one after the other, so that the work can be done in slices. */
export function* strikers(
  battle: Battle,
  { state, moves, shoots }: Onslaught,
): Generator<Striker | null, void, undefined> {
  for (const piece of movable(battle, state, state.active)) {
    yield strikerOf(battle, state, piece, moves, shoots);
  }
}

function strikerOf(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  moves: boolean,
  shoots: boolean,
): Striker | null {
  const at = hexOf(state, piece);
  const { disrupted, fired, fought, moved, worked } = state.pieces[piece]!;
  const stays: readonly HexId[] = at === null ? [] : [at];
  const kind = unitKind(battle, piece);
  if (kind === null) {
    const ready = engineKind(battle, piece)?.weapon === 'catapult' && !moved && !worked && shoots;
    return ready && at !== null
      ? { piece, places: stays, melee: false, shot: shotOf(battle, state, null) }
      : null;
  }
  if (disrupted) return null;
  const melee = !fought && strengthOf(battle, state, piece, 'melee') !== null;
  const bow = shoots && !fired && strengthOf(battle, state, piece, 'fire') !== null;
  if (!melee && !bow) return null;
  const goes = moves && whyNotStir(battle, state, piece) === null;
  const places = goes ? [...stays, ...destinations(range(battle, state, piece))] : stays;
  return { piece, places, melee, shot: bow ? shotOf(battle, state, kind.range) : null };
}

function shotOf(battle: Battle, state: GameState, bow: number | null): Striker['shot'] {
  const { least, most } = bow === null ? CATAPULT_RANGE : { least: 1, most: bow };
  return { least, most: isNight(battle, state) ? Math.min(NIGHT_RANGE, most) : most };
}

/** Whether a piece could strike at a hex from a place by its arms alone: over an open hexside, its ladder or its tower. */
export function canStrike(
  battle: Battle,
  state: GameState,
  { piece, melee }: Striker,
  place: HexId,
  hex: HexId,
): boolean {
  if (!melee) return false;
  const { board } = battle;
  for (const direction of DIRECTIONS) {
    if (board.beyond[place * 6 + direction] !== hex) continue;
    if (openSides(battle, state)[place * 6 + direction] === 1) return true;
    return crossingsFrom(battle, state, piece, place).some((one) => headOf(battle, one) === hex);
  }
  return false;
}

/** Whether a piece could shoot at a hex from a place. */
export function canShoot(
  battle: Battle,
  state: GameState,
  { piece, shot }: Striker,
  place: HexId,
  hex: HexId,
): boolean {
  if (shot === null) return false;
  const far = distance(battle.board, place, hex);
  if (far < shot.least || far > shot.most) return false;
  if (terrainOf(battle, hex) === 'tunnel' || terrainOf(battle, place) === 'tunnel') return false;
  if (engineKind(battle, piece) !== null) return true;
  const raised = dockFrom(battle, state, place) === null ? 0 : TOWER_HEIGHT;
  return sight(battle.board, place, hex, raised).clear;
}

/** Every hex at which a piece could strike from one of its places. */
export function reachedBy(battle: Battle, state: GameState, striker: Striker): ReadonlySet<HexId> {
  const found = new Set<HexId>();
  const far = Math.max(striker.melee ? 1 : 0, striker.shot?.most ?? 0);
  for (const place of striker.places) {
    for (const hex of hexesWithin(battle.board, place, far)) {
      if (hex === place || found.has(hex)) continue;
      if (canStrike(battle, state, striker, place, hex) || canShoot(battle, state, striker, place, hex)) {
        found.add(hex);
      }
    }
  }
  return found;
}
