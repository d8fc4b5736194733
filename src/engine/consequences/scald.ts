/** Case 2.11.9: what oil does to those below. */
import type { HexId } from '../../board/hex.ts';
import { isCasualty } from '../../rulebook/charts/7.41-casualty.ts';
import { OIL_STRENGTH } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import { sufferCasualty } from './casualties.ts';
import { total, type Dice, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { armourBelow, type Below } from '../facts/oil.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';
import { engineLost } from './tallies.ts';

const ROLL: DiceRequest = { purpose: 'casualty', dice: 2, cite: '2.11.9' };

/**
 * A roll on 7.41 at strength A; on a casualty the docked tower is destroyed and the unit suffers it (7.42), going back
 * from the hex across the hexside (2.8.10).
 */
export function scald(
  battle: Battle,
  state: GameState,
  cauldron: PieceId,
  below: Below,
  source: HexId,
  dice: Dice,
): readonly GameEvent[] {
  const { unit, tower } = below;
  const faces = dice.roll(ROLL);
  const rolled: GameEvent = { type: 'DiceRolled', request: ROLL, faces };
  if (!isCasualty(OIL_STRENGTH, armourBelow(battle, state, below), total(faces))) {
    const spared = unit ?? tower;
    return [rolled, { type: 'AttackFailed', attacker: cauldron, defender: spared, cite: '7.41' }];
  }
  const events: readonly GameEvent[] =
    tower === null
      ? [rolled]
      : [rolled, { type: 'EngineDestroyed', engine: tower, cite: '2.11.9' }, ...engineLost(battle, tower)];
  if (unit === null) return events;
  return [...events, ...sufferCasualty(battle, reduceAll(battle, state, events), unit, source, '7.41', dice)];
}
