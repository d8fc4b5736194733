/** Case 2.19.3: the morale at which a unit suffers a casualty. */
import type { HexId } from '../../board/hex.ts';
import { houseGroundAt } from '../../board/houseGround.ts';
import { TUNNEL_MORALE } from '../../rulebook/house.ts';
import type { Morale } from '../../rulebook/charts/7.42-results.ts';
import { DEFENDER, type Battle, type PieceId } from '../battle.ts';
import type { GameState } from '../state.ts';
import { terrainOf } from './hexsides.ts';
import { houseMorale } from './house.ts';
import { isAfraid, isHeartened } from './magic.ts';
import type { Modifier } from './modifier.ts';
import { faceOf, sideOf, hexOf, unitKind } from './pieces.ts';

const MORALES: readonly Morale[] = ['W', 'X', 'Y', 'Z'];

/** A morale letter and what made it so; deltas count letters, minus = worse. */
export interface DefenceMorale {
  readonly morale: Morale;
  readonly modifiers: readonly Modifier[];
}

/** One letter worse if so, never below Z. */
function worseIf(morale: Morale, so: boolean): Morale {
  return so ? (MORALES[MORALES.indexOf(morale) + 1] ?? morale) : morale;
}

/** So many letters better or, minus, worse; between W and Z. */
function shiftMorale(morale: Morale, letters: number): Morale {
  const at = MORALES.indexOf(morale) - letters;
  return MORALES[Math.max(0, Math.min(MORALES.length - 1, at))]!;
}

function lettersFrom(before: Morale, after: Morale): number {
  return MORALES.indexOf(before) - MORALES.indexOf(after);
}

/**
 * The morale of a unit that defends (off the map on no ground at all), in the order of 2.19.3: the letter of the side showing; a tunnel
 * replaces it by W, ground of the map's own changes it (2.22.1), and the hexside over which it is struck in melee, from the hex `struckFrom` (2.22.2); then one letter worse each for Fear, a head marker in the hex of a defender's unit (2.11.8) and a
 * demoralized force (2.10.4), never below Z.
 */
export function defenceMorale(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  struckFrom: HexId | null = null,
): DefenceMorale {
  const hex = hexOf(state, unit);
  const fresh = unitKind(battle, unit)!.faces[0].morale;
  const shown = faceOf(battle, state, unit)!.morale;
  const standing = hex !== null && terrainOf(battle, hex) === 'tunnel' ? TUNNEL_MORALE : shown;
  const grounded = shiftMorale(standing, hex === null ? 0 : (houseGroundAt(battle.board, hex)?.morale ?? 0));
  const sided = shiftMorale(grounded, hex === null ? 0 : houseMorale(battle.board, struckFrom, hex));
  const fearful = worseIf(sided, isAfraid(battle, state, unit) && !isHeartened(battle, state, unit));
  const shaken = worseIf(
    fearful,
    hex !== null && sideOf(battle, unit) === DEFENDER && state.heads.includes(hex),
  );
  const morale = worseIf(shaken, state.demoralized[battle.pieces[unit]!.force]!);
  const modifiers: readonly Modifier[] = [
    { on: 'morale', what: 'reduced', delta: lettersFrom(fresh, shown), cite: '2.4.6' },
    { on: 'morale', what: 'tunnel', delta: lettersFrom(shown, standing), cite: '2.3' },
    { on: 'morale', what: 'ground-morale', delta: lettersFrom(standing, grounded), cite: '2.22.1' },
    { on: 'morale', what: 'hexside-morale', delta: lettersFrom(grounded, sided), cite: '2.22.2' },
    { on: 'morale', what: 'fear', delta: lettersFrom(sided, fearful), cite: '2.12' },
    { on: 'morale', what: 'head', delta: lettersFrom(fearful, shaken), cite: '2.11.8' },
    { on: 'morale', what: 'demoralized', delta: lettersFrom(shaken, morale), cite: '2.10.4' },
  ];
  return { morale, modifiers: modifiers.filter(({ delta }) => delta !== 0) };
}
