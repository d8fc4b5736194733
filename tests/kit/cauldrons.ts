/** Battles with hidden cauldrons, and everything that one side may not know about them put otherwise. */
import type { Draw } from '../../src/ai/agent.ts';
import type { HexId } from '../../src/board/hex.ts';
import type { Action } from '../../src/engine/action.ts';
import { DEFENDER, type Battle, type PieceId } from '../../src/engine/battle.ts';
import { bears } from '../../src/engine/facts/ground.ts';
import { GONE, type GameState, type PieceState } from '../../src/engine/state.ts';

const KETTLE = { class: 'cauldron', id: 'kettle', name: { en: 'Kettle' } } as const;

/** The battle itself if it has cauldrons, else with three real and three dummies behind its walls. */
export function withCauldrons(battle: Battle): Battle {
  if (battle.pieces.some(({ kind }) => kind.class === 'cauldron')) return battle;
  const taken = new Set(battle.placements);
  const behind = [...new Set(battle.board.works.map(({ inner }) => inner))].filter(
    (hex) => !taken.has(hex) && bears(battle.board, KETTLE, hex),
  );
  const kettles = behind.slice(0, 6).map((hex, at) => {
    const id = (battle.pieces.length + at) as PieceId;
    const force = battle.forces.findIndex(({ side }) => side === DEFENDER);
    return { hex, piece: { id, name: `kettle-${at}`, kind: KETTLE, force, side: DEFENDER } };
  });
  const zone = {
    side: DEFENDER,
    pieces: kettles.map(({ piece }) => piece.id),
    hexes: new Set(behind),
    name: { en: 'Behind the walls' },
  };
  return {
    ...battle,
    pieces: [...battle.pieces, ...kettles.map(({ piece }) => piece as Battle['pieces'][number])],
    placements: [...battle.placements, ...kettles.map(({ hex }) => hex as HexId)],
    oil: [...battle.oil, ...kettles.map((_, at) => (at % 2 === 0 ? 3 : 0))],
    setup: [...battle.setup, zone],
  };
}

/** Other ids for the cauldrons, such as nobody of the other side could tell from the true ones. */
export type Masquerade = ReadonlyMap<PieceId, PieceId>;

/** A masquerade for a game that stands at a state: who is known for what he is keeps his sort, all others may be anything. */
export function masquerade(battle: Battle, state: GameState, draw: Draw): Masquerade {
  const ids = battle.pieces.filter(({ kind }) => kind.class === 'cauldron').map(({ id }) => id);
  const isReal = (id: PieceId): boolean => battle.oil[id]! > 0;
  const isKnown = (id: PieceId): boolean => state.pieces[id]!.revealed || state.pieces[id]!.at === GONE;
  const free = shuffled(ids, draw);
  const parts = new Map<PieceId, PieceId>();
  for (const id of [...ids.filter(isKnown), ...ids.filter((one) => !isKnown(one))]) {
    const at = free.findIndex((part) => !isKnown(id) || isReal(part) === isReal(id));
    parts.set(id, free.splice(at, 1)[0]!);
  }
  return parts;
}

/** A state with its cauldrons in masquerade; `oil` = what is left in one that has poured. */
export function masked(
  battle: Battle,
  state: GameState,
  parts: Masquerade,
  oil: (piece: PieceState, id: PieceId) => number,
): GameState {
  const pieces = state.pieces.slice();
  for (const [own, part] of parts) {
    const piece = state.pieces[own]!;
    pieces[part] = { ...piece, oil: piece.revealed ? oil(piece, part) : battle.oil[part]! };
  }
  return { ...state, pieces };
}

/** An action of the owner, done in masquerade. */
export function maskedAction(action: Action, parts: Masquerade): Action {
  const part = (id: PieceId): PieceId => parts.get(id) ?? id;
  switch (action.type) {
    case 'Deploy':
      return { ...action, piece: part(action.piece) };
    case 'Move':
      return { ...action, pushes: action.pushes === null ? null : part(action.pushes) };
    case 'Pour':
    case 'RemoveDummy':
      return { ...action, cauldron: part(action.cauldron) };
    default:
      return action;
  }
}

function shuffled<T>(things: readonly T[], draw: Draw): T[] {
  const left = [...things];
  return things.map(() => left.splice(draw(left.length), 1)[0]!);
}
