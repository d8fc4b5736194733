/** Cases 2.8.2-2.8.5: a bow or a catapult shoots at an enemy unit. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { sight } from '../../board/sight.ts';
import { CATAPULT_RANGE, NIGHT_RANGE, TOWER_HEIGHT } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import { rollCasualty, sufferCasualty } from '../consequences/casualties.ts';
import type { GameEvent } from '../event.ts';
import { dockFrom } from '../facts/docks.ts';
import { terrainOf } from '../facts/hexsides.ts';
import { isNight } from '../facts/phase.ts';
import { engineKind, pieceOf, piecesOf, sideOf, standingAt, unitKind } from '../facts/pieces.ts';
import { strengthOf } from '../facts/strength.ts';
import { reduceAll } from '../reduce.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type Fire = ActionOf<'Fire'>;

/** How near and how far a piece shoots at troops, in hexes (2.8.3): 2 at most at night. */
function rangeOf(
  battle: Battle,
  state: GameState,
  shooter: PieceId,
): Readonly<{ least: number; most: number }> {
  const kind = unitKind(battle, shooter);
  const { least, most } = kind === null ? CATAPULT_RANGE : { least: 1, most: kind.range };
  return { least, most: isNight(battle, state) ? Math.min(NIGHT_RANGE, most) : most };
}

/** Why a piece may shoot at nobody now, or null. */
function whyNotShoot(battle: Battle, state: GameState, shooter: PieceId): Refusal | null {
  const piece = state.pieces[shooter];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, shooter) !== state.active) return refuse('not-your-piece', '2.0.9');
  const engine = engineKind(battle, shooter);
  if (engine !== null) {
    if (engine.weapon !== 'catapult') return refuse('not-a-catapult', '2.11.5');
    if (piece.moved) return refuse('moved-already', '2.11.5');
    if (piece.worked) return refuse('worked-already', '2.11.5');
    return terrainOf(battle, standingAt(state, shooter)) === 'tunnel'
      ? refuse('in-a-tunnel', '2.11.5')
      : null;
  }
  if (unitKind(battle, shooter) === null) return refuse('not-a-unit', '2.8.2');
  if (strengthOf(battle, state, shooter, 'fire') === null) return refuse('no-missile', '2.8.2');
  if (piece.disrupted) return refuse('disrupted', '2.8.14');
  if (piece.fired) return refuse('fired-already', '2.8.2');
  return terrainOf(battle, standingAt(state, shooter)) === 'tunnel' ? refuse('in-a-tunnel', '2.3') : null;
}

/** Why a piece that may shoot may not shoot at this one, or null. */
function whyNotAt(battle: Battle, state: GameState, shooter: PieceId, target: PieceId): Refusal | null {
  const to = state.pieces[target]?.at ?? -1;
  if (to < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, target) === sideOf(battle, shooter)) return refuse('target-not-enemy', '2.8.2');
  if (unitKind(battle, target) === null) return refuse('not-a-unit', '2.8.2');
  if (terrainOf(battle, to as HexId) === 'tunnel') return refuse('in-a-tunnel', '2.3');
  const from = standingAt(state, shooter);
  const { least, most } = rangeOf(battle, state, shooter);
  const range = distance(battle.board, from, to as HexId);
  if (range < least || range > most) return refuse('out-of-range', '2.8.3');
  if (engineKind(battle, shooter) !== null) return null;
  const raised = dockFrom(battle, state, from) === null ? 0 : TOWER_HEIGHT;
  const seen = sight(battle.board, from, to as HexId, raised);
  if (seen.clear) return null;
  return refuse(seen.obstacle === 'target-too-high' ? 'target-too-high' : 'no-line-of-sight', '2.8.4');
}

function whyNot(battle: Battle, state: GameState, { shooter, target }: Fire): Refusal | null {
  return whyNotShoot(battle, state, shooter) ?? whyNotAt(battle, state, shooter, target);
}

function options(battle: Battle, state: GameState): readonly Fire[] {
  const targets = piecesOf(battle, state, enemyOf(state.active));
  return piecesOf(battle, state, state.active)
    .filter((shooter) => whyNotShoot(battle, state, shooter) === null)
    .flatMap((shooter) =>
      targets
        .filter((target) => whyNotAt(battle, state, shooter, target) === null)
        .map((target): Fire => ({ type: 'Fire', shooter, target })),
    );
}

function possible(battle: Battle, state: GameState): boolean {
  const targets = piecesOf(battle, state, enemyOf(state.active));
  return piecesOf(battle, state, state.active).some(
    (shooter) =>
      whyNotShoot(battle, state, shooter) === null &&
      targets.some((target) => whyNotAt(battle, state, shooter, target) === null),
  );
}

/** 2.8.5: one roll on 7.41, on a casualty one on 7.42. No advance follows (2.8.9). */
export const fire: Verb<Fire> = {
  options,
  possible,
  whyNot,
  resolve(battle, state, { shooter, target }, dice) {
    const deed = pieceOf(battle, shooter).kind.class === 'engine' ? 'worked' : 'fired';
    const from = standingAt(state, shooter);
    const blow = { manner: 'fire', attacker: shooter, defender: target } as const;
    const { events, hurt } = rollCasualty(battle, state, blow, dice);
    const shot: readonly GameEvent[] = [
      { type: 'AttackDeclared', ...blow, cite: '2.8.2' },
      { type: 'UnitActed', piece: shooter, deed, cite: '2.8.2' },
      ...events,
    ];
    if (!hurt) return [...shot, { type: 'AttackFailed', attacker: shooter, defender: target, cite: '7.41' }];
    return [...shot, ...sufferCasualty(battle, reduceAll(battle, state, shot), target, from, '7.41', dice)];
  },
};
