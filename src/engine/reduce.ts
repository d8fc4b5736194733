import { assertNever } from '../kernel/assertNever.ts';
import { FLAMES_REST } from '../rulebook/house.ts';
import { BESIEGER, type Battle, type PieceId } from './battle.ts';
import { pieceWith, stateWith, withPiece } from './copies.ts';
import type { GameEvent } from './event.ts';
import { perBattle } from './memory.ts';
import { magicOfNewTurn, reduceMagic } from './reduceMagic.ts';
import { isStoryEvent, reduceStory } from './reduceStory.ts';
import { GONE, WITHOUT_LIMIT, type GameState, type PieceState } from './state.ts';

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

/** Folds one event into the state. No dice, no charts, no legality: whatever is decided stands in the event. */
export function reduce(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'DiceRolled':
      return stateWith(state, { rolls: state.rolls + event.faces.length });
    case 'PieceDeployed':
      return withPiece(state, event.piece, { at: event.hex });
    case 'UnitMoved': {
      const at = event.path.at(-1)!;
      const moved = withPiece(state, event.unit, { at, moved: true, spent: event.spent });
      const pushed =
        event.pushed === null
          ? moved
          : withPiece(moved, event.pushed, { at, moved: true, spent: event.spent });
      return withEach(pushed, event.carried, { at, moved: true });
    }
    case 'PersonageMoved': {
      const done = event.magical ? { enchanted: true } : { moved: true };
      return withPiece(state, event.personage, { at: event.path.at(-1)!, spent: event.spent, ...done });
    }
    case 'PersonagesWent':
      return withEach(state, event.personages, { at: event.to });
    case 'UnitActed':
      return withPiece(state, event.piece, { [event.deed]: true });
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
      return stateWith(state, { flames: changed(state.flames, (flame) => ({ ...flame, burning: false })) });
    case 'CauldronRemoved':
      return withPiece(state, event.cauldron, { at: GONE });
    case 'SpellCast':
    case 'SpellWorked':
    case 'LeaderThawed':
    case 'MagicBegan':
    case 'GrondCounted':
    case 'BannerRallied':
      return reduceMagic(state, event);
    case 'DuelOffered':
      return withPiece(state, event.challenger, { challenged: true });
    case 'DuelDeclined':
      return withPiece(state, event.personage, { declined: true });
    case 'DuelFought':
      return withEach(state, [event.attacker, event.defender], { duelled: true });
    case 'PersonageWounded':
      return withPiece(state, event.personage, { lost: 1 });
    case 'PersonageSlain':
      return withPiece(state, event.personage, { at: GONE });
    case 'PersonageWithdrew':
      return withPiece(state, event.personage, { at: event.path.at(-1)! });
    case 'PersonageEscaped':
      return withPiece(state, event.personage, { at: event.to });
    case 'RallyTried': {
      const tries = state.pieces[event.leader]!.tries + Number(event.near);
      const left = state.triesLeft[state.active]!;
      const counted =
        left === WITHOUT_LIMIT
          ? state
          : stateWith(state, { triesLeft: state.triesLeft.with(state.active, left - 1) });
      return withPiece(withPiece(counted, event.unit, { rallied: true }), event.leader, {
        tries,
        rallied: true,
      });
    }
    case 'GroupArrived':
      return stateWith(state, { arrived: state.arrived.with(event.group, true) });
    case 'TurnReckoned':
      return stateWith(state, {
        brokenTurns: state.brokenTurns.map((turns, force) => (state.demoralized[force]! ? turns + 1 : 0)),
      });
    case 'UnitReduced':
      return withPiece(state, event.unit, { lost: state.pieces[event.unit]!.lost + 1 });
    case 'UnitDisrupted':
      return withPiece(state, event.unit, { disrupted: true });
    case 'UnitRallied':
      return withPiece(state, event.unit, { disrupted: false });
    case 'UnitEliminated':
      return withPiece(state, event.unit, { at: GONE });
    case 'UnitRetreated':
      return withPiece(state, event.unit, { at: event.path.at(-1)! });
    case 'UnitAdvanced':
    case 'UnitSlippedAway':
      return withPiece(state, event.unit, { at: event.to });
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
        flames: changed(state.flames, (flame) => (flame.turn + FLAMES_REST > event.turn ? flame : null)),
        magic: magicOfNewTurn(state.magic),
      });
    case 'VictoryReached':
      return stateWith(state, { verdict: event.verdict });
    case 'StepEntered':
      return stateWith(state, { step: event.step, active: event.active });
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

/** How many of the latest foldings are remembered: more than one action has events. */
const REMEMBERED = 32;

interface Folded {
  readonly from: GameState;
  readonly by: GameEvent;
  readonly to: GameState;
}

interface Foldings {
  readonly latest: Folded[];
  /** The place to be written over next. */
  oldest: number;
}

const foldings = perBattle((): Foldings => ({ latest: [], oldest: 0 }));

/**
 * Folds several events, in order. What an action does is folded bit by bit while it is resolved, and once more when it is
 * done: the very same event on the very same state is not folded twice, so that what is known of the state after it holds.
 */
export function reduceAll(battle: Battle, state: GameState, events: readonly GameEvent[]): GameState {
  const known = foldings(battle);
  let now = state;
  for (const event of events) now = folded(known, now, event);
  return now;
}

function folded(known: Foldings, state: GameState, event: GameEvent): GameState {
  for (const { from, by, to } of known.latest) if (by === event && from === state) return to;
  const to = reduce(state, event);
  known.latest[known.oldest] = { from: state, by: event, to };
  known.oldest = (known.oldest + 1) % REMEMBERED;
  return to;
}

/** A list with every thing changed or left out; an empty one stays the list it is, for tables are kept by it. */
function changed<T>(list: readonly T[], change: (thing: T) => T | null): readonly T[] {
  return list.length === 0 ? list : list.map(change).filter((thing) => thing !== null);
}

/** The same change for each of several pieces. */
function withEach(state: GameState, ids: readonly PieceId[], change: Partial<PieceState>): GameState {
  return ids.reduce((now, id) => withPiece(now, id, change), state);
}
