/** How a besieger goes up through a city: which level is next for the host, and which for each of its units (2.10.5). */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { BESIEGER, type Condition, type PieceId, type Side } from '../../engine/battle.ts';
import { hexOf, standingAt } from '../../engine/facts/pieces.ts';
import { perBattle } from '../../engine/memory.ts';
import type { Mind } from './mind.ts';

/** The lowest city level that the defender still holds, or 0 (2.10.5). */
export function frontLevel({ battle, state }: Mind): number {
  const held = state.levels.findIndex((holder, level) => level > 0 && holder !== BESIEGER);
  return held > 0 && battle.board.level.includes(held) ? held : 0;
}

/** The highest level that any verdict or event asks about; 0 where none does. */
const highestAsked = perBattle(({ triggers }) =>
  triggers.reduce((highest, { if: conditions }) => Math.max(highest, ...conditions.map(levelIn)), 0),
);

function levelIn(condition: Condition): number {
  switch (condition.type) {
    case 'level':
    case 'neverLost':
      return condition.level;
    case 'any':
    case 'all':
      return Math.max(0, ...condition.conditions.map(levelIn));
    case 'not':
      return levelIn(condition.condition);
    default:
      return 0;
  }
}

/**
 * The level that a unit of the besieger means to come to: the lowest that is still held, or its own if it is higher up already;
 * the one above, if the battle is about it, for whoever is not needed against those who deny the level he stands on (2.10.6).
 * 0 where all are taken.
 */
export function levelFor(mind: Mind, unit: PieceId): number {
  const { battle, state, side, weights } = mind;
  const front = frontLevel(mind);
  const at = hexOf(state, unit);
  if (front === 0 || at === null || side !== BESIEGER || weights.craft.skill === 0) return front;
  const here = battle.board.level[at]!;
  if (here < front) return front;
  return here < highestAsked(battle) && isSpare(mind, unit, here) ? here + 1 : here;
}

/** Whether there is somebody nearer for each man who denies a level: he hunts him down, and whoever is further off goes on. */
function isSpare(mind: Mind, unit: PieceId, level: number): boolean {
  const { battle, state, side, enemy } = mind;
  const deniers = unitsOn(mind, level, enemy);
  const far = (id: PieceId): number =>
    deniers.reduce(
      (least, one) => Math.min(least, distance(battle.board, standingAt(state, id), standingAt(state, one))),
      Infinity,
    );
  const own = far(unit);
  const nearer = unitsOn(mind, level, side).filter((id) => {
    const other = far(id);
    return other < own || (other === own && id < unit);
  });
  return nearer.length >= deniers.length;
}

/** The units of a side on a level, those in disorder too: they deny it as well (2.10.6). */
export function unitsOn({ battle, state }: Mind, level: number, whose: Side): readonly PieceId[] {
  const units: PieceId[] = [];
  for (const { id, side, kind } of battle.pieces) {
    const hex = side === whose && kind.class === 'unit' ? hexOf(state, id) : null;
    if (hex !== null && battle.board.level[hex] === level) units.push(id);
  }
  return units;
}

/** The hexes of each city level. */
export const hexesOfLevels = perBattle(({ board }): readonly (readonly HexId[])[] => {
  const levels: HexId[][] = [];
  for (let hex = 0; hex < board.size; hex += 1) (levels[board.level[hex]!] ??= []).push(hex as HexId);
  return levels;
});
