/** Case 2.20.5: a personage challenges another. */
import type { ActionOf } from '../action.ts';
import { enemyOf } from '../battle.ts';
import { fightDuel } from '../consequences/fightDuel.ts';
import type { GameEvent } from '../event.ts';
import { whyNotChallenge, whyNotChallenged, whyNotDecline } from '../facts/duels.ts';
import { allPersonages, sideOf } from '../facts/pieces.ts';
import { owe } from '../consequences/owing.ts';
import { reduceAll } from '../reduce.ts';
import type { Verb } from '../verb.ts';

/** Whoever may decline is asked; where nobody may, the duel is fought at once (2.18.4). */
export const challenge: Verb<ActionOf<'Challenge'>> = {
  options(battle, state) {
    const enemies = allPersonages(battle).filter((id) => sideOf(battle, id) === enemyOf(state.active));
    return allPersonages(battle)
      .filter((personage) => whyNotChallenge(battle, state, personage) === null)
      .flatMap((personage) =>
        enemies
          .filter((target) => whyNotChallenged(battle, state, personage, target) === null)
          .map((target) => ({ type: 'Challenge' as const, personage, target })),
      );
  },
  whyNot(battle, state, { personage, target }) {
    return whyNotChallenge(battle, state, personage) ?? whyNotChallenged(battle, state, personage, target);
  },
  resolve(battle, state, { personage, target }, dice) {
    const offered: readonly GameEvent[] = [
      { type: 'DuelOffered', challenger: personage, target, cite: '2.20.5' },
    ];
    if (whyNotDecline(battle, state, target) === null) {
      return [...offered, owe({ type: 'duel', unit: target, challenger: personage }, '2.20.5')];
    }
    return [...offered, ...fightDuel(battle, reduceAll(battle, state, offered), personage, target, dice)];
  },
};
