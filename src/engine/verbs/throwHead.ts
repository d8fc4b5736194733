/** Case 2.11.8: a catapult of the besieger throws heads of the fallen into the city. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { HEAD_REACH } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import { BESIEGER, type Battle, type PieceId } from '../battle.ts';
import { total, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { engineKind, piecesOf, standingAt } from '../facts/pieces.ts';
import { isTunnel, whyNotWork } from '../facts/siegeWeapons.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { headLanded } from '../consequences/tallies.ts';
import type { Verb } from '../verb.ts';

type ThrowHead = ActionOf<'ThrowHead'>;

const ROLL: DiceRequest = { purpose: 'head', dice: 1, cite: '2.11.8' };

/** The one thing the catapult does this turn; a die above the distance lands, and a thrown head is gone either way. */
export const throwHead: Verb<ThrowHead> = {
  options(battle, state) {
    const found: ThrowHead[] = [];
    for (const engine of piecesOf(battle, state, state.active)) {
      if (whyNotThrow(battle, state, engine) !== null) continue;
      for (let hex = 0; hex < battle.board.size; hex += 1) {
        if (whyNotInto(battle, state, engine, hex as HexId) !== null) continue;
        found.push({ type: 'ThrowHead', engine, hex: hex as HexId });
      }
    }
    return found;
  },
  whyNot: (battle, state, { engine, hex }) =>
    whyNotThrow(battle, state, engine) ?? whyNotInto(battle, state, engine, hex),
  resolve(battle, state, { engine, hex }, dice) {
    const faces = dice.roll(ROLL);
    const landed = total(faces) > distance(battle.board, standingAt(state, engine), hex);
    const events: readonly GameEvent[] = [
      { type: 'UnitActed', piece: engine, deed: 'worked', cite: '2.11.5' },
      { type: 'DiceRolled', request: ROLL, faces },
      { type: 'HeadThrown', hex, by: engine, landed, cite: '2.11.8' },
    ];
    return landed ? [...events, ...headLanded(battle)] : events;
  },
};

/** Why a piece may throw no head now. */
function whyNotThrow(battle: Battle, state: GameState, engine: PieceId): Refusal | null {
  const idle = whyNotWork(battle, state, engine);
  if (idle !== null) return idle;
  if (engineKind(battle, engine)?.weapon !== 'catapult') return refuse('not-a-catapult', '2.11.8');
  if (state.active !== BESIEGER) return refuse('only-the-besieger', '2.11.8');
  if (state.headSupply <= 0) return refuse('no-heads-left', '2.11.8');
  return isTunnel(battle, standingAt(state, engine)) ? refuse('in-a-tunnel', '2.11.5') : null;
}

/** Why no head may be thrown into a hex: only into the city, not into tunnels, not where one lies, not too far. */
function whyNotInto(battle: Battle, state: GameState, engine: PieceId, hex: HexId): Refusal | null {
  if ((battle.board.level[hex] ?? 0) === 0) return refuse('not-a-city-hex', '2.11.8');
  if (isTunnel(battle, hex)) return refuse('in-a-tunnel', '2.11.8');
  if (state.heads.includes(hex)) return refuse('head-there', '2.11.8');
  const range = distance(battle.board, standingAt(state, engine), hex);
  return range < 1 || range > HEAD_REACH ? refuse('out-of-range', '2.11.8') : null;
}
