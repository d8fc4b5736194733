/** What counters print and how they are told apart. [2.4] */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { SIGNS } from '../../src/engine/livery.ts';
import { reverseOf } from '../../src/engine/face.ts';
import {
  ENGINES,
  FACES,
  faceOf,
  FIGURES,
  LEADERS,
  leaderFace,
  printedCode,
  secondFaceOf,
  unitLook,
} from '../../src/stage/counters/faces.ts';
import { isIcon } from '../../src/stage/counters/icons.ts';
import { NATIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { unitKindId } from '../../src/strategic/war-of-the-ring/hexes/kinds.ts';
import { CAPTAIN, NAZGUL, PEOPLE } from '../../src/strategic/war-of-the-ring/hexes/people.ts';
import { counterKey, engineKey, type CounterLook } from '../../src/stage/counters/look.ts';

/** The order of battle of 2.4, typed from the rules: kind and the code of its fresh face. */
const ROSTER: readonly (readonly [kind: string, code: string])[] = [
  ['guards-of-the-citadel', 'D3W'],
  ['spearmen-of-minas-tirith', 'D3X'],
  ['axemen-of-lossarnach', 'B3X'],
  ['knights-of-dol-amroth', 'B3X'],
  ['bowmen-of-the-city', 'e2Y'],
  ['bowmen-of-blackroot-vale', 'e2Y'],
  ['royal-eored', 'B3W'],
  ['riders-of-the-mark', 'Be3X'],
  ['grey-company', 'Be3W'],
  ['knights-of-the-southern-fiefs', 'B3X'],
  ['spearmen-of-lebennin', 'D3X'],
  ['axemen-of-lamedon', 'C2X'],
  ['bowmen-of-the-ethir', 'e2Y'],
  ['orc-light-spears', 'E1Z'],
  ['orc-swordsmen-e3y', 'E3Y'],
  ['orc-swordsmen-e2y', 'E2Y'],
  ['orc-archers', 'e1Y'],
  ['trolls', 'B3Z'],
  ['morgul-cavalry', 'C3Y'],
  ['harad-horse', 'C2Y'],
  ['mumakil', 'A4Z'],
  ['easterling-axes', 'D3Y'],
  ['variags-of-khand', 'C2Y'],
  ['southron-foot', 'E2Y'],
  ['uruk-hai-of-mordor', 'Ee3X'],
];

const orcs = unitLook({
  kind: 'orc-swordsmen-e3y',
  shape: 'octagon',
  colour: 'red',
  code: printedCode('E3Y')!,
  move: 4,
  reduced: false,
  disrupted: false,
  fanatic: 'no',
  done: false,
});

describe('2.4 faces of the order of battle', () => {
  test('2.4 every unit of the order of battle has a face of its own, and no face is without a unit', () => {
    expect(Object.keys(FACES).sort()).toEqual(ROSTER.map(([kind]) => kind).sort());
    const faces = ROSTER.map(([kind]) => JSON.stringify(faceOf(kind)));
    expect(new Set(faces).size).toBe(ROSTER.length);
  });

  test('2.4 every icon on a counter or an engine is one that was baked', () => {
    const faces = [FACES, FIGURES, ENGINES, LEADERS].flatMap((of) => Object.values(of));
    const names = faces.map(({ icon }) => icon);
    expect(names.filter((name) => !isIcon(name))).toEqual([]);
  });

  test('2.4 every army unit of the strategic game has a face of its own: a nation one colour, its elite another icon and band', () => {
    const nations = NATIONS.map(({ id }) => id);
    const kinds = nations.flatMap((nation) => [unitKindId(nation, 'regular'), unitKindId(nation, 'elite')]);
    expect(Object.keys(FIGURES).sort()).toEqual([...kinds].sort());
    const all = [...Object.keys(FACES), ...kinds].map((kind) => JSON.stringify(faceOf(kind)));
    expect(new Set(all).size).toBe(all.length);
    for (const nation of nations) {
      const [regular, elite] = [
        faceOf(unitKindId(nation, 'regular')),
        faceOf(unitKindId(nation, 'elite')),
      ] as const;
      expect([nation, elite.band.colour]).toEqual([nation, regular.band.colour]);
      expect([nation, elite.icon === regular.icon]).toEqual([nation, false]);
      expect([regular.band.pattern, elite.band.pattern]).toEqual(['plain', 'triangles']);
    }
    expect(new Set(kinds.map((kind) => faceOf(kind).band.colour)).size).toBe(nations.length);
  });

  test('2.4.7 an elite that is spent goes on under the face of a regular of his nation; any other kind keeps its own', () => {
    for (const { id } of NATIONS) {
      expect(secondFaceOf(unitKindId(id, 'elite'))).toEqual(faceOf(unitKindId(id, 'regular')));
    }
    expect(secondFaceOf('trolls')).toEqual(faceOf('trolls'));
    expect(secondFaceOf('an-elite')).toEqual(faceOf('an-elite'));
  });

  test('2.4 everybody who may fight in an army of the strategic game has a face, no two the same', () => {
    const kinds = [CAPTAIN, NAZGUL, ...Object.values(PEOPLE)].map(({ kind }) => kind);
    expect(kinds.filter((kind) => !Object.hasOwn(LEADERS, kind))).toEqual([]);
    expect(new Set(kinds.map((kind) => JSON.stringify(leaderFace(kind)))).size).toBe(kinds.length);
  });

  test('2.4 a kind that no roster of ours knows still gets a whole face', () => {
    const stranger = faceOf('dunlendings');
    expect(isIcon(stranger.icon)).toBe(true);
    expect(stranger.band.colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(faceOf('dunlendings')).toEqual(stranger);
    expect(isIcon(faceOf('toString').icon)).toBe(true);
  });

  test('2.4 a kind wears the icon of its file on the band of its name; unit, second counter and leader alike', () => {
    expect(faceOf('trolls', 'hood')).toEqual({ ...faceOf('trolls'), icon: 'hood', bulk: 1 });
    expect(faceOf('dunlendings', 'sun').band).toEqual(faceOf('dunlendings').band);
    expect(secondFaceOf('gondor-elite', 'swan').icon).toBe('swan');
    expect(leaderFace('gandalf', 'flame')).toEqual({ ...leaderFace('gandalf'), icon: 'flame' });
    expect(leaderFace('wulf', 'war-axe')).toEqual({ icon: 'war-axe', ring: null });
  });

  test('every sign that a file may name is one that was baked', () => {
    expect(SIGNS.filter((sign) => !isIcon(sign))).toEqual([]);
    expect(new Set(SIGNS).size).toBe(SIGNS.length);
  });
});

describe('2.4.1 the printed code', () => {
  test('2.4.1 melee is upper case, missile lower case, then armour and morale', () => {
    expect(printedCode('Be3X')).toEqual({ melee: 'B', missile: 'e', armour: 3, morale: 'X' });
    expect(printedCode('e2Y')).toEqual({ melee: null, missile: 'e', armour: 2, morale: 'Y' });
    expect(printedCode('D3W')).toEqual({ melee: 'D', missile: null, armour: 3, morale: 'W' });
  });

  test.each(['', '3X', 'F3X', 'B5X', 'B3V', 'eB3X', 'B3X6'])('2.4.1 "%s" is no code', (text) => {
    expect(printedCode(text)).toBeNull();
  });

  test('2.4.6 the back of every unit can be printed, and prints what the rules give', () => {
    for (const [, fresh] of ROSTER) {
      const back = reverseOf(fresh)!;
      const { melee, missile, armour, morale } = printedCode(back)!;
      expect(`${melee ?? ''}${missile ?? ''}${armour}${morale}`).toBe(back);
    }
  });

  test('2.4.6 a reduced E prints "E-" and keeps its armour; morale never falls below Z', () => {
    expect(printedCode(reverseOf('E1Z')!)).toEqual({ melee: 'E-', missile: null, armour: 1, morale: 'Z' });
    expect(printedCode(reverseOf('Ee3X')!)).toEqual({ melee: 'E-', missile: 'e-', armour: 3, morale: 'Y' });
    expect(printedCode(reverseOf('Be3X')!)).toEqual({ melee: 'C', missile: 'e-', armour: 3, morale: 'Y' });
  });
});

describe('2.0.8 looks and their keys', () => {
  const changes: readonly Partial<CounterLook>[] = [
    { shape: 'shield' },
    { colour: 'copper' },
    { device: 'moon' },
    { icon: 'goblin-head' },
    { mirrored: true },
    { bulk: 1.3 },
    { band: { colour: '#ffffff', pattern: 'bars' } },
    { band: { ...orcs.band, pattern: 'dots' } },
    { code: printedCode('E-3Z')! },
    { code: { ...orcs.code, missile: 'e' } },
    { move: 6 },
    { reduced: true },
    { disrupted: true },
    { fanatic: 'ember' },
    { fanatic: 'crown' },
    { done: true },
    { led: true },
    { demoralized: true },
  ];

  test('2.0.8 whatever changes on a counter changes its key', () => {
    const keys = [orcs, ...changes.map((change) => ({ ...orcs, ...change }))].map(counterKey);
    expect(new Set(keys).size).toBe(changes.length + 1);
  });

  test('2.0.8 two mixtures of changes share a key only when they look the same', () => {
    const mixture = fc.subarray([...changes]).map((some): CounterLook => Object.assign({}, orcs, ...some));
    fc.assert(
      fc.property(mixture, mixture, (a, b) => {
        const same = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
        expect(counterKey(a) === counterKey(b)).toBe(same);
      }),
    );
  });

  test('2.0.8 engines differ by kind, owner, label and whether they have acted', () => {
    const ram = { engine: 'grond', shape: 'octagon', colour: 'red', label: 'GROND', done: false } as const;
    const looks = [
      ram,
      { ...ram, engine: 'catapult' as const },
      { ...ram, shape: 'rounded' as const },
      { ...ram, colour: 'blue' as const },
      { ...ram, label: '' },
      { ...ram, done: true },
      { ...ram, heat: 2 },
      { ...ram, heat: Infinity },
    ];
    expect(new Set([counterKey(orcs), ...looks.map(engineKey)]).size).toBe(looks.length + 1);
  });
});

function sorted(look: CounterLook): readonly (readonly [string, unknown])[] {
  return Object.entries(look).sort(([a], [b]) => (a < b ? -1 : 1));
}
