import type { HexId } from '../../board/hex.ts';
import { BESIEGER, DEFENDER, type Battle, type PieceId, type Side } from '../battle.ts';
import { remembering } from '../memory.ts';
import type { GameState } from '../state.ts';
import { changedPieces } from './changes.ts';
import { isOrdered } from './pieces.ts';
import { openSides } from './hexsides.ts';

type Before = Readonly<{ b: GameState; value: Zone }> | null;

interface Zone {
  readonly zone: Uint8Array;
  /** How many ordered units reach each hex; moved along from state to state, so only the latest is true. */
  readonly reaching: Uint8Array;
}

function zonesBy(side: Side): (battle: Battle, state: GameState) => Zone {
  return remembering((battle: Battle, state: GameState, before: Before) =>
    before !== null && openSides(battle, before.b) === openSides(battle, state)
      ? movedAlong(battle, side, before, state)
      : countZone(battle, state, side),
  );
}

function countZone(battle: Battle, state: GameState, side: Side): Zone {
  const { size } = battle.board;
  const made: Zone = { zone: new Uint8Array(size), reaching: new Uint8Array(size) };
  for (const { id, side: whose } of battle.pieces) {
    if (whose === side && isOrdered(battle, state, id)) reach(battle, state, made, id, 1);
  }
  return made;
}

/** The zone after few pieces have changed; the same array if none of this side has: the usual case while the other side moves. */
function movedAlong(
  battle: Battle,
  side: Side,
  { b: from, value }: NonNullable<Before>,
  to: GameState,
): Zone {
  if (from.pieces === to.pieces) return value;
  let moved: Zone | null = null;
  for (const id of changedPieces(battle, from.pieces, to.pieces)) {
    const [was, is] = [from.pieces[id]!, to.pieces[id]!];
    if (battle.pieces[id]!.side !== side) continue;
    if (was.at === is.at && was.disrupted === is.disrupted) continue;
    moved ??= { zone: value.zone.slice(), reaching: value.reaching };
    if (isOrdered(battle, from, id)) reach(battle, from, moved, id, -1);
    if (isOrdered(battle, to, id)) reach(battle, to, moved, id, 1);
  }
  return moved ?? value;
}

function reach(battle: Battle, state: GameState, { zone, reaching }: Zone, unit: PieceId, by: 1 | -1): void {
  const open = openSides(battle, state);
  const { beyond } = battle.board;
  const hex = state.pieces[unit]!.at;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    if (open[at] === 0) continue;
    const near = beyond[at]!;
    reaching[near]! += by;
    zone[near] = reaching[near] === 0 ? 0 : 1;
  }
}

/** Index = Side. A mover asks for one side only. */
const ZONES = [zonesBy(DEFENDER), zonesBy(BESIEGER)] as const;

/**
 * The zones of control of a side, 1 per hex: every hex that one of its ordered units is in contact with
 * (2.7.3). Engines and disrupted units have none (2.8.14); nothing reaches across unbreached gates (6.13) or walls.
 */
export function zones(battle: Battle, state: GameState, side: Side): Uint8Array {
  return ZONES[side](battle, state).zone;
}

/** Whether a hex lies in a zone of control of a side. */
export function inZone(battle: Battle, state: GameState, side: Side, hex: HexId): boolean {
  return zones(battle, state, side)[hex] === 1;
}
