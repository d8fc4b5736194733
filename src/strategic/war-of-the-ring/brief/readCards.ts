/** Reads the cards of a brief: events in force and hands, each once, on the side that may hold them, where they can be. */
import type { Complain } from '../../reading.ts';
import { ring } from '../said.ts';
import { cardName } from '../wording.ts';
import type { Both, Seat } from './brief.ts';
import type { BriefDraft } from './draft.ts';
import { CARD_CONDITIONS, THREE_ROUNDS } from './cardConditions.ts';
import { CARDS, cardOf } from '../facts.ts';
import type { Alliance, Nation } from '../figures.ts';
import { bare, sayUnknown } from '../../nearest.ts';
import type { Armies } from './readArmies.ts';

/** Cards by seat. */
export interface CardsRead {
  readonly cards: Both<readonly string[]>;
  readonly hands: Both<readonly string[]>;
}

const CARD_NAMES = CARDS.map(({ name }) => name);

/** What a player may hold: six cards in a game of two; four, but for a Free Peoples player who is alone (guide and published). */
export function handLimit(players: number, alliance: Alliance): number {
  return players === 2 || (players === 3 && alliance === 'free') ? 6 : 4;
}

/** Reads events and hands of a draft. */
export function readCards(
  draft: BriefDraft,
  region: string | null,
  armies: Armies,
  atWar: readonly Nation[],
  complain: Complain,
): CardsRead {
  const places = new Map<string, string>();
  const read = (part: 'cards' | 'hands', seat: Seat): readonly string[] =>
    (draft[part]?.[seat] ?? []).flatMap((name, index) => {
      const path = `/${part}/${seat}/${index}`;
      const id = cardNamed(name, path, complain);
      if (id === null) return [];
      return mayBeThere(id, path, armies.alliances[seat], places, complain) ? [id] : [];
    });
  const cards = { attacker: read('cards', 'attacker'), defender: read('cards', 'defender') };
  const hands = { attacker: read('hands', 'attacker'), defender: read('hands', 'defender') };
  for (const seat of ['attacker', 'defender'] as const) {
    const place = { draft, region, armies, atWar, seat };
    for (const id of cards[seat]) {
      for (const condition of CARD_CONDITIONS[id] ?? []) {
        const why = condition(place);
        if (why !== null)
          complain(
            places.get(id)!,
            'impossible-card',
            ring({ say: 'impossibleCard', card: cardName(id), why: ring(why) }),
          );
      }
    }
    checkHand(hands[seat], seat, armies.alliances[seat], draft.players?.number ?? 2, complain);
  }
  const paying = cards.attacker.filter((id) => THREE_ROUNDS.includes(id));
  if (paying.length > 1) complain(places.get(paying[1]!)!, 'impossible-card', ring({ say: 'oneCardPays' }));
  return { cards, hands };
}

function cardNamed(name: string, path: string, complain: Complain): string | null {
  const found = CARDS.find((one) => one.id === name || bare(one.name) === bare(name));
  if (found === undefined) complain(path, 'no-such-card', sayUnknown('card', name, CARD_NAMES));
  return found?.id ?? null;
}

function mayBeThere(
  id: string,
  path: string,
  alliance: Alliance | null,
  places: Map<string, string>,
  complain: Complain,
): boolean {
  const { side } = cardOf(id)!;
  const before = places.get(id);
  if (before !== undefined) {
    complain(path, 'twice', ring({ say: 'cardTwice', card: cardName(id), before }));
    return false;
  }
  places.set(id, path);
  if (alliance === null || alliance === side) return true;
  complain(path, 'wrong-side', ring({ say: 'cardOfOther', card: cardName(id), alliance: side }));
  return false;
}

function checkHand(
  hand: readonly string[],
  seat: Seat,
  alliance: Alliance | null,
  players: number,
  complain: Complain,
): void {
  if (alliance === null) return;
  const perPlayer = handLimit(players, alliance);
  const most = perPlayer * (players === 2 || (players === 3 && alliance === 'free') ? 1 : 2);
  if (hand.length > most)
    complain(`/hands/${seat}`, 'too-many-cards', ring({ say: 'tooManyCards', held: hand.length, most }));
}
