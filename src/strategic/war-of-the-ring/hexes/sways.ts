/** Combat cards at the border (4.4): what the cards of one block do to the two sides on the hexes, before it and while it lasts. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { CARD_RULES, type Effect } from '../battle/combatCards.ts';
import { opponent, type Both, type Seat } from '../brief.ts';
import { SEATS } from '../link.ts';
import { STEPS_OF_HIT } from '../roster.ts';
import type { Closing } from './closings.ts';
import { LINE_LIMIT } from './dials.ts';
import { lineLimit, order } from './formations.ts';
import { companionsOf, elitesOf, leadership, leadershipOf, nazgulLeadership } from './leadership.ts';
import { stepsLeft } from './losses.ts';
import type { Fight, Standing } from './standing.ts';
import { unlookedFor } from './events.ts';

/** What sways one side in one block. */
export interface Sway {
  /** Letters by which the melee of its formations is better; below 0 worse. */
  readonly letters: number;
  /** By how much its leaders are better at rallies and duels. */
  readonly ratings: number;
  /** At most so many formations in the line, and so many fewer, never below one. */
  readonly most: number;
  readonly fewer: number;
  /** Points of leadership given up: as many tries to rally less. */
  readonly spent: number;
  /** No leader of it rallies. */
  readonly silent: boolean;
  /** Characters who are kept out of the block. */
  readonly resting: readonly string[];
  /** Steps its line loses before the block. */
  readonly before: number;
  /** What it does when the block is over. */
  readonly closings: readonly Closing[];
}

const UNSWAYED: Sway = {
  letters: 0,
  ratings: 0,
  most: LINE_LIMIT,
  fewer: 0,
  spent: 0,
  silent: false,
  resting: [],
  before: 0,
  closings: [],
};

/** What the cards chosen for a block come to, and the events that last as long as the battle. Where a card leaves its player a choice it is made as in every table of odds. */
export function swaysOf(fight: Fight, standing: Standing, cards: Both<string | null>): Both<Sway> {
  const live = uncancelled(cards);
  let sways: Both<Sway> = {
    attacker: UNSWAYED,
    defender: { ...UNSWAYED, fewer: unlookedFor(fight) },
  };
  for (const seat of SEATS) {
    for (const effect of effectsOf(live[seat])) {
      sways = swayed({ fight, standing, seat, alone: cards[opponent(seat)] === null }, sways, effect);
    }
  }
  return sways;
}

function effectsOf(title: string | null): readonly Effect[] {
  return title === null ? [] : (CARD_RULES[title]?.effects.flat() ?? []);
}

/** Daring Defiance and Swarm of Bats undo the card across; of two that undo each other the defender's is first (B6). */
function uncancelled(cards: Both<string | null>): Both<string | null> {
  const undoes = (seat: Seat): boolean =>
    effectsOf(cards[seat]).some(({ type }) => type === 'daring' || type === 'bats');
  if (undoes('defender')) return { ...cards, attacker: null };
  return undoes('attacker') ? { ...cards, defender: null } : cards;
}

/** Who plays a card, and when; `alone`: the other side has none. */
interface Play {
  readonly fight: Fight;
  readonly standing: Standing;
  readonly seat: Seat;
  readonly alone: boolean;
}

function swayed(play: Play, sways: Both<Sway>, effect: Effect): Both<Sway> {
  const { fight, standing, seat, alone } = play;
  const enemy = opponent(seat);
  const more = (whose: Seat, change: Partial<Sway>): Both<Sway> => ({
    ...sways,
    [whose]: { ...sways[whose], ...change },
  });
  const own = sways[seat];
  const foe = sways[enemy];
  const closing = (one: Closing, change: Partial<Sway> = {}): Both<Sway> =>
    more(seat, { ...change, closings: [...own.closings, one] });
  switch (effect.type) {
    case 'sway': {
      const { who, roll = 0, reroll = 0 } = effect;
      const better = (one: Sway): Sway => ({
        ...one,
        letters: one.letters + roll,
        ratings: one.ratings + reroll,
      });
      return {
        ...sways,
        ...(who === 'enemy' ? {} : { [seat]: better(own) }),
        ...(who === 'own' ? {} : { [enemy]: better(foe) }),
      };
    }
    case 'give up nazgul':
      return more(seat, { spent: own.spent + effect.leadership });
    case 'dread': {
      const given = nazgulLeadership(fight, standing, seat);
      return {
        [seat]: { ...own, spent: own.spent + given },
        [enemy]: { ...foe, fewer: foe.fewer + given },
      } as unknown as Both<Sway>;
    }
    case 'brave stand':
      return more(enemy, { fewer: foe.fewer + companionsOf(fight, standing, seat).length });
    case 'most dice':
      return more(enemy, { most: Math.min(foe.most, effect.dice) });
    case 'turn a miss': {
      const giver = companionsOf(fight, standing, seat).find((one) => leadershipOf(fight, seat, one) > 0);
      const given = giver === undefined ? 0 : leadershipOf(fight, seat, giver);
      if (given === 0) return sways;
      return closing({ type: 'strike', steps: STEPS_OF_HIT, when: 'always' }, { spent: own.spent + given });
    }
    case 'turn misses of the heir': {
      const heir = companionsOf(fight, standing, seat).find(({ id }) => id === 'strider' || id === 'aragorn');
      if (heir === undefined) return sways;
      const steps = STEPS_OF_HIT * (heir.id === 'aragorn' ? 2 : 1);
      return closing({ type: 'strike', steps, when: 'always' }, { spent: own.spent + heir.leadership });
    }
    case 'confuse': {
      const dice = Math.min(lineLimit(foe), unitsAlive(fight, standing, enemy));
      return closing({ type: 'strike', steps: worth(dice, 6), when: 'always' });
    }
    case 'if any hit':
      return closing({ type: 'strike', steps: STEPS_OF_HIT * effect.more, when: 'hit' });
    case 'if out-hit':
      return closing({ type: 'strike', steps: STEPS_OF_HIT * effect.more, when: 'out-hit' });
    case 'two to one':
      return closing({ type: 'strike', steps: STEPS_OF_HIT, when: 'two to one' });
    case 'cancel a hit':
      return closing({ type: 'heal', steps: STEPS_OF_HIT, hits: 2 });
    case 'heroic death':
      return closing({ type: 'heroic death' });
    case 'kill by re-roll':
      return closing({ type: 'kill', whom: effect.whom });
    case 'extra attack': {
      const dice = Math.min(LINE_LIMIT, diceOf(play, effect.dice));
      const steps = worth(dice, effect.hitsOn ?? targetOf(fight, seat));
      return effect.after
        ? closing({ type: 'strike', steps, when: 'always' })
        : more(enemy, { before: foe.before + steps });
    }
    case 'own hits': {
      // One hit is taken where a unit is left to fight on, as policies have it.
      const taken = unitsAlive(fight, standing, seat) > 1 ? 1 : 0;
      const price = STEPS_OF_HIT * taken;
      if (effect.buys === 'roll') {
        return more(seat, { before: own.before + price, letters: own.letters + taken });
      }
      return closing({ type: 'onslaught', price, steps: worth(taken, 4) });
    }
    case 'daring': {
      const given = companionsOf(fight, standing, seat).reduce(
        (sum, one) => sum + leadershipOf(fight, seat, one),
        0,
      );
      return more(seat, { spent: own.spent + given });
    }
    case 'bats':
      return alone ? more(seat, { ratings: own.ratings + 1 }) : sways;
    case 'scouts':
      return sways;
    case 'stench': {
      const silent = nazgulLeadership(fight, standing, seat) >= leadership(fight, standing, enemy);
      return more(enemy, { silent: foe.silent || silent });
    }
    case 'silence': {
      const [first] = companionsOf(fight, standing, enemy);
      return first === undefined ? sways : more(enemy, { resting: [...foe.resting, first.id] });
    }
    default:
      return assertNever(effect);
  }
}

function unitsAlive({ link }: Fight, { losses }: Standing, seat: Seat): number {
  return order(link, seat).filter((id) => stepsLeft(id, losses) > 0).length;
}

function diceOf({ fight, standing, seat }: Play, dice: 'leadership' | 'elites' | number): number {
  if (dice === 'leadership') return leadership(fight, standing, seat);
  return dice === 'elites' ? elitesOf(fight, standing, seat).length : dice;
}

/** The face that hits without modifiers: 6 against a hold, else 5 (B5, B11). */
function targetOf({ link: { mode } }: Fight, seat: Seat): number {
  return mode === 'assault' && seat === 'attacker' ? 6 : 5;
}

/** What so many dice are worth in steps, on average, half a step counting as one: no die is thrown at the border. */
function worth(dice: number, lowestHit: number): number {
  return Math.floor((2 * STEPS_OF_HIT * dice * (7 - lowestHit) + 6) / 12);
}
