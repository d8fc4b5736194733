/** Case 2.11.4: a defender behind the wall spends his attack on throwing a ladder down. */
import { THROW_DOWN_FROM } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import { DEFENDER } from '../battle.ts';
import { total, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { headOf, ladderOn } from '../facts/ladders.ts';
import { unitAt } from '../facts/occupancy.ts';
import { sideOf, unitKind } from '../facts/pieces.ts';
import { refuse } from '../refusal.ts';
import type { Verb } from '../verb.ts';

type ThrowDown = ActionOf<'ThrowDown'>;

const ROLL: DiceRequest = { purpose: 'throw-down', dice: 1, cite: '2.11.4' };

/** An ordered unit of the defender in the hex behind a ladder, in place of its attack: a die of 4 or more. */
export const throwDown: Verb<ThrowDown> = {
  options(battle, state) {
    const found: ThrowDown[] = [];
    for (const ladder of state.ladders) {
      const unit = unitAt(battle, state, headOf(battle, ladder));
      if (unit === null) continue;
      const action: ThrowDown = { type: 'ThrowDown', unit, hexside: ladder.hexside };
      if (throwDown.whyNot(battle, state, action) === null) found.push(action);
    }
    return found;
  },
  whyNot(battle, state, { unit, hexside }) {
    const piece = state.pieces[unit];
    if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
    if (sideOf(battle, unit) !== state.active) return refuse('not-your-piece', '2.18');
    if (unitKind(battle, unit) === null) return refuse('not-a-unit', '2.11.4');
    const ladder = ladderOn(state, hexside);
    if (ladder === null) return refuse('no-ladder-there', '2.11.4');
    if (state.active !== DEFENDER || piece.at !== headOf(battle, ladder)) {
      return refuse('not-behind-the-ladder', '2.11.4');
    }
    if (piece.disrupted) return refuse('disrupted', '2.8.14');
    return piece.fought ? refuse('fought-already', '2.11.4') : null;
  },
  resolve(_battle, _state, { unit, hexside }, dice) {
    const faces = dice.roll(ROLL);
    const events: GameEvent[] = [
      { type: 'DiceRolled', request: ROLL, faces },
      { type: 'UnitActed', piece: unit, deed: 'fought', cite: '2.11.4' },
    ];
    if (total(faces) < THROW_DOWN_FROM) return events;
    return [...events, { type: 'LadderRemoved', hexside, why: 'thrown-down', cite: '2.11.4' }];
  },
};
