/** How a piece looks now: read from the state, drawn by the counter painters. */
import type { Battle, EngineKind, PersonageKind, Piece, PieceId, UnitKind } from '../../engine/battle.ts';
import type { GameState, PieceState } from '../../engine/state.ts';
import { fill } from '../../i18n/fill.ts';
import { NAMES, PIECES } from '../../i18n/words.ts';
import type { CounterHints } from '../contract.ts';
import { drawCounter } from '../counters/drawCounter.ts';
import { drawEngine } from '../counters/drawEngine.ts';
import { drawLeader } from '../counters/drawLeader.ts';
import { faceOf, leaderFace, printedCode, shapeOf } from '../counters/faces.ts';
import {
  counterKey,
  engineKey,
  leaderKey,
  type Brush,
  type CounterLook,
  type Detail,
  type EngineLook,
  type LeaderLook,
} from '../counters/look.ts';

/** A drawing of a piece, told apart by its key. */
export interface Drawing {
  readonly key: string;
  draw(g: Brush, side: number, detail: Detail): void;
}

/** What decides about looks beside the piece itself. */
export interface Scene {
  readonly battle: Battle;
  readonly pieces: readonly PieceState[];
  readonly active: 0 | 1;
  /** Index = ForceId. */
  readonly demoralized: readonly boolean[];
  /** Siege phases in which Grond is still active (2.12.9). */
  readonly grond: number;
  /** The royal banner has been unfurled (2.12.7). */
  readonly banner: boolean;
  /** Units with a captain on their corner. */
  readonly led: ReadonlySet<PieceId>;
  readonly hints: CounterHints;
}

/** A battle before anything of it is shown. */
export function bareScene(battle: Battle): Scene {
  return {
    battle,
    pieces: [],
    active: 0,
    demoralized: [],
    grond: 0,
    banner: false,
    led: new Set(),
    hints: { ready: new Set(), fanatic: new Map() },
  };
}

/** The same battle in a state. */
export function sceneOf(scene: Scene, state: GameState, hints: CounterHints): Scene {
  const { pieces, active, demoralized, magic } = state;
  return { ...scene, pieces, active, demoralized, grond: magic.grond, banner: magic.banner, hints };
}

/** The drawing of a piece as it stands now. */
export function drawingOf(scene: Scene, id: PieceId): Drawing {
  const piece = scene.battle.pieces[id]!;
  const { kind } = piece;
  switch (kind.class) {
    case 'engine':
      return engineDrawing(
        engineLook(scene, piece, kind.weapon, LABELLED[kind.weapon] && (NAMES[kind.name.en] ?? kind.name.en)),
      );
    case 'cauldron':
      return engineDrawing(engineLook(scene, piece, 'cauldron', measureOf(scene, id)));
    case 'personage': {
      const look = leaderLook(scene, piece, kind);
      return { key: leaderKey(look), draw: (g, side) => drawLeader(g, look, side) };
    }
    case 'unit': {
      const look = unitLook(scene, piece, kind);
      return { key: counterKey(look), draw: (g, side, detail) => drawCounter(g, look, side, detail) };
    }
  }
}

function engineDrawing(look: EngineLook): Drawing {
  return { key: engineKey(look), draw: (g, side, detail) => drawEngine(g, look, side, detail) };
}

/** What is known of a cauldron: the oil in it, that it is a dummy, or nothing (2.5.1, 2.11.9). */
function measureOf({ pieces }: Scene, id: PieceId): string {
  const { oil } = pieces[id]!;
  return oil < 0 ? '' : oil === 0 ? PIECES.dummy : fill(PIECES.oilLeft, { oil });
}

/** The engine that wears its own name. */
const LABELLED: Readonly<Record<EngineKind['weapon'], boolean>> = {
  catapult: false,
  'siege-tower': false,
  grond: true,
};

function leaderLook(scene: Scene, piece: Piece, kind: PersonageKind): LeaderLook {
  const state = scene.pieces[piece.id]!;
  return {
    ...leaderFace(kind.id),
    shape: shapeOf(scene.battle.forces[piece.force]!.id, piece.force),
    rating: kind.ratings[state.reduced ? 1 : 0],
    individual: kind.rank === 'individual',
    wounded: state.reduced,
    frozen: state.frozen > 0,
    banner: scene.banner && kind.gifts.has('banner'),
    demoralized: scene.demoralized[piece.force] === true,
    done: isDone(scene, piece),
  };
}

function unitLook(scene: Scene, piece: Piece, kind: UnitKind): CounterLook {
  const state = scene.pieces[piece.id]!;
  const { code } = kind.faces[state.reduced ? 1 : 0];
  return {
    ...faceOf(kind.id),
    shape: shapeOf(scene.battle.forces[piece.force]!.id, piece.force),
    code: printedCode(code) ?? { melee: null, missile: null, armour: 1, morale: 'Z' },
    move: kind.movement / 2,
    reduced: state.reduced,
    disrupted: state.disrupted,
    fanatic: scene.hints.fanatic.get(piece.id) ?? 'no',
    led: scene.led.has(piece.id),
    demoralized: scene.demoralized[piece.force] === true,
    done: isDone(scene, piece),
  };
}

function engineLook(
  scene: Scene,
  piece: Piece,
  engine: EngineLook['engine'],
  label: string | false,
): EngineLook {
  return {
    engine,
    shape: shapeOf(scene.battle.forces[piece.force]!.id, piece.force),
    label: label === false ? '' : label.toUpperCase(),
    heat: engine === 'grond' ? heatOf(scene) : 0,
    done: isDone(scene, piece),
  };
}

/** How long Grond still burns: without end where it needs no spell (2.12.9). */
function heatOf({ battle, grond }: Scene): number {
  return battle.options.grond === 'always-active' ? Infinity : grond;
}

/** Has done something this turn, and can do nothing more in this step. */
function isDone({ pieces, active, hints }: Scene, { id, side }: Piece): boolean {
  const { moved, worked, fired, fought, slipped, rallied, enchanted, duelled } = pieces[id]!;
  const acted = moved || worked || fired || fought || slipped || rallied || enchanted || duelled;
  return side === active && !hints.ready.has(id) && acted;
}
