/** Reads off the events of a block what happened for all to see: as it is played, or afterwards from its record. */
import type { WorkId } from '../board/board.ts';
import { directionTo, hexName, type HexId } from '../board/hex.ts';
import { BESIEGER, type Battle, type PieceId, type Side } from '../engine/battle.ts';
import { scripted } from '../engine/dice.ts';
import type { EventType, GameEvent } from '../engine/event.ts';
import { standingAt, stepsOf } from '../engine/facts/pieces.ts';
import type { GameState } from '../engine/state.ts';
import { apply } from '../game/apply.ts';
import { retrace, type Moment } from '../game/imagine.ts';
import type { Match } from '../game/match.ts';
import {
  CLOSED_BEFORE,
  type BlockDeeds,
  type FellBy,
  type PlaceChange,
  type Role,
  type StepsFell,
} from './blockDeeds.ts';

/** Listens to a block, action after action. */
export interface DeedsKept {
  readonly note: (before: GameState, events: readonly GameEvent[]) => void;
  readonly deeds: () => BlockDeeds;
}

/** The last blow that was struck, or the last retreat that was owed, and the hex that it came from; null of who made room for a friend (2.8.12). */
interface Blow {
  readonly by: FellBy;
  readonly from: HexId | null;
}

/** A listener to a block of this battle. Nothing is kept but what both sides saw. */
export function keepDeeds(battle: Battle): DeedsKept {
  const fell: StepsFell[] = [];
  const changed: PlaceChange[] = [];
  let blow: Blow | null = null;
  return {
    note: (before, events) => {
      if (!events.some(({ type }) => TELLING.has(type))) return;
      for (const moment of retrace(battle, before, events)) {
        blow = blowIn(battle, moment) ?? blow;
        fell.push(...stepsIn(battle, moment, blow));
        changed.push(...changeIn(battle, moment));
      }
    },
    deeds: () => ({ fell, changed }),
  };
}

/** What happened in a block that was recorded; null where the record does not begin with its first blow, or the rules of today part from it. */
export function deedsIn({ battle, start, entries }: Match): BlockDeeds | null {
  if (start.rolls > 0) return null;
  const kept = keepDeeds(battle);
  let state = start;
  for (const { action, faces } of entries) {
    const applied = apply(battle, state, action, scripted(...faces));
    if (!applied.ok) return null;
    kept.note(state, applied.events);
    ({ state } = applied);
  }
  return kept.deeds();
}

const TELLING: ReadonlySet<EventType> = new Set<EventType>([
  'AttackDeclared',
  'EngineShotAt',
  'HexsideBreached',
  'OilPoured',
  'UnitReduced',
  'UnitEliminated',
  'GateTaken',
  'LevelTaken',
  'HexesClosed',
]);

/** The blow that an event strikes; null for all that strike none. */
function blowIn(battle: Battle, { before, event }: Moment): Blow | null {
  const struckBy = (by: FellBy, piece: PieceId): Blow => ({ by, from: standingAt(before, piece) });
  switch (event.type) {
    case 'AttackDeclared': {
      const isEngine = battle.pieces[event.attacker]!.kind.class === 'engine';
      if (isEngine) return struckBy('engine', event.attacker);
      return struckBy(event.manner === 'melee' ? 'melee' : 'missiles', event.attacker);
    }
    case 'EngineShotAt':
      return struckBy('engine', event.by);
    case 'HexsideBreached':
      return { by: 'engine', from: battle.board.works[event.work]!.outer };
    case 'OilPoured':
      return struckBy('oil', event.cauldron);
    case 'DecisionTaken': {
      const [owed] = before.owed;
      return owed?.type === 'retreat' ? { by: 'retreat', from: owed.source } : null;
    }
    default:
      return null;
  }
}

/** No other event of a block takes steps. */
const FLOOD: Blow = { by: 'flood', from: null };

/** The steps that fall by an event: to a blow for which 7.42 was rolled, for want of a way back (2.8.11), or to the river (2.21.3). */
function stepsIn(
  { board, pieces }: Battle,
  { before, event }: Moment,
  blow: Blow | null,
): readonly StepsFell[] {
  if (event.type !== 'UnitReduced' && event.type !== 'UnitEliminated') return [];
  const { unit, cite } = event;
  const by = cite === '2.21.3' ? FLOOD : cite === '7.42' || cite === '2.8.11' ? blow : null;
  if (by === null) return [];
  const { name, kind } = pieces[unit]!;
  const hex = standingAt(before, unit);
  const isBeside = by.from !== null && directionTo(board, by.from, hex) !== null;
  return [
    {
      piece: name,
      steps: event.type === 'UnitReduced' ? 1 : stepsOf(kind) - before.pieces[unit]!.lost,
      at: hexName(board, hex),
      from: isBeside ? hexName(board, by.from) : null,
      by: by.by,
    },
  ];
}

/** What was closed in an earlier block. */
function closedBefore({ triggers }: Battle): readonly HexId[] {
  return triggers
    .filter(({ id }) => id === CLOSED_BEFORE)
    .flatMap(({ then }) => (then.type === 'effects' ? then.effects : []))
    .flatMap((effect) => (effect.type === 'closeHexes' ? effect.hexes : []));
}

function changeIn(battle: Battle, { before: { turn }, event }: Moment): readonly PlaceChange[] {
  const { board } = battle;
  const nameOf = (work: WorkId): string => {
    const { outer, inner } = board.works[work]!;
    return `${hexName(board, outer)}/${hexName(board, inner)}`;
  };
  switch (event.type) {
    case 'HexsideBreached':
      return [{ type: 'broken', work: nameOf(event.work), turn }];
    case 'GateTaken':
      return [{ type: 'taken', work: nameOf(event.work), by: roleOf(event.by), turn }];
    case 'LevelTaken':
      return [{ type: 'level', level: event.level, by: roleOf(event.by), turn }];
    case 'HexesClosed': {
      const known = closedBefore(battle);
      const hexes = event.hexes.filter((hex) => !known.includes(hex)).map((hex) => hexName(board, hex));
      return hexes.length === 0 ? [] : [{ type: 'closed', hexes, turn }];
    }
    default:
      return [];
  }
}

function roleOf(side: Side): Role {
  return side === BESIEGER ? 'besieger' : 'holder';
}
