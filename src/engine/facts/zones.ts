import type { HexId } from '../../board/hex.ts';
import { lastTwo } from '../../kernel/lastTwo.ts';
import { BESIEGER, DEFENDER, type Battle, type Side } from '../battle.ts';
import type { GameState } from '../state.ts';
import { sameBarriers } from './barriers.ts';
import { isOrdered } from './pieces.ts';
import { openSides } from './hexsides.ts';

type Before = Readonly<{ b: GameState; value: Uint8Array }> | null;

function zonesBy(side: Side): (battle: Battle, state: GameState) => Uint8Array {
  return lastTwo((battle: Battle, state: GameState, before: Before) =>
    before !== null && holdsStill(battle, before.b, state, side) ? before.value : zoneOf(battle, state, side),
  );
}

function zoneOf(battle: Battle, state: GameState, side: Side): Uint8Array {
  const zone = new Uint8Array(battle.board.size);
  const open = openSides(battle, state);
  const { beyond } = battle.board;
  for (const { id, side: whose } of battle.pieces) {
    if (whose !== side || !isOrdered(battle, state, id)) continue;
    const hex = state.pieces[id]!.at;
    for (let at = hex * 6; at < hex * 6 + 6; at++) if (open[at] === 1) zone[beyond[at]!] = 1;
  }
  return zone;
}

/** Whether no piece of a side and no work, flame or trench has changed from one state to another: the usual case while the other side moves. */
function holdsStill(battle: Battle, from: GameState, to: GameState, side: Side): boolean {
  if (!sameBarriers(from, to)) return false;
  if (from.pieces === to.pieces) return true;
  for (let id = 0; id < to.pieces.length; id += 1) {
    if (from.pieces[id] !== to.pieces[id] && battle.pieces[id]!.side === side) return false;
  }
  return true;
}

/** Index = Side. A mover asks for one side only. */
const ZONES = [zonesBy(DEFENDER), zonesBy(BESIEGER)] as const;

/**
 * The zones of control of a side, 1 per hex: every hex that one of its ordered units is in contact with
 * (2.7.3). Engines and disrupted units have none; nothing reaches across unbreached gates (6.13) or walls.
 */
export function zones(battle: Battle, state: GameState, side: Side): Uint8Array {
  return ZONES[side](battle, state);
}

/** Whether a hex lies in a zone of control of a side. */
export function inZone(battle: Battle, state: GameState, side: Side, hex: HexId): boolean {
  return zones(battle, state, side)[hex] === 1;
}
