/** What is nearest to a hex: enemies, gates, breaches, leaders, told with the way to them. */
import { distance } from '../../../board/distance.ts';
import { hexName, type HexId } from '../../../board/hex.ts';
import { enemyOf, type Battle, type Side } from '../../../engine/battle.ts';
import { personageKind, piecesOf, standingAt } from '../../../engine/facts/pieces.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ASKING, COMPASS } from '../../../i18n/words.ts';
import { pieceName, sideName, workName } from '../../words/names.ts';

/** Something on the board, and how it is called. */
interface Found {
  readonly hex: HexId;
  readonly words: string;
}

/** An answer; `hex` = what it points out, if anything. */
export interface NearestAnswer {
  readonly text: string;
  readonly hex: HexId | null;
}

export type Nearest = 'nearest-enemy' | 'nearest-gate' | 'nearest-breach' | 'nearest-leader';

/** The nearest of a sort from a hex, as a side may see the board. */
export function findNearest(
  battle: Battle,
  state: GameState,
  sort: Nearest,
  from: HexId,
  viewer: Side,
): NearestAnswer {
  switch (sort) {
    case 'nearest-enemy':
      return tellNearest(battle, ASKING.nearestEnemy, from, enemies(battle, state, viewer, from));
    case 'nearest-gate':
      return tellNearest(
        battle,
        ASKING.nearestGate,
        from,
        works(battle, state, from, (kind) => /gate/.test(kind)),
      );
    case 'nearest-breach':
      return tellNearest(
        battle,
        ASKING.nearestBreach,
        from,
        works(battle, state, from, (_, breached) => breached),
      );
    case 'nearest-leader':
      return tellNearest(battle, ASKING.nearestLeader, from, leaders(battle, state, from));
  }
}

/** The way from one hex to another: "3 hexes to the north-east". */
export function wayTo({ board }: Battle, from: HexId, to: HexId): string {
  const count = distance(board, from, to);
  if (count === 0) return ASKING.here;
  const [x, y] = place(board.columns, from);
  const [u, v] = place(board.columns, to);
  const eighths = Math.round((Math.atan2(u - x, y - v) / Math.PI) * 4);
  return fill(ASKING.way, { count, direction: COMPASS[(eighths + 8) % 8]! });
}

/** Where the centre of a hex lies, in widths of a hex: printed even rows stand right. */
function place(columns: number, hex: HexId): readonly [x: number, y: number] {
  const row = Math.floor(hex / columns);
  return [(hex % columns) + (row % 2) / 2, row * (Math.sqrt(3) / 2)];
}

function tellNearest(battle: Battle, what: string, from: HexId, found: readonly Found[]): NearestAnswer {
  const [first] = found.toSorted(
    (a, b) => distance(battle.board, from, a.hex) - distance(battle.board, from, b.hex) || a.hex - b.hex,
  );
  if (first === undefined) return { text: fill(ASKING.none, { what }), hex: null };
  const way = wayTo(battle, from, first.hex);
  return { text: fill(ASKING.found, { what, who: first.words, way }), hex: first.hex };
}

function enemies(battle: Battle, state: GameState, viewer: Side, from: HexId): readonly Found[] {
  return standing(battle, state, enemyOf(viewer), from);
}

function leaders(battle: Battle, state: GameState, from: HexId): readonly Found[] {
  return [...battle.sides.keys()].flatMap((side) =>
    standing(battle, state, side as Side, from, (piece) => personageKind(battle, piece) !== null),
  );
}

/** The pieces of a side on the map, but for those in the hex that is asked from. */
function standing(
  battle: Battle,
  state: GameState,
  side: Side,
  from: HexId,
  counts: (piece: ReturnType<typeof piecesOf>[number]) => boolean = () => true,
): readonly Found[] {
  return piecesOf(battle, state, side)
    .filter((piece) => state.pieces[piece]!.at >= 0 && state.pieces[piece]!.at !== from && counts(piece))
    .map((piece) => {
      const hex = standingAt(state, piece);
      return {
        hex,
        words: fill(ASKING.inHex, { who: pieceName(battle, state, piece), hex: hexName(battle.board, hex) }),
      };
    });
}

/** Works of the walls; each is met from the nearer of its two hexes. */
function works(
  battle: Battle,
  state: GameState,
  from: HexId,
  counts: (kind: string, breached: boolean) => boolean,
): readonly Found[] {
  const { board } = battle;
  return board.works.flatMap((work, id) => {
    const { breached, holder } = state.works[id]!;
    if (!counts(work.kind, breached)) return [];
    const inner = distance(board, from, work.inner) <= distance(board, from, work.outer);
    const hex = inner ? work.inner : work.outer;
    const name = workName(battle, id as Parameters<typeof workName>[1]);
    const words = fill(ASKING.heldBy, {
      work: name,
      side: sideName(battle, holder),
      hex: hexName(board, hex),
    });
    return [{ hex, words }];
  });
}
