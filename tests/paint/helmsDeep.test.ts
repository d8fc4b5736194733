/** What the engraver makes of Helm's Deep: a keep and its court among cliffs, caves, a rampart and a stream. */
import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/paint/geometry/curve.ts';
import { cellAt, cellNamed, nameOf } from '../../src/paint/geometry/lattice.ts';
import { sample } from '../../src/paint/geometry/field.ts';
import { preparePainter } from '../../src/paint/painter.ts';
import { helmsDeep, minasTirith } from './maps.ts';

const painter = preparePainter(helmsDeep);
const { lattice, works } = painter.survey;
const { deep, caves } = helmsDeep.zones as Record<'deep' | 'caves', readonly string[]>;
const hexAt = ([x, y]: Point) => nameOf(lattice, cellAt(lattice, x, y));

describe('2.2.0 ground within the walls that is not built over', () => {
  test('it is drawn as the field it is: no terrace, no roof, no farm', () => {
    expect(painter.survey.bailey.map((cell) => nameOf(lattice, cell)).sort()).toEqual([...deep].sort());
    expect(painter.town.roofs.length).toBeGreaterThan(0);
    const roofs = painter.town.roofs.map(({ x, y }) => hexAt([x, y]));
    expect(roofs.filter((hex) => deep.includes(hex))).toEqual([]);
    expect(painter.farms.map(({ at }) => hexAt(at)).filter((hex) => deep.includes(hex))).toEqual([]);
    expect(painter.terraces.length).toBe(2);
  });

  test('cliffs rise about it where mountain is, and nowhere along its wall', () => {
    expect(painter.cliffs.length).toBeGreaterThan(0);
    const feet = painter.cliffs.flatMap(({ rim }) => rim);
    const fronts = works.filter(({ side }) => side.kind !== 'slope' && side.kind !== 'tunnel');
    const astray = feet.filter(([x, y]) => sample(painter.fields.mountain, x, y) < 0.1);
    expect(astray).toEqual([]);
    const middles = fronts.map(({ edge }) => edge.middle);
    const near = feet.filter(([x, y]) => middles.some(([mx, my]) => Math.hypot(x - mx, y - my) < 0.35));
    expect(near).toEqual([]);
  });

  test('a map without such ground has no cliffs of it', () => {
    const { cliffs, survey } = preparePainter(minasTirith);
    expect([cliffs, survey.bailey]).toEqual([[], []]);
  });
});

describe('2.2.3 caves in the mountain', () => {
  test('they lie under rock and under no pier, opened on the plan about their own hexes', () => {
    expect(painter.piers).toEqual([]);
    expect(painter.caves.length).toBe(1);
    const middles = painter.caves[0]!.middle.map(hexAt);
    expect(middles.sort()).toEqual([...caves].sort());
    for (const name of caves) {
      const [x, y] = lattice.centres[cellNamed(lattice, name)]!;
      expect([name, sample(painter.fields.rock, x, y) > 0.9]).toEqual([name, true]);
    }
  });

  test('every crystal glitters inside a cave hex', () => {
    const crystals = painter.caves.flatMap((cave) => cave.crystals.map(([at]) => hexAt(at)));
    expect(crystals.length).toBeGreaterThan(0);
    expect(crystals.filter((hex) => !caves.includes(hex))).toEqual([]);
  });
});

describe('2.2.0 decoration', () => {
  test('the stream leaves the Deep by the culvert and runs off the sheet in the west', () => {
    const stream = painter.survey.streams[0]!;
    const hexes = stream.map(hexAt);
    const under = hexes.lastIndexOf('1711');
    expect(hexes.slice(under + 1).find((hex) => hex !== '1711')).toBe('1611');
    expect(stream.at(-1)![0]).toBeLessThan(painter.survey.neat.x0);
  });

  test('the rampart runs over the hexes of the Dike and leaves the breach open', () => {
    const hexes = new Set(painter.survey.ramparts.flat().map(hexAt));
    expect(helmsDeep.zones['dike']!.filter((hex) => !hexes.has(hex))).toEqual([]);
    expect(['0710', '0711'].filter((hex) => hexes.has(hex))).toEqual([]);
  });
});
