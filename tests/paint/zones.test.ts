/** What the engraver makes of the zones of a map that say what is in a crater: water, fire, fords, halls. */
import { describe, expect, test } from 'vitest';
import type { HexName } from '../../src/board/mapFile.ts';
import { sample, type Field } from '../../src/paint/geometry/field.ts';
import { cellAt, cellNamed, nameOf } from '../../src/paint/geometry/lattice.ts';
import { preparePainter } from '../../src/paint/painter.ts';
import { baradDur, dagorlad, woodlandRealm } from './maps.ts';

const forest = preparePainter(woodlandRealm);
const tower = preparePainter(baradDur);

const least = ({ survey }: typeof forest, field: Field, names: readonly HexName[]): number =>
  Math.min(
    ...names.map((name) => sample(field, ...survey.lattice.centres[cellNamed(survey.lattice, name)]!)),
  );

describe('2.2.0 craters that are something else', () => {
  test('the middle of every hex of water lies under water, deeper than any ford, and ash lies nowhere', () => {
    const { water = [], ford = [] } = woodlandRealm.zones;
    expect([water.length > 10, ford.length > 2]).toEqual([true, true]);
    expect(least(forest, forest.fields.depth, water)).toBeGreaterThan(0);
    expect(least(forest, forest.fields.depth, ford)).toBeLessThan(least(forest, forest.fields.depth, water));
    expect(forest.craters).toEqual([]);
    expect(least(forest, forest.fields.waste, ford)).toBe(0);
  });

  test('fire glows in its hexes and less under a crust; no farm is near', () => {
    const { fire = [], ford = [] } = baradDur.zones;
    expect(least(tower, tower.fields.fire, fire)).toBeGreaterThan(0.5);
    expect(least(tower, tower.fields.fire, ford)).toBeLessThan(0.5);
    expect([tower.craters, tower.farms]).toEqual([[], []]);
  });

  test('a crater of no such zone stays one', () => {
    expect(preparePainter(dagorlad).craters.length).toBeGreaterThan(0);
  });

  test('halls have no roofs, the court before them has', () => {
    const { halls = [] } = woodlandRealm.zones;
    const { lattice } = forest.survey;
    const roofed = forest.town.roofs.map(({ x, y }) => nameOf(lattice, cellAt(lattice, x, y)));
    expect(roofed.length).toBeGreaterThan(0);
    expect(roofed.filter((name) => halls.includes(name))).toEqual([]);
  });
});
