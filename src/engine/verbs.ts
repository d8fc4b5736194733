/** Every verb by the type of its action: adding one to the Action union asks for a row here. */
import type { Action, ActionOf, ActionType } from './action.ts';
import type { Battle } from './battle.ts';
import type { GameState } from './state.ts';
import type { Verb } from './verb.ts';
import { advance } from './verbs/advance.ts';
import { bombard } from './verbs/bombard.ts';
import { breach } from './verbs/breach.ts';
import { deploy } from './verbs/deploy.ts';
import { endStep } from './verbs/endStep.ts';
import { fire } from './verbs/fire.ts';
import { holdGround } from './verbs/holdGround.ts';
import { melee } from './verbs/melee.ts';
import { move } from './verbs/move.ts';
import { raiseLadder } from './verbs/raiseLadder.ts';
import { rallySelf } from './verbs/rallySelf.ts';
import { retreat } from './verbs/retreat.ts';
import { slipAway } from './verbs/slipAway.ts';
import { standFast } from './verbs/standFast.ts';
import { throwDown } from './verbs/throwDown.ts';

const VERBS = {
  Deploy: deploy,
  Move: move,
  RaiseLadder: raiseLadder,
  ThrowDown: throwDown,
  Breach: breach,
  Bombard: bombard,
  Fire: fire,
  Melee: melee,
  SlipAway: slipAway,
  StandFast: standFast,
  Retreat: retreat,
  Advance: advance,
  HoldGround: holdGround,
  RallySelf: rallySelf,
  EndStep: endStep,
} as const satisfies { [T in ActionType]: Verb<ActionOf<T>> };

/** The verb of a type of action. The one cast: the compiler cannot correlate the two unions. */
export function verbOf(type: ActionType): Verb<Action> {
  return VERBS[type] as Verb<Action>;
}

/** Whether the acting side could do anything of this kind now. */
export function anyOption(battle: Battle, state: GameState, type: ActionType): boolean {
  return verbOf(type).options(battle, state).length > 0;
}
