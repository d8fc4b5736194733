/** Case 2.22 on the strongholds' maps: what used to be paint alone is ground and hexsides of the map's own, and plays so. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Board } from '../../src/board/board.ts';
import { beyond, DIRECTIONS, hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import { houseGroundAt, type HouseGround } from '../../src/board/houseGround.ts';
import { mapSchema } from '../../src/scenario/mapSchema.ts';
import { distanceTo } from '../../src/strategic/shippedMaps.ts';
import { FOUGHT_FOR, groundOf } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { boardOf } from '../../src/strategic/war-of-the-ring/hexes/places.ts';

/** Strongholds whose maps stand in the printed battles as well: they have what the print gives them. */
const PRINTED = ['minas-tirith', 'helms-deep'];

/** What a zone paints, and what a row must say of its hexes. */
const PAINTED: Readonly<Record<string, (row: HouseGround) => boolean>> = {
  water: ({ look, cost }) => look === 'water' && cost.foot === null,
  fire: ({ cost }) => Object.values(cost).every((points) => points === null),
  ford: ({ look, strength }) => strength < 0 || look === 'bridge',
  halls: ({ look, opaque, name }) => (look === 'hall' && opaque) || name.en === 'Durin’s Bridge',
};

const mapOf = (region: string) => groundOf(region)!.map;
const boardAt = (region: string): Board => boardOf(groundOf(region)!);
const rowAt = (region: string, name: string): HouseGround | null =>
  houseGroundAt(boardAt(region), hexNamed(boardAt(region), name)!);

/** The hexes that follow a row, by its English name. */
function hexesOf(region: string, name: string): readonly string[] {
  const board = boardAt(region);
  return Array.from({ length: board.size }, (_, hex) => hex as HexId)
    .filter((hex) => houseGroundAt(board, hex)?.name.en === name)
    .map((hex) => hexName(board, hex));
}

/** The hexes beside a hex. */
function neighboursOf(region: string, name: string): readonly string[] {
  const board = boardAt(region);
  return DIRECTIONS.map((direction) => beyond(board, hexNamed(board, name)!, direction))
    .filter((hex) => hex >= 0)
    .map((hex) => hexName(board, hex as HexId));
}

/** The hexsides of a map that follow a row. */
const sidesOf = (region: string, house: string) =>
  mapOf(region).hexsides.filter((side) => side.house === house);

describe.each(FOUGHT_FOR.filter((region) => !PRINTED.includes(region)))('2.22 the ground of %s', (region) => {
  test('whatever is painted as water, fire, ford or hall is so by a row of the map', () => {
    const { zones } = mapOf(region);
    for (const [zone, isSo] of Object.entries(PAINTED)) {
      const wrong = (zones[zone] ?? []).filter((name) => {
        const row = rowAt(region, name);
        return row === null ? !boardAt(region).level[hexNamed(boardAt(region), name)!] : !isSo(row);
      });
      expect([zone, wrong]).toEqual([zone, []]);
    }
  });

  test('no figure of a row is left to a default: these maps are taken as they are drawn', () => {
    const read = z.parse(mapSchema, mapOf(region)).house;
    expect(mapOf(region).house).toEqual(read);
  });

  test('every row is called by a name in both languages and used somewhere', () => {
    const { house = {}, legend, hexsides, hexes } = mapOf(region);
    for (const row of Object.values({ ...house.ground, ...house.hexsides })) {
      expect(Object.keys(row.name).sort()).toEqual(['de', 'en']);
    }
    const written = new Set(hexes.join(''));
    const used = [...written].flatMap((letter) => legend[letter]!.house ?? []);
    expect(Object.keys(house.ground ?? {}).sort()).toEqual([...new Set(used)].sort());
    const lain = new Set(hexsides.flatMap(({ house: row }) => row ?? []));
    expect(Object.keys(house.hexsides ?? {}).sort()).toEqual([...lain].sort());
  });
});

describe('2.22.1 what only these places ask', () => {
  test('Lórien: three fords slow whoever crosses and weaken him; the wood slows and hides whoever waits, and shields nobody', () => {
    expect(hexesOf('lorien', 'Ford')).toEqual(['0805', '1312', '1915']);
    expect(rowAt('lorien', '0805')).toMatchObject({ stops: false, strength: -1, cost: { foot: 6 } });
    expect(rowAt('lorien', '1002')).toMatchObject({ armour: 0, opaque: true, cost: { foot: 4, horse: 6 } });
  });

  test('Lórien: flets are walked up by foot alone, and hearten whoever holds them', () => {
    expect(hexesOf('lorien', 'Flet')).toHaveLength(10);
    expect(rowAt('lorien', '1707')).toMatchObject({ armour: 1, morale: 1, cost: { foot: 6, horse: null } });
  });

  test('Moria: who strikes from Durin’s Bridge is weaker, and its halls shelter nobody', () => {
    expect(hexesOf('moria', 'Durin’s Bridge')).toEqual(['1609']);
    expect(rowAt('moria', '1609')).toMatchObject({ strength: -1, armour: 0 });
    expect(rowAt('moria', '1305')).toMatchObject({ armour: 0, opaque: true });
  });

  test('Gundabad: its halls shelter and hearten whoever holds out in them', () => {
    expect(rowAt('mount-gundabad', '1104')).toMatchObject({ armour: 1, morale: 1, opaque: true });
  });

  test('Barad-dûr: the crusts bear whoever hurries and weaken whoever fights on them, the iron bridge is slow and firm', () => {
    expect(rowAt('barad-dur', '1203')).toMatchObject({ stops: false, strength: -2, cost: { foot: 2 } });
    expect(rowAt('barad-dur', '0909')).toMatchObject({ stops: false, strength: 0, cost: { foot: 4 } });
  });

  test('Minas Morgul: whoever strikes out of the meads strikes weaker, beyond the stream he does not', () => {
    expect(rowAt('minas-morgul', '1009')).toMatchObject({ strength: -1, morale: 0 });
    expect(rowAt('minas-morgul', '1107')).toBeNull();
    const { lines, engines } = groundOf('minas-morgul')!;
    const meads = hexesOf('minas-morgul', 'Meads of Morgul');
    expect(lines.filter((name) => meads.includes(name)).length).toBeGreaterThan(8);
    expect(engines.filter((name) => meads.includes(name))).toEqual([]);
    // At the western foot alone, where one comes dry from the south: before the bridge there are none.
    expect(meads.filter((name) => Number(name.slice(0, 2)) > 10)).toEqual([]);
  });

  test('Rivendell: a stair leads up into each mouth, and whoever holds it is inside', () => {
    expect(hexesOf('rivendell', 'Stair in the rock')).toEqual([
      '1705',
      '1706',
      '1108',
      '1109',
      '1913',
      '1914',
    ]);
    expect(rowAt('rivendell', '1109')).toMatchObject({ armour: 1, cost: { foot: 4, horse: 6 } });
    // From the mouths down to the river the valley is open.
    expect(rowAt('rivendell', '1209')).toBeNull();
    const { level } = boardAt('rivendell');
    const within = groundOf('rivendell')!.garrison.map(
      (name) => level[hexNamed(boardAt('rivendell'), name)!],
    );
    expect(within.filter((one) => one === 0)).toEqual([]);
  });

  test.each([
    ['The Grey Havens', 'the bridge', 'grey-havens', 'Lanes of the Havens', '1005', '1409', 6],
    ['Umbar', 'the mole', 'umbar', 'Lanes of Umbar', '1306', '0508', 4],
  ])(
    '%s: lanes slow and shelter within, and none of them lies at a quay or on %s',
    (_, __, region, row, lane, bare, foot) => {
      expect(rowAt(region, lane)).toMatchObject({ armour: 1, cost: { foot } });
      const lanes = hexesOf(region, row);
      const banks = sidesOf(region, 'quay').flatMap(({ a, b }) => [a, b]);
      expect(lanes.filter((name) => banks.includes(name) || name === bare)).toEqual([]);
    },
  );

  test('Moria: from the door one shoots out and in, and whoever is struck on the steps before it loses heart', () => {
    expect([rowAt('moria', '1909'), rowAt('moria', '1809')]).toEqual([null, null]);
    expect(hexesOf('moria', 'Steps before the gate')).toEqual(['2108', '2009', '2109', '2110']);
    expect(rowAt('moria', '2009')).toMatchObject({ morale: -1 });
  });

  test('The Woodland Realm: the doors of the halls slow whoever comes in and shelter whoever holds them', () => {
    const doors = mapOf('woodland-realm').hexsides.filter(({ a, b }) => a === '1309' && b === '1310');
    expect(doors).toMatchObject([{ house: 'doors', up: '1309' }]);
    expect(mapOf('woodland-realm').house!.hexsides!['doors']).toMatchObject({
      stops: true,
      armour: 1,
      cover: 1,
    });
  });

  test('Orthanc: within the Ring whoever is attacked takes heart, and has chambers and domes to shelter in', () => {
    expect(rowAt('orthanc', '1312')).toMatchObject({ morale: 2, armour: 1 });
    expect(groundOf('orthanc')!.garrison.filter((name) => rowAt('orthanc', name)?.morale !== 2)).toEqual([]);
    expect(groundOf('orthanc')!.lines.filter((name) => rowAt('orthanc', name) !== null)).toEqual([]);
  });

  test('Lórien: whoever is struck on the open bank loses heart, and before two fords the wood stands back', () => {
    const bank = hexesOf('lorien', 'Bank of the Celebrant');
    const { lines, field, heads = [] } = groundOf('lorien')!;
    // The besieger's lines as far as they go (4.4), and beyond them his field.
    const isNear = (name: string): boolean => distanceTo(boardAt('lorien'), name, heads) <= 3;
    expect(bank.filter((name) => !(isNear(name) ? lines : field).includes(name))).toEqual([]);
    expect(bank.filter(isNear).length).toBeGreaterThan(bank.length / 2);
    expect(rowAt('lorien', '1112')).toMatchObject({ morale: -1, armour: 0 });
    expect(['1411', '1412', '1914'].map((name) => rowAt('lorien', name))).toEqual([null, null, null]);
  });

  test('Dol Guldur: under the pall hearts, legs and blows fail; ruins and thorns within the ring slow whoever comes and hearten whoever holds them', () => {
    const pall = { morale: -1, strength: -2, opaque: false, cost: { foot: 4 } };
    expect(rowAt('dol-guldur', '0708')).toMatchObject(pall);
    const ruins = { morale: 1, armour: 0, strength: 0, opaque: true, stops: false, cost: { foot: 6 } };
    expect(rowAt('dol-guldur', '0808')).toMatchObject(ruins);
    const here = groundOf('dol-guldur')!;
    for (const { lines, heads = [] } of [here, ...(here.fronts ?? [])]) {
      const near = new Set(heads.flatMap((head) => neighboursOf('dol-guldur', head)));
      expect(lines.filter((name) => near.has(name))).toEqual([]);
    }
  });
});

describe('2.22.2 hexsides of these places', () => {
  test.each([
    ['lorien', 25, 3],
    ['dol-guldur', 30, 8],
    ['rivendell', 10, 1],
  ] as const)('the low wall of %s bars horse, and has gaps for them', (region, least, gaps) => {
    expect(sidesOf(region, 'pale').length).toBeGreaterThanOrEqual(least);
    expect(mapOf(region).house!.hexsides!['pale']).toMatchObject({
      armour: 1,
      cover: 1,
      cost: { foot: 1, horse: null },
    });
    const { levels, hexsides } = mapOf(region);
    const level = (name: string) => levels[Number(name.slice(2)) - 1]![Number(name.slice(0, 2)) - 1]!;
    const open = hexsides.filter(
      ({ a, b, kind }) => kind === 'slope' && [level(a), level(b)].sort().join('') === '.1',
    );
    expect(open.length).toBeGreaterThanOrEqual(gaps);
  });

  test.each(['dol-amroth', 'umbar', 'grey-havens'])('quays part the town of %s from its water', (region) => {
    const quays = sidesOf(region, 'quay');
    expect(quays.length).toBeGreaterThanOrEqual(3);
    for (const { a, b } of quays) {
      const looks = [a, b].map((name) => rowAt(region, name)?.look ?? 'town').sort();
      expect([a, b, looks]).toEqual([a, b, ['town', 'water']]);
    }
  });
});
