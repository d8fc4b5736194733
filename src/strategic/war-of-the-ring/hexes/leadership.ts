/** L on the hexes (4.3): the leadership of the strategic battle (B3), asked of a fight as it stands. */
import { changeCounts, addCounts } from '../armies.ts';
import { companionsOf, leadership, leadershipOf, type Led } from '../battle/leadership.ts';
import { UNSWAYED } from '../battle/terms.ts';
import { opponent, type NationCounts, type Seat } from '../brief/brief.ts';
import { countFigures, figureOf } from '../roster.ts';
import { MOST_LEADERSHIP } from '../dials.ts';
import { elitesLeft, leadersOf, peopleOf, unitsLeft, type Fight, type Standing } from './standing.ts';

/** A fight as the rules of leadership see a battle: no card of this round has taken anything away yet. */
export function ledNow(fight: Fight, standing: Standing): Led {
  const side = (seat: Seat): Led['sides'][Seat] => ({
    army: { figures: figuresNow(fight, standing, seat), characters: peopleOf(fight, standing, seat) },
    cowed: fight.whiteRider === opponent(seat),
    spent: fight.whiteRider === seat ? ['gandalf-white'] : [],
  });
  return {
    sides: { attacker: side('attacker'), defender: side('defender') },
    sway: { attacker: UNSWAYED, defender: UNSWAYED },
  };
}

/** Units and leaders who are still there; an elite who has lost a hit of his own counts as a regular. */
function figuresNow(fight: Fight, standing: Standing, seat: Seat): NationCounts {
  const units = unitsLeft(fight, standing, seat);
  const whole = elitesLeft(fight, standing, seat);
  const halved = units.filter((id) => figureOf(id).type === 'elite' && !whole.includes(id));
  const asRegulars = halved.reduce((counts, id) => {
    const { nation } = figureOf(id);
    return changeCounts(changeCounts(counts, nation, 'elite', -1), nation, 'regular', 1);
  }, countFigures(units));
  return addCounts(asRegulars, countFigures(leadersOf(fight, standing, seat)));
}

/** What all companions of a seat lead with. */
export function companionsLed(led: Led, seat: Seat): number {
  return companionsOf(led, seat).reduce((sum, one) => sum + leadershipOf(led, seat, one), 0);
}

/** The points of leadership that a seat has in a block, five at most (B3); none where a card silences its leaders, and fewer by what it gave up. */
export function pointsOf(
  fight: Fight,
  standing: Standing,
  seat: Seat,
  { silent, spent }: Readonly<{ silent: boolean; spent: number }>,
): number {
  if (silent) return 0;
  const left = Math.max(0, leadership(fight.setting, ledNow(fight, standing), seat) - spent);
  return Math.min(MOST_LEADERSHIP, left);
}
