/**
 * What could not have happened: rounds nobody could pay for, more hits than dice, deaths without a cause. The check sum of a
 * result shows that it was damaged, not that it is true; whoever makes a result up may sum it anew, and is stopped here.
 */
import type { BriefProblem } from '../../siege.ts';
import { CARD_RULES, type Effect } from '../battle/combatCards.ts';
import { hitsBefore } from '../battle/events.ts';
import { opponent, type Both, type Seat, type SiegeBrief, SEATS } from '../brief/brief.ts';
import { DENETHORS_FOLLY } from '../eventIds.ts';
import { cardOf, characterOf } from '../facts.ts';
import { stepsOf, type SiegeLink } from './link.ts';
import { paymentsOf } from './payment.ts';
import type { SiegeResult } from './result.ts';
import { unitsIn } from '../armies.ts';
import { LINE_LIMIT } from '../dials.ts';
import { battleBehind } from '../battle/onward.ts';
import { guardOf, whyNotBegun } from '../quick.ts';
import { figureOf, isUnit, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { ring, type RingSaid } from '../said.ts';
import { characterName } from '../wording.ts';

/** The most dice of a roll, an extra attack or an event (B2, B11), and so the most hits a card or an event brings. */
const MOST_DICE = 5;
/** A field battle of the guide ends with this round, unless an elite is reduced (difference 7). */
const LAST_FIELD_ROUND = 5;
const EAGLES = 'fp-char-18';

type Say = (path: string, code: string, said: RingSaid) => void;

/** What bears on what a result may say. */
interface Case {
  readonly brief: SiegeBrief;
  readonly link: SiegeLink;
  readonly result: SiegeResult;
  /** Whole hits that each side paid for. */
  readonly paid: Both<number>;
  /** Whether a unit of those who fight lives for certain, so that the side lives whatever became of the others; who stays behind is none. */
  readonly lives: Both<boolean>;
}

/** Everything a result says that could not have come of its battle; its figures and steps are in their bounds. */
export function impossibleProblems(
  brief: SiegeBrief,
  link: SiegeLink,
  result: SiegeResult,
): readonly BriefProblem[] {
  const problems: BriefProblem[] = [];
  const say: Say = (path, code, said) => problems.push({ path, code, said: ring(said) });
  const payments = {
    attacker: [...paymentsOf(link.attacker.figures, result.steps)],
    defender: [...paymentsOf(link.defender.figures, result.steps)],
  };
  const hitsPaid = (seat: Seat): number => payments[seat].reduce((sum, [, { hits }]) => sum + hits, 0);
  const guard = stayingBehind(brief);
  const lives = (seat: Seat): boolean => livingIn(payments[seat]) > (seat === 'attacker' ? guard : 0);
  const one: Case = {
    brief,
    link,
    result,
    paid: { attacker: hitsPaid('attacker'), defender: hitsPaid('defender') },
    lives: { attacker: lives('attacker'), defender: lives('defender') },
  };
  checkRounds(one, say);
  for (const seat of SEATS) checkHits(one, seat, say);
  if (result.by === 'dice') checkDiceSteps(one, say);
  for (const seat of SEATS) checkDeaths(one, seat, say);
  checkEnd(one, say);
  return problems;
}

/** The units of the attacker that stay behind and fight in no round (B10); none where an event left nobody to begin with. */
function stayingBehind(brief: SiegeBrief): number {
  return whyNotBegun(brief) === null ? unitsIn(guardOf(brief, battleBehind(brief).state).figures) : 0;
}

/** Units that live for certain: those without a hit, and elites in whose place a regular stands that fell beside them (B7). */
function livingIn(payments: readonly (readonly [FigureId, Readonly<{ hits: number }>])[]): number {
  const of = (type: string, hits: number, nation: string): number =>
    payments.filter(
      ([id, one]) => figureOf(id).type === type && figureOf(id).nation === nation && one.hits === hits,
    ).length;
  const nations = new Set(payments.map(([id]) => figureOf(id).nation));
  const whole = payments.filter(([, { hits }]) => hits === 0).length;
  const replaced = [...nations].map((nation) => Math.min(of('elite', 1, nation), of('regular', 1, nation)));
  return replaced.reduce((sum, one) => sum + one, whole);
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
    say('/rounds', 'impossible-rounds', { say: 'roundsUnpaid', rounds, most: most ?? 0, elites });
  else if (beyond > paid.attacker)
    say('/rounds', 'impossible-rounds', {
      say: 'roundsUnbled',
      rounds,
      most: most ?? 0,
      hits: paid.attacker,
    });
  if (rounds > 0) return;
  if (after.defender === 'withdraws') return;
  if (after.defender === 'retreats' && holds(brief, 'defender', 'scouts')) return;
  if (SEATS.some((seat) => brief.cards[seat].some(hitsBefore))) return;
  say('/rounds', 'impossible-rounds', { say: 'roundMissing' });
}

/** B2, B11, 4.3: no more hits than dice were thrown, or than the units are worth that stood in a block; cards, events and whips come on top. */
function checkHits(one: Case, seat: Seat, say: Say): void {
  const { brief, link, result, paid } = one;
  const enemy = opponent(seat);
  const { rounds, by } = result;
  const cards = brief.hands.attacker.length + brief.hands.defender.length;
  const events = brief.cards[enemy].filter(hitsBefore).length;
  const pressed = seat === 'attacker' ? rounds : 0;
  const worn = link[seat].figures.filter((id) => link.wear[id] !== undefined).length;
  const besides = MOST_DICE * (cards + events) + pressed + worn;
  const hits = paid[seat];
  if (by === 'tactics' && rounds > 0) {
    const line = LINE_LIMIT * rounds;
    const most = hitsIn(link, seat, line) + besides;
    if (hits > most)
      say('/steps', 'impossible-hits', { say: 'hitsBeyondLine', seat, hits, rounds, line: LINE_LIMIT, most });
    return;
  }
  const dice = diceOf(link, enemy);
  const most = rounds * dice + besides;
  if (hits > most) say('/steps', 'impossible-hits', { say: 'hitsBeyond', seat, hits, rounds, dice, most });
}

/** The most dice that a side throws in a round (B2). */
function diceOf(link: SiegeLink, seat: Seat): number {
  const units = link[seat].figures.filter(isUnit).length;
  const bonus = link[seat].characters.reduce(
    (sum, id) => sum + (characterOf(id)?.combatStrengthBonus ?? 0),
    0,
  );
  return Math.min(MOST_DICE, units + bonus);
}

/** The hits that the dearest units of a side come to, so many of them. */
function hitsIn(link: SiegeLink, seat: Seat, units: number): number {
  const worth = link[seat].figures.filter(isUnit).map((id) => STEPS[figureOf(id).type] / STEPS_OF_HIT);
  const dearest = worth.toSorted((a, b) => b - a).slice(0, units);
  return dearest.reduce((sum, hits) => sum + hits, 0);
}

/** 4.6: by dice a regular is whole or dead, and an elite whole, reduced or dead. */
function checkDiceSteps({ link, result }: Case, say: Say): void {
  for (const [id, whole] of Object.entries(stepsOf(link))) {
    const steps = result.steps[id]!;
    const { type } = figureOf(id);
    const open = type === 'elite' ? [0, STEPS_OF_HIT, whole] : [0, whole];
    if (!open.includes(steps))
      say(`/steps/${id}`, 'impossible-steps', { say: 'stepsByDice', steps, open: open.join(' / ') });
  }
}

/**
 * B9: whoever fights beside a unit that lives dies by a card or an event only, by dice and on the hexes alike: there a captain who is
 * struck down is out until the battle ends, and no more.
 */
function checkDeaths(one: Case, seat: Seat, say: Say): void {
  const { brief, link, result, lives } = one;
  if (!lives[seat]) return;
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
  const paths = [
    ...led.map((id: FigureId) => `/steps/${id}`),
    ...slain.map((id) => `/fallen/${result.fallen.indexOf(id)}`),
  ];
  for (const path of paths.slice(killers + folly))
    say(path, 'impossible-death', {
      say: killers + folly === 0 ? 'deathWithoutCause' : 'deathBeyondCause',
      seat,
    });
}

/** F2, S1: only who lives leaves; only on the hexes a garrison is given up; whoever is spared has lost his army. */
function checkEnd({ brief, link, result, lives }: Case, say: Say): void {
  const { after, rounds, steps, by } = result;
  const left = link.defender.figures.some((id) => isUnit(id) && steps[id]! > 0);
  if (after.defender !== 'stands' && !left) say('/after/defender', 'impossible-end', { say: 'nobodyToGo' });
  if (after.defender === 'retreats' && rounds === 0 && !holds(brief, 'defender', 'scouts'))
    say('/after/defender', 'impossible-end', { say: 'retreatUnfought' });
  if (after.noQuarter && by === 'dice') say('/after/noQuarter', 'impossible-end', { say: 'givenUpByDice' });
  for (const [index, id] of after.spared.entries()) {
    const seat = SEATS.find((one) => link[one].characters.includes(id));
    if (seat !== undefined && lives[seat])
      say(`/after/spared/${index}`, 'impossible-end', { say: 'sparedNothing', who: characterName(id) });
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
