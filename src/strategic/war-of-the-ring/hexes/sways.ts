/** Combat cards at the border (4.4): what sways the two sides in one block. */
import { CARD_RULES, type Effect } from '../battle/combatCards.ts';
import type { Led } from '../battle/leadership.ts';
import { opponent, type Both, type Seat, SEATS } from '../brief/brief.ts';
import { changeBy } from './cardEffects.ts';
import type { Closing } from './closings.ts';
import { LINE_LIMIT } from '../dials.ts';
import { companionsLed, ledNow } from './leadership.ts';
import type { Fight, Standing } from './standing.ts';

/** What sways one side in one block. */
export interface BlockSway {
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

const UNSWAYED: BlockSway = {
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
export function swaysOf(fight: Fight, standing: Standing, cards: Both<string | null>): Both<BlockSway> {
  const led = ledNow(fight, standing);
  const live = leaveOutCancelled(led, cards);
  const { fewer } = fight.setting;
  let sways: Both<BlockSway> = {
    attacker: { ...UNSWAYED, fewer: fewer.attacker },
    defender: { ...UNSWAYED, fewer: fewer.defender },
  };
  for (const seat of SEATS) {
    const enemy = opponent(seat);
    for (const effect of effectsOf(live[seat])) {
      const alone = cards[enemy] === null;
      const { own, foe } = changeBy(
        { fight, standing, led, seat, alone, own: sways[seat], foe: sways[enemy] },
        effect,
      );
      const mine = { ...sways[seat], ...own };
      const theirs = { ...sways[enemy], ...foe };
      sways =
        seat === 'attacker' ? { attacker: mine, defender: theirs } : { attacker: theirs, defender: mine };
    }
  }
  return sways;
}

function effectsOf(title: string | null): readonly Effect[] {
  return title === null ? [] : (CARD_RULES[title]?.effects.flat() ?? []);
}

/** Daring Defiance, while there is leadership to give up for it, and Swarm of Bats undo the card across; of two that undo each other the defender's is first (B6). */
function leaveOutCancelled(led: Led, cards: Both<string | null>): Both<string | null> {
  const undoes = (seat: Seat): boolean =>
    effectsOf(cards[seat]).some(
      ({ type }) => type === 'bats' || (type === 'daring' && companionsLed(led, seat) > 0),
    );
  if (undoes('defender')) return { ...cards, attacker: null };
  return undoes('attacker') ? { ...cards, defender: null } : cards;
}
