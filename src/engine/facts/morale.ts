/** Case 2.19.3: the morale at which a unit suffers a casualty. */
import { TUNNEL_MORALE } from '../../rulebook/house.ts';
import type { Morale } from '../../rulebook/charts/7.42-results.ts';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameState } from '../state.ts';
import { terrainOf } from './hexsides.ts';
import type { Modifier } from './modifier.ts';
import { faceOf, unitKind } from './pieces.ts';

const MORALES: readonly Morale[] = ['W', 'X', 'Y', 'Z'];

/** A morale letter and what made it so; deltas count letters, minus = worse. */
export interface DefenceMorale {
  readonly morale: Morale;
  readonly modifiers: readonly Modifier[];
}

function worseBy(morale: Morale, letters: number): Morale {
  return MORALES[Math.min(MORALES.length - 1, MORALES.indexOf(morale) + letters)]!;
}

function lettersFrom(before: Morale, after: Morale): number {
  return MORALES.indexOf(before) - MORALES.indexOf(after);
}

/**
 * The morale of a unit on the map that defends, in the order of 2.19.3: the letter of the side showing; a tunnel
 * replaces it by W; then one letter worse for a demoralized force (2.10.4), never below Z.
 */
export function defenceMorale(battle: Battle, state: GameState, unit: PieceId): DefenceMorale {
  const fresh = unitKind(battle, unit)!.faces[0].morale;
  const shown = faceOf(battle, state, unit)!.morale;
  const inTunnel = terrainOf(battle, state.pieces[unit]!.at as HexId) === 'tunnel';
  const standing = inTunnel ? TUNNEL_MORALE : shown;
  const demoralized = state.demoralized[battle.pieces[unit]!.force]!;
  const morale = demoralized ? worseBy(standing, 1) : standing;
  const modifiers: readonly Modifier[] = [
    { on: 'morale', what: 'reduced', delta: lettersFrom(fresh, shown), cite: '2.4.6' },
    { on: 'morale', what: 'tunnel', delta: lettersFrom(shown, standing), cite: '2.3' },
    { on: 'morale', what: 'demoralized', delta: lettersFrom(standing, morale), cite: '2.10.4' },
  ];
  return { morale, modifiers: modifiers.filter(({ delta }) => delta !== 0) };
}
