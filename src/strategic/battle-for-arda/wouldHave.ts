/** What would have happened: a battle for Arda that was fought out, laid into a series of the same battle by dice. */
import { besideDice } from '../beside.ts';
import { dieOf } from '../sample.ts';
import type { WouldHave } from '../siege.ts';
import { fight, VERDICTS, type ArdaReport } from './battle.ts';
import { standing, vulnerable, type ArdaForce } from './force.ts';
import type { Sides } from './targeted.ts';
import { ROLES } from './figures.ts';

/** Battles that are thrown; the same ones whenever it is asked. */
const THROWN = 2000;
const SEED = 1;

/** Battles that follow one another from here, and how often all of them are thrown. */
const ACTIONS = 4;
const CAMPAIGNS = 500;

/** The result beside a series of its battle by dice, and the chance that as many as four more battles of those who are left take the territory. */
export function wouldHaveBeen({ brief, start, left, verdict }: ArdaReport): WouldHave {
  const ends = Object.fromEntries(Object.keys(VERDICTS).map((one) => [one, 0]));
  const [attacker, defender]: [number[], number[]] = [[], []];
  for (let game = 0; game < THROWN; game += 1) {
    const diced = fight(brief, start, dieOf(SEED, game));
    ends[diced.verdict] = ends[diced.verdict]! + 1;
    attacker.push(hitsLost(start.attack, diced.left.attack));
    defender.push(hitsLost(start.defence, diced.left.defence));
  }
  return {
    thrown: THROWN,
    losses: {
      attacker: besideDice(hitsLost(start.attack, left.attack), sharesOf(attacker)),
      defender: besideDice(hitsLost(start.defence, left.defence), sharesOf(defender)),
    },
    verdict,
    chances: Object.fromEntries(Object.entries(ends).map(([one, count]) => [one, count / THROWN])),
    onward: canGoOn(left) ? onwardFrom({ brief, left }) : null,
  };
}

/** The hit points of whoever can be harmed that are gone. */
function hitsLost(before: ArdaForce, after: ArdaForce): number {
  return hitPoints(before) - hitPoints(after);
}

function hitPoints(force: ArdaForce): number {
  return force.reduce(
    (sum, { unit, count, damage }) => sum + (vulnerable(unit) ? count * unit.hitPoints - damage : 0),
    0,
  );
}

/** Whether both sides have somebody left who can be beaten. */
function canGoOn(sides: Sides): boolean {
  return ROLES.every((role) => standing(sides[role], vulnerable) > 0);
}

/** The share of campaigns in which the territory is taken after each battle from here; nobody comes to help. */
function onwardFrom({ brief, left }: Pick<ArdaReport, 'brief' | 'left'>): readonly number[] {
  const taken = Array.from({ length: ACTIONS }, () => 0);
  for (let campaign = 0; campaign < CAMPAIGNS; campaign += 1) {
    const at = takenIn(brief, left, campaign);
    for (let action = at; action < ACTIONS; action += 1) taken[action] = taken[action]! + 1;
  }
  return taken.map((count) => count / CAMPAIGNS);
}

/** In which battle from here the territory is taken, from 0; as many as there are if in none. */
function takenIn(brief: ArdaReport['brief'], left: Sides, campaign: number): number {
  const die = dieOf(SEED, campaign);
  let sides = left;
  for (let action = 0; action < ACTIONS; action += 1) {
    const { verdict, left: after } = fight(brief, sides, die);
    if (verdict === 'taken') return action;
    if (verdict !== 'undecided') return ACTIONS;
    sides = after;
  }
  return ACTIONS;
}

/** The share of battles in which a side lost each number of hits, from none. */
function sharesOf(lost: readonly number[]): readonly number[] {
  const counts = Array.from({ length: Math.max(...lost) + 1 }, () => 0);
  for (const hits of lost) counts[hits] = counts[hits]! + 1;
  return counts.map((count) => count / lost.length);
}
