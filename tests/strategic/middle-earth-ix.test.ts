// Fort assaults of Middle Earth IX, one sentence of its rules 3, 4 and 6 a test.
import { describe, expect, test } from 'vitest';
import { adjudicate, type AssaultOutcome } from '../../src/strategic/middle-earth-ix/assault.ts';
import { parseBrief } from '../../src/strategic/middle-earth-ix/brief.ts';
import { MIDDLE_EARTH_IX } from '../../src/strategic/middle-earth-ix/game.ts';

type Loose = Readonly<Record<string, unknown>>;

const arthedain = { power: 'Arthedain', kind: 'A', order: 'hold' };
/** An army of Arthedain that supports or attacks. */
const ally = { power: 'Arthedain', kind: 'A' };
const angmar = { power: 'Angmar', kind: 'A' };
const double = { power: 'Cardolan', kind: '2A' };
const single = { power: 'Cardolan', kind: 'A' };

function brief(parts: Loose): Loose {
  return {
    format: 'middle-earth-ix-assault/1',
    province: 'Frn',
    defender: arthedain,
    attackers: [],
    ...parts,
  };
}

function outcome(parts: Loose): AssaultOutcome {
  const read = parseBrief(brief(parts));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return adjudicate(read.value);
}

function codes(parts: Loose): readonly string[] {
  const read = parseBrief(brief(parts));
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
}

describe('rule 6: forts', () => {
  test('a single army in a fort holds against an unsupported double army', () => {
    expect(outcome({ attackers: [{ ...double, from: 'TGo' }] })).toMatchObject({
      verdict: 'holds',
      defence: 2,
      attacks: [{ from: 'TGo', strength: 2 }],
      retreat: null,
    });
  });

  test('outside a fort the double army dislodges it', () => {
    const attackers = [{ ...double, from: 'TGo' }];
    expect(outcome({ province: 'Anu', attackers })).toMatchObject({
      verdict: 'falls',
      entered: 'TGo',
      retreat: { double: false },
    });
  });

  test('a supported double army takes the fort', () => {
    const supports = [{ ...single, at: 'Tin', to: 'TGo' }];
    const attackers = [{ ...double, from: 'TGo' }];
    expect(outcome({ attackers, supports })).toMatchObject({ verdict: 'falls', defence: 2 });
  });

  test('a unit in a fort supports on when an unsupported double army attacks it', () => {
    const supports = [{ ...ally, at: 'TFo', to: 'Frn', attackedBy: [{ ...double, from: 'Tin' }] }];
    const attackers = [{ ...double, from: 'TGo' }];
    expect(outcome({ attackers, supports })).toMatchObject({
      defence: 3,
      supports: [{ at: 'TFo', standing: 'stands' }],
    });
  });

  test('the value of a fort is purely defensive: a unit whose own move failed does not have it', () => {
    const defender = { ...arthedain, order: 'move' };
    expect(outcome({ defender, attackers: [{ ...double, from: 'TGo' }] })).toMatchObject({
      verdict: 'falls',
      defence: 1,
    });
  });

  test('the abbreviations that the rules spell in two ways are one fort', () => {
    const defender = { power: 'Hillmen', kind: 'A', order: 'hold' };
    const attackers = [{ ...double, from: 'TGo' }];
    expect(outcome({ province: 'Cbr', defender, attackers })).toMatchObject({ province: 'CBr', defence: 2 });
  });
});

describe('rule 3: double armies', () => {
  const anu = { province: 'Anu', defender: { power: 'Arthedain', kind: '2A', order: 'hold' } };

  test('a double army supports with the strength of two supports', () => {
    const supports = [{ ...double, at: 'Tin', to: 'SAn' }];
    expect(outcome({ ...anu, attackers: [{ ...angmar, from: 'SAn' }], supports })).toMatchObject({
      attacks: [{ from: 'SAn', strength: 3 }],
      verdict: 'falls',
    });
  });

  test('a single attack cuts the support of a double army', () => {
    const supports = [
      { ...double, at: 'Tin', to: 'SAn', attackedBy: [{ power: 'Dunlendings', kind: 'A', from: 'Ene' }] },
    ];
    expect(outcome({ ...anu, attackers: [{ ...angmar, from: 'SAn' }], supports })).toMatchObject({
      attacks: [{ strength: 1 }],
      supports: [{ standing: 'cut' }],
      verdict: 'holds',
    });
  });

  test('the attack of its own power does not cut a support, nor one from the province it is given against', () => {
    const support = { ...single, at: 'Tin', to: 'SAn' };
    const own = { ...support, attackedBy: [{ ...single, from: 'TGo' }] };
    const against = { ...support, attackedBy: [{ ...ally, from: 'Anu' }] };
    for (const supports of [[own], [against]]) {
      expect(outcome({ ...anu, attackers: [{ ...angmar, from: 'SAn' }], supports }).supports).toMatchObject([
        { standing: 'stands' },
      ]);
    }
  });

  test('a unit that is dislodged supports no more, whoever dislodged it', () => {
    const supports = [
      { ...single, at: 'Tin', to: 'SAn', attackedBy: [{ ...ally, from: 'Anu', supports: 1 }] },
    ];
    expect(outcome({ ...anu, attackers: [{ ...angmar, from: 'SAn' }], supports }).supports).toMatchObject([
      { standing: 'dislodged' },
    ]);
  });

  test('a dislodged double army retreats with the strength of a single army', () => {
    const supports = [{ ...double, at: 'Tin', to: 'SAn' }];
    const { retreat } = outcome({ ...anu, attackers: [{ ...angmar, from: 'SAn' }], supports });
    expect(retreat).toEqual({ double: true });
  });

  test('two attacks of one strength keep each other out', () => {
    const attackers = [
      { ...angmar, from: 'SAn' },
      { ...single, from: 'Tin' },
    ];
    expect(outcome({ province: 'Anu', defender: null, attackers }).verdict).toBe('nobody');
  });

  test('no power dislodges its own unit, nor helps to', () => {
    const supports = [{ ...ally, at: 'TFo', to: 'SAn' }];
    const attackers = [{ ...angmar, from: 'SAn' }];
    const province = { province: 'Anu', defender: arthedain };
    expect(outcome({ ...province, attackers, supports }).verdict).toBe('holds');
    expect(
      outcome({ ...province, attackers: [{ power: 'Arthedain', kind: '2A', from: 'Frn' }] }).verdict,
    ).toBe('holds');
  });
});

describe('rule 4: the Nazgûl', () => {
  test('makes the army of Angmar whose move it shares a double army', () => {
    const attackers = [{ ...angmar, nazgul: true, from: 'SAn' }];
    expect(outcome({ province: 'Anu', attackers })).toMatchObject({
      verdict: 'falls',
      attacks: [{ strength: 2 }],
      nazgul: 'with its army',
    });
  });

  test('retreats with the unit it is with', () => {
    const defender = { ...angmar, nazgul: true, order: 'hold' };
    const supports = [{ ...double, at: 'TGo', to: 'Tin' }];
    const attackers = [{ ...single, from: 'Tin' }];
    expect(outcome({ province: 'SAn', defender, attackers, supports })).toMatchObject({
      verdict: 'falls',
      nazgul: 'retreats with its army',
    });
  });

  test('is destroyed alone in a province, fort or not, that an army of another nation enters, but for a stand-off', () => {
    const defender = { power: 'Angmar', kind: 'N' };
    const one = [{ ...single, from: 'Tin' }];
    expect(outcome({ defender, attackers: one })).toMatchObject({ verdict: 'falls', nazgul: 'destroyed' });
    const two = [...one, { power: 'Hillmen', kind: 'A', from: 'EMo' }];
    expect(outcome({ defender, attackers: two })).toMatchObject({ verdict: 'nobody', nazgul: 'stays' });
    expect(outcome({ defender, attackers: [{ ...angmar, from: 'SAn' }] }).nazgul).toBe('stays');
  });

  test('is destroyed where it goes alone to an army of another nation, and takes no province', () => {
    const attackers = [{ power: 'Angmar', kind: 'N', from: 'Gun' }];
    expect(outcome({ attackers })).toMatchObject({ verdict: 'holds', nazgul: 'destroyed' });
    expect(outcome({ defender: null, attackers })).toMatchObject({
      verdict: 'nobody',
      nazgul: 'arrives alone',
    });
  });
});

describe('the brief', () => {
  test('gets all its problems at once, with their places', () => {
    const attackers = [
      { ...angmar, kind: '2A', from: 'SAn' },
      { ...single, nazgul: true, from: 'SAn' },
      { power: 'Angmar', kind: 'N', from: 'Gun' },
    ];
    expect(codes({ attackers, supports: [{ ...single, at: 'Frn', to: 'Mag' }] })).toEqual([
      '/attackers/0/kind no-double-army',
      '/attackers/1/nazgul not-angmar',
      '/attackers/2 second-nazgul',
      '/attackers/1/from province-taken',
      '/supports/0/at province-taken',
      '/supports/0/to nobody-to-support',
    ]);
    expect(codes({ province: 'Fornost', colour: 'red' })).toEqual([
      '/province wrong-spelling',
      '/colour unknown-key',
    ]);
  });

  test('has no one-line note', () => {
    expect(MIDDLE_EARTH_IX.parse('Frn: A v 2A')).toMatchObject({
      ok: false,
      problems: [{ path: '', code: 'no-note' }],
    });
  });
});
