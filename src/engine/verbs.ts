/** Every verb by the type of its action: adding one to the Action union asks for a row here. */
import type { Action, ActionOf, ActionType } from './action.ts';
import type { Battle } from './battle.ts';
import type { GameState } from './state.ts';
import type { Verb } from './verb.ts';
import { acceptDuel } from './verbs/acceptDuel.ts';
import { advance } from './verbs/advance.ts';
import { bombard } from './verbs/bombard.ts';
import { breach } from './verbs/breach.ts';
import { cast } from './verbs/cast.ts';
import { challenge } from './verbs/challenge.ts';
import { clearHead } from './verbs/clearHead.ts';
import { declineDuel } from './verbs/declineDuel.ts';
import { deploy } from './verbs/deploy.ts';
import { digTrench } from './verbs/digTrench.ts';
import { dock } from './verbs/dock.ts';
import { endStep } from './verbs/endStep.ts';
import { escape } from './verbs/escape.ts';
import { fire } from './verbs/fire.ts';
import { fly } from './verbs/fly.ts';
import { holdGround } from './verbs/holdGround.ts';
import { melee } from './verbs/melee.ts';
import { move } from './verbs/move.ts';
import { moveAlone } from './verbs/moveAlone.ts';
import { pour } from './verbs/pour.ts';
import { raiseLadder } from './verbs/raiseLadder.ts';
import { rally } from './verbs/rally.ts';
import { rallySelf } from './verbs/rallySelf.ts';
import { rallyToBanner } from './verbs/rallyToBanner.ts';
import { removeDummy } from './verbs/removeDummy.ts';
import { retreat } from './verbs/retreat.ts';
import { slipAway } from './verbs/slipAway.ts';
import { standFast } from './verbs/standFast.ts';
import { throwDown } from './verbs/throwDown.ts';
import { throwHead } from './verbs/throwHead.ts';
import { withdraw } from './verbs/withdraw.ts';

const VERBS = {
  Deploy: deploy,
  Move: move,
  MoveAlone: moveAlone,
  Fly: fly,
  Cast: cast,
  RaiseLadder: raiseLadder,
  ThrowDown: throwDown,
  Breach: breach,
  Bombard: bombard,
  Dock: dock,
  ThrowHead: throwHead,
  DigTrench: digTrench,
  Pour: pour,
  RemoveDummy: removeDummy,
  Fire: fire,
  Melee: melee,
  Challenge: challenge,
  AcceptDuel: acceptDuel,
  DeclineDuel: declineDuel,
  Withdraw: withdraw,
  Escape: escape,
  SlipAway: slipAway,
  StandFast: standFast,
  Retreat: retreat,
  Advance: advance,
  HoldGround: holdGround,
  Rally: rally,
  RallyToBanner: rallyToBanner,
  ClearHead: clearHead,
  RallySelf: rallySelf,
  EndStep: endStep,
} as const satisfies { [T in ActionType]: Verb<ActionOf<T>> };

/** The verb of a type of action. The one cast: the compiler cannot correlate the two unions. */
export function verbOf(type: ActionType): Verb<Action> {
  return VERBS[type] as Verb<Action>;
}

/** Whether a step is worth standing in for this kind of action: somebody could do one, or might for all the other side knows (2.18.4). */
export function anyOption(battle: Battle, state: GameState, type: ActionType): boolean {
  const verb = verbOf(type);
  return verb.possible?.(battle, state) ?? verb.options(battle, state).length > 0;
}
