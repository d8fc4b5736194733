// Names are lettered letter by letter, and watch-fires burn where no rule looks.
import { afterEach, describe, expect, test } from 'vitest';
import type { MapFile } from '../../src/board/mapFile.ts';
import { speak } from '../../src/i18n/language.ts';
import type { Canvas2D } from '../../src/paint/brush.ts';
import { distance, distanceToLine } from '../../src/paint/geometry/curve.ts';
import type { Scale } from '../../src/paint/geometry/sheet.ts';
import { surveyOf } from '../../src/paint/geometry/survey.ts';
import { watchFiresOf } from '../../src/paint/land/watchFires.ts';
import { terrainFieldsOf } from '../../src/paint/land/terrainFields.ts';
import { isClear, type Inked } from '../../src/paint/plate/clearing.ts';
import {
  letterAlong,
  letterStraight,
  type LetteredName,
  type Lettering,
} from '../../src/paint/plate/lettering.ts';
import { namesOf } from '../../src/paint/plate/names.ts';
import { ornamentsOf } from '../../src/paint/plate/ornaments.ts';
import { numeralsOf, roundelsOf } from '../../src/paint/plate/roundels.ts';
import { FOUGHT_FOR, groundOf } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { letterMap } from '../../src/ui/words/lettered.ts';
import { dagorlad, emptyMap, minasTirith } from './maps.ts';

/** Every map that names are held clear on. */
const MAPS: readonly (readonly [string, MapFile])[] = [
  ...FOUGHT_FOR.map((region) => [region, groundOf(region)!.map] as const),
  ['dagorlad', dagorlad],
];

/** All scales, from afar to near. */
const SHOWN: readonly Scale[] = ['far', 'mid', 'near'];

/** A canvas on which a small letter is half as wide as it is high, and a capital three quarters, as in the lettering of the sheet. */
const measuring = {
  font: '',
  measureText(text: string): { width: number } {
    const widths = [...text].map((letter) => (/\p{Lu}/u.test(letter) ? 0.75 : 0.5));
    const height = Number(/([\d.]+)px/.exec(measuring.font)![1]);
    return { width: widths.reduce((sum, width) => sum + width * height, 0) };
  },
};
const ruler = measuring as unknown as Canvas2D;

const GATE: Lettering = {
  text: 'gate',
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
    expect(letters.map(({ letter }) => letter).join('')).toBe('gate');
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

describe('names', () => {
  const painterOf = (map: MapFile) => {
    const survey = surveyOf(map);
    const [fields, ornaments, roundels] = [terrainFieldsOf(survey), ornamentsOf(survey), roundelsOf(survey)];
    return { survey, fields, ornaments, roundels };
  };
  const namesOn = (map: MapFile, scale: Scale, painter = painterOf(map)) => ({
    field: painter.survey.neat,
    numerals: numeralsOf(painter.roundels, scale),
    names: namesOf(ruler, { ...painter, survey: { ...painter.survey, map } }, scale, 'day'),
  });
  const placesOf = (names: typeof emptyMap.names): readonly (readonly [number, number])[] =>
    namesOn({ ...emptyMap, names }, 'mid').names.map(({ letters }) => {
      const [first, last] = [letters[0]!.at, letters.at(-1)!.at];
      return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    });

  test('one that would lie over another goes beside it, and the one before it stays', () => {
    const tower = { text: 'Tower', at: '0403', importance: 3, kind: 'work' } as const;
    const [alone] = placesOf([tower]);
    const [first, second] = placesOf([tower, { ...tower, text: 'Mound' }]);
    expect(first).toEqual(alone);
    expect(distance(second!, alone!)).toBeGreaterThan(0.5);
    expect(distance(second!, alone!)).toBeLessThan(2);
  });

  test('one that would run over the edge of the field moves in', () => {
    const text = 'The harbour of swans';
    const { names, field } = namesOn(
      { ...emptyMap, names: [{ text, at: '0103', importance: 3, kind: 'work' }] },
      'mid',
    );
    expect(names[0]!.letters[0]!.at[0]).toBeGreaterThan(field.x0);
    expect(names[0]!.letters.at(-1)!.at[0]).toBeLessThan(field.x1);
  });

  const unclearOn = (...given: Parameters<typeof namesOn>): readonly string[] => {
    const { field, numerals, names } = namesOn(...given);
    const others = (name: LetteredName): readonly Inked[] => [
      ...numerals,
      ...names.filter((other) => other !== name),
    ];
    return names.filter((name) => !isClear(name, field, others(name))).map(({ lettering }) => lettering.text);
  };

  test.each(MAPS)(
    'of %s stand on the field, and none touches another or a numeral, from near and from afar',
    async (_, map) => {
      const painter = painterOf(map);
      for (const language of ['en', 'de'] as const) {
        await speak(language);
        const lettered = letterMap(map);
        for (const scale of SHOWN)
          expect(unclearOn(lettered, scale, painter), `${language}, ${scale}`).toEqual([]);
      }
    },
  );

  test('the plate of a map parts its name at the word for "and" of each language', async () => {
    const map = { ...emptyMap, name: 'Minas Morgul and its Vale' };
    expect(letterMap(map).plate).toEqual({
      over: 'A plan of',
      title: 'Minas Morgul',
      under: 'and its Vale',
      bar: 'hexes',
    });
    expect(letterMap({ ...map, name: 'Sandford' }).plate).toMatchObject({ title: 'Sandford', under: '' });
    await speak('de');
    expect(letterMap({ ...map, scale: 'One hex is about 150 paces.' }).plate).toEqual({
      over: 'Karte',
      title: 'Minas Morgul',
      under: 'und sein Tal',
      bar: 'Schritt: ein Feld 150',
    });
  });
  afterEach(() => speak('en'));
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
