/** Case 2.8 C: a unit attacks an enemy unit in contact, or over its own ladder or docked tower. */
import { beyond, directionTo, DIRECTIONS, type HexId } from '../../board/hex.ts';
import type { ActionOf } from '../action.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { inContact } from '../facts/hexsides.ts';
import { piecesOf, sideOf, standingAt, unitKind } from '../facts/pieces.ts';
import { maySlip } from '../facts/slips.ts';
import { strengthOf } from '../facts/strength.ts';
import { attackCrossing, strike } from '../consequences/strike.ts';
import { owe } from '../consequences/owing.ts';
import { reduceAll } from '../reduce.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type Melee = ActionOf<'Melee'>;

/** Why a unit may attack nobody now, or null. */
function whyNotFight(battle: Battle, state: GameState, attacker: PieceId): Refusal | null {
  const piece = state.pieces[attacker];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, attacker) !== state.active) return refuse('not-your-piece', '2.0.9');
  if (unitKind(battle, attacker) === null) return refuse('not-a-unit', '2.8');
  if (strengthOf(battle, state, attacker, 'melee') === null) return refuse('no-melee', '2.4.2');
  if (piece.disrupted) return refuse('disrupted', '2.8.14');
  return piece.fought ? refuse('fought-already', '2.8') : null;
}

/** Why a unit that may attack may not attack this one, or null. */
function whyNotThis(battle: Battle, state: GameState, attacker: PieceId, defender: PieceId): Refusal | null {
  const to = state.pieces[defender]?.at ?? -1;
  if (to < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, defender) === sideOf(battle, attacker)) return refuse('target-not-enemy', '2.8');
  if (unitKind(battle, defender) === null) return refuse('not-a-unit', '2.8');
  const from = standingAt(state, attacker);
  if (inContact(battle, state, from, to as HexId)) return null;
  const crossing = attackCrossing(battle, state, attacker, to as HexId);
  return crossing === null ? refuse('not-in-contact', '2.0.5') : null;
}

function mayFight(battle: Battle, state: GameState, attacker: PieceId, defender: PieceId): boolean {
  return (
    whyNotFight(battle, state, attacker) === null && whyNotThis(battle, state, attacker, defender) === null
  );
}

/** Calls a question for every piece of the acting side with every enemy piece beside it, in the order of the scenario file, until it is answered with yes. */
function someNeighbours(
  battle: Battle,
  state: GameState,
  ask: (attacker: PieceId, defender: PieceId) => boolean,
): boolean {
  const targets = piecesOf(battle, state, enemyOf(state.active));
  const held = new Set(targets.map((target) => state.pieces[target]!.at));
  const beside = (from: HexId): boolean =>
    DIRECTIONS.some((direction) => held.has(beyond(battle.board, from, direction)));
  return piecesOf(battle, state, state.active).some((attacker) => {
    const from = standingAt(state, attacker);
    return (
      beside(from) &&
      targets.some((defender) => {
        const to = standingAt(state, defender);
        return directionTo(battle.board, from, to) !== null && ask(attacker, defender);
      })
    );
  });
}

/** Cavalry attacked by foot is asked first whether it slips away (2.8.6); otherwise the blow falls at once. */
export const melee: Verb<Melee> = {
  options(battle, state) {
    const found: Melee[] = [];
    someNeighbours(battle, state, (attacker, defender) => {
      if (mayFight(battle, state, attacker, defender)) found.push({ type: 'Melee', attacker, defender });
      return false;
    });
    return found;
  },
  possible(battle, state) {
    return someNeighbours(battle, state, (attacker, defender) => mayFight(battle, state, attacker, defender));
  },
  whyNot(battle, state, { attacker, defender }) {
    return whyNotFight(battle, state, attacker) ?? whyNotThis(battle, state, attacker, defender);
  },
  resolve(battle, state, { attacker, defender }, dice) {
    const declared: readonly GameEvent[] = [
      { type: 'AttackDeclared', attacker, defender, manner: 'melee', cite: '2.8' },
      { type: 'UnitActed', piece: attacker, deed: 'fought', cite: '2.8' },
    ];
    if (maySlip(battle, state, defender, attacker)) {
      return [...declared, owe({ type: 'slip', unit: defender, attacker }, '2.8.6')];
    }
    return [...declared, ...strike(battle, reduceAll(battle, state, declared), attacker, defender, dice)];
  },
};
