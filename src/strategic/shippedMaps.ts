/** Maps that are shipped, as boards, and hexes of them by how far they are from a place. Hexes by their printed numbers. */
import type { Board } from '../board/board.ts';
import { compileBoard } from '../board/compile.ts';
import { distance } from '../board/distance.ts';
import { hexNamed } from '../board/hex.ts';
import type { HexName, MapFile } from '../board/mapFile.ts';
import { perOwner } from '../kernel/perOwner.ts';

/** The board of a map that was shipped, and so compiles. */
export const boardOfMap = perOwner((map: MapFile): Board => {
  const board = compileBoard(map);
  if (!board.ok) throw new Error(`a shipped map does not compile: ${JSON.stringify(board.problems)}`);
  return board.value;
});

/** Hexes by how near they are to the goals, those at the same distance in the order they had; none twice. */
export function nearestFirst(
  board: Board,
  hexes: readonly HexName[],
  goals: readonly HexName[],
): readonly HexName[] {
  const off = new Map(hexes.map((name) => [name, distanceTo(board, name, goals)]));
  return [...off.keys()].toSorted((a, b) => off.get(a)! - off.get(b)!);
}

/** How many hexes it is to the nearest of the goals. */
export function distanceTo(board: Board, name: HexName, goals: readonly HexName[]): number {
  const hex = hexNamed(board, name)!;
  return Math.min(...goals.map((goal) => distance(board, hex, hexNamed(board, goal)!)));
}
