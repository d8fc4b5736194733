/** Case 2.21.3: the effects of an event that meet pieces. */
import { assertNever } from '../../kernel/assertNever.ts';
import type { HexId } from '../../board/hex.ts';
import { escapeTo, slay } from '../consequences/escapes.ts';
import { engineLost, unitLost } from '../consequences/tallies.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { isClosed } from '../facts/closed.ts';
import { groupOf, waits } from '../facts/entry.ts';
import { bears } from '../facts/ground.ts';
import { havensOf, holdsEnemyOf } from '../facts/havens.ts';
import { ownPersonagesAt } from '../facts/personages.ts';
import { engineAt, unitAt } from '../facts/occupancy.ts';
import { hexOf, isLastStep, isWounded, personageKind, sideOf, unitKind } from '../facts/pieces.ts';
import { reduceAll } from '../reduce.ts';
import { GONE, OFF_MAP, type GameState } from '../state.ts';
import { atMostTaken } from './atMostTaken.ts';
import type { Effect } from './effect.ts';
import type { Who } from './terms.ts';
import { chooseAmong } from './who.ts';

const PIECE_EFFECTS = {
  place: true,
  remove: true,
  eliminate: true,
  disrupt: true,
  rally: true,
  reduce: true,
  restore: true,
  wound: true,
  heal: true,
  freeze: true,
  thaw: true,
  refresh: true,
  giveMagic: true,
  giveOil: true,
} as const;

/** An effect that meets pieces. */
export type PieceEffect = Extract<Effect, { type: keyof typeof PIECE_EFFECTS }>;

/** Whether an effect meets pieces. */
export function isPieceEffect(effect: Effect): effect is PieceEffect {
  return effect.type in PIECE_EFFECTS;
}

/** What such an effect does to each piece, one after the other. */
export function changePieces(battle: Battle, state: GameState, effect: PieceEffect): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let now = state;
  for (const piece of metBy(battle, state, effect)) {
    const found = change(battle, now, effect, piece);
    events.push(...found);
    now = reduceAll(battle, now, found);
  }
  return events;
}

function metBy(battle: Battle, state: GameState, effect: PieceEffect): readonly PieceId[] {
  switch (effect.type) {
    case 'giveMagic':
      return [effect.personage];
    case 'giveOil':
      return [effect.cauldron];
    case 'place':
      return chooseAmong(
        effect.who,
        (piece) =>
          state.pieces[piece]!.at === OFF_MAP &&
          (groupOf(battle, piece) === null || waits(battle, state, piece)),
      );
    case 'remove':
      return chooseAmong(
        effect.who,
        (piece) => isThere(state, effect.who, piece) && state.pieces[piece]!.at !== GONE,
      );
    default:
      return chooseAmong(
        effect.who,
        (piece) => isThere(state, effect.who, piece) && applies(battle, state, effect, piece),
      );
  }
}

/** On the map, in one of the hexes if some are named; off the map only where none are. */
function isThere(state: GameState, { hexes }: Who, piece: PieceId): boolean {
  const hex = hexOf(state, piece);
  return hexes === null || (hex !== null && hexes.includes(hex));
}

/** Whether an effect would change anything about a piece. */
function applies(battle: Battle, state: GameState, { type }: PieceEffect, id: PieceId): boolean {
  const piece = state.pieces[id]!;
  if (piece.at < 0) return false;
  const unit = unitKind(battle, id) !== null;
  const personage = personageKind(battle, id) !== null;
  switch (type) {
    case 'disrupt':
      return unit && !piece.disrupted;
    case 'rally':
      return unit && piece.disrupted;
    case 'reduce':
      return unit && !isLastStep(battle, state, id);
    case 'restore':
      return unit && piece.lost > 0;
    case 'wound':
      return personage && !isWounded(state, id);
    case 'heal':
      return personage && isWounded(state, id);
    case 'freeze':
      return personage && piece.frozen === 0;
    case 'thaw':
      return personage && piece.frozen > 0;
    case 'eliminate':
    case 'refresh':
      return true;
    default:
      return false;
  }
}

function change(battle: Battle, state: GameState, effect: PieceEffect, piece: PieceId): readonly GameEvent[] {
  const cite = '2.21.3' as const;
  switch (effect.type) {
    case 'place': {
      const hex = effect.hexes.find((one) => isFree(battle, state, piece, one));
      return hex === undefined ? [] : [{ type: 'PiecePlaced', piece, hex, cite }];
    }
    case 'remove':
      return withPersonages(battle, state, piece, [{ type: 'PieceRemoved', piece, cite }]);
    case 'eliminate':
      return withPersonages(battle, state, piece, eliminatePiece(battle, piece));
    case 'disrupt':
      return [{ type: 'UnitDisrupted', unit: piece, cite }];
    case 'rally':
      return [{ type: 'UnitRallied', unit: piece, cite }];
    case 'reduce':
      return [{ type: 'UnitReduced', unit: piece, cite }];
    case 'restore':
    case 'heal':
      return [{ type: 'StepRestored', piece, cite }];
    case 'wound':
      return [{ type: 'PersonageWounded', personage: piece, cite }];
    case 'freeze':
      return [{ type: 'LeaderFrozen', leader: piece, cite }];
    case 'thaw':
      return [{ type: 'LeaderThawed', leader: piece, cite }];
    case 'refresh':
      return [{ type: 'PieceRefreshed', piece, cite }];
    case 'giveMagic':
      return changeBy(atMostTaken(state.pieces[piece]!.magic, effect.by), (by) => ({
        type: 'MagicChanged',
        personage: piece,
        by,
        cite,
      }));
    case 'giveOil': {
      const { at, oil } = state.pieces[piece]!;
      const by = at === GONE ? 0 : atMostTaken(oil, effect.by);
      return changeBy(by, (poured) => ({ type: 'OilChanged', cauldron: piece, by: poured, cite }));
    }
    default:
      return assertNever(effect);
  }
}

function changeBy(by: number, event: (by: number) => GameEvent): readonly GameEvent[] {
  return by === 0 ? [] : [event(by)];
}

function eliminatePiece(battle: Battle, piece: PieceId): readonly GameEvent[] {
  const cite = '2.21.3' as const;
  switch (battle.pieces[piece]!.kind.class) {
    case 'unit':
      return [{ type: 'UnitEliminated', unit: piece, cite }, ...unitLost(battle, piece)];
    case 'engine':
      return [{ type: 'EngineDestroyed', engine: piece, cite }, ...engineLost(battle, piece)];
    case 'personage':
      return slay(battle, piece, cite);
    case 'cauldron':
      return [{ type: 'CauldronRemoved', cauldron: piece, why: 'event', cite }];
  }
}

/** A unit is taken from under its personages: without a roll they get to the nearest friend, the first of several, or are lost (2.20.7, 2.21.3). */
function withPersonages(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  events: readonly GameEvent[],
): readonly GameEvent[] {
  const hex = hexOf(state, piece);
  if (hex === null || unitKind(battle, piece) === null) return events;
  const after = reduceAll(battle, state, events);
  const left = ownPersonagesAt(battle, after, hex, sideOf(battle, piece));
  return [
    ...events,
    ...left.flatMap((personage) =>
      escapeTo(battle, after, personage, havensOf(battle, after, personage)[0] ?? null),
    ),
  ];
}

/** Whether a piece may be put into a hex: the ground bears it, no enemy is there, nobody of its class (2.7.1, 4.3). */
function isFree(battle: Battle, state: GameState, piece: PieceId, hex: HexId): boolean {
  const { kind } = battle.pieces[piece]!;
  if (!bears(battle.board, kind, hex) || isClosed(state, hex)) return false;
  if (holdsEnemyOf(battle, state, piece, hex)) return false;
  if (kind.class === 'personage') return true;
  return (kind.class === 'unit' ? unitAt : engineAt)(battle, state, hex) === null;
}
