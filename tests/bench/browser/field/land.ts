/** The land of the page: maps of any size with as many units and walls as every other. */
import type { HexId } from '../../../../src/board/hex.ts';
import type { Battle } from '../../../../src/engine/battle.ts';
import { initialState } from '../../../../src/engine/initial.ts';
import type { GameState } from '../../../../src/engine/state.ts';
import { fitSheet, type Frame, type View } from '../../../../src/stage/camera.ts';
import { planOf, type Plan } from '../../../../src/stage/plan.ts';
import { field } from '../../field.ts';

export interface Land {
  readonly battle: Battle;
  readonly state: GameState;
  readonly plan: Plan;
}

const UNITS = 100;
/** Clear hexes and hexsides to each unit and wall are so many times fewer than hexes. */
const HEXES_PER_UNIT = 1 / 150;
const SIDES_PER_WALL = 1 / 40;

/** A land of so many hexes: 100 units and some thirty walls, whatever its size. */
export function landOf(columns: number, rows: number): Land {
  const hexes = columns * rows;
  const wide = field(
    columns,
    rows,
    columns + rows,
    Math.max(1, Math.round(hexes * HEXES_PER_UNIT)),
    Math.round(hexes * SIDES_PER_WALL),
  );
  const pieces = wide.battle.pieces.slice(0, UNITS);
  const placements = gathered(columns, rows);
  const battle = { ...wide.battle, pieces, placements, oil: wide.battle.oil.slice(0, UNITS) };
  return { battle, state: initialState(battle, placements), plan: planOf(battle.board, wide.map) };
}

/** Ten rows of ten with ground between them, in the middle of the land. */
function gathered(columns: number, rows: number): readonly HexId[] {
  const [left, top] = [Math.floor(columns / 2) - 15, Math.floor(rows / 2) - 10];
  return Array.from({ length: UNITS }, (_, i) => {
    const [row, place] = [Math.floor(i / 10), i % 10];
    return ((top + 2 * row) * columns + left + 3 * place + (row % 3)) as HexId;
  });
}

/** How many pixels a hex side takes while the view is moved: the tiles of the far scale still serve. */
export const NEARNESS = 24;

/** The view of the whole sheet, from which the pages come to `NEARNESS`. */
export function wholeSheet(frame: Frame, { sheet }: Plan): View {
  return fitSheet(frame, sheet);
}

/** How the eye goes about: in a circle, coming nearer and drawing back a little in every eighth frame. */
export function wayOf(turn: number): Readonly<{ dx: number; dy: number; zoom: number }> {
  const angle = (turn / 40) * Math.PI * 2;
  return {
    dx: Math.cos(angle) * 18,
    dy: Math.sin(angle) * 18,
    zoom: turn % 8 !== 7 ? 1 : turn % 16 === 7 ? 1.04 : 1 / 1.04,
  };
}
