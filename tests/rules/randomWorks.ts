/** Small sieges by chance as `randomSiege`, with docked towers, cauldrons, flames, trenches and heads besides. */
import fc from 'fast-check';
import type { Board, Work } from '../../src/board/board.ts';
import type { HexId } from '../../src/board/hex.ts';
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type Kind,
  type Piece,
  type Side,
} from '../../src/engine/battle.ts';
import type { Dock, Flame, GameState } from '../../src/engine/state.ts';
import type { Position } from '../kit/siege.ts';
import { randomSiege } from './randomSiege.ts';

type Siege = Pick<Position, 'battle' | 'state'>;
type Draw = (below: number) => number;

/** Who comes to a work: a tower and its crew before it, a cauldron and its crew behind it. */
const COMERS: Readonly<Record<string, Readonly<{ side: Side; place: 'inner' | 'outer' }>>> = {
  'unit-4': { side: BESIEGER, place: 'outer' },
  'engine-1': { side: BESIEGER, place: 'outer' },
  'unit-5': { side: DEFENDER, place: 'inner' },
  'engine-3': { side: DEFENDER, place: 'inner' },
};

/** Foot of the besieger that digs, one engine made a tower and one a cauldron. */
function kindOf(draw: Draw, { kind, name }: Piece, side: Side): Kind {
  if (kind.class === 'unit' && side === BESIEGER && draw(2) === 0) {
    return { ...kind, traits: new Set([...kind.traits, 'digs' as const]) };
  }
  const { id, name: words } = kind;
  if (name === 'engine-1') return { class: 'engine', id, name: words, weapon: 'siege-tower' };
  return name === 'engine-3' ? { class: 'cauldron', id, name: words } : kind;
}

function pieceOf(draw: Draw, piece: Piece, site: Work | undefined): Piece {
  const side = site === undefined ? piece.side : (COMERS[piece.name]?.side ?? piece.side);
  return { ...piece, side, kind: kindOf(draw, piece, side), force: side as number as Piece['force'] };
}

/** Half of the boards have their city in one column, so that there is a field before it. */
function boardOf(draw: Draw, board: Board): Board {
  const city = board.level.map((_, hex) => (hex % board.columns === 0 ? 1 : 0));
  return draw(2) === 0 ? board : { ...board, level: city };
}

function docksOf(draw: Draw, { board, pieces }: Battle, state: Pick<GameState, 'pieces'>): readonly Dock[] {
  return pieces.flatMap(({ id: tower, kind }) => {
    if (kind.class !== 'engine' || kind.weapon !== 'siege-tower' || draw(2) === 0) return [];
    const beside = board.works.filter(({ outer }) => outer === state.pieces[tower]!.at);
    const at = beside[draw(Math.max(1, beside.length))];
    return at === undefined ? [] : [{ tower, hexside: at.hexside, foot: at.outer }];
  });
}

function altered(draw: Draw, { battle: before, state: first }: Siege): Siege {
  const board = boardOf(draw, before.board);
  const taken = new Set(first.pieces.map(({ at }) => at));
  const sites = board.works.filter(({ inner, outer }) => !taken.has(inner) && !taken.has(outer));
  const site = sites[draw(sites.length + 1)];
  const battle: Battle = {
    ...before,
    board,
    pieces: before.pieces.map((piece) => pieceOf(draw, piece, site)),
    options: {
      ...before.options,
      fireTrenches: draw(4) > 0,
      outerWallTowers: draw(2) === 0 ? 'printed' : 'scale',
    },
  };
  const pieces = first.pieces.map((piece, id) => {
    const comer = COMERS[battle.pieces[id]!.name];
    const at = site === undefined || comer === undefined ? piece.at : site[comer.place];
    return { ...piece, at, oil: draw(3) };
  });
  const held = new Set(pieces.map(({ at }) => at));
  const hexes = Array.from({ length: board.size }, (_, hex) => hex as HexId);
  return {
    battle,
    state: {
      ...first,
      turn: 1 + draw(5),
      pieces,
      docks: docksOf(draw, battle, { pieces }),
      flames: board.works.flatMap(({ hexside }): Flame[] =>
        draw(5) === 0 ? [{ hexside, turn: first.turn, burning: draw(2) === 0 }] : [],
      ),
      trenches: hexes.filter((hex) => !held.has(hex) && draw(8) === 0),
      heads: hexes.filter(() => draw(6) === 0),
      headSupply: draw(3),
      trenchSupply: draw(3),
    },
  };
}

/** Any small siege with every siege work. */
export const randomWorks: fc.Arbitrary<Siege> = fc
  .tuple(randomSiege, fc.array(fc.nat(5039), { minLength: 300, maxLength: 300 }))
  .map(([position, numbers]) => {
    let next = 0;
    return altered((below) => numbers[next++ % numbers.length]! % below, position);
  });
