// Case 2.4: the shipped kinds, against the order of battle retyped as it stands in the rules.
import { describe, expect, test } from 'vitest';
import type { PersonageKind, UnitKind } from '../../src/engine/battle.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { noteProblems } from '../../src/scenario/problems.ts';
import { kindOf, readKinds } from '../../src/scenario/readKinds.ts';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import { FACES } from '../../src/stage/counters/faces.ts';

const ORDER_OF_BATTLE = `
  Guards of the Citadel          D3W  4 9
  Spearmen of Minas Tirith       D3X  4 5
  Axemen of Lossarnach           B3X  4 7
  Knights of Dol Amroth          B3X  6 7
  Bowmen of the City             e2Y  4 6
  Bowmen of Blackroot Vale       e2Y  4 8
  Royal eored                    B3W  6 9
  Riders of the Mark             Be3X 6 7
  Grey Company                   Be3W 6 9
  Knights of the Southern Fiefs  B3X  6 7
  Spearmen of Lebennin           D3X  4 5
  Axemen of Lamedon              C2X  4 6
  Bowmen of the Ethir            e2Y  4 6
  Orc light spears               E1Z  4 2
  Orc swordsmen, mailed          E3Y  4 3
  Orc swordsmen                  E2Y  4 3
  Orc archers                    e1Y  4 3
  Trolls                         B3Z  4 6
  Morgul cavalry                 C3Y  6 5
  Harad horse                    C2Y  6 5
  Mumakil                        A4Z  4 8
  Easterling axes                D3Y  4 5
  Variags of Khand               C2Y  6 5
  Southron foot                  E2Y  4 4
  Uruk-hai of Mordor             Ee3X 4 5`;

// name, rank, rating and reduced, movement allowance, points of magic, gifts
const PERSONAGES = `
  Aragorn              leader     8 5 6 0  banner
  Gandalf              leader     7 5 6 10 heartens slays-wraith
  Imrahil              leader     6 3 6 0
  Theoden              leader     6 3 6 0  mourned
  Eomer                leader     6 4 6 0  avenger
  Eowyn                leader     4 2 6 0  slays-wraith wraith-bane
  Halbarad             leader     3 1 6 0
  Forlong              leader     3 1 6 0
  Legolas              individual 4 2 6 0
  Gimli                individual 5 2 6 0
  Lord of the Nazgul   leader     8 4 8 8  flies wraith
  Gothmog              leader     5 2 6 0
  King of Harad        leader     6 3 6 0`;

const lines = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
    .toSorted();
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const read = readKinds(Object.keys(SHIPPED_LIBRARY.rosters), SHIPPED_LIBRARY, noteProblems().report);
const kinds = [...read.sheets.values()].map(kindOf);
const personages = kinds.filter((kind): kind is PersonageKind => kind.class === 'personage');
const units = kinds.filter((kind): kind is UnitKind => kind.class === 'unit');
const named = (id: string): UnitKind => units.find((unit) => unit.id === id)!;
const withTrait = (trait: string): readonly string[] =>
  units.filter(({ traits }) => traits.has(trait as never)).map(({ id }) => id);

const ORCS = [
  'orc-light-spears',
  'orc-swordsmen-e3y',
  'orc-swordsmen-e2y',
  'orc-archers',
  'uruk-hai-of-mordor',
];
const ORCS_AND_TROLLS = [...ORCS, 'trolls'].toSorted();

describe('2.4', () => {
  test('every unit has its printed code, movement allowance and value', () => {
    const found = units.map(({ name, faces, movement, value }) =>
      [plain(name.en), faces[0].code, movement / 2, value].join(' '),
    );
    expect(found.toSorted()).toEqual(lines(ORDER_OF_BATTLE));
  });

  test('2.4.6 the reduced side is one letter worse in strength and morale', () => {
    const reverse = (id: string): string => named(id).faces[1].code;
    expect(reverse('guards-of-the-citadel')).toBe('E3X');
    expect(reverse('riders-of-the-mark')).toBe('Ce-3Y');
    expect(reverse('orc-light-spears')).toBe('E-1Z');
    expect(reverse('trolls')).toBe('C3Z');
    expect(reverse('mumakil')).toBe('B4Z');
  });

  test('2.4.5 there are catapults, siege towers and Grond', () => {
    const engines = kinds.flatMap((kind) => (kind.class === 'engine' ? [[kind.id, kind.weapon]] : []));
    expect(engines).toEqual([
      ['catapult', 'catapult'],
      ['siege-tower', 'siege-tower'],
      ['grond', 'grond'],
    ]);
  });

  test('every leader and individual has his ratings, his allowance, his magic and his gifts', () => {
    const found = personages.map(({ name, rank, ratings, movement, magic, gifts }) =>
      [plain(name.en), rank, ...ratings, movement / 2, magic, ...[...gifts].toSorted()].join(' '),
    );
    expect(found.toSorted()).toEqual(lines(PERSONAGES));
  });

  test('2.12 Gandalf and the Lord of the Nazgul have three spells each', () => {
    const spells = personages.flatMap((one) => (one.spells.length === 0 ? [] : [[one.id, one.spells]]));
    expect(spells).toEqual([
      ['gandalf', ['break-darkness', 'stalemate', 'reveal']],
      ['lord-of-the-nazgul', ['fear', 'freeze', 'activate-grond']],
    ]);
  });

  test('2.11.9 there is one kind of cauldron, real or dummy', () => {
    expect(kinds.filter((kind) => kind.class === 'cauldron').map(({ id }) => id)).toEqual(['cauldron']);
  });

  test('every kind of unit has a face on its counter, and every face a kind', () => {
    expect(units.map(({ id }) => id).toSorted()).toEqual(Object.keys(FACES).toSorted());
  });

  test('no kind is given twice and no roster has a mistake', () => {
    const { problems, report } = noteProblems();
    expect(readKinds(Object.keys(SHIPPED_LIBRARY.rosters), SHIPPED_LIBRARY, report).complete).toBe(true);
    expect(problems).toEqual([]);
    readKinds(['rosters/gondor.json'], NO_LIBRARY, report);
    expect(problems).toHaveLength(1);
  });
});

describe('2.0.2 classes', () => {
  test('foot has an allowance of 4 and cavalry one of 6; only mumakil are beasts', () => {
    expect(units.filter(({ gait }) => gait === 'beast').map(({ id }) => id)).toEqual(['mumakil']);
    for (const { gait, movement } of units) expect(movement).toBe(gait === 'horse' ? 12 : 8);
  });

  test('orcs, trolls and the Morgul riders are Mordor', () => {
    expect(withTrait('mordor').toSorted()).toEqual([...ORCS_AND_TROLLS, 'morgul-cavalry'].toSorted());
  });
});

test('2.8.3 foot bows reach three hexes and horse bows two', () => {
  for (const { faces, gait, range } of units) {
    expect(range).toBe(faces[0].missile === null ? 0 : gait === 'horse' ? 2 : 3);
  }
});

test('2.8.16 orcs and trolls are fanatics, and nobody else', () => {
  expect(withTrait('fanatic').toSorted()).toEqual(ORCS_AND_TROLLS);
});

test('2.7.9 every unit on foot pushes engines; Grond is pushed by orcs and trolls alone', () => {
  expect(withTrait('pushes')).toEqual(units.filter(({ gait }) => gait === 'foot').map(({ id }) => id));
  expect(withTrait('pushes-grond').toSorted()).toEqual(ORCS_AND_TROLLS);
});

test('2.11.2 all foot of the besieger climbs ladders, and none of the defender', () => {
  const foot = [...ORCS_AND_TROLLS, 'easterling-axes', 'southron-foot'];
  expect(withTrait('ladders').toSorted()).toEqual(foot.toSorted());
});

test('2.2.10 orcs dig trenches, and nobody else', () => {
  expect(withTrait('digs').toSorted()).toEqual(ORCS.toSorted());
});

test('2.7.6 the horsemen of the West fear mumakil, those of Sauron do not', () => {
  expect(withTrait('fears-beasts')).toEqual([
    'knights-of-dol-amroth',
    'royal-eored',
    'riders-of-the-mark',
    'grey-company',
    'knights-of-the-southern-fiefs',
  ]);
});
