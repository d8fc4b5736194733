/** What the temper of a unit says of a hex, and of following a beaten enemy into it. */
import type { HexId } from '../../board/hex.ts';
import { BESIEGER, type PieceId } from '../../engine/battle.ts';
import { openSides, terrainOf } from '../../engine/facts/hexsides.ts';
import { isNight, isNightTurn } from '../../engine/facts/phase.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import { perBattle } from '../../engine/memory.ts';
import { A_TURN, threat } from './fields.ts';
import { objectives } from './goals.ts';
import { blowValue, foeAt, type Mind } from './mind.ts';
import { EVEN, leaningOf, type Leaning } from './temper.ts';

/** What could be struck from a hex at best, and what could strike there, in points. */
export interface Facing {
  readonly best: number;
  readonly struck: number;
}

/** What a unit would strike from a hex in this phase, and what would strike it there in the next one. */
export function facingOf(mind: Mind, unit: PieceId): (hex: HexId) => Facing {
  const { battle, state, side } = mind;
  const open = openSides(battle, state);
  const { beyond } = battle.board;
  const now = isNight(battle, state);
  const next = side === BESIEGER ? now : isNightTurn(battle, state, state.turn + 1);
  return (hex) => {
    let best = 0;
    let struck = 0;
    for (let at = hex * 6; at < hex * 6 + 6; at += 1) {
      const other = open[at] === 1 ? foeAt(mind, beyond[at]!) : null;
      if (other === null) continue;
      best = Math.max(best, blowValue(mind, unit, other, now));
      if (!state.pieces[other]!.disrupted) struck += blowValue(mind, other, unit, next);
    }
    return { best, struck };
  };
}

/** What the temper of a unit adds to the worth of a hex with what it would face there; null where it has none. */
export function temperWorth(mind: Mind, unit: PieceId): ((hex: HexId, facing: Facing) => number) | null {
  const leaning = leaningOf(mind, unit);
  if (leaning === EVEN) return null;
  const { disrupted } = mind.state.pieces[unit]!;
  const at = hexOf(mind.state, unit);
  const stays = leaning.stay > 0 && !disrupted && at !== null && isGoodPlace(mind, at);
  const runs = leaning.run > 0 && !disrupted && at !== null && facingOf(mind, unit)(at).struck === 0;
  const foes = leaning.reach > 0 ? threat(mind) : null;
  return (hex, facing) => {
    let value = costOf(leaning, facing);
    if (runs && facing.best >= facing.struck) value += leaning.run * facing.best;
    if (stays && isGoodPlace(mind, hex)) value += leaning.stay;
    if (foes !== null && foes[hex]! <= A_TURN) value -= leaning.reach;
    return value;
  };
}

function costOf({ overmatch, contact }: Leaning, { best, struck }: Facing): number {
  return -overmatch * Math.max(0, struck - best) - (struck > 0 ? contact : 0);
}

/** What its temper says to a unit that may follow a beaten enemy: above 0 go, below 0 stay, 0 nothing. */
export function urgeToFollow(mind: Mind, unit: PieceId, from: HexId, to: HexId): number {
  const leaning = leaningOf(mind, unit);
  if (leaning === EVEN) return 0;
  const leaves = leaning.stay > 0 && isGoodPlace(mind, from) && !isGoodPlace(mind, to);
  return leaning.follow + costOf(leaning, facingOf(mind, unit)(to)) - (leaves ? leaning.stay : 0);
}

/** The hexes behind a wall or a gate. */
const behindWorks = perBattle(
  ({ board }): ReadonlySet<number> => new Set(board.works.map(({ inner }) => inner)),
);

/** Whether a hex is one that is held with profit: behind a wall of an own level or in its tunnel, on a hill, in a grove, or asked for by a verdict. */
export function isGoodPlace(mind: Mind, hex: HexId): boolean {
  const { battle, state, side } = mind;
  const terrain = terrainOf(battle, hex);
  const level = battle.board.level[hex]!;
  if (objectives(mind, side).includes(hex)) return true;
  if (level === 0) return terrain === 'grove' || battle.board.height[hex]! > 0;
  return state.levels[level] === side && (terrain === 'tunnel' || behindWorks(battle).has(hex));
}
