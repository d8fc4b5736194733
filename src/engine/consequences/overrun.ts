/** Cases 2.7.8 and 2.11.2: what becomes of loose things in a hex that a unit enters. */
import type { HexId } from '../../board/hex.ts';
import { DEFENDER, type Battle, type PieceId } from '../battle.ts';
import type { Dice } from '../dice.ts';
import { rollForCaught } from './escapes.ts';
import type { GameEvent } from '../event.ts';
import { laddersAtFoot } from '../facts/ladders.ts';
import { engineAt } from '../facts/occupancy.ts';
import { isCauldron, sideOf } from '../facts/pieces.ts';
import { holdsEnemyEngine } from '../facts/stacking.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';
import { engineLost } from './tallies.ts';

/**
 * What a unit does to loose things by entering a hex: enemy engines and cauldrons without a unit are destroyed (2.7.8), and a
 * defender who sets foot at the bottom of a ladder takes it away (2.11.2). Ask it with the state before or after the
 * unit has moved in; the events do not move it.
 */
export function overrun(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  hex: HexId,
  dice: Dice,
): readonly GameEvent[] {
  const events: GameEvent[] = [...ladderFootTaken(battle, state, unit, hex)];
  const engine = engineAt(battle, state, hex);
  if (engine !== null && holdsEnemyEngine(battle, state, unit, hex)) {
    events.push(...wreck(battle, engine));
  }
  events.push(...rollForCaught(battle, reduceAll(battle, state, events), unit, hex, dice));
  return events;
}

/** An engine is destroyed and counts on its track; a cauldron, real or dummy, is gone and counts nothing (2.7.8, 2.10.2). */
function wreck(battle: Battle, engine: PieceId): readonly GameEvent[] {
  if (isCauldron(battle, engine)) {
    return [{ type: 'CauldronRemoved', cauldron: engine, why: 'overrun', cite: '2.7.8' }];
  }
  return [{ type: 'EngineDestroyed', engine, cite: '2.7.8' }, ...engineLost(battle, engine)];
}

/** The ladders that fall because a unit of the defender enters the hex at their foot, on its way or for good (2.11.2). */
export function ladderFootTaken(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  hex: HexId,
): readonly GameEvent[] {
  if (sideOf(battle, unit) !== DEFENDER) return [];
  return laddersAtFoot(state, hex).map(({ hexside }) => ({
    type: 'LadderRemoved',
    hexside,
    why: 'overrun',
    cite: '2.11.2',
  }));
}
