import type { Action, ActionType } from '../engine/action.ts';
import type { Battle, PieceId } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import { verbOf } from '../engine/verbs.ts';
import { permittedIn } from '../sequence/permits.ts';

/** Every legal action of one kind, none where the step does not allow the kind (2.18). */
export function legalOf<T extends ActionType>(
  battle: Battle,
  state: GameState,
  type: T,
): readonly Extract<Action, { type: T }>[] {
  if (!permittedIn(state.step).has(type)) return [];
  return verbOf(type).options(battle, state) as readonly Extract<Action, { type: T }>[];
}

/** Every legal action, by kind; kinds without any are left out. */
export function legalActions(battle: Battle, state: GameState): ReadonlyMap<ActionType, readonly Action[]> {
  const legal = new Map<ActionType, readonly Action[]>();
  for (const type of permittedIn(state.step)) {
    const options = legalOf(battle, state, type);
    if (options.length > 0) legal.set(type, options);
  }
  return legal;
}

/** The piece that performs an action, or null for the end of a step. */
export function actorOf(action: Action): PieceId | null {
  switch (action.type) {
    case 'Deploy':
      return action.piece;
    case 'Breach':
    case 'Bombard':
    case 'ThrowHead':
      return action.engine;
    case 'MoveAlone':
    case 'Fly':
    case 'Challenge':
    case 'AcceptDuel':
    case 'DeclineDuel':
    case 'Withdraw':
    case 'Escape':
      return action.personage;
    case 'Cast':
      return action.caster;
    case 'Dock':
      return action.tower;
    case 'Pour':
    case 'RemoveDummy':
      return action.cauldron;
    case 'Rally':
    case 'ClearHead':
      return action.leader;
    case 'Fire':
      return action.shooter;
    case 'Melee':
      return action.attacker;
    case 'EndStep':
      return null;
    default:
      return action.unit;
  }
}

/** The pieces that can still do something in this step: what the phase bar counts. */
export function readyPieces(battle: Battle, state: GameState): ReadonlySet<PieceId> {
  const ready = new Set<PieceId>();
  for (const options of legalActions(battle, state).values()) {
    for (const option of options) {
      const actor = actorOf(option);
      if (actor !== null) ready.add(actor);
    }
  }
  return ready;
}
