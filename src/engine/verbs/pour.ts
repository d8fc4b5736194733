/** Cases 2.11.9 and 2.11.10: boiling oil over the wall, and the flames it leaves. */
import { DIRECTIONS } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import type { ActionOf } from '../action.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { mayBurn } from '../facts/flames.ts';
import { ladderOn } from '../facts/ladders.ts';
import { targetBelow } from '../facts/oil.ts';
import { unitAt } from '../facts/occupancy.ts';
import { isCauldron, isOrdered, piecesOf, sideOf, standingAt } from '../facts/pieces.ts';
import { isTunnel } from '../facts/siegeWeapons.ts';
import { workOn } from '../facts/works.ts';
import { scald } from '../consequences/scald.ts';
import { reduceAll } from '../reduce.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type Pour = ActionOf<'Pour'>;

/** One measure of oil, once a game-turn, in the first step of either side's missiles. */
export const pour: Verb<Pour> = {
  options: (battle, state) =>
    nameable(battle, state).filter((action) => pour.whyNot(battle, state, action) === null),
  possible: (battle, state) =>
    nameable(battle, state).some(
      (action) => (battle.options.hiddenCauldrons ? whyNotSeen : pour.whyNot)(battle, state, action) === null,
    ),
  whyNot(battle, state, action) {
    const seen = whyNotSeen(battle, state, action);
    if (seen !== null) return seen;
    return state.pieces[action.cauldron]!.oil > 0 ? null : refuse('a-dummy', '2.11.11');
  },
  resolve(battle, state, { cauldron, hexside }, dice) {
    const below = targetBelow(battle, state, cauldron, hexside)!;
    const events: GameEvent[] = [
      { type: 'OilPoured', cauldron, hexside, target: below.unit ?? below.tower, cite: '2.11.9' },
    ];
    if (ladderOn(state, hexside) !== null) {
      events.push({ type: 'LadderRemoved', hexside, why: 'burnt', cite: '2.11.9' });
    }
    if (mayBurn(state, hexside)) events.push({ type: 'FlamesLit', hexside, cite: '2.11.10' });
    if (state.pieces[cauldron]!.oil === 1) {
      events.push({ type: 'CauldronRemoved', cauldron, why: 'empty', cite: '2.11.9' });
    }
    const source = standingAt(state, cauldron);
    return [...events, ...scald(battle, reduceAll(battle, state, events), cauldron, below, source, dice)];
  },
};

/** Every cauldron of the acting side with every side of its hex. */
function nameable(battle: Battle, state: GameState): readonly Pour[] {
  return piecesOf(battle, state, state.active)
    .filter((cauldron) => isCauldron(battle, cauldron))
    .flatMap((cauldron) =>
      DIRECTIONS.map((direction): Pour => ({
        type: 'Pour',
        cauldron,
        hexside: hexsideOf(battle.board, standingAt(state, cauldron), direction),
      })),
    );
}

/** Why a cauldron may not pour there, as far as both sides can see: real and dummy answer alike. */
function whyNotSeen(battle: Battle, state: GameState, { cauldron, hexside }: Pour): Refusal | null {
  const idle = whyNotAtHand(battle, state, cauldron);
  if (idle !== null) return idle;
  const here = workOn(battle, hexside);
  if (here === null) return refuse('no-work-there', '2.11.9');
  const { at } = state.pieces[cauldron]!;
  if (at !== here.work.inner) return refuse('not-from-inside', '2.11.9');
  if (isTunnel(battle, here.work.outer)) return refuse('in-a-tunnel', '2.3');
  return targetBelow(battle, state, cauldron, hexside) === null ? refuse('nobody-below', '2.11.9') : null;
}

/** Why a cauldron may not be used at all now: not one of the acting side, used this turn, or without an ordered unit in its hex (2.8.14). */
function whyNotAtHand(battle: Battle, state: GameState, cauldron: PieceId): Refusal | null {
  const piece = state.pieces[cauldron];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, cauldron) !== state.active) return refuse('not-your-piece', '2.18');
  if (!isCauldron(battle, cauldron)) return refuse('not-a-cauldron', '2.11.9');
  if (piece.worked) return refuse('poured-already', '2.11.9');
  const crew = unitAt(battle, state, standingAt(state, cauldron));
  const attended =
    crew !== null && sideOf(battle, crew) === sideOf(battle, cauldron) && isOrdered(battle, state, crew);
  return attended ? null : refuse('oil-unattended', '2.11.9');
}
