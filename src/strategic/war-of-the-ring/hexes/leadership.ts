/** L on the hexes (4.3): who leads in a block, and how often they may try to rally. */
import { characterOf, type Character } from '../facts.ts';
import type { Nation } from '../figures.ts';
import { opponent, type Seat } from '../brief.ts';
import { figureOf, STEPS_OF_HIT } from '../roster.ts';
import { MOST_LEADERSHIP, TRIES_PER_LEADER } from './dials.ts';
import { order } from './formations.ts';
import { stepsLeft } from './losses.ts';
import { WITCH_KING } from './people.ts';
import { leadersOf, peopleOf, type Fight, type Standing } from './standing.ts';

/** The characters of a seat, with what the facts say of them. */
export function charactersOf(fight: Fight, standing: Standing, seat: Seat): readonly Character[] {
  return peopleOf(fight, standing, seat).flatMap((id) => characterOf(id) ?? []);
}

/** The companions of a seat who lead. */
export function companionsOf(fight: Fight, standing: Standing, seat: Seat): readonly Character[] {
  return charactersOf(fight, standing, seat).filter(
    ({ side, level, leadership }) => side === 'free' && level !== 0 && leadership > 0,
  );
}

/** The leadership of one character: none for the White Rider who gave his up, none for a Witch-king whom he faces. */
export function leadershipOf({ whiteRider }: Fight, seat: Seat, { id, leadership }: Character): number {
  if (id === WITCH_KING && whiteRider === opponent(seat)) return 0;
  return id === 'gandalf-white' && whiteRider === seat ? 0 : leadership;
}

/** What all companions of a seat lead with. */
export function companionsLed(fight: Fight, standing: Standing, seat: Seat): number {
  return companionsOf(fight, standing, seat).reduce((sum, one) => sum + leadershipOf(fight, seat, one), 0);
}

/** Leadership of the Nazgûl of a seat, the Witch-king among them. */
export function nazgulLeadership(fight: Fight, standing: Standing, seat: Seat): number {
  if (fight.whiteRider === opponent(seat)) return 0;
  const king = charactersOf(fight, standing, seat).find(({ id }) => id === WITCH_KING);
  return nazgulIn(fight, standing, seat) + (king?.leadership ?? 0);
}

/** The Nazgûl figures of a seat that are still in the battle. */
export function nazgulIn(fight: Fight, standing: Standing, seat: Seat): number {
  return leadersOf(fight, standing, seat).filter((id) => figureOf(id).type === 'nazgul').length;
}

/** The elites of a seat that are more than a regular still. */
export function elitesOf({ link }: Fight, { losses }: Standing, seat: Seat): readonly string[] {
  return order(link, seat).filter(
    (id) => figureOf(id).type === 'elite' && stepsLeft(id, losses) > STEPS_OF_HIT,
  );
}

/** L: the leadership of a seat (B3), Saruman's elites included (difference 13). */
export function leadership(fight: Fight, standing: Standing, seat: Seat): number {
  const captains = leadersOf(fight, standing, seat).length - nazgulIn(fight, standing, seat);
  const led = charactersOf(fight, standing, seat)
    .filter(({ id }) => id !== WITCH_KING)
    .reduce((sum, one) => sum + leadershipOf(fight, seat, one), 0);
  return captains + led + nazgulLeadership(fight, standing, seat) + leadingElites(fight, standing, seat);
}

function leadingElites(fight: Fight, standing: Standing, seat: Seat): number {
  const { brief, link } = fight;
  const here = [...link.attacker.characters, ...link.defender.characters];
  if (![...brief.inPlay, ...here].includes('saruman')) return 0;
  const both = brief.rules === 'guide' || brief.players.number > 2;
  const nations: readonly Nation[] = both ? ['isengard', 'southrons'] : ['isengard'];
  return elitesOf(fight, standing, seat).filter((id) => nations.includes(figureOf(id).nation)).length;
}

/** The tries to rally that a seat has in a block after so many points of leadership were given up. */
export function triesOf(fight: Fight, standing: Standing, seat: Seat, spent: number): number {
  const led = Math.max(0, leadership(fight, standing, seat) - spent);
  return Math.min(MOST_LEADERSHIP, led) * TRIES_PER_LEADER;
}
