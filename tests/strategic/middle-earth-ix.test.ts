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
/** An army of the Hillmen that was named a double army. */
const hill = { power: 'Hillmen', kind: '2A' };
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
    const supports = [{ ...ally, at: 'TFo', to: 'Frn', attackedBy: [{ ...hill, from: 'PTe' }] }];
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

describe('rule 9: an army of the Hillmen is double', () => {
  test.each(['PFe', 'Mai', 'PTe', 'Dun', 'NNi'])('where it starts in %s', (from) => {
    expect(codes({ attackers: [{ ...hill, from }] })).toEqual([]);
  });

  test('nowhere else, whatever it does', () => {
    const hold = { ...hill, order: 'hold' };
    expect(codes({ province: 'EMo', defender: hold })).toEqual(['/defender/kind not-hills']);
    expect(codes({ province: 'PTe', defender: hold })).toEqual([]);
    expect(codes({ attackers: [{ ...hill, from: 'EMo' }] })).toEqual(['/attackers/0/kind not-hills']);
    const support = { ...ally, at: 'TFo', to: 'Frn' };
    expect(codes({ supports: [{ ...hill, at: 'EMo', to: 'Frn' }] })).toEqual(['/supports/0/kind not-hills']);
    const attackedBy = [{ ...hill, from: 'MBr' }];
    expect(codes({ supports: [{ ...support, attackedBy }] })).toEqual([
      '/supports/0/attackedBy/0/kind not-hills',
    ]);
  });

  test('once a season, and no power has a second double army', () => {
    const two = (one: Loose, from: string, other: string) =>
      codes({
        attackers: [
          { ...one, from },
          { ...one, from: other },
        ],
      });
    expect(two(hill, 'PFe', 'Mai')).toEqual(['/attackers/1/kind second-double-army']);
    expect(two(double, 'TGo', 'Tin')).toEqual(['/attackers/1/kind second-double-army']);
    expect(two(single, 'TGo', 'Tin')).toEqual([]);
  });
});

describe('rules 7 and 8: rivers', () => {
  test.each([
    ['NWR', 'CBr'],
    ['NWR', 'HFe'],
    ['NWR', 'NNi'],
  ])('nobody goes from %s to %s or back', (one, other) => {
    const empty = { defender: null };
    const from = (province: string, start: string) =>
      codes({ ...empty, province, attackers: [{ ...angmar, from: start }] });
    expect(from(other, one)).toEqual(['/attackers/0/from river-closed']);
    expect(from(one, other)).toEqual(['/attackers/0/from river-closed']);
  });

  test('nor does a support cross them, nor an attack on a support', () => {
    const defender = { power: 'Hillmen', kind: 'A', order: 'hold' };
    const support = { ...angmar, at: 'NWR', to: 'CBr' };
    expect(codes({ province: 'CBr', defender, supports: [support] })).toEqual([
      '/supports/0/at river-closed',
    ]);
    const attackedBy = [{ ...angmar, from: 'NWR' }];
    const beside = { power: 'Hillmen', kind: 'A', at: 'CBr', to: 'PTe', attackedBy };
    expect(codes({ province: 'PTe', defender, supports: [beside] })).toEqual([
      '/supports/0/attackedBy/0/from river-closed',
    ]);
  });

  test.each([
    ['PFe', 'Mai'],
    ['PFe', 'Dun'],
    ['EDa', 'Dun'],
  ])('%s and %s are joined in autumn only', (from, province) => {
    const attackers = [{ power: 'Hillmen', kind: 'A', from }];
    const asked = (parts: Loose) => codes({ province, defender: null, attackers, ...parts });
    expect(asked({})).toEqual(['/attackers/0/from river-season']);
    expect(asked({ season: 'spring' })).toEqual(['/attackers/0/from river-season']);
    expect(asked({ season: 'autumn' })).toEqual([]);
  });
});

describe('a defender whose own move failed', () => {
  // Angmar goes from SAn to EMo, the Hillmen from EMo to SAn: head to head.
  const moving = { power: 'Hillmen', kind: 'A', order: 'move' };
  const attackers = [{ ...angmar, from: 'SAn' }];
  const supports = [{ ...angmar, at: 'MBr', to: 'SAn' }];
  const helped = { power: 'Hillmen', kind: 'A', at: 'NNi', to: 'EMo' };

  test('may have been supported in his move: it counts head to head', () => {
    const defender = { ...moving, into: 'SAn' };
    const alone = { province: 'EMo', defender, attackers, supports };
    expect(outcome(alone)).toMatchObject({ verdict: 'falls', defence: 1 });
    expect(outcome({ ...alone, supports: [...supports, helped] })).toMatchObject({
      verdict: 'holds',
      defence: 2,
    });
  });

  test('is not helped by it against an army that comes from elsewhere', () => {
    const defender = { ...moving, into: 'PTe' };
    const found = outcome({ province: 'EMo', defender, attackers, supports: [...supports, helped] });
    expect(found).toMatchObject({ verdict: 'falls', defence: 1 });
  });

  test('his support is not cut from where his move goes, and is from elsewhere', () => {
    const defender = { ...moving, into: 'SAn' };
    const cutBy = (from: string) =>
      outcome({
        province: 'EMo',
        defender,
        supports: [{ ...helped, attackedBy: [{ ...angmar, from }] }],
      }).supports[0]?.standing;
    expect(cutBy('SAn')).toBe('stands');
    expect(cutBy('MBr')).toBe('cut');
  });

  test('is asked where he tried to go, when he is supported', () => {
    expect(codes({ province: 'EMo', defender: moving, attackers, supports: [helped] })).toEqual([
      '/supports/0/to move-unsaid',
    ]);
    const holds = { ...moving, order: 'hold', into: 'SAn' };
    expect(codes({ province: 'EMo', defender: holds, attackers })).toEqual(['/defender/into not-moving']);
  });
});

describe('the brief', () => {
  test('knows its provinces, whatever their case, and names the nearest of one it does not know', () => {
    const read = parseBrief(brief({ province: 'Xyz', attackers: [{ ...angmar, from: 'Tfq' }] }));
    expect(read).toMatchObject({
      ok: false,
      problems: [
        { path: '/province', code: 'no-such-province' },
        { path: '/attackers/0/from', said: { say: 'unknownNear', given: '"Tfq"', near: 'TFo' } },
      ],
    });
    expect(outcome({ province: 'fRN', attackers: [{ ...double, from: 'TGO' }] })).toMatchObject({
      province: 'Frn',
      attacks: [{ from: 'TGo' }],
    });
  });

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
