/** Case 2.11.3: a siege tower docks for good at a hexside of its hex. */
import type { Work } from '../../board/board.ts';
import { directionTo, DIRECTIONS } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import { OUTER_WALL_LEVEL } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import { BESIEGER, type Battle, type PieceId } from '../battle.ts';
import { isDocked } from '../facts/docks.ts';
import { closedByNature } from '../facts/hexsides.ts';
import { isClimber } from '../facts/ladders.ts';
import { unitAt } from '../facts/occupancy.ts';
import { engineKind, piecesOf, sideOf, standingAt } from '../facts/pieces.ts';
import { workOn } from '../facts/works.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type Dock = ActionOf<'Dock'>;

/** In the movement phase, whether tower and crew have moved or not; the tower never moves again. */
export const dock: Verb<Dock> = {
  options(battle, state) {
    const found: Dock[] = [];
    for (const tower of piecesOf(battle, state, state.active)) {
      if (whyNotReady(battle, state, tower) !== null) continue;
      for (const direction of DIRECTIONS) {
        const hexside = hexsideOf(battle.board, standingAt(state, tower), direction);
        const action: Dock = { type: 'Dock', tower, hexside };
        if (whyNotAt(battle, state, action) === null) found.push(action);
      }
    }
    return found;
  },
  whyNot: (battle, state, action) =>
    whyNotReady(battle, state, action.tower) ?? whyNotAt(battle, state, action),
  resolve: (_battle, state, { tower, hexside }) => [
    { type: 'TowerDocked', tower, hexside, foot: standingAt(state, tower), cite: '2.11.3' },
  ],
};

/** Why a piece may dock nowhere now: no siege tower of the besieger, docked already, or without an ordered foot unit that could climb. */
function whyNotReady(battle: Battle, state: GameState, tower: PieceId): Refusal | null {
  const piece = state.pieces[tower];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, tower) !== state.active) return refuse('not-your-piece', '2.18');
  if (engineKind(battle, tower)?.weapon !== 'siege-tower') return refuse('not-a-siege-tower', '2.11.3');
  if (state.active !== BESIEGER) return refuse('only-the-besieger', '2.11.3');
  if (isDocked(state, tower)) return refuse('docked-already', '2.11.3');
  const crew = unitAt(battle, state, standingAt(state, tower));
  const able = crew !== null && isClimber(battle, state, crew);
  return able ? null : refuse('nobody-to-dock', '2.11.3');
}

/** Why a tower may not dock at that hexside: only an unbreached wall or tower hexside, or the main gate, and only from outside. */
function whyNotAt(battle: Battle, state: GameState, { tower, hexside }: Dock): Refusal | null {
  const here = workOn(battle, hexside);
  if (here === null) return refuse('not-dockable', '2.11.3');
  const { inner, outer } = here.work;
  if (closedByNature(battle, outer, directionTo(battle.board, outer, inner)!)) {
    return refuse('not-dockable', '2.2.3');
  }
  const { at } = state.pieces[tower]!;
  if (at === inner) return refuse('not-from-outside', '2.11.3');
  if (at !== outer) return refuse('not-adjacent', '2.11.3');
  if (state.works[here.id]!.breached) return refuse('already-breached', '2.11.3');
  return whyNotOfKind(battle, here.work);
}

/** What a tower docks at: by option the outer wall with its towers too (16.3 note); the main gate always, no other gate. */
function whyNotOfKind({ options }: Battle, { kind, level }: Work): Refusal | null {
  if (kind === 'main-gate') return null;
  if (kind === 'gate') return refuse('not-dockable', '2.11.3');
  const barred = level === OUTER_WALL_LEVEL && options.outerWallTowers === 'printed';
  return barred ? refuse('outer-wall-no-docking', '16.3') : null;
}
