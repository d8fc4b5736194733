/** What units do in games, by the temper of their kind: how far they go, whom they face, what they leave, and whom they follow. */
import { freshMemory, mindOf, NO_PLAN, type Mind } from '../../src/ai/greedy/mind.ts';
import { facingOf, isGoodPlace } from '../../src/ai/greedy/urges.ts';
import { TUNED } from '../../src/ai/greedy/weights.ts';
import type { Action } from '../../src/engine/action.ts';
import type { Battle, PieceId, Side } from '../../src/engine/battle.ts';
import { hexOf, isOrdered, standingAt, unitKind } from '../../src/engine/facts/pieces.ts';
import type { GameState } from '../../src/engine/state.ts';
import type { Temper } from '../../src/engine/temper.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import type { Witness } from '../../src/session/playout.ts';

/** Sums over games. */
export interface Manners {
  /** Ordered units on the map at the end of a movement of their side, each time. */
  rests: number;
  /** Of these beside somebody who could strike them; and who would strike them harder than they him. */
  contacts: number;
  overmatched: number;
  /** Hexes walked. */
  hexes: number;
  /** Moves out of a good place to another sort of place, and units at rest in one. */
  left: number;
  kept: number;
  /** Follow-ups that could be chosen, and that were. */
  offered: number;
  followed: number;
}

export type MannersOf = Readonly<Record<Temper, Manners>>;

/** Nothing counted yet. */
export function noManners(): MannersOf {
  const none = (): Manners => ({
    rests: 0,
    contacts: 0,
    overmatched: 0,
    hexes: 0,
    left: 0,
    kept: 0,
    offered: 0,
    followed: 0,
  });
  return { press: none(), hold: none(), charge: none(), spare: none() };
}

/** Counts one game: what the side does into `own`, what the other does into `others`. */
export function watchManners(battle: Battle, side: Side, own: MannersOf, others: MannersOf): Witness {
  return (before, _events, _after, action) => {
    const mind = witnessMind(battle, before);
    const counted = before.active === side ? own : others;
    const of = (unit: PieceId): Manners | null => {
      const temper = unitKind(battle, unit)?.temper;
      return temper === undefined ? null : counted[temper];
    };
    if (action.type === 'EndStep' && permittedIn(before.step).has('Move')) countRest(mind, of);
    else countDeed(mind, action, of);
  };
}

function witnessMind(battle: Battle, state: GameState): Mind {
  const heeded = { hints: [], tempers: true };
  return mindOf(battle, state, () => 0, freshMemory('', '', null), TUNED, NO_PLAN, heeded);
}

function countDeed(mind: Mind, action: Action, of: (unit: PieceId) => Manners | null): void {
  if (action.type === 'Move') {
    const at = hexOf(mind.state, action.unit);
    const manners = of(action.unit);
    if (manners === null) return;
    manners.hexes += action.path.length;
    if (at !== null && isGoodPlace(mind, at) && !isGoodPlace(mind, action.path.at(-1)!)) manners.left += 1;
  }
  if (action.type === 'Advance' || action.type === 'HoldGround') {
    const manners = of(action.unit);
    if (manners === null) return;
    manners.offered += 1;
    if (action.type === 'Advance') manners.followed += 1;
  }
}

function countRest(mind: Mind, of: (unit: PieceId) => Manners | null): void {
  const { battle, state, side } = mind;
  for (const { id, side: whose } of battle.pieces) {
    if (whose !== side || !isOrdered(battle, state, id)) continue;
    const manners = of(id);
    if (manners === null) continue;
    const hex = standingAt(state, id);
    const { best, struck } = facingOf(mind, id)(hex);
    manners.rests += 1;
    if (struck > 0) manners.contacts += 1;
    if (struck > best) manners.overmatched += 1;
    if (isGoodPlace(mind, hex)) manners.kept += 1;
  }
}
