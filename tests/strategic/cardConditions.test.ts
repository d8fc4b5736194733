/** When each combat card may be played and when not (B6), and what it does when the case it speaks of does not come. */
import { describe, expect, test } from 'vitest';
import { unitsOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import { playableCards } from '../../src/strategic/war-of-the-ring/battle/conditions.ts';
import { combatVolley } from '../../src/strategic/war-of-the-ring/battle/leadership.ts';
import type { Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import { COMBAT_CARDS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { box, musters, setting, table, type Table } from '../kit/strategicBattle.ts';

const ones = (count: number): readonly number[] => Array<number>(count).fill(1);

/** A battle: the army of the Shadow, that of the Free Peoples, and how the setting differs. */
type Case = readonly [shadow: string, free: string, change?: Partial<Setting>];

const FREE_ATTACKS: Partial<Setting> = { alliances: { attacker: 'free', defender: 'shadow' } };
const field = (change: Partial<Setting> = {}): Partial<Setting> => ({
  mode: 'field',
  ground: 'open',
  hold: null,
  havens: [{ region: 'lossarnach', units: 0 }],
  ...change,
});

/** A battle in which one side holds this card, before anybody has chosen one. */
function holding(title: string, [shadow, free, change = {}]: Case): Table {
  const freeAttacks = change.alliances?.attacker === 'free';
  const ownsIt = COMBAT_CARDS.find((card) => card.title === title)!.side === 'free';
  const seat = ownsIt === freeAttacks ? 'attacker' : 'defender';
  const armies = freeAttacks
    ? ([box(free, 'gondor'), box(shadow, 'sauron')] as const)
    : ([box(shadow, 'sauron'), box(free, 'gondor')] as const);
  return table(setting(change), musters(...armies, { [seat]: [title] }));
}

function mayPlay(title: string, given: Case): boolean {
  const at = holding(title, given);
  return (['attacker', 'defender'] as const).some(
    (seat) => playableCards(at.setting, at.state(), seat).length > 0,
  );
}

const COMPANION: readonly Case[] = [['5R', '3R +boromir']];
const LED: readonly Case[] = [
  ['5R', '3R 1L'],
  ['5R', '3R +meriadoc'],
];
const NAZGUL: readonly Case[] = [
  ['5R 1N', '3R'],
  ['5R +witch-king', '3R'],
];
const ENTS = { region: 'helms-deep' } as const;
const rohan = {
  met: [
    ['5R', '3R', ENTS],
    ['5R', '3R', field({ region: 'fangorn' })],
    ['5R', '3R', { region: 'orthanc' }],
  ],
  unmet: [
    ['5R', '3R'],
    ['5R', '3R', field({ ...FREE_ATTACKS, region: 'helms-deep' })],
  ],
} as const;

/** Every card with a condition: battles in which it may be played, and battles in which it may not. */
const CASES: Readonly<Record<string, { readonly met: readonly Case[]; readonly unmet: readonly Case[] }>> = {
  'It Is a Gift': { met: [['5R', '3R', { fellowship: true }]], unmet: [['5R', '3R']] },
  'Blade of Westernesse': {
    met: [
      ['5R', '3R +meriadoc'],
      ['5R', '3R +peregrin'],
      ['5R', '3R +boromir +meriadoc'],
    ],
    unmet: [['5R', '3R +boromir']],
  },
  'Mighty Attack': {
    met: COMPANION,
    unmet: [
      ['5R', '3R 2L'],
      ['5R', '3R +gollum +ring-bearers'],
    ],
  },
  'Servant of the Secret Fire': {
    met: [
      ['5R', '3R +gandalf-grey'],
      ['5R', '3R +gandalf-white'],
    ],
    unmet: [['5R', '3R +aragorn']],
  },
  Andúril: {
    met: [
      ['5R', '3R +strider'],
      ['5R', '3R +aragorn'],
    ],
    unmet: [['5R', '3R +gandalf-grey']],
  },
  'Heroic Death': { met: LED, unmet: [['5R', '3R']] },
  'Daring Defiance': { met: COMPANION, unmet: [['5R', '3R 2L']] },
  'Fateful Strike': { met: LED, unmet: [['5R', '3R']] },
  'Sudden Strike': { met: LED, unmet: [['5R', '3R']] },
  'Brave Stand': { met: COMPANION, unmet: [['5R', '3R 2L']] },
  "Ents' Rage": rohan,
  'Huorn-dark': rohan,
  'Nameless Wood': rohan,
  'Advantageous Position': {
    met: [
      ['5R', '3R'],
      ['5R', '3R', field({ region: 'dale' })],
    ],
    unmet: [
      ['5R', '3R', field({ region: 'osgiliath' })],
      ['5R', '3R', { ...FREE_ATTACKS, region: 'moria' }],
      ['5R', '3R', FREE_ATTACKS],
      ['5R', '3R', { region: 'moria' }],
    ],
  },
  Scouts: {
    met: [['5R', '3R', field()]],
    unmet: [
      ['5R', '3R'],
      ['5R', '3R', field(FREE_ATTACKS)],
    ],
  },
  Charge: { met: [['5R', '3R 1E']], unmet: [['5R 1E', '3R']] },
  Valour: {
    met: [
      ['5R', '3R 1E'],
      ['5R', '3R 1E@rohan'],
    ],
    unmet: [['5R 1E', '3R']],
  },
  'One for the Dark Lord': { met: [['5R', '3R', { fellowship: true }]], unmet: [['5R', '3R']] },
  'Cruel as Death': {
    met: [
      ['5R 2N', '3R'],
      ['5R +witch-king', '3R'],
    ],
    unmet: [['5R 1N +mouth-of-sauron', '3R']],
  },
  'They Are Terrible': { met: NAZGUL, unmet: [['5R +mouth-of-sauron', '3R']] },
  'Dread and Despair': { met: NAZGUL, unmet: [['5R +mouth-of-sauron', '3R']] },
  'Black Breath': { met: NAZGUL, unmet: [['5R +mouth-of-sauron', '3R']] },
  'Foul Stench': { met: NAZGUL, unmet: [['5R +mouth-of-sauron', '3R']] },
  'Words of Power': { met: NAZGUL, unmet: [['5R +mouth-of-sauron', '3R +boromir']] },
  "Durin's Bane": {
    met: [
      ['5R', '3R', { ...FREE_ATTACKS, region: 'moria' }],
      ['5R', '3R', field({ ...FREE_ATTACKS, region: 'dimrill-dale' })],
      ['5R', '3R', field({ ...FREE_ATTACKS, region: 'lorien' })],
    ],
    unmet: [
      ['5R', '3R', { ...FREE_ATTACKS, region: 'umbar' }],
      ['5R', '3R', { region: 'lorien' }],
    ],
  },
  'Devilry of Orthanc': {
    met: [
      ['5R 1R@isengard', '3R'],
      ['5R 1E@isengard', '3R'],
    ],
    unmet: [
      ['5R', '3R'],
      ['5R 1R@isengard', '3R', field()],
      ['4R@isengard', '3R', { ...FREE_ATTACKS, region: 'orthanc' }],
    ],
  },
  Mûmakil: { met: [['5R 1E@southrons', '3R']], unmet: [['5R 1E 2R@southrons', '3R']] },
  'We Come to Kill': { met: [['5R 1E', '3R']], unmet: [['5R', '3R 1E']] },
};

const armies = ([shadow, free]: Case): readonly [string, string] => [shadow, free];

describe.each(Object.entries(CASES))('%s', (title, { met, unmet }) => {
  test.each(met.map((given) => [...armies(given), given] as const))(
    'may be played: %s against %s',
    (_, __, given) => {
      expect(mayPlay(title, given)).toBe(true);
    },
  );

  test.each(unmet.map((given) => [...armies(given), given] as const))(
    'may not be played: %s against %s',
    (_, __, given) => {
      expect(mayPlay(title, given)).toBe(false);
    },
  );
});

test('these are all the cards that have a condition, and the ten others may always be played', () => {
  const free = COMBAT_CARDS.filter(({ condition }) => condition === null).map(({ title }) => title);
  expect(Object.keys(CASES).toSorted()).toEqual(
    COMBAT_CARDS.filter(({ condition }) => condition !== null)
      .map(({ title }) => title)
      .toSorted(),
  );
  expect(free).toHaveLength(10);
  for (const title of free) expect([title, mayPlay(title, ['1R', '1R'])]).toEqual([title, true]);
});

describe('a card whose case does not come does nothing', () => {
  const played = (title: string, ...given: Case): Table => holding(title, given).choose(title);
  const units = (at: Table): readonly [attacker: number, defender: number] => {
    const { attacker, defender } = at.state().sides;
    return [unitsOf(attacker.army), unitsOf(defender.army)];
  };
  const acted = (at: Table): readonly object[] =>
    at.log().flatMap((one) => (one.type === 'CardActed' ? [{ title: one.title, choice: one.choice }] : []));
  const volley = (at: Table, seat: 'attacker' | 'defender') => combatVolley(at.setting, at.state(), seat);

  test('Nameless Wood: without a hit there are no more', () => {
    expect(units(played('Nameless Wood', '4R', '2R', ENTS).throw(...ones(6)))).toEqual([4, 2]);
  });

  test('Mûmakil: with as many hits as the enemy there is none besides', () => {
    const at = played('Mûmakil', '3R 1E@southrons', '4R').throw(6, 1, 1, 1, 5, 1, 1, 1);
    expect(units(at.choose('regular:sauron'))).toEqual([3, 3]);
  });

  test('Blade of Westernesse: without a hit of the re-roll, or without a minion, nobody dies', () => {
    const missed = played('Blade of Westernesse', '3R +mouth-of-sauron', '3R +meriadoc');
    missed.throw(...ones(3), 6, 1, 1, 1, 1, 1);
    expect(acted(missed)).toEqual([{ title: 'Blade of Westernesse', choice: null }]);
    expect(missed.state().sides.attacker.fallen).toEqual([]);
    const nobody = played('Blade of Westernesse', '3R 2N', '3R +meriadoc');
    nobody.throw(...ones(3), ...ones(3), 1, 1, 6);
    expect(acted(nobody)).toEqual([{ title: 'Blade of Westernesse', choice: null }]);
    expect(units(nobody)).toEqual([2, 3]);
  });

  test('Blade of Westernesse: its player may keep the hit for a unit', () => {
    const at = played('Blade of Westernesse', '3R +mouth-of-sauron', '3R +meriadoc');
    at.throw(...ones(3), ...ones(3), 1, 1, 6).choose('none');
    expect(at.state().sides.attacker.fallen).toEqual([]);
    expect(units(at)).toEqual([2, 3]);
  });

  test('Fateful Strike: a minion dies only by two hits of the re-roll, a Nazgûl by one', () => {
    const strike = (...again: readonly number[]): Table =>
      played('Fateful Strike', '4R +mouth-of-sauron', '3R 2L').throw(...ones(4), ...ones(3), 1, 1, ...again);
    expect(strike(6, 1).state().sides.attacker.fallen).toEqual([]);
    expect(strike(6, 6).state().sides.attacker.fallen).toEqual(['mouth-of-sauron']);
  });

  test('Black Breath: a companion dies when the hits of the re-roll reach his level', () => {
    const breath = (...again: readonly number[]): readonly string[] =>
      played('Black Breath', '4R 2N', '4R +boromir')
        .throw(...ones(4), ...ones(5), ...again, 1)
        .state().sides.defender.fallen;
    expect(breath(6, 1)).toEqual([]);
    expect(breath(6, 6)).toEqual(['boromir']);
  });

  test('Heroic Death: without a hit to cancel nobody is asked to die', () => {
    const at = played('Heroic Death', '3R', '3R 1L').throw(...ones(6), 1);
    expect(acted(at)).toEqual([{ title: 'Heroic Death', choice: null }]);
    expect(at.state().sides.defender.army).toEqual(box('3R 1L', 'gondor'));
  });

  test('ruling 3: who has given up his leadership has none to give for Andúril, Mighty Attack or Daring Defiance', () => {
    const spent = (title: string, attacker: string): Table => {
      const both = musters(box('5R 2N', 'sauron'), box('3R +gandalf-white', 'gondor'), {
        attacker: attacker === '' ? [] : [attacker],
        defender: [title],
      });
      const at = table(setting(), both).choose('yes');
      return attacker === '' ? at.choose(title) : at.choose(attacker, title);
    };
    expect(volley(spent('Mighty Attack', ''), 'defender').turned).toBe(0);
    const defiant = spent('Daring Defiance', 'Desperate Battle');
    expect(defiant.state().cards.attacker).toBe('Desperate Battle');
    expect(volley(defiant, 'attacker').hitsOn).toBe(5);
  });

  test('Daring Defiance: with no card to cancel the leadership is given up all the same', () => {
    const at = played('Daring Defiance', '5R', '3R +boromir');
    expect(volley(at, 'defender').rerolls).toBe(0);
    expect(at.log().filter(({ type }) => type === 'CardCancelled')).toEqual([]);
  });

  test('Andúril: who is silenced by Words of Power first turns no miss', () => {
    const both = musters(box('5R 2N', 'sauron'), box('3R +strider', 'gondor'), {
      attacker: ['Words of Power'],
      defender: ['Andúril'],
    });
    expect(volley(table(setting(), both).choose('Words of Power', 'Andúril'), 'defender').turned).toBe(0);
  });

  test('Heroic Death: its player may let nobody die', () => {
    const at = played('Heroic Death', '3R', '3R 1L').throw(6, ...ones(5), 1);
    expect(at.owed()).toMatchObject({ options: ['none', 'leader:gondor'] });
    expect(units(at.choose('none'))).toEqual([3, 2]);
    expect(at.state().sides.defender).toMatchObject({ army: box('2R 1L', 'gondor'), fallen: [] });
  });

  test('Dread and Despair: the last die stays', () => {
    const at = played('Dread and Despair', '5R 4N', '2R').choose('4');
    expect(volley(at, 'defender').dice).toBe(1);
  });

  test('Onslaught and Relentless Assault: never the last unit, and nothing at all if nothing is given', () => {
    expect(units(played('Relentless Assault', '2R', '2R').choose('1'))).toEqual([1, 2]);
    const at = played('Relentless Assault', '3R', '2R').choose('0');
    expect([units(at), volley(at, 'attacker').hitsOn]).toEqual([[3, 2], 6]);
    expect(units(played('Onslaught', '1R', '2R').throw(...ones(3)))).toEqual([1, 2]);
  });

  test('Words of Power: where no companion fights nobody is silenced', () => {
    expect(played('Words of Power', '5R 1N', '3R 1L').state().sway.defender.silenced).toEqual([]);
    expect(volley(played('Words of Power', '5R 1N', '3R 1L'), 'defender')).toMatchObject({
      dice: 3,
      rerolls: 1,
    });
  });
});
