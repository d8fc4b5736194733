/** The 38 combat cards: each is played, and does what the facts say of it (B6, B11). */
import { combatCardName } from '../../src/strategic/war-of-the-ring/wording.ts';
import { describe, expect, test } from 'vitest';
import { countOf, unitsOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import { CARD_RULES } from '../../src/strategic/war-of-the-ring/battle/combatCards.ts';
import { playableCards } from '../../src/strategic/war-of-the-ring/battle/conditions.ts';
import type { BattleState, Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import type { Volley } from '../../src/strategic/war-of-the-ring/battle/volley.ts';
import type { Both } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { COMBAT_CARDS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { box, musters, setting, table, type Table } from '../kit/strategicBattle.ts';

const ones = (count: number): readonly number[] => Array<number>(count).fill(1);

/** A round in which one card is played: by the Free Peoples in defence of Minas Tirith, or by the Shadow against it, unless told otherwise. */
function playing(title: string, attacker: string, defender: string, change: Partial<Setting> = {}): Table {
  const free = COMBAT_CARDS.find((card) => card.title === title)!.side === 'free';
  const freeAttacks = change.alliances?.attacker === 'free';
  const seat = free === freeAttacks ? 'attacker' : 'defender';
  const armies = freeAttacks
    ? musters(box(attacker, 'gondor'), box(defender, 'sauron'), { [seat]: [title] })
    : musters(box(attacker, 'sauron'), box(defender, 'gondor'), { [seat]: [title] });
  const at = table(setting(change), armies);
  return at.choose(title);
}

/** What is about to be thrown, by seat. */
function volleys(at: Table): Both<Volley> {
  const asked = at.owed();
  if (asked.type !== 'dice' || asked.purpose !== 'combat') throw new Error(`owed: ${JSON.stringify(asked)}`);
  return { attacker: asked.volleys[0]!, defender: asked.volleys[1]! };
}

const units = ({ sides }: BattleState): readonly [attacker: number, defender: number] => [
  unitsOf(sides.attacker.army),
  unitsOf(sides.defender.army),
];

/** What an assault throws when no card sways it: five dice on 6 against five on 5. */
const PLAIN = { roll: [6, 5], again: [6, 5] } as const;

describe('cards that change what hits', () => {
  test.each([
    ['It Is a Gift', '5R', '5R', { fellowship: true }, [6, 4], [6, 4]],
    ['Servant of the Secret Fire', '5R', '5R +gandalf-grey', {}, [6, 4], PLAIN.again],
    ["Ents' Rage", '5R', '5R', { region: 'helms-deep' }, [6, 3], PLAIN.again],
    ['Advantageous Position', '5R', '5R', { mode: 'field', ground: 'open', hold: null }, [6, 5], [5, 5]],
    ['Valour', '5R', '4R 1E', {}, [6, 4], PLAIN.again],
    ['One for the Dark Lord', '5R', '5R', { fellowship: true }, [5, 5], [5, 5]],
    ['Cruel as Death', '5R 3N', '5R', {}, [5, 5], PLAIN.again],
    ['They Are Terrible', '5R 3N', '5R', {}, PLAIN.roll, [5, 5]],
    ['Devilry of Orthanc', '5R 1R@isengard', '5R', {}, [5, 5], PLAIN.again],
    ['Deadly Strife', '5R', '5R', {}, [4, 3], [4, 3]],
    ['Mûmakil', '5R 1E@southrons', '5R', {}, [5, 5], PLAIN.again],
    ['Desperate Battle', '5R', '5R', {}, [5, 4], [5, 4]],
  ] as const)('%s', (title, attacker, defender, change, roll, again) => {
    const thrown = volleys(playing(title, attacker, defender, change as Partial<Setting>));
    expect([thrown.attacker.hitsOn, thrown.defender.hitsOn]).toEqual(roll);
    expect([thrown.attacker.rerollHitsOn, thrown.defender.rerollHitsOn]).toEqual(again);
  });

  test('Cruel as Death and They Are Terrible cost leadership of Nazgûl: two, and one', () => {
    expect(volleys(playing('Cruel as Death', '5R 3N', '5R')).attacker.rerolls).toBe(1);
    expect(volleys(playing('They Are Terrible', '5R 3N', '5R')).attacker.rerolls).toBe(2);
  });
});

describe('cards that change how many dice', () => {
  test('Brave Stand: one less per companion', () => {
    expect(volleys(playing('Brave Stand', '5R', '3R +boromir +gimli')).attacker.dice).toBe(3);
  });
  test('Brave Stand: never below one', () => {
    expect(volleys(playing('Brave Stand', '1R', '3R +boromir +gimli')).attacker.dice).toBe(1);
  });
  test('Dread and Despair: as many less as leadership of Nazgûl is given up', () => {
    const at = playing('Dread and Despair', '5R 3N', '5R').choose('2');
    expect(volleys(at).defender.dice).toBe(3);
    expect(volleys(at).attacker.rerolls).toBe(1);
  });
  test('Huorn-dark: at most two', () => {
    expect(volleys(playing('Huorn-dark', '5R', '5R', { region: 'helms-deep' })).attacker.dice).toBe(2);
  });
  test('Daylight: at most three', () => {
    expect(volleys(playing('Daylight', '5R', '5R')).attacker.dice).toBe(3);
  });
  test('Foul Stench: no re-roll, where the Nazgûl lead as well as the Free Peoples', () => {
    expect(volleys(playing('Foul Stench', '5R 2N', '5R 2L')).defender.rerolls).toBe(0);
    expect(volleys(playing('Foul Stench', '5R 2N', '5R 3L')).defender.rerolls).toBe(3);
  });
  test('Words of Power: a companion neither leads nor adds his die', () => {
    const { defender } = volleys(playing('Words of Power', '5R 2N', '3R +boromir'));
    expect([defender.dice, defender.rerolls]).toEqual([3, 0]);
  });
  test('Swarm of Bats: with no card to cancel, +1 on the re-roll', () => {
    expect(volleys(playing('Swarm of Bats', '5R 2N', '5R')).attacker.rerollHitsOn).toBe(5);
  });
});

describe('cards that change what was rolled', () => {
  test('Mighty Attack: a companion gives up his leadership, and one miss becomes a hit', () => {
    const at = playing('Mighty Attack', '5R', '3R +boromir');
    expect(volleys(at).defender.rerolls).toBe(0);
    expect(units(at.throw(...ones(5), ...ones(4)).state())).toEqual([4, 3]);
  });
  test('Andúril: one miss for Strider, two for Aragorn', () => {
    expect(volleys(playing('Andúril', '5R', '3R +strider')).defender.turned).toBe(1);
    expect(volleys(playing('Andúril', '5R', '3R +aragorn')).defender.turned).toBe(2);
  });
  test('Confusion: natural ones hit their own army, and are not rolled again', () => {
    const at = playing('Confusion', '4R 5N', '3R');
    expect(units(at.throw(1, 1, 2, 2, ...ones(3), 2, 2).state())).toEqual([2, 3]);
  });
  test('No Quarter: with any hit one more', () => {
    expect(units(playing('No Quarter', '3R', '2R').throw(1, 1, 1, 5, 1).state())).toEqual([1, 2]);
    expect(units(playing('No Quarter', '3R', '2R').throw(1, 1, 1, 1, 1).state())).toEqual([3, 2]);
  });
  test('Nameless Wood: with any hit two more', () => {
    const at = playing('Nameless Wood', '4R', '2R', { region: 'helms-deep' });
    expect(units(at.throw(...ones(4), 5, 1).state())).toEqual([1, 2]);
  });
  test('Mûmakil: one more hit, if the Shadow has scored more', () => {
    const at = playing('Mûmakil', '3R 1E@southrons', '4R');
    expect(units(at.throw(6, 1, 1, 1, ...ones(4)).state())).toEqual([4, 2]);
  });
  test('Shield-wall: of two hits or more one is cancelled', () => {
    expect(
      units(
        playing('Shield-wall', '3R', '3R')
          .throw(6, 6, 1, ...ones(3))
          .state(),
      ),
    ).toEqual([3, 2]);
    expect(
      units(
        playing('Shield-wall', '3R', '3R')
          .throw(6, 1, 1, ...ones(3))
          .state(),
      ),
    ).toEqual([3, 2]);
  });
  test('Heroic Death: a leader cancels one hit, a companion as many as his level', () => {
    const hit = (who: string): Table =>
      playing('Heroic Death', '3R', '3R 1L +boromir')
        .throw(6, 6, 1, ...ones(4), 1, 1)
        .choose(who);
    expect(units(hit('leader:gondor').state())).toEqual([3, 2]);
    expect(units(hit('boromir').state())).toEqual([3, 3]);
    expect(hit('boromir').state().sides.defender.fallen).toEqual(['boromir']);
  });
});

describe('cards that kill by what was rolled again', () => {
  test('Blade of Westernesse: the hit is spent on a minion', () => {
    const at = playing('Blade of Westernesse', '3R +witch-king', '3R +meriadoc');
    at.throw(...ones(3), ...ones(3), 1, 1, 6).choose('witch-king');
    expect(at.state().sides.attacker.fallen).toEqual(['witch-king']);
    expect(units(at.state())).toEqual([3, 3]);
  });
  test('Fateful Strike: one such hit kills a Nazgûl besides, two could kill a minion', () => {
    const at = playing('Fateful Strike', '3R 1N', '3R 1L');
    at.throw(...ones(3), ...ones(3), 1, 6);
    expect(countOf(at.state().sides.attacker.army.figures, 'sauron', 'nazgul')).toBe(0);
    expect(units(at.state())).toEqual([2, 3]);
  });
  test('Black Breath: a leader, or a companion whose level the hits reach', () => {
    const at = playing('Black Breath', '3R 1N', '3R +boromir');
    at.throw(...ones(3), ...ones(4), 6, 1);
    expect(at.state().sides.defender.fallen).toEqual([]);
    const led = playing('Black Breath', '3R 1N', '3R 1L');
    led.throw(...ones(3), ...ones(3), 6, 1);
    expect(countOf(led.state().sides.defender.dead, 'gondor', 'leader')).toBe(1);
  });
});

describe('how much a card may be asked for', () => {
  const offered = (at: Table): readonly string[] => {
    const owed = at.owed();
    return owed.type === 'choice' ? owed.options : [];
  };

  test('Dread and Despair: from one to all the leadership of the Nazgûl', () => {
    expect(offered(playing('Dread and Despair', '5R 3N', '5R'))).toEqual(['1', '2', '3']);
  });
  test('Onslaught: up to four hits, and never the last unit', () => {
    const hits = (army: string): readonly string[] =>
      offered(playing('Onslaught', army, '1R').throw(...ones(Math.min(5, Number(army[0])) + 1)));
    expect(hits('7R')).toEqual(['0', '1', '2', '3', '4']);
    expect(hits('3R')).toEqual(['0', '1', '2']);
  });
  test('Relentless Assault: up to two', () => {
    expect(offered(playing('Relentless Assault', '5R', '1R'))).toEqual(['0', '1', '2']);
    expect(offered(playing('Relentless Assault', '2R', '1R'))).toEqual(['0', '1']);
  });
});

describe('when a card acts (B6)', () => {
  test('a card acts once, before the roll, after the hits or after the casualties', () => {
    const acts = (at: Table): number => at.log().filter(({ type }) => type === 'CardActed').length;
    const before = playing('Deadly Strife', '2R', '2R').throw(...ones(4));
    const hits = playing('No Quarter', '2R', '2R').throw(...ones(4));
    const last = playing('Great Host', '2R', '2R').throw(...ones(4));
    expect([before, hits, last].map(acts)).toEqual([1, 1, 1]);
  });

  test('an extra attack is thrown before the roll, or after the casualties', () => {
    const thrown = (at: Table): readonly string[] =>
      at.log().flatMap((one) => (one.type === 'DiceThrown' ? [one.purpose] : []));
    const sudden = playing('Sudden Strike', '3R', '3R 1L').throw(1);
    expect(thrown(sudden)).toEqual(['pre-attack']);
    expect(thrown(playing('Charge', '3R', '2R 1E').throw(1))).toEqual(['pre-attack']);
    const moria: Partial<Setting> = { region: 'moria', alliances: { attacker: 'free', defender: 'shadow' } };
    expect(thrown(playing("Durin's Bane", '3R', '3R', moria).throw(...ones(3)))).toEqual(['pre-attack']);
    const come = playing('We Come to Kill', '2R 1E', '3R')
      .throw(...ones(6))
      .throw(4);
    expect(thrown(come)).toEqual(['combat', 'combat', 'after-attack']);
    expect(units(come.state())).toEqual([3, 3]);
  });

  test('B11: natural ones of an extra attack strike nobody', () => {
    const at = playing("Durin's Bane", '3R', '3R', {
      region: 'moria',
      alliances: { attacker: 'free', defender: 'shadow' },
    }).throw(1, 1, 4);
    expect(at.log().find(({ type }) => type === 'DiceThrown')).toMatchObject({
      tally: { hits: 1, again: 0, own: 0 },
    });
  });

  test('B9, B11: a battle is over when an extra attack has killed the last unit: nobody rolls any more', () => {
    const at = playing('Sudden Strike', '1R', '2R 1L').throw(5);
    expect(at.state().ending).toEqual({ type: 'broken', who: 'attacker' });
    expect(at.owed()).toEqual({ type: 'nothing' });
  });

  test('B6: a card that was played is out of the hand, and no other', () => {
    const hands = { attacker: ['Onslaught', 'Deadly Strife', 'Great Host'] };
    const at = table(setting(), musters(box('5R', 'sauron'), box('5R', 'gondor'), hands));
    expect(at.choose('Deadly Strife').state().sides.attacker.hand).toEqual(['Onslaught', 'Great Host']);
  });
});

describe('cards that attack besides (B11)', () => {
  test('Sudden Strike: dice equal to leadership, at once, and never rolled again', () => {
    const at = playing('Sudden Strike', '3R', '3R 2L');
    expect(units(at.throw(5, 1).state())).toEqual([2, 3]);
    expect(volleys(at).attacker.dice).toBe(2);
  });
  test('Charge: the elites alone', () => {
    expect(units(playing('Charge', '3R', '2R 1E').throw(5).state())).toEqual([2, 3]);
  });
  test("Durin's Bane: three dice on 4", () => {
    const moria: Partial<Setting> = { region: 'moria', alliances: { attacker: 'free', defender: 'shadow' } };
    expect(units(playing("Durin's Bane", '3R', '3R', moria).throw(4, 3, 3).state())).toEqual([2, 3]);
  });
  test('We Come to Kill: after the casualties, the elites alone, on 5', () => {
    const at = playing('We Come to Kill', '2R 1E', '3R').throw(...ones(6));
    expect(units(at.throw(5).state())).toEqual([3, 2]);
  });
  test('Onslaught: own hits buy dice on 4', () => {
    const at = playing('Onslaught', '4R', '3R')
      .throw(...ones(7))
      .choose('2');
    expect(units(at.throw(4, 3).state())).toEqual([2, 2]);
  });
  test('Onslaught: a single own hit buys a single die', () => {
    const at = playing('Onslaught', '4R', '3R')
      .throw(...ones(7))
      .choose('1');
    expect(units(at.throw(4).state())).toEqual([3, 2]);
  });
  test('Relentless Assault: own hits buy the roll', () => {
    const at = playing('Relentless Assault', '4R', '3R').choose('2');
    expect(units(at.state())).toEqual([2, 3]);
    expect(volleys(at).attacker.hitsOn).toBe(4);
  });
  test('Great Host: one hit, at two to one or better', () => {
    expect(
      units(
        playing('Great Host', '4R', '2R')
          .throw(...ones(6))
          .state(),
      ),
    ).toEqual([4, 1]);
    expect(
      units(
        playing('Great Host', '3R', '2R')
          .throw(...ones(5))
          .state(),
      ),
    ).toEqual([3, 2]);
  });
});

describe('cards against cards, and before the roll', () => {
  const duel = (attacker: string, defender: string): Table =>
    table(
      setting(),
      musters(box('5R 2N', 'sauron'), box('4R +boromir', 'gondor'), {
        attacker: [attacker],
        defender: [defender],
      }),
    ).choose(attacker, defender);

  test('Daring Defiance: the enemy card is cancelled for the leadership of all companions', () => {
    const at = duel('Desperate Battle', 'Daring Defiance');
    expect(volleys(at)).toMatchObject({ attacker: { hitsOn: 6 }, defender: { hitsOn: 5, rerolls: 0 } });
  });
  test('Swarm of Bats: the card of the Free Peoples is cancelled', () => {
    expect(volleys(duel('Swarm of Bats', 'Daylight'))).toMatchObject({
      attacker: { dice: 5, rerollHitsOn: 6 },
    });
  });
  test("B6: of two cards of initiative 0 the defender's acts first", () => {
    const at = duel('Swarm of Bats', 'Daring Defiance');
    expect(at.log().flatMap((one) => (one.type === 'CardCancelled' ? [one.title] : []))).toEqual([
      'Swarm of Bats',
    ]);
  });
  test('Scouts: the defender of a field battle retreats or withdraws before the roll', () => {
    const before = table(
      setting({ mode: 'field', havens: [{ region: 'lossarnach', units: 0 }] }),
      musters(box('5R', 'sauron'), box('4R', 'gondor'), { defender: ['Scouts'] }),
    ).choose('stand', 'Scouts');
    expect(before.owed()).toMatchObject({ options: ['stand', 'withdraw', 'retreat:lossarnach'] });
    before.choose('retreat:lossarnach');
    expect(before.state().ending).toEqual({ type: 'retreated', to: 'lossarnach' });
  });
});

test('every title of the facts has a rule, with something to do at each of its initiatives, and no rule lacks a title', () => {
  expect(Object.keys(CARD_RULES).toSorted()).toEqual(COMBAT_CARDS.map(({ title }) => title).toSorted());
  for (const { title, initiatives } of COMBAT_CARDS) {
    expect([title, CARD_RULES[title]!.effects.length]).toEqual([title, initiatives.length]);
  }
});

test('a card whose condition does not hold is refused with what it needs', () => {
  const at = table(
    setting(),
    musters(box('5R', 'sauron'), box('4R', 'gondor'), { defender: ['Mighty Attack', 'Daylight'] }),
  );
  expect(at.refused('Mighty Attack')).toEqual({
    rule: 'B6',
    reason: { say: 'cardNeeds', card: combatCardName('Mighty Attack'), condition: 'companion' },
  });
});

test('a card that is not in the hand, or belongs to the other side, is refused with that reason', () => {
  const at = table(
    setting(),
    musters(box('5R', 'sauron'), box('4R 1E', 'gondor'), { defender: ['Daylight', 'Onslaught'] }),
  );
  const reason = (title: string): unknown => at.refused(title).reason;
  expect(reason('Valour')).toEqual({ say: 'notInHand', card: combatCardName('Valour') });
  expect(reason('Onslaught')).toEqual({ say: 'cardAcross', card: combatCardName('Onslaught') });
  expect(playableCards(at.setting, at.state(), 'defender')).toEqual(['Daylight']);
});

test('Grond and The Fighting Uruk-hai: the Free Peoples have no card in the first round without a companion (A1)', () => {
  const locked = setting({ firstRoundLocked: true, roundsPaid: 3 });
  const hands = { defender: ['Daylight'] };
  const without = table(locked, musters(box('5R', 'sauron'), box('4R', 'gondor'), hands));
  expect(playableCards(locked, without.state(), 'defender')).toEqual([]);
  expect(playableCards(locked, { ...without.state(), round: 2 }, 'defender')).toEqual(['Daylight']);
  const led = table(locked, musters(box('5R', 'sauron'), box('4R +boromir', 'gondor'), hands));
  expect(playableCards(locked, led.state(), 'defender')).toEqual(['Daylight']);
});

test("Denethor's Folly kills a leader inside and bars the cards of the Free Peoples", () => {
  const folly = setting({ freeCardsBarred: true, events: { attacker: ['sh-str-03'], defender: [] } });
  const at = table(folly, musters(box('5R', 'sauron'), box('4R 1L', 'gondor'), { defender: ['Daylight'] }));
  expect(countOf(at.state().sides.defender.dead, 'gondor', 'leader')).toBe(1);
  expect(playableCards(folly, at.state(), 'defender')).toEqual([]);
  const shadow = musters(box('5R', 'sauron'), box('4R 1L', 'gondor'), { attacker: ['Onslaught'] });
  expect(playableCards(folly, table(folly, shadow).state(), 'attacker')).toEqual(['Onslaught']);
});

test('Gandalf the White gives up his leadership, and that of all Nazgûl is cancelled for the battle (B3)', () => {
  const at = table(
    setting(),
    musters(box('5R 3N +witch-king', 'sauron'), box('5R +gandalf-white', 'gondor')),
  );
  at.choose('yes');
  expect(volleys(at)).toMatchObject({ attacker: { rerolls: 0 }, defender: { rerolls: 0 } });
});

test('B3: the Nazgûl are cowed, the Mouth of Sauron is not', () => {
  const army = box('5R 3N +witch-king +mouth-of-sauron', 'sauron');
  const at = table(setting(), musters(army, box('5R +gandalf-white', 'gondor'))).choose('yes');
  expect(volleys(at).attacker.rerolls).toBe(2);
});

test('B3: the White Rider is asked only where a Nazgûl leads, were it one', () => {
  const asked = (attacker: string, defender: string): boolean => {
    const at = table(setting(), musters(box(attacker, 'sauron'), box(defender, 'gondor')));
    const owed = at.owed();
    return owed.type === 'choice' && owed.about.type === 'white-rider';
  };
  expect(asked('5R 1N', '5R +gandalf-white')).toBe(true);
  expect(asked('5R +mouth-of-sauron', '5R +gandalf-white')).toBe(false);
  expect(asked('5R 1N', '5R +gandalf-grey')).toBe(false);
});
