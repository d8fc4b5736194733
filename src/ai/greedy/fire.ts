/** Where the other side's shots fall: how much a unit would lose to them in the next combat phase of theirs (2.8.2, 2.8.3). */
import { distance, hexesWithin } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { CATAPULT_RANGE, CATAPULT_STRENGTH, NIGHT_RANGE } from '../../rulebook/house.ts';
import { BESIEGER, type PieceId } from '../../engine/battle.ts';
import { engineKind, faceOf, isLastStep, unitKind } from '../../engine/facts/pieces.ts';
import { isNightTurn } from '../../engine/facts/phase.ts';
import { harm } from './chances.ts';
import { worthOf, type Mind } from './mind.ts';

/** Bows are mostly of this strength. */
const BOW_STRENGTH = 'E';

/** By hex: how many enemy catapults and bows reach it when they shoot next; remembered for the step. */
function shotsAt(mind: Mind): Uint8Array {
  const { battle, state, side, enemy, memory } = mind;
  if (memory.shots !== null) return memory.shots;
  const { board } = battle;
  const shots = new Uint8Array(board.size * 2);
  const night = isNightTurn(battle, state, side === BESIEGER ? state.turn : state.turn + 1);
  for (const { id, side: whose } of battle.pieces) {
    const { at, disrupted } = state.pieces[id]!;
    if (whose !== enemy || at < 0 || disrupted) continue;
    const catapult = engineKind(battle, id)?.weapon === 'catapult';
    if (!catapult && (faceOf(battle, state, id)?.missile ?? null) === null) continue;
    const printed = catapult ? CATAPULT_RANGE.most : unitKind(battle, id)!.range;
    const most = night ? Math.min(NIGHT_RANGE, printed) : printed;
    for (const hex of hexesWithin(board, at as HexId, most)) {
      if (catapult && distance(board, at as HexId, hex) < CATAPULT_RANGE.least) continue;
      const place = hex * 2 + Number(!catapult);
      shots[place] = shots[place]! + 1;
    }
  }
  memory.shots = shots;
  return shots;
}

/** What a unit loses in a hex on the average if all who can shoot at it do, in points; walls and lines of sight apart. */
export function lossUnderFire(mind: Mind, unit: PieceId): (hex: HexId) => number {
  const { battle, state } = mind;
  const shots = shotsAt(mind);
  const { armour, morale } = faceOf(battle, state, unit)!;
  const last = isLastStep(battle, state, unit);
  const worth = worthOf(mind, unit);
  const byCatapult = worth * harm(CATAPULT_STRENGTH, armour, morale, false, last);
  const byBow = worth * harm(BOW_STRENGTH, armour, morale, false, last);
  return (hex) => shots[hex * 2]! * byCatapult + shots[hex * 2 + 1]! * byBow;
}
