// Laws of the two small games, on random briefs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fight, musterSides } from '../../src/strategic/battle-for-arda/battle.ts';
import { parseBrief as readArda } from '../../src/strategic/battle-for-arda/brief.ts';
import { standing } from '../../src/strategic/battle-for-arda/force.ts';
import { BATTLE_FOR_ARDA } from '../../src/strategic/battle-for-arda/game.ts';
import { TERRAINS } from '../../src/strategic/battle-for-arda/terrain.ts';
import { UNITS } from '../../src/strategic/battle-for-arda/units.ts';
import { adjudicate } from '../../src/strategic/middle-earth-ix/assault.ts';
import { parseBrief as readAssault } from '../../src/strategic/middle-earth-ix/brief.ts';
import { dieOf } from '../../src/strategic/sample.ts';

const land = [...UNITS.values()].filter(({ traits }) => !traits.includes('ship'));
const mobile = land.filter(({ traits }) => !traits.includes('immobile')).map(({ id }) => id);
const units = (ids: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 5 }), { minKeys: 1, maxKeys: 5 });

const ardaBriefs = fc
  .record({
    terrain: fc.uniqueArray(fc.constantFrom(...TERRAINS), { maxLength: 3 }),
    attacker: units(mobile),
    defender: units(land.map(({ id }) => id)),
    fortificationProtects: fc.boolean(),
  })
  .map(({ attacker, defender, ...rest }) => {
    const read = readArda({
      format: 'battle-for-arda/1',
      attacker: { units: attacker },
      defender: { units: defender },
      ...rest,
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  });

describe('battles of Arda', () => {
  test('end within ten rounds in the verdict of who is left, and nobody comes from nowhere', () => {
    fc.assert(
      fc.property(ardaBriefs, fc.nat(), (brief, seed) => {
        const start = musterSides(brief);
        const { left, rounds, verdict } = fight(brief, start, dieOf(seed, 0));
        expect(rounds).toBeLessThanOrEqual(10);
        for (const role of ['attack', 'defence'] as const) {
          for (const { unit, count, damage } of left[role]) {
            expect(count).toBeLessThanOrEqual(standing(start[role], ({ id }) => id === unit.id));
            expect(damage).toBeLessThanOrEqual(count * (unit.hitPoints - 1));
          }
          const ancient = (force: typeof left.attack) =>
            standing(force, ({ traits }) => traits.includes('invulnerable'));
          expect(ancient(left[role])).toBe(ancient(start[role]));
        }
        expect(verdict !== 'taken' || standing(left.attack) > 0).toBe(true);
        expect(verdict === 'undecided' && rounds < 10).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('a result in which nobody was hurt leaves everybody where he was', () => {
    fc.assert(
      fc.property(ardaBriefs, (brief) => {
        const steps = BATTLE_FOR_ARDA.figures(brief, 'battle');
        const taken = BATTLE_FOR_ARDA.fromResult(brief, 'battle', {
          battle: 'battle',
          steps,
          rounds: 0,
          after: {},
        });
        expect(taken.ok && taken.value.left).toEqual(musterSides(brief));
      }),
      { numRuns: 200 },
    );
  });
});

const power = fc.constantFrom('Cardolan', 'Hillmen', 'Angmar', 'Dunlendings');
const supports = fc.array(
  fc.record({
    power,
    at: fc.constantFrom('TFo', 'WTo', 'Tin', 'HGi', 'Ene'),
    to: fc.constantFrom('Frn', 'SAn'),
    cut: fc.boolean(),
  }),
  { maxLength: 5 },
);

describe('fort assaults', () => {
  const outcome = (given: readonly { power: string; at: string; to: string; cut: boolean }[]) => {
    const read = readAssault({
      format: 'middle-earth-ix-assault/1',
      province: 'Frn',
      defender: { power: 'Arthedain', kind: 'A', order: 'hold' },
      attackers: [{ power: 'Angmar', kind: 'A', nazgul: true, from: 'SAn' }],
      supports: given.map(({ cut, ...one }) => ({
        ...one,
        kind: 'A',
        attackedBy: cut ? [{ power: 'Arthedain', kind: 'A', from: 'Anu' }] : [],
      })),
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return adjudicate(read.value);
  };

  test('one support more for the attacker never saves the fort, and one for the defender never loses it', () => {
    fc.assert(
      fc.property(supports, (given) => {
        const once = given.filter((one, at) => given.findIndex(({ at: place }) => place === one.at) === at);
        const more = (to: string) =>
          outcome([...once, { power: 'Hillmen', at: 'EMo', to, cut: false }]).verdict;
        const { verdict } = outcome(once);
        expect(verdict === 'falls' ? more('SAn') : more('Frn')).toBe(verdict);
      }),
      { numRuns: 500 },
    );
  });
});
