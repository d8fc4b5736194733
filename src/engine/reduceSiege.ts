/** What an event leaves behind on walls, engines and the ground (2.3, 2.11): folded like every event, without dice, charts or legality. */
import { assertNever } from '../kernel/assertNever.ts';
import { changeEach, stateWith, withPiece } from './copies.ts';
import type { EventOf } from './event.ts';
import { GONE, type GameState } from './state.ts';

type SiegeEvent = EventOf<
  | 'EngineShotAt'
  | 'EngineDestroyed'
  | 'HexsideBreached'
  | 'GateTaken'
  | 'LadderRaised'
  | 'LadderRemoved'
  | 'TowerDocked'
  | 'HeadThrown'
  | 'HeadCleared'
  | 'TrenchDug'
  | 'OilPoured'
  | 'FlamesLit'
  | 'FlamesOut'
  | 'CauldronRemoved'
>;

/** Folds one event of the siege into the state. */
export function reduceSiege(state: GameState, event: SiegeEvent): GameState {
  switch (event.type) {
    case 'EngineShotAt':
      return withPiece(state, event.engine, { shotAt: true });
    case 'EngineDestroyed': {
      const docks = state.docks.filter(({ tower }) => tower !== event.engine);
      return stateWith(withPiece(state, event.engine, { at: GONE }), { docks });
    }
    case 'HexsideBreached':
      return stateWith(state, {
        works: state.works.with(event.work, { ...state.works[event.work]!, breached: true }),
      });
    case 'GateTaken':
      return stateWith(state, {
        works: state.works.with(event.work, { ...state.works[event.work]!, holder: event.by }),
      });
    case 'LadderRaised':
      return stateWith(state, {
        ladders: [...state.ladders, { hexside: event.hexside, foot: event.foot, turn: state.turn }],
        ladderSupply: state.ladderSupply - 1,
      });
    case 'LadderRemoved':
      return stateWith(state, { ladders: state.ladders.filter(({ hexside }) => hexside !== event.hexside) });
    case 'TowerDocked': {
      const { tower, hexside, foot } = event;
      return stateWith(state, { docks: [...state.docks, { tower, hexside, foot }] });
    }
    case 'HeadThrown':
      return stateWith(state, {
        headSupply: state.headSupply - 1,
        heads: event.landed ? [...state.heads, event.hex] : state.heads,
      });
    case 'HeadCleared':
      return withPiece(
        stateWith(state, { heads: state.heads.filter((hex) => hex !== event.hex) }),
        event.by,
        { worked: true },
      );
    case 'TrenchDug':
      return stateWith(state, {
        trenches: [...state.trenches, event.hex],
        trenchSupply: state.trenchSupply - 1,
      });
    case 'OilPoured':
      return withPiece(state, event.cauldron, {
        oil: state.pieces[event.cauldron]!.oil - 1,
        worked: true,
        revealed: true,
      });
    case 'FlamesLit':
      return stateWith(state, {
        flames: [...state.flames, { hexside: event.hexside, turn: state.turn, burning: true }],
      });
    case 'FlamesOut':
      return stateWith(state, {
        flames: changeEach(state.flames, (flame) => ({ ...flame, burning: false })),
      });
    case 'CauldronRemoved':
      return withPiece(state, event.cauldron, { at: GONE });
    default:
      return assertNever(event);
  }
}
