/** What would have happened: a battle that was fought out, laid into everything the dice of the same battle could have made of it. */
import { besideDice } from '../beside.ts';
import type { WouldHave } from '../siege.ts';
import { actsBefore, hitsBefore } from './battle/events.ts';
import type { BattleOdds, EndChance } from './battle/odds.ts';
import type { NationCounts, Seat, SiegeBrief } from './brief/brief.ts';
import { FATES } from './battle/outcome.ts';
import type { SiegeOutcome } from './game.ts';
import { assaultAgain } from './ledger/again.ts';
import { stepsOf } from './ledger/link.ts';
import { hitsIn, joinArmies } from './armies.ts';
import { capturesCounted, countOdds, guardOf } from './quick.ts';
import { isUnit, STEPS_OF_HIT } from './roster.ts';

/** Actions of the campaign that goes on from here. */
const ACTIONS = 4;

/** The Eagles throw dice as well, and take their Nazgûl when they have fallen. */
const EAGLES = 'fp-char-18';

/** The result of a fight beside the exact odds of its brief, and the chance that the hold falls to as many as four more assaults. */
export function wouldHaveBeen({ brief, link, result, ledger, fate }: SiegeOutcome): WouldHave {
  const diced = beforeDice(brief);
  const odds = countOdds(diced);
  const again = assaultAgain(`${brief.battle}-again`, brief, link, ledger);
  const start = stepsOf(link);
  const hitsTaken = (seat: Seat): number =>
    link[seat].figures
      .filter(isUnit)
      .reduce((sum, id) => sum + start[id]! - (result.steps[id] ?? start[id]!), 0) / STEPS_OF_HIT;
  return {
    thrown: null,
    losses: {
      attacker: besideDice(hitsTaken('attacker'), lossesOf(diced, odds, 'attacker')),
      defender: besideDice(hitsTaken('defender'), lossesOf(diced, odds, 'defender')),
    },
    verdict: fate,
    chances: Object.fromEntries(
      Object.keys(FATES).map((one) => [one, sumOfChances(odds.ends, ({ outcome }) => outcome.fate === one)]),
    ),
    onward: again === null ? null : capturesCounted(again, ACTIONS),
  };
}

/** The brief without the events that have raised or killed somebody already: those that throw dice throw them yet. */
function beforeDice(brief: SiegeBrief): SiegeBrief {
  const cardsLeft = (cards: readonly string[]): readonly string[] =>
    cards.filter((card) => !actsBefore(card) || hitsBefore(card) || card === EAGLES);
  return {
    ...brief,
    cards: { attacker: cardsLeft(brief.cards.attacker), defender: cardsLeft(brief.cards.defender) },
  };
}

function sumOfChances(ends: readonly EndChance[], counts: (end: EndChance) => boolean): number {
  return ends.reduce((sum, end) => sum + (counts(end) ? end.chance : 0), 0);
}

/** The chance of each number of hits that the units of a seat lose by dice, from none. */
function lossesOf(brief: SiegeBrief, { ends }: BattleOdds, seat: Seat): readonly number[] {
  const whole = hitsIn(brief[seat].figures);
  const shares: number[] = [];
  for (const { outcome, chance } of ends) {
    const left = hitsIn(leftOf(brief, outcome.sides, seat)) + hitsIn(outcome.sides[seat].away);
    const lost = Math.max(0, whole - left);
    while (shares.length <= lost) shares.push(0);
    shares[lost] = shares[lost]! + chance;
  }
  return shares;
}

function leftOf(brief: SiegeBrief, sides: EndChance['outcome']['sides'], seat: Seat): NationCounts {
  const { army } = sides[seat];
  return (seat === 'attacker' ? joinArmies(army, guardOf(brief, { sides })) : army).figures;
}
