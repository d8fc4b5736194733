/** What magic leaves behind in the state (2.12), from the instant a spell succeeds (2.12.2): folded like every event, without dice, charts or legality. */
import { BANNER_PHASES } from '../rulebook/house.ts';
import { assertNever } from '../kernel/assertNever.ts';
import { pieceWith, stateWith, withPiece } from './copies.ts';
import type { EventOf } from './event.ts';
import type { GameState, MagicState, PieceState } from './state.ts';

type MagicEvent = EventOf<
  'SpellCast' | 'SpellWorked' | 'LeaderThawed' | 'MagicBegan' | 'GrondCounted' | 'BannerRallied'
>;

/** Folds one event of magic into the state. */
export function reduceMagic(state: GameState, event: MagicEvent): GameState {
  const { magic, pieces } = state;
  switch (event.type) {
    case 'SpellCast': {
      const { caster, spell, points } = event;
      const cast = {
        ...magic,
        cast: [...magic.cast, spell],
        freezes: magic.freezes + Number(spell === 'freeze'),
      };
      const left = pieces[caster]!.magic - points;
      return withPiece(stateWith(state, { magic: cast }), caster, { magic: left, enchanted: true });
    }
    case 'SpellWorked':
      return workSpell(state, event);
    case 'LeaderThawed':
      return withPiece(state, event.leader, { frozen: 0 });
    case 'MagicBegan':
      return pieces.some(isMarked) ? stateWith(state, { pieces: pieces.map(unmark) }) : state;
    case 'GrondCounted':
      return stateWith(state, { magic: { ...magic, grond: Math.max(0, magic.grond - 1) } });
    case 'BannerRallied':
      return stateWith(state, { magic: { ...magic, bannerRallies: magic.bannerRallies + 1 } });
    default:
      return assertNever(event);
  }
}

function isMarked({ enchanted, duelled }: PieceState): boolean {
  return enchanted || duelled;
}

function unmark(piece: PieceState): PieceState {
  return isMarked(piece) ? pieceWith(piece, { enchanted: false, duelled: false }) : piece;
}

function workSpell(state: GameState, { spell, points, target }: EventOf<'SpellWorked'>): GameState {
  const { magic } = state;
  switch (spell) {
    case 'break-darkness':
      return stateWith(state, { magic: { ...magic, darknessBroken: true } });
    case 'stalemate':
      return stateWith(state, { magic: { ...magic, stalemate: true } });
    case 'fear':
      return stateWith(state, { magic: { ...magic, fear: true } });
    case 'reveal':
      return stateWith(state, { magic: { ...magic, banner: true, bannerPhases: BANNER_PHASES } });
    case 'activate-grond':
      return stateWith(state, { magic: { ...magic, grond: magic.grond + points } });
    case 'freeze':
      return target === null ? state : withPiece(state, target, { frozen: state.turn });
    default:
      return assertNever(spell);
  }
}

/** What is left of magic when a game-turn begins: spells of the turn are over (2.18.3), the banner has one phase less (2.12). */
export function magicOfNewTurn(magic: MagicState): MagicState {
  return {
    ...magic,
    cast: [],
    darknessBroken: false,
    stalemate: false,
    fear: false,
    bannerPhases: Math.max(0, magic.bannerPhases - 1),
    bannerRallies: 0,
  };
}

/** No spell has been cast yet. */
export const NO_MAGIC: MagicState = {
  cast: [],
  freezes: 0,
  darknessBroken: false,
  stalemate: false,
  fear: false,
  grond: 0,
  banner: false,
  bannerPhases: 0,
  bannerRallies: 0,
};
