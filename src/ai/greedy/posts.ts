/** Cases 2.10.5, 2.11.4 and 2.11.9: where those who hold a city stand. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { DEFENDER, type PieceId } from '../../engine/battle.ts';
import { terrainOf } from '../../engine/facts/hexsides.ts';
import { openSides } from '../../engine/facts/hexsides.ts';
import { headOf } from '../../engine/facts/ladders.ts';
import { engineAt } from '../../engine/facts/occupancy.ts';
import { faceOf, isCauldron } from '../../engine/facts/pieces.ts';
import { isNight, isNightTurn } from '../../engine/facts/phase.ts';
import { perBattle } from '../../engine/memory.ts';
import { frontLevel } from './climb.ts';
import { foesRound, hexesOfTheEnd, isLost, looseWorth, wallsOf, type Walls } from './craft.ts';
import { A_TURN, gaitOf, threat, toItsGoal } from './fields.ts';
import { objectives, ownObjectives } from './goals.ts';
import { blowValue, drawOf, foeAt, pullOf, worthOf, type Mind } from './mind.ts';
import { keeperWeights } from './temper.ts';

/** What standing where it is to stand is worth to a unit before the last turn, as a part of what it is then; and each half point nearer. */
const KEPT = 0.5;
const PULL = 0.2;
/** No plan leaves a level empty: the post of its last man counts so much more for each point by which a plan pulls. */
const DUTY = 0.5;

const hasCity = perBattle(({ board }) => board.level.some((one) => one > 0));

/** Whether a unit is one of those who hold the city, not of those who come to help. */
export function isKeeper({ battle, side }: Mind, unit: PieceId): boolean {
  return side === DEFENDER && battle.forces[battle.pieces[unit]!.force]!.holds && hasCity(battle);
}

/** What a hex is worth to a unit that holds the city. */
export function postValue(mind: Mind, unit: PieceId): (hex: HexId) => number {
  const { battle, state, enemy } = mind;
  const weights = keeperWeights(mind, unit);
  const { board } = battle;
  const { craft } = mind.weights;
  const drawTo = drawOf(mind, unit);
  const first = Math.max(1, frontLevel(mind));
  const walls = craft.skill === 0 ? null : wallsOf(mind, first);
  const lost = walls !== null && isLost(mind, first, walls.gaps) ? first : 0;
  const front = lost > 0 ? first + 1 : first;
  const danger = threat(mind);
  const nightNext = isNightTurn(battle, state, state.turn + 1);
  const nightNow = isNight(battle, state);
  const loss = worthOf(mind, unit) * (nightNext ? weights.lossByNight : weights.lossByDay);
  const open = openSides(battle, state);
  const heads = new Set([...state.ladders, ...state.docks].map((way) => headOf(battle, way)));
  const held = levelsHeld(mind, unit);
  const { disrupted } = state.pieces[unit]!;
  const denied = weights.deny === 0 ? [] : objectives(mind, enemy);
  const ends = craft.goal === 0 || disrupted ? null : hexesOfTheEnd(mind, unit);
  const own = craft.goal === 0 ? [] : ownObjectives(mind, unit);
  const toOwn = own.length === 0 ? null : toItsGoal(mind, unit, gaitOf(mind, unit));
  const { melee, morale } = faceOf(battle, state, unit)!;
  const sword = melee !== null;
  const gap = nightNext ? craft.gapByNight : craft.gapByDay;
  const placeAtWall = (hex: HexId, { gaps, behind, failing }: Walls): number => {
    if (board.level[hex] === lost) return 0;
    if (gaps.has(hex)) return sword ? gap : -gap;
    const beside = [...gaps, ...failing].some((one) => distance(board, one as HexId, hex) === 1);
    // By night whoever stands where he can be struck is struck down (2.8.16).
    if (nightNext) return 0;
    const parapet = behind.has(hex) ? (sword ? craft.wall : -craft.wall) : 0;
    return (beside ? craft.besideGap : 0) + parapet;
  };
  const shelter = sword && (morale === 'Y' || morale === 'Z') && !nightNext ? craft.tunnel : 0;
  const duty = weights.lastOnLevel * (1 + DUTY * pullOf(mind.plan));
  return (hex) => {
    const level = board.level[hex]!;
    let value =
      level === 0
        ? weights.outside
        : -0.35 * Math.abs(level - front - (nightNext ? weights.deeperByNight : 0));
    if (level > 0 && state.levels[level] === DEFENDER && held[level] === 0) {
      value += duty * (level <= front + 1 && level !== lost ? 1 : 0.15);
    }
    let near = 0;
    let best = 0;
    let intruders = 0;
    for (let at = hex * 6; at < hex * 6 + 6; at += 1) {
      if (open[at] !== 1) continue;
      const beside = board.beyond[at]!;
      if (danger[beside]! <= A_TURN) near += 1;
      const other = foeAt(mind, beside);
      if (other !== null) {
        best = Math.max(best, blowValue(mind, unit, other, nightNow));
        const entered = board.level[beside]!;
        if (entered > 0 && state.levels[entered] === DEFENDER) intruders = 1;
      }
    }
    if (heads.has(hex)) {
      near += 1;
      value += disrupted ? -1 : 1.2;
    }
    value += disrupted
      ? 0
      : best * weights.blow + intruders * (nightNext ? weights.intruderByNight : weights.intruderByDay);
    value -= loss * Math.min(3, near) * (disrupted ? 1.5 : 1);
    const engine = engineAt(battle, state, hex);
    if (engine !== null && battle.pieces[engine]!.side === enemy) value += 1.5;
    if (engine !== null && isCauldron(battle, engine)) value += 0.5;
    if (terrainOf(battle, hex) === 'tunnel') value += (nightNext ? 0.2 : 0.5) + shelter;
    if (denied.includes(hex)) value += weights.deny;
    if (walls !== null && !disrupted) value += placeAtWall(hex, walls) + craft.sally * sallyWorth(mind, hex);
    if (ends !== null && ends.has(hex)) value += craft.goal;
    if (toOwn !== null) value += toOwn[hex] === 0 ? craft.goal * KEPT : -PULL * toOwn[hex]!;
    return value + drawTo(hex);
  };
}

/** What lies loose before the walls and nobody guards, as a part of what a sally is worth. */
function sallyWorth(mind: Mind, hex: HexId): number {
  const loose = mind.battle.board.level[hex] === 0 ? looseWorth(mind, hex) : 0;
  return loose === 0 || foesRound(mind, hex) > 0 ? 0 : Math.min(1, loose / 3);
}

/** How many other units of the side stand on each level. */
function levelsHeld({ battle, state, side }: Mind, unit: PieceId): Uint8Array {
  const held = new Uint8Array(16);
  for (const { id, side: whose, kind } of battle.pieces) {
    const { at } = state.pieces[id]!;
    if (whose !== side || kind.class !== 'unit' || at < 0 || id === unit) continue;
    const level = battle.board.level[at]!;
    held[level] = held[level]! + 1;
  }
  return held;
}
