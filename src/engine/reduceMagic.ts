/** What magic leaves behind in the state (2.12): folded like every event, without dice, charts or legality. */
import { BANNER_PHASES } from '../rulebook/house.ts';
import { assertNever } from '../kernel/assertNever.ts';
import type { EventOf } from './event.ts';
import type { GameState, MagicState } from './state.ts';

type MagicEvent = EventOf<
  'SpellCast' | 'SpellWorked' | 'LeaderThawed' | 'MagicBegan' | 'GrondCounted' | 'BannerRallied'
>;

/** Folds one event of magic into the state. */
export function reduceMagic(state: GameState, event: MagicEvent): GameState {
  const { magic, pieces } = state;
  switch (event.type) {
    case 'SpellCast': {
      const { caster, spell, points } = event;
      const before = pieces[caster]!;
      return {
        ...state,
        pieces: pieces.with(caster, { ...before, magic: before.magic - points, enchanted: true }),
        magic: {
          ...magic,
          cast: [...magic.cast, spell],
          freezes: magic.freezes + Number(spell === 'freeze'),
        },
      };
    }
    case 'SpellWorked':
      return worked(state, event);
    case 'LeaderThawed':
      return { ...state, pieces: pieces.with(event.leader, { ...pieces[event.leader]!, frozen: 0 }) };
    case 'MagicBegan':
      return {
        ...state,
        pieces: pieces.map((piece) =>
          piece.enchanted || piece.duelled ? { ...piece, enchanted: false, duelled: false } : piece,
        ),
      };
    case 'GrondCounted':
      return { ...state, magic: { ...magic, grond: Math.max(0, magic.grond - 1) } };
    case 'BannerRallied':
      return { ...state, magic: { ...magic, bannerRallies: magic.bannerRallies + 1 } };
    default:
      return assertNever(event);
  }
}

function worked(state: GameState, { spell, points, target }: EventOf<'SpellWorked'>): GameState {
  const { magic, pieces } = state;
  switch (spell) {
    case 'break-darkness':
      return { ...state, magic: { ...magic, darknessBroken: true } };
    case 'stalemate':
      return { ...state, magic: { ...magic, stalemate: true } };
    case 'fear':
      return { ...state, magic: { ...magic, fear: true } };
    case 'reveal':
      return { ...state, magic: { ...magic, banner: true, bannerPhases: BANNER_PHASES } };
    case 'activate-grond':
      return { ...state, magic: { ...magic, grond: magic.grond + points } };
    case 'freeze':
      return target === null
        ? state
        : { ...state, pieces: pieces.with(target, { ...pieces[target]!, frozen: state.turn }) };
    default:
      return assertNever(spell);
  }
}

/** What is left of magic when a game-turn begins: spells of the turn are over, the banner has one phase less (2.12). */
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
