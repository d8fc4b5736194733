import { describe, expect, test } from 'vitest';
import { standingLines, wallChainsOf } from '../../src/paint/city/chains.ts';
import { distance, type Polyline, type Point } from '../../src/paint/geometry/curve.ts';
import { cellAt, latticeOf } from '../../src/paint/geometry/lattice.ts';
import { carriesWall, surveyOf } from '../../src/paint/geometry/survey.ts';
import { sample, type Field } from '../../src/paint/geometry/field.ts';
import type { TerrainFields } from '../../src/paint/land/terrainFields.ts';
import { preparePainter, type Painter } from '../../src/paint/painter.ts';
import { clearOf } from '../../src/paint/plate/names.ts';
import { ornamentsOf, takenBy } from '../../src/paint/plate/ornaments.ts';
import { dagorlad, emptyMap, minasTirith } from './maps.ts';

describe('the lattice', () => {
  test('2.2.0 hex CCRR lies where the sheet prints it, and each place belongs to the hex round it', () => {
    const lattice = latticeOf(minasTirith);
    expect(lattice.centres[0]).toEqual([0, 0]);
    expect(lattice.centres[minasTirith.columns]![0]).toBeCloseTo(Math.sqrt(3) / 2);
    lattice.centres.forEach(([x, y], cell) => expect(cellAt(lattice, x + 0.4, y - 0.4)).toBe(cell));
  });

  test('2.2.0 neighbours are mutual on pointy and flat maps of either offset', () => {
    for (const [orientation, offset] of [
      ['pointy', 'odd-r'],
      ['pointy', 'even-r'],
      ['flat', 'odd-q'],
      ['flat', 'even-q'],
    ] as const) {
      const { beyond, centres } = latticeOf({ ...emptyMap, orientation, offset });
      centres.forEach((centre, cell) => {
        for (let side = 0; side < 6; side++) {
          const next = beyond[cell * 6 + side]!;
          if (next < 0) continue;
          expect(beyond[next * 6 + ((side + 3) % 6)]).toBe(cell);
          expect(distance(centre, centres[next]!)).toBeCloseTo(Math.sqrt(3));
        }
      });
    }
  });
});

describe('walls', () => {
  const chains = wallChainsOf(surveyOf(minasTirith));

  test('2.6 the wall lines cover every wall hexside of the map exactly once', () => {
    const drawn = chains.flatMap(({ works }) => works.map(({ key }) => key)).sort();
    const printed = minasTirith.hexsides.filter(carriesWall).map(({ a, b }) => `${a}/${b}`);
    expect(drawn).toEqual(printed.sort());
  });

  test('2.6 a wall line runs from corner to corner without a jump', () => {
    for (const { corners } of chains) {
      corners.slice(1).forEach((corner, i) => expect(distance(corners[i]!, corner)).toBeCloseTo(1));
    }
  });

  test('8.6 a breach cuts one wall into two lines that end on either side of the breached hexside', () => {
    const chain = chains.find(({ level, works }) => level === 1 && works.length > 9)!;
    const work = chain.works[5]!;
    const lines = standingLines(chain, new Set([work.key]));
    expect(standingLines(chain, new Set())).toHaveLength(1);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      for (const point of line) expect(distance(point, work.edge.middle)).toBeGreaterThan(0.25);
    }
  });
});

describe('the engraver', () => {
  test('2.2.0 the same map gives the same strokes', () => {
    const [once, again] = [preparePainter(minasTirith), preparePainter(minasTirith)];
    const strokes = ({ fields: _, ...drawn }: Painter) => JSON.stringify(drawn);
    expect(strokes(again) === strokes(once)).toBe(true);
    for (const [name, { values }] of Object.entries(once.fields) as [keyof TerrainFields, Field][]) {
      expect(values.every((value, i) => value === again.fields[name].values[i])).toBe(true);
    }
  });

  test('2.2.0 a map with nothing on it is measured without walls, water, fields or ornaments', () => {
    const painter = preparePainter(emptyMap);
    expect(painter.chains).toEqual([]);
    expect(painter.water).toEqual([]);
    expect(painter.tilth).toEqual([]);
    expect(painter.ornaments).toEqual({ cartouche: null, compass: null });
  });

  test('2.7 every field and grove hex of the map is planted, with or without a named block', () => {
    const nameless = { ...minasTirith, blocks: { plowed: {}, groves: {}, hills: {} } };
    for (const map of [minasTirith, nameless]) {
      const { plowed, groves } = surveyOf(map);
      const letters = map.hexes.join('');
      expect(plowed.flat()).toHaveLength(letters.split('p').length - 1);
      expect(groves.flat()).toHaveLength(letters.split('g').length - 1);
    }
  });

  test('2.7 every crater hex is a pit inside its hex, with a bank about it', () => {
    const { craters, survey } = preparePainter(dagorlad);
    expect(craters).toHaveLength(dagorlad.hexes.join('').split('x').length - 1);
    for (const { at, bank, lip, floor } of craters) {
      expect(survey.letters[cellAt(survey.lattice, ...at)]!.terrain).toBe('crater');
      const reach = (line: Polyline) => Math.max(...line.map((point) => distance(point, at)));
      expect(reach(floor)).toBeLessThan(reach(lip));
      expect(reach(lip)).toBeLessThan(reach(bank));
      expect(reach(bank)).toBeLessThan(1.15);
    }
  });

  test('2.2.0 ground is laid waste on a map with craters only, most beside them, and nobody farms it', () => {
    const [green, grey] = [preparePainter(minasTirith), preparePainter(dagorlad)];
    expect(Math.max(...green.fields.waste.values)).toBe(0);
    expect(Math.min(...grey.fields.waste.values)).toBeGreaterThanOrEqual(0.5);
    expect(sample(grey.fields.waste, ...grey.craters[0]!.at)).toBeGreaterThan(0.9);
    expect(green.farms.length).toBeGreaterThan(0);
    expect(grey.farms).toEqual([]);
  });

  test('2.2.0 on a small sheet cartouche and compass shrink, and a name gives way to them', () => {
    const [large, small] = [minasTirith, dagorlad].map((map) => ornamentsOf(surveyOf(map)));
    expect(large!.cartouche!.size).toBe(1);
    expect(small!.cartouche!.size).toBeLessThan(0.8);
    const [covered] = takenBy(small!);
    const middle: Point = [(covered!.x0 + covered!.x1) / 2, (covered!.y0 + covered!.y1) / 2];
    const [x] = clearOf(takenBy(small!), middle, 4);
    expect(x - 2 > covered!.x1 || x + 2 < covered!.x0).toBe(true);
    expect(clearOf(takenBy(small!), [20, 20], 4)).toEqual([20, 20]);
  });
});
