// Copy and paste of regions: also from one document to another, turned and mirrored, and as text that a stranger may have written.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import type { HouseGround, HouseHexside } from '../../src/board/houseGround.ts';
import type { MapFile } from '../../src/board/mapFile.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { enact, newHistory, undo } from '../../src/editor/history.ts';
import { everyHex, hexAt, sheetOf, type Sheet } from '../../src/editor/sheet.ts';
import {
  copyRegion,
  turnedRegion,
  type Region,
  type AxialStep,
  type Turn,
} from '../../src/editor/tools/region.ts';
import { copyText, MOST_REGION_TEXT, readRegion, writeRegion } from '../../src/editor/tools/regionText.ts';
import { lassoAround, rectangleBetween } from '../../src/editor/tools/shapes.ts';
import { mirrors, TURN_RIGHT } from '../../src/editor/tools/symmetry.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { anyOffset } from '../board/maps.ts';
import { after, anyWhim, refusalOf, shippedDocument } from './kit.ts';

const costs = { foot: 1, horse: 1.5, beast: 2, engine: null };

const WATER: HouseGround = {
  name: { en: 'Water' },
  look: 'water',
  cost: { foot: null, horse: null, beast: null, engine: null },
  armour: 0,
  strength: 0,
  morale: 0,
  opaque: false,
  stops: false,
};

const STREAM: HouseHexside = {
  name: { en: 'Stream' },
  look: 'stream',
  cost: costs,
  armour: 0,
  cover: 0,
  contact: true,
};

/** The document with ground and hexsides of its own. */
function withHouse(document: ScenarioDocument, house: NonNullable<MapFile['house']>): ScenarioDocument {
  return { ...document, map: { inline: { ...document.map.inline, house } } };
}

/** A blank sheet of a layout. */
function blankOf(offset: MapFile['offset'], columns: number, rows: number): ScenarioDocument {
  const blank = blankDocument({ columns, rows, orientation: offset.endsWith('r') ? 'pointy' : 'flat' });
  return { ...blank, map: { inline: { ...blank.map.inline, offset } } };
}

const SIEGE = shippedDocument('the-siege-of-minas-tirith');
const citySheet = sheetOf(SIEGE.map.inline);
const CITY = rectangleBetween(citySheet, hexNamed(citySheet, '0504')!, hexNamed(citySheet, '1421')!);

function read(text: string): Region {
  const found = readRegion(text);
  if (!found.ok) throw new Error(`${found.refusal.code} ${found.refusal.what}`);
  return found.region;
}

/** The region of a region's own hexes, cut out of the document where it was laid. */
function cutAgain(document: ScenarioDocument, region: Region, at: HexId): Region {
  const sheet = sheetOf(document.map.inline);
  const hexes = region.cells.map((cell) => hexOf(sheet, at, cell.at)!);
  return copyRegion(document, hexes);
}

function hexOf(sheet: Sheet, anchor: HexId, [q, r]: AxialStep): HexId | null {
  return hexAt(sheet, sheet.q[anchor]! + q, sheet.r[anchor]! + r);
}

/** What a region says, whatever order it says it in; hexsides only between its own hexes. */
function said(region: Region): unknown {
  const own = new Set(region.cells.map(({ at }) => at.join()));
  const sorted = (lines: readonly unknown[]): readonly string[] =>
    lines.map((line) => JSON.stringify(line)).toSorted();
  return {
    cells: sorted(
      region.cells.map(({ at, meaning: { name: _, ...meaning }, level }) => [at, meaning, level]),
    ),
    hexsides: sorted(
      region.hexsides
        .filter(({ a, b }) => own.has(a.join()) && own.has(b.join()))
        .map(({ a, b, up, line }) => [[a, b].toSorted(), up, line]),
    ),
    roads: sorted(region.roads),
    names: sorted(region.names),
    house: region.house,
  };
}

const TURNS: readonly Turn[] = [
  (step) => step,
  TURN_RIGHT,
  (step) => TURN_RIGHT(TURN_RIGHT(step)),
  mirrors('pointy').upright,
  mirrors('pointy').level,
];

describe('copies between documents', () => {
  test('the city of Minas Tirith laid in a blank document is the same city, however it is turned and on whatever row', () => {
    const far = blankOf('even-r', 60, 60);
    const target = sheetOf(far.map.inline);
    const region = read(copyText(SIEGE, CITY));
    for (const at of ['3030', '3031'].map((name) => hexNamed(target, name)!)) {
      for (const turn of TURNS) {
        const turned = turnedRegion(region, turn);
        const laid = after(far, { type: 'paste', region: turned, at });
        expect(said(cutAgain(laid, turned, at))).toEqual(said(turned));
      }
    }
  });

  test('any part of any document, on any layout, reads as it was written, and is laid and taken back without a trace', () => {
    fc.assert(
      fc.property(
        fc.array(anyWhim, { maxLength: 12 }),
        anyOffset,
        fc.array(fc.nat(1_000), { minLength: 1, maxLength: 5 }),
        fc.nat(1_000),
        (whims, offset, loop, place) => {
          const source = whims.reduce(
            (now, whim) => {
              const edited = edit(now, whim(now));
              return edited.ok ? edited.document : now;
            },
            blankOf(offset, 9, 8),
          );
          const sheet = sheetOf(source.map.inline);
          const hexes = lassoAround(
            sheet,
            loop.map((one) => (one % sheet.size) as HexId),
          );
          const region = read(copyText(source, hexes));
          expect(writeRegion(region)).toBe(copyText(source, hexes));
          const target = blankOf(source.map.inline.offset, 11, 12);
          const at = (place % 132) as HexId;
          const enacted = enact(newHistory(target), { type: 'paste', region, at });
          expect(enacted.ok ? 'no-change' : enacted.refusal.code).toBe('no-change');
          const { history } = enacted.ok ? enacted : { history: newHistory(target) };
          expect(undo(history).now).toEqual(target);
          const laid = history.now;
          const on = sheetOf(laid.map.inline);
          for (const cell of region.cells) {
            const hex = hexOf(on, at, cell.at);
            if (hex === null) continue;
            const [row, column] = [Math.floor(hex / 11), hex % 11];
            const { name: _, ...meaning } = laid.map.inline.legend[laid.map.inline.hexes[row]![column]!]!;
            expect({ name: cell.meaning.name, ...meaning }).toEqual(cell.meaning);
            expect(laid.map.inline.levels[row]![column]).toBe(cell.level);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('ground and hexsides of the map’s own go along with the copy, under another id where theirs is taken', () => {
    const river = after(
      withHouse(blankOf('odd-r', 6, 6), { ground: { water: WATER }, hexsides: { stream: STREAM } }),
      { type: 'defineLetter', letter: 'w', meaning: { terrain: 'clear', name: 'Water', house: 'water' } },
      { type: 'paint', hexes: [14 as HexId], letter: 'w' },
      { type: 'hexsides', lines: [{ a: '0303', b: '0403', kind: 'house', house: 'stream' }] },
    );
    const region = read(copyText(river, [14, 15] as HexId[]));
    const plain = after(blankOf('odd-r', 6, 6), { type: 'paste', region, at: 21 as HexId });
    expect(plain.map.inline.house).toEqual({ ground: { water: WATER }, hexsides: { stream: STREAM } });
    expect(openScenario(plain, NO_LIBRARY)).toMatchObject({ ok: true });
    const again = after(plain, { type: 'paste', region, at: 0 as HexId });
    expect(again.map.inline.house).toEqual(plain.map.inline.house);
    const shallow: HouseGround = { ...WATER, cost: costs };
    const other = withHouse(blankOf('odd-r', 6, 6), { ground: { water: shallow } });
    const both = after(other, { type: 'paste', region, at: 21 as HexId }).map.inline;
    expect(both.house?.ground).toEqual({ water: shallow, 'water-2': WATER });
    expect(both.legend[both.hexes[3]![3]!]).toMatchObject({ house: 'water-2' });
  });

  test('what lies beyond the edge is left out with its letter and its ground', () => {
    const river = after(
      withHouse(blankOf('odd-r', 6, 6), { ground: { water: WATER } }),
      { type: 'defineLetter', letter: 'w', meaning: { terrain: 'clear', name: 'Water', house: 'water' } },
      { type: 'paint', hexes: [14, 15] as HexId[], letter: 'g' },
      { type: 'paint', hexes: [15 as HexId], letter: 'w' },
    );
    const region = copyRegion(river, [14, 15] as HexId[]);
    const edge = after(blankOf('odd-r', 6, 6), { type: 'paste', region, at: 5 as HexId }).map.inline;
    expect(edge.hexes[0]).toBe('.....g');
    expect(edge.house).toBeUndefined();
    expect(edge.legend['w']).toBeUndefined();
  });

  test('a map with more letters than the keyboard has takes any copy up', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    const full = letters.reduce(
      (now, letter, elevation) =>
        edited(now, {
          type: 'defineLetter',
          letter,
          meaning: { terrain: 'crater', elevation: elevation % 8, city: elevation > 30, name: letter },
        }),
      blankOf('odd-r', 4, 4),
    );
    const grove = after(blankOf('odd-r', 4, 4), { type: 'paint', hexes: [5 as HexId], letter: 'g' });
    const map = after(full, { type: 'paste', region: copyRegion(grove, [5 as HexId]), at: 5 as HexId }).map
      .inline;
    expect(map.legend[map.hexes[1]![1]!]).toMatchObject({ terrain: 'grove' });
  });
});

function edited(document: ScenarioDocument, command: Parameters<typeof edit>[1]): ScenarioDocument {
  const done = edit(document, command);
  return done.ok ? done.document : document;
}

describe('text that is no copy', () => {
  const whole = JSON.parse(copyText(SIEGE, CITY)) as Record<string, unknown>;
  const refused = (text: string): string => {
    const found = readRegion(text);
    return found.ok ? 'read' : `${found.refusal.code} ${found.refusal.what}`.trim();
  };
  const spoilt = (parts: Readonly<Record<string, unknown>>): string =>
    refused(JSON.stringify({ ...whole, ...parts }));

  test('is refused with its place', () => {
    expect(refused('Minas Tirith')).toBe('no-region');
    expect(refused('{"format":"pelennor/scenario"}')).toBe('no-region');
    expect(refused('null')).toBe('no-region');
    expect(refused(' '.repeat(MOST_REGION_TEXT + 1))).toBe('region-too-large 2000000');
    expect(spoilt({ version: 2 })).toMatch(/^wrong-shape \/version /);
    expect(spoilt({ cells: [[0, 0, '?', '.']] })).toBe('wrong-shape /cells/0 the legend has no letter "?"');
    expect(spoilt({ cells: [[0, 0, 'c', '8']] })).toMatch(/^wrong-shape \/cells\/0\/3 /);
    expect(spoilt({ cells: [[401, 0, 'c', '1']] })).toMatch(/^wrong-shape \/cells\/0\/0 /);
    const twice = [0, 0, 'c', '1'];
    expect(spoilt({ cells: [twice, twice] })).toBe('wrong-shape /cells/1 the hex is given twice');
    const hexside = (line: object): string =>
      spoilt({ hexsides: [{ a: [0, 0], b: [1, 0], kind: 'wall', ...line }] });
    expect(hexside({})).toBe('read');
    expect(hexside({ b: [1, 1] })).toBe('wrong-shape /hexsides/0 the hexes do not touch');
    expect(hexside({ up: [2, 0] })).toBe('wrong-shape /hexsides/0/up is neither hex');
    expect(hexside({ kind: 'house', house: 'moat' })).toBe(
      'wrong-shape /hexsides/0 there is no hexside moat',
    );
    expect(hexside({ kind: 'door' })).toMatch(/^wrong-shape \/hexsides\/0\/kind /);
    expect(
      spoilt({
        roads: [
          {
            name: 'Way',
            kind: 'road',
            path: [
              [0, 0],
              [2, 0],
            ],
          },
        ],
      }),
    ).toBe('wrong-shape /roads/0 the hexes of a road touch one another');
    expect(spoilt({ legend: { c: { terrain: 'clear', house: 'moat', name: '' } }, cells: [] })).toBe(
      'wrong-shape /legend/c there is no ground moat',
    );
    expect(spoilt({ script: 'alert(1)' })).toMatch(/^wrong-shape \/script /);
  });

  test('a copy of the largest map is not too large', () => {
    const large = blankDocument({ columns: 200, rows: 200, orientation: 'pointy' });
    const text = copyText(large, everyHex(sheetOf(large.map.inline)));
    expect(text.length).toBeLessThan(MOST_REGION_TEXT);
    expect(read(text).cells).toHaveLength(40_000);
  });

  test('hexes that stand the other way, and an empty copy, cannot be laid', () => {
    const flat = blankDocument({ columns: 8, rows: 6, orientation: 'flat' });
    const region = read(copyText(SIEGE, CITY));
    expect(refusalOf(flat, { type: 'paste', region, at: 0 as HexId })).toBe('other-orientation pointy');
    const empty = read(copyText(SIEGE, []));
    expect(refusalOf(SIEGE, { type: 'paste', region: empty, at: 0 as HexId })).toBe('nothing-copied');
  });

  test('however a copy is spoilt, it is read or refused, and whatever is read can be laid', () => {
    const small = JSON.parse(copyText(SIEGE, CITY.slice(60, 90))) as object;
    const places = pathsOf(small);
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(null, -1, 0, 1e9, '', 'c', [], {}, [9, 9]), (which, value) => {
        const copy = structuredClone(small);
        set(copy, places[which % places.length]!, value);
        const found = readRegion(JSON.stringify(copy));
        if (!found.ok) return;
        const done = edit(SIEGE, { type: 'paste', region: found.region, at: 400 as HexId });
        expect(done.ok ? openScenario(done.document, NO_LIBRARY) : done).toHaveProperty('ok');
      }),
      { numRuns: 300 },
    );
  });
});

/** Every place in a value. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function set(root: unknown, path: readonly string[], value: unknown): void {
  const at = path.slice(0, -1).reduce((now, key) => (now as Record<string, unknown>)[key], root);
  (at as Record<string, unknown>)[path.at(-1)!] = value;
}

test('the anchor of a copy is its first hex', () => {
  const region = copyRegion(SIEGE, CITY);
  expect(region.cells[0]!.at).toEqual([0, 0]);
  const laid = after(blankOf('odd-r', 40, 40), { type: 'paste', region, at: 0 as HexId });
  const gate = laid.map.inline.hexsides.find(({ kind }) => kind === 'main-gate')!;
  expect(hexName(sheetOf(laid.map.inline), 0 as HexId)).toBe('0101');
  expect(gate.name).toBe('Great Gate');
});
