/** Cases 2.20 and 7.26: where personages go, and whom they challenge. */
import { distance } from '../../board/distance.ts';
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import { duelResult } from '../../rulebook/charts/7.26-leaders.ts';
import { RALLY_REACH } from '../../rulebook/house.ts';
import type { Action } from '../../engine/action.ts';
import { DEFENDER, type PieceId } from '../../engine/battle.ts';
import { strollsOf, whyNotSetOut } from '../../engine/facts/alone.ts';
import { duelOf } from '../../engine/facts/duels.ts';
import { openSides } from '../../engine/facts/hexsides.ts';
import { movablePersonages } from '../../engine/facts/personages.ts';
import { unitAt } from '../../engine/facts/occupancy.ts';
import { hexOf, isWounded, personageKind, personagesAt } from '../../engine/facts/pieces.ts';
import { outcomes } from '../../game/odds.ts';
import { total } from '../../engine/dice.ts';
import { verbOf } from '../../engine/verbs.ts';
import { A_TURN, threat, toTheEnemy } from './fields.ts';
import { hintedWorth } from './hints.ts';
import { foeAt, onceIn, worthOf, type Mind } from './mind.ts';
import { leaningOf } from './temper.ts';
import type { Craft } from './weights.ts';

const DUEL = { purpose: 'duel', dice: 1, cite: '7.26' } as const;

/** By difference from -4: what a duel takes from the defender, and from the attacker, as parts of their worth. */
const STAKES = Array.from({ length: 11 }, (_, index) => {
  const results = outcomes((dice) => duelResult(index - 4, total(dice.roll(DUEL))));
  const stake = (who: 'attacker' | 'defender'): number =>
    results.reduce((sum, { ways, of, value }) => {
      if (value.type === 'none' || value.who !== who) return sum;
      return sum + (ways / of) * { retreat: 0.1, reduced: 0.55, eliminated: 1 }[value.type];
    }, 0);
  return { attacker: stake('attacker'), defender: stake('defender') };
});

/** What it is worth to be where a head has landed, and may be taken away (2.11.8). */
const HEAD = 0.8;

/** What it draws a captain to stand where he can challenge somebody his equal, and at most, somebody weaker. */
const EAGER = 2.5;
const MATCH = 4;

/** What a hex with a unit of his own side is worth to a captain, and any other. */
const WITH_A_UNIT = 4;
const WITHOUT_ONE = -3;

/** What it is worth to a leader to be with a disrupted unit, and near one (2.9.1). */
const RALLIES_HERE = 1.2;
const RALLIES_NEAR = 0.6;

/** What a half point of movement nearer to the enemy is worth, and how far that counts. */
const PACE = 0.03;
const FURTHEST = 60;

/** What the enemies about a hex cost a captain who stands there. */
interface Peril {
  /** Where their foot comes in a turn. */
  readonly reached: number;
  /** Each of them that is beside him already. */
  readonly beside: number;
}

/** By the skill of his commander, and whether he is alone or with a unit that may fall with him (2.20.6). Who has no skill does not think of where the enemy comes. */
const PERILS: Readonly<Record<Craft['skill'], Readonly<Record<'alone' | 'withUnit', Peril>>>> = {
  0: { alone: { reached: 0, beside: 1.5 }, withUnit: { reached: 0, beside: 0.15 } },
  1: { alone: { reached: 2, beside: 1.5 }, withUnit: { reached: 1, beside: 0.5 } },
};

/** Once in so many times a captain dares more than is wise. */
export const DARING = 3;

/** What a duel brings its attacker on the average, in points. */
export function duelValue(mind: Mind, attacker: PieceId, defender: PieceId): number {
  const { difference } = duelOf(mind.battle, mind.state, attacker, defender);
  const stake = STAKES[Math.max(-4, Math.min(6, difference)) + 4]!;
  const worth = (id: PieceId): number => worthOf(mind, id) + (isWounded(mind.state, id) ? 3 : 0);
  return stake.defender * worth(defender) - stake.attacker * worth(attacker);
}

/** Whoever stands to win more than he risks challenges (2.20.5). */
export function challenge(mind: Mind): Action | null {
  const { battle, state, side, enemy, memory } = mind;
  const open = openSides(battle, state);
  for (const personage of movablePersonages(battle, state, side)) {
    const { at, challenged } = state.pieces[personage]!;
    if (memory.passed.has(personage) || challenged || at < 0) continue;
    memory.passed.add(personage);
    const { dares } = leaningOf(mind, personage);
    const near = DIRECTIONS.filter((direction) => open[at * 6 + direction] === 1).flatMap((direction) =>
      personagesAt(battle, state, battle.board.beyond[at * 6 + direction]! as HexId),
    );
    const foes = near.filter((id) => battle.pieces[id]!.side === enemy);
    for (const target of foes.toSorted(
      (a, b) => duelValue(mind, personage, b) - duelValue(mind, personage, a),
    )) {
      const action = { type: 'Challenge', personage, target } as const;
      if (duelValue(mind, personage, target) <= (onceIn(mind, DARING) ? -3 * dares : 0)) break;
      if (verbOf('Challenge').whyNot(battle, state, action) === null) return action;
    }
  }
  return null;
}

/** Personages who were not taken along go to where they are of use (2.20.2); also magic leaders in their phases. */
export function walkAlone(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  for (const personage of movablePersonages(battle, state, side)) {
    if (memory.passed.has(personage)) continue;
    memory.passed.add(personage);
    if (whyNotSetOut(battle, state, personage) !== null) continue;
    const at = hexOf(state, personage);
    const place = placeValue(mind, personage);
    const hint = hintedWorth(mind, personage);
    const value: typeof place = hint === null ? place : (hex) => place(hex) + hint(hex);
    let best: readonly HexId[] | null = null;
    let most = at === null ? -Infinity : value(at) + 0.4;
    for (const path of strollsOf(battle, state, personage)) {
      const worth = value(path.at(-1)!) - path.length * 0.01;
      if (worth <= most) continue;
      best = path;
      most = worth;
    }
    if (best === null) continue;
    const action = { type: 'MoveAlone', personage, path: best } as const;
    if (verbOf('MoveAlone').whyNot(battle, state, action) === null) return action;
  }
  return null;
}

/** What a hex is worth to a personage: a unit to stand with, disrupted ones to rally, somebody to fight, the battle near. */
export function placeValue(mind: Mind, personage: PieceId): (hex: HexId) => number {
  const { battle, state, side, enemy } = mind;
  const open = openSides(battle, state);
  const field = toTheEnemy(mind, 'foot');
  const { danger, dares } = leaningOf(mind, personage);
  const { skill } = mind.weights.craft;
  const reach = skill === 1 ? threat(mind) : null;
  const leads = personageKind(battle, personage)!.rank === 'leader';
  const clears = leads && side === DEFENDER && state.heads.length > 0;
  const broken: HexId[] = [];
  for (const { id, side: whose, kind } of battle.pieces) {
    const hex = hexOf(state, id);
    if (leads && whose === side && kind.class === 'unit' && hex !== null && state.pieces[id]!.disrupted) {
      broken.push(hex);
    }
  }
  const foes = movablePersonages(battle, state, enemy).filter((id) => state.pieces[id]!.at >= 0);
  return (hex) => {
    const there = unitAt(battle, state, hex);
    let value = there !== null && battle.pieces[there]!.side === side ? WITH_A_UNIT : WITHOUT_ONE;
    for (const other of broken) {
      const far = distance(battle.board, hex, other);
      if (far <= RALLY_REACH) value += far === 0 ? RALLIES_HERE : RALLIES_NEAR;
    }
    if (clears && state.heads.includes(hex)) value += HEAD;
    let enemies = 0;
    for (let at = hex * 6; at < hex * 6 + 6; at += 1) {
      const next = open[at] === 1 ? battle.board.beyond[at]! : -1;
      if (next < 0) continue;
      if (foeAt(mind, next) !== null) enemies += 1;
      for (const foe of foes)
        if (state.pieces[foe]!.at === next) value += longing(mind, personage, foe, dares);
    }
    const { reached, beside } = PERILS[skill][there === null ? 'alone' : 'withUnit'];
    if (reach !== null && reach[hex]! <= A_TURN) value -= reached;
    value -= enemies * beside * danger;
    return value - Math.min(FURTHEST, field[hex]!) * PACE;
  };
}

/** What it draws a captain to stand beside somebody whom he could challenge. */
function longing(mind: Mind, personage: PieceId, foe: PieceId, dares: number): number {
  return Math.max(-1, Math.min(MATCH, duelValue(mind, personage, foe) * 2 + EAGER * dares));
}
