/**
 * What could not have happened: rounds nobody could pay for, more hits than dice, deaths without a cause. The check sum of a
 * result shows that it was damaged, not that it is true; whoever makes a result up may sum it anew, and is stopped here.
 */
import type { BriefProblem } from '../../siege.ts';
import { CARD_RULES, type Effect } from '../battle/combatCards.ts';
import { hitsBefore } from '../battle/events.ts';
import { opponent, type Both, type Seat, type SiegeBrief } from '../brief/brief.ts';
import { DENETHORS_FOLLY } from '../eventIds.ts';
import { cardOf, characterOf } from '../facts.ts';
import { SEATS, stepsOf, type SiegeLink } from './link.ts';
import { paymentsOf } from './payment.ts';
import type { SiegeResult } from './result.ts';
import { figureOf, isUnit, STEPS_OF_HIT, type FigureId } from '../roster.ts';

/** The most dice of a roll, an extra attack or an event (B2, B11), and so the most hits a card or an event brings. */
const MOST_DICE = 5;
/** A field battle of the guide ends with this round, unless an elite is reduced (difference 7). */
const LAST_FIELD_ROUND = 5;
const EAGLES = 'fp-char-18';

type Say = (path: string, code: string, message: string) => void;

/** What bears on what a result may say. */
interface Case {
  readonly brief: SiegeBrief;
  readonly link: SiegeLink;
  readonly result: SiegeResult;
  /** Whole hits that each side paid for. */
  readonly paid: Both<number>;
  /** Whether a unit of a side is unhurt, so that the side lives whatever became of the others. */
  readonly lives: Both<boolean>;
}

/** Everything a result says that could not have come of its battle; its figures and steps are in their bounds. */
export function impossibleProblems(
  brief: SiegeBrief,
  link: SiegeLink,
  result: SiegeResult,
): readonly BriefProblem[] {
  const problems: BriefProblem[] = [];
  const say: Say = (path, code, message) => problems.push({ path, code, message });
  const payments = {
    attacker: [...paymentsOf(link.attacker.figures, result.steps)],
    defender: [...paymentsOf(link.defender.figures, result.steps)],
  };
  const paid = (seat: Seat): number => payments[seat].reduce((sum, [, { hits }]) => sum + hits, 0);
  const lives = (seat: Seat): boolean => payments[seat].some(([, { hits }]) => hits === 0);
  const one: Case = {
    brief,
    link,
    result,
    paid: { attacker: paid('attacker'), defender: paid('defender') },
    lives: { attacker: lives('attacker'), defender: lives('defender') },
  };
  checkRounds(one, say);
  for (const seat of SEATS) checkHits(one, seat, say);
  if (result.by === 'dice') checkDiceSteps(one, say);
  for (const seat of SEATS) checkDeaths(one, seat, say);
  checkEnd(one, say);
  return problems;
}

/** The rounds that are paid for, or that a field battle of the guide has; null: without end. */
function roundsFor({ link: { mode, rules, roundsPaid } }: Case): number | null {
  if (mode === 'assault') return roundsPaid;
  return rules === 'guide' ? LAST_FIELD_ROUND : null;
}

/** A1, A2, A4: every round beyond those costs the attacker an elite reduced; no round is fought only where the defender left, or an event left nobody. */
function checkRounds(one: Case, say: Say): void {
  const { link, result, paid, brief } = one;
  const { rounds, after } = result;
  const most = roundsFor(one);
  const elites = link.attacker.figures.filter((id) => figureOf(id).type === 'elite').length;
  const beyond = most === null ? 0 : Math.max(0, rounds - most);
  if (beyond > elites)
    say(
      '/rounds',
      'impossible-rounds',
      `${rounds} rounds: ${most} are paid for, and ${elites} elites of the attacker can be driven on (A2)`,
    );
  else if (beyond > paid.attacker)
    say(
      '/rounds',
      'impossible-rounds',
      `${rounds} rounds: each beyond ${most} costs an elite of the attacker, and he lost ${paid.attacker} hits (A2)`,
    );
  if (rounds > 0) return;
  if (after.defender === 'withdraws') return;
  if (after.defender === 'retreats' && holds(brief, 'defender', 'scouts')) return;
  if (SEATS.some((seat) => brief.cards[seat].some(hitsBefore))) return;
  say('/rounds', 'impossible-rounds', 'no round was fought, and nobody left before the first (S1, F2)');
}

/** B2, B11: no more hits than dice were thrown; on the hexes a block may cost more, but nothing is lost without one. */
function checkHits({ brief, link, result, paid }: Case, seat: Seat, say: Say): void {
  const enemy = opponent(seat);
  const { rounds, by } = result;
  if (by === 'tactics' && rounds > 0) return;
  const units = link[enemy].figures.filter(isUnit).length;
  const bonus = link[enemy].characters.reduce(
    (sum, id) => sum + (characterOf(id)?.combatStrengthBonus ?? 0),
    0,
  );
  const dice = Math.min(MOST_DICE, units + bonus);
  const cards = brief.hands.attacker.length + brief.hands.defender.length;
  const events = brief.cards[enemy].filter(hitsBefore).length;
  const pressed = seat === 'attacker' ? rounds : 0;
  const worn = link[seat].figures.filter((id) => link.wear[id] !== undefined).length;
  const most = rounds * dice + MOST_DICE * (cards + events) + pressed + worn;
  if (paid[seat] > most)
    say(
      '/steps',
      'impossible-hits',
      `the ${seat} lost ${paid[seat]} hits; in ${rounds} rounds of ${dice} dice the most is ${most} (B2)`,
    );
}

/** 4.6: by dice a regular is whole or dead, and an elite whole, reduced or dead. */
function checkDiceSteps({ link, result }: Case, say: Say): void {
  for (const [id, whole] of Object.entries(stepsOf(link))) {
    const steps = result.steps[id]!;
    const { type } = figureOf(id);
    const open = type === 'elite' ? [0, STEPS_OF_HIT, whole] : [0, whole];
    if (!open.includes(steps))
      say(
        `/steps/${id}`,
        'impossible-steps',
        `${steps} steps: dice leave ${open.join(' or ')} of it; parts of a hit are lost on the hexes only (4.6)`,
      );
  }
}

/**
 * B9: whoever has an army that lives dies by a card or an event only. On the hexes only those have all fallen who stood in the
 * block, so that captains may fall with them though others of the side live: there nobody dies of a side that lost no hit.
 */
function checkDeaths(one: Case, seat: Seat, say: Say): void {
  const { brief, link, result, lives, paid } = one;
  if (!lives[seat] || (result.by === 'tactics' && paid[seat] > 0)) return;
  const killers =
    cardsThat(brief, opponent(seat), 'kill by re-roll') + cardsThat(brief, seat, 'heroic death');
  const folly = brief.cards[opponent(seat)].includes(DENETHORS_FOLLY) ? 1 : 0;
  const eagles = brief.cards[opponent(seat)].includes(EAGLES);
  const dead = link[seat].figures.filter((id) => !isUnit(id) && result.steps[id] === 0);
  const led = dead.filter((id) => !(eagles && figureOf(id).type === 'nazgul'));
  const fallen = result.fallen.filter((id) => link[seat].characters.includes(id));
  const left = seat === 'defender' && result.after.defender !== 'stands';
  const slain = fallen.filter((id) => !(left && characterOf(id)?.level === 0));
  if (led.length + slain.length <= killers + folly) return;
  const cause = killers + folly === 0 ? 'no card or event' : 'cards and events that kill no more than that';
  const paths = [
    ...led.map((id: FigureId) => `/steps/${id}`),
    ...slain.map((id) => `/fallen/${result.fallen.indexOf(id)}`),
  ];
  for (const path of paths.slice(killers + folly))
    say(path, 'impossible-death', `the ${seat}'s army lives, and there is ${cause} (B9)`);
}

/** F2, S1: only who lives leaves; only on the hexes a garrison is given up; whoever is spared has lost his army. */
function checkEnd({ brief, link, result, lives }: Case, say: Say): void {
  const { after, rounds, steps, by } = result;
  const left = link.defender.figures.some((id) => isUnit(id) && steps[id]! > 0);
  if (after.defender !== 'stands' && !left)
    say('/after/defender', 'impossible-end', 'no unit of the defender is left that could go (F2, S1)');
  if (after.defender === 'retreats' && rounds === 0 && !holds(brief, 'defender', 'scouts'))
    say('/after/defender', 'impossible-end', 'nobody retreats before a round was fought (F2)');
  if (after.noQuarter && by === 'dice')
    say('/after/noQuarter', 'impossible-end', 'a garrison is given up on the hexes only (4.6)');
  for (const [index, id] of after.spared.entries()) {
    const seat = SEATS.find((one) => link[one].characters.includes(id));
    if (seat !== undefined && lives[seat])
      say(
        `/after/spared/${index}`,
        'impossible-end',
        `the army of ${id} lives; he is spared nothing (ruling 8)`,
      );
  }
}

function cardsThat(brief: SiegeBrief, seat: Seat, effect: Effect['type']): number {
  return brief.hands[seat].filter((id) => does(id, effect)).length;
}

function holds(brief: SiegeBrief, seat: Seat, effect: Effect['type']): boolean {
  return cardsThat(brief, seat, effect) > 0;
}

function does(card: string, effect: Effect['type']): boolean {
  const effects = CARD_RULES[cardOf(card)?.combatCard ?? '']?.effects.flat() ?? [];
  return effects.some(({ type }) => type === effect);
}
