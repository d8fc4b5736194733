/** Cases 2.7 and 2.6.3: where units go, what they push and whom they take along. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import type { Action } from '../../engine/action.ts';
import { BESIEGER, type PieceId } from '../../engine/battle.ts';
import { movable } from '../../engine/facts/entry.ts';
import { terrainOf } from '../../engine/facts/hexsides.ts';
import { engineAt, unitAt } from '../../engine/facts/occupancy.ts';
import { engineKind, faceOf, hexOf, unitKind } from '../../engine/facts/pieces.ts';
import { isNight } from '../../engine/facts/phase.ts';
import { range, wayTo } from '../../engine/facts/range.ts';
import { isAttended } from '../../engine/facts/siegeWeapons.ts';
import { verbOf } from '../../engine/verbs.ts';
import { hexesOfTheEnd, isUnguarded, looseWorth } from './craft.ts';
import { bestEnd, companionsOf, type Valuer } from './ends.ts';
import { A_TURN, FAR, gaitOf, toItsGoal, toItsWork, toTheDeniers, toTheEnemy, threat } from './fields.ts';
import { lossUnderFire } from './fire.ts';
import { objectives } from './goals.ts';
import { grondOnMap, wayOfGrond } from './grond.ts';
import { hintedWorth, isKeptBack } from './hints.ts';
import { drawOf, onceIn, type Mind } from './mind.ts';
import { perilTo } from './perils.ts';
import { isKeeper, postValue } from './posts.ts';
import { pushOf } from './pushes.ts';
import { fieldWeights } from './temper.ts';
import { facingOf, temperWorth } from './urges.ts';

/** How much better a hex must be than where the unit stands. */
const WORTHWHILE = 0.15;

/** What it costs to stand where Grond is to be pushed. */
const IN_THE_WAY = 3;

/** The best move of the first unit that has one. Who stays is not thought of again in this step. */
export function march(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  for (const unit of inOrder(mind, movable(battle, state, side))) {
    if (memory.passed.has(unit) || unitKind(battle, unit) === null) continue;
    const { moved, worked } = state.pieces[unit]!;
    memory.passed.add(unit);
    if (moved || worked) continue;
    const action = pushOf(mind, unit) ?? moveOf(mind, unit);
    if (action !== null) return action;
  }
  return null;
}

/** Those who stand in the way of Grond go first, then whoever pushes it, then all others. */
function inOrder(mind: Mind, units: readonly PieceId[]): readonly PieceId[] {
  const way = wayOfGrond(mind);
  if (way === null) return units;
  const rank = (unit: PieceId): number => {
    const at = hexOf(mind.state, unit);
    if (at === null) return 2;
    return at === way.from ? 1 : way.needs(at) ? 0 : 2;
  };
  return units.toSorted((a, b) => rank(a) - rank(b));
}

function moveOf(mind: Mind, unit: PieceId): Action | null {
  const { battle, state } = mind;
  const at = hexOf(state, unit);
  if (at !== null && isBound(mind, unit, at)) return null;
  const carries = companionsOf(mind, unit);
  const reached = range(battle, state, unit, { escorted: carries.length > 0 });
  const value = valuerFor(mind, unit);
  const end = bestEnd(reached, value, at === null ? -Infinity : value(at) + WORTHWHILE);
  if (end === null) return null;
  const action = { type: 'Move', unit, path: wayTo(reached, end), pushes: null, carries } as const;
  return verbOf('Move').whyNot(battle, state, action) === null ? action : null;
}

/** Whoever attends Grond at his gate stays. */
function isBound({ battle, state, side }: Mind, unit: PieceId, at: HexId): boolean {
  if (side !== BESIEGER) return false;
  const engine = engineAt(battle, state, at);
  if (engine === null || engineKind(battle, engine)?.weapon !== 'grond') return false;
  return !state.pieces[unit]!.disrupted && isAttended(battle, state, engine);
}

function valuerFor(mind: Mind, unit: PieceId): Valuer {
  const value = isKeeper(mind, unit) ? keeperValue(mind, unit) : attackValue(mind, unit);
  const hint = hintedWorth(mind, unit);
  const hinted: Valuer = hint === null ? value : (hex) => value(hex) + hint(hex);
  const peril = perilTo(mind, unit);
  return peril === null ? hinted : (hex) => hinted(hex) - peril(hex);
}

function keeperValue(mind: Mind, unit: PieceId): Valuer {
  const post = postValue(mind, unit);
  const temper = temperWorth(mind, unit);
  if (temper === null) return post;
  const facing = facingOf(mind, unit);
  return (hex) => post(hex) + temper(hex, facing(hex));
}

/** What a hex is worth to a unit that goes forward: its way to the goal, whom it could strike there, and who could strike it. */
function attackValue(mind: Mind, unit: PieceId): Valuer {
  const { battle, state, side, enemy } = mind;
  const weights = fieldWeights(mind, unit);
  const gait = gaitOf(mind, unit);
  const city = toItsGoal(mind, unit, gait);
  const foes = toTheEnemy(mind, gait);
  const archer = faceOf(battle, state, unit)!.melee === null;
  const facing = facingOf(mind, unit);
  const temper = temperWorth(mind, unit);
  const { disrupted } = state.pieces[unit]!;
  const pushes = unitKind(battle, unit)!.traits.has('pushes');
  const bold = !disrupted && !archer ? 1 : 0;
  const danger = bold === 1 ? weights.danger : weights.dangerOfWeak;
  const denied = weights.deny === 0 ? [] : objectives(mind, enemy);
  const { craft } = mind.weights;
  const drawTo = drawOf(mind, unit);
  // By night the shots are short and the host is in its fury: it goes in.
  const fire =
    craft.underFire === 0 || side !== BESIEGER || isNight(battle, state) ? null : lossUnderFire(mind, unit);
  const hunted = craft.hunt === 0 || side !== BESIEGER ? null : toTheDeniers(mind, gait, unit);
  const ends = craft.goal === 0 ? null : hexesOfTheEnd(mind, unit);
  const leaders = craft.toLeader === 0 || !disrupted ? [] : leadersOf(mind);
  const weak = craft.shy > 0 && (archer || disrupted) ? threat(mind) : null;
  const grond = weights.guard === 0 || side !== BESIEGER ? null : grondOnMap(mind);
  const way = wayOfGrond(mind);
  return (hex) => {
    const toCity =
      city === null
        ? FAR
        : hunted === null
          ? city[hex]!
          : city[hex]! + Math.min(ON_LEVEL, hunted[hex]! * craft.hunt);
    const wayIn = city === null ? foes[hex]! : Math.min(toCity, foes[hex]! + weights.detour);
    let value = (disrupted ? weights.pace : -weights.pace) * (archer ? Math.max(0, wayIn - 4) : wayIn);
    const faced = facing(hex);
    const { best, struck } = faced;
    value += bold * best * weights.blow - struck * danger + drawTo(hex);
    if (denied.includes(hex)) value += weights.deny;
    if (way !== null && way.needs(hex)) value -= IN_THE_WAY;
    if (grond !== null && distance(battle.board, hex, grond.at) <= 1) value += weights.guard;
    const engine = pushes ? engineAt(battle, state, hex) : null;
    if (engine !== null && unitAt(battle, state, hex) !== unit) value += draws(mind, engine);
    if (terrainOf(battle, hex) === 'grove') value += 0.1;
    if (ends !== null && !disrupted && ends.has(hex)) value += craft.goal;
    if (craft.overrun > 0 && !disrupted) value += craft.overrun * looseWorth(mind, hex);
    if (craft.ward > 0 && isUnguarded(mind, hex, unit)) value += craft.ward;
    if (leaders.some((at) => distance(battle.board, hex, at) <= 2)) value += craft.toLeader;
    if (fire !== null) value -= craft.underFire * fire(hex);
    if (weak !== null && weak[hex]! <= A_TURN) value -= craft.shy;
    return temper === null ? value : value + temper(hex, faced);
  };
}

/** Whoever still denies the level counts no further than this, in half points. */
const ON_LEVEL = 12;
/** Where the leaders of the side stand, who may rally. */
function leadersOf({ battle, state, side }: Mind): readonly HexId[] {
  return battle.pieces.flatMap(({ id, side: whose, kind }) => {
    const hex = hexOf(state, id);
    const leads = whose === side && kind.class === 'personage' && kind.rank === 'leader';
    return leads && hex !== null ? [hex] : [];
  });
}

/** What it is worth to come to an engine that nobody pushes, or to overrun one of the enemy (2.7.8). */
function draws(mind: Mind, engine: PieceId): number {
  const { battle, state, side } = mind;
  if (battle.pieces[engine]!.side !== side) return 1.5;
  if (engineKind(battle, engine) === null) return 0;
  const far = toItsWork(mind, engine)[state.pieces[engine]!.at]!;
  return far > 0 && far < FAR ? 4 : engineKind(battle, engine)!.weapon === 'grond' ? 3 : 0;
}

/** A defender moves a cauldron now and then to where it may be of use (2.11.11). */
export function pushCauldron(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  if (side === BESIEGER) return null;
  for (const { id, kind } of battle.pieces) {
    if (kind.class !== 'cauldron' || memory.passed.has(id)) continue;
    memory.passed.add(id);
    const { at } = state.pieces[id]!;
    if (at < 0 || !onceIn(mind, 30)) continue;
    const unit = unitAt(battle, state, at as HexId);
    if (unit === null || state.pieces[unit]!.moved || battle.pieces[unit]!.side !== side) continue;
    if (isKeptBack(mind, id) || hintedWorth(mind, unit) !== null) continue;
    const reached = range(battle, state, unit, { pushing: true });
    const end = bestEnd(reached, postValue(mind, unit), -Infinity);
    if (end === null) continue;
    const action = { type: 'Move', unit, path: wayTo(reached, end), pushes: id, carries: [] } as const;
    if (verbOf('Move').whyNot(battle, state, action) === null) return action;
  }
  return null;
}
