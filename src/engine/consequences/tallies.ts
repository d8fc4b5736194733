/** Case 2.10.2: what moves the demoralization tracks. */
import {
  ENGINE_VALUE,
  ENEMY_BROKEN,
  HEAD_VALUE,
  INNER_GATE_BREACHED,
  LEVEL_GAINED,
  LEVEL_LOST,
  MAIN_GATE_FALLEN,
  WALL_BREACHED,
} from '../../rulebook/house.ts';
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type ForceId,
  type LevelValues,
  type PieceId,
  type Side,
} from '../battle.ts';
import type { GameEvent, TrackReason } from '../event.ts';
import { personageKind, unitKind } from '../facts/pieces.ts';
import type { GameState } from '../state.ts';

/** A track moves, unless by nothing (2.10.2). */
export function trackMoved(force: ForceId | null, by: number, why: TrackReason): readonly GameEvent[] {
  return force === null || by === 0 ? [] : [{ type: 'TrackMoved', force, by, why, cite: '2.10.2' }];
}

/** The force of a side whose track takes the blows to the fortress or the gains by them (2.10.2), or null. */
export function holdingForce(battle: Battle, side: Side): ForceId | null {
  const found = battle.forces.findIndex((force) => force.side === side && force.holds);
  return found < 0 ? null : (found as ForceId);
}

/** An eliminated unit scores its value to its own force, fresh or reduced alike (2.8.15, 2.10.2). */
export function unitLost(battle: Battle, unit: PieceId): readonly GameEvent[] {
  return trackMoved(battle.pieces[unit]!.force, unitKind(battle, unit)?.value ?? 0, 'unit-eliminated');
}

/** A personage who falls scores his printed full rating to his own force (2.10.2). */
export function personageLost(battle: Battle, personage: PieceId): readonly GameEvent[] {
  const rating = personageKind(battle, personage)?.ratings[0] ?? 0;
  return trackMoved(battle.pieces[personage]!.force, rating, 'personage-slain');
}

/** Heads land: the force that holds the fortress counts 1 (2.10.2, 2.11.8). */
export function headLanded(battle: Battle): readonly GameEvent[] {
  return trackMoved(holdingForce(battle, DEFENDER), HEAD_VALUE, 'head-landed');
}

/** Heads are cleared away: the 1 is given back (2.10.2, 2.11.8). */
export function headCleared(battle: Battle): readonly GameEvent[] {
  return trackMoved(holdingForce(battle, DEFENDER), -HEAD_VALUE, 'head-cleared');
}

/** A relief arrives: the force that holds the fortress takes heart (2.6.1, 2.10.2). */
export function reliefArrived(battle: Battle, credit: number): readonly GameEvent[] {
  return trackMoved(holdingForce(battle, DEFENDER), -credit, 'relief-arrived');
}

/** A destroyed engine scores one point to its own force (2.10.2). */
export function engineLost(battle: Battle, engine: PieceId): readonly GameEvent[] {
  return trackMoved(battle.pieces[engine]!.force, ENGINE_VALUE, 'engine-destroyed');
}

/** The main gate is breached, or taken from inside: counted for whichever comes first, once a game (2.10.2). */
export function mainGateFell(battle: Battle, state: GameState): readonly GameEvent[] {
  if (state.mainGateCounted) return [];
  return [
    { type: 'MainGateCounted', cite: '2.10.2' },
    ...trackMoved(holdingForce(battle, DEFENDER), MAIN_GATE_FALLEN, 'main-gate-fallen'),
  ];
}

/** An inner gate is breached (2.10.2). */
export function innerGateBreached(battle: Battle): readonly GameEvent[] {
  return trackMoved(holdingForce(battle, DEFENDER), INNER_GATE_BREACHED, 'inner-gate-breached');
}

/** A wall or tower is breached (2.10.2). */
export function wallBreached(battle: Battle): readonly GameEvent[] {
  return trackMoved(holdingForce(battle, DEFENDER), WALL_BREACHED, 'wall-breached');
}

/** What a city level counts in a battle (2.10.2): what its scenario says, or 10 to the garrison and 5 to the besieger. */
export function levelValuesOf({ levelValues }: Battle): LevelValues {
  return levelValues ?? { lost: LEVEL_LOST, gained: LEVEL_GAINED };
}

/** A city level passes to a side (2.10.2): the garrison's loss and the besieger's gain, both ways. */
export function levelChanged(battle: Battle, by: Side): readonly GameEvent[] {
  const within = holdingForce(battle, DEFENDER);
  const without = holdingForce(battle, BESIEGER);
  const { lost, gained } = levelValuesOf(battle);
  return by === BESIEGER
    ? [...trackMoved(within, lost, 'level-lost'), ...trackMoved(without, -gained, 'level-gained')]
    : [...trackMoved(within, -lost, 'level-retaken'), ...trackMoved(without, gained, 'level-retaken')];
}

/** The defender's holding force breaks for the first time: its enemy takes heart (2.10.2). */
export function enemyBroken(battle: Battle): readonly GameEvent[] {
  return trackMoved(holdingForce(battle, BESIEGER), -ENEMY_BROKEN, 'enemy-broken');
}
