/** What happened in each turn, counted: losses, attacks and what came of them, and the events worth a line. */
import type { HexId } from '../../../board/hex.ts';
import { BESIEGER, DEFENDER, enemyOf, type PieceId, type Side } from '../../../engine/battle.ts';
import type { EventType, GameEvent } from '../../../engine/event.ts';
import { hexOf, sideOf } from '../../../engine/facts/pieces.ts';
import type { GameState } from '../../../engine/state.ts';
import type { History } from '../../../game/history.ts';
import { retrace } from '../../../game/imagine.ts';
import { actorOf } from '../../../game/legal.ts';
import type { Match } from '../../../game/match.ts';
import { outcomeOf } from '../../../game/outcome.ts';
import { view } from '../../../game/view.ts';
import type { Cite } from '../../../rulebook/cases.ts';
import { happenedBetween } from '../../log/lines.ts';
import { eventSentence } from '../../words/eventWords.ts';

/** An event worth a line in the record. */
export interface Note {
  readonly text: string;
  readonly cite: Cite | null;
  readonly hex: HexId | null;
}

/** One attack by fire, melee or oil, and its outcome in a word. */
export interface Strike {
  readonly side: Side;
  readonly outcome: 'dead' | 'halved' | 'thrown-back' | 'destroyed' | 'nothing';
}

/** What happened between two moments, counted. */
interface Deed {
  readonly turn: number;
  readonly lost: readonly PieceId[];
  readonly strikes: readonly Strike[];
  readonly notes: readonly Note[];
}

/** A turn, from its first moment to its last so far. */
export interface Chapter {
  readonly turn: number;
  readonly lost: readonly PieceId[];
  readonly strikes: readonly Strike[];
  readonly notes: readonly Note[];
  /** The demoralization tracks as the turn ended, or stand now; index = ForceId. */
  readonly tracks: readonly number[];
}

const NOTABLE: ReadonlySet<EventType> = new Set([
  'GroupArrived',
  'GroupDelayed',
  'HexsideBreached',
  'GateTaken',
  'LevelTaken',
  'ForceDemoralized',
  'ForceRecovered',
  'PersonageSlain',
  'PersonageWounded',
  'SpellWorked',
  'SpellFailed',
  'TowerDocked',
  'MainGateCounted',
  'VictoryReached',
]);

const deedsOfMoment: readonly [WeakMap<Match, Deed>, WeakMap<Match, Deed>] = [new WeakMap(), new WeakMap()];

/** The turns of a game up to the present, as a side may know them. */
export function annalsOf({ past, present }: History, viewer: Side): readonly Chapter[] {
  const moments = [...past, present];
  const chapters = new Map<number, Chapter>();
  const first = moments[0]!;
  const blank = ({ turn, tracks }: GameState): Chapter => ({
    turn,
    lost: [],
    strikes: [],
    notes: [],
    tracks,
  });
  chapters.set(first.state.turn, blank(first.state));
  for (const [index, after] of moments.entries()) {
    const before = moments[index - 1];
    if (before === undefined) continue;
    const { turn, lost, strikes, notes } = deedInto(before, after, viewer);
    const known = chapters.get(turn) ?? blank(before.state);
    const { tracks } = after.state;
    chapters.set(turn, {
      turn,
      lost: lost.length === 0 ? known.lost : [...known.lost, ...lost],
      strikes: strikes.length === 0 ? known.strikes : [...known.strikes, ...strikes],
      notes: notes.length === 0 ? known.notes : [...known.notes, ...notes],
      tracks,
    });
  }
  const { turn } = present.state;
  if (!chapters.has(turn)) chapters.set(turn, blank(present.state));
  return [...chapters.values()];
}

function deedInto(before: Match, after: Match, viewer: Side): Deed {
  const known = deedsOfMoment[viewer].get(after);
  if (known !== undefined) return known;
  const { battle } = before;
  const events = happenedBetween(before, after, viewer);
  const lost: PieceId[] = [];
  const notes: Note[] = [];
  const seen = view(battle, before.state, viewer);
  for (const { before: met, event, after: state } of retrace(battle, seen, events)) {
    const fallen = fallenIn(event);
    if (fallen !== null) lost.push(fallen);
    const hex = placeOf(met, event);
    const text = NOTABLE.has(event.type) ? eventSentence({ battle, before: met, state }, event) : null;
    if (text !== null) notes.push({ text, cite: 'cite' in event ? event.cite : null, hex });
  }
  const deed = { turn: before.state.turn, lost, strikes: strikesIn(before, after, events), notes };
  deedsOfMoment[viewer].set(after, deed);
  return deed;
}

function fallenIn(event: GameEvent): PieceId | null {
  switch (event.type) {
    case 'UnitEliminated':
      return event.unit;
    case 'PersonageSlain':
      return event.personage;
    case 'EngineDestroyed':
      return event.engine;
    default:
      return null;
  }
}

function placeOf(state: GameState, event: GameEvent): HexId | null {
  const piece = fallenIn(event) ?? ('by' in event && event.type === 'HexsideBreached' ? event.by : null);
  return piece === null ? null : hexOf(state, piece);
}

/** The attack that an action was, if it was one: an attack that waits for the answer of cavalry counts with the answer. */
function strikesIn(before: Match, after: Match, events: readonly GameEvent[]): readonly Strike[] {
  const { action } = after.entries.at(-1)!;
  const attack = ['Fire', 'Melee', 'StandFast', 'Pour'].includes(action.type);
  if (!attack || events.some((event) => event.type === 'DecisionOwed' && event.owed.type === 'slip'))
    return [];
  const actor = actorOf(action)!;
  const own = sideOf(before.battle, actor);
  const outcome = outcomeOf(action, events);
  const known = ['dead', 'halved', 'thrown-back', 'destroyed'] as const;
  return [
    {
      side: action.type === 'StandFast' ? enemyOf(own) : own,
      outcome: known.find((one) => one === outcome) ?? 'nothing',
    },
  ];
}

/** Both sides, the defender first. */
export const SIDES: readonly [Side, Side] = [DEFENDER, BESIEGER];
