/** Case 2.11.6: a catapult throws at an enemy engine. */
import type { ActionOf } from '../action.ts';
import { enemyOf } from '../battle.ts';
import { sufferCasualty } from '../consequences/casualties.ts';
import { total, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { unitAt } from '../facts/occupancy.ts';
import { engineKind, piecesOf, sideOf, standingAt } from '../facts/pieces.ts';
import { bombardChance, whyNotWork } from '../facts/siegeWeapons.ts';
import { reduceAll } from '../reduce.ts';
import { refuse } from '../refusal.ts';
import { engineLost } from '../consequences/tallies.ts';
import type { Verb } from '../verb.ts';

type Bombard = ActionOf<'Bombard'>;

const ROLL: DiceRequest = { purpose: 'bombard', dice: 1, cite: '2.11.6' };

/** Either side, one thing a catapult a turn, one shot at each engine a step. Grond is proof, his pusher is not. */
export const bombard: Verb<Bombard> = {
  options(battle, state) {
    const found: Bombard[] = [];
    const targets = piecesOf(battle, state, enemyOf(state.active));
    for (const engine of piecesOf(battle, state, state.active)) {
      if (engineKind(battle, engine) === null) continue;
      for (const target of targets) {
        const action: Bombard = { type: 'Bombard', engine, target };
        if (bombard.whyNot(battle, state, action) === null) found.push(action);
      }
    }
    return found;
  },
  whyNot(battle, state, { engine, target }) {
    const idle = whyNotWork(battle, state, engine);
    if (idle !== null) return idle;
    if (engineKind(battle, engine)?.weapon !== 'catapult') return refuse('not-a-catapult', '2.11.6');
    const aim = state.pieces[target];
    if (aim === undefined || aim.at < 0) return refuse('not-on-the-map', '2.6.4');
    if (sideOf(battle, target) === state.active) return refuse('target-not-enemy', '2.11.6');
    if (engineKind(battle, target) === null) return refuse('not-an-engine', '2.11.6');
    if (aim.shotAt) return refuse('shot-at-already', '2.11.6');
    const chance = bombardChance(battle, state, engine, target);
    return typeof chance === 'number' ? null : chance;
  },
  resolve(battle, state, { engine, target }, dice) {
    const chance = bombardChance(battle, state, engine, target);
    const faces = dice.roll(ROLL);
    const events: GameEvent[] = [
      { type: 'EngineShotAt', engine: target, by: engine, cite: '2.11.6' },
      { type: 'DiceRolled', request: ROLL, faces },
      { type: 'UnitActed', piece: engine, deed: 'worked', cite: '2.11.5' },
    ];
    const hit = typeof chance === 'number' && total(faces) <= chance;
    if (!hit) {
      return [...events, { type: 'AttackFailed', attacker: engine, defender: target, cite: '2.11.6' }];
    }
    if (engineKind(battle, target)?.weapon !== 'grond') {
      events.push({ type: 'EngineDestroyed', engine: target, cite: '2.11.6' }, ...engineLost(battle, target));
    }
    const unit = unitAt(battle, state, standingAt(state, target));
    if (unit === null) return events;
    const source = standingAt(state, engine);
    return [
      ...events,
      ...sufferCasualty(battle, reduceAll(battle, state, events), unit, source, '2.11.6', dice),
    ];
  },
};
