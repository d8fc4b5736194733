/** What nobody in his senses would ask for: actions close to possible ones, to see which refusals are met. */
import { distance } from '../board/distance.ts';
import type { HexId } from '../board/hex.ts';
import { hexsideOf, type HexsideId } from '../board/hexside.ts';
import type { Direction } from '../board/hex.ts';
import type { Action, ActionType } from '../engine/action.ts';
import type { Battle, PieceId } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import { SPELLS } from '../engine/spell.ts';
import { permittedIn } from '../sequence/permits.ts';
import type { Draw } from './agent.ts';

/** Draws an action of a kind that the step permits, with pieces and places picked at random, mostly near each other. */
export function probe(battle: Battle, state: GameState, draw: Draw): Action {
  const kinds = [...permittedIn(state.step)].filter((kind) => kind !== 'EndStep');
  const kind = kinds[draw(Math.max(1, kinds.length))] ?? 'Move';
  return WILD[kind](tools(battle, state, draw));
}

/** As far as a catapult throws, and one hex more (2.11.7). */
const FAR_SHOT = 5;

interface Tools {
  /** Any piece, more often one of the side that decides. */
  readonly piece: () => PieceId;
  /** A hex near a piece, or anywhere. */
  readonly near: (piece: PieceId) => HexId;
  readonly side: (piece: PieceId) => HexsideId;
  /** An engine if there is one, and a work in its reach, if there is one. */
  readonly engine: () => PieceId;
  readonly works: (piece: PieceId) => HexsideId;
  readonly path: (piece: PieceId) => readonly HexId[];
  readonly company: () => readonly PieceId[];
  readonly draw: Draw;
}

function tools(battle: Battle, state: GameState, draw: Draw): Tools {
  const { board, pieces } = battle;
  const own = pieces.filter(({ side }) => side === state.active);
  const any = (): PieceId => {
    const from = draw(3) === 0 || own.length === 0 ? pieces : own;
    return from[draw(from.length)]!.id;
  };
  const hexOf = (id: PieceId): HexId => {
    const { at } = state.pieces[id]!;
    return (at < 0 ? draw(board.size) : at) as HexId;
  };
  const beside = (hex: HexId): HexId => {
    const next = board.beyond[hex * 6 + draw(6)]!;
    return (next < 0 ? hex : next) as HexId;
  };
  return {
    piece: any,
    near: (id) => (draw(4) === 0 ? (draw(board.size) as HexId) : beside(beside(hexOf(id)))),
    side: (id) => {
      const work = board.works[draw(Math.max(1, board.works.length))];
      if (draw(2) === 0 && work !== undefined) return work.hexside;
      return hexsideOf(board, hexOf(id), draw(6) as Direction);
    },
    engine: () => {
      const engines = own.filter(({ kind }) => kind.class === 'engine');
      return engines.length === 0 ? any() : engines[draw(engines.length)]!.id;
    },
    works: (id) => {
      const near = board.works.filter(({ inner }) => distance(board, hexOf(id), inner) <= FAR_SHOT);
      return near.length === 0
        ? hexsideOf(board, hexOf(id), draw(6) as Direction)
        : near[draw(near.length)]!.hexside;
    },
    path: (id) => {
      let hex = hexOf(id);
      return Array.from({ length: draw(4) }, () => (hex = beside(hex)));
    },
    company: () => (draw(3) === 0 ? [any()] : []),
    draw,
  };
}

const WILD: { [T in ActionType]: (tools: Tools) => Extract<Action, { type: T }> } = {
  Deploy: ({ piece, near }) => withPiece('piece', piece(), (id) => ({ type: 'Deploy', hex: near(id) })),
  Move: ({ piece, path, company, draw }) =>
    withPiece('unit', piece(), (id) => {
      const pushes = draw(3) === 0 ? piece() : null;
      return { type: 'Move', path: path(id), pushes, carries: company() };
    }),
  MoveAlone: ({ piece, path }) =>
    withPiece('personage', piece(), (id) => ({ type: 'MoveAlone', path: path(id) })),
  Fly: ({ piece, near }) => withPiece('personage', piece(), (id) => ({ type: 'Fly', hex: near(id) })),
  Cast: ({ piece, draw }) =>
    withPiece('caster', piece(), () => {
      const target = draw(2) === 0 ? piece() : null;
      return { type: 'Cast', spell: SPELLS[draw(SPELLS.length)]!, points: draw(7), target };
    }),
  RaiseLadder: ({ piece, side }) =>
    withPiece('unit', piece(), (id) => ({ type: 'RaiseLadder', hexside: side(id) })),
  ThrowDown: ({ piece, side }) =>
    withPiece('unit', piece(), (id) => ({ type: 'ThrowDown', hexside: side(id) })),
  Breach: ({ engine, works }) =>
    withPiece('engine', engine(), (id) => ({ type: 'Breach', hexside: works(id) })),
  Bombard: ({ piece }) => withPiece('engine', piece(), () => ({ type: 'Bombard', target: piece() })),
  Dock: ({ piece, side }) => withPiece('tower', piece(), (id) => ({ type: 'Dock', hexside: side(id) })),
  ThrowHead: ({ piece, near }) =>
    withPiece('engine', piece(), (id) => ({ type: 'ThrowHead', hex: near(id) })),
  DigTrench: ({ piece, near }) => withPiece('unit', piece(), (id) => ({ type: 'DigTrench', hex: near(id) })),
  Pour: ({ piece, side }) => withPiece('cauldron', piece(), (id) => ({ type: 'Pour', hexside: side(id) })),
  RemoveDummy: ({ piece }) => ({ type: 'RemoveDummy', cauldron: piece() }),
  Fire: ({ piece }) => ({ type: 'Fire', shooter: piece(), target: piece() }),
  Melee: ({ piece }) => ({ type: 'Melee', attacker: piece(), defender: piece() }),
  Challenge: ({ piece }) => ({ type: 'Challenge', personage: piece(), target: piece() }),
  AcceptDuel: ({ piece }) => ({ type: 'AcceptDuel', personage: piece() }),
  DeclineDuel: ({ piece }) => ({ type: 'DeclineDuel', personage: piece() }),
  Withdraw: ({ piece, path, company, draw }) =>
    withPiece('personage', piece(), (id) => {
      return { type: 'Withdraw', path: path(id), unit: draw(2) === 0 ? piece() : null, carries: company() };
    }),
  Escape: ({ piece, near }) => withPiece('personage', piece(), (id) => ({ type: 'Escape', hex: near(id) })),
  SlipAway: ({ piece, near, company }) =>
    withPiece('unit', piece(), (id) => ({ type: 'SlipAway', to: near(id), carries: company() })),
  StandFast: ({ piece }) => ({ type: 'StandFast', unit: piece() }),
  Retreat: ({ piece, path, company }) =>
    withPiece('unit', piece(), (id) => ({ type: 'Retreat', path: path(id), carries: company() })),
  Advance: ({ piece, company }) => ({ type: 'Advance', unit: piece(), carries: company() }),
  HoldGround: ({ piece }) => ({ type: 'HoldGround', unit: piece() }),
  Rally: ({ piece }) => ({ type: 'Rally', leader: piece(), unit: piece() }),
  RallyToBanner: ({ piece }) => ({ type: 'RallyToBanner', unit: piece() }),
  ClearHead: ({ piece }) => ({ type: 'ClearHead', leader: piece() }),
  RallySelf: ({ piece }) => ({ type: 'RallySelf', unit: piece() }),
  EndStep: () => ({ type: 'EndStep' }),
};

/** An action about a piece, named by its own key. */
function withPiece<K extends string, T extends object>(
  key: K,
  id: PieceId,
  rest: (id: PieceId) => T,
): T & { [P in K]: PieceId } {
  return { ...rest(id), [key]: id } as T & { [P in K]: PieceId };
}
