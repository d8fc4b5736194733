/** Cases 2.10.5, 2.11.4 and 2.11.9: where those who hold a city stand. */
import type { HexId } from '../../board/hex.ts';
import { DEFENDER, type Battle, type PieceId } from '../../engine/battle.ts';
import { terrainOf } from '../../engine/facts/hexsides.ts';
import { openSides } from '../../engine/facts/hexsides.ts';
import { headOf } from '../../engine/facts/ladders.ts';
import { isCauldron, occupancy } from '../../engine/facts/pieces.ts';
import { remembering } from '../../engine/memory.ts';
import { frontLevel, objectives, threat } from './fields.ts';
import { blowValue, drawnTo, worthOf, type Mind } from './mind.ts';

/** How far the other side's foot goes in a turn, in half points. */
const A_TURN = 8;

const hasCity = remembering((_battle: Battle, { level }: Battle['board']) => level.some((one) => one > 0));

/** Whether a unit is one of those who hold the city, not of those who come to help. */
export function isKeeper({ battle, side }: Mind, unit: PieceId): boolean {
  return (
    side === DEFENDER && battle.forces[battle.pieces[unit]!.force]!.holds && hasCity(battle, battle.board)
  );
}

/** What a hex is worth to a unit that holds the city. */
export function postValue(mind: Mind, unit: PieceId): (hex: HexId) => number {
  const { battle, state, enemy } = mind;
  const weights = mind.weights.keeper;
  const { board } = battle;
  const front = Math.max(1, frontLevel(mind));
  const danger = threat(mind);
  const nightNext = battle.turns.night.has(state.turn + 1);
  const nightNow = battle.turns.night.has(state.turn);
  const loss = worthOf(mind, unit) * (nightNext ? weights.lossByNight : weights.lossByDay);
  const { unit: units, engine: engines } = occupancy(battle, state);
  const open = openSides(battle, state);
  const heads = new Set([...state.ladders, ...state.docks].map((way) => headOf(battle, way)));
  const held = levelsHeld(mind, unit);
  const { disrupted } = state.pieces[unit]!;
  const denied = weights.deny === 0 ? [] : objectives(mind, enemy);
  return (hex) => {
    const level = board.level[hex]!;
    let value =
      level === 0
        ? weights.outside
        : -0.35 * Math.abs(level - front - (nightNext ? weights.deeperByNight : 0));
    if (level > 0 && state.levels[level] === DEFENDER && held[level] === 0) {
      value += weights.lastOnLevel * (level <= front + 1 ? 1 : 0.15);
    }
    let near = 0;
    let best = 0;
    let intruders = 0;
    for (let at = hex * 6; at < hex * 6 + 6; at += 1) {
      if (open[at] !== 1) continue;
      const beside = board.beyond[at]!;
      if (danger[beside]! <= A_TURN) near += 1;
      const other = units[beside]!;
      if (other >= 0 && battle.pieces[other]!.side === enemy) {
        best = Math.max(best, blowValue(mind, unit, other as PieceId, nightNow));
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
    const engine = engines[hex]!;
    if (engine >= 0 && battle.pieces[engine]!.side === enemy) value += 1.5;
    if (engine >= 0 && isCauldron(battle, engine as PieceId)) value += 0.5;
    if (terrainOf(battle, hex) === 'tunnel') value += nightNext ? 0.2 : 0.5;
    if (denied.includes(hex)) value += weights.deny;
    return value + drawnTo(mind, hex);
  };
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
