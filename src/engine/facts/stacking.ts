/** Cases 2.7.1, 2.7.6 and 2.7.8: who may enter a hex, and who may stop there. */
import type { HexId } from '../../board/hex.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import { remembering } from '../memory.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { changedPieces } from './changes.ts';
import { openSides } from './hexsides.ts';
import { ownPersonagesAt } from './personages.ts';
import { engineAt, unitAt } from './occupancy.ts';
import { hasTrait, sideOf, unitKind } from './pieces.ts';

type Before = Readonly<{ b: GameState; value: Uint8Array }> | null;

const beastContactOf = remembering((battle: Battle, state: GameState, before: Before): Uint8Array => {
  const open = openSides(battle, state);
  if (before !== null && openSides(battle, before.b) === open && beastsStand(battle, before.b, state)) {
    return before.value;
  }
  const contact = new Uint8Array(battle.board.size);
  for (const { id } of battle.pieces) {
    const { at: hex } = state.pieces[id]!;
    if (hex < 0 || unitKind(battle, id)?.gait !== 'beast') continue;
    for (let at = hex * 6; at < hex * 6 + 6; at += 1)
      if (open[at] === 1) contact[battle.board.beyond[at]!] = 1;
  }
  return contact;
});

/** Whether every beast stands in both states where it stood. */
function beastsStand(battle: Battle, before: GameState, now: GameState): boolean {
  return changedPieces(battle, before.pieces, now.pieces).every(
    (id) => unitKind(battle, id)?.gait !== 'beast' || before.pieces[id]!.at === now.pieces[id]!.at,
  );
}

/** The hexes in contact with a beast (2.7.6), 1 per hex. */
export function beastContact(battle: Battle, state: GameState): Uint8Array {
  return beastContactOf(battle, state);
}

/**
 * Why a unit may not willingly enter a hex because of who stands there or near: an enemy unit (2.7.1), loose
 * enemy pieces if it is disrupted (2.7.8), beasts if it fears them (2.7.6). Zones of control and hexsides are not
 * asked: by this and `mayCross` an advance is judged too (2.8.9).
 */
export function mayEnter(battle: Battle, state: GameState, unit: PieceId, hex: HexId): Refusal | null {
  const enemy = enemyOf(sideOf(battle, unit));
  const other = unitAt(battle, state, hex);
  if (other !== null && sideOf(battle, other) === enemy) return refuse('enemy-in-the-way', '2.7.1');
  const disrupted = state.pieces[unit]!.disrupted;
  if (disrupted && holdsLooseEnemies(battle, state, unit, hex)) return refuse('disrupted', '2.7.8');
  const afraid = hasTrait(battle, unit, 'fears-beasts') && beastContact(battle, state)[hex] === 1;
  return afraid ? refuse('beasts-frighten', '2.7.6') : null;
}

/** Whether a hex holds an engine of the other side. */
export function holdsEnemyEngine(battle: Battle, state: GameState, unit: PieceId, hex: HexId): boolean {
  const engine = engineAt(battle, state, hex);
  return engine !== null && sideOf(battle, engine) !== sideOf(battle, unit);
}

/** Whether a hex holds engines, cauldrons or personages of the other side, which fall to whoever enters it while no unit is with them (2.7.8). */
export function holdsLooseEnemies(battle: Battle, state: GameState, unit: PieceId, hex: HexId): boolean {
  if (holdsEnemyEngine(battle, state, unit, hex)) return true;
  return ownPersonagesAt(battle, state, hex, enemyOf(sideOf(battle, unit))).length > 0;
}

/** Why a unit, with the engine it pushes, may not end in a hex: another friend of its class is there (2.7.1). */
export function mayStop(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  pushed: PieceId | null,
  hex: HexId,
): Refusal | null {
  const other = unitAt(battle, state, hex);
  if (other !== null && other !== unit) return refuse('ends-on-friend', '2.7.1');
  const engine = pushed === null ? null : engineAt(battle, state, hex);
  const crowded = engine !== null && engine !== pushed && sideOf(battle, engine) === sideOf(battle, unit);
  return crowded ? refuse('ends-on-friend', '2.7.1') : null;
}
