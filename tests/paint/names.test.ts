// Names are lettered letter by letter, and watch-fires burn where no rule looks.
import { describe, expect, test } from 'vitest';
import type { Canvas2D } from '../../src/paint/brush.ts';
import { distance, distanceToLine } from '../../src/paint/geometry/curve.ts';
import { surveyOf } from '../../src/paint/geometry/survey.ts';
import { watchFiresOf } from '../../src/paint/land/watchFires.ts';
import { letterAlong, letterStraight, type Lettering } from '../../src/paint/plate/lettering.ts';
import { dagorlad, minasTirith } from './maps.ts';

/** A canvas on which every letter is half as wide as it is high. */
const half = {
  font: '',
  measureText(letter: string): { width: number } {
    return { width: letter.length * Number(/([\d.]+)px/.exec(half.font)![1]) * 0.5 };
  },
};
const ruler = half as unknown as Canvas2D;

const GATE: Lettering = {
  text: 'Gate',
  size: 1,
  spacing: 0.1,
  face: 'roman',
  italic: false,
  ink: '#000000',
  halo: null,
};

describe('letters', () => {
  test('a straight text stands with its middle on its place, its letters evenly apart', () => {
    const letters = letterStraight(ruler, GATE, [10, 4], 0);
    expect(letters.map(({ letter }) => letter).join('')).toBe('Gate');
    expect(letters.map(({ at: [x] }) => Number(x.toFixed(3)))).toEqual([9.1, 9.7, 10.3, 10.9]);
    const upright = letterStraight(ruler, GATE, [10, 4], -Math.PI / 2);
    expect(upright[0]!.at[1]).toBeGreaterThan(upright[3]!.at[1]);
  });

  test('along a line the letters keep their distance from it and turn with it', () => {
    const road = Array.from({ length: 60 }, (_, i) => [i * 0.2, Math.sin(i * 0.1)] as const);
    for (const { at, turn } of letterAlong(ruler, GATE, road, [6, 0], 0.6)) {
      expect(distanceToLine(...at, road)).toBeCloseTo(0.6, 1);
      expect(Math.abs(turn)).toBeLessThan(0.6);
    }
  });
});

describe('watch-fires', () => {
  const survey = surveyOf(minasTirith);
  const fires = watchFiresOf(survey);

  test('burn on both sides of the main gate, at corners of the grid, off every hexside that has a rule', () => {
    expect(fires.length).toBeGreaterThanOrEqual(6);
    for (const fire of fires) {
      const nearest = Math.min(...survey.lattice.centres.map((centre) => distance(centre, fire)));
      expect(nearest).toBeCloseTo(1);
      for (const { edge } of survey.works)
        expect(distanceToLine(...fire, [edge.p, edge.q])).toBeGreaterThan(0.5);
    }
    expect(watchFiresOf(surveyOf(minasTirith))).toEqual(fires);
  });

  test('none burn on a map without a gate', () => {
    expect(watchFiresOf(surveyOf(dagorlad))).toEqual([]);
  });
});
