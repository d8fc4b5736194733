/** The siege and battle rules sentence by sentence (B1-B11, F1-F4, S1-S5, A1-A6, O1-O3), in both rule sets; what the traps and differences hold already is not said again. */
import { describe, expect, test } from 'vitest';
import { countOf, unitsOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import { combatVolley } from '../../src/strategic/war-of-the-ring/battle/leadership.ts';
import { beginBattle } from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { outcomeOf, type BattleOutcome } from '../../src/strategic/war-of-the-ring/battle/outcome.ts';
import type { Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import { lowestHit } from '../../src/strategic/war-of-the-ring/battle/volley.ts';
import type { Both } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import type { RuleSet } from '../../src/strategic/war-of-the-ring/figures.ts';
import { box, musters, setting, table, type Table } from '../kit/strategicBattle.ts';

const RULES: readonly RuleSet[] = ['guide', 'published'];
const NOBODY = box('', 'gondor');
const ones = (count: number): readonly number[] => Array<number>(count).fill(1);

function end(at: Table): BattleOutcome {
  return outcomeOf(at.setting, at.state())!;
}

/** Units of both sides in the battle. */
function units(at: Table): readonly [attacker: number, defender: number] {
  const { attacker, defender } = at.state().sides;
  return [unitsOf(attacker.army), unitsOf(defender.army)];
}

describe.each(RULES)('by the rule set %s', (rules) => {
  const assault = (change: Partial<Setting> = {}): Setting => setting({ rules, ...change });
  const open = (change: Partial<Setting> = {}): Setting =>
    setting({ rules, mode: 'field', ground: 'open', hold: null, ...change });
  const sortie = (change: Partial<Setting> = {}): Setting =>
    setting({
      rules,
      mode: 'sortie',
      hold: 'attacker',
      alliances: { attacker: 'free', defender: 'shadow' },
      ...change,
    });
  const relief = (change: Partial<Setting> = {}): Setting => sortie({ mode: 'relief', inside: 3, ...change });
  const siege = (attacker: string, defender: string, change: Partial<Setting> = {}): Table =>
    table(assault(change), musters(box(attacker, 'sauron'), box(defender, 'gondor')));
  const foray = (given: Setting, attacker: string, defender: string): Table =>
    table(given, musters(box(attacker, 'gondor'), box(defender, 'sauron')));
  const rerolls = (at: Table): Both<number> => ({
    attacker: combatVolley(at.setting, at.state(), 'attacker').rerolls,
    defender: combatVolley(at.setting, at.state(), 'defender').rerolls,
  });

  describe('3.1', () => {
    test('B1: whoever relieves and is more than ten with the relieved sends the excess to reinforcements, as he chooses', () => {
      const at = foray(relief(), '9R 1E', '1R').throw(6, ...ones(4), 1);
      at.choose(box('9R 1E', 'gondor'));
      expect(at.owed()).toMatchObject({ seat: 'attacker', options: ['regular:gondor', 'elite:gondor'] });
      // Then nothing but regulars is left to choose from.
      at.choose('elite:gondor');
      expect(units(at)[0] + at.setting.inside).toBe(10);
      expect(countOf(end(at).sides.attacker.pool, 'gondor', 'elite')).toBe(4 + 1);
      expect(end(at).sides.attacker.dead).toEqual({});
    });

    test('B2: a unit is a die, and so is each character who adds one; others add none', () => {
      const dice = (army: string): number => {
        const at = siege('3R', army);
        return combatVolley(at.setting, at.state(), 'defender').dice;
      };
      expect([dice('2R'), dice('2R +boromir'), dice('2R +boromir +gimli'), dice('2R +peregrin 2L')]).toEqual([
        2, 3, 4, 2,
      ]);
    });

    test('B3: leaders, Nazgûl and the leadership of characters are added, and five are the most', () => {
      expect(rerolls(siege('3R 1N +witch-king', '3R 1L +aragorn'))).toEqual({ attacker: 3, defender: 3 });
      expect(rerolls(siege('3R 4N +witch-king', '3R 4L +aragorn'))).toEqual({ attacker: 5, defender: 5 });
    });

    test('B3: no more dice are rolled again than missed', () => {
      const at = siege('1R 3N', '2R 2L').throw(6, 5, 1, 1);
      expect(units(at)).toEqual([0, 1]);
    });

    test('B4: a natural one misses and a natural six hits, whatever modifies them', () => {
      expect([lowestHit(5, 9), lowestHit(6, -9), lowestHit(5, 1), lowestHit(6, 2)]).toEqual([2, 6, 4, 4]);
    });

    test('B5: in the open both hit on five', () => {
      const at = table(open(), musters(box('2R', 'sauron'), box('2R', 'gondor')));
      const needs = (['attacker', 'defender'] as const).map(
        (seat) => combatVolley(at.setting, at.state(), seat).hitsOn,
      );
      expect(needs).toEqual([5, 5]);
    });

    test('B6: both roll before anybody falls, and the attacker takes his losses first', () => {
      const at = siege('2R 1E', '1R 1E').throw(6, 1, 1, 5, 1);
      expect(at.owed()).toMatchObject({ seat: 'attacker', about: { type: 'losses', hits: 1 } });
      at.choose('regular:sauron');
      expect(at.owed()).toMatchObject({ seat: 'defender', about: { type: 'losses', hits: 1 } });
    });

    test('B6: who is wiped out has hit all the same', () => {
      const at = siege('3R', '1R').throw(6, 1, 1, 5);
      expect(units(at)).toEqual([2, 0]);
    });

    test('B6: the attacker stops or goes on, and only then may the defender retreat, never before a round was fought', () => {
      const havens = [{ region: 'lossarnach', units: 0 }];
      const at = table(open({ havens }), musters(box('2R', 'sauron'), box('2R', 'gondor')));
      expect(at.owed()).toMatchObject({ type: 'dice' });
      at.throw(...ones(4));
      expect(at.owed()).toMatchObject({ seat: 'attacker', about: { type: 'go-on' } });
      at.choose('go-on');
      expect(at.owed()).toMatchObject({ seat: 'defender', options: ['stand', 'retreat:lossarnach'] });
      at.choose('retreat:lossarnach').choose(NOBODY);
      expect([end(at).rounds, end(at).fate]).toEqual([1, 'empty']);
    });

    test('B7: a hit takes a regular or reduces an elite; two may take an elite outright', () => {
      const at = siege('3R 2E', '2R').throw(...ones(5), 6, 6);
      expect(at.owed()).toMatchObject({ options: ['regular:sauron', 'reduce:sauron', 'elite:sauron'] });
      at.choose('reduce:sauron');
      expect(at.owed()).toMatchObject({ options: ['regular:sauron', 'reduce:sauron'] });
    });

    test('B7: without a regular to become an elite falls to one hit', () => {
      const both = musters(box('2E', 'southrons'), box('2R', 'gondor'));
      const at = table(assault(), { ...both, attacker: { ...both.attacker, pool: {} } }).throw(1, 1, 6, 1);
      expect(units(at)).toEqual([1, 2]);
      expect(countOf(at.state().sides.attacker.army.figures, 'southrons', 'elite')).toBe(1);
    });

    test('B7: hits beyond the force are void', () => {
      const at = siege('5R', '1R').throw(6, 6, 6, 1, 1, 1);
      expect(end(at)).toMatchObject({ fate: 'captured' });
      expect(countOf(end(at).sides.defender.dead, 'gondor', 'regular')).toBe(1);
    });

    test('B7, ruling 7: the owner of a mixed army chooses the nation that loses', () => {
      const at = siege('2R 2R@southrons', '2R').throw(...ones(4), 6, 1);
      expect(at.owed()).toMatchObject({ options: ['regular:sauron', 'regular:southrons'] });
    });

    test('B8: units of the Free Peoples are out of the game, those of the Shadow in reinforcements', () => {
      const at = siege('3R', '3R').throw(6, 1, 1, 5, 1, 1);
      expect(countOf(at.state().sides.defender.dead, 'gondor', 'regular')).toBe(1);
      expect(countOf(at.state().sides.attacker.pool, 'sauron', 'regular')).toBe(36 - 3 + 1);
      expect(at.state().sides.attacker.dead).toEqual({});
    });

    test('B9: leaders and characters die with the last unit of the battle', () => {
      const at = siege('3R', '1R 2L +boromir').throw(6, 1, 1, 1, 1, 1, 1);
      const { army, dead, fallen } = end(at).sides.defender;
      expect([army, countOf(dead, 'gondor', 'leader'), fallen]).toEqual([NOBODY, 2, ['boromir']]);
    });

    test('B9: while a unit lives no leader falls, however many hits there are', () => {
      const at = siege('5R', '1R 1E 2L').throw(6, 6, 1, 1, 1, 1, 1, 1, 1).choose('regular:gondor');
      expect(units(at)[1]).toBe(1);
      expect(countOf(at.state().sides.defender.army.figures, 'gondor', 'leader')).toBe(2);
    });

    test('B10: a rearguard needs a unit, and so does the attack', () => {
      const at = table(assault(), musters(box('2R 1N', 'sauron'), box('2R', 'gondor')), false);
      expect(at.refused(box('1N', 'sauron'))).toEqual({
        rule: 'B10',
        reason: { say: 'rearguardWithoutUnit' },
      });
      expect(at.refused(box('2R', 'sauron'))).toMatchObject({ rule: 'B10' });
      at.choose(box('1R 1N', 'sauron'));
      expect(combatVolley(at.setting, at.state(), 'attacker')).toMatchObject({ dice: 1, rerolls: 0 });
    });

    test('B10: nobody attacks without a unit of a nation at war', () => {
      const peace = assault({ atWar: ['gondor'] });
      expect(beginBattle(peace, musters(box('5R', 'sauron'), box('2R', 'gondor')))).toMatchObject({
        ok: false,
        problems: [{ rule: 'B10' }],
      });
    });

    test('B10: whoever is attacked defends himself, at war or not', () => {
      const peace = assault({ atWar: ['sauron'] });
      const at = table(peace, musters(box('5R', 'sauron'), box('2R', 'gondor')));
      expect(combatVolley(at.setting, at.state(), 'defender').dice).toBe(2);
    });
  });

  describe('3.2', () => {
    test('F1: a field battle goes on until the attacker stops', () => {
      const at = table(open(), musters(box('2R', 'sauron'), box('2R', 'gondor')));
      at.throw(...ones(4))
        .choose('go-on')
        .throw(...ones(4))
        .choose('stop');
      expect(end(at)).toMatchObject({ ending: { type: 'stopped' }, fate: 'held', rounds: 2 });
    });

    test('F2: where no free region is next to the battle nobody retreats', () => {
      const at = table(open({ havens: [] }), musters(box('2R', 'sauron'), box('2R', 'gondor')));
      at.throw(...ones(4)).choose('go-on');
      expect(at.owed()).toMatchObject({ type: 'dice' });
    });

    test.each([
      ['all', '2R', 'captured'],
      ['part', '1R', 'captured'],
      ['nobody', '', 'empty'],
    ] as const)('F3: the winner may send in %s; only who goes in takes the place', (_, part, fate) => {
      const at = table(open(), musters(box('2R', 'sauron'), box('1R', 'gondor'))).throw(6, 1, 1);
      at.choose(box(part, 'sauron'));
      expect(end(at).fate).toBe(fate);
    });

    test('F3: nobody goes in without a unit, and no leader of the Free Peoples stays without one', () => {
      const given = open({ alliances: { attacker: 'free', defender: 'shadow' } });
      const at = foray(given, '2R 1L', '1R').throw(6, 1, 1, 1);
      expect(at.refused(box('1L', 'gondor'))).toMatchObject({ rule: 'F3' });
      expect(at.refused(box('2R', 'gondor'))).toMatchObject({ rule: 'F3' });
    });
  });

  describe('3.3', () => {
    const stronghold = (): Setting => open({ ground: 'stronghold', hold: 'defender' });

    test('S1: nobody withdraws into a hold that is not his', () => {
      const at = table(open({ ground: 'stronghold' }), musters(box('2R', 'sauron'), box('2R', 'gondor')));
      expect(at.owed()).toMatchObject({ type: 'dice' });
    });

    test('S1: withdrawing ends the battle; before the first round none was fought', () => {
      const at = table(stronghold(), musters(box('2R', 'sauron'), box('3R', 'gondor'))).choose('withdraw');
      at.choose(box('2R', 'sauron'));
      expect(end(at)).toMatchObject({ ending: { type: 'withdrawn' }, fate: 'besieged', rounds: 0 });
    });

    test('S2: five units are besieged, and every leader and character', () => {
      const at = table(stronghold(), musters(box('8R', 'sauron'), box('6R 1E 3L +boromir', 'gondor')));
      at.choose('withdraw');
      if (rules === 'published') at.choose(box('8R', 'sauron'));
      at.choose('regular:gondor', 'elite:gondor');
      if (rules === 'guide') at.choose(box('8R', 'sauron'));
      const { army, pool } = end(at).sides.defender;
      expect(army).toEqual(box('5R 3L +boromir', 'gondor'));
      expect([countOf(pool, 'gondor', 'regular'), countOf(pool, 'gondor', 'elite')]).toEqual([9 + 1, 4 + 1]);
    });

    test('S3: if the attacker does not go in, there is no siege', () => {
      const at = table(stronghold(), musters(box('2R', 'sauron'), box('3R', 'gondor'))).choose('withdraw');
      expect(end(at.choose(NOBODY))).toMatchObject({ fate: 'held', field: 'defender', inside: null });
    });
  });

  describe('3.4', () => {
    test('A1: an action pays for one round, and a card for three', () => {
      const asked = (roundsPaid: number): readonly string[] => {
        const at = siege('3R', '3R', { roundsPaid });
        for (let round = 1; round < roundsPaid; round++) at.throw(...ones(6)).choose('go-on');
        const owed = at.throw(...ones(6)).owed();
        return owed.type === 'choice' ? owed.options : [];
      };
      // With nothing but stopping left the battle is over: nobody is asked.
      expect([asked(1), asked(3)]).toEqual([[], []]);
      const at = siege('3R', '3R', { roundsPaid: 3 }).throw(...ones(6));
      expect(at.owed()).toMatchObject({ options: ['stop', 'go-on'] });
    });

    test('A2: after the rounds paid for an elite of the attack may be reduced for one more, again and again', () => {
      const at = siege('2R 2E', '3R').throw(...ones(7));
      for (const elites of [1, 0]) {
        expect(at.owed()).toMatchObject({ options: ['stop', 'press:sauron'] });
        at.choose('press:sauron');
        expect(countOf(at.state().sides.attacker.army.figures, 'sauron', 'elite')).toBe(elites);
        at.throw(...ones(7));
      }
      expect(end(at)).toMatchObject({ fate: 'besieged', rounds: 3 });
    });

    test('A2: an elite that stayed in the rearguard presses nobody on', () => {
      const at = table(assault(), musters(box('2R 1E', 'sauron'), box('3R', 'gondor')), false);
      at.choose(box('1E', 'sauron')).throw(...ones(5));
      expect(end(at)).toMatchObject({ ending: { type: 'stopped' }, fate: 'besieged' });
    });

    test('A4: the attacker may stop after any round, and the siege stays', () => {
      const at = siege('3R', '3R', { roundsPaid: 3 })
        .throw(...ones(6))
        .choose('stop');
      expect(end(at)).toMatchObject({ fate: 'besieged', rounds: 1, inside: 'defender' });
    });

    test('A5: a garrison is never asked whether it stands', () => {
      const havens = [{ region: 'lossarnach', units: 0 }];
      const at = siege('3R', '3R', { roundsPaid: 3, havens })
        .throw(...ones(6))
        .choose('go-on');
      expect(at.owed()).toMatchObject({ type: 'dice' });
    });

    test('A6: pressing costs one hit: the elite goes where the dead go, and a regular comes from there', () => {
      const at = siege('2R 1E', '3R')
        .throw(...ones(6))
        .choose('press:sauron');
      const { army, pool } = at.state().sides.attacker;
      expect(units(at)[0]).toBe(3);
      expect(countOf(army.figures, 'sauron', 'regular')).toBe(3);
      expect([countOf(pool, 'sauron', 'elite'), countOf(pool, 'sauron', 'regular')]).toEqual([6, 33]);
    });

    test('A6, ruling 1: without a regular to become nobody presses on', () => {
      const both = musters(box('2R 1E', 'sauron'), box('3R', 'gondor'));
      const at = table(assault(), { ...both, attacker: { ...both.attacker, pool: {} } }).throw(...ones(6));
      expect(end(at)).toMatchObject({ ending: { type: 'stopped' } });
    });
  });

  describe('3.5', () => {
    test('O1: a sortie is fought as a field battle, round after round, and the besieger may retreat from it', () => {
      const at = foray(sortie({ havens: [{ region: 'osgiliath', units: 0 }] }), '2R', '2R');
      at.throw(...ones(4)).choose('go-on');
      expect(at.owed()).toMatchObject({ seat: 'defender', options: ['stand', 'retreat:osgiliath'] });
    });

    test('O1: a sortie that wins breaks the siege, and nobody is asked whether he goes further', () => {
      const at = foray(sortie(), '2R', '1R').throw(6, 1, 1);
      expect(end(at)).toMatchObject({ fate: 'held', field: 'attacker', inside: null, advanced: null });
    });

    test('O1: a sortie that dies with nobody inside loses the hold to a besieger who lives', () => {
      const at = foray(sortie(), '1R', '3R').throw(1, 6, 1, 1);
      expect(end(at)).toMatchObject({ fate: 'captured', field: 'defender' });
    });

    test('O2: a relief that fails leaves the siege as it is, whether the garrison is named or not', () => {
      for (const inside of [3, 0]) {
        const at = foray(relief({ inside }), '2R', '2R')
          .throw(...ones(4))
          .choose('stop');
        expect(end(at)).toMatchObject({ fate: 'besieged', field: 'defender', inside: 'attacker' });
      }
    });

    test('O2: the besieger gone, the hold is held, whether the reliever goes in or not, or died himself', () => {
      for (const inside of [3, 0]) {
        for (const part of ['2R', '']) {
          const at = foray(relief({ inside }), '2R', '1R').throw(6, 1, 1).choose(box(part, 'gondor'));
          expect(end(at)).toMatchObject({ fate: 'held', field: 'attacker', inside: null });
        }
        expect(end(foray(relief({ inside }), '1R', '1R').throw(6, 6))).toMatchObject({ fate: 'held' });
      }
    });

    test('O2: while a besieger stands nobody is asked whether he goes in', () => {
      const at = foray(relief(), '3R', '2R').throw(6, 1, 1, 1, 1).choose('stop');
      expect(end(at)).toMatchObject({ advanced: null, fate: 'besieged' });
    });
  });
});

describe('F4', () => {
  test('published: a field battle has no last round; by the guide only a reduced elite goes past the fifth', () => {
    for (const rules of RULES) {
      const given = setting({ rules, mode: 'field', ground: 'open', hold: null });
      const at = table(given, musters(box('2R', 'sauron'), box('2R', 'gondor')));
      for (let round = 1; round < 5; round++) at.throw(...ones(4)).choose('go-on');
      at.throw(...ones(4));
      expect(at.state().ending).toEqual(rules === 'guide' ? { type: 'stopped' } : null);
    }
  });
});
