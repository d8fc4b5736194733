// The dice of whole games: what every roll had to show agrees with what came of it, and the page of luck is exact.
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { BEREFT_DIES_TO, CAUGHT_DIES_TO } from '../../src/rulebook/house.ts';
import { historyOf, type History } from '../../src/game/history.ts';
import { matchFrom } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import {
  compare,
  convolve,
  repeat,
  successes,
  sumOfDice,
} from '../../src/ui/features/analysis/distribution.ts';
import { rollsOf, type Roll } from '../../src/ui/features/analysis/rolls.ts';
import { facesOf, luckOf, NO_TALLY, sumTallies, tallyOf } from '../../src/ui/features/analysis/tally.ts';
import { eventsInto } from '../../src/session/rolls.ts';
import { openMatch } from '../../src/saves/openMatch.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';

/** A kept game with all its moments. */
function played(id: string, game: number): History {
  const scenario = openScenario(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  if (!scenario.ok) throw new Error(id);
  const opened = openMatch(savedMatch(readFixtures(id)[game]!, scenario.value.document));
  if (!opened.ok) throw new Error(id);
  const { present } = opened.value.history;
  const { moments } = replay(matchFrom(present.battle, present.start, present.generator), present.entries);
  return historyOf(moments.at(-1)!, moments.slice(0, -1));
}

/** Whether a roll did what its thrower wanted, by what happened between it and the next roll. */
function happened({ purpose, faces }: Roll, after: readonly GameEvent[]): boolean {
  const next = after.findIndex(({ type }) => type === 'DiceRolled');
  const until = next < 0 ? after : after.slice(0, next);
  const has = (...types: readonly GameEvent['type'][]): boolean =>
    until.some(({ type }) => types.includes(type));
  const roll = after[next];
  const hurts = roll?.type === 'DiceRolled' && roll.request.purpose === 'result';
  switch (purpose) {
    case 'casualty':
    case 'bombard':
      return hurts || has('EngineDestroyed');
    case 'result':
      return ['UnitEliminated', 'UnitReduced'].includes(after[0]?.type ?? '');
    case 'breach':
      return has('HexsideBreached');
    case 'throw-down':
      return has('LadderRemoved');
    case 'slip':
      return !has('UnitDisrupted');
    case 'rally':
      return has('UnitRallied');
    case 'spell':
      return has('SpellWorked');
    case 'head':
      return until.some((event) => event.type === 'HeadThrown' && event.landed);
    case 'event':
      return has('TriggerFired');
    case 'arrival':
      return has('GroupArrived');
    // Whoever lives but has nowhere to go falls all the same: that is not for the die to say.
    case 'caught':
      return faces[0]! > CAUGHT_DIES_TO;
    case 'bereft':
      return faces[0]! > BEREFT_DIES_TO;
    case 'duel':
      return has('PersonageSlain', 'PersonageWounded') || has('DecisionOwed') || has('PersonageWithdrew');
  }
}

const siege = played('the-siege-of-minas-tirith', 0);

describe('the rolls of a whole siege', () => {
  const rolls = rollsOf(siege, BESIEGER);

  test('none is left out, and every one has a line of the chronicle', () => {
    const thrown = siege.present.entries.reduce((sum, { faces }) => sum + faces.length, 0);
    expect(rolls.reduce((sum, { faces }) => sum + faces.length, 0)).toBe(thrown);
    expect(thrown).toBeGreaterThan(100);
    expect(rolls.filter(({ text }) => text === '')).toEqual([]);
  });

  test('each had to show something, and won exactly when it did what its thrower wanted', () => {
    const moments = [...siege.past, siege.present];
    const seen = moments.slice(1).flatMap((after, index) => {
      const events = eventsInto(moments[index]!, after);
      return events.flatMap((event, at) => (event.type === 'DiceRolled' ? [events.slice(at + 1)] : []));
    });
    const wrong = rolls.filter((roll, index) => {
      if (roll.ways === null) return true;
      return roll.purpose !== 'duel' && roll.won !== happened(roll, seen[index]!);
    });
    expect(wrong).toEqual([]);
    expect(new Set(rolls.map(({ purpose }) => purpose)).size).toBeGreaterThan(5);
  });

  test('both sides have thrown, and the tallies of a game add up', () => {
    const tally = tallyOf(rolls);
    for (const side of [DEFENDER, BESIEGER]) {
      const own = rolls.filter((roll) => roll.side === side);
      const [all] = luckOf(tally[side]);
      expect(all).toMatchObject({ purpose: 'all', thrown: own.length });
      expect(all!.observed).toBe(own.filter(({ won }) => won).length);
      const chances = own.reduce((sum, { ways }) => sum + ways! / 36, 0);
      expect(all!.expected).toBeCloseTo(chances, 8);
      expect(facesOf(tally[side])!.dice).toBe(own.reduce((sum, { faces }) => sum + faces.length, 0));
    }
    expect(sumTallies([tally, tally])[DEFENDER].faces).toEqual(
      tally[DEFENDER].faces.map((count) => count * 2),
    );
    expect(sumTallies([NO_TALLY, tally])).toEqual(tally);
  });
});

describe('exact distributions', () => {
  test('the sum of three dice, against every throw of three dice', () => {
    const counts = new Map<number, number>();
    for (let a = 1; a <= 6; a += 1)
      for (let b = 1; b <= 6; b += 1)
        for (let c = 1; c <= 6; c += 1) counts.set(a + b + c, (counts.get(a + b + c) ?? 0) + 1);
    const { from, chances } = sumOfDice(3);
    expect(from).toBe(3);
    for (const [at, chance] of chances.entries())
      expect(chance).toBeCloseTo(counts.get(from + at)! / 216, 12);
  });

  test('unlike trials, against every way they can go', () => {
    const trials = [
      { count: 2, chance: 5 / 36 },
      { count: 1, chance: 1 / 6 },
      { count: 1, chance: 1 / 2 },
    ];
    const each = trials.flatMap(({ count, chance }) => Array.from({ length: count }, () => chance));
    const wanted = [0, 0, 0, 0, 0];
    for (let way = 0; way < 16; way += 1) {
      const won = each.map((_, at) => Math.floor(way / 2 ** at) % 2 === 1);
      const chance = each.reduce((all, one, at) => all * (won[at] ? one : 1 - one), 1);
      wanted[won.filter(Boolean).length]! += chance;
    }
    const { from, chances } = successes(trials);
    expect(from).toBe(0);
    for (const [at, chance] of chances.entries()) expect(chance).toBeCloseTo(wanted[at]!, 12);
  });

  test('the p-value counts everything at most as likely as what was seen', () => {
    const coins = repeat({ from: 0, chances: [0.5, 0.5] }, 10);
    expect(compare(coins, 9).p).toBeCloseTo((2 * (10 + 1)) / 1024, 12);
    expect(compare(coins, 9).z).toBeCloseTo(4 / Math.sqrt(2.5), 12);
    expect(compare(coins, 5).p).toBeCloseTo(1, 12);
    expect(compare(convolve(coins, { from: 3, chances: [1] }), 8)).toMatchObject({ expected: 8, z: 0 });
  });

  test('thousands of rolls are no trouble, and impossible luck is p 0', () => {
    const found = compare(successes([{ count: 20000, chance: 1 / 3 }]), 20000 / 3 - 2 / 3);
    expect(found.p).toBeGreaterThan(0.9);
    expect(compare(sumOfDice(5000), 30000).p).toBe(0);
  });
});
