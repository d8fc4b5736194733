/** How a battle goes on (2.1, 2.10, 2.13): steps, turns, tracks, levels and what is owed, folded without dice, charts or legality. */
import { assertNever } from '../kernel/assertNever.ts';
import { FLAMES_REST } from '../rulebook/house.ts';
import { BESIEGER } from './battle.ts';
import { changeEach, pieceWith, stateWith } from './copies.ts';
import type { EventOf } from './event.ts';
import { magicOfNewTurn } from './reduceMagic.ts';
import type { GameState, PieceState } from './state.ts';

type CourseEvent = EventOf<
  | 'DiceRolled'
  | 'GroupArrived'
  | 'TurnReckoned'
  | 'DecisionOwed'
  | 'DecisionTaken'
  | 'TrackMoved'
  | 'ForceDemoralized'
  | 'ForceRecovered'
  | 'MainGateCounted'
  | 'LevelTaken'
  | 'TurnBegan'
  | 'VictoryReached'
  | 'StepEntered'
>;

/** The marks of a piece that has done nothing yet this turn. */
export const FRESH_MARKS = {
  moved: false,
  spent: 0,
  worked: false,
  fired: false,
  fought: false,
  slipped: false,
  rallied: false,
  challenged: false,
  duelled: false,
  declined: false,
  enchanted: false,
  tries: 0,
  shotAt: false,
} as const satisfies Partial<PieceState>;

/** Folds one event of the course of the battle into the state. */
export function reduceCourse(state: GameState, event: CourseEvent): GameState {
  switch (event.type) {
    case 'DiceRolled':
      return stateWith(state, { rolls: state.rolls + event.faces.length });
    case 'GroupArrived':
      return stateWith(state, { arrived: state.arrived.with(event.group, true) });
    case 'TurnReckoned':
      return stateWith(state, {
        brokenTurns: state.brokenTurns.map((turns, force) => (state.demoralized[force]! ? turns + 1 : 0)),
      });
    case 'DecisionOwed':
      return stateWith(state, { owed: [event.owed, ...state.owed] });
    case 'DecisionTaken':
      return stateWith(state, { owed: state.owed.slice(1) });
    case 'TrackMoved':
      return stateWith(state, {
        tracks: state.tracks.with(event.force, state.tracks[event.force]! + event.by),
      });
    case 'ForceDemoralized':
      return stateWith(state, {
        demoralized: state.demoralized.with(event.force, true),
        brokenBefore: state.brokenBefore.with(event.force, true),
      });
    case 'ForceRecovered':
      return stateWith(state, { demoralized: state.demoralized.with(event.force, false) });
    case 'MainGateCounted':
      return stateWith(state, { mainGateCounted: true });
    case 'LevelTaken':
      return stateWith(state, {
        levels: state.levels.with(event.level, event.by),
        lostBefore: event.by === BESIEGER ? state.lostBefore.with(event.level, true) : state.lostBefore,
      });
    case 'TurnBegan':
      return stateWith(state, {
        turn: event.turn,
        pieces: state.pieces.map((piece) => pieceWith(piece, FRESH_MARKS)),
        flames: changeEach(state.flames, (flame) => (flame.turn + FLAMES_REST > event.turn ? flame : null)),
        magic: magicOfNewTurn(state.magic),
      });
    case 'VictoryReached':
      return stateWith(state, { verdict: event.verdict });
    case 'StepEntered':
      return stateWith(state, { step: event.step, active: event.active });
    default:
      return assertNever(event);
  }
}
