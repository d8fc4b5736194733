import { assertNever } from '../kernel/assertNever.ts';
import type { Battle } from './battle.ts';
import type { GameEvent } from './event.ts';
import { foldedBefore, foldings, remember, type Foldings } from './foldings.ts';
import { reduceCourse } from './reduceCourse.ts';
import { reduceMagic } from './reduceMagic.ts';
import { reducePieces } from './reducePieces.ts';
import { reduceSiege } from './reduceSiege.ts';
import { isStoryEvent, reduceStory } from './reduceStory.ts';
import type { GameState } from './state.ts';

/** Folds one event into the state. No dice, no charts, no legality: whatever is decided stands in the event. */
export function reduce(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'PieceDeployed':
    case 'UnitMoved':
    case 'PersonageMoved':
    case 'PersonagesWent':
    case 'UnitActed':
    case 'DuelOffered':
    case 'DuelDeclined':
    case 'DuelFought':
    case 'PersonageWounded':
    case 'PersonageSlain':
    case 'PersonageWithdrew':
    case 'PersonageEscaped':
    case 'RallyTried':
    case 'UnitReduced':
    case 'UnitDisrupted':
    case 'UnitRallied':
    case 'UnitEliminated':
    case 'UnitRetreated':
    case 'UnitAdvanced':
    case 'UnitSlippedAway':
      return reducePieces(state, event);
    case 'DiceRolled':
    case 'GroupArrived':
    case 'TurnReckoned':
    case 'DecisionOwed':
    case 'DecisionTaken':
    case 'TrackMoved':
    case 'ForceDemoralized':
    case 'ForceRecovered':
    case 'MainGateCounted':
    case 'LevelTaken':
    case 'TurnBegan':
    case 'VictoryReached':
    case 'StepEntered':
      return reduceCourse(state, event);
    case 'EngineShotAt':
    case 'EngineDestroyed':
    case 'HexsideBreached':
    case 'GateTaken':
    case 'LadderRaised':
    case 'LadderRemoved':
    case 'TowerDocked':
    case 'HeadThrown':
    case 'HeadCleared':
    case 'TrenchDug':
    case 'OilPoured':
    case 'FlamesLit':
    case 'FlamesOut':
    case 'CauldronRemoved':
      return reduceSiege(state, event);
    case 'SpellCast':
    case 'SpellWorked':
    case 'LeaderThawed':
    case 'MagicBegan':
    case 'GrondCounted':
    case 'BannerRallied':
      return reduceMagic(state, event);
    case 'HexsideHeld':
    case 'SpellFailed':
    case 'GroupDelayed':
    case 'AttackDeclared':
    case 'AttackFailed':
      return state;
    default:
      return isStoryEvent(event) ? reduceStory(state, event) : assertNever(event);
  }
}

/**
 * Folds several events, in order. What an action does is folded bit by bit while it is resolved, and once more when it is
 * done: the very same event on the very same state is not folded twice, so that what is known of the state after it holds.
 */
export function reduceAll(battle: Battle, state: GameState, events: readonly GameEvent[]): GameState {
  const known = foldings(battle);
  let now = state;
  for (const event of events) now = fold(known, now, event);
  return now;
}

function fold(known: Foldings, state: GameState, event: GameEvent): GameState {
  return foldedBefore(known, state, event) ?? remember(known, state, event, reduce(state, event));
}
