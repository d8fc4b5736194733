/** What may be answered and what not, and what is written down of a battle: the log of what happened, the end of it (B6-B10, F2, F3, S1, S2, O2). */
import { describe, expect, test } from 'vitest';
import { countOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import {
  beginBattle,
  decide,
  rollDice,
  takeTallies,
} from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { outcomeOf, type BattleOutcome } from '../../src/strategic/war-of-the-ring/battle/outcome.ts';
import type { Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import type { RuleSet } from '../../src/strategic/war-of-the-ring/figures.ts';
import { box, musters, setting, table, type Table } from '../kit/strategicBattle.ts';

const NOBODY = box('', 'gondor');
const ones = (count: number): readonly number[] => Array<number>(count).fill(1);

const open = (change: Partial<Setting> = {}): Setting =>
  setting({ mode: 'field', ground: 'open', hold: null, ...change });
const FREE_ATTACKS = { alliances: { attacker: 'free', defender: 'shadow' } } as const;
const foray = (attacker: string, defender: string, change: Partial<Setting> = {}): Table =>
  table(open({ ...FREE_ATTACKS, ...change }), musters(box(attacker, 'gondor'), box(defender, 'sauron')));

function end(at: Table): BattleOutcome {
  return outcomeOf(at.setting, at.state())!;
}

/** What was written down of these kinds. */
const told = (at: Table, ...types: readonly string[]): readonly object[] =>
  at.log().filter(({ type }) => types.includes(type));

describe('who may begin', () => {
  const begun = (attacker: string, defender: string, change: Partial<Setting> = {}) =>
    beginBattle(setting(change), musters(box(attacker, 'sauron'), box(defender, 'gondor')));

  test('B1: nobody is attacked where no unit stands', () => {
    expect(begun('3R', '2L +boromir')).toMatchObject({
      ok: false,
      problems: [{ rule: 'B1', reason: { say: 'nothingToAttack' } }],
    });
    expect(begun('3R', '1R').ok).toBe(true);
  });

  test('B10, trap 9: a leader not at war keeps one unit from the attack, unless he has one of his own', () => {
    const attack = (army: string): boolean =>
      beginBattle(
        setting({ ...FREE_ATTACKS, atWar: ['gondor'] }),
        musters(box(army, 'gondor'), box('2R', 'sauron')),
      ).ok;
    expect([attack('1R 1L@rohan'), attack('2R 1L@rohan')]).toEqual([false, true]);
    expect([attack('1R 1R@rohan 1L@rohan'), attack('1R'), attack('1R@rohan')]).toEqual([true, true, false]);
  });
});

describe('an answer that was not asked for', () => {
  const at = table(setting(), musters(box('3R', 'sauron'), box('3R', 'gondor')), false);
  const choose = { type: 'choose', option: 'stop' } as const;

  test('B10: a part of the army is asked for, not an option', () => {
    expect(at.refused('stop')).toEqual({ rule: 'B10', reason: { say: 'partAsked' } });
  });

  test('B10: nobody stays behind who is not there', () => {
    expect(at.refused(box('4R', 'sauron'))).toEqual({ rule: 'B1', reason: { say: 'noSuchFigures' } });
    expect(at.refused(box('1E', 'sauron'))).toEqual({ rule: 'B1', reason: { say: 'noSuchFigures' } });
  });

  test('B6: while dice are owed, and when the battle is over, nobody is asked anything', () => {
    const dice = table(setting(), musters(box('3R', 'sauron'), box('3R', 'gondor')));
    const nothing = { ok: false, problems: [{ rule: 'B6', reason: { say: 'nothingOwed' } }] };
    expect(decide(dice.setting, dice.state(), choose)).toMatchObject(nothing);
    const over = dice.throw(...ones(6));
    expect(over.state().ending).toEqual({ type: 'stopped' });
    expect(decide(over.setting, over.state(), choose)).toMatchObject(nothing);
  });

  test('A4: an option is asked for, not a part of the army', () => {
    const go = table(setting({ roundsPaid: 3 }), musters(box('3R', 'sauron'), box('3R', 'gondor')));
    go.throw(...ones(6));
    expect(go.refused(NOBODY)).toEqual({ rule: 'B6, A2, A4', reason: { say: 'optionAsked' } });
  });

  test('B6: dice that nobody owes change nothing', () => {
    const state = at.state();
    expect(rollDice(at.setting, state, () => [6])).toEqual({ state, events: [] });
    expect(takeTallies(at.setting, state, [])).toEqual({ state, events: [] });
  });

  test('B6: a retreat by Scouts is asked for by the card, one before a round by the rules of retreat', () => {
    const hands = { defender: ['Scouts'] };
    const given = setting({ mode: 'field', havens: [{ region: 'lossarnach', units: 0 }] });
    const scouted = table(given, musters(box('3R', 'sauron'), box('3R', 'gondor'), hands));
    expect(scouted.owed()).toMatchObject({ seat: 'defender', rule: 'S1, F2' });
    expect(scouted.choose('stand', 'Scouts').owed()).toMatchObject({ seat: 'defender', rule: 'B6' });
  });
});

describe('what losses cost and where they go', () => {
  const hit = (hits: number, army: string, pool: object = {}): Table => {
    const both = musters(box('5R', 'sauron'), box(army, 'gondor'));
    const at = table(setting(), { ...both, defender: { ...both.defender, pool } });
    const owed = at.owed();
    const [first, second] = owed.type === 'dice' ? owed.volleys.map(({ dice }) => dice) : [];
    return at.throw(...Array<number>(hits).fill(6), ...ones(first! - hits), ...ones(second!));
  };
  const regulars = { gondor: { regular: 3, elite: 0, leader: 0, nazgul: 0 } };

  test('B7: an elite taken outright pays for two hits of three', () => {
    const at = hit(3, '1R 2E', regulars).choose('elite:gondor');
    expect(at.owed()).toMatchObject({ about: { type: 'losses', hits: 1 } });
  });

  test('B7: elites that nothing can replace fall to a hit each', () => {
    const at = hit(2, '3E');
    expect(at.state().sides.defender.army).toEqual(box('1E', 'gondor'));
  });

  test('B7, B8: a regular for an elite of the Shadow comes from reinforcements, never from the dead', () => {
    const both = musters(box('2E', 'sauron'), box('2R', 'gondor'));
    const dead = { sauron: { regular: 2, elite: 0, leader: 0, nazgul: 0 } };
    const at = table(setting(), { ...both, attacker: { ...both.attacker, dead, pool: {} } });
    expect(at.throw(1, 1, 5, 1).state().sides.attacker.army).toEqual(box('1E', 'sauron'));
  });

  test('B9: of a side that is wiped out every leader, Nazgûl and character is written down', () => {
    const at = table(setting(), musters(box('1R 2N +witch-king', 'sauron'), box('1R 2L +boromir', 'gondor')));
    at.throw(6, 6, 6);
    expect(told(at, 'LossTaken', 'CharacterFell')).toEqual([
      { type: 'LossTaken', seat: 'attacker', loss: 'regular:sauron' },
      { type: 'LossTaken', seat: 'defender', loss: 'regular:gondor' },
      { type: 'LossTaken', seat: 'attacker', loss: 'nazgul:sauron' },
      { type: 'LossTaken', seat: 'attacker', loss: 'nazgul:sauron' },
      { type: 'CharacterFell', seat: 'attacker', id: 'witch-king' },
      { type: 'LossTaken', seat: 'defender', loss: 'leader:gondor' },
      { type: 'LossTaken', seat: 'defender', loss: 'leader:gondor' },
      { type: 'CharacterFell', seat: 'defender', id: 'boromir' },
    ]);
  });

  test('B9: whoever lives loses no leader with him', () => {
    const at = table(setting(), musters(box('2R 2N', 'sauron'), box('1R 1L', 'gondor')));
    at.throw(6, 1, 1, 1, 1);
    expect(told(at, 'LossTaken')).toEqual([
      { type: 'LossTaken', seat: 'defender', loss: 'regular:gondor' },
      { type: 'LossTaken', seat: 'defender', loss: 'leader:gondor' },
    ]);
    expect(countOf(at.state().sides.attacker.army.figures, 'sauron', 'nazgul')).toBe(2);
  });

  test('A1, A2: the round that was pressed for is the only one still to come', () => {
    const at = table(setting(), musters(box('2R 1E', 'sauron'), box('3R', 'gondor')));
    expect(at.state().paid).toBe(1);
    at.throw(...ones(6)).choose('press:sauron');
    expect([at.state().round, at.state().paid]).toEqual([2, 1]);
  });
});

describe('who stays and who goes is written down, when it is somebody', () => {
  test('B10: a rearguard', () => {
    const begin = (): Table => table(setting(), musters(box('3R', 'sauron'), box('3R', 'gondor')), false);
    expect(told(begin().choose(NOBODY), 'RearguardLeft')).toEqual([]);
    const army = box('1R', 'sauron');
    expect(told(begin().choose(army), 'RearguardLeft')).toEqual([{ type: 'RearguardLeft', army }]);
  });

  test('F3: who goes in', () => {
    const won = (): Table => foray('3R', '1R').throw(6, 1, 1, 1);
    expect(told(won().choose(NOBODY), 'Advanced')).toEqual([]);
    const army = box('2R', 'gondor');
    expect(told(won().choose(army), 'Advanced')).toEqual([{ type: 'Advanced', army }]);
  });

  test('difference 8, guide: that a card was declared or not; of an empty hand not a word', () => {
    const given = setting({ rules: 'guide' });
    const declared = (hand: readonly string[], answer: string): readonly object[] => {
      const both = musters(box('3R', 'sauron'), box('3R', 'gondor'), { attacker: hand });
      return told(table(given, both).choose(answer), 'CardDeclared');
    };
    expect(declared(['Onslaught'], 'no')).toEqual([{ type: 'CardDeclared', seat: 'attacker', plays: false }]);
    expect(declared(['Onslaught', 'Great Host'], 'yes')).toEqual([
      { type: 'CardDeclared', seat: 'attacker', plays: true },
    ]);
  });
});

describe('F3: who may go in and who may stay', () => {
  test('no character of level 0 goes anywhere', () => {
    const at = table(open(), musters(box('3R +saruman', 'isengard'), box('1R', 'gondor')));
    at.throw(6, 1, 1, 1, 1);
    expect(at.refused(box('3R +saruman', 'isengard'))).toMatchObject({
      rule: 'F3',
      reason: { say: 'neverLeaves' },
    });
    expect(end(at.choose(box('3R', 'isengard'))).fate).toBe('captured');
  });

  test('a leader of the Free Peoples may stay with a unit, whether it won the battle or was its rearguard', () => {
    const won = (army: string, rearguard: string): Table => {
      const both = musters(box(army, 'gondor'), box('1R', 'sauron'));
      const at = table(open(FREE_ATTACKS), both, false).choose(box(rearguard, 'gondor'));
      const owed = at.owed();
      const dice = owed.type === 'dice' ? owed.volleys[0]!.dice : 0;
      return at.throw(6, ...ones(dice - 1), ...ones(1), ...ones(Math.min(1, dice - 1)));
    };
    expect(end(won('3R 1L', '').choose(box('2R', 'gondor'))).fate).toBe('captured');
    expect(end(won('3R 1L', '1R').choose(box('2R', 'gondor'))).fate).toBe('captured');
    expect(end(won('4R 1L', '1R').choose(box('2R', 'gondor'))).fate).toBe('captured');
    expect(won('3R 1L', '').refused(box('3R', 'gondor'))).toEqual({
      rule: 'F3',
      reason: { say: 'leaderAlone' },
    });
  });
});

describe('who is trimmed (B1, S2)', () => {
  test('S2: of a garrison that is trimmed nobody is taken from those who came in', () => {
    const given = open({ ground: 'stronghold', hold: 'defender' });
    const at = table(given, musters(box('8R', 'sauron'), box('7R', 'gondor')));
    at.choose('withdraw').choose(box('8R', 'sauron'));
    expect(end(at).fate).toBe('besieged');
    expect(end(at).advanced).toEqual(box('8R', 'sauron'));
    expect(end(at).sides.defender.army).toEqual(box('5R', 'gondor'));
  });

  test.each(['guide', 'published'] satisfies readonly RuleSet[])(
    'S2, F2, %s: who retreated is in no siege, and keeps more than five units',
    (rules) => {
      const havens = [{ region: 'lossarnach', units: 0 }];
      const given = open({ rules, ground: 'stronghold', hold: 'defender', havens });
      const at = table(given, musters(box('3R', 'sauron'), box('7R', 'gondor')));
      at.choose('stand')
        .throw(...ones(8))
        .choose('go-on', 'retreat:lossarnach')
        .choose(box('3R', 'sauron'));
      expect(end(at)).toMatchObject({ fate: 'captured', field: 'attacker', inside: null });
      expect(end(at).sides.defender.army).toEqual(box('7R', 'gondor'));
    },
  );

  test('O2, B1: a reliever who comes in is trimmed to ten with the relieved, and nobody of those who stayed away', () => {
    const relief = open({ ...FREE_ATTACKS, mode: 'relief', hold: 'attacker', inside: 6 });
    const at = table(relief, musters(box('5R 1E', 'gondor'), box('1R', 'sauron')));
    at.throw(6, ...ones(5)).choose(box('5R', 'gondor'));
    expect(told(at, 'Trimmed')).toEqual([{ type: 'Trimmed', seat: 'attacker', figure: 'regular:gondor' }]);
    expect(end(at).advanced).toEqual(box('4R', 'gondor'));
    expect(end(at).sides.attacker.army).toEqual(box('4R 1E', 'gondor'));
  });
});

describe('how a battle ends', () => {
  test('a battle is not over while it is fought, nor while somebody may still go in', () => {
    const at = foray('2R', '1R');
    expect(outcomeOf(at.setting, at.state())).toBeNull();
    at.throw(6, 1, 1);
    expect(at.state().ending).toEqual({ type: 'broken', who: 'defender' });
    expect(outcomeOf(at.setting, at.state())).toBeNull();
  });

  test('S5: one besieging unit is enough to take a hold', () => {
    const at = table(setting(), musters(box('1R', 'sauron'), box('1R', 'gondor'))).throw(6, 1);
    expect(end(at)).toMatchObject({ fate: 'captured', field: 'attacker' });
  });

  test('F3: one unit is enough to hold a region that nobody came into', () => {
    const at = foray('1R', '1R').throw(1, 1).choose('stop');
    expect(end(at)).toMatchObject({ fate: 'held', field: 'defender' });
  });

  test('F2, trap 13: Saruman, left behind, lives when nobody comes in', () => {
    const havens = [{ region: 'gap-of-rohan', units: 0 }];
    const given = open({ ...FREE_ATTACKS, region: 'orthanc', havens });
    const at = table(given, musters(box('3R', 'rohan'), box('4R +saruman', 'isengard')));
    at.throw(...ones(8))
      .choose('go-on', 'retreat:gap-of-rohan')
      .choose(NOBODY);
    expect(end(at)).toMatchObject({ fate: 'empty' });
    expect(end(at).sides.defender.fallen).toEqual([]);
  });
});
