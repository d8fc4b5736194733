import type { HexId } from '../../board/hex.ts';
import { lastTwo } from '../../kernel/lastTwo.ts';
import { BESIEGER, DEFENDER, type Battle, type Side } from '../battle.ts';
import type { GameState } from '../state.ts';
import { isOrdered } from './pieces.ts';
import { openSides } from './hexsides.ts';

const zonesOf = lastTwo((battle: Battle, state: GameState): readonly [Uint8Array, Uint8Array] => {
  const zones = [new Uint8Array(battle.board.size), new Uint8Array(battle.board.size)] as const;
  const open = openSides(battle, state);
  const { beyond } = battle.board;
  for (const { id, side } of battle.pieces) {
    if (!isOrdered(battle, state, id)) continue;
    const hex = state.pieces[id]!.at;
    const zone = side === DEFENDER ? zones[DEFENDER] : zones[BESIEGER];
    for (let at = hex * 6; at < hex * 6 + 6; at++) if (open[at] === 1) zone[beyond[at]!] = 1;
  }
  return zones;
});

/**
 * The zones of control of a side, 1 per hex: every hex that one of its ordered units is in contact with
 * (2.7.3). Engines and disrupted units have none; nothing reaches across unbreached gates (6.13) or walls.
 */
export function zones(battle: Battle, state: GameState, side: Side): Uint8Array {
  return zonesOf(battle, state)[side];
}

/** Whether a hex lies in a zone of control of a side. */
export function inZone(battle: Battle, state: GameState, side: Side, hex: HexId): boolean {
  return zones(battle, state, side)[hex] === 1;
}
