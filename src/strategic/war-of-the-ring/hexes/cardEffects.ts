/** What each effect of a combat card is on the hexes (4.4): a change of what sways its player's side, or the other. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { sumOf, unitsOf } from '../armies.ts';
import type { Effect } from '../battle/combatCards.ts';
import {
  companionsOf,
  leadership,
  leadershipOf,
  nazgulLeadership,
  targetOf,
  type Led,
} from '../battle/leadership.ts';
import { opponent, type Seat } from '../brief/brief.ts';
import type { Character } from '../facts.ts';
import { STEPS_OF_HIT } from '../roster.ts';
import type { Closing } from './closings.ts';
import { LINE_LIMIT } from '../dials.ts';
import { lineLimit } from './formations.ts';
import { companionsLed } from './leadership.ts';
import type { Fight, Standing } from './standing.ts';
import type { BlockSway } from './sways.ts';

/** A card that is played: by whom, and what sways both sides so far; `alone`: the other side has none. */
interface Play {
  readonly fight: Fight;
  readonly standing: Standing;
  readonly led: Led;
  readonly seat: Seat;
  readonly alone: boolean;
  readonly own: BlockSway;
  readonly foe: BlockSway;
}

/** What changes for the player of a card and for the other side. */
interface Change {
  readonly own?: Partial<BlockSway>;
  readonly foe?: Partial<BlockSway>;
}

const NO_CHANGE: Change = {};

/** The change that an effect brings. */
export function changeBy(play: Play, effect: Effect): Change {
  const { fight, standing, led, seat, alone, own, foe } = play;
  const enemy = opponent(seat);
  switch (effect.type) {
    case 'sway': {
      const { who, roll = 0, reroll = 0 } = effect;
      const better = ({ letters, ratings }: BlockSway): Partial<BlockSway> => ({
        letters: letters + roll,
        ratings: ratings + reroll,
      });
      return { own: who === 'enemy' ? {} : better(own), foe: who === 'own' ? {} : better(foe) };
    }
    case 'give up nazgul':
      return { own: { spent: own.spent + effect.leadership } };
    case 'dread': {
      const given = nazgulLeadership(led, seat);
      return { own: { spent: own.spent + given }, foe: { fewer: foe.fewer + given } };
    }
    case 'brave stand':
      return { foe: { fewer: foe.fewer + companionsOf(led, seat).length } };
    case 'most dice':
      return { foe: { most: Math.min(foe.most, effect.dice) } };
    case 'turn a miss':
      return turnMisses(
        play,
        companionsOf(led, seat).find((one) => ledBy(play, one) > 0),
        1,
      );
    case 'turn misses of the heir': {
      const heir = companionsOf(led, seat).find(({ id }) => id === 'strider' || id === 'aragorn');
      return turnMisses(play, heir, heir?.id === 'aragorn' ? 2 : 1);
    }
    case 'confuse':
      return strike(play, worth(Math.min(lineLimit(foe), unitsAlive(play, enemy)), 6), 'always');
    case 'if any hit':
      return strike(play, STEPS_OF_HIT * effect.more, 'hit');
    case 'if out-hit':
      return strike(play, STEPS_OF_HIT * effect.more, 'out-hit');
    case 'two to one':
      return strike(play, STEPS_OF_HIT, 'two to one');
    case 'cancel a hit':
      return closing(play, { type: 'heal', steps: STEPS_OF_HIT, hits: 2 });
    case 'heroic death':
      return closing(play, { type: 'heroic death' });
    case 'kill by re-roll':
      return closing(play, { type: 'kill', whom: effect.whom });
    case 'extra attack': {
      const steps = worth(
        Math.min(LINE_LIMIT, diceOf(play, effect.dice)),
        effect.hitsOn ?? targetOf(fight.setting, { round: standing.number }, seat),
      );
      return effect.after ? strike(play, steps, 'always') : { foe: { before: foe.before + steps } };
    }
    case 'own hits': {
      // One hit is taken where a unit is left to fight on, as the policies of the odds have it.
      const taken = unitsAlive(play, seat) > 1 ? 1 : 0;
      const price = STEPS_OF_HIT * taken;
      if (effect.buys === 'roll')
        return { own: { before: own.before + price, letters: own.letters + taken } };
      return closing(play, { type: 'onslaught', price, steps: worth(taken, 4) });
    }
    case 'daring':
      return { own: { spent: own.spent + companionsLed(led, seat) } };
    case 'bats':
      return alone ? { own: { ratings: own.ratings + 1 } } : NO_CHANGE;
    case 'scouts':
      return NO_CHANGE;
    case 'stench': {
      const cowed = nazgulLeadership(led, seat) >= leadership(fight.setting, led, enemy);
      return { foe: { silent: foe.silent || cowed } };
    }
    case 'silence': {
      const [first] = companionsOf(led, enemy);
      return first === undefined ? NO_CHANGE : { foe: { resting: [...foe.resting, first.id] } };
    }
    default:
      return assertNever(effect);
  }
}

function closing({ own }: Play, one: Closing): Change {
  return { own: { closings: [...own.closings, one] } };
}

function strike(
  play: Play,
  steps: number,
  when: Extract<Closing, { readonly type: 'strike' }>['when'],
): Change {
  return closing(play, { type: 'strike', steps, when });
}

/** Misses that become hits, for the leadership of a companion. */
function turnMisses(play: Play, giver: Character | undefined, misses: number): Change {
  if (giver === undefined) return NO_CHANGE;
  const { own } = strike(play, STEPS_OF_HIT * misses, 'always');
  return { own: { ...own, spent: play.own.spent + ledBy(play, giver) } };
}

function ledBy({ led, seat }: Play, character: Character): number {
  return leadershipOf(led, seat, character);
}

function unitsAlive({ led }: Play, seat: Seat): number {
  return unitsOf(led.sides[seat].army);
}

function diceOf({ fight, led, seat }: Play, dice: 'leadership' | 'elites' | number): number {
  if (dice === 'leadership') return leadership(fight.setting, led, seat);
  return dice === 'elites' ? sumOf(led.sides[seat].army.figures, 'elite') : dice;
}

/** What so many dice are worth in steps on average, half a step counting as one: no die is thrown at the border. */
function worth(dice: number, lowestHit: number): number {
  return Math.floor((2 * STEPS_OF_HIT * dice * (7 - lowestHit) + 6) / 12);
}
