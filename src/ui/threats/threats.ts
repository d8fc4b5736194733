/** What a side could do to a hex in its next movement and combat: every attacker, his best place, the exact odds. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { enemyOf, type Battle, type PieceId, type Side } from '../../engine/battle.ts';
import { unitAt } from '../../engine/facts/occupancy.ts';
import { sideOf, unitKind } from '../../engine/facts/pieces.ts';
import { attackOf, type Manner } from '../../engine/facts/strength.ts';
import type { GameState } from '../../engine/state.ts';
import { whyNot } from '../../game/apply.ts';
import { oddsOf, type Odds } from '../../game/odds.ts';
import { casualtyTotals } from '../../rulebook/charts/7.41-casualty.ts';
import type { PlannedAttack } from '../features/analysis/plan.ts';
import {
  canStrike,
  onslaughtOf,
  canShoot,
  strikers,
  strikingStep,
  type Onslaught,
  type Striker,
} from './strikers.ts';
import { waysOf36 } from '../../lab/waysOf36.ts';

/** Who is asked about: the hex, whoever stands there or is thought to, and the side that would strike. */
export interface ThreatQuestion {
  readonly hex: HexId;
  readonly target: PieceId | null;
  /** The target stands elsewhere and is only thought to be there. */
  readonly asIf: boolean;
  readonly by: Side;
  /** Null where the battle ends before that side can strike again. */
  readonly onslaught: Onslaught | null;
}

/** One attacker in one manner; without a target there are no odds. */
export interface Threat {
  readonly piece: PieceId;
  readonly manner: Manner;
  readonly from: HexId;
  /** It need not move for it. */
  readonly stays: boolean;
  readonly odds: Odds | null;
}

/** The question about a hex: of the unit there, else of the chosen one as if it stood there, else of the hex alone. */
export function threatTo(
  battle: Battle,
  state: GameState,
  hex: HexId,
  viewer: Side,
  chosen: PieceId | null,
): ThreatQuestion {
  const there = unitAt(battle, state, hex);
  const goes = there === null && chosen !== null && unitKind(battle, chosen) !== null ? chosen : null;
  const target = there ?? goes;
  const by = enemyOf(target === null ? viewer : sideOf(battle, target));
  const thought = goes === null ? state : withPiece(state, goes, hex);
  return { hex, target, asIf: goes !== null, by, onslaught: onslaughtOf(battle, thought, by) };
}

/** A state with a piece put elsewhere. */
function withPiece(state: GameState, piece: PieceId, at: HexId): GameState {
  return { ...state, pieces: state.pieces.with(piece, { ...state.pieces[piece]!, at }) };
}

/** The threats, found attacker by attacker: one step of the generator is never much work. */
export function* threatsOf(
  battle: Battle,
  question: ThreatQuestion,
): Generator<readonly Threat[], void, undefined> {
  const { onslaught } = question;
  if (onslaught === null) return;
  for (const striker of strikers(battle, onslaught)) {
    if (striker === null) continue;
    const found = [
      best(battle, onslaught.state, striker, question, 'fire'),
      best(battle, onslaught.state, striker, question, 'melee'),
    ];
    yield found.filter((threat) => threat !== null);
  }
}

function best(
  battle: Battle,
  state: GameState,
  striker: Striker,
  { hex, target }: ThreatQuestion,
  manner: Manner,
): Threat | null {
  const reaches = manner === 'melee' ? canStrike : canShoot;
  const { piece, places } = striker;
  const near = manner === 'melee' ? 1 : (striker.shot?.most ?? 0);
  const stand = state.pieces[piece]!.at;
  let found: Readonly<{ from: HexId; hits: number; then: GameState; blow: PlannedAttack | null }> | null =
    null;
  for (const from of places) {
    if (from === hex || distance(battle.board, from, hex) > near) continue;
    if (!reaches(battle, state, striker, from, hex)) continue;
    const then = {
      ...(from === stand ? state : withPiece(state, piece, from)),
      step: strikingStep(state.active, manner),
    };
    const blow = target === null ? null : blowOf(piece, target, manner);
    if (blow !== null && whyNot(battle, then, blow) !== null) continue;
    const hits = target === null ? 0 : hitsOf(battle, then, piece, target, manner);
    if (found === null || hits > found.hits) found = { from, hits, then, blow };
  }
  if (found === null) return null;
  const { from, then, blow } = found;
  return {
    piece,
    manner,
    from,
    stays: from === stand,
    odds: blow === null ? null : oddsOf(battle, then, blow),
  };
}

function blowOf(attacker: PieceId, target: PieceId, manner: Manner): PlannedAttack {
  return manner === 'melee'
    ? { type: 'Melee', attacker, defender: target }
    : { type: 'Fire', shooter: attacker, target };
}

/** In how many of 36 throws the blow hurts; an automatic one always does. */
function hitsOf(
  battle: Battle,
  state: GameState,
  attacker: PieceId,
  defender: PieceId,
  manner: Manner,
): number {
  const attack = attackOf(battle, state, { manner, attacker, defender });
  if (attack === null) return 0;
  return attack.automatic ? 36 : waysOf36(casualtyTotals(attack.strength, attack.armour), 2);
}

/** How bad a threat is, the worst the highest: a unit lost counts most, then one halved, then one thrown back. */
export function gravityOf({ odds }: Threat): number {
  if (odds === null) return 0;
  const weights: Partial<Record<string, number>> = { dead: 1, halved: 0.6, 'thrown-back': 0.2 };
  const weighed = odds.outcomes.reduce((sum, { outcome, ways }) => sum + ways * (weights[outcome] ?? 0), 0);
  return weighed / odds.of;
}
