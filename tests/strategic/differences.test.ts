/** Differences 6 to 18, as far as they concern a battle or a siege: what each rule set says, fought out. */
import { describe, expect, test } from 'vitest';
import { countOf, unitsOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import { mayMuster } from '../../src/strategic/war-of-the-ring/battle/events.ts';
import { combatVolley, leadership, targetOf } from '../../src/strategic/war-of-the-ring/battle/leadership.ts';
import { outcomeOf } from '../../src/strategic/war-of-the-ring/battle/outcome.ts';
import type { Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import type { RuleSet } from '../../src/strategic/war-of-the-ring/figures.ts';
import { box, musters, setting, table } from '../kit/strategicBattle.ts';

const BOTH: readonly RuleSet[] = ['guide', 'published'];
const ones = (count: number): readonly number[] => Array<number>(count).fill(1);
const field = (rules: RuleSet, change: Partial<Setting> = {}): Setting =>
  setting({ rules, mode: 'field', ground: 'open', hold: null, ...change });

describe.each(BOTH)('alike by both: %s', (rules) => {
  test('difference 6 (B2, B7): every unit throws one die; the two of an elite are its hits', () => {
    const at = table(setting({ rules }), musters(box('1R 2E', 'sauron'), box('2E', 'elves')));
    expect(combatVolley(at.setting, at.state(), 'attacker').dice).toBe(3);
    at.throw(1, 1, 1, 6, 6);
    expect(at.owed()).toMatchObject({ options: ['regular:sauron', 'reduce:sauron', 'elite:sauron'] });
    at.choose('elite:sauron');
    expect(at.owed()).toMatchObject({ about: { type: 'go-on' } });
  });

  test('difference 7 (B2): never more than five dice, whoever fights', () => {
    const at = table(setting({ rules }), musters(box('10R', 'sauron'), box('5R +boromir +gimli', 'gondor')));
    expect(combatVolley(at.setting, at.state(), 'attacker').dice).toBe(5);
    expect(combatVolley(at.setting, at.state(), 'defender').dice).toBe(5);
    const few = table(setting({ rules }), musters(box('2R', 'sauron'), box('2R +boromir +gimli', 'gondor')));
    expect(combatVolley(few.setting, few.state(), 'defender').dice).toBe(4);
  });

  test('difference 11 (F2): a character of level 0 stays when his army retreats, and goes with it into his hold', () => {
    const orthanc = field(rules, {
      region: 'orthanc',
      hold: 'defender',
      alliances: { attacker: 'free', defender: 'shadow' },
    });
    const at = table(orthanc, musters(box('3R', 'rohan'), box('4R +saruman', 'isengard')));
    at.choose('withdraw').choose(box('3R', 'rohan'));
    expect(at.state().sides.defender.army.characters).toEqual(['saruman']);
  });

  test('difference 12 (B5, A3): against a hold the attacker needs a six in every round, against a city in the first only', () => {
    const targets = (given: Setting): readonly number[] => {
      const at = table(given, musters(box('3R 3E', 'sauron'), box('2R 3E', 'gondor')));
      const first = targetOf(at.setting, at.state(), 'attacker');
      return [first, targetOf(at.setting, { ...at.state(), round: 2 }, 'attacker')];
    };
    expect(targets(setting({ rules }))).toEqual([6, 6]);
    expect(targets(field(rules, { ground: 'city' }))).toEqual([6, 5]);
    expect(targets(field(rules, { ground: 'stronghold', hold: 'defender' }))).toEqual([5, 5]);
  });

  test('difference 14 (B10): figures not at war are forced into the rearguard, which is out of the battle', () => {
    const atWar = setting({ rules, atWar: ['sauron'] });
    const at = table(atWar, musters(box('3R 1R@southrons', 'sauron'), box('2R', 'gondor')), false);
    expect(at.refused(box('', 'sauron'))).toMatchObject({ rule: 'B10' });
    at.choose(box('1R', 'southrons'));
    expect(combatVolley(at.setting, at.state(), 'attacker').dice).toBe(3);
  });

  test('difference 15 (B10, O1): a sortie may leave a rearguard inside, which holds the hold when the sortie dies', () => {
    const sortie = setting({
      rules,
      mode: 'sortie',
      hold: 'attacker',
      alliances: { attacker: 'free', defender: 'shadow' },
    });
    const at = table(sortie, musters(box('3R', 'gondor'), box('2R', 'sauron')), false);
    at.choose(box('2R', 'gondor')).throw(1, 6, 1);
    expect(outcomeOf(at.setting, at.state())).toMatchObject({ fate: 'besieged', inside: 'attacker' });
    const all = table(sortie, musters(box('1R', 'gondor'), box('2R', 'sauron')));
    all.throw(1, 6, 1);
    expect(outcomeOf(all.setting, all.state())).toMatchObject({ fate: 'captured', field: 'defender' });
  });

  test('difference 17 (S5): a hold falls only to a besieging unit that lives', () => {
    const at = table(setting({ rules }), musters(box('2R', 'sauron'), box('1R', 'gondor')));
    at.throw(6, 1, 1);
    expect(outcomeOf(at.setting, at.state())).toMatchObject({ fate: 'captured', field: 'attacker' });
    const both = table(setting({ rules }), musters(box('1R', 'sauron'), box('1R', 'gondor')));
    both.throw(6, 6);
    expect(outcomeOf(both.setting, both.state())).toMatchObject({ fate: 'empty' });
  });

  test('difference 18 (S4): inside a siege an event musters and a die does not', () => {
    expect([mayMuster(true, 'event'), mayMuster(true, 'die'), mayMuster(false, 'die')]).toEqual([
      true,
      false,
      true,
    ]);
    const recruits = setting({ rules, events: { attacker: [], defender: ['fp-str-14'] } });
    const at = table(recruits, musters(box('3R', 'sauron'), box('4R', 'gondor')), false);
    at.choose('elite:gondor');
    expect(at.state().sides.defender.army.figures.gondor).toEqual({
      regular: 4,
      elite: 1,
      leader: 1,
      nazgul: 0,
    });
  });
});

describe('different', () => {
  test('difference 7, guide: a field battle ends with the fifth round, unless an elite is reduced for another', () => {
    const at = table(field('guide'), musters(box('2R 1E', 'sauron'), box('2R', 'gondor')));
    for (let round = 1; round < 5; round++) at.throw(...ones(5)).choose('go-on');
    at.throw(...ones(5));
    expect(at.owed()).toMatchObject({ options: ['stop', 'press:sauron'] });
    at.choose('press:sauron').throw(...ones(5));
    expect(outcomeOf(at.setting, at.state())).toMatchObject({ ending: { type: 'stopped' }, rounds: 6 });
  });

  test('difference 7, published: after the fifth round nothing but going on or stopping is asked', () => {
    const at = table(field('published'), musters(box('2R 1E', 'sauron'), box('2R', 'gondor')));
    for (let round = 1; round < 5; round++) at.throw(...ones(5)).choose('go-on');
    at.throw(...ones(5));
    expect(at.owed()).toMatchObject({ options: ['stop', 'go-on'] });
  });

  const HANDS = { attacker: ['Deadly Strife'], defender: ['Daylight'] };

  test('difference 8, guide: both declare before either chooses', () => {
    const at = table(setting({ rules: 'guide' }), musters(box('3R', 'sauron'), box('3R', 'gondor'), HANDS));
    expect(at.owed()).toMatchObject({ seat: 'attacker', about: { type: 'declare' } });
    at.choose('yes');
    expect(at.owed()).toMatchObject({ seat: 'defender', about: { type: 'declare' } });
    at.choose('no');
    // The attacker has declared, and has but one card: it is played.
    expect(at.state().cards).toEqual({ attacker: 'Deadly Strife', defender: null });
  });

  test('difference 8, published: the attacker has chosen before the defender declares', () => {
    const at = table(setting(), musters(box('3R', 'sauron'), box('3R', 'gondor'), HANDS));
    expect(at.owed()).toMatchObject({ seat: 'attacker', options: ['none', 'Deadly Strife'] });
    at.choose('Deadly Strife');
    expect(at.owed()).toMatchObject({ seat: 'defender', options: ['none', 'Daylight'] });
  });

  /** The defender silences the only companion before the attacker's Daring Defiance, or too late for it. */
  const CANCELS = { attacker: ['Daring Defiance'], defender: ['Words of Power'] };
  const umbar = (rules: RuleSet): Setting =>
    setting({ rules, region: 'umbar', alliances: { attacker: 'free', defender: 'shadow' } });
  const besiegers = box('3R +boromir', 'gondor');
  const garrison = box('3R 1N@sauron', 'southrons');

  test("difference 9, guide: the defender's card acts first, whatever the initiative", () => {
    const at = table(umbar('guide'), musters(besiegers, garrison, CANCELS));
    at.choose('yes', 'yes');
    expect(at.state().sway.attacker.silenced).toEqual(['boromir']);
    expect(at.log().filter(({ type }) => type === 'CardActed')).toMatchObject([
      { title: 'Words of Power' },
      { title: 'Daring Defiance' },
    ]);
  });

  test('difference 9, published: the lower initiative acts first', () => {
    const at = table(umbar('published'), musters(besiegers, garrison, CANCELS));
    at.choose('Daring Defiance', 'Words of Power');
    expect(at.state().sway.attacker.silenced).toEqual([]);
    expect(at.log().filter(({ type }) => type === 'CardCancelled')).toMatchObject([
      { title: 'Words of Power' },
    ]);
  });

  /** An elite is hit once: where its regular may come from. */
  const hitOnce = (rules: RuleSet, dead: number, pool: number): readonly string[] => {
    const both = musters(box('3R', 'sauron'), box('1E', 'elves'));
    const elves = (regular: number): object =>
      regular === 0 ? {} : { elves: { regular, elite: 0, leader: 0, nazgul: 0 } };
    const at = table(setting({ rules }), {
      ...both,
      defender: { ...both.defender, dead: elves(dead), pool: elves(pool) },
    });
    at.throw(6, 1, 1, 1);
    const { army } = at.state().sides.defender;
    return unitsOf(army) === 0 ? ['removed'] : [`${countOf(army.figures, 'elves', 'regular')} regular`];
  };

  test('difference 10 (B7), guide: the Free Peoples replace from the dead only', () => {
    expect(hitOnce('guide', 1, 0)).toEqual(['1 regular']);
    expect(hitOnce('guide', 0, 1)).toEqual(['removed']);
  });

  test('difference 10 (B7), published: from the dead, else from reinforcements; with neither the elite is removed', () => {
    expect(hitOnce('published', 1, 0)).toEqual(['1 regular']);
    expect(hitOnce('published', 0, 1)).toEqual(['1 regular']);
    expect(hitOnce('published', 0, 0)).toEqual(['removed']);
  });

  test.each([
    ['guide', 2, 3],
    ['published', 2, 1],
    ['published', 3, 3],
  ] as const)(
    'difference 13, %s with %i players: elites that lead while Saruman is in play',
    (rules, players, led) => {
      const given = setting({ rules, players, saruman: true });
      const at = table(given, musters(box('2R 1E 2E@southrons', 'isengard'), box('3R', 'gondor')));
      expect(leadership(given, at.state(), 'attacker')).toBe(led);
      expect(leadership({ ...given, saruman: false }, at.state(), 'attacker')).toBe(0);
    },
  );

  test('difference 16, guide: the siege begins as the garrison withdraws, and the excess leaves then', () => {
    const hold = field('guide', { ground: 'stronghold', hold: 'defender' });
    const at = table(hold, musters(box('7R', 'sauron'), box('7R', 'gondor')));
    at.choose('withdraw');
    expect(unitsOf(at.state().sides.defender.army)).toBe(5);
    expect(countOf(at.state().sides.defender.dead, 'gondor', 'regular')).toBe(0);
  });

  test('difference 16 (S2), published: the excess leaves when the besieger has come in', () => {
    const hold = field('published', { ground: 'stronghold', hold: 'defender' });
    const at = table(hold, musters(box('7R', 'sauron'), box('7R', 'gondor')));
    at.choose('withdraw');
    expect(unitsOf(at.state().sides.defender.army)).toBe(7);
    at.choose(box('7R', 'sauron'));
    expect(unitsOf(at.state().sides.defender.army)).toBe(5);
  });
});
