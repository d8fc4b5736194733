/** The fourteen traps that a mature implementation fell into: each is a test, in the rule sets it holds for. */
import { describe, expect, test } from 'vitest';
import {
  countOf,
  joinArmies,
  sumOf,
  addCounts,
  unitsOf,
} from '../../src/strategic/war-of-the-ring/armies.ts';
import { mayPass } from '../../src/strategic/war-of-the-ring/battle/events.ts';
import { combatVolley, targetOf } from '../../src/strategic/war-of-the-ring/battle/leadership.ts';
import { beginBattle } from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { outcomeOf } from '../../src/strategic/war-of-the-ring/battle/outcome.ts';
import type { Setting, BattleSide } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import { FIGURE_TYPES, NATIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import type { RuleSet } from '../../src/strategic/war-of-the-ring/figures.ts';
import { box, musters, setting, table, type Table } from '../kit/strategicBattle.ts';

const BOTH: readonly RuleSet[] = ['guide', 'published'];
const NOBODY = box('', 'gondor');

/** A battle at Minas Tirith in the open. */
const field = (rules: RuleSet, change: Partial<Setting> = {}): Setting =>
  setting({ rules, mode: 'field', ...change });

function outcome(at: Table): NonNullable<ReturnType<typeof outcomeOf>> {
  return outcomeOf(at.setting, at.state())!;
}

/** Plays no cards where any are asked about: with empty hands nobody is. */
const sixes = (count: number): readonly number[] => Array<number>(count).fill(6);
const ones = (count: number): readonly number[] => Array<number>(count).fill(1);

/** All figures of a side, wherever they are. */
function everywhere(side: BattleSide): BattleSide['pool'] {
  return [side.rearguard.figures, side.pool, side.dead, side.away].reduce(addCounts, side.army.figures);
}

describe.each(BOTH)('by the rule set %s', (rules) => {
  test('trap 1 (B7, B8): a reduced elite goes back to the pool as its regular leaves it, and no nation ever has more than the printed figures', () => {
    const at = table(setting({ rules }), musters(box('3R 2E', 'sauron'), box('3R', 'gondor')));
    at.throw(...ones(5), 6, 6, 1)
      .choose('reduce:sauron')
      .choose('reduce:sauron');
    const { pool } = at.state().sides.attacker;
    expect(countOf(pool, 'sauron', 'elite')).toBe(4 + 2);
    for (const { id, totals, side } of NATIONS.filter((one) => one.side === 'shadow')) {
      expect(side).toBe('shadow');
      for (const type of FIGURE_TYPES) {
        expect(countOf(everywhere(at.state().sides.attacker), id, type)).toBe(totals[type]);
      }
    }
  });

  test('trap 2 (S5): a siege with no besieger left is lifted', () => {
    const at = table(setting({ rules }), musters(box('2R', 'sauron'), box('3R', 'gondor')));
    at.throw(1, 1, 6, 6, 1);
    expect(outcome(at)).toMatchObject({ fate: 'held', field: 'defender', inside: null });
  });

  test('trap 2 (B9, S5): a rearguard that stayed out of the assault keeps the siege up', () => {
    const at = table(setting({ rules }), musters(box('3R', 'sauron'), box('3R', 'gondor')), false);
    at.choose(box('1R', 'sauron')).throw(1, 1, 6, 6, 1);
    expect(outcome(at)).toMatchObject({ fate: 'besieged', field: 'attacker', inside: 'defender' });
  });

  test('trap 3 (O1, S5): when a sortie drives the besieger off, the garrison and nobody else stands in the region', () => {
    const sortie = setting({
      rules,
      mode: 'sortie',
      alliances: { attacker: 'free', defender: 'shadow' },
      hold: 'attacker',
      havens: [{ region: 'osgiliath', units: 0 }],
    });
    const at = table(sortie, musters(box('2R', 'gondor'), box('2R', 'sauron')));
    at.throw(1, 1, 1, 1).choose('go-on').choose('retreat:osgiliath');
    expect(outcome(at)).toMatchObject({ fate: 'held', field: 'attacker', inside: null });
  });

  test('trap 3 (O1): a sortie that stops goes back inside, and the besieger keeps the region', () => {
    const sortie = setting({
      rules,
      mode: 'sortie',
      alliances: { attacker: 'free', defender: 'shadow' },
      hold: 'attacker',
    });
    const at = table(sortie, musters(box('2R', 'gondor'), box('2R', 'sauron')));
    at.throw(1, 1, 1, 1).choose('stop');
    expect(outcome(at)).toMatchObject({ fate: 'besieged', field: 'defender', inside: 'attacker' });
  });

  test('trap 5 (B1): whoever retreats onto friends is trimmed to ten units together', () => {
    const havens = [{ region: 'lossarnach', units: 8 }];
    const at = table(
      field(rules, { ground: 'open', hold: null, havens }),
      musters(box('2R', 'sauron'), box('3R 1E', 'gondor')),
    );
    at.throw(1, 1, 1, 1, 1, 1).choose('go-on').choose('retreat:lossarnach');
    expect(at.owed()).toMatchObject({ seat: 'defender', rule: 'B1, S2' });
    at.choose('regular:gondor', 'regular:gondor');
    expect(unitsOf(at.state().sides.defender.army) + 8).toBe(10);
    expect(countOf(at.state().sides.defender.dead, 'gondor', 'regular')).toBe(0);
  });

  test('trap 6 (B5, difference 12): a stronghold protects nobody in a field battle, nor the besieger who is relieved', () => {
    for (const mode of ['field', 'sortie', 'relief'] as const) {
      const at = table(field(rules, { mode, hold: null }), musters(box('2R', 'sauron'), box('2R', 'gondor')));
      expect([
        targetOf(at.setting, at.state(), 'attacker'),
        targetOf(at.setting, at.state(), 'defender'),
      ]).toEqual([5, 5]);
    }
  });

  test('trap 7 (S1): withdrawing into the hold is offered before every round', () => {
    const at = table(field(rules), musters(box('5R', 'sauron'), box('3R', 'gondor')));
    for (const round of [1, 2, 3]) {
      expect(at.state().round).toBe(round);
      expect(at.owed()).toMatchObject({ options: ['stand', 'withdraw'] });
      at.choose('stand')
        .throw(...ones(8))
        .choose('go-on');
    }
  });

  test('trap 8 (S5): when both are wiped out the hold is not captured', () => {
    const at = table(setting({ rules }), musters(box('1R', 'sauron'), box('1R', 'gondor')));
    at.throw(6, 6);
    expect(outcome(at)).toMatchObject({ fate: 'empty', field: null, ending: { who: 'both' } });
  });

  test('trap 9 (B10): a leader whose only unit is not at war attacks nobody', () => {
    const idle = setting({ rules, atWar: ['rohan'], alliances: { attacker: 'free', defender: 'shadow' } });
    const both = musters(box('1R@gondor 1L', 'rohan'), box('2R', 'sauron'));
    expect(beginBattle(idle, both)).toMatchObject({ ok: false, problems: [{ rule: 'B10' }] });
  });

  test('trap 10: Dreadful Spells aimed at a garrison hit the garrison, and never the besieger', () => {
    const spells = setting({ rules, events: { attacker: ['sh-char-19'], defender: [] } });
    const at = table(spells, musters(box('3R 2N', 'sauron'), box('3R', 'gondor')), false);
    at.throw(5, 6);
    expect(unitsOf(at.state().sides.defender.army)).toBe(1);
    expect(unitsOf(at.state().sides.attacker.army)).toBe(3);
  });

  test('trap 11 (S4): companions pass into a besieged hold only by a card that says so, and out of it likewise', () => {
    expect(mayPass('in', true, null)).toBe(false);
    expect(mayPass('out', true, null)).toBe(false);
    expect(mayPass('in', true, 'fp-char-15')).toBe(true);
    expect(mayPass('out', true, 'fp-char-15')).toBe(false);
    expect(mayPass('out', true, 'fp-char-22')).toBe(true);
    expect(mayPass('in', false, null)).toBe(true);
  });

  test('trap 12 (B3): re-rolls are as many as leadership and misses allow, however many of them hit', () => {
    const at = table(setting({ rules }), musters(box('5R 3N', 'sauron'), box('4R', 'gondor')));
    expect(combatVolley(at.setting, at.state(), 'attacker').rerolls).toBe(3);
    // Five misses, three rolled again: all three hit.
    at.throw(...ones(5), ...ones(4), 6, 6, 6);
    expect(unitsOf(at.state().sides.defender.army)).toBe(1);
  });

  test('trap 13 (F2, difference 11): Saruman does not retreat with his army; whoever comes in kills him', () => {
    const havens = [{ region: 'gap-of-rohan', units: 0 }];
    const orthanc = field(rules, {
      region: 'orthanc',
      havens,
      alliances: { attacker: 'free', defender: 'shadow' },
    });
    const at = table(orthanc, musters(box('3R', 'rohan'), box('4R +saruman', 'isengard')));
    at.choose('stand')
      .throw(...ones(8))
      .choose('go-on')
      .choose('retreat:gap-of-rohan');
    expect(at.state().leftBehind).toEqual(['saruman']);
    at.choose(box('3R', 'rohan'));
    expect(outcome(at).sides.defender.fallen).toEqual(['saruman']);
    expect(outcome(at).sides.defender.army.characters).toEqual([]);
  });
});

test('trap 4 (S2), published: the garrison is trimmed to five only when the besieger has come in', () => {
  const at = table(field('published'), musters(box('7R', 'sauron'), box('7R 2L', 'gondor')));
  at.choose('withdraw');
  expect(unitsOf(at.state().sides.defender.army)).toBe(7);
  at.choose(box('7R', 'sauron'));
  expect(unitsOf(at.state().sides.defender.army)).toBe(5);
  expect(sumOf(at.state().sides.defender.army.figures, 'leader')).toBe(2);
  expect(outcome(at)).toMatchObject({ fate: 'besieged', field: 'attacker', inside: 'defender' });
});

test('trap 4 (S3), published: if he does not come in there is no siege, and nobody is trimmed', () => {
  const at = table(field('published'), musters(box('7R', 'sauron'), box('7R', 'gondor')));
  at.choose('withdraw').choose(NOBODY);
  expect(unitsOf(at.state().sides.defender.army)).toBe(7);
  expect(outcome(at)).toMatchObject({ fate: 'held', field: 'defender', inside: null });
});

test('trap 14 (F4), published: a field battle goes on past the fifth round', () => {
  const at = table(field('published', { hold: null }), musters(box('2R', 'sauron'), box('2R', 'gondor')));
  for (let round = 1; round <= 8; round++) at.throw(1, 1, 1, 1).choose('go-on');
  expect(at.state().round).toBe(9);
});

test('everybody of a wiped army dies with it (B9): leaders out of the game, Nazgûl to reinforcements, characters out', () => {
  const at = table(setting(), musters(box('1R 2N +witch-king', 'sauron'), box('1R 1L +boromir', 'gondor')));
  at.throw(6, ...sixes(2));
  const { attacker, defender } = outcome(at).sides;
  expect(countOf(attacker.pool, 'sauron', 'nazgul')).toBe(8);
  expect(attacker.fallen).toEqual(['witch-king']);
  expect(countOf(defender.dead, 'gondor', 'leader')).toBe(1);
  expect(defender.fallen).toEqual(['boromir']);
  expect(joinArmies(attacker.army, defender.army)).toEqual({ figures: {}, characters: [] });
});
