/** How a piece looks now: read from the state, drawn by the counter painters. */
import type { Battle, EngineKind, Piece, PieceId, UnitKind } from '../../engine/battle.ts';
import type { PieceState } from '../../engine/state.ts';
import type { CounterHints } from '../contract.ts';
import { drawCounter } from '../counters/drawCounter.ts';
import { drawEngine } from '../counters/drawEngine.ts';
import { faceOf, printedCode, shapeOf } from '../counters/faces.ts';
import {
  counterKey,
  engineKey,
  type Brush,
  type CounterLook,
  type Detail,
  type EngineLook,
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
  readonly hints: CounterHints;
}

/** The drawing of a piece as it stands now. */
export function drawingOf(scene: Scene, id: PieceId): Drawing {
  const piece = scene.battle.pieces[id]!;
  const { kind } = piece;
  if (kind.class === 'engine') {
    const look = engineLook(scene, piece, kind);
    return { key: engineKey(look), draw: (g, side, detail) => drawEngine(g, look, side, detail) };
  }
  const look = unitLook(scene, piece, kind);
  return { key: counterKey(look), draw: (g, side, detail) => drawCounter(g, look, side, detail) };
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
    done: isDone(scene, piece),
  };
}

function engineLook(scene: Scene, piece: Piece, kind: EngineKind): EngineLook {
  return {
    engine: kind.weapon,
    shape: shapeOf(scene.battle.forces[piece.force]!.id, piece.force),
    label: kind.weapon === 'grond' ? kind.name.en.toUpperCase() : '',
    done: isDone(scene, piece),
  };
}

/** Has done something this turn, and can do nothing more in this step. */
function isDone({ pieces, active, hints }: Scene, { id, side }: Piece): boolean {
  const { moved, worked, fired, fought, slipped, rallied } = pieces[id]!;
  return (
    side === active && !hints.ready.has(id) && (moved || worked || fired || fought || slipped || rallied)
  );
}
